//! Claims: those that this game provides for, those that it does not, and the members who have to make
//! them.

use super::case::Case;
use super::claim::{Claimed, refuse, refuse_by, unknown};
use super::legality_of::{Legality, illegal_turn, legality_of};
use super::violation::violation;
use super::{board, conduct, ending, illegal, play, recurrence, runner, start};
use crate::act::{ActKind, Claim, Person, RunnerFault};
use crate::book::{Fact, Rule};
use crate::ruling::{Admission, Classification, Duty, RulingBuilder};
use crate::seat::{Seat, Table};
use crate::turns::Turn;
use acconcio_adjudication::ruling::{Admissibility, Trigger};

/// Rules on a claim.
pub(super) fn hear(case: &Case<'_>, builder: &mut RulingBuilder<'_>, claimed: &Claimed) {
    match claimed.what {
        Claim::IllegalMove => illegal_move(case, builder, claimed),
        Claim::FlagFall => ending::flag(case, builder, claimed),
        Claim::Checkmate => against_opponent(case, builder, claimed, Rule::FinalMate),
        Claim::Stalemate => {
            let seat = to_move(case, claimed);
            board::look_at(case, builder, seat, Some((claimed.act, Rule::NeverStalemated)));
        }
        Claim::Repetition => recurrence::claimed(case, builder, claimed),
        Claim::TouchMove => {
            let free = unknown(builder, Rule::NoTouchMove, Fact::OnlyTouched);
            builder.obligation.fill(free.orders(Duty::Free));
        }
        Claim::NoMatingMaterial => {
            let seat = to_move(case, claimed);
            unknown(builder, Rule::NoLackOfMaterial, Fact::Waits(seat));
        }
        Claim::QuickplayFinish => {
            unknown(builder, Rule::NoQuickplayFinish, Fact::RulesAreSilent);
        }
        Claim::WrongSetUp => wrong_set_up(case, builder, claimed),
        Claim::Misconduct => misconduct(case, builder, claimed),
        Claim::RunnerFault => runner_fault(case, builder, claimed),
        Claim::SimultaneousEnd => {
            let table = claimed.by.seat().map_or(Table::A, |seat| seat.table);
            refuse(builder, claimed, Rule::OtherwiseDrawn, Fact::OtherUnfinished(table.other()));
        }
        Claim::Dispute => dispute(case, builder, claimed),
    }
}

fn illegal_move(case: &Case<'_>, builder: &mut RulingBuilder<'_>, claimed: &Claimed) {
    let Some(turn) = illegal_turn(case, builder, claimed.act, claimed.by) else {
        let (rule, fact) = why_no_illegal_move(case, builder, claimed);
        refuse(builder, claimed, rule, fact);
        return;
    };
    if let Legality::Illegal(rule, fact) = legality_of(case, builder, turn) {
        illegal::rule(case, builder, turn, (rule, fact), Some(claimed));
    }
}

/// The rule and fact by which no illegal move has been completed: the position on the board may still
/// become illegal with the press, or it is legal, by the rules that are noted.
fn why_no_illegal_move(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claimed: &Claimed,
) -> (Rule, Fact) {
    let nothing = (Rule::IllegalMoveOnClaim, Fact::NothingToCorrect);
    let Some(turn) = meant(case, claimed) else { return nothing };
    match legality_of(case, builder, turn) {
        Legality::Illegal(..) => (Rule::IllegalOncePressed, Fact::NotPressed),
        Legality::Legal(rule, fact) => {
            play::legal_by(case, builder, turn, rule, fact);
            match turn.own_press() {
                Some(press) => builder.hold(Rule::CompletedByPress, Fact::Pressed(press)),
                None => builder.hold(Rule::CompletedByPress, Fact::NotPressed),
            };
            nothing
        }
        Legality::Nothing | Legality::Undetermined => nothing,
    }
}

/// The turn that the claim calls illegal: the opponent's last one, otherwise the last on the board.
fn meant<'a>(case: &'a Case<'_>, claimed: &Claimed) -> Option<&'a Turn> {
    let seat = claimed.by.seat()?;
    let turns = case.turns.of.of(seat.table);
    turns.iter().rfind(|turn| turn.seat != seat).or(turns.last())
}

/// The player to move on the claimant's board.
fn to_move(case: &Case<'_>, claimed: &Claimed) -> Seat {
    let table = claimed.by.seat().map_or(Table::A, |seat| seat.table);
    Seat { table, color: case.at_the_end().tables.of(table).to_move }
}

/// Rules on a claim that the opponent is mated; the position examined is the opponent's.
fn against_opponent(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claimed: &Claimed,
    rule: Rule,
) {
    let to_move = to_move(case, claimed);
    let last = case.turns.of.of(to_move.table).last();
    let is_own_open =
        last.is_some_and(|turn| claimed.by == Person::Player(turn.seat) && turn.press.is_none());
    if is_own_open {
        refuse(builder, claimed, Rule::CompletedByPress, Fact::NotPressed);
        return;
    }
    board::look_at(case, builder, to_move, Some((claimed.act, rule)));
}

/// Rules on a claim that a board was set up wrongly; it is to be made before each player has completed
/// three moves (FIDE 2009, A.4.a).
fn wrong_set_up(case: &Case<'_>, builder: &mut RulingBuilder<'_>, claimed: &Claimed) {
    let own = claimed.by.seat().map(|seat| seat.table);
    let is_wrong = |table: &Table| case.incident.tables.of(*table).set_up.is_some();
    let table = own.or(Table::ALL.into_iter().find(is_wrong)).unwrap_or(Table::A);
    let Some(fault) = case.incident.tables.of(table).set_up else {
        refuse(builder, claimed, Rule::WrongSetUp, Fact::NothingToCorrect);
        return;
    };
    match start::wrong_set_up(case, builder, table, claimed.act, fault) {
        Ok(found) => {
            builder.admit(&found, Admission::Heard(Admissibility::Admissible));
            builder.classify(&found, Classification::CorrectClaim);
            builder.set_in_motion(&found, Trigger::OnClaim);
        }
        Err(stands) => {
            builder.admit(&stands, Admission::Heard(Admissibility::TooLate));
            builder.classify(&stands, Classification::RefusedClaim);
            builder.set_in_motion(&stands, Trigger::None);
            builder.go_on(&stands);
        }
    }
}

/// Rules on a claim of misconduct. Where there was none, the ruling says what it was: talk, or waiting.
fn misconduct(case: &Case<'_>, builder: &mut RulingBuilder<'_>, claimed: &Claimed) {
    let before = || (0..claimed.act).rev();
    if let Some(violation) = before().find_map(|act| violation(case, act)) {
        return conduct::rule(case, builder, &violation, Some(claimed.act));
    }
    let said = before().find_map(|act| {
        let ActKind::Says(saying) = case.acts()[act].kind else { return None };
        Some((case.acts()[act].by, saying))
    });
    let waits = before().find(|act| case.acts()[*act].kind == ActKind::Waits);
    match (said, waits.and_then(|act| case.acts()[act].seat())) {
        (Some((by, saying)), _) => match conduct::may_say(builder, by, saying) {
            Some(free) => refuse_by(builder, claimed, &free),
            None => {
                builder.hear(Rule::NoAdvice, Fact::ClaimedInTime(claimed.act));
                conduct::advised(builder, by, saying);
            }
        },
        (None, Some(seat)) => {
            let waits = builder.hold(Rule::MayWait, Fact::Waits(seat));
            builder.obligation.fill(waits.orders(Duty::MayWait));
            refuse_by(builder, claimed, &waits);
        }
        (None, None) => {
            refuse(builder, claimed, Rule::NoOffence, Fact::NothingToCorrect);
        }
    }
}

fn runner_fault(case: &Case<'_>, builder: &mut RulingBuilder<'_>, claimed: &Claimed) {
    let is_fault = |act: &usize| {
        matches!(
            case.acts()[*act].kind,
            ActKind::Errs(RunnerFault::DropsPiece | RunnerFault::TouchesHoop)
        )
    };
    let by_runner = |act: &usize| matches!(case.acts()[*act].by, Person::Runner(_));
    if let Some(act) = (0..claimed.act).rev().find(is_fault) {
        return runner::fault(case, builder, act, Some(claimed.act));
    }
    let violation = (0..claimed.act).rev().filter(by_runner).find_map(|act| violation(case, act));
    match violation {
        Some(violation) => conduct::rule(case, builder, &violation, Some(claimed.act)),
        None => {
            refuse(builder, claimed, Rule::PieceFalls, Fact::NothingToCorrect);
        }
    }
}

/// Rules on a dispute, which is heard where both members agree and stop both clocks (rule 15).
fn dispute(case: &Case<'_>, builder: &mut RulingBuilder<'_>, claimed: &Claimed) {
    if !case.is_by_both(claimed.act, claimed.accord) {
        let refused = Classification::RefusedClaim;
        return conduct::improper_stop(builder, claimed.by, claimed.act, refused);
    }
    let heard = builder.hear(Rule::DisputeByBoth, Fact::ClaimedTogether(claimed.act));
    builder.classify(&heard, Classification::Permitted);
    builder.go_on(&heard);
}
