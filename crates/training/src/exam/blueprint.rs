//! The questions of an exam, and the requirements for passing.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::Candidate;
use crate::grading::Question;
use crate::scenario::{LawsChoice, Topic};
use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::EditionId;

/// The questions of an exam, its marking, and the requirements for passing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blueprint {
    /// The laws under which its incidents are ruled on.
    #[serde(default = "as_played", skip_serializing_if = "is_as_played")]
    pub laws: LawsChoice,
    /// Its sections; at least one.
    pub sections: Vec<Section>,
    /// The time in minutes, without extra time.
    pub minutes: u16,
    /// The marking of answers.
    #[serde(default, skip_serializing_if = "Marking::is_per_question")]
    pub marking: Marking,
    /// The pass mark.
    pub pass: PassMark,
    /// The errors any one of which fails the paper.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub knock_outs: BTreeSet<KnockOut>,
}

/// The laws of a blueprint that names none: it was written before they could be chosen.
const fn as_played() -> LawsChoice {
    LawsChoice::AsPlayed
}

fn is_as_played(laws: &LawsChoice) -> bool {
    *laws == as_played()
}

/// A number of incidents of a kind. An empty set admits all values.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Section {
    /// The number of incidents.
    pub count: u8,
    /// The topics, of which each incident has at least one.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub topics: BTreeSet<Topic>,
    /// Their levels, from 1 to 3.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub levels: BTreeSet<u8>,
    /// The articles on one of which, or a part of it, each ruling rests.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub articles: BTreeSet<String>,
    /// The laws of their own, where the incidents are ruled on as played.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub editions: BTreeSet<EditionId>,
    /// The time control and the supervision.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub regimes: BTreeSet<Regime>,
    /// The questions asked about each incident.
    #[serde(skip_serializing_if = "Asked::is_everything")]
    pub asked: Asked,
}

/// The questions asked about an incident.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// Every question that counts.
    #[default]
    Everything,
    /// One decision, for half a minute.
    OneDecision,
}

impl Asked {
    const fn is_everything(&self) -> bool {
        matches!(self, Asked::Everything)
    }
}

/// The marking of answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Marking {
    /// A mark for each question, times its weight; part of a mark for a partly right answer.
    PerQuestion(Weights),
    /// One mark for an incident if every question is answered correctly, else none.
    PerItem,
}

impl Default for Marking {
    fn default() -> Marking {
        Marking::PerQuestion(Weights::default())
    }
}

impl Marking {
    fn is_per_question(&self) -> bool {
        *self == Marking::default()
    }
}

/// The weights of the questions: one mark unless stated otherwise. A question of weight 0 is not asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weights(pub BTreeMap<Question, u8>);

impl Weights {
    /// The marks for a question.
    pub fn of(&self, question: Question) -> u8 {
        self.0.get(&question).copied().unwrap_or(1)
    }
}

/// The requirement for passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PassMark {
    /// A percentage of the marks, rounded up to a whole mark.
    Percent(u8),
    /// A number of marks.
    Marks(u16),
}

impl PassMark {
    /// The points needed out of a maximum, both in hundredths of a mark: whole marks, rounded up.
    pub fn needed(self, out_of: u32) -> u32 {
        let marks = match self {
            PassMark::Percent(percent) => {
                (u64::from(out_of) * u64::from(percent)).div_ceil(100 * 100)
            }
            PassMark::Marks(marks) => u64::from(marks),
        };
        u32::try_from(marks * 100).unwrap_or(u32::MAX)
    }
}

/// An error that by itself fails the paper, whatever else was reached. It must have been stated: an open
/// question costs its marks and nothing more. It counts only where the answer scores nothing under the
/// reading of the ruling that agrees best.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum KnockOut {
    /// A game that is over is given another result, or is allowed to go on.
    EndMissed,
    /// A game that goes on is ended.
    EndInvented,
    /// A position that has to be put right is kept.
    PositionKept,
    /// The arbiter has to intervene of his own accord, and does nothing.
    LookedAway,
    /// The arbiter has no reason to intervene, and he does.
    SteppedIn,
}

impl KnockOut {
    /// Every knock-out.
    pub const ALL: [KnockOut; KnockOut::VARIANTS.len()] =
        *KnockOut::VARIANTS.first_chunk().expect("of the same length");

    /// The question to which it belongs.
    pub const fn question(self) -> Question {
        match self {
            KnockOut::EndMissed | KnockOut::EndInvented => Question::Result,
            KnockOut::PositionKept => Question::Board,
            KnockOut::LookedAway | KnockOut::SteppedIn => Question::Trigger,
        }
    }
}

/// The reason why a blueprint is not valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BlueprintError {
    /// No section asks for anything.
    #[error("no section asks for an incident; ask for one at least")]
    Empty,
    /// The blueprint asks for too many incidents.
    #[error("it asks for {asked} incidents; ask for {most} at most", most = Blueprint::MOST_ITEMS)]
    TooMany {
        /// The number of incidents.
        asked: usize,
    },
    /// The time is zero, or too long.
    #[error("it gives {0} minutes; give from 1 to {most}", most = Blueprint::MOST_MINUTES)]
    Minutes(u16),
    /// More than 100 per cent has to be reached.
    #[error("it asks for {0} per cent; ask for 100 at most")]
    Percent(u8),
    /// No question has a weight.
    #[error("no question has a weight; give one a mark at least")]
    NothingCounts,
}

impl Blueprint {
    /// The maximum number of incidents on a paper.
    pub const MOST_ITEMS: usize = 100;

    /// The maximum duration of an exam, in minutes.
    pub const MOST_MINUTES: u16 = 600;

    /// The number of incidents asked for.
    pub fn items(&self) -> usize {
        self.sections.iter().map(|section| usize::from(section.count)).sum()
    }

    /// Checks that the blueprint is valid.
    ///
    /// # Errors
    /// Returns the first thing that is wrong with it.
    pub fn check(&self) -> Result<(), BlueprintError> {
        let asked = self.items();
        if asked == 0 {
            return Err(BlueprintError::Empty);
        }
        if asked > Blueprint::MOST_ITEMS {
            return Err(BlueprintError::TooMany { asked });
        }
        if !(1..=Blueprint::MOST_MINUTES).contains(&self.minutes) {
            return Err(BlueprintError::Minutes(self.minutes));
        }
        if let PassMark::Percent(percent @ 101..) = self.pass {
            return Err(BlueprintError::Percent(percent));
        }
        if Question::ALL.into_iter().all(|question| self.weight(question) == 0) {
            return Err(BlueprintError::NothingCounts);
        }
        Ok(())
    }

    /// The weight of a question.
    pub fn weight(&self, question: Question) -> u8 {
        match &self.marking {
            Marking::PerQuestion(weights) => weights.of(question),
            Marking::PerItem => 1,
        }
    }
}

impl Section {
    /// Whether an incident may be chosen for the section.
    pub fn admits(&self, candidate: &Candidate) -> bool {
        fn is_open<T: Ord>(set: &BTreeSet<T>, value: &T) -> bool {
            set.is_empty() || set.contains(value)
        }
        let is_below = |article: &str, above: &str| {
            let rest = article.strip_prefix(above);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let rests_on = |above: &String| candidate.articles.iter().any(|it| is_below(it, above));
        is_open(&self.levels, &candidate.level)
            && is_open(&self.editions, &candidate.edition)
            && is_open(&self.regimes, &candidate.regime)
            && (self.topics.is_empty()
                || candidate.topics.iter().any(|it| self.topics.contains(it)))
            && (self.articles.is_empty() || self.articles.iter().any(rests_on))
    }
}
