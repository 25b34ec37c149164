//! The occurrences of a position on one board, as rule 17 counts them.

use shakmaty::{ByRole, Move, Setup};

use super::disputed_point::Side;
use super::incident::{Incident, Start};
use super::match_state::MatchState;
use super::moves;
use super::seat::Table;
use super::turns::{BoardChange, Turn, Turns, reserves};
use acconcio_adjudication::game_record::{EnPassantReading, differences};

/// A position that arose on a board.
#[derive(Clone, Debug)]
pub struct Occurrence {
    setup: Setup,
    by_drop: bool,
    /// The reserves of both players, where they are known.
    reserves: Option<[ByRole<u8>; 2]>,
    /// The act by which it arose, if it is one of the incident.
    pub act: Option<usize>,
}

/// The way in which occurrences are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counting {
    /// The drops that prevent a repetition: first, any in between; second, only one that brings the
    /// position about.
    pub drops: Side,
    /// Whether the reserves have to be the same: first, no; second, yes.
    pub reserves: Side,
}

/// The positions that have arisen on a board, before the first act and since, up to an act.
pub fn arisen(
    incident: &Incident,
    halls: &[MatchState],
    turns: &Turns,
    table: Table,
    until: usize,
) -> Vec<Occurrence> {
    let mut all = before_the_acts(incident.tables.of(table)).unwrap_or_default();
    let in_acts = turns.of.of(table);
    if all.is_empty()
        && let Some(first) = in_acts.first()
    {
        let setup = first.before.clone();
        all.push(Occurrence { setup, by_drop: false, reserves: None, act: None });
    }
    if let Some(last) = all.last_mut() {
        last.reserves = Some(reserves(&halls[0], table));
    }
    let passed = in_acts.iter().filter_map(|turn| Some((turn, turn.press?.0)));
    all.extend(passed.filter(|(_, press)| *press < until).map(|(turn, press)| Occurrence {
        setup: turn.after.clone(),
        by_drop: is_drop(turn),
        reserves: Some(reserves(&halls[press + 1], table)),
        act: Some(press),
    }));
    all
}

/// The occurrences of the last of these positions, newest first, that position included.
pub fn occurrences(arisen: &[Occurrence], counting: Counting) -> Vec<&Occurrence> {
    let Some(last) = arisen.last() else { return Vec::new() };
    let mut found = Vec::new();
    for one in arisen.iter().rev() {
        if !one.by_drop && is_same(one, last, counting.reserves) {
            found.push(one);
        }
        if one.by_drop && counting.drops == Side::First {
            break;
        }
    }
    found
}

/// The number of occurrences of the last of these positions, however they were brought about.
pub fn in_all(arisen: &[Occurrence]) -> usize {
    let Some(last) = arisen.last() else { return 0 };
    arisen.iter().filter(|one| is_same(one, last, Side::First)).count()
}

/// Whether two positions have the same pieces on the same squares, promoted pawns in the same places, and
/// the same rights; where a reading asks for it, the reserves are the same too.
fn is_same(one: &Occurrence, last: &Occurrence, with_reserves: Side) -> bool {
    let is_same_wood = one.setup.promoted == last.setup.promoted;
    let are_reserves_same = match (with_reserves, &one.reserves, &last.reserves) {
        (Side::Second, Some(one), Some(last)) => one == last,
        (Side::First | Side::Second, _, _) => true,
    };
    let (Some(before), Some(after)) = (moves::position(&one.setup), moves::position(&last.setup))
    else {
        return false;
    };
    let is_same_position = differences(&before, &after).is_some_and(|found| {
        !found.iter().any(|difference| difference.parts(EnPassantReading::Playable))
    });
    is_same_wood && are_reserves_same && is_same_position
}

fn is_drop(turn: &Turn) -> bool {
    matches!(turn.board_change, BoardChange::Played(Move::Put { .. }))
}

/// Whether the moves before the first act can be played, and lead to the position of the start.
pub fn score_leads_to(start: &Start) -> bool {
    start.score.is_none() || before_the_acts(start).is_some()
}

/// The positions of a game score; none where its moves do not lead to the position of the start.
fn before_the_acts(start: &Start) -> Option<Vec<Occurrence>> {
    let score = start.score.as_ref()?;
    let mut setup = score.from.clone();
    let arising = |setup: &Setup, by_drop| Occurrence {
        setup: setup.clone(),
        by_drop,
        reserves: None,
        act: None,
    };
    let mut all = vec![arising(&setup, false)];
    for word in &score.moves {
        let turn = moves::read(&setup, word)?;
        setup = moves::play(&setup, &turn)?;
        all.push(arising(&setup, matches!(turn, Move::Put { .. })));
    }
    let here = &start.position;
    let is_here =
        (&setup.board, setup.promoted, setup.turn) == (&here.board, here.promoted, here.turn);
    is_here.then_some(all)
}
