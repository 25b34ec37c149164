//! The state of a replay while it is watched: the act shown, and whether it is playing.
//!
//! The state is the number of acts shown; everything visible is derived from it. Nothing here uses a
//! timer: a hook sends [`Action::Tick`] while the replay plays.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use strum::VariantArray;
use yew::Reducible;

/// The state of a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playback {
    /// The number of acts shown.
    pub step: usize,
    /// The greatest number of acts shown so far.
    pub reached: usize,
    /// Whether it is playing.
    pub motion: Motion,
    /// The number of acts at the moment of decision.
    pub decision: usize,
    /// The number of acts at the end of the epilogue.
    pub end: usize,
    /// Whether the epilogue may be seen.
    pub epilogue: Epilogue,
}

/// Whether a replay is playing.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    Still,
    Playing,
}

/// Whether the epilogue, the acts after the decision, may be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Epilogue {
    /// Not before the ruling.
    Closed,
    /// From the ruling on.
    Open,
}

/// The speed of a replay.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    Slow,
    #[default]
    Normal,
    Fast,
}

impl Speed {
    /// All speeds, the slowest first.
    pub const ALL: [Speed; Speed::VARIANTS.len()] =
        *Speed::VARIANTS.first_chunk().expect("of the same length");

    /// The milliseconds from one act to the next.
    pub const fn interval(self) -> u32 {
        match self {
            Speed::Slow => 3000,
            Speed::Normal => 1800,
            Speed::Fast => 900,
        }
    }
}

/// The actions on a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Goes to the moment after this many acts.
    Show(usize),
    /// Goes to the start.
    First,
    /// Goes one act back.
    Previous,
    /// Goes one act forward.
    Next,
    /// Goes to the moment of decision or, from there, to the end.
    Last,
    /// Starts or pauses it.
    Toggle,
    /// Pauses it.
    Pause,
    /// Goes one act forward while playing.
    Tick,
    /// Plays from this act on.
    Replay(usize),
    /// Allows the epilogue to be seen, because the ruling is shown.
    OpenEpilogue,
    /// Plays the epilogue.
    PlayEpilogue,
}

impl Playback {
    /// Returns a replay of `decision` acts and `epilogue` more, opened after `step` acts.
    pub fn open(decision: usize, epilogue: usize, step: usize) -> Playback {
        let step = step.min(decision);
        Playback {
            step,
            reached: step,
            motion: Motion::Still,
            decision,
            end: decision + epilogue,
            epilogue: Epilogue::Closed,
        }
    }

    /// Whether it is playing.
    pub fn is_playing(&self) -> bool {
        self.motion == Motion::Playing
    }

    /// Whether it is at the moment of decision.
    pub fn is_at_decision(&self) -> bool {
        self.step == self.decision
    }

    /// The greatest number of acts that may be shown.
    pub fn limit(&self) -> usize {
        match self.epilogue {
            Epilogue::Closed => self.decision,
            Epilogue::Open => self.end,
        }
    }

    /// Returns the replay after an action.
    #[must_use]
    pub fn after(&self, action: Action) -> Playback {
        match action {
            Action::Show(step) => self.still_at(step),
            Action::First => self.still_at(0),
            Action::Previous => self.still_at(self.step.saturating_sub(1)),
            Action::Next => self.still_at(self.step + 1),
            Action::Last if self.step < self.decision => self.still_at(self.decision),
            Action::Last => self.still_at(self.end),
            Action::Toggle if self.is_playing() => self.still_at(self.step),
            Action::Toggle if self.step == self.limit() => self.playing_from(0),
            Action::Toggle => self.playing_from(self.step),
            Action::Pause => self.still_at(self.step),
            Action::Tick => self.tick(),
            Action::Replay(step) => self.playing_from(step.min(self.decision)),
            Action::OpenEpilogue => Playback { epilogue: Epilogue::Open, ..self.clone() },
            Action::PlayEpilogue => {
                let open = Playback { epilogue: Epilogue::Open, ..self.clone() };
                open.playing_from(self.decision)
            }
        }
    }

    fn tick(&self) -> Playback {
        if !self.is_playing() {
            return self.clone();
        }
        let next = self.still_at(self.step + 1);
        if next.step == self.decision || next.step == self.limit() {
            next
        } else {
            Playback { motion: Motion::Playing, ..next }
        }
    }

    fn still_at(&self, step: usize) -> Playback {
        let step = step.min(self.limit());
        let reached = self.reached.max(step);
        Playback { step, reached, motion: Motion::Still, ..self.clone() }
    }

    fn playing_from(&self, step: usize) -> Playback {
        let there = self.still_at(step);
        let motion = if there.step < there.limit() { Motion::Playing } else { Motion::Still };
        Playback { motion, ..there }
    }
}

impl Reducible for Playback {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let next = self.after(action);
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replay() -> Playback {
        Playback::open(4, 2, 0)
    }

    fn check(start: Playback, actions: &[Action], expected: &str) {
        let end = actions.iter().fold(start, |replay, action| replay.after(*action));
        let motion = if end.is_playing() { " playing" } else { "" };
        assert_eq!(format!("{} of {}{motion}", end.step, end.limit()), expected, "{actions:?}");
    }

    #[test]
    fn ok_steps_stay_within_the_replay() {
        check(replay(), &[Action::Previous], "0 of 4");
        check(replay(), &[Action::Next, Action::Next], "2 of 4");
        check(replay(), &[Action::Last, Action::Next], "4 of 4");
        check(replay(), &[Action::Last, Action::Last], "4 of 4");
        check(replay(), &[Action::Show(99)], "4 of 4");
        check(replay(), &[Action::Last, Action::First], "0 of 4");
    }

    #[test]
    fn ok_a_link_opens_no_later_than_the_decision() {
        assert_eq!(Playback::open(4, 2, 6).step, 4);
        assert_eq!(Playback::open(0, 0, 1).step, 0);
    }

    #[test]
    fn ok_it_stops_by_itself_at_the_decision() {
        check(replay(), &[Action::Toggle, Action::Tick, Action::Tick], "2 of 4 playing");
        check(
            replay(),
            &[Action::Toggle, Action::Tick, Action::Tick, Action::Tick, Action::Tick],
            "4 of 4",
        );
        check(replay(), &[Action::Tick], "0 of 4");
    }

    #[test]
    fn ok_a_hand_on_the_replay_stops_it() {
        check(replay(), &[Action::Toggle, Action::Next], "1 of 4");
        check(replay(), &[Action::Toggle, Action::Toggle], "0 of 4");
        check(replay(), &[Action::Toggle, Action::Pause], "0 of 4");
    }

    #[test]
    fn ok_from_the_end_it_begins_again() {
        check(replay(), &[Action::Last, Action::Toggle], "0 of 4 playing");
        check(replay(), &[Action::Last, Action::Replay(2), Action::Tick], "3 of 4 playing");
        check(Playback::open(0, 0, 0), &[Action::Toggle], "0 of 0");
    }

    #[test]
    fn ok_the_epilogue_waits_for_the_ruling() {
        check(replay(), &[Action::Last, Action::OpenEpilogue, Action::Next], "5 of 6");
        check(replay(), &[Action::Last, Action::PlayEpilogue, Action::Tick], "5 of 6 playing");
        check(replay(), &[Action::PlayEpilogue, Action::Tick, Action::Tick], "6 of 6");
        check(
            replay(),
            &[Action::OpenEpilogue, Action::Toggle, Action::Last, Action::Last],
            "6 of 6",
        );
    }

    #[test]
    fn ok_what_was_seen_stays_told() {
        assert_eq!(replay().after(Action::Last).after(Action::First).reached, 4);
    }
}
