//! From where a film starts: a position, or a game up to there.

use std::ops::Range;

use acconcio_core::incident::{Game, Score};
use acconcio_core::movement;
use shakmaty::fen::Fen;
use shakmaty::san::{SanError, SanPlus};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, FromSetup, Position, Setup};

use super::file::{self, Field, File};

/// From where a film starts.
pub struct Opening {
    /// The position before the first act.
    pub start: Setup,
    /// What was played before, where that is told.
    pub score: Option<Score>,
}

/// What is wrong with it: where, in which field, what, and the remedy.
pub struct Wrong {
    pub span: Range<usize>,
    pub field: &'static str,
    pub message: String,
    pub help: &'static str,
}

impl Opening {
    /// A variant's own opening, or else the story's. Moves of the variant are played from its own
    /// start or else from the story's.
    ///
    /// # Errors
    /// A position or a move that cannot be, both a position and moves, or neither.
    pub fn read(file: &File, variant: &file::Variant, game: Game) -> Result<Opening, Wrong> {
        let is_own = variant.position.is_some() || variant.moves.is_some();
        let (position, moves) = if is_own {
            (variant.position.as_ref(), variant.moves.as_ref())
        } else {
            (file.position.as_ref(), file.moves.as_ref())
        };
        let start = variant.start.as_ref().or(file.start.as_ref());
        match (position, moves) {
            (Some(_), Some(moves)) => Err(Wrong {
                span: moves.span(),
                field: "moves",
                message: "both `position` and `moves` say where the film starts".to_owned(),
                help: "keep `moves`, with `start` if they are not played from the initial position",
            }),
            (Some(field), None) => {
                let start = legal("position", field, game)?.0;
                Ok(Opening { start, score: None })
            }
            (None, Some(moves)) => after(start, moves, game),
            (None, None) => Err(Wrong {
                span: variant.id.span(),
                field: "position",
                message: "nothing says where the film starts".to_owned(),
                help: "state `position`, or `moves` with `start`, at the top or in the variant",
            }),
        }
    }
}

/// A legal position.
fn legal(name: &'static str, field: &Field, game: Game) -> Result<(Setup, Chess), Wrong> {
    let wrong = |message: String, help| Wrong { span: field.span(), field: name, message, help };
    let Ok(fen) = field.get_ref().parse::<Fen>() else {
        let help = "write the position in Forsyth-Edwards notation, all six fields";
        return Err(wrong(format!("`{}` is not a FEN", field.get_ref()), help));
    };
    let setup = Setup::from(fen);
    match Chess::from_setup(setup.clone(), game.castling_mode()) {
        Ok(position) => Ok((setup, position)),
        Err(error) => {
            let help = "a film starts from a legal position; what goes wrong is filmed as acts";
            Err(wrong(format!("the position is not possible: {error}"), help))
        }
    }
}

/// The position after the moves.
fn after(start: Option<&Field>, moves: &Field, game: Game) -> Result<Opening, Wrong> {
    let (from, mut position) = match start {
        Some(field) => legal("start", field, game)?,
        None => (Setup::initial(), Chess::default()),
    };
    let mut played = Vec::new();
    for written in moves.get_ref().split_whitespace().map(without_number) {
        if written.is_empty() {
            continue;
        }
        let wrong = |message, help| Wrong { span: moves.span(), field: "moves", message, help };
        let number = format!("{}{}", position.fullmoves(), position.turn().fold_wb(".", "..."));
        let Ok(san) = written.parse::<SanPlus>() else {
            let help = "write moves in English algebraic notation: e4, Nf3, O-O, exd6, e8=Q";
            return Err(wrong(format!("{number} `{written}` is not a move"), help));
        };
        let legal = san.san.to_move(&position).map_err(|error| match error {
            SanError::AmbiguousSan => wrong(
                format!("{number} `{written}` can be played by more than one piece"),
                "name the square that the piece comes from: Nbd7, R1e2",
            ),
            SanError::IllegalSan => wrong(
                format!("{number} `{written}` cannot be played"),
                "correct it or a move before it; what goes wrong is filmed as acts",
            ),
        })?;
        played.push(UciMove::from_move(legal, game.castling_mode()));
        position.play_unchecked(legal);
    }
    let score = Score { from, moves: played };
    Ok(Opening { start: movement::setup_of(&position), score: Some(score) })
}

/// A move without the number that may stand before it.
pub fn without_number(word: &str) -> &str {
    match word.trim_start_matches(|sign: char| sign.is_ascii_digit()) {
        rest if rest.starts_with('.') => rest.trim_start_matches('.'),
        "" => "",
        _ => word,
    }
}
