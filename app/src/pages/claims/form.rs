//! Where the games come from, and under which edition they are looked at.

use acconcio_core::laws::EditionId;
use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{Blob, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::components::icon::icon;
use crate::language::Language;

/// What the form needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct FormProps {
    pub(super) language: Language,
    pub(super) edition: UseStateHandle<EditionId>,
    /// A file, or what was pasted as one, is to be read.
    pub(super) on_file: Callback<Blob>,
}

/// A field to paste games, a button to open a file, and the choice of the edition.
#[component]
pub(super) fn Form(props: &FormProps) -> Html {
    let FormProps { language, edition, on_file } = props;
    let words = language.claims();
    let field = use_node_ref();
    let onsubmit = {
        let (field, on_file) = (field.clone(), on_file.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let pasted = field.cast::<HtmlTextAreaElement>().map(|field| field.value());
            if let Some(file) = pasted.and_then(|text| file_of(&text)) {
                on_file.emit(file);
            }
        })
    };
    let on_example = {
        let (field, on_file) = (field.clone(), on_file.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                field.set_value(words.example_games);
            }
            if let Some(file) = file_of(words.example_games) {
                on_file.emit(file);
            }
        })
    };
    let on_open = {
        let on_file = on_file.clone();
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                on_file.emit(file.into());
            }
            // The same file may then be chosen once more.
            input.set_value("");
        })
    };
    let ondrop = {
        let on_file = on_file.clone();
        Callback::from(move |event: DragEvent| {
            let files = event.data_transfer().and_then(|dropped| dropped.files());
            // A text that is dropped goes into the field, as everywhere.
            if let Some(file) = files.and_then(|files| files.get(0)) {
                event.prevent_default();
                on_file.emit(file.into());
            }
        })
    };
    // Otherwise the browser would open the file itself.
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    html! {
        <form class="claims-form" {onsubmit} {ondrop} {ondragover}>
            <div class="mate-form">
            <label for="claims-games">{ words.games }</label>
            <textarea id="claims-games" ref={field} rows="7" spellcheck="false" autocomplete="off" autocapitalize="off"
                aria-describedby="claims-hint" />
            <p id="claims-hint" class="hint">{ words.games_hint }{ " " }{ words.drop }</p>
            </div>
            <div class="button-row">
                <button type="submit" class="button primary">{ words.look }</button>
                <label class="button file-button">
                    { icon("icon-open") }{ words.open }
                    <input type="file" accept=".pgn,application/x-chess-pgn,text/plain" onchange={on_open} />
                </label>
                <button type="button" class="button" onclick={on_example}>{ words.example }</button>
                { choice(*language, edition) }
            </div>
        </form>
    }
}

/// What was pasted, as a file; none where nothing was.
fn file_of(text: &str) -> Option<Blob> {
    let is_empty = text.trim().is_empty();
    let parts = Array::of1(&JsValue::from(text));
    Blob::new_with_str_sequence(&parts).ok().filter(|_| !is_empty)
}

fn choice(language: Language, chosen: &UseStateHandle<EditionId>) -> Html {
    let onchange = {
        let chosen = chosen.setter();
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            if let Some(edition) = EditionId::named(&select.value()) {
                chosen.set(edition);
            }
        })
    };
    let option = |edition: EditionId| {
        html! {
            <option value={edition.name()} selected={edition == **chosen}>{ language.edition(edition) }</option>
        }
    };
    html! {
        <label class="filter">
            <span>{ language.claims().edition }</span>
            <select {onchange}>{ for EditionId::FIDE.into_iter().map(option) }</select>
        </label>
    }
}
