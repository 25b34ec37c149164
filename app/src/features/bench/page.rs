//! The page of the bench: the drafts, or one of them.

use std::rc::Rc;

use acconcio_part::part;
use yew::prelude::*;

use super::draft_page::DraftPage;
use super::drafts::DraftList;
use super::opened::copy;
use crate::features::mate::search_page::SearchPageProps;
use crate::language::Language;
use crate::packs::LoadError;
use crate::platform::storage::Storage;
use crate::platform::storage::drafts::SavedDraft;
use crate::route::bench_address::{Asked, Copied, address_of};
use crate::ui::document::use_title;
use crate::ui::lazy::{Arrived, Lazy};
use crate::ui::notices::{broken_pack, loading, not_found};

/// The properties of the page, in a part of its own.
#[derive(Clone)]
pub(crate) struct BenchPageProps(pub(crate) SearchPageProps);

impl Lazy for BenchPageProps {
    fn fetch() -> impl Future<Output = Arrived<BenchPageProps>> {
        fetch_bench()
    }
}

#[part(bench)]
fn fetch_bench() -> Arrived<BenchPageProps> {
    Ok(|props| html! { <BenchPage ..props.0 /> })
}

/// The page of the bench.
#[component]
pub(crate) fn BenchPage(props: &SearchPageProps) -> Html {
    let SearchPageProps { shared, hash, on_hash } = props;
    let language = shared.language;
    let words = language.bench();
    use_title(language, words.heading());
    let storage = shared.progress.storage().clone();
    match Asked::of_hash(hash) {
        Asked::List => html! {
            <main id="content" class="laws bench" tabindex="-1">
                <div class="laws-opening"><h1>{ words.heading() }</h1><p>{ words.lead() }</p></div>
                <DraftList {language} {storage} />
            </main>
        },
        Asked::Draft(id) => {
            html! { <OpenDraft key={id.clone()} {language} {storage} id={id.clone()} /> }
        }
        Asked::Copy(copied) => {
            html! { <CopyPage {language} {storage} {copied} on_hash={on_hash.clone()} /> }
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct OpenProps {
    language: Language,
    storage: Storage,
    id: String,
}

/// The draft with a name, as it is saved now.
#[component]
fn OpenDraft(props: &OpenProps) -> Html {
    let OpenProps { language, storage, id } = props.clone();
    let reading = use_state_eq(|| 0_u32);
    let saved: Rc<Option<SavedDraft>> = {
        let (storage, id) = (storage.clone(), id.clone());
        use_memo(*reading, move |_| storage.draft(&id))
    };
    let Some(draft) = saved.as_ref().clone() else { return not_found(language) };
    let on_read_again = {
        let reading = reading.clone();
        Callback::from(move |()| reading.set(*reading + 1))
    };
    html! { <DraftPage key={*reading} {language} {storage} {id} draft={Rc::new(draft)} {on_read_again} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct CopyProps {
    language: Language,
    storage: Storage,
    copied: Copied,
    on_hash: Callback<String>,
}

/// Copies an incident into a draft, and goes there.
#[component]
fn CopyPage(props: &CopyProps) -> Html {
    let CopyProps { language, storage, copied, on_hash } = props.clone();
    let failed = use_state(|| None::<Option<LoadError>>);
    {
        let failed = failed.setter();
        use_effect_with(copied, move |copied| {
            let copied = copied.clone();
            wasm_bindgen_futures::spawn_local(async move {
                match copy(&storage, &copied).await {
                    // The address of the copy takes the place of the one that asked for it: going back does not copy
                    // again.
                    Ok(Some(id)) => on_hash.emit(address_of(&id)),
                    Ok(None) => failed.set(Some(None)),
                    Err(error) => failed.set(Some(Some(error))),
                }
            });
        });
    }
    match &*failed {
        None => loading(language),
        Some(None) => not_found(language),
        Some(Some(error)) => broken_pack(language, error),
    }
}
