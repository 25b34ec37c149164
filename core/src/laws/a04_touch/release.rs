//! What a release fixes (Articles 4.4.d and 4.6 of 2009).

use shakmaty::{CastlingSide, Move, Rank, Role, Square};

use super::{PossibleMoves, TouchFinding};
use crate::account::{ReleasedPiece, Turn};
use crate::laws::{Fact, Provision, Rulebook};
use crate::ruling::{Duty, Obligation};

/// A move fixed by a release, and the act that fixed it.
pub(super) struct Fixed {
    pub(super) act: usize,
    pub(super) finding: TouchFinding,
}

/// The move, or the part of a move, that the first release of a turn fixes.
///
/// None where that release was not a legal move nor part of one: such a piece may be moved again.
pub(super) fn fixed_by_release(
    book: &Rulebook,
    turn: &Turn,
    moves: &PossibleMoves,
) -> Option<Fixed> {
    let Some(released) = turn.releases.first() else {
        return fixed_by_new_piece(book, turn, moves);
    };
    let ReleasedPiece { act, piece, from, to } = *released;
    let fact = Fact::Released(piece.role, to);
    if let Some(side) = castling_side(turn, released) {
        let castling = moves.that(|legal| legal.castling_side() == Some(side));
        return fixed(
            act,
            &book.edition.released_castling_king,
            fact,
            Duty::Castle(side),
            castling,
        );
    }
    if piece.role == Role::Pawn && matches!(to.rank(), Rank::First | Rank::Eighth) {
        let promotions = moves.that(|legal| legal.from() == Some(from) && legal.to() == to);
        let pawn = &book.edition.released_promotion_pawn;
        return fixed_by_new_piece(book, turn, moves)
            .or_else(|| fixed(act, pawn, fact, Duty::PromoteOn(to), promotions));
    }
    let standing = moves.that(|legal| plain_from_to(legal, from, to));
    let duty = Duty::Stands(*standing.first()?);
    fixed(act, &book.edition.released_piece_stands, fact, duty, standing)
}

/// Article 4.4.d (2009): the new piece that has touched the promotion square is final.
fn fixed_by_new_piece(book: &Rulebook, turn: &Turn, moves: &PossibleMoves) -> Option<Fixed> {
    let (act, square, role) = *turn.puts.first()?;
    if turn.press.is_some_and(|press| act > press) {
        return None;
    }
    let promotions = moves.that(|legal| {
        legal.to() == square
            && legal.promotion() == Some(role)
            && turn.releases.first().is_none_or(|pawn| legal.from() == Some(pawn.from))
    });
    let fact = Fact::NewPieceOnSquare(role, square);
    fixed(act, &book.edition.promotion_choice, fact, Duty::PromoteTo(role, square), promotions)
}

fn fixed(
    act: usize,
    rule: &Provision,
    fact: Fact,
    duty: Duty,
    permitted: Vec<Move>,
) -> Option<Fixed> {
    if permitted.is_empty() {
        return None;
    }
    let obligation = Obligation { duty, permitted };
    Some(Fixed { act, finding: TouchFinding { holding: rule.holds(fact), obligation } })
}

fn castling_side(turn: &Turn, released: &ReleasedPiece) -> Option<CastlingSide> {
    let home =
        Square::from_coords(shakmaty::File::E, turn.player.fold_wb(Rank::First, Rank::Eighth));
    if released.piece.role != Role::King || released.from != home {
        return None;
    }
    CastlingSide::ALL.into_iter().find(|side| side.king_to(turn.player) == released.to)
}

fn plain_from_to(legal: &Move, from: Square, to: Square) -> bool {
    legal.castling_side().is_none()
        && legal.from() == Some(from)
        && legal.to() == to
        && legal.promotion().is_none()
}
