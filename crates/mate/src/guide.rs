//! Heuristic scores of positions by their likelihood to lead to mate; no answer depends on them.

use shakmaty::{Bitboard, Color, Rank, Role, Square};

use super::attacks;
use super::board::Board;
use super::moves::Ply;

/// The number of heuristics.
pub(super) const GUIDES: usize = 3;

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

/// The score of a position by each heuristic; higher is better.
pub(super) fn scores(board: &Board) -> [u32; GUIDES] {
    const BASE: i32 = 10_000;
    let corner = corner_distance(board);
    let flights = flights(board);
    let cornered = BASE - 8 * corner - 6 * flights;
    let promoting = BASE - 6 * promotion_distance(board, Color::White)
        + 4 * power(board, Color::White)
        - corner;
    let blocked = BASE
        - 6 * corner
        - 4 * flights
        - 4 * promotion_distance(board, Color::Black)
        - 3 * blocker_distance(board)
        - 3 * giver_distance(board)
        - 4 * board.color(Color::Black).count() as i32;
    [cornered, promoting, blocked].map(|score| score.max(0) as u32)
}

/// The distance of the kings from a typical mate in a corner.
pub(super) fn corner_distance(board: &Board) -> i32 {
    Corners::of(board).distance()
}

/// The data on which the distance from a typical mate in a corner depends.
#[derive(Clone, Copy)]
pub(super) struct Corners {
    winner: Square,
    loser: Square,
    /// The corners in which White can give mate.
    suited: Bitboard,
}

impl Corners {
    pub(super) fn of(board: &Board) -> Corners {
        let men = board.color(Color::White) & !board.role(Role::King);
        let suited = suited_corners(men, board.role(Role::Bishop));
        Corners { winner: board.king(Color::White), loser: board.king(Color::Black), suited }
    }

    /// The same after a move.
    pub(super) fn after(self, board: &Board, ply: Ply) -> Corners {
        let is_king = board.role(Role::King).contains(ply.from);
        match board.turn {
            Color::White if ply.promotion.is_some() => Corners::of(&board.after(ply)),
            Color::White if is_king => Corners { winner: ply.to, ..self },
            Color::White => self,
            Color::Black => {
                let is_capture = board.color(Color::White).contains(ply.to);
                let men = board.color(Color::White) & !board.role(Role::King);
                let suited = if is_capture {
                    suited_corners(men.without(ply.to), board.role(Role::Bishop))
                } else {
                    self.suited
                };
                Corners { loser: if is_king { ply.to } else { self.loser }, suited, ..self }
            }
        }
    }

    pub(super) fn distance(self) -> i32 {
        let Corners { winner, loser, suited } = self;
        let fit = CORNERS.into_iter().filter(|corner| suited.contains(*corner));
        let distances = fit.map(|corner| {
            let near = winner.distance(corner) as i32 - 2;
            2 * loser.distance(corner) as i32 + near.abs()
        });
        distances.min().unwrap_or(0)
    }
}

/// The corners in which these men of White can give mate: with bishops of one colour, those of that colour.
fn suited_corners(officers: Bitboard, bishops: Bitboard) -> Bitboard {
    if (officers & !bishops).any() {
        return Bitboard::CORNERS;
    }
    let light = (officers & Bitboard::LIGHT_SQUARES).any();
    let dark = (officers & Bitboard::DARK_SQUARES).any();
    match (light, dark) {
        (true, false) => Bitboard::CORNERS & Bitboard::LIGHT_SQUARES,
        (false, true) => Bitboard::CORNERS & Bitboard::DARK_SQUARES,
        (true, true) | (false, false) => Bitboard::CORNERS,
    }
}

/// The squares next to the black king on which no black man stands and which White does not attack.
pub(super) fn flights(board: &Board) -> i32 {
    let king = board.king(Color::Black);
    let occupied = board.occupied().without(king);
    let free = attacks::king_attacks(king) & !board.color(Color::Black);
    (free & !board.attacked_by(Color::White, occupied)).count() as i32
}

/// The distance to the black king of the black officers that could block his flight squares: the two
/// nearest, with queens valued less, since they take the man that gives check.
fn blocker_distance(board: &Board) -> i32 {
    let king = board.king(Color::Black);
    let officers = board.color(Color::Black) & !board.role(Role::Pawn) & !board.role(Role::King);
    let distances = officers.into_iter().map(|square| {
        let unwelcome = if board.role(Role::Queen).contains(square) { 3 } else { 0 };
        king.distance(square) as i32 - 1 + unwelcome
    });
    let nearest = distances.fold([None; 2], |[first, second], distance| match first {
        Some(first) if first <= distance => {
            [Some(first), Some(second.map_or(distance, |second: i32| second.min(distance)))]
        }
        Some(_) | None => [Some(distance), first],
    });
    nearest.into_iter().map(|distance| distance.unwrap_or(6)).sum()
}

/// The distance of the nearest white officer from the black king.
fn giver_distance(board: &Board) -> i32 {
    let king = board.king(Color::Black);
    let officers = board.color(Color::White) & !board.role(Role::Pawn) & !board.role(Role::King);
    officers.into_iter().map(|square| king.distance(square) as i32).min().unwrap_or(0)
}

/// The number of steps to the last rank of the pawn that is nearest to it.
pub(super) fn promotion_distance(board: &Board, color: Color) -> i32 {
    let pawns = board.men(color, Role::Pawn);
    let nearest = match color {
        Color::White => pawns.last().map(|square| 7 - square.rank() as i32),
        Color::Black => pawns.first().map(|square| square.rank() as i32 - Rank::First as i32),
    };
    nearest.unwrap_or(0)
}

fn power(board: &Board, color: Color) -> i32 {
    let count = |role| board.men(color, role).count() as i32;
    9 * count(Role::Queen) + 5 * count(Role::Rook) + 3 * (count(Role::Bishop) + count(Role::Knight))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Query;

    #[test]
    fn ok_the_corners_after_a_move_are_those_of_the_position_after_it() {
        let (mut moves, mut changed) = (Vec::new(), 0);
        for line in include_str!("../tests/data/cases.csv").lines().skip(1) {
            let fen = line.split(',').next().expect("a field");
            let query = Query::from_fen(fen, Color::White).expect("a position");
            for winner in Color::ALL {
                let board = Board::of(query.position(), winner);
                let corners = Corners::of(&board);
                board.legal_moves(&mut moves);
                // A capture en passant is not told apart.
                for ply in moves.iter().filter(|_| board.passed.is_none()) {
                    let after = corners.after(&board, *ply).distance();
                    assert_eq!(after, corner_distance(&board.after(*ply)), "{fen} {ply:?}");
                    changed += usize::from(after != corners.distance());
                }
            }
        }
        assert!(changed > 1_000, "{changed}");
    }
}
