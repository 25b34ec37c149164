//! A link that knows whether it leads to the page shown.

use yew::prelude::*;
use yew_router::prelude::*;

use crate::route::Route;

/// Where a link leads, and its words.
#[derive(Clone, PartialEq, Properties)]
pub struct NavLinkProps {
    /// Where.
    pub to: Route,
    /// Whether that is here.
    #[prop_or_default]
    pub is_current: bool,
    /// How it looks.
    #[prop_or_default]
    pub class: Classes,
    /// Its words.
    pub children: Html,
}

/// A link within the app.
#[component]
pub fn NavLink(props: &NavLinkProps) -> Html {
    let navigator = use_navigator();
    let onclick = {
        let to = props.to.clone();
        Callback::from(move |event: MouseEvent| {
            let wants_window = event.ctrl_key() || event.meta_key() || event.shift_key();
            if let (false, Some(navigator)) = (wants_window, &navigator) {
                event.prevent_default();
                navigator.push(&to);
            }
        })
    };
    let href = format!("#{}", props.to.to_path());
    html! {
        <a class={props.class.clone()} {href} aria-current={props.is_current.then_some("page")} {onclick}>
            { props.children.clone() }
        </a>
    }
}
