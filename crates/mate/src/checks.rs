//! The moves that may mate.

use shakmaty::{Bitboard, Color, Role};

use super::attacks;
use super::board::Board;
use super::frontier::is_mate;
use super::moves::Ply;

/// The squares from which White gives check.
pub(super) struct Checks {
    /// Those of any man.
    any: Bitboard,
    /// The lines that meet on the black king.
    lines: Bitboard,
    knight: Bitboard,
    diagonal: Bitboard,
    straight: Bitboard,
    pawn: Bitboard,
}

impl Checks {
    pub(super) fn of(board: &Board) -> Checks {
        let (king, occupied) = (board.king(Color::Black), board.occupied());
        let (knight, pawn) =
            (attacks::knight_attacks(king), attacks::pawn_attacks(Color::Black, king));
        let diagonal = attacks::bishop_attacks(king, occupied);
        let straight = attacks::rook_attacks(king, occupied);
        let lines = diagonal | straight;
        Checks { any: lines | knight, lines, knight, diagonal, straight, pawn }
    }

    /// A move that mates, among the legal ones; none where Black is to move.
    pub(super) fn mate(&self, board: &Board, moves: &[Ply]) -> Option<Ply> {
        if board.turn == Color::Black {
            return None;
        }
        let mut checks = moves.iter().filter(|ply| self.may_be(board, **ply));
        checks.find(|ply| is_mate(&board.after(**ply))).copied()
    }

    /// Whether a move may give check, by the man who moves or along a line that he leaves.
    fn may_be(&self, board: &Board, ply: Ply) -> bool {
        let lines = self.lines;
        let is_special = board.passed.is_some() || board.castling.any();
        if !is_special && !self.any.contains(ply.to) && !lines.contains(ply.from) {
            return false;
        }
        let role = ply.promotion.or_else(|| board.role_at(ply.from));
        let is_in_passing = role == Some(Role::Pawn)
            && ply.from.file() != ply.to.file()
            && !board.occupied().contains(ply.to);
        let from = match role {
            Some(Role::Knight) => self.knight,
            Some(Role::Bishop) => self.diagonal,
            Some(Role::Rook) => self.straight,
            Some(Role::Queen) => lines,
            Some(Role::Pawn) => self.pawn,
            // He may castle.
            Some(Role::King) => return lines.contains(ply.from) || ply.from.distance(ply.to) > 1,
            None => Bitboard::EMPTY,
        };
        from.contains(ply.to) || lines.contains(ply.from) || is_in_passing
    }
}
