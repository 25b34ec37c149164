//! The shortening of a line that was found.

use super::answer::{Line, Part};
use super::board::Board;
use super::forced::{self, Forced};
use super::line;
use super::moves::Ply;
use super::query::Query;

/// Returns a shorter line that answers the same query, if one is found within this many states.
pub(super) fn shortened(query: &Query, line: &Line, states: u64) -> Option<Line> {
    match line.found_by {
        Part::Probe | Part::SmallClosure | Part::Patterns | Part::FullSearch => {}
        Part::AtOnce | Part::ClockSearch => return None,
    }
    let mut root = Board::of(query.position(), query.winner());
    let Forced::Open(mut moves, _) = forced::follow(query, &mut root) else { return None };
    let found = line.moves.get(moves.len()..)?;
    let found: Option<Vec<Ply>> = found.iter().map(|step| Ply::of(*step, query.winner())).collect();
    let shorter = line::shortened(&root, &found?, states)?;
    let shorter = line::without_repetition(&root, &shorter);
    moves.extend(shorter.into_iter().map(|ply| ply.step(query.winner())));
    let shorter = Line { moves, found_by: line.found_by };
    shorter.replay(query).map(|_| shorter)
}
