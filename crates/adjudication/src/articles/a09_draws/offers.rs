//! Article 9.1: the moment of an offer of a draw, its conditions, and what ends it.

use shakmaty::Color;

use crate::articles::{consent_to_a_draw, draw_restriction, measures};
use crate::case::Case;
use crate::incident::ActKind;
use crate::laws::edition::DrawsRestricted;
use crate::laws::{Fact, Holding};
use crate::reconstruction::{End, OfferEvent};
use crate::ruling::{Measure, Outcome, Reinstatement, RulingBuilder, Trigger};

/// Notes what was done with offers of a draw otherwise than the Laws ask: made at another time or on a condition,
/// withdrawn, put off, or accepted when none stood. At another time it may have annoyed the opponent, which the arbiter
/// has to consider (12.6 of 2009, 11.5 of 2014).
pub(crate) fn note_offers(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let edition = &case.book.edition;
    let rule = &edition.draws.offer;
    // MISSING: what US Chess says of an offer at another time was not read.
    let considers = edition.id.is_fide();
    let annoyance = |act| {
        considers.then(|| edition.distraction.holds(Fact::AnnoyanceToConsider(act)).into_step())
    };
    let steps = case.reconstruction.offer_events.iter().map(|(act, event)| match event {
        // Nobody is playing then.
        OfferEvent::AtAnotherTime if case.was_adjourned_at(*act) => {
            rule.holds(Fact::OfferedAtAnotherTime(*act)).into_step()
        }
        OfferEvent::AtAnotherTime => {
            rule.holds(Fact::OfferedAtAnotherTime(*act)).because(annoyance(*act)).into_step()
        }
        OfferEvent::OnACondition => rule.holds(Fact::ConditionVoid(*act)).into_step(),
        OfferEvent::Withdrawn => rule.holds(Fact::OfferNotWithdrawn(*act)).into_step(),
        OfferEvent::PutOff => rule.holds(Fact::MoveAskedFor(*act)).into_step(),
        OfferEvent::AcceptedInVain => rule.not_met(Fact::NoOfferStands(*act)),
    });
    builder.note_all(steps);
    note_restriction(case, builder);
    // A claim in a quickplay finish is no offer since 2014 (9.1.2.3 of 2017).
    let agreed = case.reconstruction.endings.iter();
    let in_vain = agreed.filter(|one| case.ending.is_none_or(|ending| ending.acts != one.acts));
    let in_vain = in_vain.filter_map(|one| case.accepted_without_an_offer(one));
    let claim_is_offer = &edition.draws.claim_is_offer;
    builder.note_all(in_vain.map(|act| claim_is_offer.not_met(Fact::NoOfferStands(act))));
}

/// Articles 9.1.a (2009), 9.1.1 (2017): an offer made, or a draw agreed, where the event forbids draws by agreement before
/// a number of moves. Until 2014 only the agreement is spoken of.
fn note_restriction(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let Some(rules) = &case.book.edition.conduct else { return };
    let rule = &rules.draws_restricted;
    let agreed = case.reconstruction.endings.iter().any(|ending| ending.how == End::Agreement);
    for (act, restriction) in restricted_offers(case) {
        let step = match (restriction, consent_to_a_draw(case, act)) {
            (Err(_), Some(consent)) => rule.not_met(Fact::Permitted(consent)),
            (Err(broken), None) if rule.value == DrawsRestricted::OfferOrAgreement => {
                rule.holds(broken).into_step()
            }
            // The agreement that followed is what the rule is about.
            (Err(_), None) if agreed => continue,
            (Err(_), None) => rule.not_met(Fact::OnlyOffered),
            (Ok(met), _) => rule.not_met(met),
        };
        builder.note(step);
    }
}

/// The offers of a draw in an event that restricts them, by their acts.
fn restricted_offers(case: &Case<'_>) -> impl Iterator<Item = (usize, Result<Fact, Fact>)> {
    let acts = case.incident.acts.iter().enumerate();
    let offers = acts.filter(|(_, act)| matches!(act.kind, ActKind::OffersDraw(_)));
    offers.filter_map(|(act, _)| Some((act, draw_restriction(case, act)?)))
}

/// Article 9.1.1 (2017): an offer that the event forbids, and the measures (12.9 of 2023) for whoever made it. Returns
/// whether there is one.
pub(crate) fn offered_against_the_event(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> bool {
    let Some((player, broken)) = offer_against_the_event(case) else { return false };
    builder.trigger.fill(broken.orders(Trigger::ExOfficio));
    builder.board.fill(broken.orders(Reinstatement::Keep));
    builder.result.fill(broken.orders(Outcome::Continues));
    measures(case.book, builder, player, Measure::Warning);
    true
}

/// The first offer that the arbiter knows of and had not consented to, where the event forbids offers too: its player, and
/// the provision that it breaks.
fn offer_against_the_event(case: &Case<'_>) -> Option<(Color, Holding)> {
    let rule = &case.book.edition.conduct.as_ref()?.draws_restricted;
    if rule.value != DrawsRestricted::OfferOrAgreement {
        return None;
    }
    let mut broken = restricted_offers(case).filter_map(|(act, restriction)| {
        let offer = &case.incident.acts[act];
        let is_known = offer.sight.is_seen() || case.is_aware_from(act);
        let is_barred = is_known && consent_to_a_draw(case, act).is_none();
        Some((offer.player().filter(|_| is_barred)?, rule.holds(restriction.err()?)))
    });
    broken.next()
}
