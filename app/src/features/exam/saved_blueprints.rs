//! The saved blueprints beside the composer: one is saved under a name, opened again, or removed and taken back.

use acconcio_training::exam::ExamHead;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::blueprints::{Blueprints, SavedBlueprint};
use super::composing::Composition;
use crate::language::Language;
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::ui::icon::icon;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SavedBlueprintsProps {
    pub(crate) language: Language,
    pub(crate) storage: Storage,
    pub(crate) composition: Composition,
    pub(crate) head: ExamHead,
    pub(crate) on_open: Callback<SavedBlueprint>,
}

/// The outcome of the last action.
#[derive(Clone, PartialEq)]
enum Done {
    Nothing,
    Saved(String),
    Removed(String, Box<SavedBlueprint>),
}

/// The saved blueprints, and the field under whose name the present one is saved.
#[component]
pub(crate) fn SavedBlueprintList(props: &SavedBlueprintsProps) -> Html {
    let SavedBlueprintsProps { language, storage, composition, head, on_open } = props;
    let words = language.composer();
    let all = use_state_eq(|| storage.load::<Blueprints>());
    let typed = use_state_eq(|| None::<String>);
    let done = use_state_eq(|| Done::Nothing);
    {
        let (storage, all) = (storage.clone(), all.setter());
        browser::use_other_windows(Callback::from(move |name: Option<String>| {
            if Storage::concerns::<Blueprints>(name.as_deref()) {
                all.set(storage.load());
            }
        }));
    }
    let name = typed.as_ref().unwrap_or(&head.title).trim().to_owned();
    let put = Put { storage: storage.clone(), all: all.setter(), done: done.setter() };
    let onsubmit = {
        let (put, typed) = (put.clone(), typed.setter());
        let (name, saved) = (name.clone(), SavedBlueprint::of(composition, head));
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if !name.is_empty() {
                put.put(&name, Some(saved.clone()), Done::Saved(name.clone()));
                typed.set(None);
            }
        })
    };
    let oninput = {
        let typed = typed.setter();
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            typed.set(Some(input.value()));
        })
    };
    let rows = all.0.iter().map(|(name, saved)| row(*language, &put, (name, saved), on_open));
    html! {
        <details class="fold" open={!all.0.is_empty() || *done != Done::Nothing}>
            <summary>{ words.blueprints() }</summary>
            if !all.0.is_empty() { <ul class="exam-blueprints">{ for rows }</ul> }
            <form class="exam-fields" {onsubmit}>
                <label>
                    <span>{ words.blueprint_name() }</span>
                    <input type="text" maxlength="80" required={true} value={typed.as_ref().unwrap_or(&head.title).clone()} {oninput} />
                </label>
                <button type="submit" class="button small">{ words.save_blueprint() }</button>
            </form>
            <div role="status">{ said(*language, &put, &done) }</div>
        </details>
    }
}

/// The callback that saves a blueprint under a name, or removes it, and says so.
#[derive(Clone)]
struct Put {
    storage: Storage,
    all: UseStateSetter<Blueprints>,
    done: UseStateSetter<Done>,
}

impl Put {
    fn put(&self, name: &str, blueprint: Option<SavedBlueprint>, done: Done) {
        // Loads them again, since another window may have saved some.
        let next = self.storage.load::<Blueprints>().with(name, blueprint);
        self.storage.store(&next);
        self.all.set(next);
        self.done.set(done);
    }
}

/// A saved blueprint, with the buttons that open and remove it.
fn row(
    language: Language,
    put: &Put,
    (name, saved): (&String, &SavedBlueprint),
    on_open: &Callback<SavedBlueprint>,
) -> Html {
    let words = language.composer();
    let open = on_open.reform({
        let saved = saved.clone();
        move |_: MouseEvent| saved.clone()
    });
    let remove = {
        let (put, name, saved) = (put.clone(), name.clone(), saved.clone());
        Callback::from(move |_: MouseEvent| {
            put.put(&name, None, Done::Removed(name.clone(), Box::new(saved.clone())));
        })
    };
    html! {
        <li key={name.clone()}>
            <button type="button" class="button small" title={words.open_blueprint()} onclick={open}>{ icon("icon-open") }{ name.clone() }</button>
            <button type="button" class="control" aria-label={format!("{}: {name}", words.remove_blueprint())}
                title={words.remove_blueprint()} onclick={remove}>{ icon("icon-cross") }</button>
        </li>
    }
}

/// The outcome of the last action; what was removed can be taken back.
fn said(language: Language, put: &Put, done: &Done) -> Html {
    let words = language.composer();
    match done {
        Done::Nothing => html! {},
        Done::Saved(name) => html! { <p>{ words.blueprint_saved(name) }</p> },
        Done::Removed(name, saved) => {
            let undo = {
                let (put, name, saved) = (put.clone(), name.clone(), saved.clone());
                Callback::from(move |_: MouseEvent| {
                    put.put(&name, Some(SavedBlueprint::clone(&saved)), Done::Nothing);
                })
            };
            html! {
                <p>{ words.blueprint_removed(name) }{ " " }
                    <button type="button" class="button small" onclick={undo}>{ language.mark_book().undo() }</button></p>
            }
        }
    }
}
