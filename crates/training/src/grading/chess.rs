//! The questions and answers of chess, and the points for them.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use shakmaty::{Color, Move, Position, Square};
use strum::VariantArray;

use super::graded::{FULL, Graded, HALF, all_or_none};
use acconcio_adjudication::incident::PerPlayer;
use acconcio_adjudication::laws::{Force, Laws};
use acconcio_adjudication::movement::captured_square;
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_adjudication::ruling::{
    Basis, Classification, Duty, FacetName, Facets, Obligation, Outcome, Reinstatement, Subject,
    Trigger,
};
use acconcio_notation as notation;

/// A question to the arbiter, in the order in which he works.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// The initiative: whether the arbiter intervenes, and on what basis.
    Trigger,
    /// The classification of the act.
    Classification,
    /// The position with which the game goes on.
    Board,
    /// The moves that must or may be played.
    Obligation,
    /// The times on the clocks.
    Clocks,
    /// The number of illegal moves counted against the player now.
    Count,
    /// The outcome of the game.
    Result,
}

impl Question {
    /// Every question, in the order in which an arbiter works.
    pub const ALL: [Question; Question::VARIANTS.len()] =
        *Question::VARIANTS.first_chunk().expect("of the same length");

    /// The name in files and tables.
    pub const fn name(self) -> &'static str {
        match self {
            Question::Trigger => "trigger",
            Question::Classification => "classification",
            Question::Board => "board",
            Question::Obligation => "obligation",
            Question::Clocks => "clocks",
            Question::Count => "count",
            Question::Result => "result",
        }
    }

    /// Whether an incident may leave it without an object, so that "not applicable" is an answer to it. The
    /// others can always be answered: whether the arbiter intervenes, what the act was, and what becomes of the
    /// game.
    pub const fn may_be_inapplicable(self) -> bool {
        match self {
            Question::Board | Question::Obligation | Question::Clocks | Question::Count => true,
            Question::Trigger | Question::Classification | Question::Result => false,
        }
    }
}

/// An arbiter's answer; a question that was not asked or left open has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Answer {
    /// The initiative by which he intervenes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger: Option<Trigger>,
    /// The classification of the act.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub classification: Option<Classification>,
    /// The position with which the game goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<Reinstatement>,
    /// The moves that must or may be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub obligation: Option<Play>,
    /// The times to which he sets the clocks, in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<PerPlayer<u32>>,
    /// The number of illegal moves now counted against the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
    /// The outcome of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// The questions answered by "not applicable": nothing is to be decided on them.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub inapplicable: BTreeSet<Question>,
}

impl Answer {
    /// Whether it answers a question.
    pub fn answers_question(&self, question: Question) -> bool {
        if self.inapplicable.contains(&question) {
            return true;
        }
        match question {
            Question::Trigger => self.trigger.is_some(),
            Question::Classification => self.classification.is_some(),
            Question::Board => self.board.is_some(),
            Question::Obligation => self.obligation.is_some(),
            Question::Clocks => self.clocks.is_some(),
            Question::Count => self.count.is_some(),
            Question::Result => self.result.is_some(),
        }
    }
}

/// The moves that must or may be played, as answered on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Play {
    /// No obligation: the game goes on.
    NoDuty,
    /// Any legal move.
    AnyLegalMove,
    /// The piece on this square, moved or captured as the Laws allow.
    Piece(#[serde(with = "notation::square")] Square),
    /// One or more moves.
    Moves(#[serde(with = "notation::moves")] Vec<Move>),
}

impl Graded for Facets {
    type Book = Laws;
    type Subject = Subject;
    type State = Reconstruction;
    type Question = Question;
    type Answer = Answer;

    fn basis(&self, question: Question) -> Option<Basis> {
        let basis = |name| Facets::basis(self, name);
        match question {
            Question::Trigger => basis(FacetName::Trigger),
            Question::Classification => basis(FacetName::Classification),
            Question::Board => basis(FacetName::Board),
            Question::Obligation => basis(FacetName::Obligation),
            Question::Clocks => basis(FacetName::Time).or_else(|| basis(FacetName::Judgement)),
            Question::Count => basis(FacetName::Counts),
            Question::Result => basis(FacetName::Result),
        }
    }

    fn raises(&self, subject: &Subject, question: Question) -> bool {
        match question {
            Question::Trigger | Question::Classification => true,
            Question::Board => subject.is_board_changed && self.board.value != Reinstatement::Keep,
            Question::Obligation => self.obligation.is_some(),
            Question::Clocks => !self.time.is_empty(),
            Question::Count => self.counts.is_some(),
            Question::Result => {
                self.trigger.value != Trigger::None || self.result.value != Outcome::Continues
            }
        }
    }

    fn points(
        &self,
        reconstruction: &Reconstruction,
        subject: &Subject,
        question: Question,
        answer: &Answer,
    ) -> u8 {
        if answer.inapplicable.contains(&question) {
            return if self.raises(subject, question) { 0 } else { FULL };
        }
        match question {
            Question::Trigger => all_or_none(answer.trigger, self.trigger.value),
            Question::Classification => {
                all_or_none(answer.classification, self.classification.value)
            }
            // Where the board has not changed, it comes to the same.
            Question::Board if !subject.is_board_changed && is_board_left(self.board.value) => {
                if answer.board.is_some_and(is_board_left) {
                    FULL
                } else {
                    0
                }
            }
            Question::Board => all_or_none(answer.board, self.board.value),
            Question::Obligation => answer.obligation.as_ref().map_or(0, |play| {
                obligation_points(subject, self.obligation.as_ref().map(|duty| &duty.value), play)
            }),
            Question::Clocks => {
                answer.clocks.map_or(0, |times| clock_points(reconstruction, self, times))
            }
            Question::Count => all_or_none(answer.count, expected_count(subject, self)),
            Question::Result => all_or_none(answer.result, self.result.value),
        }
    }

    fn model(&self, reconstruction: &Reconstruction, subject: &Subject) -> Answer {
        let clocks = |player: Color| {
            let now = reconstruction.board_state().remaining.of(player);
            let base = self.judgement.map_or(now, |range| range.value.of(player).recommended);
            base.saturating_add_signed(fixed_change(self, player))
        };
        Answer {
            trigger: Some(self.trigger.value),
            classification: Some(self.classification.value),
            board: Some(self.board.value),
            obligation: Some(match &self.obligation {
                None => Play::NoDuty,
                Some(duty) if duty.value.duty == Duty::Free => Play::AnyLegalMove,
                Some(duty) => Play::Moves(duty.value.permitted.clone()),
            }),
            clocks: Some(PerPlayer { white: clocks(Color::White), black: clocks(Color::Black) }),
            count: Some(expected_count(subject, self)),
            result: Some(self.result.value),
            inapplicable: BTreeSet::new(),
        }
    }

    fn covers(answer: &Answer, question: Question) -> bool {
        answer.answers_question(question)
    }
}

fn is_board_left(board: Reinstatement) -> bool {
    matches!(board, Reinstatement::Keep | Reinstatement::BeforeTheTurn)
}

fn fixed_change(facets: &Facets, player: Color) -> i32 {
    let changes = facets.time.iter().filter(|change| change.value.player == player);
    changes.map(|change| change.value.seconds).sum()
}

/// The illegal moves counted against the player whose turn is ruled on.
fn expected_count(subject: &Subject, facets: &Facets) -> u8 {
    let counts = facets.counts.map_or(subject.counted, |counts| counts.value);
    counts.of(subject.player)
}

/// Compares sets of moves. Where one piece has to be played, any part of its permitted moves shows that
/// this was understood; a partly correct answer with something wrong in it scores half.
fn obligation_points(subject: &Subject, expected: Option<&Obligation>, play: &Play) -> u8 {
    let Some(Obligation { duty, permitted }) = expected else {
        return if *play == Play::NoDuty { FULL } else { 0 };
    };
    let named = match play {
        Play::NoDuty => return 0,
        Play::AnyLegalMove => {
            let is_free = *duty == Duty::Free || permitted.len() == legal_moves(subject).len();
            return if is_free { FULL } else { 0 };
        }
        Play::Piece(square) => moves_with(subject, *square),
        Play::Moves(moves) => moves.clone(),
    };
    let right = named.iter().filter(|named| permitted.contains(named)).count();
    if named.is_empty() || right == 0 {
        0
    } else if right == named.len() {
        let is_one_piece = matches!(
            duty,
            Duty::Move(_) | Duty::MoveKing(_) | Duty::Capture(_) | Duty::PromoteOn(_)
        );
        if right == permitted.len() || is_one_piece {
            FULL
        } else if *duty == Duty::Free {
            0
        } else {
            HALF
        }
    } else {
        HALF
    }
}

/// Gives half the points for each clock. Where the arbiter has a discretionary measure, more time for
/// the opponent and less for the player at fault are accepted.
fn clock_points(reconstruction: &Reconstruction, facets: &Facets, times: PerPlayer<u32>) -> u8 {
    let points = |player: Color| {
        let now = reconstruction.board_state().remaining.of(player);
        let (least, most) = facets.judgement.map_or((now, now), |slot| {
            let range = slot.value.of(player);
            (range.least, range.most)
        });
        let changes = facets.time.iter().filter(|change| change.value.player == player);
        let of_force = |force: Force| -> i32 {
            let changes = changes.clone().filter(|change| change.force == force);
            changes.map(|change| change.value.seconds).sum()
        };
        let (prescribed, permitted) = (of_force(Force::Shall), of_force(Force::May));
        let mut least = least.saturating_add_signed(prescribed + permitted.min(0));
        let mut most = most.saturating_add_signed(prescribed + permitted.max(0));
        if let Some(discipline) = &facets.discipline {
            if discipline.value.player == player {
                least = 0;
            } else {
                most = u32::MAX;
            }
        }
        if (least..=most).contains(&times.of(player)) { HALF } else { 0 }
    };
    points(Color::White) + points(Color::Black)
}

fn legal_moves(subject: &Subject) -> Vec<Move> {
    let position = subject.position.as_ref();
    position.map_or_else(Vec::new, |legal| legal.legal_moves().into_iter().collect())
}

fn moves_with(subject: &Subject, square: Square) -> Vec<Move> {
    let mut moves = legal_moves(subject);
    moves.retain(|legal| legal.from() == Some(square) || captured_square(legal) == Some(square));
    moves
}
