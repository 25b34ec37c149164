//! A fold that remembers on this device whether it is open.

use web_sys::{Event, HtmlElement};
use yew::prelude::*;

use super::icon::icon;
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::platform::storage::folds::{Fold, OpenFolds, Turned};

/// The properties of a fold.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct FoldProps {
    pub(crate) fold: Fold,
    pub(crate) heading: &'static str,
    /// A word or a number beside the heading.
    #[prop_or_default]
    pub(crate) beside: Option<String>,
    pub(crate) children: Html,
}

/// A heading under which something can be unfolded.
#[component]
pub(crate) fn Folded(props: &FoldProps) -> Html {
    let FoldProps { fold, heading, beside, children } = props;
    let (is_open, ontoggle) = use_fold(*fold);
    // What is folded is drawn after what can be seen.
    let is_drawn = browser::use_one_after_another(1) == 1;
    html! {
        <details class="kept-fold" data-fold={<&str>::from(*fold)} open={is_open} {ontoggle}>
            <summary>
                { icon("icon-chevron") }
                <h3>{ *heading }</h3>
                if let Some(beside) = beside { <span class="fold-beside">{ beside.clone() }</span> }
            </summary>
            <div class="fold-content">if is_open || is_drawn { { children.clone() } }</div>
        </details>
    }
}

/// Whether a fold is open, and the callback that remembers when it is turned.
#[hook]
pub(crate) fn use_fold(fold: Fold) -> (bool, Callback<Event>) {
    let storage = use_context::<Storage>();
    let is_open = {
        let storage = storage.clone();
        use_state_eq(move || storage.is_some_and(|it| it.load::<OpenFolds>().is_open(fold)))
    };
    let ontoggle = {
        let is_open = is_open.clone();
        Callback::from(move |event: Event| {
            let Some(details) = event.target_dyn_into::<HtmlElement>() else { return };
            let now = if details.has_attribute("open") { Turned::Open } else { Turned::Closed };
            is_open.set(now == Turned::Open);
            if let Some(storage) = &storage {
                let before = storage.load::<OpenFolds>();
                let after = before.clone().turned(fold, now);
                if after != before {
                    storage.store(&after);
                }
            }
        })
    };
    (*is_open, ontoggle)
}
