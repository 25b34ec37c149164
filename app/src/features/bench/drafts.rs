//! The drafts on this device, and the ways to begin one.

use acconcio_authoring::Draft;
use yew::prelude::*;

use super::opened::begin;
use crate::language::Language;
use crate::platform::address;
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::platform::storage::drafts::SavedDraft;
use crate::route::Route;
use crate::route::bench_address::address_of;
use crate::ui::icon::icon;
use crate::ui::link::link;

/// The properties of the list.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct DraftListProps {
    pub(crate) language: Language,
    pub(crate) storage: Storage,
}

/// The list of drafts, the newest first.
#[component]
pub(crate) fn DraftList(props: &DraftListProps) -> Html {
    let DraftListProps { language, storage } = props;
    let words = language.bench();
    let again = use_force_update();
    let removed = use_state(|| None::<(String, SavedDraft)>);
    {
        let again = again.clone();
        browser::use_other_windows(Callback::from(move |_| again.force_update()));
    }
    let on_new = {
        let storage = storage.clone();
        Callback::from(move |_: MouseEvent| {
            let scenario = Draft::begun("incident", "a").scenario();
            address::go_to_hash(&address_of(&begin(&storage, scenario, "a")));
        })
    };
    let mut drafts: Vec<(String, SavedDraft)> = storage.drafts().into_iter().collect();
    drafts.sort_by_key(|(_, draft)| std::cmp::Reverse(draft.at));
    let on_remove = |id: &str, draft: &SavedDraft| {
        let (storage, removed, again) = (storage.clone(), removed.clone(), again.clone());
        let (id, draft) = (id.to_owned(), draft.clone());
        Callback::from(move |_: MouseEvent| {
            storage.remove_draft(&id);
            removed.set(Some((id.clone(), draft.clone())));
            again.force_update();
        })
    };
    let on_restore = {
        let (storage, removed) = (storage.clone(), removed.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some((id, draft)) = &*removed {
                storage.save_draft(id, draft, None);
            }
            removed.set(None);
        })
    };
    let row = |(id, draft): &(String, SavedDraft)| {
        let title = language.draft_title(&draft.scenario);
        let acts = draft.scenario.variants.iter().map(|it| it.incident.acts.len()).max();
        html! {
            <li key={id.clone()}>
                <a href={address_of(id)}><strong>{ title.clone() }</strong>
                    <span>{ words.extent(acts.unwrap_or_default(), draft.scenario.variants.len()) }</span></a>
                <button type="button" class="button small" aria-label={words.remove(title)}
                    onclick={on_remove(id, draft)}>{ words.delete() }</button>
            </li>
        }
    };
    html! {
        <>
            <div class="button-row">
                <button type="button" class="button primary" onclick={on_new}>{ icon("mark-piece-on") }{ words.begin_new() }</button>
                { link(&Route::Library, "button", html! { { words.begin_with_incident() } }) }
            </div>
            <div role="status">
                if let Some((_, draft)) = &*removed {
                    <p class="bench-removed">{ words.removed(language.draft_title(&draft.scenario)) }{ " " }
                        <button type="button" class="button small" onclick={on_restore}>{ words.undo() }</button></p>
                }
            </div>
            if drafts.is_empty() {
                { ways(*language) }
            } else {
                <h2>{ words.drafts() }</h2>
                <ul class="bench-drafts">{ for drafts.iter().map(row) }</ul>
            }
        </>
    }
}

/// The parts of the work, for whoever has not begun yet.
fn ways(language: Language) -> Html {
    let words = language.bench();
    let part = |(index, (name, line)): (usize, (&'static str, &'static str))| {
        let number = index + 1;
        html! { <li><h3><span class="bench-number" aria-hidden="true">{ number }</span>{ name }</h3><p>{ line }</p></li> }
    };
    let parts = [
        (words.set_up(), words.set_up_line()),
        (words.record(), words.record_line()),
        (words.texts(), words.texts_line()),
        (words.send(), words.send_line()),
    ];
    html! {
        <>
            <h2 class="bench-how">{ words.how_it_goes() }</h2>
            <ol class="ways-to-practise bench-parts">{ for parts.into_iter().enumerate().map(part) }</ol>
        </>
    }
}
