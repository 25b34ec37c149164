//! Claims and offers of a draw, and who has the move when they are made.

use shakmaty::Color;

use super::TurnSorter;
use crate::incident::{Claim, OfferTerms, Reply};
use crate::reconstruction::{ClaimState, DrawClaimMade, End, HavingTheMove, OfferEvent, Turn};

impl TurnSorter {
    /// Records a claim of a draw, which is an offer of one as well (9.1.b.3 of 2009).
    ///
    /// DOUBT: whether it is so under US Chess too was not read. Of a claim that the position is dead the Laws do not say
    /// that it is an offer; but a player who claims a draw wants one, and an opponent who accepts agrees with him (5.2.3 of
    /// 2018). Of a claim in a quickplay finish since 2014 it is disputed
    /// ([`QuickplayClaimAccepted`](crate::disputed_points::DisputedPoint::QuickplayClaimAccepted)).
    pub(super) fn take_draw_claim(&mut self, index: usize, by: Color, claim: Claim) {
        if claim != Claim::QuickplayIncrement || self.readings.is_increment_request_an_offer {
            *self.offers.of_mut(by) = true;
        }
        let (turn, having) = self.having_the_move(index, by);
        let made = DrawClaimMade {
            act: index,
            by,
            claim,
            turn,
            having,
            written: None,
            declared: None,
            state: ClaimState::Open,
        };
        if claim.is_beside_article_9() {
            self.reconstruction.other_draw_claims.push(made);
        } else {
            self.reconstruction.draw_claims.push(made);
        }
    }

    /// Records an offer of a draw. It belongs after the move and before the press (9.1.b.1 of 2009); at another time
    /// it is valid all the same, and so it is without the condition that was attached.
    pub(super) fn take_offer(&mut self, index: usize, by: Color, terms: OfferTerms) {
        *self.offers.of_mut(by) = true;
        let (_, having) = self.having_the_move(index, by);
        if !matches!(having, HavingTheMove::Made(_)) {
            self.notes_offer(index, OfferEvent::AtAnotherTime);
        }
        if terms == OfferTerms::Conditional {
            self.notes_offer(index, OfferEvent::OnACondition);
        }
    }

    /// Records the answer to an offer of a draw, if there is one.
    pub(super) fn take_answer(&mut self, index: usize, by: Color, reply: Reply) {
        match (reply, self.offers.of(!by)) {
            (Reply::Accepts, true) => self.ends(index, End::Agreement),
            (Reply::Accepts, false) => self.notes_offer(index, OfferEvent::AcceptedInVain),
            (Reply::AsksForTheMove, true) => self.notes_offer(index, OfferEvent::PutOff),
            (Reply::AsksForTheMove, false) => {}
            (Reply::Declines, _) => *self.offers.of_mut(!by) = false,
        }
    }

    pub(super) fn notes_offer(&mut self, act: usize, event: OfferEvent) {
        self.reconstruction.offer_events.push((act, event));
    }

    /// The turn in which a player claims, and whether he has the move there.
    fn having_the_move(&self, index: usize, by: Color) -> (usize, HavingTheMove) {
        let last = self.reconstruction.turns.len() - 1;
        let mut current = self.current().clone();
        current.end(index, self.reconstruction.board_state());
        let touched = |turn: &Turn| turn.contacts.iter().find(|one| one.binds()).map(|one| one.act);
        if current.player == by {
            let having = match touched(&current) {
                Some(act) if current.is_made() => HavingTheMove::Made(act),
                Some(act) => HavingTheMove::Touched(act),
                None => HavingTheMove::Yes,
            };
            return (last, having);
        }
        if current.is_made() {
            return (last, HavingTheMove::ByAMoveNotPressed);
        }
        let before = last.checked_sub(1).filter(|before| *before >= self.reconstruction.first_open);
        let pressed = before.filter(|_| !current.is_eventful()).and_then(|before| {
            let turn = &self.reconstruction.turns[before];
            let is_his = turn.player == by && turn.press.is_some();
            touched(turn).filter(|_| is_his).map(|act| (before, HavingTheMove::JustPressed(act)))
        });
        pressed.unwrap_or((last, HavingTheMove::No))
    }
}
