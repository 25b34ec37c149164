//! Article 3: the legality of moves, as far as a ruling needs it.

use shakmaty::{CastlingSide, Position, Rank, Role};

use super::move_made::rule_of_making_in;
use crate::case::Case;
use crate::improbable::improbabilities;
use crate::incident::{ActKind, Owner};
use crate::laws::{Edition, Fact, Holding, Provision, Rulebook};
use crate::movement::Breach;
use crate::reconstruction::{BoardChange, Turn};
use crate::ruling::RulingBuilder;

/// Article 4.6, last sentence (2009): a move is legal when what Article 3 asks of it is fulfilled.
///
/// Returns the holding of legality, or the provision of Article 3 that is broken.
pub(crate) fn is_legal_move(book: &Rulebook, turn: &Turn) -> Result<Holding, Holding> {
    let edition = &book.edition;
    match turn.board_change {
        BoardChange::Move(legal) => Ok(edition.legal_move.holds(Fact::BoardShowsLegalMove(legal))),
        BoardChange::CastledRookFirst { side, .. } => {
            Err(edition.castling.holds(Fact::RookMovedFirst(side)))
        }
        BoardChange::KingTwoSquares { side, castling: Some(_) } => {
            Err(edition.castling.holds(Fact::BoardShows(Breach::RookLeftBehind { side })))
        }
        BoardChange::KingTwoSquares { side, castling: None } => {
            Err(castling_barred(book, turn, side, Fact::CastlingIllegal(side)))
        }
        BoardChange::PawnUnpromoted { to, .. } => {
            Err(edition.promotion.holds(Fact::PawnLeftOnLastRank(to)))
        }
        BoardChange::Impossible(breach) if is_promoting(turn) => {
            Err(edition.promotion.holds(Fact::BoardShows(breach)))
        }
        BoardChange::Impossible(breach @ Breach::CastlingNotAllowed { side }) => {
            Err(castling_barred(book, turn, side, Fact::BoardShows(breach)))
        }
        BoardChange::Impossible(breach) => {
            Err(broken_provision(edition, breach).holds(Fact::BoardShows(breach)))
        }
        BoardChange::Nothing => Err(edition.released_piece_stands.holds(Fact::NothingReleased)),
        BoardChange::Undetermined => Ok(edition.legal_move.holds(Fact::Undetermined)),
        BoardChange::HalfDone => Err(rule_of_making_in(book, turn).holds(Fact::NothingInPlaceYet)),
    }
}

/// Notes a captured piece of the opponent that was put back on the board in the turn: part of a board that no legal
/// move brings about, or taken back in time.
pub(crate) fn note_piece_put_back(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let turn = case.turn;
    let range = turn.first_act..turn.last_act;
    let put_back = range.filter(|act| {
        matches!(case.incident.acts[*act].kind, ActKind::Puts { of: Owner::Opponent, .. })
    });
    let rule = &case.book.edition.illegal_move_defined;
    builder.note_all(put_back.map(|act| match turn.board_change {
        BoardChange::Impossible(_) => rule.holds(Fact::CapturedPiecePutBack(act)).into_step(),
        BoardChange::Nothing
        | BoardChange::Move(_)
        | BoardChange::CastledRookFirst { .. }
        | BoardChange::KingTwoSquares { .. }
        | BoardChange::PawnUnpromoted { .. }
        | BoardChange::HalfDone
        | BoardChange::Undetermined => rule.not_met(Fact::CapturedPiecePutBack(act)),
    }));
}

/// Notes that the incident starts from a position that hardly arises in a game, or cannot; not where the set-up is
/// told to be wrong.
pub(crate) fn note_improbable_start(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    if case.incident.set_up.is_some() {
        return;
    }
    let edition = &case.book.edition;
    let rule = edition.illegal_position.as_ref().unwrap_or(&edition.illegal_move_defined);
    let found = improbabilities(&case.incident.start, case.incident.game).into_iter();
    builder.note_all(found.map(|found| match &edition.illegal_position {
        Some(illegal) if found.is_impossible() => {
            illegal.holds(Fact::Improbable(found)).into_step()
        }
        Some(_) | None => rule.not_met(Fact::Improbable(found)),
    }));
}

/// Article 3.8.2 (2017): the provision by which castling on a side is not legal in the position before a turn, on a
/// fact; beneath it the one that says whether the right is lost or castling is only prevented for the time being.
pub(super) fn castling_barred(
    book: &Rulebook,
    turn: &Turn,
    side: CastlingSide,
    fact: Fact,
) -> Holding {
    let bars = &book.edition.castling_bars;
    let Some(position) = &turn.before.position else { return book.edition.castling.holds(fact) };
    let (castles, player) = (position.castles(), turn.player);
    let has = |side| castles.has(player, side);
    let (bar, kind) = if has(side) {
        let is_blocked = (castles.path(player, side) & position.board().occupied()).any();
        (if is_blocked { &bars.prevented } else { &bars.attacked }, &bars.prevented)
    } else {
        (if has(!side) { &bars.lost_by_rook } else { &bars.lost }, &bars.lost)
    };
    let of_a_kind = (bar.by() != kind.by()).then(|| kind.holds(fact.clone()).into_step());
    bar.holds(fact).because(of_a_kind)
}

/// Whether a new piece was put on the promotion rank. In Chess960 a player who castles may put his king or
/// rook back on the board too.
fn is_promoting(turn: &Turn) -> bool {
    let last = turn.player.fold_wb(Rank::Eighth, Rank::First);
    turn.puts.iter().any(|(_, square, _)| square.rank() == last)
}

fn broken_provision(edition: &Edition, breach: Breach) -> &Provision {
    match breach {
        Breach::KingLeftAttacked { .. } => &edition.own_king_safe,
        Breach::KingTaken { .. } => &edition.king_is_not_captured,
        Breach::WayBlocked { .. } => &edition.no_passing_over,
        Breach::CastlingNotAllowed { .. } | Breach::RookLeftBehind { .. } => &edition.castling,
        Breach::MoreThanOneMove => &edition.illegal_move_defined,
        Breach::NotHowItMoves { role, .. } => match role {
            Role::Pawn => &edition.pawn_moves,
            Role::Knight => &edition.knight_moves,
            Role::Bishop => &edition.bishop_moves,
            Role::Rook => &edition.rook_moves,
            Role::Queen => &edition.queen_moves,
            Role::King => &edition.king_moves,
        },
    }
}
