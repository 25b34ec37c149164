//! The quick searches for an easy mate, in small portions each: none of them proves anything.

use shakmaty::Color;

use super::board::Board;
use super::flights::Flights;
use super::moves::Ply;
use super::plan::{Plan, Players};
use super::planned::Planned;

/// The number of positions examined for one plan, and the number for each ply that it takes.
const PER_PLAN: u64 = 10;
const PER_PLY: u64 = 2;

/// The number of positions examined for a mate in a corner: mostly twenty are enough, and any other search takes
/// longer.
const CORNER_LINE: u64 = 150;

/// The approximate cost of a plan, in states.
const PLAN_COST: u64 = 10;

/// The number of plans tried from one position, before the position nearest to mate takes its place.
const PLANS_FROM_ONE: usize = 2;

/// The positions examined by the flights of the king in one portion.
const PORTION: u64 = 20;

/// The portions examined by the flights of the king in all, after each of the rounds of plans.
const ROUNDS: [u64; 3] = [1, 3, 6];

/// The quick searches from one position.
pub(super) struct Quick {
    spent: u64,
    round: usize,
    /// The position from which plans are made, and the line to it.
    from: Board,
    line: Vec<Ply>,
    flights: Option<Flights>,
    root: Board,
}

impl Quick {
    pub(super) fn of(root: &Board) -> Quick {
        Quick { spent: 0, round: 0, from: *root, line: Vec::new(), flights: None, root: *root }
    }

    /// The states spent so far.
    pub(super) fn spent(&self) -> u64 {
        self.spent + self.flights.as_ref().map_or(0, Flights::spent)
    }

    /// Whether every portion was used.
    pub(super) fn is_used_up(&self) -> bool {
        self.round >= ROUNDS.len()
    }

    /// Whether two portions were used.
    pub(super) fn is_half_used_up(&self) -> bool {
        self.round >= 2
    }

    /// Searches for one portion more.
    pub(super) fn look(&mut self) -> Option<Vec<Ply>> {
        let until = PORTION * ROUNDS.get(self.round)?;
        self.round += 1;
        self.follow_plans().or_else(|| {
            let root = &self.root;
            self.flights.get_or_insert_with(|| Flights::of(root)).look(until)
        })
    }

    /// Searches with a few plans from the position reached.
    fn follow_plans(&mut self) -> Option<Vec<Ply>> {
        let players = Players::of(&self.from);
        let mut failed = Vec::new();
        let mut nearest = None;
        for _ in 0..PLANS_FROM_ONE {
            self.spent += PLAN_COST;
            let plan = Plan::of(&players, &failed)?;
            failed.push(plan.picture());
            let mut search = Planned::of(&self.from, &plan);
            let mate = search.look(PER_PLAN + PER_PLY * plan.plies);
            self.spent += search.spent();
            if let Some(mate) = mate {
                return Some([std::mem::take(&mut self.line), mate].concat());
            }
            nearest = search.nearest();
        }
        if let Some((board, line)) = nearest {
            self.from = board;
            self.line.extend(line);
        }
        None
    }
}

/// Returns a line to the mate in a corner by White's only man, a minor piece, if it is soon found.
pub(super) fn corner_line(root: &Board) -> Option<Vec<Ply>> {
    if root.color(Color::White).count() > 2 {
        return None;
    }
    let plan = Plan::in_corner(&Players::of(root))?;
    Planned::of(root, &plan).look(CORNER_LINE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Query;
    use crate::frontier::is_mate;

    #[track_caller]
    fn check(fen: &str, winner: Color, is_found: bool) {
        let query = Query::from_fen(fen, winner).expect("a position");
        let root = Board::of(query.position(), winner);
        let line = corner_line(&root);
        assert_eq!(line.is_some(), is_found, "{fen}");
        let mut moves = Vec::new();
        let end = line.iter().flatten().fold(root, |board, ply| {
            board.legal_moves(&mut moves);
            assert!(moves.contains(ply), "{fen} {ply:?}");
            board.after(*ply)
        });
        assert_eq!(is_mate(&end), is_found, "{fen}");
    }

    #[test]
    fn ok_a_line_to_mate_in_a_corner_is_found() {
        check("Q7/6k1/8/8/8/6n1/7P/6K1 b - - 0 55", Color::Black, true);
        check("6k1/7p/6N1/8/8/8/6K1/q7 w - - 0 55", Color::White, true);
        check("8/5k2/8/8/8/3n4/4K2P/8 w - - 0 62", Color::Black, true);
        check("8/4k3/4P3/3B2P1/4P1K1/8/3b4/8 w - - 0 67", Color::Black, true);
    }

    #[test]
    fn ok_no_line_to_mate_in_a_corner_is_found_without_a_blocker_or_with_two_men() {
        check("Q7/6k1/8/8/8/6n1/8/6K1 b - - 0 55", Color::Black, false);
        check("8/5k2/8/8/8/2nn4/4K2P/8 w - - 0 62", Color::Black, false);
    }
}
