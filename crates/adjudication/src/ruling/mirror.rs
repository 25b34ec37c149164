//! The same ruling with the colours exchanged: the one that the mirrored incident has to get.

use shakmaty::{Move, Square};

use super::{ClockRange, Duty, Facets, Outcome, Reinstatement};
use crate::movement;

impl Facets {
    /// The facets mirrored between the ranks: what is ordered for White is ordered for Black.
    #[must_use]
    pub fn mirrored(&self) -> Facets {
        let mut facets = self.clone();
        facets.board.value = facets.board.value.mirrored();
        facets.result.value = facets.result.value.mirrored();
        if let Some(slot) = &mut facets.obligation {
            slot.value.duty = slot.value.duty.mirrored();
            slot.value.permitted = mirrored_moves(&slot.value.permitted);
        }
        for slot in &mut facets.time {
            slot.value.player = !slot.value.player;
        }
        if let Some(slot) = &mut facets.judgement {
            let ClockRange { white, black } = slot.value;
            slot.value = ClockRange { white: black, black: white };
        }
        if let Some(slot) = &mut facets.counts {
            slot.value = slot.value.swapped();
        }
        if let Some(slot) = &mut facets.discipline {
            slot.value.player = !slot.value.player;
        }
        for remedy in facets.remedies.iter_mut().flat_map(|slot| &mut slot.value) {
            remedy.moves = mirrored_moves(&remedy.moves);
        }
        facets
    }
}

impl Outcome {
    /// The outcome with the colours exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Outcome {
        match self {
            Outcome::Won(winner) => Outcome::Won(winner.other()),
            Outcome::HalfPoint(winner) => Outcome::HalfPoint(winner.other()),
            Outcome::Continues | Outcome::Drawn | Outcome::LostByBoth | Outcome::PlayedAgain => {
                self
            }
        }
    }
}

impl Reinstatement {
    fn mirrored(self) -> Reinstatement {
        match self {
            Reinstatement::PawnBecomesQueen(square) => {
                Reinstatement::PawnBecomesQueen(square.flip_vertical())
            }
            Reinstatement::Keep
            | Reinstatement::BeforeTheTurn
            | Reinstatement::AfterTheRelease
            | Reinstatement::LastIdentifiable(_)
            | Reinstatement::PiecesPutRight
            | Reinstatement::BeforeTheAct(_)
            | Reinstatement::TransferredToRightBoard
            | Reinstatement::NewGame => self,
        }
    }
}

impl Duty {
    fn mirrored(self) -> Duty {
        let flip = Square::flip_vertical;
        match self {
            Duty::Move(square) => Duty::Move(flip(square)),
            Duty::Capture(square) => Duty::Capture(flip(square)),
            Duty::CaptureWith { own, opponent } => {
                Duty::CaptureWith { own: flip(own), opponent: flip(opponent) }
            }
            Duty::MoveKing(square) => Duty::MoveKing(flip(square)),
            Duty::Stands(legal) => Duty::Stands(mirrored_move(legal)),
            Duty::PromoteOn(square) => Duty::PromoteOn(flip(square)),
            Duty::PromoteTo(role, square) => Duty::PromoteTo(role, flip(square)),
            Duty::MoveOneOf(one, other) => Duty::MoveOneOf(flip(one), flip(other)),
            Duty::PlayAnnounced(legal) => Duty::PlayAnnounced(mirrored_move(legal)),
            Duty::Castle(_) | Duty::Free | Duty::OpponentChooses => self,
        }
    }
}

/// The moves mirrored, in the order of their UCI notation.
fn mirrored_moves(moves: &[Move]) -> Vec<Move> {
    movement::in_uci_order(moves.iter().copied().map(mirrored_move))
}

fn mirrored_move(legal: Move) -> Move {
    let flip = Square::flip_vertical;
    match legal {
        Move::Normal { role, from, capture, to, promotion } => {
            Move::Normal { role, from: flip(from), capture, to: flip(to), promotion }
        }
        Move::EnPassant { from, to } => Move::EnPassant { from: flip(from), to: flip(to) },
        Move::Castle { king, rook } => Move::Castle { king: flip(king), rook: flip(rook) },
        Move::Put { role, to } => Move::Put { role, to: flip(to) },
    }
}
