//! A replay in which the trainee stops the clocks: it runs once, by itself, and no other control is
//! offered.
//!
//! The module knows no timer: a hook sends [`RoundAction::Tick`] while the replay runs.

use std::rc::Rc;

use yew::Reducible;

/// The state of a replay in which the trainee stops the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The number of acts shown.
    pub step: usize,
    /// The number of acts there are.
    pub end: usize,
    /// The phase of the replay.
    pub phase: RoundPhase,
}

/// The phase of a replay in which the trainee stops the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundPhase {
    /// The replay has not been started.
    Before,
    /// The replay is running.
    Running,
    /// The replay is over: the clocks were stopped after this many acts, or not at all.
    Over(Option<usize>),
}

/// An event in the course of such a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundAction {
    /// The trainee starts the replay.
    Start,
    /// Time passes: the next act is shown; after the last one, one interval remains in which the clocks
    /// can be stopped.
    Tick,
    /// The trainee stops the clocks.
    Stop,
}

impl Round {
    /// A replay of this many acts, not yet started.
    pub const fn of(end: usize) -> Round {
        Round { step: 0, end, phase: RoundPhase::Before }
    }

    /// A replay that is over.
    pub fn over(end: usize, stopped: Option<usize>) -> Round {
        Round { step: stopped.unwrap_or(end), end, phase: RoundPhase::Over(stopped) }
    }

    /// Whether the replay is running.
    pub fn is_running(self) -> bool {
        self.phase == RoundPhase::Running
    }

    /// The number of acts after which the clocks were stopped (`None` if they were not), once the
    /// replay is over.
    pub const fn stopped(self) -> Option<Option<usize>> {
        match self.phase {
            RoundPhase::Over(stopped) => Some(stopped),
            RoundPhase::Before | RoundPhase::Running => None,
        }
    }

    /// Returns the state after an event; one that does not fit the phase changes nothing.
    #[must_use]
    pub fn after(self, action: RoundAction) -> Round {
        let phase = match (self.phase, action) {
            (RoundPhase::Before, RoundAction::Start) => RoundPhase::Running,
            (RoundPhase::Running, RoundAction::Tick) if self.step < self.end => {
                return Round { step: self.step + 1, ..self };
            }
            (RoundPhase::Running, RoundAction::Tick) => RoundPhase::Over(None),
            // Before the first act there is nothing to stop: the key press is the one that started the
            // replay.
            (RoundPhase::Running, RoundAction::Stop) if self.step > 0 => {
                RoundPhase::Over(Some(self.step))
            }
            (RoundPhase::Before | RoundPhase::Running | RoundPhase::Over(_), _) => self.phase,
        };
        Round { phase, ..self }
    }
}

impl Reducible for Round {
    type Action = RoundAction;

    fn reduce(self: Rc<Self>, action: RoundAction) -> Rc<Self> {
        let next = self.after(action);
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests {
    use super::RoundAction::{Start, Stop, Tick};
    use super::*;

    fn check(actions: &[RoundAction], expected: &str) {
        let round = actions.iter().fold(Round::of(2), |round, action| round.after(*action));
        let phase = match round.phase {
            RoundPhase::Before => "before".to_owned(),
            RoundPhase::Running => "running".to_owned(),
            RoundPhase::Over(None) => "silent".to_owned(),
            RoundPhase::Over(Some(stopped)) => format!("stopped at {stopped}"),
        };
        assert_eq!(format!("{} of 2, {phase}", round.step), expected, "{actions:?}");
    }

    #[test]
    fn ok_it_runs_once_by_itself() {
        check(&[], "0 of 2, before");
        check(&[Tick], "0 of 2, before");
        check(&[Start], "0 of 2, running");
        check(&[Start, Tick, Tick], "2 of 2, running");
        check(&[Start, Tick, Tick, Tick], "2 of 2, silent");
        check(&[Start, Tick, Tick, Tick, Tick, Start, Stop], "2 of 2, silent");
    }

    #[test]
    fn ok_it_can_be_stopped_after_any_act_and_once() {
        check(&[Start, Tick, Stop], "1 of 2, stopped at 1");
        check(&[Start, Tick, Tick, Stop], "2 of 2, stopped at 2");
        check(&[Start, Tick, Stop, Tick, Stop], "1 of 2, stopped at 1");
        check(&[Stop, Start], "0 of 2, running");
        check(&[Start, Stop, Tick], "1 of 2, running");
    }
}
