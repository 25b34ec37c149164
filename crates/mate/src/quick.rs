//! The quick searches for an easy mate, in small portions each: none of them proves anything.

use super::board::Board;
use super::flights::Flights;
use super::moves::Ply;
use super::plan::{Plan, Players};
use super::planned::Planned;

/// The number of positions examined for one plan, and the number for each ply that it takes.
const PER_PLAN: u64 = 10;
const PER_PLY: u64 = 2;

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
