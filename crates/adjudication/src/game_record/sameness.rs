//! The comparison of two positions, and their differences.

use acconcio_notation as notation;
use serde::Serialize;
use shakmaty::{CastlingSide, Chess, Color, EnPassantMode, Position, Square};

/// The possible captures en passant that make a position a different one.
///
/// DOUBT: all editions say that the pawn "could have been captured" and none says "legally". That a capture
/// which would expose the king does not count follows from the same possible moves and is what programs
/// implement; that it counts is the letter of 9.2.3.1 (2023) and the corresponding earlier articles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EnPassantReading {
    /// A capture that could have been played.
    #[default]
    Playable,
    /// A pawn beside it, even one that may not move.
    ByTheLetter,
}

/// The position, of the two compared, that had something which the other has not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// The earlier one.
    Earlier,
    /// The later one.
    Later,
}

/// Whether a pawn beside the one that has just moved two squares could capture it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Capturer {
    /// The pawn could capture it.
    Free,
    /// The pawn could not: its king would be exposed.
    Bound,
}

/// A difference between two positions with the same men on the same squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difference {
    /// The other player is to move.
    SideToMove,
    /// A right to castle, whether or not it could be used at once.
    Castling {
        /// The player who had it.
        #[serde(with = "notation::color")]
        color: Color,
        /// The side to which he could castle.
        #[serde(with = "notation::castling_side")]
        side: CastlingSide,
        /// The position in which it was held.
        held: Holder,
    },
    /// A pawn that could be captured en passant.
    EnPassant {
        /// The square that the pawn passed over.
        #[serde(with = "notation::square")]
        square: Square,
        /// The position in which it could be captured.
        open: Holder,
        /// Whether the capture could have been played.
        capturer: Capturer,
    },
}

impl Difference {
    /// Whether it makes the positions different ones under a reading of the en passant clause.
    pub fn parts(&self, reading: EnPassantReading) -> bool {
        match self {
            Difference::SideToMove
            | Difference::Castling { .. }
            | Difference::EnPassant { capturer: Capturer::Free, .. } => true,
            Difference::EnPassant { capturer: Capturer::Bound, .. } => {
                reading == EnPassantReading::ByTheLetter
            }
        }
    }
}

/// The differences between two positions with the same men on the same squares, the earlier position first;
/// none where the men themselves do not stand on the same squares.
///
/// They are the same position when no difference [parts](Difference::parts) them.
pub fn differences(earlier: &Chess, later: &Chess) -> Option<Vec<Difference>> {
    if earlier.board() != later.board() {
        return None;
    }
    let mut found = Vec::new();
    if earlier.turn() != later.turn() {
        found.push(Difference::SideToMove);
    }
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            // Compares the rook: in Chess960 the side alone is not enough.
            let rook = |position: &Chess| position.castles().rook(color, side);
            let held = match (rook(earlier), rook(later)) {
                (before, after) if before == after => continue,
                (Some(_), _) => Holder::Earlier,
                (None, _) => Holder::Later,
            };
            found.push(Difference::Castling { color, side, held });
        }
    }
    let (before, after) = (capture_en_passant(earlier), capture_en_passant(later));
    if before != after {
        found.extend(before.map(|capture| capture.difference(Holder::Earlier)));
        found.extend(after.map(|capture| capture.difference(Holder::Later)));
    }
    Some(found)
}

/// Whether two positions are the same; the result of [`differences`] without the list.
pub(super) fn is_same(earlier: &Chess, later: &Chess, reading: EnPassantReading) -> bool {
    let mode = match reading {
        EnPassantReading::Playable => EnPassantMode::Legal,
        EnPassantReading::ByTheLetter => EnPassantMode::PseudoLegal,
    };
    earlier.turn() == later.turn()
        && earlier.board() == later.board()
        && earlier.castles().castling_rights() == later.castles().castling_rights()
        && earlier.ep_square(mode) == later.ep_square(mode)
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct EnPassantCapture {
    square: Square,
    capturer: Capturer,
}

impl EnPassantCapture {
    const fn difference(self, open: Holder) -> Difference {
        Difference::EnPassant { square: self.square, open, capturer: self.capturer }
    }
}

fn capture_en_passant(position: &Chess) -> Option<EnPassantCapture> {
    let square = position.ep_square(EnPassantMode::PseudoLegal)?;
    let capturer = match position.ep_square(EnPassantMode::Legal) {
        Some(_) => Capturer::Free,
        None => Capturer::Bound,
    };
    Some(EnPassantCapture { square, capturer })
}
