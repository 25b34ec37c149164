//! The next incident after a ruling.

use yew::prelude::*;

use super::player_props::PlayerProps;
use crate::features::library::begin::begin;
use crate::features::library::queue::{Purpose, QueuePosition};
use crate::packs;
use crate::platform::address;

/// The button that leads to the next incident.
pub(crate) struct Onward {
    /// The label of the button.
    pub(crate) label: &'static str,
    /// The action of the button.
    pub(crate) on_next: Callback<()>,
}

/// Leads to the next incident; after the end of a run to a new one, after that of a queue back to its
/// origin.
pub(crate) fn onward(props: &PlayerProps, position: Option<&QueuePosition>) -> Onward {
    let PlayerProps { shared, queue, .. } = props;
    let words = shared.language.practice();
    if queue.ending(shared.progress.progress()).is_some() {
        let props = props.clone();
        let on_next = Callback::from(move |()| {
            if let Some(catalogue) = &props.catalogue {
                begin(&props.queue, &props.library(catalogue));
            }
        });
        return Onward { label: words.new_run(), on_next };
    }
    let next_incident = shared.language.ruling().next_incident();
    let Some(position) = position else {
        let props = props.clone();
        let on_next =
            Callback::from(move |()| wasm_bindgen_futures::spawn_local(go_on(props.clone())));
        return Onward { label: next_incident, on_next };
    };
    let (label, hash) = match &position.next {
        Some(next) => (next_incident, next.clone()),
        None => (way_out_label(props), queue.way_out()),
    };
    Onward { label, on_next: Callback::from(move |()| address::go_to_hash(&hash)) }
}

/// Leads on as soon as the list of incidents is there; to the origin of the queue where it does not arrive.
async fn go_on(props: PlayerProps) {
    let catalogue = packs::catalogue(props.shared.language).await;
    let next = catalogue.ok().and_then(|catalogue| props.position(&catalogue).next);
    address::go_to_hash(&next.unwrap_or_else(|| props.queue.way_out()));
}

fn way_out_label(props: &PlayerProps) -> &'static str {
    let words = props.shared.language.practice();
    match props.queue.purpose {
        Purpose::List => words.to_list(),
        Purpose::Course(_) => words.to_course(),
        Purpose::Chosen(_) => words.to_plan(),
        Purpose::Continuous(_)
        | Purpose::SuddenDeath(_)
        | Purpose::Intervene(_)
        | Purpose::Mistakes => words.to_practice(),
        Purpose::Review => words.to_progress(),
    }
}
