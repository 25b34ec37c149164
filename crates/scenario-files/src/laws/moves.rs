//! The moves before the first act of an incident of chess, in English algebraic notation.

use acconcio_adjudication::incident::Game;
use acconcio_adjudication::movement;
use shakmaty::san::{SanError, SanPlus};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position, PositionError, Setup};

use crate::opening::Moves;

impl Moves for Game {
    type Position = Chess;
    type Move = UciMove;
    const POSITION_HELP: &'static str =
        "write the position in Forsyth-Edwards notation, all six fields";

    fn initial() -> Chess {
        Chess::default()
    }

    fn position(&self, setup: Setup) -> Result<Chess, Box<PositionError<Chess>>> {
        movement::position_of(setup, *self)
    }

    fn setup(position: &Chess) -> Setup {
        movement::setup_of(position)
    }

    fn play(
        &self,
        position: &mut Chess,
        written: &str,
    ) -> Result<UciMove, (&'static str, &'static str)> {
        let san = written.parse::<SanPlus>().map_err(|_| {
            ("is not a move", "write moves in English algebraic notation: e4, Nf3, O-O, exd6, e8=Q")
        })?;
        let legal = san.san.to_move(position).map_err(|error| match error {
            SanError::AmbiguousSan => (
                "can be played by more than one piece",
                "name the square that the piece comes from: Nbd7, R1e2",
            ),
            SanError::IllegalSan => (
                "cannot be played",
                "correct it or a move before it; what goes wrong is written as acts",
            ),
        })?;
        position.play_unchecked(legal);
        Ok(UciMove::from_move(legal, self.castling_mode()))
    }
}
