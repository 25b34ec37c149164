//! Castling in Chess960, as an appeals committee has let it pass.

use crate::case::Case;
use crate::disputed_points::{DisputedPoint, Side};
use crate::laws::Fact;
use crate::ruling::{Point, RulingBuilder};

/// Whether castling with the rook moved first is let pass in Chess960, as the appeals committee of 2019
/// did.
pub(super) fn is_castling_let_pass_in_chess960(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
) -> bool {
    let castling = case.turn.board_change.legal_move().and_then(|legal| legal.castling_side());
    let home = case.turn.home();
    let is_square_taken =
        castling.is_some_and(|side| home.rook(side) == Some(side.king_to(case.turn.player)));
    if case.incident.game.is_standard() || !is_square_taken {
        return false;
    }
    let passes = builder.side(Point::Law(DisputedPoint::Chess960RookFirst)) == Side::Second;
    if passes {
        let fact = castling.map_or(Fact::NothingToCorrect, Fact::RookMovedFirst);
        builder.note_holding(case.book.edition.chess960_castling.holds(fact));
    }
    passes
}
