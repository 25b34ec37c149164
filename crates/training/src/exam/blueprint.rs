//! What an exam asks, and when it is passed.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::Candidate;
use crate::grading::Question;
use crate::scenario::Topic;
use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::EditionId;

/// What an exam asks, how it is marked and when it is passed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blueprint {
    /// Its sections; at least one.
    pub sections: Vec<Section>,
    /// The time in minutes, without extra time.
    pub minutes: u16,
    /// How answers become marks.
    #[serde(default, skip_serializing_if = "Marking::is_per_question")]
    pub marking: Marking,
    /// What has to be reached.
    pub pass: PassMark,
    /// The errors of which one fails the paper.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub knock_outs: BTreeSet<KnockOut>,
}

/// A number of incidents of a kind. An empty list admits all there are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Section {
    /// How many.
    pub count: u8,
    /// What they are about: one of these.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub topics: BTreeSet<Topic>,
    /// Their levels, from 1 to 3.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub levels: BTreeSet<u8>,
    /// On what their rulings rest: one of these articles, or what stands below it.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub articles: BTreeSet<String>,
    /// The laws in force.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub editions: BTreeSet<EditionId>,
    /// The time control and the supervision.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub regimes: BTreeSet<Regime>,
}

/// How answers become marks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Marking {
    /// A mark for each question that an incident raises, times its weight; part of a mark for part of
    /// the truth.
    PerQuestion(Weights),
    /// One mark for an incident of which every question is answered rightly, else none.
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

/// What the questions weigh: one mark, where nothing else is said. A question of weight 0 is not asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weights(pub BTreeMap<Question, u8>);

impl Weights {
    /// The marks for a question.
    pub fn of(&self, question: Question) -> u8 {
        self.0.get(&question).copied().unwrap_or(1)
    }
}

/// What has to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PassMark {
    /// So many per cent of the marks, rounded up to a whole mark.
    Percent(u8),
    /// So many marks.
    Marks(u16),
}

impl PassMark {
    /// The points needed of those to be had, both in hundredths of a mark: whole marks, rounded up.
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

/// An error of which one fails the paper, whatever else was reached. It must have been said: what is
/// left open costs its marks and nothing more. It counts only where the question is worth nothing under
/// the reading of the ruling that agrees best.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum KnockOut {
    /// The game is over, and another result is given, or it is let go on.
    EndMissed,
    /// The game goes on, and it is ended.
    EndInvented,
    /// Something has to be put right on the board, and the position is kept.
    PositionKept,
    /// The arbiter has to step in of his own accord, and does nothing.
    LookedAway,
    /// There is nothing for the arbiter to do, and he steps in.
    SteppedIn,
}

impl KnockOut {
    /// Every knock-out.
    pub const ALL: [KnockOut; KnockOut::VARIANTS.len()] =
        *KnockOut::VARIANTS.first_chunk().expect("of the same length");

    /// The question on which it is made.
    pub const fn question(self) -> Question {
        match self {
            KnockOut::EndMissed | KnockOut::EndInvented => Question::Result,
            KnockOut::PositionKept => Question::Board,
            KnockOut::LookedAway | KnockOut::SteppedIn => Question::Trigger,
        }
    }
}

/// Why a blueprint makes no exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BlueprintError {
    /// No section asks for anything.
    #[error("no section asks for an incident; ask for one at least")]
    Empty,
    /// It asks for too many incidents.
    #[error("it asks for {asked} incidents; ask for {most} at most", most = Blueprint::MOST_ITEMS)]
    TooMany {
        /// How many.
        asked: usize,
    },
    /// There is no time, or too much.
    #[error("it gives {0} minutes; give from 1 to {most}", most = Blueprint::MOST_MINUTES)]
    Minutes(u16),
    /// More than everything has to be reached.
    #[error("it asks for {0} per cent; ask for 100 at most")]
    Percent(u8),
    /// No question has a weight.
    #[error("no question has a weight; give one a mark at least")]
    NothingCounts,
}

impl Blueprint {
    /// So many incidents a paper has at most.
    pub const MOST_ITEMS: usize = 100;

    /// So many minutes an exam lasts at most.
    pub const MOST_MINUTES: u16 = 600;

    /// The incidents asked for.
    pub fn items(&self) -> usize {
        self.sections.iter().map(|section| usize::from(section.count)).sum()
    }

    /// Whether it makes an exam.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
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

    /// What a question weighs.
    pub fn weight(&self, question: Question) -> u8 {
        match &self.marking {
            Marking::PerQuestion(weights) => weights.of(question),
            Marking::PerItem => 1,
        }
    }
}

impl Section {
    /// Whether an incident may be asked in it.
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
