//! The beginning: both games together, fifteen minutes each (rule 4, preamble); and waiting (rule 10).

use super::case::Case;
use super::matter;
use crate::act::{Deed, Person};
use crate::book::{Fact, GAME, Holding, Rule, SET_UP_MOVES};
use crate::doubt::Doubt;
use crate::ruling::{Classification, Duty, Outcome, Reinstatement, RulingBuilder, TimeChange};
use crate::seat::{Seat, Table};
use acconcio_adjudication::incident::SetUpFault;
use acconcio_adjudication::ruling::Trigger;

/// Rules on how the games began.
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

/// The game that began alone, and the seconds that it had to itself.
fn apart(case: &Case<'_>) -> Option<(Table, u32)> {
    let began =
        |table: Table| case.acts().iter().position(|act| act.deed == Deed::StartsGame { table });
    let (first, alone) = match (began(Table::A), began(Table::B)) {
        (Some(a), Some(b)) if a < b => (Table::A, seconds(case, a, b)),
        (Some(a), Some(b)) => (Table::B, seconds(case, b, a)),
        (Some(a), None) => return Some((Table::A, case.seconds_since(a))),
        (None, Some(b)) => return Some((Table::B, case.seconds_since(b))),
        (None, None) => return None,
    };
    (alone > 0).then_some((first, alone))
}

/// Whether the arbiter becomes aware, as the last thing, that the games did not begin together.
pub(super) fn is_noticed_apart(case: &Case<'_>) -> bool {
    is_noticed(case) && apart(case).is_some()
}

fn is_noticed(case: &Case<'_>) -> bool {
    let last = case.acts().last();
    last.is_some_and(|act| act.by == Person::Arbiter && act.deed == Deed::Notices)
}

/// What was wrong from the beginning, found at an act: both games begin anew, together, unless each
/// has completed three moves (FIDE 2009, A.4.a and 7.1.a).
///
/// # Errors
/// The holding of A.4.a, by which it stays as it is.
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

/// The moves completed by each player of a board, before the film and on it.
fn moves_completed(case: &Case<'_>, table: Table, until: usize) -> u32 {
    let turns = case.turns.of.of(table).iter();
    let mut passed = turns.filter(|turn| turn.press.is_some_and(|(press, _)| press < until));
    let last =
        passed.next_back().map_or(&case.incident.tables.of(table).position, |turn| &turn.after);
    last.fullmoves.get() - 1
}

/// What the arbiter becomes aware of by himself, as the last thing: a board that was set up wrong.
pub(super) fn is_noticed_wrong(case: &Case<'_>) -> Option<(Table, SetUpFault)> {
    is_noticed(case).then_some(())?;
    Table::ALL.into_iter().find_map(|table| Some((table, case.incident.tables.of(table).set_up?)))
}

/// The arbiter has seen himself that a board was set up wrong.
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

/// Fifteen minutes on the clock of each player; by the other reading, of each team.
fn set_clocks(case: &Case<'_>, builder: &mut RulingBuilder<'_>, together: &Holding) {
    let is_shared = builder.reads_otherwise(Doubt::FifteenMinutes);
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

/// What has run off since the beginning is given back.
fn give_back_time(case: &Case<'_>, builder: &mut RulingBuilder<'_>, early: &Holding) {
    let (opening, now) = (&case.halls[0], case.at_the_end());
    for seat in Seat::ALL {
        let at = |hall: &crate::Hall| hall.tables.of(seat.table).remaining.of(seat.color);
        let seconds = difference(at(now), at(opening));
        if seconds != 0 {
            builder.time.push(early.orders(TimeChange { seat, seconds }));
        }
    }
}

fn seconds(case: &Case<'_>, from: usize, to: usize) -> u32 {
    case.acts()[from + 1..=to].iter().fold(0, |all, act| all.saturating_add(act.after))
}

/// The seconds from one time to another.
pub(super) fn difference(from: u32, to: u32) -> i32 {
    let seconds = i64::from(to) - i64::from(from);
    i32::try_from(seconds).unwrap_or(if seconds < 0 { i32::MIN } else { i32::MAX })
}

/// A player waits: only his clock limits him (rule 10).
pub(super) fn wait(builder: &mut RulingBuilder<'_>, by: Person) {
    let Some(seat) = by.seat() else {
        return matter::permit(builder, Rule::NoIntervention, Fact::NothingToCorrect);
    };
    let waits = builder.hold(Rule::MayWait, Fact::Waits(seat));
    builder.classify(&waits, Classification::Permitted);
    builder.obligation.fill(waits.orders(Duty::MayWait));
    builder.leave(Fact::NothingToCorrect);
}
