//! When the game was drawn because no mate was possible any more.

use shakmaty::{CastlingMode, Chess, Color, Position};

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
}

impl Record {
    /// Whether the position at a ply is dead; none beyond the record.
    pub fn dead(&self, ply: usize, budget: Budget) -> Option<Dead> {
        self.position(ply).map(|position| Dead::of(position, budget))
    }

    /// The first ply whose position is shown to be dead, if any is.
    ///
    /// A dead position stays dead, so the last one is looked at first, and of a game that ended
    /// otherwise nothing else. Where positions before the one named are undecided, the game may have
    /// been dead earlier.
    pub fn first_dead(&self, budget: Budget) -> Option<usize> {
        let is_dead = |ply: usize| self.dead(ply, budget) == Some(Dead::Yes);
        if !is_dead(self.last_ply()) {
            return None;
        }
        let (mut alive, mut dead) = (0, self.last_ply());
        while alive < dead {
            let middle = alive.midpoint(dead);
            if is_dead(middle) {
                dead = middle;
            } else {
                alive = middle + 1;
            }
        }
        Some(dead)
    }
}
