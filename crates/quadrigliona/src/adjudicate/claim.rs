//! A claim, and its treatment whatever its subject: heard, rejected, unknown in this game, or made alone.

use super::case::Case;
use crate::act::{Accord, Claim, Person};
use crate::book::{Fact, Holding, Rule};
use crate::disputed_point::DisputedPoint;
use crate::ruling::{Admission, Classification, RulingBuilder};
use acconcio_adjudication::ruling::Trigger;

#[derive(Clone, Copy)]
pub(super) struct Claimed {
    /// The index of the act.
    pub(super) act: usize,
    /// The subject of the claim.
    pub(super) what: Claim,
    /// The claimant.
    pub(super) by: Person,
    /// Alone or with his partner.
    pub(super) accord: Accord,
}

/// Rejects a claim that is heard and not correct: the games go on.
pub(super) fn refuse(
    builder: &mut RulingBuilder<'_>,
    claimed: &Claimed,
    rule: Rule,
    fact: Fact,
) -> Holding {
    let refused = rule.fails(fact);
    refuse_by(builder, claimed, &refused);
    refused
}

/// Rejects a claim by a holding that has already been found.
pub(super) fn refuse_by(builder: &mut RulingBuilder<'_>, claimed: &Claimed, refused: &Holding) {
    builder.hear(Rule::FollowsFideBlitz, Fact::ClaimedInTime(claimed.act));
    builder.classify(refused, Classification::RefusedClaim);
    builder.note(refused.clone().into_step());
    builder.go_on(refused);
}

/// Rejects a claim that this game does not provide for.
pub(super) fn unknown(builder: &mut RulingBuilder<'_>, rule: Rule, fact: Fact) -> Holding {
    let unknown = builder.hold(rule, fact);
    builder.admit(&unknown, Admission::NotInThisGame);
    builder.classify(&unknown, Classification::RefusedClaim);
    builder.set_in_motion(&unknown, Trigger::None);
    builder.go_on(&unknown);
    unknown
}

/// Whether one member alone may claim a flag-fall or an illegal move. The point is disputed; where both
/// members are required and one claims alone, he is not heard.
pub(super) fn may_claim_alone(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claimed: &Claimed,
) -> bool {
    let is_alone = claimed.accord == Accord::Alone || !case.is_by_both(claimed.act, claimed.accord);
    if is_alone && builder.reads_otherwise(DisputedPoint::ClaimAlone) {
        let refused = Rule::DisputeByBoth.fails(Fact::ClaimedAlone(claimed.act));
        builder.admit(&refused, Admission::NeedsBothMembers);
        builder.note(refused.into_step());
        return false;
    }
    true
}
