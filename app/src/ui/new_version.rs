//! The offer of a new version of the app while the page is open.

use yew::prelude::*;

use super::icon::icon;
use crate::language::Language;
use crate::platform::browser;

/// The properties of the offer.
#[derive(Clone, PartialEq, Properties)]
pub struct NewVersionProps {
    /// The language of the app.
    pub language: Language,
}

/// The offer to load the new version; the page works as before until it is accepted.
#[component]
pub fn NewVersion(props: &NewVersionProps) -> Html {
    let is_here = browser::use_new_version();
    let is_put_off = use_state_eq(|| false);
    if !is_here || *is_put_off {
        return html! {};
    }
    let words = &props.language.shell();
    let on_reload = Callback::from(|_: MouseEvent| browser::begin_new_version());
    let setter = is_put_off.setter();
    let on_later = Callback::from(move |_: MouseEvent| setter.set(true));
    html! {
        <div class="remarks" role="status">
            <div><p>{ words.new_version() }</p></div>
            <div class="remarks-ways">
                <button type="button" class="button small" onclick={on_reload}>{ icon("icon-replay") }{ words.reload() }</button>
                <button type="button" class="button small" onclick={on_later}>{ words.later() }</button>
            </div>
        </div>
    }
}
