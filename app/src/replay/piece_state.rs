//! The state of a piece on its square, beside what it is.

use acconcio_adjudication::board_state::{BoardState, Grip};
use acconcio_adjudication::incident::Manner;
use shakmaty::{Color, Role, Square};

use super::board_track::BoardTrack;

/// The state of a piece on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceState {
    /// This player has brought it here and still holds it.
    Held(Color),
    /// This player's hand is on it, and has not moved it.
    Touched(Color),
    /// This player has come upon it by accident.
    Brushed(Color),
    /// It was displaced by accident from this square.
    Displaced(Square),
    /// It stands upside down.
    UpsideDown,
    /// It counts as another piece.
    CountsAs(Role),
}

impl PieceState {
    const fn of_grip(grip: &Grip) -> PieceState {
        match (grip.carried_from, grip.manner) {
            (Some(_), _) => PieceState::Held(grip.player),
            (None, Manner::Accidental) => PieceState::Brushed(grip.player),
            (None, Manner::Deliberate | Manner::Disputed) => PieceState::Touched(grip.player),
        }
    }

    /// Returns the states on a board after a number of acts, with their squares.
    pub fn on_board(
        board_state: &BoardState,
        board_track: &BoardTrack,
        step: usize,
    ) -> Vec<(Square, PieceState)> {
        let upside_down = board_track.upside_down_at(step);
        let displaced = board_state.displaced.iter();
        let hands = board_state.hands.iter();
        upside_down
            .map(|square| (square, PieceState::UpsideDown))
            .chain(displaced.filter_map(|one| Some((one.now?, PieceState::Displaced(one.home)))))
            .chain(hands.map(|grip| (grip.square, PieceState::of_grip(grip))))
            .collect()
    }
}
