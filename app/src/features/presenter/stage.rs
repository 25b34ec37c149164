//! The stages in which an incident is shown: each tells the audience a little more than the one before.

use acconcio_training::grading::Question;
use serde::{Deserialize, Serialize};

/// What the audience sees of an incident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The replay after so many acts; before the first one, what one should know.
    Replay(usize),
    /// A question, with the answers that are offered.
    Question(Question),
    /// The ruling.
    Ruling,
    /// So many of the provisions that lead to it.
    Reasons(usize),
    /// The ruling on other facts, or under other laws.
    WhatIf,
}

/// A part of an incident, as a presenter jumps to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// What happened.
    Replay,
    /// What is asked.
    Questions,
    /// What is ruled.
    Ruling,
    /// Why.
    Reasons,
    /// What would be ruled otherwise.
    WhatIf,
}

/// What an incident has to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// How many acts lead to the decision.
    pub acts: usize,
    /// The questions that the audience is asked, in an arbiter's order.
    pub questions: Vec<Question>,
    /// How many provisions lead to the ruling.
    pub reasons: usize,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ahead {
    /// Another stage of the same incident.
    Stage(Stage),
    /// The next incident.
    Item,
    /// Nothing: this was the last one.
    End,
}

impl Stage {
    /// The stage before anything has happened.
    pub const FIRST: Stage = Stage::Replay(0);

    /// The part that it belongs to.
    pub const fn part(self) -> Part {
        match self {
            Stage::Replay(_) => Part::Replay,
            Stage::Question(_) => Part::Questions,
            Stage::Ruling => Part::Ruling,
            Stage::Reasons(_) => Part::Reasons,
            Stage::WhatIf => Part::WhatIf,
        }
    }

    /// Whether the ruling has been told.
    pub const fn tells_the_ruling(self) -> bool {
        match self {
            Stage::Replay(_) | Stage::Question(_) => false,
            Stage::Ruling | Stage::Reasons(_) | Stage::WhatIf => true,
        }
    }
}

impl Default for Stage {
    fn default() -> Stage {
        Stage::FIRST
    }
}

impl Part {
    /// Every part, in the order in which they are shown.
    pub const ALL: [Part; 5] =
        [Part::Replay, Part::Questions, Part::Ruling, Part::Reasons, Part::WhatIf];
}

impl Outline {
    /// The stage after another; none after the last.
    pub fn after(&self, stage: Stage) -> Option<Stage> {
        match stage {
            Stage::Replay(step) if step < self.acts => Some(Stage::Replay(step + 1)),
            Stage::Replay(_) => Some(self.asked(self.questions.first())),
            Stage::Question(now) => {
                Some(self.asked(self.questions.iter().find(|question| **question > now)))
            }
            Stage::Ruling => Some(self.first_of(Part::Reasons)),
            Stage::Reasons(shown) if shown < self.reasons => Some(Stage::Reasons(shown + 1)),
            Stage::Reasons(_) => Some(Stage::WhatIf),
            Stage::WhatIf => None,
        }
    }

    /// The stage before another; none before the first.
    pub fn before(&self, stage: Stage) -> Option<Stage> {
        let earlier = |now: Option<Question>| {
            let mut asked = self.questions.iter().rev();
            let found = asked.find(|question| now.is_none_or(|now| **question < now));
            found.map_or(Stage::Replay(self.acts), |question| Stage::Question(*question))
        };
        match stage {
            Stage::Replay(0) => None,
            Stage::Replay(step) => Some(Stage::Replay(step.min(self.acts + 1) - 1)),
            Stage::Question(now) => Some(earlier(Some(now))),
            Stage::Ruling => Some(earlier(None)),
            Stage::Reasons(shown) if shown > 1 => {
                Some(Stage::Reasons(shown.min(self.reasons + 1) - 1))
            }
            Stage::Reasons(_) => Some(Stage::Ruling),
            Stage::WhatIf if self.reasons > 0 => Some(Stage::Reasons(self.reasons)),
            Stage::WhatIf => Some(Stage::Ruling),
        }
    }

    /// The first stage of a part; where it has none, that of the next part.
    pub fn first_of(&self, part: Part) -> Stage {
        match part {
            Part::Replay => Stage::FIRST,
            Part::Questions => self.asked(self.questions.first()),
            Part::Ruling => Stage::Ruling,
            Part::Reasons if self.reasons > 0 => Stage::Reasons(1),
            Part::Reasons | Part::WhatIf => Stage::WhatIf,
        }
    }

    /// Whether a part has anything to be shown.
    pub fn has(&self, part: Part) -> bool {
        self.first_of(part).part() == part
    }

    fn asked(&self, question: Option<&Question>) -> Stage {
        question.map_or(Stage::Ruling, |question| Stage::Question(*question))
    }
}
