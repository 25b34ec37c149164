//! A hand on a piece.

use std::array::IntoIter;
use std::iter::Flatten;

use shakmaty::{Board, Color, Piece, Square};

use crate::incident::{Act, ActKind, Manner, Order, Purpose};

/// A hand on a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contact {
    /// The index of the act.
    pub act: usize,
    /// The player whose hand it is.
    pub by: Color,
    /// The square on which the piece stood when the turn began.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// The manner of the touch.
    pub manner: Manner,
    /// The purpose of the touch, where the code asks for one.
    pub purpose: Purpose,
    /// Whether the player had first said that he would adjust.
    pub announced: bool,
    /// Whether it was touched in the same instant as the contact before.
    pub together: bool,
    /// Whether its place in the order is known.
    pub order: Order,
}

/// Whether the player has said that he adjusts, and has not moved a piece since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Adjusting {
    Announced,
    No,
}

/// The contacts that an act makes: two at most.
pub(super) type Contacts = Flatten<IntoIter<Option<Contact>, 2>>;

impl Contact {
    /// Whether the contact binds the player: on purpose, in order to play the piece, and unannounced. A disputed one does not bind until
    /// the arbiter has found that it was on purpose.
    pub fn binds(&self) -> bool {
        !self.announced && self.purpose.is_to_play() && self.manner == Manner::Deliberate
    }

    /// Reads the contacts that an act makes, each on the square where its piece stood when the turn began.
    /// Carrying a piece to another square is never adjusting.
    pub(super) fn read(
        (act, kind): (usize, &Act),
        by: Color,
        board: &Board,
        origin_of: impl Fn(Square) -> Square,
        adjusting: Adjusting,
    ) -> Contacts {
        let touched = |square: Square| {
            let piece = board.piece_at(square)?;
            let square = origin_of(square);
            let announced = adjusting == Adjusting::Announced;
            Some(Contact {
                act,
                by,
                square,
                piece,
                manner: Manner::Deliberate,
                purpose: Purpose::ToPlay,
                announced,
                together: false,
                order: Order::Known,
            })
        };
        let on_purpose =
            |square: Square| touched(square).map(|contact| Contact { announced: false, ..contact });
        let read =
            if let ActKind::Touches { square, manner, together_with, order, purpose, .. } =
                kind.kind
            {
                let touched =
                    |square| touched(square).map(|one| Contact { manner, order, purpose, ..one });
                let second = together_with.and_then(touched);
                [touched(square), second.map(|second| Contact { together: true, ..second })]
            } else if let ActKind::Places { from, to, .. } = kind.kind {
                if from == to { [touched(from), None] } else { [on_purpose(from), on_purpose(to)] }
            } else if let ActKind::Removes { square, .. } = kind.kind {
                [on_purpose(square), None]
            } else {
                [None, None]
            };
        read.into_iter().flatten()
    }
}
