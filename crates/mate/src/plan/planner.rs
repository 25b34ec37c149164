//! The choice of a plan.

use shakmaty::{Bitboard, Color, Role, Square};

use super::players::{Giver, Kings, Players};
use super::{MOST_HELPERS, PLY, Picture, Plan, Task, barred, cost, plies};
use crate::attacks;
use crate::frontier::is_mate;
use crate::walks::{LEVELS, Walk};

/// The number of squares next to a king that the other king attacks at most, from two squares away.
const MOST_BY_KING: usize = 3;

/// The best plan so far.
pub(super) struct Planner<'a> {
    players: &'a Players,
    failed: &'a [Picture],
    kings: &'a Kings,
    /// The cost that a plan must not reach.
    most: usize,
    best: Option<Plan>,
    /// The man who is nearest to each of these flights, with the number of his moves, if no other is taken: the same
    /// wherever White's king goes.
    nearest: [Option<(usize, Task)>; 64],
    asked: Bitboard,
}

/// A mate, not counting the flights that are still open.
#[derive(Clone, Copy)]
struct Draft<'a> {
    mated: Square,
    /// The moves of the mated king.
    steps: usize,
    giver: &'a Giver,
    square: Square,
    /// The moves of the man who gives mate.
    moves: usize,
    /// The squares to be blocked or attacked.
    need: Bitboard,
}

/// The men who block or attack the flights that are still open.
type Helpers = [Option<Task>; MOST_HELPERS];

/// The lines that meet on a square.
struct Lines {
    to: Square,
    occupied: Bitboard,
    diagonal: Bitboard,
    straight: Bitboard,
}

impl Lines {
    fn to(to: Square, occupied: Bitboard) -> Lines {
        let diagonal = attacks::bishop_attacks(to, occupied);
        Lines { to, occupied, diagonal, straight: attacks::rook_attacks(to, occupied) }
    }

    /// The squares that an officer attacks from there once he has left this one.
    fn of(&self, role: Role, color: Color, left: Square) -> Bitboard {
        let seen = match role {
            Role::Bishop => self.diagonal,
            Role::Rook => self.straight,
            Role::Queen => self.diagonal | self.straight,
            Role::Knight => return attacks::knight_attacks(self.to),
            Role::Pawn | Role::King => Bitboard::FULL,
        };
        if !seen.contains(left) {
            return seen;
        }
        attacks::attacks(self.to, role.of(color), self.occupied.without(left))
    }
}

impl<'a> Planner<'a> {
    pub(super) const fn of(players: &'a Players, failed: &'a [Picture]) -> Planner<'a> {
        Planner {
            players,
            failed,
            kings: &players.kings[0],
            most: usize::MAX,
            best: None,
            nearest: [None; 64],
            asked: Bitboard::EMPTY,
        }
    }

    /// Returns the plan with the lowest cost. If the squares that officers attack now bar the kings from
    /// every mate, only those that pawns attack do.
    pub(super) fn plan(mut self) -> Option<Plan> {
        self.compare_within(&[9 * PLY, 17 * PLY, usize::MAX]);
        if self.best.is_none() {
            self.kings = &self.players.kings[1];
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
        for steps in 0..LEVELS {
            for mated in self.kings.mated.at(steps) {
                // The man who gives mate needs one move at least.
                let most = (1..LEVELS).take_while(|moves| self.is_better(moves - 1, steps)).last();
                let Some(most) = most else { return };
                for giver in &self.players.givers {
                    self.compare_on((mated, steps), giver, most);
                }
            }
        }
    }

    /// Compares the mates on a square by one man after so many moves at most.
    fn compare_on(&mut self, (mated, steps): (Square, usize), giver: &'a Giver, most: usize) {
        let Players { board, against, .. } = self.players;
        let piece = giver.walk.role.of(Color::White);
        let squares = attacks::attacks(mated, piece, giver.left) & giver.free;
        let zone = attacks::king_attacks(mated);
        let open = zone & !board.color(Color::Black).without(self.kings.mated.from) & !giver.others;
        for square in squares & giver.walk.within(most) {
            let Some(moves) = giver.walk.moves_to(square.into()) else { continue };
            let is_out = moves == 0
                || !self.is_better(moves - 1, steps)
                || self.failed.contains(&(mated, square))
                || attacks::between(mated, square).intersects(*against);
            if is_out {
                continue;
            }
            let mut need = open & !attacks::attacks(square, piece, giver.left);
            if zone.contains(square) && !giver.others.contains(square) {
                need.add(square);
            }
            self.place_king(Draft { mated, steps, giver, square, moves, need });
        }
    }

    /// Compares the squares of White's king: his own, or any where he has few officers.
    fn place_king(&mut self, draft: Draft<'a>) {
        let near = attacks::king_attacks(draft.mated).with(draft.mated).with(draft.square);
        let here = self.kings.other.from;
        self.asked = Bitboard::EMPTY;
        if !near.contains(here) {
            let need = draft.need & !attacks::king_attacks(here);
            self.complete(Draft { need, ..draft }, (here, 0));
        }
        let most = self.players.helpers + MOST_BY_KING;
        if !self.players.is_poor || draft.need.is_empty() || draft.need.count() > most {
            return;
        }
        let helps = attacks::attacks_of(draft.need, Role::King.of(Color::White), Bitboard::EMPTY);
        for steps in 1..LEVELS {
            if !self.is_better(draft.moves - 1 + steps, draft.steps) {
                return;
            }
            for square in self.kings.other.at(steps) & helps & !near {
                let need = draft.need & !attacks::king_attacks(square);
                self.complete(Draft { need, ..draft }, (square, steps));
            }
        }
    }

    /// Finds a man for each square that is still open.
    fn complete(&mut self, draft: Draft<'a>, (king, steps): (Square, usize)) {
        let (mut white, mut black) = (draft.moves - 1 + steps, draft.steps);
        if draft.need.count() > self.players.helpers {
            return;
        }
        let Some(help) = self.players.help(draft.need) else { return };
        // Whoever helps, each of the squares takes so many moves at least.
        if self.least_cost(white, black, help) >= self.most {
            return;
        }
        let mut used = Bitboard::from(draft.giver.walk.from);
        let mut helpers = [None; MOST_HELPERS];
        for (square, place) in draft.need.into_iter().zip(&mut helpers) {
            let first = self.first_helper(&draft, square);
            let is_taken = first.is_some_and(|(_, task)| used.contains(task.from));
            let helper = if is_taken { self.helper(&draft, square, used) } else { first };
            let Some((moves, task)) = helper else { return };
            used.add(task.from);
            match task.color {
                Color::White => white += moves,
                Color::Black => black += moves,
            }
            if !self.is_better(white, black) {
                return;
            }
            *place = Some(task);
        }
        if self.is_better(white, black) && self.is_mate(&draft, king, &helpers) {
            let plies = plies(self.players.board.turn, white, black) as u64;
            self.most = self.cost(white, black);
            self.best = Some(self.plan_of(&draft, king, &helpers, plies));
        }
    }

    fn first_helper(&mut self, draft: &Draft<'_>, square: Square) -> Option<(usize, Task)> {
        if !self.asked.contains(square) {
            self.asked.add(square);
            let alone = draft.giver.walk.from.into();
            self.nearest[square.to_usize()] = self.helper(draft, square, alone);
        }
        self.nearest[square.to_usize()]
    }

    /// The man who is nearest to blocking or attacking this square, and the number of his moves.
    fn helper(&self, draft: &Draft<'_>, square: Square, used: Bitboard) -> Option<(usize, Task)> {
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
        let occupied =
            self.players.board.occupied().without(self.kings.mated.from).with(draft.mated);
        let lines = Lines::to(square, occupied);
        // Once he has moved away, the king does not stand in the way any longer.
        let blacks = &self.players.blacks[usize::from(draft.steps > 0)];
        let blockers = if square == draft.square { &[][..] } else { blacks };
        for walk in blockers.iter().filter(|walk| !used.contains(walk.from)) {
            let Some(moves) = walk.moves_to(square.into()) else { continue };
            if is_nearer(&best, moves)
                && !lines.of(walk.role, Color::Black, walk.from).contains(draft.square)
            {
                best = Some((moves, task(Color::Black, walk, square)));
            }
        }
        if !is_nearer(&best, 1) {
            return best;
        }
        let whites = self.players.givers.iter().map(|giver| &giver.walk);
        for walk in whites.filter(|walk| !used.contains(walk.from)) {
            let from = lines.of(walk.role, Color::White, walk.from).without(draft.square);
            let Some((moves, to)) = walk.nearest(from) else { continue };
            if is_nearer(&best, moves) {
                best = Some((moves, task(Color::White, walk, to)));
            }
        }
        best
    }

    fn cost(&self, white: usize, black: usize) -> usize {
        cost(self.players.board.turn, white, black)
    }

    /// The lowest cost with so many moves more, whoever makes each of them.
    fn least_cost(&self, white: usize, black: usize, more: usize) -> usize {
        let (last, all) =
            (usize::from(self.players.board.turn == Color::Black), white + black + more);
        // Both need as many where they can share them.
        let rounds = (white + last).max(black).max((all + last).div_ceil(2));
        PLY * (2 * rounds - last) + all
    }

    fn is_better(&self, white: usize, black: usize) -> bool {
        self.cost(white, black) < self.most
    }

    /// Whether it is mate once all the men have arrived.
    fn is_mate(&self, draft: &Draft<'_>, king: Square, helpers: &Helpers) -> bool {
        let mut board = self.players.board;
        let mut gone = Bitboard::from(self.kings.mated.from).with(self.kings.other.from);
        gone = gone.with(draft.giver.walk.from).with(draft.square).with(draft.mated).with(king);
        let squares = helpers.iter().flatten().flat_map(|task| [task.from, task.to]);
        board.take_off(gone | squares.collect::<Bitboard>());
        board.put(Color::Black, Role::King, draft.mated);
        board.put(Color::White, Role::King, king);
        board.put(Color::White, draft.giver.walk.role, draft.square);
        for task in helpers.iter().flatten() {
            board.put(task.color, task.role, task.to);
        }
        (board.turn, board.passed) = (Color::Black, None);
        board.attackers(king, Color::Black, board.occupied()).is_empty() && is_mate(&board)
    }

    fn plan_of(&self, draft: &Draft<'_>, king: Square, helpers: &Helpers, plies: u64) -> Plan {
        let board = &self.players.board;
        let move_king = |color, walk: &Walk, to| Task {
            color,
            role: Role::King,
            from: walk.from,
            to,
            is_last: false,
        };
        let mut tasks = vec![
            move_king(Color::Black, &self.kings.mated, draft.mated),
            Task {
                color: Color::White,
                role: draft.giver.walk.role,
                from: draft.giver.walk.from,
                to: draft.square,
                is_last: true,
            },
        ];
        let zone = attacks::king_attacks(draft.mated);
        let blocked = zone & board.color(Color::Black).without(self.kings.mated.from);
        let mut kept = blocked;
        if king == self.kings.other.from {
            kept.add(king);
        } else {
            tasks.push(move_king(Color::White, &self.kings.other, king));
        }
        tasks.extend(helpers.iter().flatten());
        let occupied = board.occupied().without(self.kings.mated.from);
        for square in (zone & draft.giver.others & !blocked).with(draft.square) {
            let guards =
                board.attackers(square, Color::White, occupied).without(draft.giver.walk.from);
            if !guards.more_than_one() {
                kept |= guards;
            }
        }
        Plan { tasks, kept, plies, barred: barred(board, kept), shunned: Bitboard::EMPTY }
    }
}
