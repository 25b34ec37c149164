//! The form that takes the games: a field to paste them into, or a file.

use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{Blob, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::language::Language;
use crate::ui::icon::icon;

/// The beginning of a game, as it is shown in the empty field.
const PLACEHOLDER: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. …";

/// The properties of the form.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct FormProps {
    pub(crate) language: Language,
    /// Reads a file, or the pasted text as one.
    pub(crate) on_file: Callback<Blob>,
    /// Reports that the field was submitted empty.
    pub(crate) on_empty: Callback<()>,
}

/// A field for pasted games, and buttons to open a file and to try an example.
#[component]
pub(crate) fn Form(props: &FormProps) -> Html {
    let FormProps { language, on_file, on_empty } = props;
    let words = language.claims();
    let field = use_node_ref();
    let onsubmit = {
        let (field, on_file, on_empty) = (field.clone(), on_file.clone(), on_empty.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let Some(field) = field.cast::<HtmlTextAreaElement>() else { return };
            match file_of(&field.value()) {
                Some(file) => on_file.emit(file),
                None => {
                    on_empty.emit(());
                    // The focus goes to the field, which has to be filled in next.
                    let _ = field.focus();
                }
            }
        })
    };
    let on_example = {
        let (field, on_file, language) = (field.clone(), on_file.clone(), *language);
        Callback::from(move |_: MouseEvent| {
            let games = language.example_games();
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                field.set_value(&games);
            }
            if let Some(file) = file_of(&games) {
                on_file.emit(file);
            }
        })
    };
    let (on_open, ondrop) = (opened(on_file.clone()), dropped(on_file.clone()));
    // Without this the browser would open the dropped file itself.
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    html! {
        <form class="claims-form" {onsubmit} {ondrop} {ondragover}>
            <div class="mate-form">
                <label for="claims-games">{ words.games() }</label>
                <textarea id="claims-games" ref={field} rows="5" spellcheck="false" autocomplete="off" autocapitalize="off"
                    aria-describedby="claims-hint" placeholder={PLACEHOLDER} />
                <p id="claims-hint" class="hint">{ words.games_hint() }</p>
            </div>
            <div class="button-row">
                <button type="submit" class="button primary">{ words.look() }</button>
                <label class="button file-button">
                    { icon("icon-open") }{ words.open() }
                    <input type="file" accept=".pgn,application/x-chess-pgn,text/plain" onchange={on_open} />
                </label>
                <button type="button" class="button" onclick={on_example}>{ words.example() }</button>
            </div>
        </form>
    }
}

/// Reads the file that was chosen.
fn opened(on_file: Callback<Blob>) -> Callback<Event> {
    Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            on_file.emit(file.into());
        }
        // Lets the same file be chosen again.
        input.set_value("");
    })
}

/// Reads the file that was dropped; dropped text goes into the field, as the browser does it.
fn dropped(on_file: Callback<Blob>) -> Callback<DragEvent> {
    Callback::from(move |event: DragEvent| {
        let files = event.data_transfer().and_then(|dropped| dropped.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            event.prevent_default();
            on_file.emit(file.into());
        }
    })
}

/// The pasted text as a file; `None` where it is empty.
fn file_of(text: &str) -> Option<Blob> {
    let is_empty = text.trim().is_empty();
    let parts = Array::of1(&JsValue::from(text));
    Blob::new_with_str_sequence(&parts).ok().filter(|_| !is_empty)
}
