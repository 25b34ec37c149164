//! Heuristic scores of positions by their likelihood to lead to mate; no answer depends on them.

use shakmaty::{Bitboard, Color, Rank, Role, Square};

use super::attacks;
use super::board::Board;

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
    let (winner, loser) = (board.king(Color::White), board.king(Color::Black));
    let suited = suited_corners(board);
    let distances = CORNERS.into_iter().filter(|corner| suited.contains(*corner)).map(|corner| {
        let near = winner.distance(corner) as i32 - 2;
        2 * loser.distance(corner) as i32 + near.abs()
    });
    distances.min().unwrap_or(0)
}

/// The corners in which White's officers can give mate: with bishops of one colour, those of that colour.
fn suited_corners(board: &Board) -> Bitboard {
    let officers = board.color(Color::White) & !board.role(Role::King);
    if (officers & !board.role(Role::Bishop)).any() {
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
    let mut distances: Vec<i32> = officers
        .into_iter()
        .map(|square| {
            let unwelcome = if board.role(Role::Queen).contains(square) { 3 } else { 0 };
            king.distance(square) as i32 - 1 + unwelcome
        })
        .collect();
    distances.sort_unstable();
    distances.resize(2, 6);
    distances.iter().sum()
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
