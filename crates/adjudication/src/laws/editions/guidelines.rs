//! The Guidelines and Appendix D of the editions since 2017, which are the same in each.

use crate::edition_id::EditionId;
use crate::laws::edition::{
    Adjourned, IncrementRequest, QuickplayFinish, QuickplayGames, SpecialBoard,
};
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

/// Adjourned games by Guidelines I, which are the same since 2017.
pub(crate) const fn adjourned_by_guidelines(edition: EditionId) -> Adjourned {
    Adjourned {
        sealing: Provision::shall(edition, "Guid. I.1.1", Rule::Sealing),
        early: Provision::shall(edition, "Guid. I.1.2", Rule::SealedEarly),
        offer: Provision::shall(edition, "Guid. I.4", Rule::OfferAfterSealing),
        concluded: Provision::shall(edition, "Guid. I.6", Rule::ConcludedMeanwhile),
        opened: Provision::shall(edition, "Guid. I.7", Rule::EnvelopeOpened),
        ambiguous: Provision::shall(edition, "Guid. I.8.1", Rule::SealedAmbiguously),
        unclear: Provision::shall(edition, "Guid. I.8.2", Rule::SealedUnclearly),
        illegal: Provision::shall(edition, "Guid. I.8.3", Rule::SealedIllegally),
        replier_present: Provision::shall(edition, "Guid. I.9.1", Rule::ReplierPresent),
        replier_arrives: Provision::may(edition, "Guid. I.9.2", Rule::ReplierArrives),
        reply_sealed: Provision::may(edition, "Guid. I.9.3", Rule::ReplySealed),
        late: Provision::fixing(edition, "Guid. I.10", Rule::LateForResumption, Some(0)),
        late_excused: Provision::may(edition, "Guid. I.10", Rule::DelayExcused),
        neither_resumes: Some(Provision::shall(edition, "Guid. I.11", Rule::NeitherResumes)),
        envelope_lost: Provision::shall(edition, "Guid. I.12.1", Rule::EnvelopeLost),
        position_lost: Provision::shall(edition, "Guid. I.12.2", Rule::PositionLost),
        times: Provision::shall(edition, "Guid. I.13", Rule::TimesOfResumption),
    }
}

/// Visually disabled players by Appendix D, which is the same since 2017.
pub(crate) const fn special_board_by_appendix_d(edition: EditionId) -> SpecialBoard {
    SpecialBoard {
        two_boards: Provision::shall(edition, "D.1", Rule::TwoBoards),
        announced: Provision::shall(edition, "D.2.1", Rule::MoveAnnouncedAloud),
        made: Provision::shall(edition, "D.2.3", Rule::MadeWhenAnnounced),
        clock_started: Provision::shall(edition, "D.2.4", Rule::ClockAfterAnnouncing),
        sighted: Provision::shall(edition, "D.2.5", Rule::SightedByTheRules),
        score: Provision::may(edition, "D.2.7", Rule::ScoreInBraille),
        slip: Provision::shall(edition, "D.2.8", Rule::SlipOfTheTongue),
        scores_agree: Provision::shall(edition, "D.2.9", Rule::BoardsByTheScores),
        scores_differ: Provision::shall(edition, "D.2.9", Rule::ScoresRetraced),
        assistant_moves: Provision::may(edition, "D.2.10.1", Rule::AssistantMoves),
        assistant_announces: Provision::may(edition, "D.2.10.2", Rule::AssistantAnnounces),
        assistant_keeps_score: Provision::may(edition, "D.2.10.3", Rule::AssistantKeepsScore),
        assistant_informs: Provision::shall(edition, "D.2.10.4", Rule::AssistantInforms),
        assistant_claims: Provision::may(edition, "D.2.10.5", Rule::AssistantClaimsTime),
        assistant_adjourns: Provision::may(edition, "D.2.10.6", Rule::AssistantAdjourns),
        assistant_of_sighted: Provision::may(edition, "D.2.11", Rule::AssistantOfSighted),
    }
}
