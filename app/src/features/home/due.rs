//! The number of incidents due for review today; a part of the app that is fetched on demand computes
//! it.

use std::rc::Rc;

use acconcio_training::scenario::Catalogue;
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

use crate::features::review::queue::{review_hash, today};
use crate::platform::browser;
use crate::profile::shared::Shared;
use crate::ui::lazy::{Arrived, Fallback, Lazy, lazy};

#[derive(Clone)]
struct DueProps {
    shared: Shared,
    catalogue: Rc<Catalogue>,
}

impl Lazy for DueProps {
    fn fetch() -> impl Future<Output = Arrived<DueProps>> {
        fetch_due()
    }
}

#[wasm_split(pages, fallible)]
fn fetch_due() -> Arrived<DueProps> {
    Ok(due)
}

/// The link to today's review, while reviews are turned on and some are due.
pub(crate) fn due_today(shared: &Shared, catalogue: &Rc<Catalogue>) -> Html {
    let (shared, catalogue) = (shared.clone(), catalogue.clone());
    html! {
        if shared.progress.plan().is_on() {
            { lazy(Fallback::Nothing, DueProps { shared, catalogue }) }
        }
    }
}

fn due(props: DueProps) -> Html {
    let DueProps { shared, catalogue } = props;
    let (progress, plan) = (shared.progress.progress(), shared.progress.plan());
    let left = today(progress, plan, &catalogue.scenarios, browser::here_and_now()).left;
    html! {
        if let Some(first) = left.first() {
            <p class="opening-due"><a href={review_hash(first)}>{ shared.language.review().review_today(left.len()) }</a></p>
        }
    }
}
