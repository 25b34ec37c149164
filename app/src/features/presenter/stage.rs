//! The stages in which an incident is shown; each reveals a little more to the audience.

use acconcio_training::grading::Question;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The stage of an incident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The replay after this many acts; before the first one, the information on the incident.
    Replay(usize),
    /// A question, with the answers that are offered.
    Question(Question),
    /// The ruling.
    Ruling,
    /// This many of the provisions that lead to the ruling.
    Reasons(usize),
    /// The ruling on other facts, or under other laws.
    WhatIf,
}

/// A section of an incident that a presenter can go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    /// The replay of the acts.
    Replay,
    /// The questions to the audience.
    Questions,
    /// The ruling.
    Ruling,
    /// The provisions that lead to the ruling.
    Reasons,
    /// The ruling on other facts, or under other laws.
    WhatIf,
}

/// The number of stages in each section of an incident.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// The number of acts that lead to the decision.
    pub acts: usize,
    /// The questions that the audience is asked, in the order in which an arbiter asks them.
    pub questions: Vec<Question>,
    /// The number of provisions that lead to the ruling.
    pub reasons: usize,
}

/// The next step of a presentation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ahead {
    /// Another stage of the same incident.
    Stage(Stage),
    /// The next incident.
    Item,
    /// The end of the presentation.
    End,
}

impl Stage {
    /// The stage before the first act.
    pub const FIRST: Stage = Stage::Replay(0);

    /// The section to which the stage belongs.
    pub const fn section(self) -> Section {
        match self {
            Stage::Replay(_) => Section::Replay,
            Stage::Question(_) => Section::Questions,
            Stage::Ruling => Section::Ruling,
            Stage::Reasons(_) => Section::Reasons,
            Stage::WhatIf => Section::WhatIf,
        }
    }

    /// Whether the ruling has been revealed.
    pub const fn shows_the_ruling(self) -> bool {
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

impl Section {
    /// Every section, in the order in which they are shown.
    pub const ALL: [Section; Section::VARIANTS.len()] =
        *Section::VARIANTS.first_chunk().expect("of the same length");
}

impl Outline {
    /// The stage after another; `None` after the last.
    pub fn after(&self, stage: Stage) -> Option<Stage> {
        match stage {
            Stage::Replay(step) if step < self.acts => Some(Stage::Replay(step + 1)),
            Stage::Replay(_) => Some(self.asked(self.questions.first())),
            Stage::Question(now) => {
                Some(self.asked(self.questions.iter().find(|question| **question > now)))
            }
            Stage::Ruling => Some(self.first_of(Section::Reasons)),
            Stage::Reasons(shown) if shown < self.reasons => Some(Stage::Reasons(shown + 1)),
            Stage::Reasons(_) => Some(Stage::WhatIf),
            Stage::WhatIf => None,
        }
    }

    /// The stage before another; `None` before the first.
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

    /// The number of acts shown, while more of the replay is to come.
    pub fn act_ahead(&self, stage: Stage) -> Option<usize> {
        if let Stage::Replay(step) = stage {
            Some(step).filter(|step| *step < self.acts)
        } else {
            None
        }
    }

    /// The first stage of a section; if it has none, that of the next section.
    pub fn first_of(&self, section: Section) -> Stage {
        match section {
            Section::Replay => Stage::FIRST,
            Section::Questions => self.asked(self.questions.first()),
            Section::Ruling => Stage::Ruling,
            Section::Reasons if self.reasons > 0 => Stage::Reasons(1),
            Section::Reasons | Section::WhatIf => Stage::WhatIf,
        }
    }

    /// Whether a section has any stage.
    pub fn has(&self, section: Section) -> bool {
        self.first_of(section).section() == section
    }

    fn asked(&self, question: Option<&Question>) -> Stage {
        question.map_or(Stage::Ruling, |question| Stage::Question(*question))
    }
}
