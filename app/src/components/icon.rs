//! A drawn sign beside or instead of a word.

use yew::prelude::*;

/// Which sign.
#[derive(Clone, PartialEq, Properties)]
pub struct IconProps {
    /// Its name in the sprite.
    pub name: &'static str,
}

/// A sign from the sprite; never the only carrier of a meaning, so it is not spoken.
#[component]
pub fn Icon(props: &IconProps) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <use href={format!("#{}", props.name)} />
        </svg>
    }
}
