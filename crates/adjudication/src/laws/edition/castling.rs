//! The provisions of an edition on castling.

use serde::Serialize;

use crate::laws::Provision;

/// The provisions by which castling is not legal, as finely as the edition numbers them.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct CastlingBars {
    /// The right is lost: the king has moved, or both rooks.
    pub(crate) lost: Provision,
    /// The right is lost on this side, since this rook has moved.
    pub(crate) lost_by_rook: Provision,
    /// A piece stands between king and rook, for the time being.
    pub(crate) prevented: Provision,
    /// The king's square, or one that he crosses or reaches, is attacked.
    pub(crate) attacked: Provision,
}

impl CastlingBars {
    /// The bars of an edition that has one article on all of them.
    pub(crate) const fn all_in(castling: Provision) -> CastlingBars {
        CastlingBars {
            lost: castling,
            lost_by_rook: castling,
            prevented: castling,
            attacked: castling,
        }
    }
}

/// The status of castling with the rook moved first.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum RookFirstCastling {
    /// Illegal or irregular: disputed.
    Disputed,
    /// A breach of the touch rules.
    TouchRule(Provision),
    /// Barred by the rule; allowed by a variation of it.
    BarredOrAllowed { barred: Provision, allowed: Provision },
}

/// The touches by which a player shows that he meant to castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum CastlingMeant {
    /// The king, or king and rook together.
    KingOrBothTogether,
    /// The king and then a rook.
    KingThenRook,
}
