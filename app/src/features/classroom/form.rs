//! The questions on an incident as plain data: what is chosen is part of an answer, ready to be sent.

use acconcio_notation::move_word;
use acconcio_training::grading::{Answer, Play, Question};
use serde::Serialize;
use serde_json::Value;
use shakmaty::{Move, Position, Square};

use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::pointing::GeneralObligation;
use crate::features::incident::ruling_form::action::PartOfAnswer;
use crate::features::incident::ruling_form::form::RulingForm;
use crate::features::incident::ruling_form::options::{count_before, offered};
use crate::language::Language;

/// A question with the ways to answer it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Asked {
    /// The question.
    pub question: Question,
    /// Its subject in a word or two.
    pub about: String,
    /// The question in words.
    pub words: String,
    /// The facts that have to be known to answer it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// The choices.
    pub choices: Vec<AnswerOffered>,
    /// The input beside or instead of a choice.
    pub form: Form,
}

/// One of several answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnswerOffered {
    /// The text.
    pub label: String,
    /// The explanation, which may be empty.
    pub meaning: String,
    /// The part of an [`Answer`] that it gives.
    pub answer: Value,
}

/// The input beside or instead of a choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Form {
    /// Nothing.
    Choices,
    /// The times of both clocks, in seconds; White's first.
    Clocks {
        /// The times as they show now.
        now: [u32; 2],
    },
    /// Pieces or moves of the position before the turn.
    Moves {
        /// The legal moves.
        moves: Vec<MoveOffered>,
    },
}

/// A legal move of the position before the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveOffered {
    /// The move as it stands in an answer.
    pub word: String,
    /// The move as it is read.
    pub label: String,
    /// The piece that moves, by its square.
    pub from: String,
    /// The piece, as it is read: `King e1`.
    pub piece: String,
    /// The piece that is captured, by its square.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captured: Option<String>,
}

/// The questions of a form on its incident; empty where it cannot be ruled on.
pub(crate) fn questions(language: Language, form: &RulingForm, asked: &[Question]) -> Vec<Asked> {
    let Ok(adjudicated) = form.adjudicated() else { return Vec::new() };
    let player = adjudicated.player();
    let before = adjudicated.ruling.subject.counted;
    let one = |question: &Question| Asked {
        question: *question,
        about: language.facet(*question).to_owned(),
        words: language.question(*question, player),
        hint: count_before(language, *question, player, before),
        choices: offered(language, form, *question)
            .iter()
            .map(|option| {
                let (label, meaning) = option.texts();
                AnswerOffered { label, meaning: meaning.to_owned(), answer: json(option.part) }
            })
            .collect(),
        form: given(language, adjudicated, *question),
    };
    asked.iter().map(one).collect()
}

fn given(language: Language, adjudicated: &AdjudicatedIncident, question: Question) -> Form {
    match question {
        Question::Clocks => {
            let now = adjudicated.reconstruction.board_state().remaining;
            Form::Clocks { now: [now.white, now.black] }
        }
        Question::Obligation => Form::Moves { moves: moves(language, adjudicated) },
        Question::Trigger
        | Question::Classification
        | Question::Board
        | Question::Count
        | Question::Result => Form::Choices,
    }
}

fn moves(language: Language, adjudicated: &AdjudicatedIncident) -> Vec<MoveOffered> {
    let Some(position) = adjudicated.position() else { return Vec::new() };
    let offered = |legal: Move| {
        let from = legal.from()?;
        let piece = position.board().piece_at(from)?;
        let captured = acconcio_adjudication::movement::captured_square(&legal);
        Some(MoveOffered {
            word: move_word(&legal),
            label: language.san(position, legal),
            from: from.to_string(),
            piece: format!("{} {from}", language.role(piece.role)),
            captured: captured.map(|square: Square| square.to_string()),
        })
    };
    let mut moves: Vec<MoveOffered> =
        position.legal_moves().into_iter().filter_map(offered).collect();
    moves.sort_by(|one, other| (&one.from, &one.word).cmp(&(&other.from, &other.word)));
    moves
}

/// The answer that consists of a part alone.
pub(super) fn answer_of(part: PartOfAnswer) -> Answer {
    let nothing = Answer::default();
    match part {
        PartOfAnswer::Trigger(it) => Answer { trigger: Some(it), ..nothing },
        PartOfAnswer::Classification(it) => Answer { classification: Some(it), ..nothing },
        PartOfAnswer::Board(it) => Answer { board: Some(it), ..nothing },
        PartOfAnswer::Play(GeneralObligation::AnyLegalMove) => {
            Answer { obligation: Some(Play::AnyLegalMove), ..nothing }
        }
        PartOfAnswer::Play(GeneralObligation::NoDuty) => {
            Answer { obligation: Some(Play::NoDuty), ..nothing }
        }
        PartOfAnswer::Count(it) => Answer { count: Some(it), ..nothing },
        PartOfAnswer::Result(it) => Answer { result: Some(it), ..nothing },
        PartOfAnswer::Inapplicable(it) => Answer { inapplicable: [it].into(), ..nothing },
    }
}

fn json(part: PartOfAnswer) -> Value {
    // Names, numbers and squares can always be written.
    serde_json::to_value(answer_of(part)).unwrap_or_default()
}
