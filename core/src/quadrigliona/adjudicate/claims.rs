//! Claims: what this game knows, what it does not, and who has to make them.

use super::case::Case;
use super::{board, conduct, ending, illegal, play, recurrence, runner, start};
use crate::quadrigliona::act::{Accord, Claim, Deed, Person, RunnerFault};
use crate::quadrigliona::book::{Fact, Holding, Rule};
use crate::quadrigliona::ruling::{Admission, Classification, Docket, Duty};
use crate::quadrigliona::seat::{Seat, Table};
use crate::quadrigliona::turns::Turn;
use crate::ruling::{Admissibility, Trigger};

/// A claim.
#[derive(Clone, Copy)]
pub(super) struct Claimed {
    /// The act.
    pub(super) act: usize,
    /// What is claimed.
    pub(super) what: Claim,
    /// By whom.
    pub(super) by: Person,
    /// Alone or with the partner.
    pub(super) accord: Accord,
}

/// The turn that a claim is about, if it is about one.
pub(super) fn about<'a>(
    case: &'a Case<'_>,
    act: usize,
    what: Claim,
    by: Person,
) -> Option<&'a Turn> {
    if what != Claim::IllegalMove {
        return None;
    }
    illegal_turn(case, &mut Docket::open(&case.incident.doctrine, &[]), act, by)
}

/// The illegal move meant: that of the claimant's own opponent, else the last on either board.
fn illegal_turn<'a>(
    case: &'a Case<'_>,
    docket: &mut Docket<'_>,
    act: usize,
    by: Person,
) -> Option<&'a Turn> {
    let last = play::last_illegal(case, docket, act)?;
    let Person::Player(claimant) = by else { return Some(last) };
    let mut completed = case.turns.completed().into_iter().rev();
    let own = completed.find(|turn| {
        turn.seat == claimant.opponent()
            && turn.own_press().is_some_and(|press| press < act)
            && matches!(play::verdict(case, docket, turn), play::Verdict::Illegal(..))
    });
    Some(own.unwrap_or(last))
}

/// Rules on a claim.
pub(super) fn hear(case: &Case<'_>, docket: &mut Docket<'_>, claimed: &Claimed) {
    match claimed.what {
        Claim::IllegalMove => illegal_move(case, docket, claimed),
        Claim::FlagFall => ending::flag(case, docket, claimed),
        Claim::Checkmate => against_opponent(case, docket, claimed, Rule::FinalMate),
        Claim::Stalemate => {
            let seat = to_move(case, claimed);
            board::look_at(case, docket, seat, Some((claimed.act, Rule::NeverStalemated)));
        }
        Claim::Repetition => recurrence::claimed(case, docket, claimed),
        Claim::TouchMove => {
            let free = unknown(docket, Rule::NoTouchMove, Fact::OnlyTouched);
            docket.obligation.fill(free.orders(Duty::Free));
        }
        Claim::NoMatingMaterial => {
            let seat = to_move(case, claimed);
            unknown(docket, Rule::NoLackOfMaterial, Fact::Waits(seat));
        }
        Claim::QuickplayFinish => {
            unknown(docket, Rule::NoQuickplayFinish, Fact::RulesAreSilent);
        }
        Claim::WrongSetUp => wrong_set_up(case, docket, claimed),
        Claim::Misconduct => misconduct(case, docket, claimed),
        Claim::RunnerFault => runner_fault(case, docket, claimed),
        Claim::SimultaneousEnd => {
            let table = claimed.by.seat().map_or(Table::A, |seat| seat.table);
            refuse(docket, claimed, Rule::OtherwiseDrawn, Fact::OtherUnfinished(table.other()));
        }
        Claim::Dispute => dispute(case, docket, claimed),
    }
}

/// A claim that is heard and not correct: the games go on.
pub(super) fn refuse(
    docket: &mut Docket<'_>,
    claimed: &Claimed,
    rule: Rule,
    fact: Fact,
) -> Holding {
    let refused = rule.fails(fact);
    refuse_by(docket, claimed, &refused);
    refused
}

/// The same, by what was found.
fn refuse_by(docket: &mut Docket<'_>, claimed: &Claimed, refused: &Holding) {
    let heard = docket.hold(Rule::FollowsFideBlitz, Fact::ClaimedInTime(claimed.act));
    docket.admit(&heard, Admission::Heard(Admissibility::Admissible));
    docket.set_in_motion(&heard, Trigger::OnClaim);
    docket.classify(refused, Classification::RefusedClaim);
    docket.note(refused.clone().into_step());
    docket.go_on(refused);
}

/// A claim that this game does not know.
fn unknown(docket: &mut Docket<'_>, rule: Rule, fact: Fact) -> Holding {
    let unknown = docket.hold(rule, fact);
    docket.admit(&unknown, Admission::NotInThisGame);
    docket.classify(&unknown, Classification::RefusedClaim);
    docket.set_in_motion(&unknown, Trigger::None);
    docket.go_on(&unknown);
    unknown
}

fn illegal_move(case: &Case<'_>, docket: &mut Docket<'_>, claimed: &Claimed) {
    let Some(turn) = illegal_turn(case, docket, claimed.act, claimed.by) else {
        let (rule, fact) = why_no_illegal_move(case, docket, claimed);
        refuse(docket, claimed, rule, fact);
        return;
    };
    if let play::Verdict::Illegal(rule, fact) = play::verdict(case, docket, turn) {
        illegal::rule(case, docket, turn, (rule, fact), Some(claimed));
    }
}

/// Nothing illegal has been passed on: what stands on the board may still become so with the press, or
/// it is legal, by the rules that are noted.
fn why_no_illegal_move(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
    claimed: &Claimed,
) -> (Rule, Fact) {
    let nothing = (Rule::IllegalMoveOnClaim, Fact::NothingToCorrect);
    let Some(turn) = meant(case, claimed) else { return nothing };
    match play::verdict(case, docket, turn) {
        play::Verdict::Illegal(..) => (Rule::IllegalOncePressed, Fact::NotPressed),
        play::Verdict::Legal(rule, fact) => {
            play::legal_by(case, docket, turn, rule, fact);
            match turn.own_press() {
                Some(press) => docket.hold(Rule::CompletedByPress, Fact::Pressed(press)),
                None => docket.hold(Rule::CompletedByPress, Fact::NotPressed),
            };
            nothing
        }
        play::Verdict::Nothing | play::Verdict::Untold => nothing,
    }
}

/// The turn that is called illegal: the opponent's last one, else the last on the board.
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

/// A claim that the opponent is mated; it is the opponent's position that is looked at.
fn against_opponent(case: &Case<'_>, docket: &mut Docket<'_>, claimed: &Claimed, rule: Rule) {
    let to_move = to_move(case, claimed);
    let last = case.turns.of.of(to_move.table).last();
    let is_own_open =
        last.is_some_and(|turn| claimed.by == Person::Player(turn.seat) && turn.press.is_none());
    if is_own_open {
        refuse(docket, claimed, Rule::CompletedByPress, Fact::NotPressed);
        return;
    }
    board::look_at(case, docket, to_move, Some((claimed.act, rule)));
}

/// A wrong set-up is claimed before three moves have been completed by each (FIDE 2009, A.4.a).
fn wrong_set_up(case: &Case<'_>, docket: &mut Docket<'_>, claimed: &Claimed) {
    let own = claimed.by.seat().map(|seat| seat.table);
    let is_wrong = |table: &Table| case.incident.tables.of(*table).set_up.is_some();
    let table = own.or(Table::ALL.into_iter().find(is_wrong)).unwrap_or(Table::A);
    let Some(fault) = case.incident.tables.of(table).set_up else {
        refuse(docket, claimed, Rule::WrongSetUp, Fact::NothingToCorrect);
        return;
    };
    match start::wrong_set_up(case, docket, table, claimed.act, fault) {
        Ok(found) => {
            docket.admit(&found, Admission::Heard(Admissibility::Admissible));
            docket.classify(&found, Classification::CorrectClaim);
            docket.set_in_motion(&found, Trigger::OnClaim);
        }
        Err(stands) => {
            docket.admit(&stands, Admission::Heard(Admissibility::TooLate));
            docket.classify(&stands, Classification::RefusedClaim);
            docket.set_in_motion(&stands, Trigger::None);
            docket.go_on(&stands);
        }
    }
}

/// What is called misconduct and is none is said to be what it is: talk, or waiting.
fn misconduct(case: &Case<'_>, docket: &mut Docket<'_>, claimed: &Claimed) {
    let before = || (0..claimed.act).rev();
    if let Some(violation) = before().find_map(|act| conduct::violation(case, act)) {
        return conduct::rule(case, docket, &violation, Some(claimed.act));
    }
    let said = before().find_map(|act| {
        let Deed::Says(saying) = case.acts()[act].deed else { return None };
        Some((case.acts()[act].by, saying))
    });
    let waits = before().find(|act| case.acts()[*act].deed == Deed::Waits);
    match (said, waits.and_then(|act| case.acts()[act].seat())) {
        (Some((by, saying)), _) => match conduct::may_say(docket, by, saying) {
            Some(free) => refuse_by(docket, claimed, &free),
            None => {
                let heard = docket.hold(Rule::NoAdvice, Fact::ClaimedInTime(claimed.act));
                docket.admit(&heard, Admission::Heard(Admissibility::Admissible));
                docket.set_in_motion(&heard, Trigger::OnClaim);
                conduct::advised(docket, by, saying);
            }
        },
        (None, Some(seat)) => {
            let waits = docket.hold(Rule::MayWait, Fact::Waits(seat));
            docket.obligation.fill(waits.orders(Duty::MayWait));
            refuse_by(docket, claimed, &waits);
        }
        (None, None) => {
            refuse(docket, claimed, Rule::NoOffence, Fact::NothingToCorrect);
        }
    }
}

fn runner_fault(case: &Case<'_>, docket: &mut Docket<'_>, claimed: &Claimed) {
    let is_fault = |act: &usize| {
        matches!(
            case.acts()[*act].deed,
            Deed::Errs(RunnerFault::DropsPiece | RunnerFault::TouchesHoop)
        )
    };
    let by_runner = |act: &usize| matches!(case.acts()[*act].by, Person::Runner(_));
    if let Some(act) = (0..claimed.act).rev().find(is_fault) {
        return runner::fault(case, docket, act, Some(claimed.act));
    }
    let violation =
        (0..claimed.act).rev().filter(by_runner).find_map(|act| conduct::violation(case, act));
    match violation {
        Some(violation) => conduct::rule(case, docket, &violation, Some(claimed.act)),
        None => {
            refuse(docket, claimed, Rule::PieceFalls, Fact::NothingToCorrect);
        }
    }
}

/// A dispute is heard where both members agree and stop both clocks (rule 15).
fn dispute(case: &Case<'_>, docket: &mut Docket<'_>, claimed: &Claimed) {
    if !case.is_by_both(claimed.act, claimed.accord) {
        let refused = Classification::RefusedClaim;
        return conduct::improper_stop(docket, claimed.by, claimed.act, refused);
    }
    let heard = docket.hold(Rule::DisputeByBoth, Fact::ClaimedTogether(claimed.act));
    docket.admit(&heard, Admission::Heard(Admissibility::Admissible));
    docket.classify(&heard, Classification::Permitted);
    docket.set_in_motion(&heard, Trigger::OnClaim);
    docket.go_on(&heard);
}
