//! A search for mate that takes the flights of the black king one by one: it goes well where White has many
//! men.

use shakmaty::{Bitboard, Color, Role, Square};

use super::attacks;
use super::best_first::BestFirst;
use super::board::Board;
use super::checks::Checks;
use super::moves::Ply;
use super::space::Index;

/// The costs, found by trial on the positions of real games.
const FLIGHT: u32 = 7;
const DISTANCE: u32 = 2;
const MAN_LOST: u32 = 17;
const WITHOUT_THREAT: u32 = 20;
const PROMOTION: u32 = 8;

/// The distance from which on a bishop or rook is not counted as farther away.
const FAR: u32 = 6;

/// The distance counted for an officer who does not exist.
const NOBODY: u32 = 8;

/// A best-first search that can be resumed.
pub(super) struct Flights {
    found: BestFirst,
    moves: Vec<Ply>,
    others: Vec<Ply>,
    mate: Option<Vec<Ply>>,
}

impl Flights {
    pub(super) fn of(root: &Board) -> Flights {
        let mut flights = Flights {
            found: BestFirst::of(root),
            moves: Vec::with_capacity(64),
            others: Vec::new(),
            mate: None,
        };
        flights.enter(root, 0);
        flights
    }

    /// The number of positions found.
    pub(super) fn spent(&self) -> u64 {
        self.found.len()
    }

    /// Searches until this many positions were found, or mate was.
    pub(super) fn look(&mut self, until: u64) -> Option<Vec<Ply>> {
        while self.mate.is_none() && self.found.len() < until {
            let next = self.found.next()?;
            self.enter(&next.board, next.index);
        }
        self.mate.take()
    }

    fn enter(&mut self, board: &Board, index: Index) {
        board.legal_moves(&mut self.moves);
        if let Some(mate) = Checks::of(board).mate(board, &self.moves) {
            let mut line = self.found.line_to(index);
            line.push(mate);
            self.mate = Some(line);
            return;
        }
        let net = Net::of(board);
        let is_threat = self.is_threat(board);
        for ply in &self.moves {
            let cost = match board.turn {
                Color::White => net.cost_after_white(board, *ply),
                Color::Black => net.cost_after_black(board, *ply),
            };
            // With a threat most moves do.
            let cost = if is_threat { cost / 8 } else { cost + WITHOUT_THREAT };
            self.found.add(cost, index, *ply);
        }
    }

    /// Whether White would mate if Black could pass.
    fn is_threat(&mut self, board: &Board) -> bool {
        if board.turn == Color::White || board.checkers().any() {
            return false;
        }
        let mut passed = *board;
        (passed.turn, passed.passed) = (Color::White, None);
        passed.legal_moves(&mut self.others);
        Checks::of(&passed).mate(&passed, &self.others).is_some()
    }
}

/// The squares around the black king, and the white men near him.
struct Net {
    king: Square,
    zone: Bitboard,
    /// The flights: not blocked by a black man, not attacked.
    open: Bitboard,
    /// The squares of the zone that one white man alone attacks, each with that man; only where White moves.
    held: [(Square, Square); 8],
    /// The number of those squares.
    count: usize,
    /// The distances and squares of the nearest three of White's officers.
    near: [(u32, Square); 3],
}

impl Net {
    fn of(board: &Board) -> Net {
        let king = board.king(Color::Black);
        let zone = attacks::king_attacks(king);
        let open = flights(board, king);
        let mut net = Net {
            king,
            zone,
            open,
            held: [(king, king); 8],
            count: 0,
            near: nearest_officers(board, king),
        };
        if board.turn == Color::White {
            net.hold(board, zone & !board.color(Color::Black) & !open);
        }
        net
    }

    /// Notes those of the attacked squares that one man alone attacks: a move of his may open them.
    fn hold(&mut self, board: &Board, attacked: Bitboard) {
        let occupied = board.occupied().without(self.king);
        for square in attacked {
            let guards = board.attackers(square, Color::White, occupied);
            if let (Some(guard), false) = (guards.first(), guards.more_than_one()) {
                self.held[self.count] = (square, guard);
                self.count += 1;
            }
        }
    }

    /// The cost of a position by the flights and the distance of the two nearest officers.
    fn cost(open: Bitboard, near: u32) -> u32 {
        FLIGHT * open.count() as u32 + DISTANCE * near
    }

    fn cost_after_white(&self, board: &Board, ply: Ply) -> u32 {
        let role = ply.promotion.or_else(|| board.role_at(ply.from)).unwrap_or(Role::Pawn);
        let occupied = board.occupied().without(ply.from).without(self.king);
        let seen = attacks::attacks(ply.to, role.of(Color::White), occupied) & self.zone;
        let mut open = self.open & !seen;
        for (square, guard) in &self.held[..self.count] {
            if *guard == ply.from && !seen.contains(*square) {
                open.add(*square);
            }
        }
        if self.zone.contains(ply.to) {
            let guards = board.attackers(ply.to, Color::White, occupied).without(ply.from);
            open.set(ply.to, guards.is_empty());
        }
        let mut others = self.near.iter().filter(|(_, square)| *square != ply.from);
        let mut next = || others.next().map_or(NOBODY, |(distance, _)| *distance);
        let (one, two) = (next(), next());
        let own = if role == Role::Pawn { NOBODY } else { distance(Some(role), ply.to, self.king) };
        let near = (one + two).min(one.min(own) + one.max(own));
        let gain = if ply.promotion == Some(Role::Queen) { PROMOTION } else { 0 };
        Net::cost(open, near).saturating_sub(gain)
    }

    fn cost_after_black(&self, board: &Board, ply: Ply) -> u32 {
        if ply.from == self.king {
            let after = board.after(ply);
            let near = nearest_officers(&after, ply.to);
            return Net::cost(flights(&after, ply.to), nearness(&near));
        }
        let mut open = self.open;
        open.discard(ply.to);
        if self.zone.contains(ply.from) {
            let occupied = board.occupied().without(ply.from).without(self.king).with(ply.to);
            open.set(ply.from, board.attackers(ply.from, Color::White, occupied).is_empty());
        }
        let is_capture = board.color(Color::White).contains(ply.to);
        Net::cost(open, nearness(&self.near)) + if is_capture { MAN_LOST } else { 0 }
    }
}

/// The squares next to the black king on which no black man stands and which White does not attack.
fn flights(board: &Board, king: Square) -> Bitboard {
    let free = attacks::king_attacks(king) & !board.color(Color::Black);
    free & !board.attacked_by(Color::White, board.occupied().without(king))
}

/// The distances and squares of the three of White's officers who are nearest to the black king.
fn nearest_officers(board: &Board, king: Square) -> [(u32, Square); 3] {
    let mut nearest = [(NOBODY, king); 3];
    for square in board.color(Color::White) & !board.role(Role::Pawn) {
        let mut own = (distance(board.role_at(square), square, king), square);
        for near in &mut nearest {
            if own.0 < near.0 {
                std::mem::swap(near, &mut own);
            }
        }
    }
    nearest
}

/// The distance of the two nearest.
fn nearness(near: &[(u32, Square); 3]) -> u32 {
    near[0].0 + near[1].0
}

fn distance(role: Option<Role>, square: Square, king: Square) -> u32 {
    let distance = square.distance(king);
    if matches!(role, Some(Role::Bishop | Role::Rook)) { distance.min(FAR) } else { distance }
}
