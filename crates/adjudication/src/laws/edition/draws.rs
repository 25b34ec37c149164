//! The provisions of an edition on claims of a draw and on draws without a claim.

use serde::Serialize;

use super::DrawClaim;
use crate::laws::Provision;

/// Article 9: claims of a draw, and draws without a claim.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Draws {
    /// The moment of an offer, its conditions, and what ends it.
    pub(crate) offer: Provision,
    /// A claim is an offer of a draw as well.
    pub(crate) claim_is_offer: Provision,
    /// The position is about to appear this many times, by a move that is written and declared.
    pub(crate) repetition_ahead: Provision<usize>,
    /// The announced move cannot be changed.
    pub(crate) announced_fixed: Option<Provision>,
    /// The position has just appeared this many times.
    pub(crate) repetition_now: Provision<usize>,
    /// The definition of the same position.
    pub(crate) same_position: Provision,
    /// A pawn that could have been captured en passant makes a different position.
    pub(crate) same_en_passant: Provision,
    /// A right to castle, even if it cannot be used now, makes a different position.
    pub(crate) same_castling: Provision,
    /// This many plies without a capture or pawn move, the announced move included.
    pub(crate) fifty_ahead: Provision<u32>,
    /// This many plies without a capture or pawn move.
    pub(crate) fifty_now: Provision<u32>,
    /// The moment until which the player to move may claim.
    pub(crate) lost: DrawClaim,
    /// The clocks are stopped for the claim: the player may do so, or he or the arbiter shall.
    pub(crate) clocks_stopped: Provision,
    /// The claim cannot be withdrawn.
    pub(crate) not_withdrawn: Provision,
    /// A correct claim draws the game at once.
    pub(crate) correct: Provision,
    /// The announced move must be played after an incorrect claim.
    pub(crate) announced_is_played: Provision,
    /// A player who does not have to record keeps his claims.
    pub(crate) without_scoresheet: Option<Provision>,
    /// The repetition that draws the game without a claim.
    pub(crate) fivefold: Fivefold,
    /// This many plies without a capture or pawn move draw the game without a claim.
    pub(crate) seventy_five: Option<Provision<u32>>,
}

/// The repetition that draws the game without a claim.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum Fivefold {
    /// No repetition does.
    Never,
    /// The position comes back with every second move of each player, this many times in a row.
    InARow(Provision<usize>),
    /// The position appears this many times, at whatever intervals.
    AtAnyDistance(Provision<usize>),
}
