//! Article 5: the completion of the game, as far as it cuts an incident short.

use super::{Fact, Holding, Rulebook};
use crate::account::End;
use crate::ruling::Outcome;

/// Articles 5.1 and 5.2 (2009): mate, stalemate and dead position by a legal move, resignation and
/// agreement end the game at once.
pub(crate) fn end_of_game(book: &Rulebook, end: End) -> (Holding, Outcome) {
    let edition = book.edition;
    match end {
        End::Mate(winner) => (edition.checkmate.holds(Fact::Mate), Outcome::Won(winner)),
        End::Stalemate => (edition.stalemate.holds(Fact::Stalemate), Outcome::Drawn),
        End::DeadPosition => (edition.dead_position.holds(Fact::DeadPosition), Outcome::Drawn),
        End::Resignation(player) => {
            (edition.resignation.holds(Fact::Resigned(player)), Outcome::Won(!player))
        }
        End::Agreement => (edition.agreed_draw.holds(Fact::Agreed), Outcome::Drawn),
    }
}
