//! The classification of a turn as if it were passed on as it stands, and the turns that are illegal.

use shakmaty::{Move, Role};

use super::case::Case;
use crate::act::{Origin, Person};
use crate::book::{Fact, Rule};
use crate::disputed_point::DisputedPoint;
use crate::ruling::RulingBuilder;
use crate::turns::{BoardChange, Turn};
use acconcio_adjudication::incident::Game;
use acconcio_adjudication::movement::{self, Breach};

/// The legality of a turn as if it were passed on as it stands.
pub(super) enum Legality {
    /// Legal, by this rule.
    Legal(Rule, Fact),
    /// Illegal, by this rule.
    Illegal(Rule, Fact),
    /// No change on the board.
    Nothing,
    /// A position from which legality cannot be determined.
    Undetermined,
}

/// Determines the legality of a turn.
pub(super) fn legality_of(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    turn: &Turn,
) -> Legality {
    match turn.board_change {
        BoardChange::Unchanged => Legality::Nothing,
        BoardChange::Undetermined => Legality::Undetermined,
        BoardChange::Played(played) => legal(case, builder, turn, played),
        BoardChange::Unnamed(square) if builder.reads_otherwise(DisputedPoint::SilentPromotion) => {
            Legality::Legal(Rule::PromotedStaysPawn, Fact::NotNamed(square))
        }
        BoardChange::Unnamed(square) => {
            Legality::Illegal(Rule::PromotionNamedAloud, Fact::NotNamed(square))
        }
        BoardChange::PutOnOccupied(square) => {
            Legality::Illegal(Rule::OnlyReserveOnEmptySquare, Fact::PutOnOccupiedSquare(square))
        }
        BoardChange::PutOnEndRank(square) => {
            Legality::Illegal(Rule::NoPawnOnEndRanks, Fact::PawnPutOnEndRank(square))
        }
        BoardChange::PutInCheck(king, by) => {
            Legality::Illegal(Rule::KingSafeAfterDrop, Fact::KingLeftInCheck { king, by })
        }
        BoardChange::Broken(breach) => broken(case, turn, breach),
    }
}

fn legal(case: &Case<'_>, builder: &mut RulingBuilder<'_>, turn: &Turn, played: Move) -> Legality {
    if let Move::Put { role, .. } = played {
        return match turn.origin().unwrap_or_default() {
            Origin::Reserve => Legality::Legal(Rule::DropInsteadOfMove, Fact::Played(played)),
            Origin::OnItsWay if builder.reads_otherwise(DisputedPoint::PieceOnItsWay) => {
                Legality::Legal(Rule::OffBoardIsReserve, Fact::StillOnItsWay(role))
            }
            Origin::OnItsWay => {
                Legality::Illegal(Rule::OnlyReserveOnEmptySquare, Fact::StillOnItsWay(role))
            }
            Origin::Nowhere => {
                Legality::Illegal(Rule::OnlyReserveOnEmptySquare, Fact::NotInReserve(role))
            }
        };
    }
    if let Some(side) = turn.castled_rook_first(case.acts())
        && builder.reads_otherwise(DisputedPoint::RookFirst)
    {
        return Legality::Illegal(Rule::KingCastlesFirst, Fact::RookMovedFirst(side));
    }
    let from = played.from().filter(|from| was_put(case, turn, *from, Role::Pawn));
    let is_double_step = |from: &shakmaty::Square| from.distance(played.to()) == 2;
    match from.filter(is_double_step) {
        Some(from) => Legality::Legal(Rule::DroppedPawnStartsAnew, Fact::PawnPutOnStart(from)),
        None if matches!(played, Move::EnPassant { .. }) => {
            Legality::Legal(en_passant(case, turn), Fact::Played(played))
        }
        None => Legality::Legal(Rule::LegalMove, Fact::Played(played)),
    }
}

/// The rule by which a pawn is taken en passant: rule 8 where it had been put on the board.
fn en_passant(case: &Case<'_>, turn: &Turn) -> Rule {
    let before = case.turns.of.of(turn.seat.table).iter();
    let mut by_opponent = before.filter(|one| one.begins < turn.begins && one.seat != turn.seat);
    let double_step = by_opponent.next_back().and_then(|last| {
        let BoardChange::Played(played) = last.board_change else { return None };
        played.from().filter(|from| was_put(case, last, *from, Role::Pawn))
    });
    double_step.map_or(Rule::EnPassant, |_| Rule::DroppedPawnEnPassant)
}

/// Whether the piece that the player had on a square before a turn had been put there in the course of
/// the incident.
fn was_put(case: &Case<'_>, turn: &Turn, square: shakmaty::Square, role: Role) -> bool {
    let earlier = case.turns.of.of(turn.seat.table).iter();
    earlier
        .filter(|one| one.begins < turn.begins && one.seat == turn.seat)
        .any(|one| one.board_change == BoardChange::Played(Move::Put { role, to: square }))
}

fn broken(case: &Case<'_>, turn: &Turn, breach: Breach) -> Legality {
    let shown = Fact::BoardShows(breach);
    match breach {
        Breach::KingLeftAttacked { king, by } => {
            Legality::Illegal(Rule::OwnKingSafe, Fact::KingLeftInCheck { king, by })
        }
        Breach::CastlingNotAllowed { side } => {
            let homes = movement::castling_squares(&turn.before, Game::Standard);
            let rook = homes.get(turn.seat.color).rook(side);
            match rook.filter(|rook| was_put(case, turn, *rook, Role::Rook)) {
                Some(rook) => {
                    Legality::Illegal(Rule::DroppedRookNeverCastles, Fact::RookFromReserve(rook))
                }
                None => Legality::Illegal(Rule::LegalMove, shown),
            }
        }
        Breach::KingTaken { .. }
        | Breach::NotHowItMoves { .. }
        | Breach::WayBlocked { .. }
        | Breach::RookLeftBehind { .. }
        | Breach::MoreThanOneMove => Legality::Illegal(Rule::LegalMove, shown),
    }
}

/// The last illegal move that a player completed before an act, on either board.
pub(super) fn last_illegal<'a>(
    case: &'a Case<'_>,
    builder: &mut RulingBuilder<'_>,
    until: usize,
) -> Option<&'a Turn> {
    let mut completed = case.turns.completed().into_iter().rev();
    completed.find(|turn| {
        turn.own_press().is_some_and(|press| press < until)
            && matches!(legality_of(case, builder, turn), Legality::Illegal(..))
    })
}

/// The illegal move that is meant: that of the claimant's own opponent, otherwise the last on either
/// board.
pub(super) fn illegal_turn<'a>(
    case: &'a Case<'_>,
    builder: &mut RulingBuilder<'_>,
    act: usize,
    by: Person,
) -> Option<&'a Turn> {
    let last = last_illegal(case, builder, act)?;
    let Person::Player(claimant) = by else { return Some(last) };
    let mut completed = case.turns.completed().into_iter().rev();
    let own = completed.find(|turn| {
        turn.seat == claimant.opponent()
            && turn.own_press().is_some_and(|press| press < act)
            && matches!(legality_of(case, builder, turn), Legality::Illegal(..))
    });
    Some(own.unwrap_or(last))
}
