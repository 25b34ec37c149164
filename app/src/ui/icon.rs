//! Icons beside or instead of words.

use yew::prelude::*;

/// Draws an icon from the sprite; it is never the only carrier of a meaning, so it is not spoken.
pub fn icon(name: &'static str) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <use href={format!("#{name}")} />
        </svg>
    }
}
