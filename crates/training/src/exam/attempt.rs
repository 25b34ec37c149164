//! A candidate's attempt at an exam, from its beginning to its end.

use serde::{Deserialize, Serialize};

use super::{Blueprint, Paper};
use crate::grading::Answer;

/// A candidate's attempt. Instants are in milliseconds since 1970 and are parameters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// The instant at which it began.
    pub started: u64,
    /// The instant at which it was submitted, or its time was over; none while it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<u64>,
    /// Extra time, in per cent.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub extra: u16,
    /// The answers for each item of the paper, in its order.
    pub given: Vec<Given>,
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
