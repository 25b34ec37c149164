//! The choice of a plan.

use shakmaty::{Bitboard, Color, Role, Square};

use super::{MOST_HELPERS, Picture, Plan, Task};
use crate::attacks;
use crate::board::Board;
use crate::frontier::is_mate;
use crate::walks::{LEVELS, Obstacles, Walk};

const OFFICERS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The maximum number of White's officers with which his king and the pawns of both take part.
const FEW_OFFICERS: usize = 2;

/// The number of Black's officers with which his pawns need not be promoted.
const ENOUGH_BLOCKERS: usize = 2;

/// The weight of a ply in the cost of a plan; a move that one of the players needs has the weight one.
const PLY: usize = 8;

/// What is known of the board when plans are compared.
pub(super) struct Planner<'a> {
    board: &'a Board,
    failed: &'a [Picture],
    /// Whether White has few officers.
    is_poor: bool,
    whites: Vec<Walk>,
    blacks: Vec<Walk>,
    /// The walks of the mated king and of White's.
    mated: Walk,
    king: Walk,
    /// The squares that White attacks without his king, and those that he attacks twice.
    once: Bitboard,
    twice: Bitboard,
    /// The squares that Black attacks without his king.
    against: Bitboard,
    /// The cost that a plan must not reach.
    most: usize,
    best: Option<Plan>,
}

/// A mate, not counting the flights that are still open.
#[derive(Clone, Copy)]
struct Draft<'a> {
    mated: Square,
    /// The moves of the mated king.
    steps: usize,
    giver: &'a Walk,
    square: Square,
    /// The moves of the man who gives mate.
    moves: usize,
    /// The squares to be blocked or attacked.
    need: Bitboard,
    /// The squares that White attacks without his king and this man.
    others: Bitboard,
}

impl<'a> Planner<'a> {
    pub(super) fn of(board: &'a Board, failed: &'a [Picture]) -> Planner<'a> {
        let loser = board.king(Color::Black);
        let mut attacked = [Bitboard::EMPTY; 3];
        let [once, twice, against] = &mut attacked;
        for square in board.occupied() & !board.role(Role::King) {
            let Some(role) = board.role_at(square) else { continue };
            if board.color(Color::White).contains(square) {
                let without = board.occupied().without(loser);
                let own = attacks::attacks(square, role.of(Color::White), without);
                *twice |= *once & own;
                *once |= own;
            } else {
                *against |= attacks::attacks(square, role.of(Color::Black), board.occupied());
            }
        }
        let [once, twice, against] = attacked;
        let pieces = board.color(Color::White) & !board.role(Role::Pawn);
        let is_poor = pieces.count() <= FEW_OFFICERS + 1;
        let gone = if is_poor { board.role(Role::King) } else { loser.into() };
        let mut planner = Planner {
            board,
            failed,
            is_poor,
            whites: Vec::new(),
            blacks: Vec::new(),
            mated: king_walk(board, Color::Black, once),
            king: king_walk(board, Color::White, against),
            once,
            twice,
            against,
            most: usize::MAX,
            best: None,
        };
        planner.whites = planner.walks(Color::White, &[Role::Queen], gone);
        planner.blacks = planner.blockers(board.king(Color::White).into());
        planner
    }

    fn blockers(&self, gone: Bitboard) -> Vec<Walk> {
        self.walks(Color::Black, &[Role::Knight, Role::Bishop, Role::Rook], gone)
    }

    /// The walks of a player's officers, and of his pawns with these promotions where both players may need
    /// them.
    fn walks(&self, color: Color, promotions: &[Role], gone: Bitboard) -> Vec<Walk> {
        let obstacles = Obstacles { board: self.board, gone, barred: Bitboard::EMPTY };
        let mut walks = Vec::with_capacity(8);
        for role in OFFICERS {
            let men = self.board.men(color, role).into_iter();
            walks.extend(men.map(|from| Walk::of(color, role, from, obstacles)));
        }
        let has_enough = color == Color::Black && walks.len() >= ENOUGH_BLOCKERS;
        if self.is_poor && !has_enough {
            for from in self.board.men(color, Role::Pawn) {
                let roles = promotions.iter();
                walks.extend(roles.filter_map(|role| Walk::of_pawn(color, *role, from, obstacles)));
            }
        }
        walks
    }

    /// Returns the plan with the lowest cost. If the squares that officers attack now bar the kings from
    /// every mate, only those that pawns attack do.
    pub(super) fn plan(mut self) -> Option<Plan> {
        self.compare_within(&[9 * PLY, 17 * PLY, usize::MAX]);
        if self.best.is_none() {
            let barred = |color| attacked_by_pawns(self.board, color);
            let (by_white, by_black) = (barred(Color::White), barred(Color::Black));
            self.mated = king_walk(self.board, Color::Black, by_white);
            self.king = king_walk(self.board, Color::White, by_black);
            self.compare_within(&[17 * PLY, usize::MAX]);
        }
        self.best
    }

    /// Compares the plans below the first of these costs for which there is one.
    fn compare_within(&mut self, costs: &[usize]) {
        for cost in costs {
            if self.best.is_none() {
                self.most = *cost;
                self.compare();
            }
        }
    }

    fn compare(&mut self) {
        let whites = std::mem::take(&mut self.whites);
        for steps in 0..LEVELS {
            if steps == 1 {
                // The king does not stand in the way any longer.
                self.blacks = self.blockers(self.board.role(Role::King));
            }
            for mated in self.mated.at(steps) {
                if self.is_better(0, steps) {
                    for giver in &whites {
                        self.compare_on(mated, steps, giver, &whites);
                    }
                }
            }
        }
        self.whites = whites;
    }

    fn compare_on(&mut self, mated: Square, steps: usize, giver: &Walk, whites: &[Walk]) {
        let board = self.board;
        let left = board.occupied().without(self.mated.from).without(giver.from);
        let zone = attacks::king_attacks(mated);
        let blocked = zone & board.color(Color::Black).without(self.mated.from);
        let piece = giver.role.of(Color::White);
        let own = if giver.is_pawn {
            attacks::pawn_attacks(Color::White, giver.from)
        } else {
            attacks::attacks(giver.from, piece, left)
        };
        let others = self.twice | (self.once & !own);
        let free = !board.color(Color::White).without(giver.from) & !self.against;
        for square in attacks::attacks(mated, piece, left) & free {
            let Some(moves) = giver.moves_to(square.into()) else { continue };
            let is_out = moves == 0
                || !self.is_better(moves - 1, steps)
                || self.failed.contains(&(mated, square))
                || (attacks::between(mated, square) & self.against).any();
            if is_out {
                continue;
            }
            let seen = attacks::attacks(square, piece, left);
            let mut need = zone & !blocked & !seen & !others;
            if zone.contains(square) && !others.contains(square) {
                need.add(square);
            }
            self.place_king(Draft { mated, steps, giver, square, moves, need, others }, whites);
        }
    }

    /// Compares the squares of White's king: his own, or any where he has few officers.
    fn place_king(&mut self, draft: Draft<'_>, whites: &[Walk]) {
        let near = attacks::king_attacks(draft.mated).with(draft.mated).with(draft.square);
        let most = if self.is_poor && draft.need.any() { LEVELS } else { 1 };
        for steps in 0..most {
            if !self.is_better(draft.moves - 1 + steps, draft.steps) {
                return;
            }
            for square in self.king.at(steps) & !near {
                let need = draft.need & !attacks::king_attacks(square);
                if steps == 0 || need != draft.need {
                    self.complete(Draft { need, ..draft }, (square, steps), whites);
                }
            }
        }
    }

    /// Finds a man for each square that is still open.
    fn complete(&mut self, draft: Draft<'_>, (king, steps): (Square, usize), whites: &[Walk]) {
        let (mut white, mut black) = (draft.moves - 1 + steps, draft.steps);
        let count = draft.need.count();
        let more = count.saturating_sub(1);
        if count > MOST_HELPERS
            || !(self.is_better(white + more, black) || self.is_better(white, black + more))
        {
            return;
        }
        let mut used = Bitboard::from(draft.giver.from);
        let mut helpers = Vec::new();
        for square in draft.need {
            let Some((moves, task)) = self.helper(&draft, square, used, whites) else { return };
            used.add(task.from);
            match task.color {
                Color::White => white += moves,
                Color::Black => black += moves,
            }
            helpers.push(task);
        }
        if self.is_better(white, black) && self.is_mate(&draft, king, &helpers) {
            let plies = self.plies(white, black) as u64;
            self.most = self.cost(white, black);
            self.best = Some(self.told(&draft, king, helpers, plies));
        }
    }

    /// The man who is nearest to blocking or attacking this square, and the number of his moves.
    fn helper(
        &self,
        draft: &Draft<'_>,
        square: Square,
        used: Bitboard,
        whites: &[Walk],
    ) -> Option<(usize, Task)> {
        let occupied = self.board.occupied().without(self.mated.from).with(draft.mated);
        let mut best: Option<(usize, Task)> = None;
        let is_nearer = |best: &Option<(usize, Task)>, moves| {
            best.as_ref().is_none_or(|(least, _)| moves < *least)
        };
        let task = |color, walk: &Walk, to| Task {
            color,
            role: walk.role,
            from: walk.from,
            to,
            is_last: false,
        };
        let blockers = if square == draft.square { &[][..] } else { &self.blacks };
        for walk in blockers.iter().filter(|walk| !used.contains(walk.from)) {
            let Some(moves) = walk.moves_to(square.into()) else { continue };
            let piece = walk.role.of(Color::Black);
            if is_nearer(&best, moves)
                && !attacks::attacks(square, piece, occupied.without(walk.from))
                    .contains(draft.square)
            {
                best = Some((moves, task(Color::Black, walk, square)));
            }
        }
        if !is_nearer(&best, 1) {
            return best;
        }
        for walk in whites.iter().filter(|walk| !used.contains(walk.from)) {
            let piece = walk.role.of(Color::White);
            let from = attacks::attacks(square, piece, occupied.without(walk.from));
            let Some((moves, to)) = walk.nearest(from.without(draft.square)) else { continue };
            if is_nearer(&best, moves) {
                best = Some((moves, task(Color::White, walk, to)));
            }
        }
        best
    }

    fn cost(&self, white: usize, black: usize) -> usize {
        PLY * self.plies(white, black) + white + black
    }

    /// The number of plies before the mate.
    fn plies(&self, white: usize, black: usize) -> usize {
        match self.board.turn {
            Color::White => 2 * white.max(black),
            Color::Black => 2 * black.max(white + 1) - 1,
        }
    }

    fn is_better(&self, white: usize, black: usize) -> bool {
        self.cost(white, black) < self.most
    }

    /// Whether it is mate once all the men have arrived.
    fn is_mate(&self, draft: &Draft<'_>, king: Square, helpers: &[Task]) -> bool {
        let mut board = *self.board;
        let mut gone = Bitboard::from(self.mated.from).with(self.king.from).with(draft.giver.from);
        gone = gone.with(draft.square).with(draft.mated).with(king);
        let squares = helpers.iter().flat_map(|task| [task.from, task.to]);
        board.take_off(gone | squares.collect::<Bitboard>());
        board.put(Color::Black, Role::King, draft.mated);
        board.put(Color::White, Role::King, king);
        board.put(Color::White, draft.giver.role, draft.square);
        for task in helpers {
            board.put(task.color, task.role, task.to);
        }
        (board.turn, board.passed) = (Color::Black, None);
        board.attackers(king, Color::Black, board.occupied()).is_empty() && is_mate(&board)
    }

    fn told(&self, draft: &Draft<'_>, king: Square, helpers: Vec<Task>, plies: u64) -> Plan {
        let board = self.board;
        let move_king = |color, walk: &Walk, to| Task {
            color,
            role: Role::King,
            from: walk.from,
            to,
            is_last: false,
        };
        let mut tasks = vec![
            move_king(Color::Black, &self.mated, draft.mated),
            Task {
                color: Color::White,
                role: draft.giver.role,
                from: draft.giver.from,
                to: draft.square,
                is_last: true,
            },
        ];
        let zone = attacks::king_attacks(draft.mated);
        let blocked = zone & board.color(Color::Black).without(self.mated.from);
        let mut kept = blocked;
        if king == self.king.from {
            kept.add(king);
        } else {
            tasks.push(move_king(Color::White, &self.king, king));
        }
        tasks.extend(helpers);
        let occupied = board.occupied().without(self.mated.from);
        for square in (zone & draft.others & !blocked).with(draft.square) {
            let guards = board.attackers(square, Color::White, occupied).without(draft.giver.from);
            if !guards.more_than_one() {
                kept |= guards;
            }
        }
        let barred = [Color::White, Color::Black].map(|color| {
            attacked_by_pawns(board, !color)
                | board.men(color, Role::Pawn)
                | (kept & board.color(color))
        });
        Plan { tasks, kept, plies, barred }
    }
}

fn king_walk(board: &Board, color: Color, barred: Bitboard) -> Walk {
    let obstacles = Obstacles { board, gone: board.role(Role::King), barred };
    Walk::of(color, Role::King, board.king(color), obstacles)
}

fn attacked_by_pawns(board: &Board, color: Color) -> Bitboard {
    let attacked = board.men(color, Role::Pawn).into_iter();
    let attacked = attacked.map(|square| attacks::pawn_attacks(color, square));
    attacked.fold(Bitboard::EMPTY, |all, these| all | these)
}
