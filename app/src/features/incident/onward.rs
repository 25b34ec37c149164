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
    let PlayerProps { shared, queue, queue_files, .. } = props;
    let has_ended = queue.ending(shared.progress.progress()).is_some();
    let destination = match position {
        _ if queue_files.is_missed => Destination::Origin,
        None => Destination::Unknown,
        Some(_) if has_ended => Destination::NewRun,
        Some(QueuePosition { next: None, .. }) => Destination::Origin,
        Some(QueuePosition { next: Some(next), .. }) => Destination::Next(next.clone()),
    };
    let is_waiting = use_state_eq(|| false);
    {
        let (props, waiting) = (props.clone(), is_waiting.setter());
        use_effect_with(
            (is_ruled, *is_waiting, destination.clone()),
            move |(is_ruled, is_waiting, destination)| {
                if !is_ruled || (*is_waiting && destination.go(&props)) {
                    waiting.set(false);
                }
            },
        );
    }
    let label = match destination {
        Destination::Origin => origin_label(props),
        Destination::NewRun => shared.language.practice().new_run(),
        Destination::Unknown if has_ended => shared.language.practice().new_run(),
        Destination::Unknown | Destination::Next(_) => shared.language.ruling().next_incident(),
    };
    let (props, waiting) = (props.clone(), is_waiting.setter());
    let on_next = Callback::from(move |()| waiting.set(!destination.go(&props)));
    Onward { label, on_next }
}

/// The destination of the button.
#[derive(Clone, PartialEq)]
enum Destination {
    /// None yet, because not all files of the queue have arrived.
    Unknown,
    /// The next incident, by its address from `#` on.
    Next(String),
    /// The first incident of a new run.
    NewRun,
    /// The page from which the queue was begun.
    Origin,
}

impl Destination {
    /// Goes there; returns whether that is possible yet.
    fn go(&self, props: &PlayerProps) -> bool {
        match self {
            Destination::Unknown => false,
            Destination::NewRun => props.queue_files.begin_anew(&props.queued()),
            Destination::Next(hash) => {
                address::go_to_hash(hash);
                true
            }
            Destination::Origin => {
                address::go_to_hash(&props.queue.way_out());
                true
            }
        }
    }
}

fn origin_label(props: &PlayerProps) -> &'static str {
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
