//! From where a board of a film starts: a position, or the moves up to there.

use std::ops::Range;

use acconcio_core::quadrigliona::incident::Score;
use acconcio_core::quadrigliona::moves;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, FromSetup, Move, PositionError, Setup};

use super::file::Board;
use crate::diagnostic::Diagnostic;
use crate::file::Field;
use crate::opening::without_number;

/// From where a board starts.
pub struct Opening {
    /// The position before the first act, with the pieces that lie ready.
    pub position: Setup,
    /// What was played before, where that is told.
    pub score: Option<Score>,
}

impl Opening {
    /// The variant's own opening of a board, or else the story's; `none` says where the variant stands.
    ///
    /// # Errors
    /// A position or a move that cannot be, both a position and moves, or neither.
    pub fn read(
        name: &str,
        (story, own): (&Board, &Board),
        none: Range<usize>,
    ) -> Result<Opening, Diagnostic> {
        let is_own = own.position.is_some() || own.moves.is_some();
        let board = if is_own { own } else { story };
        let start = own.start.as_ref().or(story.start.as_ref());
        match (&board.position, &board.moves) {
            (Some(_), Some(moves)) => {
                let message = "both `position` and `moves` say where the board starts";
                let help =
                    "keep `moves`, with `start` if they are not played from the initial position";
                Err(Diagnostic::new(moves.span(), format!("{name}.moves"), message, help))
            }
            (Some(field), None) => {
                let position = legal(&format!("{name}.position"), field)?;
                Ok(Opening { position, score: None })
            }
            (None, Some(moves)) => after(name, start, moves),
            (None, None) => {
                let message = format!("nothing says where board {} starts", name.to_uppercase());
                let help = format!(
                    "state `position` or `moves` in [{name}], at the top or in the variant"
                );
                Err(Diagnostic::new(none, format!("{name}.position"), message, help))
            }
        }
    }
}

/// A position that can be.
fn legal(name: &str, field: &Field) -> Result<Setup, Diagnostic> {
    let wrong = |message: String, help| Diagnostic::new(field.span(), name, message, help);
    let Ok(fen) = field.get_ref().parse::<Fen>() else {
        let help = "write all six fields, and the pieces that lie ready in brackets: \
            4k3/8/8/8/8/8/8/4K3[Qn] w - - 0 1";
        return Err(wrong(format!("`{}` is not a FEN", field.get_ref()), help));
    };
    let setup = Setup::from(fen);
    // With pieces of the other board there may be more than a single set has.
    match Chess::from_setup(setup.clone(), CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
    {
        Ok(_) => Ok(setup),
        Err(error) => {
            let help = "a film starts from legal positions; what goes wrong is filmed as acts";
            Err(wrong(format!("the position is not possible: {error}"), help))
        }
    }
}

/// The position after the moves. What is captured leaves the board for the other one; what is put comes
/// from the pieces that lay ready at the start, if it was there.
fn after(name: &str, start: Option<&Field>, moves: &Field) -> Result<Opening, Diagnostic> {
    let from = match start {
        Some(field) => legal(&format!("{name}.start"), field)?,
        None => Setup::initial(),
    };
    let mut position = from.clone();
    let mut played = Vec::new();
    for written in moves.get_ref().split_whitespace().map(without_number) {
        if written.is_empty() {
            continue;
        }
        let next = moves::read(&position, written)
            .and_then(|turn| Some((turn, moves::play(&position, &turn)?)));
        let Some((turn, next)) = next else {
            let number = position.turn.fold_wb(".", "...");
            let message = format!("{}{number} `{written}` cannot be played", position.fullmoves);
            let help = "write moves in English algebraic notation, a piece put on the board as N@f3; \
                what goes wrong is filmed as acts";
            return Err(Diagnostic::new(moves.span(), format!("{name}.moves"), message, help));
        };
        let player = position.turn;
        position = Setup { pockets: position.pockets, ..next };
        if let Move::Put { role, .. } = turn {
            take(&mut position, player, role);
        }
        played.push(written.to_owned());
    }
    Ok(Opening { position, score: Some(Score { from, moves: played }) })
}

fn take(position: &mut Setup, player: Color, role: shakmaty::Role) {
    if let Some(pockets) = &mut position.pockets {
        let count = pockets.get_mut(player).get_mut(role);
        *count = count.saturating_sub(1);
    }
}
