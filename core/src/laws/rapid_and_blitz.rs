//! Who sets the arbiter in motion, and until when: the Laws and Appendices A and B.

use super::edition::{IllegalMoveInitiative, Supervision, TouchBreach};
use super::{Fact, Holding, Provision};
use crate::adjudicate::{Case, Raised};
use crate::doctrine::{Doubt, Side};
use crate::movement;
use crate::ruling::{Admissibility, ClaimWindow, Claimant, Cutoff, Docket, Point, Trigger};

/// Whether the arbiter acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Motion {
    /// He acts.
    Acts,
    /// He leaves it, on this fact.
    LeavesIt(Fact),
    /// The players put it right by themselves.
    PlayersAgree,
    /// The breach is treated as one that loses the game.
    Loses,
}

/// Articles A.3, A.4, B.2 and B.3.a (2009): the branch that governs the game.
pub(crate) fn note_branch(case: &Case<'_>, docket: &mut Docket<'_>) {
    if let Some((branch, supervision)) = &case.book.regime.branch {
        let fact = match supervision {
            Supervision::Adequate => Fact::SupervisionAdequate,
            Supervision::Inadequate => Fact::SupervisionInadequate,
        };
        docket.note_holding(branch.holds(fact));
    }
}

/// Who may have a completed illegal move put right: 7.4.a, A.4.c, B.3.b and B.3.c (2009).
pub(crate) fn illegal_move_motion(case: &Case<'_>, docket: &mut Docket<'_>) -> Motion {
    match &case.book.regime.illegal_move {
        IllegalMoveInitiative::AnyoneDuringTheGame(rule) => {
            anyone_during_the_game(case, docket, rule)
        }
        IllegalMoveInitiative::OpponentOrPlainCases { claim, plain } => {
            if let (Some(fact), true) = (plain_illegality(case), case.arbiter_knows()) {
                let holding = plain.holds(fact);
                docket.trigger.fill(holding.orders(Trigger::ExOfficio));
                docket.note_holding(holding);
                return hear_claim(case, docket, claim, Motion::Acts);
            }
            docket.note(plain.not_met(plain_illegality(case).unwrap_or(Fact::NotPlain)));
            before_own_move(case, docket, claim)
        }
        IllegalMoveInitiative::Opponent { claim, switched_off, agreement } => {
            // Where the opponent has claimed, nothing turns on who else may act.
            let claimed = matches!(case.raised(case.opponent_made_move_by()), Raised::InTime(_));
            let plain = plain_illegality(case).filter(|_| !claimed && case.arbiter_knows());
            if let Some(fact) = plain {
                match docket.side(Point::Law(Doubt::PlainIllegalityInBlitz)) {
                    Side::First => docket.note(switched_off.holds(fact).into_step()),
                    Side::Second => {
                        let holding = case.book.edition.laws_are_observed.holds(fact);
                        docket.trigger.fill(holding.orders(Trigger::ExOfficio));
                        docket.note_holding(holding);
                        return Motion::Acts;
                    }
                }
            }
            let motion = before_own_move(case, docket, claim);
            match motion {
                Motion::LeavesIt(_) if case.both_agree() => {
                    let holding = agreement.holds(Fact::BothAgreed);
                    docket.trigger.fill(holding.orders(Trigger::OnAgreement));
                    docket.note_holding(holding);
                    Motion::PlayersAgree
                }
                Motion::Acts | Motion::LeavesIt(_) | Motion::PlayersAgree | Motion::Loses => motion,
            }
        }
    }
}

/// Who may have a breach of Article 4 put right: 4.7, 13.1, A.4.b (2009).
pub(crate) fn touch_breach_motion(case: &Case<'_>, docket: &mut Docket<'_>) -> Motion {
    let (forfeited, request) = match &case.book.regime.touch_breach {
        TouchBreach::ClaimOrDisputed { forfeited, observed } => {
            let claimed = matches!(case.raised(case.touch_cutoff()), Raised::InTime(_));
            let disputed = case.arbiter_saw_touches() && !claimed;
            if disputed && docket.side(Point::Law(Doubt::TouchBreachInitiative)) == Side::Second {
                let holding = observed.holds(Fact::ArbiterKnows);
                docket.trigger.fill(holding.orders(Trigger::ExOfficio));
                docket.note_holding(holding);
                return Motion::Acts;
            }
            (forfeited, forfeited)
        }
        TouchBreach::OnRequest { forfeited, request } => (forfeited, request),
        TouchBreach::OnRequestDisputed { forfeited, request, win } => {
            let claimed = matches!(case.raised(case.touch_cutoff()), Raised::InTime(_));
            if claimed && docket.side(Point::Law(Doubt::TouchBreachInBlitz)) == Side::Second {
                return hear_claim(case, docket, win, Motion::Loses);
            }
            (forfeited, request)
        }
    };
    let window = ClaimWindow { claimant: Claimant::Opponent, until: Cutoff::PieceTouched };
    match case.raised(case.touch_cutoff()) {
        Raised::InTime(act) => {
            let holding = request.holds(Fact::ClaimedInTime(act));
            docket.admissibility.fill(holding.orders(Admissibility::Admissible));
            docket.trigger.fill(holding.orders(Trigger::OnClaim));
            docket.note_holding(holding);
            Motion::Acts
        }
        Raised::TooLate(act) => {
            let holding = forfeited.holds(Fact::ClaimedAfterTouch(act));
            docket.admissibility.fill(holding.orders(Admissibility::TooLate));
            docket.note_holding(holding);
            Motion::LeavesIt(Fact::ClaimedAfterTouch(act))
        }
        Raised::ByOffender(act) => {
            no_standing(docket, request, act);
            Motion::LeavesIt(Fact::NobodyClaimed)
        }
        Raised::Not => {
            let waived = case.waived().map(Fact::OpponentLetItPass);
            let fact = waived.unwrap_or(Fact::NobodyClaimed);
            let holding = request.holds(fact);
            if case.touch_cutoff().is_none() && waived.is_none() {
                docket.window.fill(holding.orders(window));
            }
            docket.note(request.not_met(fact));
            Motion::LeavesIt(fact)
        }
    }
}

/// A claim about a move in which the touch rules are not broken, or not yet: it is heard if it
/// comes in time. Returns the provision under which it is heard.
pub(crate) fn touch_claim(case: &Case<'_>, docket: &mut Docket<'_>) -> Option<Holding> {
    let (forfeited, request) = match &case.book.regime.touch_breach {
        TouchBreach::ClaimOrDisputed { forfeited, .. } => (forfeited, forfeited),
        TouchBreach::OnRequest { forfeited, request }
        | TouchBreach::OnRequestDisputed { forfeited, request, .. } => (forfeited, request),
    };
    match case.raised(case.touch_cutoff()) {
        Raised::InTime(act) => {
            let holding = request.holds(Fact::ClaimedInTime(act));
            docket.admissibility.fill(holding.orders(Admissibility::Admissible));
            docket.note_holding(holding.clone());
            Some(holding)
        }
        Raised::TooLate(act) => {
            let holding = forfeited.holds(Fact::ClaimedAfterTouch(act));
            docket.admissibility.fill(holding.orders(Admissibility::TooLate));
            docket.note_holding(holding);
            None
        }
        Raised::ByOffender(act) => {
            no_standing(docket, request, act);
            None
        }
        Raised::Not => None,
    }
}

fn anyone_during_the_game(case: &Case<'_>, docket: &mut Docket<'_>, rule: &Provision) -> Motion {
    if !case.arbiter_knows() {
        let holding = rule.holds(Fact::ArbiterDoesNotKnow);
        let window = ClaimWindow { claimant: Claimant::Anyone, until: Cutoff::GameEnds };
        docket.window.fill(holding.orders(window));
        docket.note(rule.not_met(Fact::ArbiterDoesNotKnow));
        return Motion::LeavesIt(Fact::ArbiterDoesNotKnow);
    }
    let holding = rule.holds(Fact::ArbiterKnows);
    docket.trigger.fill(holding.orders(Trigger::ExOfficio));
    if case.any_claim() {
        docket.admissibility.fill(holding.orders(Admissibility::Admissible));
    }
    Motion::Acts
}

/// The opponent may claim until he has made his own move.
fn before_own_move(case: &Case<'_>, docket: &mut Docket<'_>, claim: &Provision) -> Motion {
    let cutoff = case.opponent_made_move_by();
    let window = ClaimWindow { claimant: Claimant::Opponent, until: Cutoff::OwnMoveMade };
    match case.raised(cutoff) {
        Raised::InTime(act) => {
            let holding = claim.holds(Fact::ClaimedInTime(act));
            docket.admissibility.fill(holding.orders(Admissibility::Admissible));
            docket.trigger.fill(holding.orders(Trigger::OnClaim));
            docket.note_holding(holding);
            Motion::Acts
        }
        Raised::TooLate(act) => {
            let holding = claim.holds(Fact::ClaimedAfterOwnMove(act));
            docket.admissibility.fill(holding.orders(Admissibility::TooLate));
            docket.note(claim.not_met(Fact::ClaimedAfterOwnMove(act)));
            Motion::LeavesIt(Fact::ClaimedAfterOwnMove(act))
        }
        Raised::ByOffender(act) => {
            no_standing(docket, claim, act);
            Motion::LeavesIt(Fact::NobodyClaimed)
        }
        Raised::Not => {
            if cutoff.is_none() {
                docket.window.fill(claim.holds(Fact::NobodyClaimed).orders(window));
            }
            docket.note(claim.not_met(Fact::NobodyClaimed));
            Motion::LeavesIt(Fact::NobodyClaimed)
        }
    }
}

/// A claim made where the arbiter acts anyway, or where it alone sets him in motion.
fn hear_claim(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
    rule: &Provision,
    motion: Motion,
) -> Motion {
    if let Raised::InTime(act) = case.raised(case.opponent_made_move_by()) {
        let holding = rule.holds(Fact::ClaimedInTime(act));
        docket.admissibility.fill(holding.orders(Admissibility::Admissible));
        if motion == Motion::Loses {
            docket.trigger.fill(holding.orders(Trigger::OnClaim));
        }
        docket.note_holding(holding);
    }
    motion
}

fn no_standing(docket: &mut Docket<'_>, rule: &Provision, act: usize) {
    let holding = rule.holds(Fact::ClaimedByOffender(act));
    docket.admissibility.fill(holding.orders(Admissibility::NoStanding));
    docket.note(rule.not_met(Fact::ClaimedByOffender(act)));
}

/// Both kings in check or a promotion left unfinished, still on the board.
fn plain_illegality(case: &Case<'_>) -> Option<Fact> {
    let board = &case.account.standing.board;
    if movement::are_both_kings_attacked(board) {
        Some(Fact::BothKingsInCheck)
    } else if case.is_promotion_unfinished() || movement::has_pawn_on_last_rank(board) {
        Some(Fact::PromotionUnfinished)
    } else {
        None
    }
}
