//! The moves fixed by a release (Articles 4.4.d and 4.6 of 2009).

use shakmaty::{CastlingSide, Move, Rank, Role, Square};

use super::{PossibleMoves, TouchFinding};
use crate::articles::a03_moves::castling_barred;
use crate::articles::move_made::rule_of_making;
use crate::laws::{Fact, Provision, Rulebook};
use crate::reconstruction::{ReleasedPiece, Turn};
use crate::ruling::{Duty, Obligation};

/// A move fixed by a release, and the act that fixed it.
pub(super) struct Fixed {
    pub(super) act: usize,
    pub(super) finding: TouchFinding,
}

/// The move, or the part of a move, that the first binding release of a turn fixes.
///
/// A release that was not a legal move nor part of one fixes nothing: such a piece may be moved
/// again. What was fixed in a turn that was undone stays fixed.
pub(super) fn fixed_by_release(
    book: &Rulebook,
    turn: &Turn,
    moves: &PossibleMoves<'_>,
) -> Option<Fixed> {
    if turn.releases.is_empty() && turn.earlier_releases.is_empty() {
        return fixed_by_new_piece(book, turn, moves, None);
    }
    // The rook of an illegal castling was not released as part of a legal move.
    let illegal_castling =
        turn.releases.iter().chain(&turn.earlier_releases).find_map(|released| {
            let side = castling_side(turn, released)?;
            let is_legal = moves.has(|legal| legal.castling_side() == Some(side));
            if is_legal { None } else { turn.home().rook(side) }
        });
    let releases = turn.earlier_releases.iter().chain(&turn.releases);
    releases
        .into_iter()
        .filter(|released| Some(released.from) != illegal_castling)
        .find_map(|released| fixed_by(book, turn, moves, released))
}

fn fixed_by(
    book: &Rulebook,
    turn: &Turn,
    moves: &PossibleMoves<'_>,
    released: &ReleasedPiece,
) -> Option<Fixed> {
    let ReleasedPiece { act, piece, from, to } = *released;
    let fact = Fact::Released(piece.role, to);
    let plain = moves.that(|legal| plain_from_to(legal, from, to));
    let rook_touched = |side| {
        let rook = turn.home().rook(side);
        turn.contacts.iter().any(|contact| Some(contact.square) == rook)
    };
    // In Chess960 the castling square may be one that the king reaches by a plain move.
    let castling =
        castling_side(turn, released).filter(|side| plain.is_empty() || rook_touched(*side));
    if let Some(side) = castling {
        let castling = moves.that(|legal| legal.castling_side() == Some(side));
        let rule = &book.edition.released_castling_king;
        return fixed(act, rule, fact, Duty::Castle(side), castling)
            .or_else(|| fixed_otherwise(book, turn, moves, (act, side, from)));
    }
    if let Some(side) = castling_by_the_rook_alone(turn, released) {
        let castling = moves.that(|legal| legal.castling_side() == Some(side));
        return fixed(act, &book.edition.move_made.castling, fact, Duty::Castle(side), castling);
    }
    if piece.role == Role::Pawn && matches!(to.rank(), Rank::First | Rank::Eighth) {
        let promotions = moves.that(|legal| legal.from() == Some(from) && legal.to() == to);
        let pawn = &book.edition.released_promotion_pawn;
        return fixed_by_new_piece(book, turn, moves, Some(released))
            .or_else(|| fixed(act, pawn, fact, Duty::PromoteOn(to), promotions));
    }
    let stands = *plain.first()?;
    fixed(act, rule_of_making(book, &stands), fact, Duty::Stands(stands), plain)
}

/// Article 4.4.d (2009): the new piece that has touched the promotion square is final. A pawn that
/// was released there before leaves no other square.
fn fixed_by_new_piece(
    book: &Rulebook,
    turn: &Turn,
    moves: &PossibleMoves<'_>,
    pawn: Option<&ReleasedPiece>,
) -> Option<Fixed> {
    let (act, square, role) = *turn.puts.first()?;
    if turn.press.is_some_and(|press| act > press) {
        return None;
    }
    let promotions = moves.that(|legal| {
        let by_pawn = |pawn: &ReleasedPiece| legal.from() == Some(pawn.from) && square == pawn.to;
        legal.to() == square && legal.promotion() == Some(role) && pawn.is_none_or(by_pawn)
    });
    let fact = Fact::NewPieceOnSquare(role, square);
    fixed(act, &book.edition.promotion_choice, fact, Duty::PromoteTo(role, square), promotions)
}

/// Article 4.7.b (2014): the king released for an illegal castling makes another legal move; if it
/// has none, any legal move may be played.
fn fixed_otherwise(
    book: &Rulebook,
    turn: &Turn,
    moves: &PossibleMoves<'_>,
    (act, side, king): (usize, CastlingSide, Square),
) -> Option<Fixed> {
    let rule = book.edition.released_king_otherwise.as_ref()?;
    let king_moves = moves.that(|legal| legal.from() == Some(king));
    let otherwise = if king_moves.is_empty() {
        fixed(act, rule, Fact::KingCannotMove, Duty::Free, moves.all())
    } else {
        fixed(act, rule, Fact::CastlingIllegal(side), Duty::MoveKing(king), king_moves)
    };
    let Fixed { act, finding: TouchFinding { holding, obligation } } = otherwise?;
    let barred = castling_barred(book, turn, side, Fact::CastlingIllegal(side));
    let holding = holding.because([barred.into_step()]);
    Some(Fixed { act, finding: TouchFinding { holding, obligation } })
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
    let home = turn.home().king;
    if released.piece.role != Role::King || released.from != home || released.to == home {
        return None;
    }
    CastlingSide::ALL.into_iter().find(|side| side.king_to(turn.player) == released.to)
}

/// The side on which a rook was released on its castling square, in Chess960 with the king on his square already: he does
/// not move, and the rook passes over him.
fn castling_by_the_rook_alone(turn: &Turn, released: &ReleasedPiece) -> Option<CastlingSide> {
    let home = turn.home();
    CastlingSide::ALL.into_iter().find(|side| {
        home.king == side.king_to(turn.player)
            && home.rook(*side) == Some(released.from)
            && side.rook_to(turn.player) == released.to
    })
}

fn plain_from_to(legal: &Move, from: Square, to: Square) -> bool {
    legal.castling_side().is_none()
        && legal.from() == Some(from)
        && legal.to() == to
        && legal.promotion().is_none()
}
