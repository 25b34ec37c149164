//! Article 5: the completion of the game, as far as it cuts an incident short.

use shakmaty::{Chess, Position};

use super::{Fact, Holding, Rulebook};
use crate::account::{Ending, Turn};
use crate::ruling::Outcome;

/// Articles 5.1.a, 5.2.a and 5.2.b (2009): mate, stalemate and dead position end the game at once,
/// provided that the move that brought them about was legal.
///
/// `after` is the position after the legal move made in the turn.
pub(crate) fn ends_the_game(
    book: &Rulebook,
    turn: &Turn,
    after: &Chess,
) -> Option<(Holding, Outcome)> {
    let edition = book.edition;
    if after.is_checkmate() {
        Some((edition.checkmate.holds(Fact::Mate), Outcome::Won(turn.player)))
    } else if after.is_stalemate() {
        Some((edition.stalemate.holds(Fact::Stalemate), Outcome::Drawn))
    } else if after.is_insufficient_material() {
        Some((edition.dead_position.holds(Fact::DeadPosition), Outcome::Drawn))
    } else {
        None
    }
}

/// Articles 5.1.b and 5.2.c (2009): resignation and agreement end the game at once.
pub(crate) fn ended_by_players(book: &Rulebook, ending: Ending) -> (Holding, Outcome) {
    match ending.winner {
        Some(winner) => {
            (book.edition.resignation.holds(Fact::Resigned(!winner)), Outcome::Won(winner))
        }
        None => (book.edition.agreed_draw.holds(Fact::Agreed), Outcome::Drawn),
    }
}
