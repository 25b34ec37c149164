//! The start of the games: together or not, with the boards set up correctly or not, and what was noticed
//! of it.

use super::case::Case;
use crate::act::{ActKind, Person};
use crate::seat::Table;
use acconcio_adjudication::incident::SetUpFault;

/// The board whose game began before the other, and the seconds between.
pub(super) fn apart(case: &Case<'_>) -> Option<(Table, u32)> {
    let began =
        |table: Table| case.acts().iter().position(|act| act.kind == ActKind::StartsGame { table });
    let (first, alone) = match (began(Table::A), began(Table::B)) {
        (Some(a), Some(b)) if a < b => (Table::A, seconds(case, a, b)),
        (Some(a), Some(b)) => (Table::B, seconds(case, b, a)),
        (Some(a), None) => return Some((Table::A, case.seconds_since(a))),
        (None, Some(b)) => return Some((Table::B, case.seconds_since(b))),
        (None, None) => return None,
    };
    (alone > 0).then_some((first, alone))
}

/// Whether the last act is that the arbiter notices that the games did not begin together.
pub(super) fn is_noticed_apart(case: &Case<'_>) -> bool {
    is_noticed(case) && apart(case).is_some()
}

fn is_noticed(case: &Case<'_>) -> bool {
    let last = case.acts().last();
    last.is_some_and(|act| act.by == Person::Arbiter && act.kind == ActKind::Notices)
}

/// The number of moves completed by each player of a board, those before the first act included.
pub(super) fn moves_completed(case: &Case<'_>, table: Table, until: usize) -> u32 {
    let turns = case.turns.of.of(table).iter();
    let mut passed = turns.filter(|turn| turn.press.is_some_and(|(press, _)| press < until));
    let last =
        passed.next_back().map_or(&case.incident.tables.of(table).position, |turn| &turn.after);
    last.fullmoves.get() - 1
}

/// The wrongly set-up board that the arbiter notices by himself as the last act.
pub(super) fn is_noticed_wrong(case: &Case<'_>) -> Option<(Table, SetUpFault)> {
    is_noticed(case).then_some(())?;
    Table::ALL.into_iter().find_map(|table| Some((table, case.incident.tables.of(table).set_up?)))
}

fn seconds(case: &Case<'_>, from: usize, to: usize) -> u32 {
    case.acts()[from + 1..=to].iter().fold(0, |all, act| all.saturating_add(act.after))
}

/// The difference between two times, in seconds.
pub(super) fn difference(from: u32, to: u32) -> i32 {
    let seconds = i64::from(to) - i64::from(from);
    i32::try_from(seconds).unwrap_or(if seconds < 0 { i32::MIN } else { i32::MAX })
}
