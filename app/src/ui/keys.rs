//! The list of keys.

use yew::prelude::*;

use crate::language::Language;
use crate::platform::browser;
use crate::profile::settings::Switch;

/// The id of the dialog in the page.
pub(crate) const DIALOG: &str = "keys";

/// Keys with the same function, and that function.
pub(crate) type Row = (&'static [&'static str], &'static str);

/// The keys of a page.
pub(crate) struct Keys<'a> {
    /// The heading of the list.
    pub heading: &'static str,
    /// The keys that always work.
    pub always: &'a [Row],
    /// The letters and signs that can be switched off.
    pub single: &'a [Row],
    /// The text where the single keys are switched off.
    pub off: &'static str,
}

/// The properties of the keys of a replay.
#[derive(Clone, PartialEq, Properties)]
pub struct ReplayKeysProps {
    /// The language of the reader.
    pub language: Language,
    /// Whether the letters and signs work.
    pub single_keys: Switch,
    /// The row of one page alone.
    #[prop_or_default]
    pub also: Option<Row>,
}

/// The keys of a replay, as a dialog: drawn once, in a task after that of the page, for few ever open it.
#[component]
pub fn ReplayKeys(props: &ReplayKeysProps) -> Html {
    let ReplayKeysProps { language, single_keys, also } = *props;
    let words = &language.player();
    let drawn = browser::use_one_after_another(1);
    if drawn == 0 {
        return html! { <dialog class="keys" id={DIALOG} aria-label={words.keys()} /> };
    }
    let always: [Row; 9] = [
        (&["←", "→"], words.key_step()),
        (&["Home", "End"], words.key_ends()),
        (&["Space"], words.key_play()),
        (&["←", "↑", "→", "↓"], words.key_board()),
        (&["Space"], words.key_choose()),
        (&["Enter"], words.key_enter()),
        (&["Esc"], words.key_leave()),
        (&["Backspace"], words.key_undo()),
        (&["Enter"], words.key_next()),
    ];
    let single: [Row; 4] = [
        (&["f"], words.key_flip()),
        (&["n", "p"], words.key_variant()),
        (&["?"], words.key_help()),
        (&["0", "…", "9"], words.key_answers()),
    ];
    let single: Vec<Row> = single.into_iter().chain(also).collect();
    let keys = Keys {
        heading: words.keys(),
        always: &always,
        single: &single,
        off: words.single_keys_off(),
    };
    dialog(language, single_keys, &keys)
}

/// Draws a list of keys as a dialog.
pub(crate) fn dialog(language: Language, single_keys: Switch, keys: &Keys<'_>) -> Html {
    let single = keys.single.iter().filter(|_| single_keys.is_on());
    let cap = |key: &&'static str| html! { <kbd>{ language.key_cap(key) }</kbd> };
    let row = |(keys, meaning): &Row| {
        html! { <div><dt>{ for keys.iter().map(cap) }</dt><dd>{ *meaning }</dd></div> }
    };
    let onclick = Callback::from(|_: MouseEvent| browser::turn_dialog(DIALOG));
    html! {
        <dialog class="keys" id={DIALOG} aria-labelledby="keys-heading">
            <h2 id="keys-heading">{ keys.heading }</h2>
            <dl>{ for keys.always.iter().chain(single).map(row) }</dl>
            if !single_keys.is_on() { <p class="keys-off">{ keys.off }</p> }
            <button type="button" class="button" {onclick}>{ language.shell().close() }</button>
        </dialog>
    }
}
