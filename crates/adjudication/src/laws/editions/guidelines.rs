//! The Guidelines of the editions since 2017, which are the same in each.

use crate::edition_id::EditionId;
use crate::laws::edition::{IncrementRequest, QuickplayFinish, QuickplayGames};
use crate::laws::{Provision, Rule};

/// The quickplay finish by Guidelines III, which are the same since 2017.
pub(crate) const fn quickplay_by_guidelines(edition: EditionId) -> QuickplayFinish {
    QuickplayFinish {
        games: QuickplayGames::IfAnnounced {
            announced: Provision::shall(edition, "Guid. III.2.1", Rule::QuickplayFinish),
            without_increment: Provision::shall(edition, "Guid. III.2.2", Rule::QuickplayExcluded),
        },
        claim: Provision::fixing(edition, "Guid. III.5", Rule::QuickplayClaim, 120),
        accepted: Provision::shall(edition, "Guid. III.5.1", Rule::QuickplayAccepted),
        postponed: Provision::choosing(edition, "Guid. III.5.2", Rule::QuickplayPostponed, 120),
        rejected: Provision::fixing(edition, "Guid. III.5.3", Rule::QuickplayRejected, 120),
        is_final: None,
        increment: Some(Provision::choosing(
            edition,
            "Guid. III.4",
            Rule::QuickplayIncrement,
            IncrementRequest { each: 5, bonus: 120 },
        )),
        without_arbiter: Provision::shall(edition, "Guid. III.6", Rule::QuickplayNoArbiter),
    }
}
