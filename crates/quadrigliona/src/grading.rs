//! The comparison of an answer with the ruling, facet by facet.
//!
//! The grading itself is that of [`acconcio_training::grading`]; here are the questions and answers of a match,
//! and the points for them.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::book::Quadrigliona;
use super::match_state::MatchState;
use super::ruling::{
    Admission, Classification, Discipline, Duty, FacetName, Facets, GameOutcome, Outcome,
    PieceEffect, Reinstatement, Subject, TieBreak,
};
use super::seat::{PerSeat, Seat};
use acconcio_adjudication::ruling::{Basis, Completion, Measure, Trigger};
use acconcio_training::grading::{self, FULL, Graded, HALF, all_or_none, same};

pub use acconcio_training::grading::{basis, grade, grades, is_right, model_answer, questions};

/// The result of a comparison.
pub type Grade = grading::Grade<Question>;
/// The mark for one question.
pub type Mark = grading::Mark<Question>;

/// The questions to the arbiter, in the order in which he works.
#[allow(missing_docs, reason = "the names say it")]
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    Trigger,
    Admissibility,
    Classification,
    Completion,
    Board,
    Obligation,
    Pieces,
    Clocks,
    Count,
    Discipline,
    Game,
    Result,
    TieBreak,
}

impl Question {
    /// Every question, in the order in which an arbiter works.
    pub const ALL: [Question; Question::VARIANTS.len()] =
        *Question::VARIANTS.first_chunk().expect("of the same length");
}

/// An arbiter's answer; nothing where he was not asked or left the question open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The initiative on which he acts.
    pub trigger: Option<Trigger>,
    /// The admission of the claim, offer or arrangement.
    pub admissibility: Option<Admission>,
    /// The classification of the act.
    pub classification: Option<Classification>,
    /// The stage that the move reached.
    pub completion: Option<Completion>,
    /// The position with which the game goes on.
    pub board: Option<Reinstatement>,
    /// The obligation or choice of the player.
    pub obligation: Option<Duty>,
    /// The effects on the pieces, in any order.
    pub pieces: Option<Vec<PieceEffect>>,
    /// The times to which he sets the four clocks, in seconds.
    pub clocks: Option<PerSeat<u32>>,
    /// The number of illegal moves now counted against the player.
    pub count: Option<u8>,
    /// The measure taken.
    pub measure: Option<Measure>,
    /// The result of the game on the board concerned.
    pub game: Option<GameOutcome>,
    /// The result of the match.
    pub result: Option<Outcome>,
    /// The ways in which the tie may be broken.
    pub tie_break: Option<TieBreak>,
}

impl Graded for Facets {
    type Book = Quadrigliona;
    type Subject = Subject;
    type State = MatchState;
    type Question = Question;
    type Answer = Answer;

    fn basis(&self, question: Question) -> Option<Basis<Quadrigliona>> {
        let name = match question {
            Question::Trigger => FacetName::Trigger,
            Question::Admissibility => FacetName::Admissibility,
            Question::Classification => FacetName::Classification,
            Question::Completion => FacetName::Completion,
            Question::Board => FacetName::Board,
            Question::Obligation => FacetName::Obligation,
            Question::Pieces => FacetName::Pieces,
            Question::Clocks => FacetName::Time,
            Question::Count => FacetName::Counts,
            Question::Discipline => FacetName::Discipline,
            Question::Game => FacetName::Game,
            Question::Result => FacetName::Result,
            Question::TieBreak => FacetName::TieBreak,
        };
        Facets::basis(self, name)
    }

    fn raises(&self, _: &Subject, question: Question) -> bool {
        if question == Question::Board {
            return self.board.value != Reinstatement::Keep;
        }
        Graded::basis(self, question).is_some()
    }

    fn points(
        &self,
        match_state: &MatchState,
        subject: &Subject,
        question: Question,
        answer: &Answer,
    ) -> u8 {
        match question {
            Question::Trigger => all_or_none(answer.trigger, self.trigger.value),
            Question::Admissibility => {
                same(answer.admissibility, self.admissibility.map(|slot| slot.value))
            }
            Question::Classification => {
                all_or_none(answer.classification, self.classification.value)
            }
            Question::Completion => same(answer.completion, self.completion.map(|slot| slot.value)),
            Question::Board => all_or_none(answer.board, self.board.value),
            Question::Obligation => same(answer.obligation, self.obligation.map(|slot| slot.value)),
            Question::Pieces => {
                answer.pieces.as_ref().map_or(0, |named| shared(named, &effects(self)))
            }
            Question::Clocks => {
                answer.clocks.map_or(0, |times| clock_points(match_state, self, times))
            }
            Question::Count => all_or_none(answer.count, count(subject, self)),
            Question::Discipline => {
                measure_points(self.discipline.map(|slot| slot.value), answer.measure)
            }
            Question::Game => same(answer.game, self.game.map(|slot| slot.value)),
            Question::Result => all_or_none(answer.result, self.result.value),
            Question::TieBreak => same(answer.tie_break, self.tie_break.map(|slot| slot.value)),
        }
    }

    fn model(&self, match_state: &MatchState, subject: &Subject) -> Answer {
        Answer {
            trigger: Some(self.trigger.value),
            admissibility: self.admissibility.map(|slot| slot.value),
            classification: Some(self.classification.value),
            completion: self.completion.map(|slot| slot.value),
            board: Some(self.board.value),
            obligation: self.obligation.map(|slot| slot.value),
            pieces: Some(effects(self)),
            clocks: Some(clocks(match_state, self)),
            count: Some(count(subject, self)),
            measure: self.discipline.map(|slot| slot.value.recommended),
            game: self.game.map(|slot| slot.value),
            result: Some(self.result.value),
            tie_break: self.tie_break.map(|slot| slot.value),
        }
    }
}

/// The times that the four clocks show once a ruling has been carried out.
pub fn clocks(match_state: &MatchState, facets: &Facets) -> PerSeat<u32> {
    let mut times = PerSeat::default();
    for seat in Seat::ALL {
        let changes = facets.time.iter().filter(|change| change.value.seat == seat);
        let change: i32 = changes.map(|change| change.value.seconds).sum();
        let now = match_state.tables.of(seat.table).remaining.of(seat.color);
        *times.at_mut(seat) = now.saturating_add_signed(change);
    }
    times
}

fn effects(facets: &Facets) -> Vec<PieceEffect> {
    facets.pieces.iter().map(|effect| effect.value).collect()
}

/// The illegal moves counted against the player whose turn it was; 0 where it was nobody's turn.
fn count(subject: &Subject, facets: &Facets) -> u8 {
    let counts = facets.counts.map_or(subject.counted, |counts| counts.value);
    subject.by.seat().map_or(0, |seat| counts.at(seat))
}

/// The points for the clocks: a quarter for each.
fn clock_points(match_state: &MatchState, facets: &Facets, times: PerSeat<u32>) -> u8 {
    let expected = clocks(match_state, facets);
    let right = Seat::ALL.into_iter().filter(|seat| times.at(*seat) == expected.at(*seat));
    right.map(|_| FULL / 4).sum()
}

/// The points for a measure: full for the recommended one, half for another at the arbiter's disposal.
fn measure_points(expected: Option<Discipline>, answer: Option<Measure>) -> u8 {
    match (expected, answer) {
        (None, None) => FULL,
        (Some(expected), Some(measure)) if measure == expected.recommended => FULL,
        (Some(expected), Some(measure)) if expected.permitted.contains(&measure) => HALF,
        (Some(_), Some(_) | None) | (None, Some(_)) => 0,
    }
}

/// The points for the effects on pieces: full for all of them, half for some of them or for more than
/// them.
fn shared(named: &[PieceEffect], expected: &[PieceEffect]) -> u8 {
    let right = named.iter().filter(|effect| expected.contains(effect)).count();
    if right == expected.len() && right == named.len() {
        FULL
    } else if right > 0 {
        HALF
    } else {
        0
    }
}
