//! The next incident after a ruling.

use yew::prelude::*;

use super::player_props::PlayerProps;
use crate::features::library::queue::{Purpose, QueuePosition};
use crate::platform::address;

/// The button that leads to the next incident.
pub(crate) struct Onward {
    /// The label of the button.
    pub(crate) label: &'static str,
    /// The action of the button.
    pub(crate) on_next: Callback<()>,
}

/// Leads to the next incident; after the end of a run to a new one, after that of a queue back to its origin. Where the
/// position is not known yet, it leads on as soon as it is, and to the origin where it never will be.
#[hook]
pub(crate) fn use_onward(
    props: &PlayerProps,
    position: Option<&QueuePosition>,
    is_ruled: bool,
) -> Onward {
    let PlayerProps { shared, queue, queued, .. } = props;
    let has_ended = queue.ending(shared.progress.progress()).is_some();
    let way = match position {
        _ if queued.is_missed => Way::Hash(queue.way_out()),
        None => Way::Unknown,
        Some(_) if has_ended => Way::NewRun,
        Some(position) => Way::Hash(position.next.clone().unwrap_or_else(|| queue.way_out())),
    };
    let is_waiting = use_state_eq(|| false);
    {
        let (props, waiting) = (props.clone(), is_waiting.setter());
        use_effect_with(
            (is_ruled, *is_waiting, way.clone()),
            move |(is_ruled, is_waiting, way)| {
                if !is_ruled || (*is_waiting && way.is_taken(&props)) {
                    waiting.set(false);
                }
            },
        );
    }
    let words = shared.language.practice();
    let is_last = position.is_some_and(|position| position.next.is_none());
    let label = if queued.is_missed || (is_last && !has_ended) {
        way_out_label(props)
    } else if has_ended {
        words.new_run()
    } else {
        shared.language.ruling().next_incident()
    };
    let (props, waiting) = (props.clone(), is_waiting.setter());
    let on_next = Callback::from(move |()| waiting.set(!way.is_taken(&props)));
    Onward { label, on_next }
}

/// The way on from an incident.
#[derive(Clone, PartialEq)]
enum Way {
    /// What the queue needs has not arrived.
    Unknown,
    /// To an address, given from `#` on.
    Hash(String),
    /// To the beginning of a new run.
    NewRun,
}

impl Way {
    /// Goes there, and returns whether that is possible yet.
    fn is_taken(&self, props: &PlayerProps) -> bool {
        match self {
            Way::Unknown => false,
            Way::NewRun => props.queued.begin_anew(&props.place()),
            Way::Hash(hash) => {
                address::go_to_hash(hash);
                true
            }
        }
    }
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
