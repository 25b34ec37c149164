//! The comparison of an answer with the ruling, facet by facet.
//!
//! An answer is compared with the principal ruling and with every other tenable reading, each as a whole;
//! the one that agrees best counts, and is reported. Points are given per facet, in hundredths.

use serde::{Deserialize, Serialize};
use shakmaty::{Color, Move, Position, Square};
use strum::VariantArray;

use acconcio_adjudication::incident::PerPlayer;
use acconcio_adjudication::laws::{Book, Force, Laws, Ordered};
use acconcio_adjudication::movement::captured_square;
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_adjudication::ruling::{
    Classification, Duty, Facets, Obligation, Outcome, Reinstatement, Ruling, Subject, Trigger,
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
}

impl Answer {
    /// Whether it answers a question.
    pub const fn answers_question(&self, question: Question) -> bool {
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

/// The result of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grade<Q = Question> {
    /// The reading that agrees best: none for the principal ruling, else an index of
    /// [`Ruling::readings`].
    pub reading: Option<usize>,
    /// One mark for each question asked.
    pub marks: Vec<Mark<Q>>,
}

impl<Q> Grade<Q> {
    /// The points reached, in hundredths of a question.
    pub fn points(&self) -> u32 {
        self.marks.iter().map(|mark| u32::from(mark.points)).sum()
    }

    /// The points to be had, in hundredths of a question.
    pub fn out_of(&self) -> u32 {
        self.marks.iter().map(|_| u32::from(FULL)).sum()
    }
}

/// The mark for one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark<Q = Question> {
    /// The question.
    pub question: Q,
    /// Points from 0 to 100.
    pub points: u8,
}

/// The basis on which a ruling answers a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Basis<B: Book = Laws> {
    /// The rule.
    pub rule: B::Rule,
    /// Its edition and article, or its place in the book.
    pub by: B::Citation,
}

impl<B: Book> Basis<B> {
    /// The basis of an ordered value.
    pub const fn of<T>(ordered: &Ordered<T, B>) -> Basis<B> {
        Basis { rule: ordered.rule, by: ordered.by }
    }
}

/// The basis on which a ruling answers a question; none where nothing is ordered on it.
pub fn basis(facets: &Facets, question: Question) -> Option<Basis> {
    match question {
        Question::Trigger => Some(Basis::of(&facets.trigger)),
        Question::Classification => Some(Basis::of(&facets.classification)),
        Question::Board => Some(Basis::of(&facets.board)),
        Question::Obligation => facets.obligation.as_ref().map(Basis::of),
        Question::Clocks => {
            let change = facets.time.first().map(Basis::of);
            change.or(facets.judgement.as_ref().map(Basis::of))
        }
        Question::Count => facets.counts.as_ref().map(Basis::of),
        Question::Result => Some(Basis::of(&facets.result)),
    }
}

/// The points of a correct answer, in hundredths.
pub const FULL: u8 = 100;
/// The points of a partly correct answer, in hundredths.
pub const HALF: u8 = 50;

/// The questions that an incident raises: those on which the ruling, or another reading of it,
/// orders something.
pub fn questions(ruling: &Ruling) -> Vec<Question> {
    let any =
        |condition: &dyn Fn(&Facets) -> bool| rulings(ruling).any(|(_, facets)| condition(facets));
    let intervenes = any(&|facets| facets.trigger.value != Trigger::None);
    let is_over = any(&|facets| facets.result.value != Outcome::Continues);
    let board_moved = rulings(ruling).any(|(subject, facets)| {
        subject.is_board_changed && facets.board.value != Reinstatement::Keep
    });
    let raised = |question: &Question| match question {
        Question::Trigger | Question::Classification => true,
        Question::Board => board_moved,
        Question::Obligation => any(&|facets| facets.obligation.is_some()),
        Question::Clocks => any(&|facets| !facets.time.is_empty()),
        Question::Count => any(&|facets| facets.counts.is_some()),
        Question::Result => intervenes || is_over,
    };
    Question::ALL.into_iter().filter(raised).collect()
}

/// Compares an answer with a ruling.
pub fn grade(reconstruction: &Reconstruction, ruling: &Ruling, answer: &Answer) -> Grade {
    best(grades(reconstruction, ruling, answer))
}

/// Compares an answer with a ruling and with every other reading of it, the principal ruling first.
pub fn grades(reconstruction: &Reconstruction, ruling: &Ruling, answer: &Answer) -> Vec<Grade> {
    grades_under(rulings(ruling), &questions(ruling), |(subject, facets), question| {
        Comparison { reconstruction, ruling, subject }.points(question, facets, answer)
    })
}

/// Grades an answer under several rulings, the principal one first, by the points that each gives for a
/// question.
pub fn grades_under<R: Copy, Q: Copy>(
    rulings: impl Iterator<Item = R>,
    questions: &[Q],
    points: impl Fn(R, Q) -> u8,
) -> Vec<Grade<Q>> {
    let mark = |ruling, question| Mark { question, points: points(ruling, question) };
    let marks = rulings.map(|ruling| questions.iter().map(|it| mark(ruling, *it)).collect());
    marks.enumerate().map(|(place, marks)| Grade { reading: place.checked_sub(1), marks }).collect()
}

/// The questions on which the marks differ from those that the ruling itself would give: those on which the
/// reading that agrees best makes the difference.
pub fn marked_otherwise<Q: Copy + PartialEq>(marks: &[Mark<Q>], ruled: &[Mark<Q>]) -> Vec<Q> {
    let is_otherwise = |mark: &&Mark<Q>| {
        ruled.iter().any(|it| it.question == mark.question && it.points != mark.points)
    };
    marks.iter().filter(is_otherwise).map(|mark| mark.question).collect()
}

/// The grade with the most points; the first of equals, so the principal ruling comes before other
/// readings.
pub fn best<Q>(grades: Vec<Grade<Q>>) -> Grade<Q> {
    let better = |best: Grade<Q>, next: Grade<Q>| {
        if next.points() > best.points() { next } else { best }
    };
    let none = Grade { reading: None, marks: Vec::new() };
    grades.into_iter().reduce(better).unwrap_or(none)
}

/// Whether an answer is fully correct: under one reading of the ruling, on every question that the incident
/// raises and on every other one that the answer covers. A question raised and left open makes it wrong;
/// where the board has not changed, either answer is accepted on the position with which the game goes on.
pub fn is_right(reconstruction: &Reconstruction, ruling: &Ruling, answer: &Answer) -> bool {
    let raised = questions(ruling);
    let is_asked =
        |question: &Question| raised.contains(question) || answer.answers_question(*question);
    let is_full = |question: Question, subject: &Subject, facets: &Facets| {
        let desk = Comparison { reconstruction, ruling, subject };
        let is_board_same = question == Question::Board
            && !subject.is_board_changed
            && [answer.board, Some(facets.board.value)].into_iter().all(leaves_an_unchanged_board);
        is_board_same || desk.points(question, facets, answer) == FULL
    };
    let asked: Vec<Question> = Question::ALL.into_iter().filter(is_asked).collect();
    rulings(ruling)
        .any(|(subject, facets)| asked.iter().all(|question| is_full(*question, subject, facets)))
}

fn leaves_an_unchanged_board(board: Option<Reinstatement>) -> bool {
    matches!(board, Some(Reinstatement::Keep | Reinstatement::BeforeTheTurn))
}

/// Returns the correct answer under a reading of a ruling.
pub fn model_answer(reconstruction: &Reconstruction, ruling: &Ruling, facets: &Facets) -> Answer {
    let clocks = |player: Color| {
        let now = reconstruction.board_state().remaining.of(player);
        let base = facets.judgement.map_or(now, |range| range.value.of(player).1);
        base.saturating_add_signed(fixed_change(facets, player))
    };
    Answer {
        trigger: Some(facets.trigger.value),
        classification: Some(facets.classification.value),
        board: Some(facets.board.value),
        obligation: Some(match &facets.obligation {
            None => Play::NoDuty,
            Some(duty) if duty.value.duty == Duty::Free => Play::AnyLegalMove,
            Some(duty) => Play::Moves(duty.value.permitted.clone()),
        }),
        clocks: Some(PerPlayer { white: clocks(Color::White), black: clocks(Color::Black) }),
        count: Some(expected_count(ruling, facets)),
        result: Some(facets.result.value),
    }
}

fn rulings(ruling: &Ruling) -> impl Iterator<Item = (&Subject, &Facets)> {
    let others = ruling.readings.iter().map(|reading| (&reading.subject, &reading.facets));
    std::iter::once((&ruling.subject, &ruling.facets)).chain(others)
}

fn fixed_change(facets: &Facets, player: Color) -> i32 {
    let changes = facets.time.iter().filter(|change| change.value.player == player);
    changes.map(|change| change.value.seconds).sum()
}

fn expected_count(ruling: &Ruling, facets: &Facets) -> u8 {
    let counts = facets.counts.map_or(ruling.subject.counted, |counts| counts.value);
    counts.of(ruling.subject.player)
}

struct Comparison<'a> {
    reconstruction: &'a Reconstruction,
    ruling: &'a Ruling,
    /// The subject of the ruling under the reading with which the answer is compared.
    subject: &'a Subject,
}

impl Comparison<'_> {
    fn points(&self, question: Question, facets: &Facets, answer: &Answer) -> u8 {
        match question {
            Question::Trigger => all_or_none(answer.trigger, facets.trigger.value),
            Question::Classification => {
                all_or_none(answer.classification, facets.classification.value)
            }
            Question::Board => all_or_none(answer.board, facets.board.value),
            Question::Obligation => answer.obligation.as_ref().map_or(0, |play| {
                self.obligation_points(facets.obligation.as_ref().map(|duty| &duty.value), play)
            }),
            Question::Clocks => answer.clocks.map_or(0, |times| self.clock_points(facets, times)),
            Question::Count => all_or_none(answer.count, expected_count(self.ruling, facets)),
            Question::Result => all_or_none(answer.result, facets.result.value),
        }
    }

    /// Compares sets of moves. Where one piece has to be played, any part of its permitted moves shows that
    /// this was understood; a partly correct answer with something wrong in it scores half.
    fn obligation_points(&self, expected: Option<&Obligation>, play: &Play) -> u8 {
        let Some(Obligation { duty, permitted }) = expected else {
            return if *play == Play::NoDuty { FULL } else { 0 };
        };
        let named = match play {
            Play::NoDuty => return 0,
            Play::AnyLegalMove => {
                let is_free = *duty == Duty::Free || permitted.len() == self.legal_moves().len();
                return if is_free { FULL } else { 0 };
            }
            Play::Piece(square) => self.moves_with(*square),
            Play::Moves(moves) => moves.clone(),
        };
        let right = named.iter().filter(|named| permitted.contains(named)).count();
        if named.is_empty() || right == 0 {
            0
        } else if right == named.len() {
            let is_one_piece = match duty {
                Duty::Move(_) | Duty::MoveKing(_) | Duty::Capture(_) | Duty::PromoteOn(_) => true,
                Duty::CaptureWith { .. }
                | Duty::Castle(_)
                | Duty::Stands(_)
                | Duty::PlayAnnounced(_)
                | Duty::PromoteTo(..)
                | Duty::MoveOneOf(..)
                | Duty::Free
                | Duty::OpponentChooses => false,
            };
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
    fn clock_points(&self, facets: &Facets, times: PerPlayer<u32>) -> u8 {
        let points = |player: Color| {
            let now = self.reconstruction.board_state().remaining.of(player);
            let (least, most) = facets.judgement.map_or((now, now), |r| r.value.of(player));
            let changes = facets.time.iter().filter(|change| change.value.player == player);
            let prescribed: i32 = changes
                .filter(|change| change.force == Force::Shall)
                .map(|change| change.value.seconds)
                .sum();
            let mut least = least.saturating_add_signed(prescribed);
            let mut most = most.saturating_add_signed(prescribed);
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

    fn legal_moves(&self) -> Vec<Move> {
        let position = self.subject.position.as_ref();
        position.map_or_else(Vec::new, |legal| legal.legal_moves().into_iter().collect())
    }

    fn moves_with(&self, square: Square) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves
            .retain(|legal| legal.from() == Some(square) || captured_square(legal) == Some(square));
        moves
    }
}

/// Gives full points for the expected answer, none for any other.
pub fn all_or_none<T: PartialEq>(answer: Option<T>, expected: T) -> u8 {
    if answer == Some(expected) { FULL } else { 0 }
}
