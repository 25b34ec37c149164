//! The next incident after a ruling.

use yew::prelude::*;

use super::player_props::PlayerProps;
use crate::features::library::queue::{Purpose, QueuePosition};
use crate::platform::address;

/// The button that leads to the next incident.
#[derive(Clone)]
pub(crate) struct Onward {
    /// The label of the button.
    pub(crate) label: &'static str,
    /// The action of the button.
    pub(crate) on_next: Callback<()>,
}

/// Leads to the next incident; after the end of a run to a new one, after that of a queue back to its origin. Where the
/// position is not known yet, it leads on as soon as it is, and to the origin where it never will be.
#[hook]
pub(crate) fn use_onward(props: &PlayerProps, position: Option<&QueuePosition>) -> Onward {
    let PlayerProps { shared, queue, queued, .. } = props;
    let is_waiting = use_state_eq(|| false);
    let there = match position {
        Some(position) => Some(position.next.clone().unwrap_or_else(|| queue.way_out())),
        None => queued.is_missed.then(|| queue.way_out()),
    };
    {
        let waiting = is_waiting.setter();
        use_effect_with((*is_waiting, there.clone()), move |(is_waiting, there)| {
            if let (true, Some(there)) = (is_waiting, there) {
                waiting.set(false);
                address::go_to_hash(there);
            }
        });
    }
    let words = shared.language.practice();
    if queue.ending(shared.progress.progress()).is_some() {
        let props = props.clone();
        let on_next = Callback::from(move |()| props.queued.begin_anew(&props));
        return Onward { label: words.new_run(), on_next };
    }
    let is_last = position.is_some_and(|position| position.next.is_none());
    let label =
        if is_last { way_out_label(props) } else { shared.language.ruling().next_incident() };
    let waiting = is_waiting.setter();
    let on_next = Callback::from(move |()| match &there {
        Some(there) => address::go_to_hash(there),
        None => waiting.set(true),
    });
    Onward { label, on_next }
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
