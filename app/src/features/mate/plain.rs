//! The reason why there is no mate, as one person tells it to another.

use acconcio_mate::{Reason, Theorem};
use shakmaty::{Board, Color, Role};

use super::question::Proof;

/// A reason for a person, beside the formal one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainReason {
    /// Only the two kings are left.
    TwoKings,
    /// The player has nothing but the king, and the opponent has more.
    BareKing,
    /// A king and one piece of this kind against a bare king.
    OnePieceAgainstKing(Role),
    /// Several bishops on squares of one colour against a bare king.
    BishopsAgainstKing,
    /// A knight against a king with queens.
    KnightAgainstQueens,
    /// Bishops on squares of one colour against a king whose pieces never shut it in.
    BishopsAgainstPieces,
    /// A wall that holds for ever.
    Wall {
        /// The part of the pawns that can never move.
        pawns: LockedPawns,
        /// The number of squares that the king who would be mated can ever reach.
        squares: usize,
        /// Whether the player has a piece that may still give check.
        checks: Checks,
    },
}

/// The part of the pawns that can never move again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockedPawns {
    /// Every pawn, and there is at least one.
    All,
    /// Not every pawn, or there is none.
    NotAll,
}

/// Whether a check can still be given behind the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checks {
    /// No piece can ever give one.
    Never,
    /// There are pieces that can, but no such check is mate.
    NeverMate,
}

impl PlainReason {
    /// The reason that a proof gives on the board on which it holds; none where the formal one is plain
    /// enough.
    pub fn of(proof: &Proof, board: &Board, winner: Color) -> Option<PlainReason> {
        let has = |color: Color, role: Role| (board.by_color(color) & board.by_role(role)).any();
        let is_bare = |color: Color| board.by_color(color).count() == 1;
        let reason = match proof.reason {
            Reason::Material(Theorem::BareKing) if is_bare(!winner) => PlainReason::TwoKings,
            Reason::Material(Theorem::BareKing) => PlainReason::BareKing,
            Reason::Material(_) if is_bare(!winner) && board.by_color(winner).count() == 2 => {
                let is_knight = has(winner, Role::Knight);
                let role = if is_knight { Role::Knight } else { Role::Bishop };
                PlainReason::OnePieceAgainstKing(role)
            }
            Reason::Material(Theorem::KnightAgainstQueens) => PlainReason::KnightAgainstQueens,
            Reason::Material(Theorem::BishopsOfOneColor) if is_bare(!winner) => {
                PlainReason::BishopsAgainstKing
            }
            Reason::Material(Theorem::BishopsOfOneColor) => PlainReason::BishopsAgainstPieces,
            Reason::Patterns => {
                let wall = proof.wall.as_ref()?;
                let pawns = board.pawns();
                let are_locked = pawns.any() && (pawns & !wall.fixed()).is_empty();
                PlainReason::Wall {
                    pawns: if are_locked { LockedPawns::All } else { LockedPawns::NotAll },
                    squares: wall.king().count(),
                    checks: match wall.attackers().next() {
                        None => Checks::Never,
                        Some(_) => Checks::NeverMate,
                    },
                }
            }
            Reason::Over(_)
            | Reason::Repetition
            | Reason::Closed(_)
            | Reason::ClosedWithPatterns(_) => return None,
        };
        Some(reason)
    }
}

#[cfg(test)]
mod tests {
    use acconcio_mate::{Budget, Query, solve};

    use super::*;
    use crate::features::mate::question::SearchReport;

    #[track_caller]
    fn check(fen: &str, winner: Color, expected: &str) {
        let query = Query::from_fen(fen, winner).unwrap();
        let answer = solve(query.clone(), Budget::INTERACTIVE);
        let SearchReport::Impossible(proof) = SearchReport::of(&query, answer, 0) else {
            panic!("{fen}: not proved");
        };
        let mut position = query.position().clone();
        for step in &proof.forced {
            let played = step.0.to_move(&position).unwrap();
            shakmaty::Position::play_unchecked(&mut position, played);
        }
        let board = shakmaty::Position::board(&position);
        let plain = PlainReason::of(&proof, board, winner);
        assert_eq!(plain.map_or("-".to_owned(), |plain| format!("{plain:?}")), expected, "{fen}");
    }

    #[test]
    fn ok_material_is_told_as_it_stands() {
        let white = Color::White;
        check("8/8/8/8/8/2k5/8/K7 w - - 0 1", white, "TwoKings");
        check("8/8/8/8/q7/2k5/8/7K w - - 0 1", white, "BareKing");
        check("8/8/8/8/8/2k5/8/K6N w - - 0 1", white, "OnePieceAgainstKing(Knight)");
        check("8/8/8/8/8/2k5/8/K6B w - - 0 1", white, "OnePieceAgainstKing(Bishop)");
        check("8/8/8/8/8/2k5/6B1/K6B w - - 0 1", white, "BishopsAgainstKing");
        check("8/8/8/8/q7/2k5/8/1K5N b - - 0 1", white, "KnightAgainstQueens");
        check("8/8/8/8/r7/2k5/8/1K5B b - - 0 1", white, "BishopsAgainstPieces");
    }

    #[test]
    fn ok_both_players_are_told_alike() {
        check("k6n/8/2K5/8/8/8/8/8 b - - 0 1", Color::Black, "OnePieceAgainstKing(Knight)");
        check("k6n/8/2K5/8/8/8/8/8 b - - 0 1", Color::White, "BareKing");
    }

    #[test]
    fn ok_a_wall_of_pawns() {
        let expected = "Wall { pawns: All, squares: 24, checks: Never }";
        check("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", Color::White, expected);
    }
}
