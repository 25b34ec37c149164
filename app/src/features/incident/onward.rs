//! Where one goes on to from a verdict.

use yew::prelude::*;

use super::player::PlayerProps;
use crate::features::practice::begin::begin;
use crate::features::practice::thread::{Purpose, Way};
use crate::platform::browser;

/// Where one goes on to.
pub(crate) struct Onward {
    /// What the button says.
    pub(crate) label: &'static str,
    /// Goes there.
    pub(crate) on_next: Callback<()>,
}

/// To the next incident; after the end of a run to a new one, after that of a thread back to where it
/// came from.
pub(crate) fn onward(props: &PlayerProps, way: &Way) -> Onward {
    let PlayerProps { shared, thread, .. } = props;
    let words = shared.language.practice();
    if thread.ending(shared.progress.progress()).is_some() {
        let props = props.clone();
        let on_next = Callback::from(move |()| begin(&props.thread, &props.shelf()));
        return Onward { label: words.new_run, on_next };
    }
    let (label, hash) = match &way.next {
        Some(next) => (shared.language.verdict().next_incident, next.clone()),
        None => (way_out_label(props), thread.way_out()),
    };
    Onward { label, on_next: Callback::from(move |()| browser::go_to_hash(&hash)) }
}

fn way_out_label(props: &PlayerProps) -> &'static str {
    let words = props.shared.language.practice();
    match props.thread.purpose {
        Purpose::List => words.to_list,
        Purpose::Course(_) => words.to_course,
        Purpose::Continuous(_)
        | Purpose::SuddenDeath(_)
        | Purpose::Intervene(_)
        | Purpose::Mistakes => words.to_practice,
        Purpose::Review => words.to_progress,
    }
}
