//! The early replay of an incident, before the part that rules has come: its board alone, playing. It needs neither core nor
//! catalogue nor the texts of the pages, so that whoever comes for the first time, or follows a link, sees the first act
//! early.

use std::cell::RefCell;
use std::rc::Rc;

use acconcio_training::scenario::{LawsChoice, Scenario};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::language::Language;
use crate::packs::{Fetched, use_scenario};
use crate::platform::browser;
use crate::platform::effects::use_told_if;
use crate::replay::Replay;
use crate::ui::board::overlay::Overlay;
use crate::ui::board::picture;
use crate::ui::view::View;

/// The incident that an early replay shows, and its speed.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct EarlyReplayProps {
    pub(crate) language: Language,
    pub(crate) laws: LawsChoice,
    pub(crate) scenario: String,
    pub(crate) variant: String,
    /// The number of acts shown at first; from none it plays.
    pub(crate) step: usize,
    /// The milliseconds from one act to the next.
    pub(crate) interval: u32,
    /// Called when it is drawn, or cannot be.
    pub(crate) on_drawn: Callback<()>,
}

/// The early replay of this visit.
enum Early {
    /// One that has shown no act yet.
    Coming,
    /// The names of the scenario and the variant, and the act it has reached.
    At(String, String, usize),
    /// The incident itself has taken over, from which on there is none.
    Over,
}

impl Early {
    /// Notes the act that the replay of an incident has reached.
    fn reach(&mut self, scenario: String, variant: String, step: usize) {
        match self {
            Early::Coming | Early::At(..) => *self = Early::At(scenario, variant, step),
            Early::Over => {}
        }
    }

    /// Forgets where a replay was that goes before anything has taken over.
    fn leave(&mut self) {
        match self {
            Early::Coming | Early::At(..) => *self = Early::Coming,
            Early::Over => {}
        }
    }

    /// The act that the replay of this incident has reached.
    fn reached(&self, scenario: &str, variant: &str) -> Option<usize> {
        match self {
            Early::At(of, its, step) if of == scenario && its == variant => Some(*step),
            Early::Coming | Early::At(..) | Early::Over => None,
        }
    }
}

thread_local! {
    static EARLY: RefCell<Early> = const { RefCell::new(Early::Coming) };
}

/// The act at which the replay of an incident is when the incident itself takes over, once; none where it is not playing.
pub(crate) fn taken_over(scenario: &str, variant: &str) -> Option<usize> {
    EARLY.replace(Early::Over).reached(scenario, variant)
}

/// A replay whose scenario has arrived.
pub(crate) struct EarlyReplay {
    pub(crate) scenario: Rc<Scenario>,
    /// The board after the act that the replay has reached.
    pub(crate) board: Html,
}

/// The replay of an incident, which plays up to the moment of decision; none until its scenario has arrived.
#[hook]
pub(crate) fn use_early_replay(props: &EarlyReplayProps) -> Option<EarlyReplay> {
    let EarlyReplayProps { language, laws, scenario, variant, interval, .. } = props;
    let fetched = use_scenario(scenario, *language, *laws);
    let there = fetched.ready().cloned();
    let replay = use_memo((there.is_some(), scenario.clone(), variant.clone()), |_| {
        Replay::of(there.as_ref()?.variant(variant)?).ok()
    });
    use_told_if(!matches!(fetched, Fetched::Loading), &props.on_drawn);
    let step = use_state_eq(|| props.step);
    let decision = (*replay).as_ref().map(|replay| replay.decision);
    {
        let (scenario, variant) = (scenario.clone(), variant.clone());
        let (step, interval) = (step.clone(), *interval);
        let plays = props.step == 0 && !browser::wants_less_motion();
        use_effect_with((decision, *step), move |(decision, shown)| {
            let next = decision.filter(|last| shown < last).map(|_| shown + 1);
            if decision.is_some() {
                EARLY.with_borrow_mut(|early| early.reach(scenario, variant, *shown));
            }
            let next = next.filter(|_| plays);
            let timeout = next.map(|next| Timeout::new(interval, move || step.set(next)));
            move || drop(timeout)
        });
    }
    use_effect_with((), |()| || EARLY.with_borrow_mut(Early::leave));
    let (Some(scenario), Some(replay)) = (there, &*replay) else { return None };
    let shown = (*step).min(replay.decision);
    let board = picture(&replay.board_track, shown, View::FROM_WHITE, &Overlay::default());
    Some(EarlyReplay { scenario, board: html! { <div class="board">{ board }</div> } })
}
