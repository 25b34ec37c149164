//! An illegal move that was completed: the claimant, the time limit, and the penalty.

use super::case::Case;
use super::claim::{Claimed, may_claim_alone};
use super::outcome;
use crate::act::Person;
use crate::book::{Fact, Holding, ILLEGAL_MOVE, LOSING_ILLEGAL_MOVE, Rule};
use crate::disputed_point::DisputedPoint;
use crate::ruling::{
    Admission, Classification, Duty, GameOutcome, Outcome, Reinstatement, RulingBuilder, TimeChange,
};
use crate::seat::Seat;
use crate::turns::Turn;
use acconcio_adjudication::ruling::{Admissibility, Completion, Cutoff, Trigger};

/// Rules on an illegal move, with the claim that was made of it, if there was one.
pub(super) fn rule(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    turn: &Turn,
    broken: (Rule, Fact),
    claim: Option<&Claimed>,
) {
    let Some(press) = turn.own_press() else { return };
    let illegal = builder.hold(broken.0, broken.1.clone());
    builder.classify(&illegal, Classification::Illegal);
    if let Fact::NotNamed(square) = broken.1 {
        builder.hold(Rule::PromotionCompleted, Fact::NotNamed(square));
    }
    builder.complete(press, Completion::Completed);
    builder.hold(Rule::IllegalOncePressed, Fact::Pressed(press));
    let reply = case.passes_on(turn.seat.opponent(), press);
    let is_heard = match claim {
        Some(claimed) => is_claimed_in_time(case, builder, turn, claimed, reply),
        None => is_found(case, builder, press, reply),
    };
    if is_heard {
        return penalise(case, builder, turn);
    }
    if reply.is_some() && has_agreed(case, turn.seat, press) {
        let agreed = builder.hold(Rule::CorrectionByAgreement, Fact::BothAgreed);
        builder.set_in_motion(&agreed, Trigger::OnAgreement);
        return put_back(builder, press);
    }
    if reply.is_none() {
        let open = Rule::IllegalMoveOnClaim.fails(Fact::NobodyClaimed);
        builder.window.fill(open.orders(Cutoff::OwnMoveMade));
    }
    builder.leave(reply.map_or(Fact::NobodyClaimed, |_| Fact::OpponentReplied));
}

/// Whether the opponent claims before he has completed a move of his own (FIDE 2009, B.3.c).
fn is_claimed_in_time(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    turn: &Turn,
    claimed: &Claimed,
    reply: Option<usize>,
) -> bool {
    let opponent = turn.seat.opponent();
    let may_claim =
        claimed.by == Person::Player(opponent) || claimed.by == Person::Team(opponent.team());
    if !may_claim {
        let fact = Fact::NoStanding(claimed.by, claimed.act);
        refuse(
            builder,
            Rule::IllegalMoveOnClaim,
            fact,
            Admission::Heard(Admissibility::NoStanding),
        );
        return false;
    }
    if reply.is_some_and(|reply| reply < claimed.act) {
        let fact = Fact::ClaimedAfterOwnMove(claimed.act);
        refuse(builder, Rule::IllegalMoveOnClaim, fact, Admission::Heard(Admissibility::TooLate));
        return false;
    }
    if !may_claim_alone(case, builder, claimed) {
        return false;
    }
    builder.hear(Rule::IllegalMoveOnClaim, Fact::ClaimedInTime(claimed.act));
    true
}

fn refuse(builder: &mut RulingBuilder<'_>, rule: Rule, fact: Fact, admission: Admission) {
    let refused = rule.fails(fact);
    builder.admit(&refused, admission);
    builder.note(refused.into_step());
}

/// Whether the arbiter finds the move without a claim. He waits, unless he is read as acting of his own
/// accord.
fn is_found(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    press: usize,
    reply: Option<usize>,
) -> bool {
    let saw = case.acts()[press].sight.is_seen();
    if reply.is_some() || !saw || !builder.reads_otherwise(DisputedPoint::IllegalMoveInitiative) {
        builder.note(Rule::IllegalMoveOnClaim.not_met(Fact::NobodyClaimed));
        return false;
    }
    let found = builder.hold(Rule::IllegalMoveFound, Fact::ArbiterSaw);
    builder.set_in_motion(&found, Trigger::ExOfficio);
    true
}

fn has_agreed(case: &Case<'_>, seat: Seat, since: usize) -> bool {
    case.consents(seat, since) && case.consents(seat.opponent(), since)
}

/// Gives the opponent a minute at the first two illegal moves, and the game at the third (rule 18).
fn penalise(case: &Case<'_>, builder: &mut RulingBuilder<'_>, turn: &Turn) {
    let seat = turn.seat;
    let mut counts = case.counted();
    let count = counts.at_mut(seat);
    *count = count.saturating_add(1);
    let number = *count;
    let fact = Fact::OffenceNumber(seat, number);
    let loses = number >= LOSING_ILLEGAL_MOVE;
    let rule = if loses { Rule::ThirdIllegalMoveLoses } else { Rule::IllegalMoveMinute };
    let at_once = Rule::IllegalMoveLosesAtOnce.holds(fact.clone());
    let holding = at_once.unless(Some(rule.holds(fact)));
    builder.note(holding.clone().into_step());
    builder.counts.fill(holding.orders(counts));
    if loses {
        return lose_by_number(case, builder, seat, &holding);
    }
    give_minute(builder, seat.opponent(), &holding);
    if let Some(press) = turn.own_press() {
        put_back(builder, press);
    }
}

fn give_minute(builder: &mut RulingBuilder<'_>, opponent: Seat, holding: &Holding) {
    let gain = |seat| holding.orders(TimeChange { seat, seconds: ILLEGAL_MOVE });
    builder.time.push(gain(opponent));
    if builder.reads_otherwise(DisputedPoint::ExtraMinute) {
        builder.time.push(gain(opponent.partner()));
    }
}

fn lose_by_number(case: &Case<'_>, builder: &mut RulingBuilder<'_>, seat: Seat, holding: &Holding) {
    if builder.reads_otherwise(DisputedPoint::ThirdIllegalMove) {
        builder.game.fill(holding.orders(GameOutcome::Won(seat.opponent().team())));
        builder.result.fill(holding.orders(Outcome::Continues));
    } else {
        outcome::lose(case, builder, seat, holding);
    }
    builder.go_on(holding);
}

/// Puts back the position before the turn; no touched piece binds (rule 14).
fn put_back(builder: &mut RulingBuilder<'_>, press: usize) {
    let back = builder.hold(Rule::PositionPutBack, Fact::Pressed(press));
    builder.board.fill(back.orders(Reinstatement::BeforeTheTurn));
    let free = builder.hold(Rule::NoTouchMove, Fact::OnlyTouched);
    builder.obligation.fill(free.orders(Duty::Free));
    builder.go_on(&back);
}
