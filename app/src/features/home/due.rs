//! The number of incidents due for review today; a part of the app that is fetched on demand computes
//! it.

use acconcio_part::part;
use yew::prelude::*;

use crate::features::review::queue::{review_hash, today};
use crate::packs::use_catalogue_if;
use crate::platform::browser;
use crate::profile::shared::Shared;
use crate::ui::lazy::{Arrived, Fallback, Lazy, lazy};

#[derive(Clone, PartialEq, Properties)]
struct DueProps {
    shared: Shared,
}

impl Lazy for DueProps {
    fn fetch() -> impl Future<Output = Arrived<DueProps>> {
        fetch_due()
    }
}

#[part(pages)]
fn fetch_due() -> Arrived<DueProps> {
    Ok(|props| html! { <Due ..props /> })
}

/// The link to today's review, while reviews are turned on and some are due.
pub(crate) fn due_today(shared: &Shared) -> Html {
    let shared = shared.clone();
    html! {
        if shared.progress.plan().is_on() {
            { lazy(Fallback::nothing(), DueProps { shared }) }
        }
    }
}

/// The link to the review; nothing until the catalogue has been loaded.
#[component]
fn Due(props: &DueProps) -> Html {
    let DueProps { shared } = props;
    let scenarios = use_catalogue_if(true, shared.language);
    let Some(catalogue) = scenarios.ready() else { return html! {} };
    let (progress, plan) = (shared.progress.progress(), shared.progress.plan());
    let left =
        today(progress, plan, (&catalogue.scenarios, shared.laws), browser::here_and_now()).left;
    html! {
        if let Some(first) = left.first() {
            <p class="opening-due"><a href={review_hash(first)}>{ shared.language.review().review_today(left.len()) }</a></p>
        }
    }
}
