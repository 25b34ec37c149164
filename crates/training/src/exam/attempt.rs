//! What a candidate does from the beginning of an exam to its end.

use serde::{Deserialize, Serialize};

use super::{Blueprint, Paper};
use crate::grading::Answer;

/// What a candidate did. Instants are in milliseconds since 1970 and come from outside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// When it began.
    pub started: u64,
    /// When it was handed in, or its time was over; none while it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<u64>,
    /// Extra time, in per cent.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub extra: u16,
    /// What was given for each item of the paper, in its order.
    pub given: Vec<Given>,
}

/// What was given for an item.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The answers; those left open are none.
    pub answer: Answer,
    /// Whether the candidate wants to come back to it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_flagged: bool,
    /// The seconds spent on it.
    pub seconds: u32,
}

impl Attempt {
    /// So many per cent of extra time are given at most.
    pub const MOST_EXTRA: u16 = 200;

    /// An attempt that begins, of so many items.
    pub fn begun(items: usize, started: u64, extra: u16) -> Attempt {
        let given = vec![Given::default(); items];
        Attempt { started, ended: None, extra: extra.min(Attempt::MOST_EXTRA), given }
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

    /// The attempt handed in now, or at its deadline if that was before. What has ended stays as it is.
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
            asked.any(|question| answer.is_none_or(|answer| !answer.speaks_to(question)))
        };
        (0..paper.items.len()).filter(is_open).collect()
    }
}

fn is_nothing(percent: &u16) -> bool {
    *percent == 0
}
