//! The beginning: both games together, fifteen minutes each (rule 4, preamble); and waiting (rule 10).

use super::beginning::{apart, difference, moves_completed};
use super::case::Case;
use crate::act::Person;
use crate::book::{Fact, GAME, Holding, Rule, SET_UP_MOVES};
use crate::disputed_point::DisputedPoint;
use crate::ruling::{Classification, Duty, Outcome, Reinstatement, RulingBuilder, TimeChange};
use crate::seat::{Seat, Table};
use acconcio_adjudication::incident::SetUpFault;
use acconcio_adjudication::ruling::Trigger;

/// Rules on the start of the games.
pub(super) fn begin(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let Some((first, alone)) = apart(case) else {
        let together = builder.hold(Rule::BeginTogether, Fact::BeganTogether);
        builder.classify(&together, Classification::Legal);
        return set_clocks(case, builder, &together);
    };
    let early = builder.hold(Rule::BeginTogether, Fact::BeganAlone(first, alone));
    builder.classify(&early, Classification::Fault);
    builder.set_in_motion(&early, Trigger::ExOfficio);
    builder.board.fill(early.orders(Reinstatement::BothAnew));
    builder.result.fill(early.orders(Outcome::BeginsAnew));
    give_back_time(case, builder, &early);
}

/// Rules on a wrong set-up found at an act: both games begin anew, together, unless each player has
/// completed three moves (FIDE 2009, A.4.a and 7.1.a).
///
/// # Errors
/// The holding of A.4.a, by which the set-up stays as it is.
pub(super) fn wrong_set_up(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    table: Table,
    act: usize,
    fault: SetUpFault,
) -> Result<Holding, Holding> {
    let completed = moves_completed(case, table, act);
    let found = Rule::WrongSetUp.holds(Fact::SetUp(fault));
    if completed >= SET_UP_MOVES {
        let too_late = Rule::SetUpCutoff.holds(Fact::MovesCompleted(completed));
        let stands = found.unless(Some(too_late));
        builder.note(stands.clone().into_step());
        return Err(stands);
    }
    builder.note(Rule::SetUpCutoff.not_met(Fact::MovesCompleted(completed)));
    builder.note(found.clone().into_step());
    let together = builder.hold(Rule::BeginTogether, Fact::SetUp(fault));
    builder.board.fill(together.orders(Reinstatement::BothAnew));
    builder.result.fill(together.orders(Outcome::BeginsAnew));
    Ok(found)
}

/// Rules on a wrong set-up that the arbiter has noticed himself.
pub(super) fn noticed_wrong(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    table: Table,
    fault: SetUpFault,
) {
    match wrong_set_up(case, builder, table, case.acts().len(), fault) {
        Ok(found) => {
            builder.classify(&found, Classification::Fault);
            builder.set_in_motion(&found, Trigger::ExOfficio);
        }
        Err(stands) => {
            builder.classify(&stands, Classification::Fault);
            builder.leave(Fact::SetUp(fault));
        }
    }
}

/// Notes the fifteen minutes on the clock of each player; by the other reading, of each team.
fn set_clocks(case: &Case<'_>, builder: &mut RulingBuilder<'_>, together: &Holding) {
    let is_shared = builder.reads_otherwise(DisputedPoint::FifteenMinutes);
    let due = if is_shared { GAME / 2 } else { GAME };
    let opening = &case.halls[0];
    for seat in Seat::ALL {
        let shown = opening.tables.of(seat.table).remaining.of(seat.color);
        let seconds = difference(shown, due);
        if seconds != 0 {
            let set = builder.hold(Rule::FifteenMinutes, Fact::ClockShowed(seat, shown));
            builder.time.push(set.orders(TimeChange { seat, seconds }));
        }
    }
    let trigger = if builder.time.is_empty() { Trigger::None } else { Trigger::ExOfficio };
    builder.set_in_motion(together, trigger);
    builder.go_on(together);
}

/// Gives back the time that has run off since the start.
fn give_back_time(case: &Case<'_>, builder: &mut RulingBuilder<'_>, early: &Holding) {
    let (opening, now) = (&case.halls[0], case.at_the_end());
    for seat in Seat::ALL {
        let at = |match_state: &crate::MatchState| {
            match_state.tables.of(seat.table).remaining.of(seat.color)
        };
        let seconds = difference(at(now), at(opening));
        if seconds != 0 {
            builder.time.push(early.orders(TimeChange { seat, seconds }));
        }
    }
}

/// Rules on a player who waits: only his clock limits him (rule 10).
pub(super) fn wait(builder: &mut RulingBuilder<'_>, by: Person) {
    let Some(seat) = by.seat() else {
        return builder.permit(Rule::NoIntervention, Fact::NothingToCorrect);
    };
    let waits = builder.hold(Rule::MayWait, Fact::Waits(seat));
    builder.classify(&waits, Classification::Permitted);
    builder.obligation.fill(waits.orders(Duty::MayWait));
    builder.leave(Fact::NothingToCorrect);
}
