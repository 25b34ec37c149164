//! Article 6: the clock. The completion of a move, the hand that presses, and flag-fall.

use shakmaty::{Color, Setup};

use super::move_made::rule_of_making_in;
use super::{measures, no_intervention};
use crate::case::{Case, FlagDown, ScoreKept};
use crate::disputed_points::{DisputedPoint, Side};
use crate::incident::{ArbiterAct, Hand};
use crate::laws::edition::{ArbiterCall, BothFlags, MateTest, OwnTime};
use crate::laws::{Fact, Holding, Provision, Step};
use crate::mating::{Mating, has_enough_to_win_on_time};
use crate::reconstruction::BoardChange;
use crate::ruling::{
    Admissibility, ClaimWindow, Claimant, Classification, Completion, Cutoff, Measure, Outcome,
    Point, Reinstatement, RulingBuilder, Trigger,
};

/// Articles 4.6 and 6.7.a (2009): a move is made by the release and completed by pressing the clock or,
/// since 2014, by the player's next move.
pub(crate) fn completion(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let edition = &case.book.edition;
    if let Some(act) = case.turn.press {
        let holding = edition.completed_by_clock.holds(Fact::ClockPressed(act));
        builder.completion.fill(holding.orders(Completion::Completed));
        return builder.note_holding(holding);
    }
    builder.note(edition.completed_by_clock.not_met(Fact::ClockNotPressed));
    if let (Some(rule), true) = (&edition.completed_by_next_move, case.has_made_next_move()) {
        let holding = rule.holds(Fact::MadeNextMove);
        builder.completion.fill(holding.orders(Completion::Completed));
        return builder.note_holding(holding);
    }
    let (fact, reached) = match (case.turn.releases.last(), case.turn.puts.last()) {
        (Some(last), _) => (Fact::Released(last.piece.role, last.to), Completion::Made),
        (None, Some((_, square, role))) => {
            (Fact::NewPieceOnSquare(*role, *square), Completion::Made)
        }
        (None, None) => (Fact::NothingReleased, Completion::NotMade),
    };
    let holding = rule_of_making_in(case.book, case.turn).holds(fact);
    builder.completion.fill(holding.orders(reached));
}

/// Article 6.7.b (2009): the hand that made the move presses the clock; a breach is never an illegal move.
/// Returns whether there was one that comes to the arbiter.
pub(crate) fn wrong_hand(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> bool {
    let hand = case.turn.press_hand;
    let is_known = case.arbiter_knows() || case.misconduct_claim().is_some();
    if hand == Hand::One || case.turn.press.is_none() || !is_known {
        return false;
    }
    let holding = case.book.edition.hand_on_clock.holds(Fact::OtherHandOnClock);
    builder.trigger.fill(holding.orders(Trigger::ExOfficio));
    if case.misconduct_claim().is_some() {
        builder.admissibility.fill(holding.orders(Admissibility::Admissible));
    }
    builder.board.fill(holding.orders(Reinstatement::Keep));
    builder.result.fill(holding.orders(Outcome::Continues));
    builder.note_holding(holding);
    measures(case.book, builder, case.turn.player, Measure::Warning);
    true
}

/// Articles 6.8, 6.9 and A.4.d (2009), A.4.3 and A.4.5 (2017): who calls flag-fall, and what follows.
pub(crate) fn lost_on_time(case: &Case<'_>, builder: &mut RulingBuilder<'_>, flag: FlagDown) {
    let edition = &case.book.edition;
    let (act, loser) = counts_as_fallen(case, flag);
    let fell = edition.loss_on_time.holds(Fact::FlagFell(loser, act));
    let fell = fell.because(moves_checked(case, act, loser));
    builder.classification.fill(fell.orders(Classification::FlagFallen));
    fill_completion(case, builder);
    let called = call(case, builder, flag);
    let Some(called) = called else { return };
    builder.board.fill(called.orders(Reinstatement::Keep));
    let is_without_a_first = match edition.both_flags.value {
        BothFlags::OrderMayBeUnknown => !case.is_order_of_flags_known(),
        BothFlags::DrawnInAnyOrder => true,
        BothFlags::ClockTells => false,
    };
    if case.are_both_flags_down(flag) && is_without_a_first {
        return both_flags(case, builder, fell);
    }
    let setup = &case.position_at(flag, builder);
    let winner = !loser;
    note_moves_left(case, builder, setup);
    let (rule, mating) = match edition.loss_on_time.value {
        MateTest::AnySeriesOfMoves => {
            let limit = case.book.move_limit();
            let mating = case.reconstruction.mating.can_mate(setup, winner, limit);
            (edition.loss_on_time.plain(), mating)
        }
        MateTest::MaterialList(rule) => (rule, has_enough_to_win_on_time(setup, winner)),
    };
    match mating {
        Mating::Excluded(fact) => {
            let drawn = rule.holds(fact);
            builder.result.fill(drawn.orders(Outcome::Drawn));
            builder.note_holding(drawn.because([fell.into_step()]));
        }
        Mating::NotExcluded(fact) => {
            builder.result.fill(fell.orders(Outcome::Won(winner)));
            builder.note_holding(fell.because([rule.not_met(fact)]));
        }
    }
}

/// Rules on a flag that fell after its player had completed the prescribed moves (6.9): the number is checked, and the
/// game goes on.
pub(crate) fn flag_in_time(case: &Case<'_>, builder: &mut RulingBuilder<'_>, flag: FlagDown) {
    let Some(in_time) = not_lost(case, flag) else { return };
    builder.classification.fill(in_time.orders(Classification::FlagFallen));
    fill_completion(case, builder);
    if !flag.is_known() {
        builder.note_holding(in_time);
        return no_intervention(case.book, builder, Fact::FlagNotNoticed(flag.player));
    }
    if let Some(called) = call(case, builder, flag) {
        builder.board.fill(called.orders(Reinstatement::Keep));
    }
    builder.result.fill(in_time.orders(Outcome::Continues));
    builder.note_holding(in_time);
}

/// The provision by which a fallen flag has not lost the game: the prescribed moves were completed (6.9), or their number
/// is still to be established (8.5.3) or cannot be (8.6).
fn not_lost(case: &Case<'_>, flag: FlagDown) -> Option<Holding> {
    let edition = &case.book.edition;
    let recording = edition.conduct.as_ref().map(|rules| &rules.recording);
    match recording.filter(|_| !case.is_number_of_moves_known(flag.act)) {
        Some(rules) => {
            let neither = rules.neither_records.holds(Fact::NeitherRecorded).into_step();
            let unknown = match case.decided_after(flag.act, ArbiterAct::CannotReconstruct) {
                Some(act) => rules.next_period.holds(Fact::CannotBeReconstructed(act)),
                None => rules.reconstructed.holds(Fact::NoScoreIsComplete),
            };
            Some(unknown.because([neither]))
        }
        None => {
            let moves = case.prescribed_moves(flag.act, flag.player)?;
            let in_time = edition.loss_on_time.fails(moves);
            Some(in_time.because(moves_checked(case, flag.act, flag.player)))
        }
    }
}

/// Articles 6.3 (2009), 6.4 (2014): the number of moves is checked, if need be on a game that was reconstructed.
fn moves_checked(case: &Case<'_>, flag: usize, player: Color) -> Vec<Step> {
    let Some(rules) = &case.book.edition.conduct else { return Vec::new() };
    let Some(moves) = case.prescribed_moves(flag, player) else { return Vec::new() };
    let rules = &rules.recording;
    let checked = rules.flag_check.holds(moves).into_step();
    let established = match case.score_kept_at(flag) {
        ScoreKept::Player => None,
        ScoreKept::Arbiter(kept) => {
            Some(rules.neither_records.holds(Fact::ArbiterKeptScore(kept)).into_step())
        }
        ScoreKept::Nobody => case
            .decided_after(flag, ArbiterAct::Reconstructs)
            .map(|act| rules.reconstructed.holds(Fact::WasReconstructed(act)).into_step()),
    };
    established.into_iter().chain([checked]).collect()
}

/// Article 6.11 (2009, 2014): both flags are down, and nobody can say which fell first, or it does not matter (14G of
/// US Chess). In the last period the game is drawn; in an earlier one it goes on.
fn both_flags(case: &Case<'_>, builder: &mut RulingBuilder<'_>, fell: Holding) {
    let rule = &case.book.edition.both_flags;
    let both = rule.holds(Fact::BothFlagsDown);
    let is_last = case.incident.event.prescribed_moves.is_none();
    let outcome = if is_last { Outcome::Drawn } else { Outcome::Continues };
    let earlier = (!is_last).then(|| rule.holds(Fact::NotTheLastPeriod).into_step());
    builder.result.fill(both.orders(outcome));
    builder.note_holding(both.because(earlier).because([fell.into_step()]));
}

/// Notes how many of the seventy-five moves that end every series of legal moves have been played, once
/// fifty are over.
fn note_moves_left(case: &Case<'_>, builder: &mut RulingBuilder<'_>, setup: &Setup) {
    let draws = &case.book.edition.draws;
    let made = setup.halfmoves;
    if let Some(rule) = draws.seventy_five.as_ref().filter(|_| made >= draws.fifty_now.value) {
        builder.note(rule.not_met(Fact::QuietHalfMoves { made, needed: rule.value }));
    }
}

/// The flag that decides, and the act by which it fell: the one that was noticed or, where both are down
/// and the clock shows their order, the first.
fn counts_as_fallen(case: &Case<'_>, flag: FlagDown) -> (usize, Color) {
    let clock_tells = case.book.edition.both_flags.value == BothFlags::ClockTells
        && case.are_both_flags_down(flag);
    let first = case.flags_that_count().next().filter(|_| clock_tells);
    first.unwrap_or((flag.act, flag.player))
}

/// The provision by which the flag counts as fallen; none where the game is drawn because both are down, or
/// where nobody called it and the game goes on.
fn call(case: &Case<'_>, builder: &mut RulingBuilder<'_>, flag: FlagDown) -> Option<Holding> {
    let flags = &case.book.regime().flags;
    let is_barred = flags.own_time == OwnTime::Needed && case.is_claimants_flag_down(flag);
    let claimed = flag.claimed.filter(|_| !is_barred);
    if let (Some(_), true) = (flag.claimed, is_barred) {
        let barred = flags.player.holds(Fact::OwnFlagDown(!flag.player));
        builder.admissibility.fill(barred.orders(Admissibility::NoStanding));
        builder.note(flags.player.not_met(Fact::OwnFlagDown(!flag.player)));
    }
    if let Some(rule) = &flags.both_down
        && case.are_both_flags_down(flag)
        && flag.is_known()
    {
        drawn_by_both(builder, rule);
        return None;
    }
    // A claimant whose claim fails has still shown the arbiter the clock.
    let is_observed = flag.seen_by_arbiter || (is_barred && flag.claimed.is_some());
    let arbiters = match &flags.arbiter {
        ArbiterCall::Yes(rule) if is_observed => Some(rule),
        ArbiterCall::Disputed(rule) if is_observed => {
            let calls = claimed.is_some()
                || builder.side(Point::Law(DisputedPoint::FlagCalledIn2017)) == Side::First;
            calls.then_some(rule)
        }
        ArbiterCall::Yes(_) | ArbiterCall::Disputed(_) | ArbiterCall::No => None,
    };
    let called = match (arbiters, claimed) {
        (Some(rule), _) => {
            let holding = rule.holds(Fact::FlagFell(flag.player, flag.act));
            builder.trigger.fill(holding.orders(Trigger::ExOfficio));
            holding
        }
        (None, Some(act)) => {
            let holding = flags.player.holds(Fact::ClaimedInTime(act));
            builder.trigger.fill(holding.orders(Trigger::OnClaim));
            holding
        }
        (None, None) => {
            not_called(case, builder, flag);
            return None;
        }
    };
    if claimed.is_some() {
        builder.admissibility.fill(called.orders(Admissibility::Admissible));
    }
    builder.note_holding(called.clone());
    Some(called)
}

/// Rules on a fallen flag that nobody calls: the opponent may still claim, if he has the time left that he
/// may need.
fn not_called(case: &Case<'_>, builder: &mut RulingBuilder<'_>, flag: FlagDown) {
    let flags = &case.book.regime().flags;
    builder.note(flags.player.not_met(Fact::FlagNotNoticed(flag.player)));
    if flags.own_time == OwnTime::NotNeeded || !case.are_both_flags_down(flag) {
        let window = ClaimWindow { claimant: Claimant::Opponent, until: Cutoff::GameEnds };
        builder.window.fill(flags.player.holds(Fact::NobodyClaimed).orders(window));
    }
    no_intervention(case.book, builder, Fact::FlagNotNoticed(flag.player));
}

/// Appendix A.4.d.3 (2009): with both flags down the game is drawn.
fn drawn_by_both(builder: &mut RulingBuilder<'_>, rule: &Provision) {
    let holding = rule.holds(Fact::BothFlagsDown);
    builder.trigger.fill(holding.orders(Trigger::ExOfficio));
    builder.board.fill(holding.orders(Reinstatement::Keep));
    builder.result.fill(holding.orders(Outcome::Drawn));
    builder.note_holding(holding);
}

pub(crate) fn fill_completion(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    match case.turn.board_change {
        BoardChange::Move(_) | BoardChange::Undetermined => completion(case, builder),
        BoardChange::Nothing
        | BoardChange::CastledRookFirst { .. }
        | BoardChange::KingTwoSquares { .. }
        | BoardChange::PawnUnpromoted { .. }
        | BoardChange::HalfDone
        | BoardChange::Impossible(_) => {
            let rule = rule_of_making_in(case.book, case.turn);
            let holding = rule.holds(Fact::NothingReleased);
            builder.completion.fill(holding.orders(Completion::NotMade));
        }
    }
}
