//! The keys, listed.

use yew::prelude::*;

use crate::browser;
use crate::language::Language;
use crate::settings::Switch;

/// The name of the dialog in the page.
pub(crate) const DIALOG: &str = "keys";

/// The list of the keys in use, as a dialog; `also` has those of one page alone.
pub fn keys(
    language: Language,
    single_keys: Switch,
    also: Option<(&'static [&'static str], &'static str)>,
) -> Html {
    let words = &language.player();
    let always = [
        (&["←", "→"][..], words.key_step),
        (&["Home", "End"], words.key_ends),
        (&["Space"], words.key_play),
        (&["←", "↑", "→", "↓"], words.key_board),
        (&["Enter"], words.key_choose),
        (&["Esc"], words.key_leave),
    ];
    let single = [
        (&["f"][..], words.key_flip),
        (&["n", "p"], words.key_variant),
        (&["?"], words.key_help),
        (&["1", "…", "9"], words.key_answers),
    ];
    let single = single.into_iter().chain(also).filter(|_| single_keys.is_on());
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
