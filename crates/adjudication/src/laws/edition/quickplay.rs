//! The provisions of an edition on the quickplay finish.

use serde::Serialize;

use crate::laws::Provision;

/// Article 10 (2009), Appendix G (2014), Guidelines III (2017): the quickplay finish.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct QuickplayFinish {
    /// The games in which it is played.
    pub(crate) games: QuickplayGames,
    /// The claim of a player who has the move and less than this many seconds left.
    pub(crate) claim: Provision<u32>,
    /// The arbiter accepts the claim.
    pub(crate) accepted: Provision,
    /// The arbiter postpones his decision; the seconds that he may give the opponent.
    pub(crate) postponed: Provision<i32>,
    /// The arbiter rejects the claim; the seconds that the opponent is given.
    pub(crate) rejected: Provision<i32>,
    /// The decision is final, where the edition says so.
    pub(crate) is_final: Option<Provision>,
    /// The request for an increment, where the edition has it.
    pub(crate) increment: Option<Provision<IncrementRequest>>,
    /// The claim where there is no arbiter.
    pub(crate) without_arbiter: Provision,
}

/// The games in which a quickplay finish is played.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum QuickplayGames {
    /// Every game whose remaining moves must be made in a limited time, except unsupervised blitz. Whether a
    /// game with increment is one is disputed.
    Always { limited: Provision, switched_off: Provision },
    /// Games for which it was announced, without increment, and never blitz.
    IfAnnounced { announced: Provision, without_increment: Provision },
}

/// The request for an increment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct IncrementRequest {
    /// Seconds added at each press, for both players.
    pub(crate) each: u32,
    /// Seconds for the opponent, once.
    pub(crate) bonus: i32,
}
