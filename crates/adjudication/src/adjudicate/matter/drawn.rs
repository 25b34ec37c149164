//! A game that was drawn by a claim or by itself, and what ended it before.

use crate::articles::{ClaimAssessment, DrawnByItself, assess_claim, by_itself, is_position_dead};
use crate::case::Case;
use crate::disputed_points::{DisputedPoint, Side};
use crate::reconstruction::{ClaimState, DrawClaimMade};
use crate::ruling::{Point, RulingBuilder};

/// The way in which a game was drawn before anything else ended it.
#[derive(Clone, Debug)]
pub(crate) enum Drawn {
    /// A correct claim.
    ByClaim,
    /// A draw without a claim.
    ByItself(DrawnByItself),
}

impl<'a> Case<'a> {
    /// Whether the game was drawn, by a correct claim or by itself, before anything else ended it.
    pub(crate) fn drawn(&self, builder: &mut RulingBuilder<'_>) -> Option<Drawn> {
        let is_first = self.is_illegal_move_first(builder);
        let comes_first = |act: usize| !is_first || act < self.completed_by();
        let by_itself = self.drawn_by_itself(builder);
        let by_itself = by_itself.filter(|drawn| drawn.act.is_none_or(comes_first));
        let by_claim = self.draw_claim.filter(|claim| comes_first(claim.act)).filter(|claim| {
            let comes_after = |drawn: &DrawnByItself| drawn.act.unwrap_or(0) <= claim.act;
            !by_itself.as_ref().is_some_and(comes_after)
                && !self.has_ended_before(claim.act)
                && matches!(assess_claim(self, builder, claim), ClaimAssessment::Correct(_))
        });
        match by_claim {
            Some(_) => Some(Drawn::ByClaim),
            None => by_itself.map(Drawn::ByItself),
        }
    }

    /// The act by which the game was drawn; the first where it was drawn before it.
    pub(crate) fn drawn_by(&self, drawn: &Drawn) -> usize {
        match drawn {
            Drawn::ByItself(drawn) => drawn.act.unwrap_or(0),
            Drawn::ByClaim => self.draw_claim.map_or(0, |claim| claim.act),
        }
    }

    /// The draw without a claim, unless the game ended before it. Whether it counts where the game went on,
    /// with the draw unnoticed, to another end is disputed.
    pub(crate) fn drawn_by_itself(&self, builder: &mut RulingBuilder<'_>) -> Option<DrawnByItself> {
        let drawn = by_itself(self, builder)?;
        let act = drawn.act.unwrap_or(0);
        if self.has_ended_before(act) {
            return None;
        }
        // A position that drew the game before the first act is known to whoever sees any of them.
        let acts = &self.incident.acts;
        let sees_any = drawn.act.is_none() && acts.iter().any(|act| act.sight.is_seen());
        if !sees_any && !self.is_known(act) {
            builder.note(drawn.unnoticed());
            return None;
        }
        let ended_later =
            self.ending.is_some() || self.flag_down().is_some_and(|flag| flag.is_known());
        let stands = !ended_later
            || builder.side(Point::Law(DisputedPoint::DrawPassedUnnoticed)) == Side::First;
        stands.then_some(drawn)
    }

    /// The claim of a draw under another article than 9 that is decided: the last one that is open, unless the game
    /// had ended before it, or ended after it in another way before it was found to be good.
    pub(crate) fn other_claim_to_decide(&self) -> Option<&'a DrawClaimMade> {
        let is_provided_for = |claim: &DrawClaimMade| {
            !claim.claim.is_of_quickplay() || self.book.edition.quickplay.is_some()
        };
        let mut claims = self.reconstruction.other_draw_claims.iter();
        let claim = claims.rfind(|claim| {
            claim.state == ClaimState::Open
                && claim.turn >= self.reconstruction.first_open
                && is_provided_for(claim)
        })?;
        let flag = self.flag_down().map_or(usize::MAX, |flag| self.flag_known_from(flag));
        let decided = if claim.claim.is_of_quickplay() {
            self.finding_on(claim).filter(|(finding, _)| finding.upholds()).map(|(_, act)| act)
        } else {
            is_position_dead(self, claim).then_some(claim.act)
        };
        let is_in_time =
            self.ending.is_none_or(|ending| decided.is_some_and(|act| act < ending.acts));
        (flag > claim.act && is_in_time).then_some(claim)
    }

    /// Whether the arbiter saw the move that drew the game, or was told.
    fn is_known(&self, act: usize) -> bool {
        let is_seen = self.incident.acts.get(act).is_some_and(|act| act.sight.is_seen());
        is_seen || self.is_aware_from(act) || self.is_anything_claimed_from(act + 1)
    }

    /// Whether the game ended, or a flag counted as fallen, before an act.
    pub(super) fn has_ended_before(&self, act: usize) -> bool {
        let flag = self.flag_down().map_or(usize::MAX, |flag| self.flag_known_from(flag));
        self.ending.is_some_and(|ending| ending.acts <= act + 1) || flag < act
    }
}
