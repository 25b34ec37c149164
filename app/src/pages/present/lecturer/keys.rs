//! The keys of a show, listed.

use yew::prelude::*;

use super::Desk;
use crate::browser;
use crate::components::keys::DIALOG;

/// The keys, and what each does here.
pub(super) fn keys_dialog(desk: &Desk<'_>) -> Html {
    let Desk { language, props, .. } = desk;
    let words = language.present();
    let always = [
        (&["PageUp", "PageDown", "←", "→"][..], words.key_stage),
        (&["F5"], words.key_start),
        (&["Esc"], words.key_stop),
        (&[".", "b"], words.key_black),
        (&["Space"], words.key_space),
        (&["↑", "↓"], words.key_item),
        (&["Home", "End"], words.key_ends),
    ];
    let single = [
        (&["k", "j"][..], words.key_stage),
        (&["p", "n"], words.key_item),
        (&["w", ","], words.key_paper),
        (&["1", "…", "9"], words.key_answers),
        (&["+", "−"], words.key_count),
        (&["z"], words.key_room),
        (&["F"], words.key_full_screen),
        (&["f"], words.key_flip),
        (&["?"], words.key_help),
    ];
    let single_keys = props.shared.settings.single_keys;
    let single = single.into_iter().filter(|_| single_keys.is_on());
    let cap = |key: &&'static str| html! { <kbd>{ language.key_cap(key) }</kbd> };
    let row = |(keys, meaning): (&[&'static str], &'static str)| {
        html! { <div><dt>{ for keys.iter().map(cap) }</dt><dd>{ meaning }</dd></div> }
    };
    let onclick = Callback::from(|_: MouseEvent| browser::turn_dialog(DIALOG));
    html! {
        <dialog class="keys" id={DIALOG} aria-labelledby="keys-heading">
            <h2 id="keys-heading">{ words.keys }</h2>
            <dl>{ for always.into_iter().chain(single).map(row) }</dl>
            if !single_keys.is_on() { <p class="keys-off">{ words.single_keys_off }</p> }
            <button type="button" class="button" {onclick}>{ language.shell().close }</button>
        </dialog>
    }
}
