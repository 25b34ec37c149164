//! The acts that are faults without a fixed penalty.
//!
//! Acting on a board or a clock that is not one's own, or in the opponent's turn; hiding the reserve,
//! obstructing the view, offending, making noise; advising from outside; a runner who carries too much or
//! goes where he may not; a piece handed over too early.

use shakmaty::Role;

use super::case::Case;
use crate::act::{ActKind, Misconduct, Person, RunnerFault};
use crate::book::{CARRIED, Fact, Rule};
use crate::seat::{Seat, Table};
use crate::turns::pressed_side;
use acconcio_adjudication::incident::Manner;

/// A fault without a fixed penalty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Violation {
    /// The index of the act.
    pub(super) act: usize,
    /// The offender.
    pub(super) by: Person,
    /// The rule that is broken.
    pub(super) rule: Rule,
    /// The fact on which it is broken.
    pub(super) fact: Fact,
}

/// The fault that an act constitutes, if it is one.
pub(super) fn violation(case: &Case<'_>, act: usize) -> Option<Violation> {
    let by = case.acts()[act].by;
    if by == Person::Arbiter {
        return None;
    }
    let (rule, fact) = broken_by(case, act, by)?;
    Some(Violation { act, by, rule, fact })
}

fn broken_by(case: &Case<'_>, act: usize, by: Person) -> Option<(Rule, Fact)> {
    match &case.acts()[act].kind {
        ActKind::Misbehaves(kind) => Some((misconduct_rule(*kind), Fact::Misbehaved(*kind, act))),
        ActKind::Touches { table, manner: Manner::Deliberate | Manner::Disputed, .. }
        | ActKind::Places { table, .. } => on_a_board(case, act, by, *table),
        ActKind::Removes { .. } | ActKind::Puts { .. } | ActKind::TakesBack => {
            on_a_board(case, act, by, None)
        }
        ActKind::PressesClock { .. } => {
            let (_, is_own) = pressed_side(&case.acts()[act])?;
            (!is_own).then(|| (clock_rule(by), Fact::PressedBy(by, act)))
        }
        ActKind::StopsClocks { .. } if matches!(by, Person::Runner(_)) => {
            Some((Rule::RunnerOffTheClocks, Fact::PressedBy(by, act)))
        }
        ActKind::Errs(RunnerFault::StepsOnBoard) => {
            Some((Rule::RunnerOffTheBoards, Fact::OnAnothersBoard(by, act)))
        }
        ActKind::Errs(RunnerFault::TouchesClock) => {
            Some((Rule::RunnerOffTheClocks, Fact::PressedBy(by, act)))
        }
        ActKind::Carries { pieces } if pieces.0.len() > usize::from(CARRIED) => {
            let fact = Fact::CarriedAtOnce(by.team()?, pieces.0.len());
            Some((Rule::OnePieceAtATime, fact))
        }
        ActKind::Delivers { role } if is_fetched_too_early(case, act, *role) => {
            Some((Rule::PassedAfterTheMove, Fact::HandedOverTooEarly(*role)))
        }
        ActKind::HandsOver { role } if is_too_early(case, act, *role) => {
            Some((Rule::PassedAfterTheMove, Fact::HandedOverTooEarly(*role)))
        }
        ActKind::Says(saying) if by == Person::Bystander => {
            Some((Rule::NoAdvice, Fact::Said(by, *saying)))
        }
        ActKind::Touches { manner: Manner::Accidental, .. }
        | ActKind::NamesPromotion(_)
        | ActKind::CountsAloud(_)
        | ActKind::StopsClocks { .. }
        | ActKind::StartsGame { .. }
        | ActKind::Claims { .. }
        | ActKind::OffersDraw { .. }
        | ActKind::AnswersDraw { .. }
        | ActKind::Resigns
        | ActKind::FlagFalls
        | ActKind::Notices
        | ActKind::Consents
        | ActKind::Waits
        | ActKind::Says(_)
        | ActKind::HandsOver { .. }
        | ActKind::Carries { .. }
        | ActKind::Delivers { .. }
        | ActKind::Errs(RunnerFault::DropsPiece | RunnerFault::TouchesHoop)
        | ActKind::Arranges(_)
        | ActKind::Decides(_) => None,
    }
}

const fn misconduct_rule(kind: Misconduct) -> Rule {
    match kind {
        Misconduct::HidesReserve => Rule::ReserveVisible,
        Misconduct::BlocksView => Rule::ViewNotObstructed,
        Misconduct::Offends => Rule::NoOffence,
        Misconduct::Noise => Rule::LittleNoise,
    }
}

/// The rule by which somebody may not press a clock: the runner keeps off all of them, a player off those
/// of the others, and nobody presses for the player who moved.
const fn clock_rule(by: Person) -> Rule {
    match by {
        Person::Runner(_) => Rule::RunnerOffTheClocks,
        Person::Player(_) => Rule::OwnClockOnly,
        Person::Team(_) | Person::Arbiter | Person::Bystander => Rule::MoverPresses,
    }
}

/// The fault of touching a board that is not one's own, or while the opponent's clock is running.
fn on_a_board(
    case: &Case<'_>,
    act: usize,
    by: Person,
    named: Option<Table>,
) -> Option<(Rule, Fact)> {
    let table = named.or(by.seat().map(|seat| seat.table))?;
    match by.seat().filter(|seat| seat.table == table) {
        None if matches!(by, Person::Runner(_)) => {
            Some((Rule::RunnerOffTheBoards, Fact::OnAnothersBoard(by, act)))
        }
        None => Some((Rule::OwnBoardOnly, Fact::OnAnothersBoard(by, act))),
        Some(seat) => {
            let running = case.before(act).tables.of(table).running;
            (running == Some(!seat.color))
                .then_some((Rule::HandsOffInOpponentsTurn, Fact::InOpponentsTurn(act)))
        }
    }
}

/// Whether a piece that is handed over was captured in the turn that is still in progress.
fn is_too_early(case: &Case<'_>, act: usize, role: Role) -> bool {
    let Some(seat) = case.acts()[act].seat() else { return false };
    let Some(turn) = case.turn_at(seat.table, act).filter(|turn| turn.seat == seat) else {
        return false;
    };
    let had = usize::from(*case.halls[turn.begins].beside.at(seat).get(role));
    let handed = case.acts()[turn.begins..=act]
        .iter()
        .filter(|one| one.by == Person::Player(seat) && one.kind == (ActKind::HandsOver { role }));
    handed.count() > had
}

/// Whether a piece that was passed on too early has become the partner's meanwhile, with the move that captured it.
pub(super) fn is_healed(case: &Case<'_>, act: usize) -> bool {
    let done = &case.acts()[act];
    let Some(seat) = done.seat() else { return false };
    let captured = if let ActKind::HandsOver { .. } = done.kind {
        seat.table
    } else if let ActKind::Delivers { .. } = done.kind {
        seat.partner().table
    } else {
        return false;
    };
    case.turn_at(captured, act).is_none_or(|turn| turn.press.is_some())
}

/// Whether a player fetches a piece that his partner has captured in the turn that is still in progress.
fn is_fetched_too_early(case: &Case<'_>, act: usize, role: Role) -> bool {
    let Some(from) = case.acts()[act].seat().map(Seat::partner) else { return false };
    let Some(turn) = case.turn_at(from.table, act).filter(|turn| turn.seat == from) else {
        return false;
    };
    let count = |index: usize| *case.halls[index].beside.at(from).get(role);
    let goes = |one: &usize| {
        let one = &case.acts()[*one];
        let is_handed = one.by == Person::Player(from) && one.kind == (ActKind::HandsOver { role });
        let fetcher = one.seat().map(Seat::partner) == Some(from);
        is_handed || (fetcher && one.kind == (ActKind::Delivers { role }))
    };
    (turn.begins..=act).filter(goes).count() > usize::from(count(turn.begins))
}

/// The fault by which a runner obtained what he delivers, if the arbiter saw it and it lasts: more than
/// one piece at once, or one that was handed over in a turn that is not completed yet.
pub(super) fn delivered_in_breach(case: &Case<'_>, act: usize, role: Role) -> Option<Violation> {
    let runner = case.acts()[act].by;
    let Person::Runner(team) = runner else { return None };
    let carried = (0..act).rev().find(|one| {
        case.acts()[*one].by == runner && matches!(case.acts()[*one].kind, ActKind::Carries { .. })
    })?;
    let handed = (0..carried).rev().find(|one| {
        case.acts()[*one].kind == (ActKind::HandsOver { role })
            && case.acts()[*one].by.team() == Some(team)
    });
    let is_open = |one: &usize| {
        let seat = case.acts()[*one].seat();
        seat.is_some_and(|seat| is_same_turn(case, seat, *one, act))
    };
    let behind = [Some(carried), handed.filter(is_open)].into_iter().flatten();
    behind.filter(|one| case.acts()[*one].sight.is_seen()).find_map(|one| violation(case, one))
}

fn is_same_turn(case: &Case<'_>, seat: Seat, one: usize, other: usize) -> bool {
    let begins = |act: usize| {
        let turn = case.turn_at(seat.table, act).filter(|turn| turn.seat == seat);
        turn.map(|turn| turn.begins)
    };
    begins(one).is_some() && begins(one) == begins(other)
}

/// The number of faults of the team that the arbiter knows of, this one included. All that a player does on a board in one
/// turn is one fault.
pub(super) fn times(case: &Case<'_>, violation: &Violation) -> u8 {
    let is_theirs = |one: &Violation| {
        one.by == violation.by || one.by.team().is_some() && one.by.team() == violation.by.team()
    };
    let known = (0..=violation.act).filter(|act| *act == violation.act || case.is_known(*act));
    let mut found: Vec<Violation> = known.filter_map(|act| self::violation(case, act)).collect();
    found.retain(is_theirs);
    found.dedup_by(|later, earlier| {
        later.by == earlier.by
            && later.rule == earlier.rule
            && case.acts()[later.act].kind.is_of_a_turn()
            && hand_in_turn(case, later.act) == hand_in_turn(case, earlier.act)
    });
    u8::try_from(found.len()).unwrap_or(u8::MAX)
}

/// The beginning of the turn on the board on which somebody laid a hand.
fn hand_in_turn(case: &Case<'_>, act: usize) -> Option<(Table, usize)> {
    let done = &case.acts()[act];
    let table = done.kind.table().or(done.seat().map(|seat| seat.table))?;
    Some((table, case.turn_at(table, act)?.begins))
}
