//! The move that a claimant has named.

use shakmaty::san::{San, SanPlus};
use shakmaty::{Chess, Move, Position, Role, Square};

/// The move that a claimant has named.
pub(super) enum Named {
    /// A legal move.
    Legal(Move),
    /// Not a legal move; with the square of the piece that is meant, if there is only one.
    Illegal(Option<Square>),
}

/// The move that a text in SAN names in a position.
pub(super) fn named(position: &Chess, san: &str) -> Named {
    let Ok(san) = san.parse::<SanPlus>() else { return Named::Illegal(None) };
    match san.san.to_move(position) {
        Ok(legal) => Named::Legal(legal),
        Err(_) => Named::Illegal(piece_meant(position, &san.san)),
    }
}

/// The square of the only own piece of the kind that a move names.
fn piece_meant(position: &Chess, san: &San) -> Option<Square> {
    let (role, file, rank) = match san {
        San::Normal { role, file, rank, .. } => (*role, *file, *rank),
        San::Castle(_) => (Role::King, None, None),
        San::Put { .. } | San::Null => return None,
    };
    let own = position.our(role).into_iter().filter(|square| {
        file.is_none_or(|file| square.file() == file)
            && rank.is_none_or(|rank| square.rank() == rank)
    });
    let mut own = own.collect::<Vec<_>>().into_iter();
    own.next().filter(|_| own.next().is_none())
}
