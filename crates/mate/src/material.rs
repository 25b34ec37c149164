//! Material that cannot mate anywhere: the theorems of [`Theorem`], as the search applies them.

use shakmaty::{Bitboard, Color, Role};

use super::board::Board;
use super::certificate::Theorem;

/// The theorem by which White cannot mate with these men, if there is one.
pub(super) fn theorem(board: &Board) -> Option<Theorem> {
    let officers = board.color(Color::White) & !board.role(Role::King);
    if officers.is_empty() {
        return Some(Theorem::BareKing);
    }
    if board.role(Role::Pawn).any() {
        return None;
    }
    let others = board.color(Color::Black) & !board.role(Role::King);
    let is_lone_knight = !officers.more_than_one() && (officers & board.role(Role::Knight)).any();
    if is_lone_knight && (others & !board.role(Role::Queen)).is_empty() {
        return Some(Theorem::KnightAgainstQueens);
    }
    let bishops = board.role(Role::Bishop);
    let is_of_one_color = (bishops & Bitboard::LIGHT_SQUARES).is_empty()
        || (bishops & Bitboard::DARK_SQUARES).is_empty();
    if (officers & !bishops).is_empty()
        && is_of_one_color
        && (others & board.role(Role::Knight)).is_empty()
    {
        return Some(Theorem::BishopsOfOneColor);
    }
    None
}
