//! The keys, listed.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::language::Language;

/// What the list needs.
#[derive(Clone, PartialEq, Properties)]
pub struct KeysProps {
    /// Whether it is shown.
    pub is_open: bool,
    /// It was closed.
    pub on_close: Callback<()>,
}

/// The list of keys, as a dialog.
#[component]
pub fn Keys(props: &KeysProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let words = &language.words().player;
    let dialog = use_node_ref();
    {
        let dialog = dialog.clone();
        use_effect_with(props.is_open, move |is_open| {
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
                if !*is_open {
                    dialog.close();
                } else if !dialog.open() {
                    // Refused only when it is already open, or not in the page.
                    let _ = dialog.show_modal();
                }
            }
        });
    }
    let rows = [
        (&["←", "→"][..], words.key_step),
        (&["Home", "End"], words.key_ends),
        (&["Space"], words.key_play),
        (&["f"], words.key_flip),
        (&["n", "p"], words.key_variant),
        (&["?"], words.key_help),
        (&["←", "↑", "→", "↓"], words.key_board),
        (&["Enter"], words.key_choose),
        (&["Esc"], words.key_leave),
        (&["1", "…", "9"], words.key_answers),
    ];
    let row = |(keys, meaning): (&[&'static str], &'static str)| {
        html! {
            <div>
                <dt>{ for keys.iter().map(|key| html! { <kbd>{ language.key_cap(key) }</kbd> }) }</dt>
                <dd>{ meaning }</dd>
            </div>
        }
    };
    let onclose = props.on_close.reform(|_: Event| ());
    let onclick = props.on_close.reform(|_: MouseEvent| ());
    html! {
        <dialog class="keys" ref={dialog} aria-labelledby="keys-heading" {onclose}>
            <h2 id="keys-heading">{ words.keys }</h2>
            <dl>{ for rows.into_iter().map(row) }</dl>
            <button type="button" class="button" {onclick}>{ language.words().shell.close }</button>
        </dialog>
    }
}
