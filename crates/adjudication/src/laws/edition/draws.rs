//! What an edition has to say on claims of a draw and on draws without a claim.

use serde::Serialize;

use super::DrawClaim;
use crate::laws::Provision;

/// Article 9: claims of a draw, and what draws the game without one.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Draws {
    /// A claim is an offer of a draw as well.
    pub(crate) claim_is_offer: Provision,
    /// The position is about to appear so often, by a move that is written and declared.
    pub(crate) repetition_ahead: Provision<usize>,
    /// The announced move cannot be changed.
    pub(crate) announced_fixed: Option<Provision>,
    /// The position has just appeared so often.
    pub(crate) repetition_now: Provision<usize>,
    /// Which positions are the same.
    pub(crate) same_position: Provision,
    /// A pawn that could have been captured en passant makes another position.
    pub(crate) same_en_passant: Provision,
    /// A right to castle, held though it cannot be used now, makes another position.
    pub(crate) same_castling: Provision,
    /// So many half-moves without a capture or pawn move, the announced move included.
    pub(crate) fifty_ahead: Provision<u32>,
    /// So many half-moves without a capture or pawn move.
    pub(crate) fifty_now: Provision<u32>,
    /// Until when the player to move may claim.
    pub(crate) lost: DrawClaim,
    /// The clocks are stopped for the claim: he may, or he or the arbiter shall.
    pub(crate) clocks_stopped: Provision,
    /// The claim cannot be withdrawn.
    pub(crate) not_withdrawn: Provision,
    /// A correct claim draws the game at once.
    pub(crate) correct: Provision,
    /// After an incorrect claim the announced move must be played.
    pub(crate) announced_is_played: Provision,
    /// Whoever does not record keeps his claims.
    pub(crate) without_scoresheet: Option<Provision>,
    /// The repetition that draws the game without a claim.
    pub(crate) fivefold: Fivefold,
    /// So many half-moves without a capture or pawn move draw the game without a claim.
    pub(crate) seventy_five: Option<Provision<u32>>,
}

/// The repetition that draws the game without a claim.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum Fivefold {
    /// None.
    Never,
    /// The position comes back with every second move of each player, so many times running.
    InARow(Provision<usize>),
    /// It appears so many times, at whatever distance.
    AtAnyDistance(Provision<usize>),
}
