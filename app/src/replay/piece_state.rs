//! The state of a piece on its square, beside what it is.

use acconcio_adjudication::board_state::{BoardState, Grip};
use acconcio_adjudication::incident::Manner;
use shakmaty::{Color, Role, Square};

use super::board_track::BoardTrack;

/// The state of a piece on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceState {
    /// Brought here and still held by this player.
    Held(Color),
    /// Under the hand of this player, who has not moved it.
    Touched(Color),
    /// Touched by accident by this player.
    Brushed(Color),
    /// Displaced by accident from this square.
    Displaced(Square),
    /// Upside down.
    UpsideDown,
    /// Counting as another piece.
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

#[cfg(test)]
mod tests {
    use acconcio_adjudication::incident::{
        Act, ActKind, Hand, Incident, Order, Owner, Purpose, Regime, Stance,
    };

    use super::*;
    use crate::replay::Replay;
    use acconcio_training::scenario::{Text, Variant};

    /// The states after all these acts of White, from the starting position.
    fn states(kinds: impl IntoIterator<Item = ActKind>) -> Vec<(Square, PieceState)> {
        let mut incident = Incident::initial(Regime::Standard);
        incident.acts = kinds.into_iter().map(|kind| Act::by(Color::White, kind)).collect();
        let label = Text::default();
        let variant = Variant {
            id: String::new(),
            label,
            incident,
            scope: Default::default(),
            epilogue: Vec::new(),
        };
        let replay = Replay::of(&variant).expect("the acts can be done");
        let last = replay.decision;
        PieceState::on_board(&replay.board_states[last], &replay.board_track, last)
    }

    fn touch(square: Square, manner: Manner) -> ActKind {
        ActKind::Touches {
            square,
            manner,
            hand: Hand::One,
            together_with: None,
            order: Order::Known,
            purpose: Purpose::ToPlay,
        }
    }

    #[test]
    fn ok_a_hand_touches_brushes_or_holds() {
        let white = Color::White;
        assert_eq!(
            states([touch(Square::E1, Manner::Deliberate)]),
            [(Square::E1, PieceState::Touched(white))]
        );
        assert_eq!(
            states([touch(Square::E1, Manner::Accidental)]),
            [(Square::E1, PieceState::Brushed(white))]
        );
        let brushed = touch(Square::E2, Manner::Accidental);
        let placed = ActKind::places(Square::E2, Square::E4);
        assert_eq!(states([brushed, placed.clone()]), [(Square::E4, PieceState::Held(white))]);
        assert_eq!(states([placed, ActKind::Releases { square: Square::E4 }]), []);
    }

    #[test]
    fn ok_a_piece_is_displaced_or_upside_down() {
        let displaced = ActKind::Displaces { square: Square::D2, to: Some(Square::D3) };
        assert_eq!(states([displaced.clone()]), [(Square::D3, PieceState::Displaced(Square::D2))]);
        assert_eq!(states([displaced, ActKind::SetsRight]), []);
        let put = ActKind::Puts {
            role: Role::Rook,
            square: Square::A5,
            hand: Hand::One,
            stance: Stance::UpsideDown,
            of: Owner::Own,
        };
        assert_eq!(states([put]), [(Square::A5, PieceState::UpsideDown)]);
    }
}
