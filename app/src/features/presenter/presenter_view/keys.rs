//! The list of the keys.

use yew::prelude::*;

use super::Controls;
use crate::ui::keys::{Keys, Row, dialog};

/// The dialog with the keys and their commands.
pub(crate) fn keys_dialog(controls: &Controls<'_>) -> Html {
    let Controls { language, props, .. } = controls;
    let words = language.present();
    let always: [Row; 7] = [
        (&["PageUp", "PageDown", "←", "→"], words.key_stage()),
        (&["F5"], words.key_start()),
        (&["Esc"], words.key_stop()),
        (&[".", "b"], words.key_black()),
        (&["Space"], words.key_space()),
        (&["↑", "↓"], words.key_item()),
        (&["Home", "End"], words.key_ends()),
    ];
    let single: [Row; 11] = [
        (&["k", "j"], words.key_stage()),
        (&["p", "n"], words.key_item()),
        (&["w", ","], words.key_paper()),
        (&["0", "…", "9"], words.key_answers()),
        (&["+", "−"], words.key_count()),
        (&["r"], words.key_reveal()),
        (&["u", "d"], words.key_scroll()),
        (&["z"], words.key_audience()),
        (&["F"], words.key_full_screen()),
        (&["f"], words.key_flip()),
        (&["?"], words.key_help()),
    ];
    let keys = Keys {
        heading: words.keys(),
        always: &always,
        single: &single,
        off: words.single_keys_off(),
    };
    dialog(*language, props.shared.settings.single_keys, &keys)
}
