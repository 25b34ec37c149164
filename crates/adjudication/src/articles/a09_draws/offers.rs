//! Article 9.1: the moment of an offer of a draw, its conditions, and what ends it.

use crate::case::Case;
use crate::laws::Fact;
use crate::reconstruction::OfferEvent;
use crate::ruling::RulingBuilder;

/// Notes what was done with offers of a draw otherwise than the Laws ask: made at another time or on a condition,
/// withdrawn, put off, or accepted when none stood.
pub(crate) fn note_offers(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let rule = &case.book.edition.draws.offer;
    let steps = case.reconstruction.offer_events.iter().map(|(act, event)| match event {
        OfferEvent::AtAnotherTime => rule.holds(Fact::OfferedAtAnotherTime(*act)).into_step(),
        OfferEvent::OnACondition => rule.holds(Fact::ConditionVoid(*act)).into_step(),
        OfferEvent::Withdrawn => rule.holds(Fact::OfferNotWithdrawn(*act)).into_step(),
        OfferEvent::PutOff => rule.holds(Fact::MoveAskedFor(*act)).into_step(),
        OfferEvent::AcceptedInVain => rule.not_met(Fact::NoOfferStands(*act)),
    });
    builder.note_all(steps);
}
