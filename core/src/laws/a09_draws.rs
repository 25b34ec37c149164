//! Article 9, as far as a player loses a claim of a draw by what he does.

use super::edition::DrawClaim;
use super::{Fact, Provision};
use crate::adjudicate::Case;
use crate::ruling::{Admissibility, Docket};

/// Article 9.4: who has touched a piece to play it has lost his claim on that move.
pub(crate) fn draw_claim(case: &Case<'_>, docket: &mut Docket<'_>) {
    let Some(act) = case.draw_claim() else { return };
    match lost_claim(case, act) {
        (rule, Some(fact)) => {
            let lost = rule.holds(fact);
            docket.admissibility.fill(lost.orders(Admissibility::TooLate));
            docket.note_holding(lost);
        }
        (rule, None) => docket.note(rule.not_met(Fact::ClaimedInTime(act))),
    }
}

fn lost_claim<'a>(case: &'a Case<'_>, act: usize) -> (&'a Provision, Option<Fact>) {
    match &case.book.edition.draw_claim {
        DrawClaim::UntilTouching(rule) => {
            let touched = case.turn.contacts.iter().any(|one| one.binds() && one.act < act);
            (rule, touched.then_some(Fact::ClaimedAfterTouch(act)))
        }
        DrawClaim::UntilThePress(rule) => {
            let pressed = case.turn.press.is_some_and(|press| press < act);
            (rule, pressed.then_some(Fact::ClaimedAfterOwnMove(act)))
        }
    }
}
