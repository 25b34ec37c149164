//! The squares that a man could reach in a few moves if the others stood still: a heuristic, on which no
//! answer depends.

use shakmaty::{Bitboard, Color, Rank, Role, Square};

use super::attacks;
use super::board::Board;
use super::moves::ahead;

/// The number of moves examined, plus one.
pub(super) const LEVELS: usize = 9;

/// The number of men from which on a queen, rook or bishop is given two moves instead of three.
const CROWDED: usize = 14;

/// The squares that one man could reach.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    pub(super) from: Square,
    /// His role on arrival: a pawn is promoted on the way.
    pub(super) role: Role,
    pub(super) is_pawn: bool,
    /// The squares that he could reach in at most so many moves.
    levels: [Bitboard; LEVELS],
}

/// The obstacles to a walk.
#[derive(Clone, Copy)]
pub(super) struct Obstacles<'a> {
    pub(super) board: &'a Board,
    /// The men who do not count, since they will have moved away.
    pub(super) gone: Bitboard,
    /// The squares not entered.
    pub(super) barred: Bitboard,
}

impl Walk {
    /// The walk of a king or officer. He stops on a man of the other colour.
    pub(super) fn of(color: Color, role: Role, from: Square, obstacles: Obstacles<'_>) -> Walk {
        let mut walk = Walk { from, role, is_pawn: false, levels: [from.into(); LEVELS] };
        walk.extend(color, 1, obstacles);
        walk
    }

    /// The walk of a pawn who is promoted, past officers in his way; none if pawns stop him.
    pub(super) fn of_pawn(
        color: Color,
        role: Role,
        from: Square,
        obstacles: Obstacles<'_>,
    ) -> Option<Walk> {
        let board = obstacles.board;
        let pawns = board.role(Role::Pawn);
        let victims = board.color(!color) & !board.role(Role::King);
        let first = color.fold_wb(Rank::Second, Rank::Seventh);
        let mut at = Bitboard::from(from);
        for steps in 1..LEVELS {
            let one = ahead(color, at) & !pawns;
            let is_first = steps == 1 && from.rank() == first;
            let two = if is_first { ahead(color, one) & !pawns } else { Bitboard::EMPTY };
            let attacked = at.into_iter().map(|square| attacks::pawn_attacks(color, square));
            at = one | two | (attacked.fold(Bitboard::EMPTY, |all, these| all | these) & victims);
            let promoted = at & Bitboard::BACKRANKS;
            if promoted.any() {
                let mut levels = [Bitboard::EMPTY; LEVELS];
                levels[steps..].fill(promoted);
                let mut walk = Walk { from, role, is_pawn: true, levels };
                walk.extend(color, steps + 1, obstacles);
                return Some(walk);
            }
        }
        None
    }

    fn extend(&mut self, color: Color, first: usize, obstacles: Obstacles<'_>) {
        let Obstacles { board, gone, barred } = obstacles;
        let occupied = board.occupied() & !gone;
        let is_leaper = matches!(self.role, Role::King | Role::Knight);
        let more = if board.occupied().count() < CROWDED { 2 } else { 1 };
        let last = if is_leaper { LEVELS } else { first + more };
        let own = board.color(color) & !gone;
        let free = !own & !barred & !board.men(!color, Role::King);
        let piece = self.role.of(color);
        let mut edge = self.levels[first - 1];
        for level in first..LEVELS {
            let before = self.levels[level - 1];
            let next = edge.into_iter().fold(before, |all, square| {
                all | (attacks::attacks(square, piece, occupied) & free)
            });
            edge = next & !before & !occupied;
            if edge.is_empty() || level >= last {
                self.levels[level..].fill(next);
                return;
            }
            self.levels[level] = next;
        }
    }

    /// The number of moves to the nearest of these squares, and that square.
    pub(super) fn nearest(&self, squares: Bitboard) -> Option<(usize, Square)> {
        let moves = self.moves_to(squares)?;
        (self.levels[moves] & squares).first().map(|square| (moves, square))
    }

    /// The number of moves to the nearest of these squares.
    pub(super) fn moves_to(&self, squares: Bitboard) -> Option<usize> {
        self.levels.iter().position(|level| (*level & squares).any())
    }

    /// The squares reached in at most so many moves.
    pub(super) const fn within(&self, moves: usize) -> Bitboard {
        self.levels[moves]
    }

    /// The squares reached in exactly so many moves.
    pub(super) fn at(&self, moves: usize) -> Bitboard {
        let before = moves.checked_sub(1).map_or(Bitboard::EMPTY, |before| self.levels[before]);
        self.levels[moves] & !before
    }
}

/// The numbers of moves that a king needs from every square to the nearest of some, around the barred ones.
pub(super) fn king_moves_to(to: Bitboard, barred: Bitboard) -> [u8; 64] {
    moves_to(to, barred, attacks::king_attacks)
}

/// The numbers of moves that a knight needs from every square to this one, around the barred ones.
pub(super) fn knight_moves_to(to: Square, barred: Bitboard) -> [u8; 64] {
    moves_to(to.into(), barred, attacks::knight_attacks)
}

fn moves_to(to: Bitboard, barred: Bitboard, step: impl Fn(Square) -> Bitboard) -> [u8; 64] {
    let mut moves = [u8::MAX; 64];
    let (mut edge, mut seen, mut count) = (to, Bitboard::EMPTY, 0);
    while edge.any() {
        seen |= edge;
        let mut next = Bitboard::EMPTY;
        for square in edge {
            moves[square.to_usize()] = count;
            next |= step(square);
        }
        edge = next & !seen & !barred;
        count += 1;
    }
    moves
}
