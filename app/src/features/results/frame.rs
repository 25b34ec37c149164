//! A table in a frame that scrolls.

use yew::prelude::*;

/// The sign for a number that cannot be told.
pub(crate) const NO_NUMBER: &str = "–";

/// A table that scrolls in its own frame where it is wider than the page.
pub(crate) fn framed(label: &'static str, table: Html) -> Html {
    html! { <div class="marking-frame" role="region" tabindex="0" aria-label={label}>{ table }</div> }
}
