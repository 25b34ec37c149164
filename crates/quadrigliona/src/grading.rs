//! The comparison of an answer with the ruling, facet by facet.
//!
//! As in [`acconcio_training::grading`]: against the principal ruling and every other tenable reading,
//! each as a whole; the one that agrees best counts, and is named.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::book::Quadrigliona;
use super::match_state::MatchState;
use super::ruling::{
    Admission, Classification, Discipline, Duty, Facets, GameOutcome, Outcome, PieceEffect,
    Reinstatement, Ruling, Subject, TieBreak,
};
use super::seat::{PerSeat, Seat};
use acconcio_adjudication::ruling::{Completion, Measure, Trigger};
use acconcio_training::grading::{self, FULL, HALF, all_or_none, best, grades_under};

/// The result of a comparison.
pub type Grade = grading::Grade<Question>;
/// The mark for one question.
pub type Mark = grading::Mark<Question>;
/// The basis of the answer to a question in a ruling.
pub type Basis = grading::Basis<Quadrigliona>;

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

/// The basis of the answer to a question in a ruling; none where nothing is ordered on it.
pub fn basis(facets: &Facets, question: Question) -> Option<Basis> {
    match question {
        Question::Trigger => Some(Basis::of(&facets.trigger)),
        Question::Admissibility => facets.admissibility.as_ref().map(Basis::of),
        Question::Classification => Some(Basis::of(&facets.classification)),
        Question::Completion => facets.completion.as_ref().map(Basis::of),
        Question::Board => Some(Basis::of(&facets.board)),
        Question::Obligation => facets.obligation.as_ref().map(Basis::of),
        Question::Pieces => facets.pieces.first().map(Basis::of),
        Question::Clocks => facets.time.first().map(Basis::of),
        Question::Count => facets.counts.as_ref().map(Basis::of),
        Question::Discipline => facets.discipline.as_ref().map(Basis::of),
        Question::Game => facets.game.as_ref().map(Basis::of),
        Question::Result => Some(Basis::of(&facets.result)),
        Question::TieBreak => facets.tie_break.as_ref().map(Basis::of),
    }
}

/// The questions that an incident raises: those on which the ruling, or another reading of it, orders
/// something.
pub fn questions(ruling: &Ruling) -> Vec<Question> {
    let any =
        |condition: &dyn Fn(&Facets) -> bool| rulings(ruling).any(|(_, facets)| condition(facets));
    let raised = |question: &Question| match question {
        Question::Trigger | Question::Classification | Question::Result => true,
        Question::Board => any(&|facets| facets.board.value != Reinstatement::Keep),
        Question::Admissibility
        | Question::Completion
        | Question::Obligation
        | Question::Pieces
        | Question::Clocks
        | Question::Count
        | Question::Discipline
        | Question::Game
        | Question::TieBreak => any(&|facets| basis(facets, *question).is_some()),
    };
    Question::ALL.into_iter().filter(raised).collect()
}

/// Compares an answer with a ruling. `match_state` is the hall at the moment of decision.
pub fn grade(match_state: &MatchState, ruling: &Ruling, answer: &Answer) -> Grade {
    best(grades(match_state, ruling, answer))
}

/// Compares an answer with a ruling and with every other reading of it, the principal ruling first.
pub fn grades(match_state: &MatchState, ruling: &Ruling, answer: &Answer) -> Vec<Grade> {
    grades_under(rulings(ruling), &questions(ruling), |(subject, facets), question| {
        points(match_state, subject, facets, question, answer)
    })
}

/// Whether an answer is fully right: under one reading of the ruling, on every question raised.
pub fn is_right(match_state: &MatchState, ruling: &Ruling, answer: &Answer) -> bool {
    let grade = grade(match_state, ruling, answer);
    grade.points() == grade.out_of()
}

/// The answer that a reading of a ruling asks for.
pub fn model_answer(match_state: &MatchState, ruling: &Ruling, facets: &Facets) -> Answer {
    let own = rulings(ruling).find(|(_, it)| *it == facets);
    let subject = own.map_or(&ruling.subject, |(subject, _)| subject);
    Answer {
        trigger: Some(facets.trigger.value),
        admissibility: facets.admissibility.map(|slot| slot.value),
        classification: Some(facets.classification.value),
        completion: facets.completion.map(|slot| slot.value),
        board: Some(facets.board.value),
        obligation: facets.obligation.map(|slot| slot.value),
        pieces: Some(effects(facets)),
        clocks: Some(clocks(match_state, facets)),
        count: Some(count(subject, facets)),
        measure: facets.discipline.map(|slot| slot.value.recommended),
        game: facets.game.map(|slot| slot.value),
        result: Some(facets.result.value),
        tie_break: facets.tie_break.map(|slot| slot.value),
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

fn rulings(ruling: &Ruling) -> impl Iterator<Item = (&Subject, &Facets)> {
    let others = ruling.readings.iter().map(|reading| (&reading.subject, &reading.facets));
    std::iter::once((&ruling.subject, &ruling.facets)).chain(others)
}

fn effects(facets: &Facets) -> Vec<PieceEffect> {
    facets.pieces.iter().map(|effect| effect.value).collect()
}

/// The illegal moves counted against the player whose turn it was; 0 where it was nobody's turn.
fn count(subject: &Subject, facets: &Facets) -> u8 {
    let counts = facets.counts.map_or(subject.counted, |counts| counts.value);
    subject.by.seat().map_or(0, |seat| counts.at(seat))
}

fn points(
    match_state: &MatchState,
    subject: &Subject,
    facets: &Facets,
    question: Question,
    answer: &Answer,
) -> u8 {
    match question {
        Question::Trigger => all_or_none(answer.trigger, facets.trigger.value),
        Question::Admissibility => {
            same(answer.admissibility, facets.admissibility.map(|slot| slot.value))
        }
        Question::Classification => all_or_none(answer.classification, facets.classification.value),
        Question::Completion => same(answer.completion, facets.completion.map(|slot| slot.value)),
        Question::Board => all_or_none(answer.board, facets.board.value),
        Question::Obligation => same(answer.obligation, facets.obligation.map(|slot| slot.value)),
        Question::Pieces => {
            answer.pieces.as_ref().map_or(0, |named| shared(named, &effects(facets)))
        }
        Question::Clocks => {
            answer.clocks.map_or(0, |times| clock_points(match_state, facets, times))
        }
        Question::Count => all_or_none(answer.count, count(subject, facets)),
        Question::Discipline => {
            measure_points(facets.discipline.map(|slot| slot.value), answer.measure)
        }
        Question::Game => same(answer.game, facets.game.map(|slot| slot.value)),
        Question::Result => all_or_none(answer.result, facets.result.value),
        Question::TieBreak => same(answer.tie_break, facets.tie_break.map(|slot| slot.value)),
    }
}

fn same<T: PartialEq>(answer: Option<T>, expected: Option<T>) -> u8 {
    if answer == expected { FULL } else { 0 }
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
