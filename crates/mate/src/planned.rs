//! A search that follows a plan for mate.

use shakmaty::{Bitboard, Color, Role, Square};

use super::attacks;
use super::best_first::BestFirst;
use super::board::Board;
use super::checks::Checks;
use super::moves::Ply;
use super::plan::{MOST_TASKS, Plan, Task};
use super::space::Index;
use super::walks::{king_moves_to, knight_moves_to};

/// The number of moves counted for a man who cannot come.
const FAR: u32 = 20;

/// The cost of a move that takes a man who has a task.
const TASK_LOST: u32 = 40;

/// The cost of a move by a man who is to stay, or that takes him.
const PLACE_LOST: u32 = 4;

/// The cost of a move by a man of Black's without a task to where he attacks squares of the mate.
const TRESPASS: u32 = 6;

/// The squares of the men who have tasks.
type Places = [Square; MOST_TASKS];

/// A best-first search for the mate of a plan.
pub(super) struct Planned<'a> {
    plan: &'a Plan,
    /// The moves that each king still needs, by his square; the white one first.
    kings: [[u8; 64]; 2],
    /// The moves that a knight who gives mate still needs, by his square.
    giver: [u8; 64],
    found: BestFirst,
    /// The places of the men with tasks in each position.
    places: Vec<Places>,
    moves: Vec<Ply>,
    /// The position with the fewest moves missing.
    nearest: (u32, Index),
}

impl Planned<'_> {
    pub(super) fn of<'a>(root: &Board, plan: &'a Plan) -> Planned<'a> {
        let mut places = [Square::A1; MOST_TASKS];
        for (place, task) in places.iter_mut().zip(&plan.tasks) {
            *place = task.from;
        }
        let kings = [Color::White, Color::Black].map(|color| {
            let is_his = |task: &&Task| task.role == Role::King && task.color == color;
            let to = plan.tasks.iter().find(is_his).map_or(Square::A1, |task| task.to);
            king_moves_to(to.into(), plan.barred[color as usize ^ 1])
        });
        let last = plan.tasks.iter().find(|task| task.is_last);
        let giver = last.map_or([0; 64], |task| knight_moves_to(task.to, plan.shunned));
        Planned {
            plan,
            kings,
            giver,
            found: BestFirst::of(root),
            places: vec![places],
            moves: Vec::with_capacity(64),
            nearest: (u32::MAX, 0),
        }
    }

    /// The number of positions found.
    pub(super) fn spent(&self) -> u64 {
        self.found.len()
    }

    /// Searches until this many positions were found, or mate was.
    pub(super) fn look(&mut self, until: u64) -> Option<Vec<Ply>> {
        let mut mate = self.enter(&self.found.board(0), 0);
        while mate.is_none() && self.found.len() < until {
            let next = self.found.next()?;
            let mut places = self.places[next.parent as usize];
            for place in places.iter_mut().filter(|place| **place == next.ply.from) {
                *place = next.ply.to;
            }
            self.places.push(places);
            mate = self.enter(&next.board, next.index);
        }
        mate
    }

    /// The position nearest to the mate, and the line to it; none if it is the first one.
    pub(super) fn nearest(&self) -> Option<(Board, Vec<Ply>)> {
        let (_, index) = self.nearest;
        (index != 0).then(|| (self.found.board(index), self.found.line_to(index)))
    }

    fn enter(&mut self, board: &Board, index: Index) -> Option<Vec<Ply>> {
        let mut moves = std::mem::take(&mut self.moves);
        board.legal_moves(&mut moves);
        if let Some(mate) = Checks::of(board).mate(board, &moves) {
            let mut line = self.found.line_to(index);
            line.push(mate);
            return Some(line);
        }
        let places = self.places[index as usize];
        let mut missing = [0; MOST_TASKS];
        let mut sums = [0; 2];
        for ((task, place), missing) in self.plan.tasks.iter().zip(places).zip(&mut missing) {
            let role = board.role_at(place).unwrap_or(Role::Pawn);
            *missing = self.missing(task, role, place, board.occupied());
            sums[task.color as usize] += *missing;
        }
        let cost = cost(board.turn, sums);
        if cost < self.nearest.0 {
            self.nearest = (cost, index);
        }
        let placed: Bitboard = self.plan.tasks.iter().zip(places).map(|(_, place)| place).collect();
        let counted = placed | self.plan.kept;
        let otherwise = self::cost(!board.turn, sums);
        for ply in &moves {
            let is_counted = counted.contains(ply.from) || counted.contains(ply.to);
            let cost = if is_counted {
                self.cost_after(board, *ply, &places, &missing, sums)
            } else {
                otherwise + self.trespass(board, *ply)
            };
            self.found.add(cost, index, *ply);
        }
        self.moves = moves;
        None
    }

    /// The cost of a move by a man of Black's without a task to where he attacks squares of the mate.
    fn trespass(&self, board: &Board, ply: Ply) -> u32 {
        let shunned = self.plan.shunned;
        if board.turn == Color::White || shunned.is_empty() {
            return 0;
        }
        let role = ply.promotion.or_else(|| board.role_at(ply.from)).unwrap_or(Role::Pawn);
        let attacked = attacks::attacks(ply.to, role.of(Color::Black), board.occupied());
        if attacked.intersects(shunned) { TRESPASS } else { 0 }
    }

    fn cost_after(
        &self,
        board: &Board,
        ply: Ply,
        places: &Places,
        missing: &[u32; MOST_TASKS],
        mut sums: [u32; 2],
    ) -> u32 {
        let mut lost = 0;
        for ((task, place), missing) in self.plan.tasks.iter().zip(places).zip(missing) {
            if *place == ply.from {
                let occupied = board.occupied().without(ply.from).with(ply.to);
                let role = ply.promotion.or_else(|| board.role_at(ply.from)).unwrap_or(task.role);
                let now = self.missing(task, role, ply.to, occupied);
                sums[task.color as usize] = sums[task.color as usize] + now - missing;
            } else if *place == ply.to {
                lost += TASK_LOST;
            }
        }
        for square in [ply.from, ply.to] {
            lost += if self.plan.kept.contains(square) { PLACE_LOST } else { 0 };
        }
        cost(!board.turn, sums) + lost
    }

    /// The number of moves still missing for a task.
    fn missing(&self, task: &Task, role: Role, at: Square, occupied: Bitboard) -> u32 {
        let moves = match role {
            Role::Pawn => {
                let rank = at.rank() as u32;
                1 + if task.color == Color::White { 7 - rank } else { rank }
            }
            _ if role != task.role => FAR,
            Role::King => u32::from(self.kings[task.color as usize ^ 1][at.to_usize()]).min(FAR),
            Role::Knight if task.is_last => u32::from(self.giver[at.to_usize()]).min(FAR),
            Role::Knight => knight_moves(at, task.to),
            Role::Bishop | Role::Rook | Role::Queen => {
                let attacked = attacks::attacks(at, role.of(task.color), occupied);
                match (at == task.to, attacked.contains(task.to)) {
                    (true, _) => 0,
                    (false, true) => 1,
                    (false, false) => 2,
                }
            }
        };
        match (task.is_last, moves) {
            (false, moves) => moves,
            (true, 0) => 1,
            (true, moves) => moves - 1,
        }
    }
}

/// The cost of a position by the moves that Black and White still need: three for each ply, and one for each
/// move.
fn cost(turn: Color, [black, white]: [u32; 2]) -> u32 {
    let plies = match turn {
        Color::White => 2 * white.max(black),
        Color::Black => 2 * black.max(white + 1) - 1,
    };
    3 * plies + white + black
}

fn knight_moves(from: Square, to: Square) -> u32 {
    let mut squares = Bitboard::from(from);
    let mut count = 0;
    while !squares.contains(to) {
        squares =
            squares.into_iter().fold(squares, |all, square| all | attacks::knight_attacks(square));
        count += 1;
    }
    count
}
