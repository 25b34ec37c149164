//! A candidate's attempt at an exam, from its beginning to its end.

use serde::{Deserialize, Serialize};

use super::{Blueprint, Paper};
use crate::grading::Answer;

/// A candidate's attempt. Instants are in milliseconds since 1970 and are parameters; after the beginning
/// they are those of the exam, which differ from the device's where its clock has jumped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// The instant at which it began.
    pub started: u64,
    /// The instant at which it was submitted, or its time was over; none while it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<u64>,
    /// The latest instant at which it was saved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<u64>,
    /// The jumps of the device's clock since it began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clock_jumps: Vec<ClockJump>,
    /// The time during which the window was hidden or another one had the focus.
    #[serde(default, skip_serializing_if = "Away::is_never")]
    pub away: Away,
    /// Extra time, in per cent.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub extra: u16,
    /// The answers for each item of the paper, in its order.
    pub given: Vec<Given>,
}

/// A jump of a device's clock: somebody has set it, or the device was asleep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockJump {
    /// The instant of the exam at which it was noticed.
    pub at: u64,
    /// The milliseconds by which the clock was ahead; negative where it was set back.
    pub ahead: i64,
}

/// The absence of a candidate from the window of his exam.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Away {
    /// The number of times.
    pub times: u32,
    /// The milliseconds in all.
    pub milliseconds: u64,
}

impl Away {
    const fn is_never(&self) -> bool {
        self.times == 0
    }
}

/// A candidate's answers for an item.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The answers; an open question has none.
    pub answer: Answer,
    /// Whether the candidate wants to come back to it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_flagged: bool,
    /// The seconds spent on it.
    pub seconds: u32,
}

impl Attempt {
    /// The maximum of extra time, in per cent.
    pub const MOST_EXTRA: u16 = 200;

    /// Begins an attempt with this many items.
    pub fn begun(items: usize, started: u64, extra: u16) -> Attempt {
        let given = vec![Given::default(); items];
        let extra = extra.min(Attempt::MOST_EXTRA);
        let away = Away::default();
        Attempt { started, ended: None, seen: None, clock_jumps: Vec::new(), away, extra, given }
    }

    /// The instant of the exam at an instant of the device.
    pub fn instant(&self, device: u64) -> u64 {
        device.saturating_add_signed(self.ahead().saturating_neg())
    }

    /// The milliseconds by which the device's clock has jumped ahead in all.
    pub fn ahead(&self) -> i64 {
        self.clock_jumps.iter().fold(0, |sum, jump| sum.saturating_add(jump.ahead))
    }

    /// The instant at which its time is over.
    pub fn deadline(&self, blueprint: &Blueprint) -> u64 {
        let percent = 100 + u64::from(self.extra);
        self.started.saturating_add(u64::from(blueprint.minutes) * 600 * percent)
    }

    /// The milliseconds that remain.
    pub fn remaining(&self, blueprint: &Blueprint, now: u64) -> u64 {
        if self.ended.is_some() { 0 } else { self.deadline(blueprint).saturating_sub(now) }
    }

    /// Whether it has ended.
    pub fn is_over(&self, blueprint: &Blueprint, now: u64) -> bool {
        self.remaining(blueprint, now) == 0
    }

    /// The attempt as submitted now, or at its deadline if that was before. An attempt that has ended is
    /// unchanged.
    #[must_use]
    pub fn handed_in(self, blueprint: &Blueprint, now: u64) -> Attempt {
        let now = now.min(self.deadline(blueprint));
        Attempt { ended: self.ended.or(Some(now)), ..self }
    }

    /// The indices of the items on which a question is open.
    pub fn unanswered(&self, paper: &Paper) -> Vec<usize> {
        let is_open = |place: &usize| {
            let item = &paper.items[*place];
            let answer = self.given.get(*place).map(|given| &given.answer);
            let mut asked = paper.asked(item).into_iter();
            asked.any(|question| answer.is_none_or(|answer| !answer.answers_question(question)))
        };
        (0..paper.items.len()).filter(is_open).collect()
    }
}

fn is_nothing(percent: &u16) -> bool {
    *percent == 0
}
