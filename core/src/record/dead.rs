//! When the game was drawn because no mate was possible any more.

use shakmaty::{Bitboard, CastlingMode, Chess, Color, Position};

use super::Record;
use crate::mate::{Answer, Budget, Query, check, solve};

/// Whether a position is dead: neither player can mate by any series of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dead {
    /// It is, and the checker has accepted both proofs.
    Yes,
    /// It is not: a player can mate.
    No,
    /// Neither was shown within the budget.
    Undecided,
}

impl Dead {
    /// Whether a position is dead, looked at within a budget for each player.
    ///
    /// SHORTCUT: the search castles as in standard chess only; with a right to castle left in
    /// Chess960 nothing is decided.
    pub fn of(position: &Chess, budget: Budget) -> Dead {
        let castles = position.castles();
        if castles.mode() == CastlingMode::Chess960 && castles.any() {
            return Dead::Undecided;
        }
        let mut is_proven = true;
        for winner in Color::ALL {
            let query = Query::new(position.clone(), winner);
            match solve(query.clone(), budget) {
                Answer::Possible(_) => return Dead::No,
                Answer::Impossible(proof) => {
                    is_proven &= check::certificate(&query, &proof).is_ok()
                }
                Answer::Undecided { .. } => is_proven = false,
            }
        }
        if is_proven { Dead::Yes } else { Dead::Undecided }
    }

    /// The same, where a dead position is to be expected: see [`Reach::WhereLikely`]. Elsewhere it is
    /// undecided.
    pub fn where_likely(position: &Chess, budget: Budget) -> Dead {
        if is_likely(position) { Dead::of(position, budget) } else { Dead::Undecided }
    }
}

/// In which positions a dead one is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// In all of them.
    Everywhere,
    /// Where one is to be expected: with material that cannot mate, with locked pawns and hardly one
    /// that can step, or with hardly a legal move.
    ///
    /// SHORTCUT: a proof that mate is possible takes many times as long as replaying a whole game, and
    /// nearly every position needs one. That no dead position lies elsewhere is not proven: a wall that
    /// still has more than two pawns to close it, for example, would be found only once it is closed.
    WhereLikely,
}

impl Record {
    /// Whether the position at a ply is dead; none beyond the record.
    pub fn dead(&self, ply: usize, budget: Budget) -> Option<Dead> {
        self.position(ply).map(|position| Dead::of(position, budget))
    }

    /// The first ply whose position is shown to be dead, if any is.
    ///
    /// A dead position stays dead, so they are gone through from the last one back, and of a game that
    /// ended otherwise only that one is looked at. Where positions before the one named are undecided or beyond the reach,
    /// the game may have been dead earlier.
    pub fn first_dead(&self, reach: Reach, budget: Budget) -> Option<usize> {
        let is_dead = |ply: usize| {
            self.position(ply).is_some_and(|position| {
                (reach == Reach::Everywhere || is_likely(position))
                    && Dead::of(position, budget) == Dead::Yes
            })
        };
        (0..=self.last_ply()).rev().take_while(|ply| is_dead(*ply)).last()
    }
}

/// The pawns that may still step, and the legal moves, up to which a dead position is likely.
const STEPPING: usize = 2;
const MOVES: usize = 3;

fn is_likely(position: &Chess) -> bool {
    if position.is_insufficient_material() {
        return true;
    }
    let board = position.board();
    let pawns = |color| board.pawns() & board.by_color(color);
    let ahead = |color| match color {
        Color::White => Bitboard(pawns(color).0 << 8),
        Color::Black => Bitboard(pawns(color).0 >> 8),
    };
    let locked = Color::ALL.map(|color| (ahead(color) & board.pawns()).count());
    let locked: usize = locked.into_iter().sum();
    let is_wall = locked > 0 && board.pawns().count() - locked <= STEPPING;
    is_wall || position.legal_moves().len() <= MOVES
}
