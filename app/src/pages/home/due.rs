//! How much is due for review today; reckoned by a part of the app that is fetched for it.

use std::rc::Rc;

use acconcio_core::story::Catalogue;
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

use crate::app::Shared;
use crate::browser;
use crate::later::Arrived;
use crate::review::{queue, review_hash};

#[derive(Clone, PartialEq, Properties)]
struct DueProps {
    shared: Shared,
    catalogue: Rc<Catalogue>,
}

/// The way to today's review, while incidents come back and some are due.
pub(super) fn due_today(shared: &Shared, catalogue: &Rc<Catalogue>) -> Html {
    let (shared, catalogue) = (shared.clone(), catalogue.clone());
    html! {
        if shared.progress.plan().is_on() { <DueToday {shared} {catalogue} /> }
    }
}

/// Nothing until the part is here. Where it does not arrive, the page of progress tells.
#[component]
fn DueToday(props: &DueProps) -> Html {
    let arrived = use_state(|| None);
    let setter = arrived.setter();
    use_effect_with((), move |()| {
        wasm_bindgen_futures::spawn_local(async move { setter.set(fetch_due().await.ok()) });
    });
    match *arrived {
        Some(draw) => draw(props.clone()),
        None => html! {},
    }
}

#[wasm_split(progress, fallible)]
fn fetch_due() -> Arrived<DueProps> {
    Ok(due)
}

fn due(props: DueProps) -> Html {
    let DueProps { shared, catalogue } = props;
    let progress = &shared.progress;
    let due =
        queue(progress.progress(), progress.plan(), &catalogue.cards, browser::here_and_now());
    html! {
        if let Some(first) = due.first() {
            <p class="opening-due"><a href={review_hash(first)}>{ shared.language.review_today(due.len()) }</a></p>
        }
    }
}
