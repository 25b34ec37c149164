//! Dead positions: the game is drawn because no mate is possible any more.

use shakmaty::{Bitboard, CastlingMode, Chess, Color, Move, Position};

use super::GameRecord;
use acconcio_mate::{Answer, Budget, Query, check, decide};

/// Whether a position is dead: neither player can mate by any series of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dead {
    /// The position is dead, and the checker has accepted both proofs.
    Yes,
    /// The position is not dead: a player can mate.
    No,
    /// Neither was shown within the budget.
    Undecided,
}

impl Dead {
    /// Decides whether a position is dead, within a budget for each player.
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
            match decide(query.clone(), budget) {
                Answer::Possible(_) => return Dead::No,
                Answer::Impossible(proof) => {
                    is_proven &= check::certificate(&query, &proof).is_ok()
                }
                Answer::Undecided { .. } => is_proven = false,
            }
        }
        if is_proven { Dead::Yes } else { Dead::Undecided }
    }

    /// Decides the same where a dead position is likely, with these legal moves: see [`Reach::WhereLikely`].
    /// Elsewhere the answer is undecided.
    pub fn where_likely(position: &Chess, moves: &[Move], budget: Budget) -> Dead {
        let is_likely = looks_dead(position) || lead_to_likely(position, moves, AHEAD);
        if is_likely { Dead::of(position, budget) } else { Dead::Undecided }
    }
}

/// The positions in which a dead position is searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// All positions.
    Everywhere,
    /// Those in which it is likely: with material that cannot mate, with locked pawns and at most two that
    /// can advance, or with at most three legal moves of which each leads to such a position.
    ///
    /// SHORTCUT: a proof that mate is possible takes many times as long as replaying a whole game, and
    /// nearly every position needs one. It is not proven that no other position is dead: a wall that more
    /// than two pawns can still close, for example, would be found only once it is closed.
    WhereLikely,
}

impl GameRecord {
    /// Whether the position at a ply is dead; none beyond the record.
    pub fn dead(&self, ply: usize, budget: Budget) -> Option<Dead> {
        self.position(ply).map(|position| Dead::of(position, budget))
    }

    /// The first ply whose position is shown to be dead, if any is.
    ///
    /// A dead position stays dead, so of a game that ended otherwise only the last position is examined,
    /// and in another game the first dead one is found by bisection. Where positions before the one
    /// returned are undecided or beyond the reach, the game may have been dead earlier.
    pub fn first_dead(&self, reach: Reach, budget: Budget) -> Option<usize> {
        let is_dead = |ply: usize| {
            self.position(ply).is_some_and(|position| {
                (reach == Reach::Everywhere || is_likely(position))
                    && Dead::of(position, budget) == Dead::Yes
            })
        };
        let mut dead = self.last_ply();
        if !is_dead(dead) {
            return None;
        }
        // Step back by doubling distances to a ply at which it is not shown to be dead, then search between
        // the two.
        let (mut alive, mut step) = (None, 1);
        while let Some(earlier) = dead.checked_sub(step).filter(|_| alive.is_none()) {
            if is_dead(earlier) {
                (dead, step) = (earlier, 2 * step);
            } else {
                alive = Some(earlier);
            }
        }
        let mut from = alive.map_or(0, |ply| ply + 1);
        while from < dead {
            let middle = from + (dead - from) / 2;
            if is_dead(middle) {
                dead = middle;
            } else {
                from = middle + 1;
            }
        }
        Some(dead)
    }
}

/// The numbers of pawns that can advance, and of legal moves, up to which a dead position is likely.
const STEPPING: usize = 2;
const MOVES: usize = 3;

/// The number of plies within which all legal moves have to lead to such a position.
const AHEAD: usize = 3;

fn is_likely(position: &Chess) -> bool {
    leads_to_likely(position, AHEAD)
}

fn leads_to_likely(position: &Chess, ahead: usize) -> bool {
    looks_dead(position) || lead_to_likely(position, &position.legal_moves(), ahead)
}

fn looks_dead(position: &Chess) -> bool {
    position.is_insufficient_material() || is_wall(position)
}

/// Whether there are few of these legal moves, and each leads to such a position.
fn lead_to_likely(position: &Chess, moves: &[Move], ahead: usize) -> bool {
    if moves.is_empty() || moves.len() > MOVES {
        return moves.is_empty() && !position.is_check();
    }
    let after = |next: &Move| {
        let mut after = position.clone();
        after.play_unchecked(*next);
        after
    };
    ahead == 0 || moves.iter().all(|next| leads_to_likely(&after(next), ahead - 1))
}

/// Whether pawns are locked, and at most two can advance.
fn is_wall(position: &Chess) -> bool {
    let board = position.board();
    let pawns = |color| board.pawns() & board.by_color(color);
    let ahead = |color| match color {
        Color::White => Bitboard(pawns(color).0 << 8),
        Color::Black => Bitboard(pawns(color).0 >> 8),
    };
    let locked = Color::ALL.map(|color| (ahead(color) & board.pawns()).count());
    let locked: usize = locked.into_iter().sum();
    locked > 0 && board.pawns().count() - locked <= STEPPING
}
