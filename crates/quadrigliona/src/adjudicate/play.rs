//! A turn: what it was, how far it got, and what becomes of the pieces.

use shakmaty::{Move, Role};

use super::case::Case;
use super::{board, illegal};
use crate::act::{Origin, Person};
use crate::book::{Fact, Holding, Rule, Step};
use crate::doubt::Doubt;
use crate::ends::Plight;
use crate::moves::{is_pawn_start, is_rook_start};
use crate::ruling::{Classification, Discipline, Duty, PieceEffect, RulingBuilder};
use crate::turns::{Turn, Upshot};
use acconcio_adjudication::incident::Game;
use acconcio_adjudication::movement::{self, Breach};
use acconcio_adjudication::ruling::{Completion, Measure};

/// What the rules say of a turn, were it passed on as it stands.
pub(super) enum Verdict {
    /// It is legal, by this rule.
    Legal(Rule, Fact),
    /// It is illegal, by this rule.
    Illegal(Rule, Fact),
    /// Nothing was done.
    Nothing,
    /// It cannot be judged.
    Untold,
}

/// What the rules say of a turn.
pub(super) fn verdict(case: &Case<'_>, builder: &mut RulingBuilder<'_>, turn: &Turn) -> Verdict {
    match turn.upshot {
        Upshot::Unchanged => Verdict::Nothing,
        Upshot::Untold => Verdict::Untold,
        Upshot::Played(played) => legal(case, builder, turn, played),
        Upshot::Unnamed(square) if builder.reads_otherwise(Doubt::SilentPromotion) => {
            Verdict::Legal(Rule::PromotedStaysPawn, Fact::NotNamed(square))
        }
        Upshot::Unnamed(square) => {
            Verdict::Illegal(Rule::PromotionNamedAloud, Fact::NotNamed(square))
        }
        Upshot::PutOnOccupied(square) => {
            Verdict::Illegal(Rule::OnlyReserveOnEmptySquare, Fact::PutOnOccupiedSquare(square))
        }
        Upshot::PutOnEndRank(square) => {
            Verdict::Illegal(Rule::NoPawnOnEndRanks, Fact::PawnPutOnEndRank(square))
        }
        Upshot::PutInCheck(king, by) => {
            Verdict::Illegal(Rule::KingSafeAfterDrop, Fact::KingLeftInCheck { king, by })
        }
        Upshot::Broken(breach) => broken(case, turn, breach),
    }
}

fn legal(case: &Case<'_>, builder: &mut RulingBuilder<'_>, turn: &Turn, played: Move) -> Verdict {
    if let Move::Put { role, .. } = played {
        return match turn.origin().unwrap_or_default() {
            Origin::Reserve => Verdict::Legal(Rule::DropInsteadOfMove, Fact::Played(played)),
            Origin::OnItsWay if builder.reads_otherwise(Doubt::PieceOnItsWay) => {
                Verdict::Legal(Rule::OffBoardIsReserve, Fact::StillOnItsWay(role))
            }
            Origin::OnItsWay => {
                Verdict::Illegal(Rule::OnlyReserveOnEmptySquare, Fact::StillOnItsWay(role))
            }
            Origin::Nowhere => {
                Verdict::Illegal(Rule::OnlyReserveOnEmptySquare, Fact::NotInReserve(role))
            }
        };
    }
    if let Some(side) = turn.castled_rook_first(case.acts())
        && builder.reads_otherwise(Doubt::RookFirst)
    {
        return Verdict::Illegal(Rule::KingCastlesFirst, Fact::RookMovedFirst(side));
    }
    let from = played.from().filter(|from| was_put(case, turn, *from, Role::Pawn));
    let is_double_step = |from: &shakmaty::Square| from.distance(played.to()) == 2;
    match from.filter(is_double_step) {
        Some(from) => Verdict::Legal(Rule::DroppedPawnStartsAnew, Fact::PawnPutOnStart(from)),
        None if matches!(played, Move::EnPassant { .. }) => {
            Verdict::Legal(en_passant(case, turn), Fact::Played(played))
        }
        None => Verdict::Legal(Rule::LegalMove, Fact::Played(played)),
    }
}

/// The rule by which a pawn is taken en passant: rule 8 where it had been put on the board.
fn en_passant(case: &Case<'_>, turn: &Turn) -> Rule {
    let before = case.turns.of.of(turn.seat.table).iter();
    let mut by_opponent = before.filter(|one| one.begins < turn.begins && one.seat != turn.seat);
    let double_step = by_opponent.next_back().and_then(|last| {
        let Upshot::Played(played) = last.upshot else { return None };
        played.from().filter(|from| was_put(case, last, *from, Role::Pawn))
    });
    double_step.map_or(Rule::EnPassant, |_| Rule::DroppedPawnEnPassant)
}

/// Whether what the player had on a square before a turn had been put there on film.
pub(super) fn was_put(case: &Case<'_>, turn: &Turn, square: shakmaty::Square, role: Role) -> bool {
    let earlier = case.turns.of.of(turn.seat.table).iter();
    earlier
        .filter(|one| one.begins < turn.begins && one.seat == turn.seat)
        .any(|one| one.upshot == Upshot::Played(Move::Put { role, to: square }))
}

fn broken(case: &Case<'_>, turn: &Turn, breach: Breach) -> Verdict {
    let shown = Fact::BoardShows(breach);
    match breach {
        Breach::KingLeftAttacked { king, by } => {
            Verdict::Illegal(Rule::OwnKingSafe, Fact::KingLeftInCheck { king, by })
        }
        Breach::CastlingNotAllowed { side } => {
            let homes = movement::homes(&turn.before, Game::Standard);
            let rook = homes.get(turn.seat.color).rook(side);
            match rook.filter(|rook| was_put(case, turn, *rook, Role::Rook)) {
                Some(rook) => {
                    Verdict::Illegal(Rule::DroppedRookNeverCastles, Fact::RookFromReserve(rook))
                }
                None => Verdict::Illegal(Rule::LegalMove, shown),
            }
        }
        Breach::KingTaken { .. }
        | Breach::NotHowItMoves { .. }
        | Breach::WayBlocked { .. }
        | Breach::RookLeftBehind { .. }
        | Breach::MoreThanOneMove => Verdict::Illegal(Rule::LegalMove, shown),
    }
}

/// Notes by which rule a turn is legal; that the rook was moved first does not matter while nothing
/// that is touched binds (rule 14).
pub(super) fn legal_by(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    turn: &Turn,
    rule: Rule,
    fact: Fact,
) -> Holding {
    if let Some(side) = turn.castled_rook_first(case.acts()) {
        let order = Rule::KingCastlesFirst.holds(Fact::RookMovedFirst(side));
        let free = order.unless(Some(Rule::NoTouchMove.holds(Fact::OnlyTouched)));
        builder.note(free.into_step());
    }
    builder.hold(rule, fact)
}

/// The last illegal move that a player passed on before an act, on either board.
pub(super) fn last_illegal<'a>(
    case: &'a Case<'_>,
    builder: &mut RulingBuilder<'_>,
    until: usize,
) -> Option<&'a Turn> {
    let mut completed = case.turns.completed().into_iter().rev();
    completed.find(|turn| {
        turn.own_press().is_some_and(|press| press < until)
            && matches!(verdict(case, builder, turn), Verdict::Illegal(..))
    })
}

/// Rules on a turn.
pub(super) fn turn(case: &Case<'_>, builder: &mut RulingBuilder<'_>, turn: &Turn) {
    let Some(press) = turn.own_press() else { return unfinished(case, builder, turn) };
    match verdict(case, builder, turn) {
        Verdict::Legal(rule, fact) => {
            let holding = legal_by(case, builder, turn, rule, fact);
            completed(builder, press);
            effects(builder, turn, &holding);
            after_a_legal_turn(case, builder, turn, &holding);
        }
        Verdict::Illegal(rule, fact) => illegal::rule(case, builder, turn, (rule, fact), None),
        Verdict::Nothing => {
            let empty = builder.hold(Rule::HavingTheMove, Fact::BoardUnchanged);
            builder.classify(&empty, Classification::Fault);
            builder.obligation.fill(empty.orders(Duty::Free));
            builder.leave(Fact::RulesAreSilent);
        }
        Verdict::Untold => {
            let silent = builder.hold(Rule::NoIntervention, Fact::RulesAreSilent);
            builder.classify(&silent, Classification::Legal);
            builder.leave(Fact::NothingToCorrect);
        }
    }
}

/// What a legal turn is called depends on what it leaves the opponent.
fn after_a_legal_turn(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    turn: &Turn,
    holding: &Holding,
) {
    let plight = case.plight_after(builder, turn);
    match plight {
        Plight::Parried(..) | Plight::Waiting(_) => {
            let hall = turn.press.map_or(case.at_the_end(), |(press, _)| case.after(press));
            board::no_end(builder, hall, turn.seat.opponent(), plight);
            builder.leave(Fact::NothingToCorrect);
        }
        Plight::Free(_)
        | Plight::Check(_)
        | Plight::Mated(_)
        | Plight::Stalemated
        | Plight::Untold => {
            if matches!(turn.upshot, Upshot::Played(Move::Put { .. })) {
                builder.note(gives_check(plight));
            }
            builder.classify(holding, Classification::Legal);
            builder.leave(Fact::NothingToCorrect);
        }
    }
}

/// A piece may be put on the board with check (rule 7).
fn gives_check(plight: Plight) -> Step {
    match plight {
        Plight::Check(met) => Rule::DropMayMate.holds(Fact::CheckCanBeMet(met)).into_step(),
        Plight::Free(_)
        | Plight::Parried(..)
        | Plight::Mated(_)
        | Plight::Waiting(_)
        | Plight::Stalemated
        | Plight::Untold => Rule::DropMayMate.not_met(Fact::NotInCheck),
    }
}

/// A move is completed when the player presses his clock (rule 14).
pub(super) fn completed(builder: &mut RulingBuilder<'_>, press: usize) {
    let completed = builder.hold(Rule::CompletedByPress, Fact::Pressed(press));
    builder.completion.fill(completed.orders(Completion::Completed));
}

/// What becomes of the pieces by a legal turn.
fn effects(builder: &mut RulingBuilder<'_>, turn: &Turn, holding: &Holding) {
    let seat = turn.seat;
    let table = seat.table;
    if let Some((wood, counted)) = turn.captured() {
        let goes = if wood == counted {
            builder.hold(Rule::CapturedGoesToPartner, Fact::Captured(wood))
        } else {
            builder.hold(Rule::CapturedPromotedIsPawn, Fact::CapturedCountedAs(counted))
        };
        builder.piece(&goes, PieceEffect::ToReserve { role: wood, of: seat.partner() });
    }
    match turn.upshot {
        Upshot::Played(Move::Normal { to, promotion: Some(role), .. }) => {
            let named = builder.hold(Rule::PromotedStaysPawn, Fact::Named(role, to));
            builder.piece(&named, PieceEffect::CountsAs { table, square: to, role });
        }
        Upshot::Unnamed(square) => {
            builder.piece(holding, PieceEffect::CountsAs { table, square, role: Role::Queen });
        }
        Upshot::Played(Move::Put { role: Role::Pawn, to }) if is_pawn_start(seat.color, to) => {
            let starts = builder.hold(Rule::DroppedPawnStartsAnew, Fact::PawnPutOnStart(to));
            builder.piece(&starts, PieceEffect::DoubleStepFrom { table, square: to });
        }
        Upshot::Played(Move::Put { role: Role::Rook, to }) if is_rook_start(seat.color, to) => {
            let never = builder.hold(Rule::DroppedRookNeverCastles, Fact::RookFromReserve(to));
            builder.piece(&never, PieceEffect::NoCastlingWith { table, square: to });
        }
        Upshot::Played(_)
        | Upshot::Unchanged
        | Upshot::PutOnOccupied(_)
        | Upshot::PutOnEndRank(_)
        | Upshot::PutInCheck(..)
        | Upshot::Broken(_)
        | Upshot::Untold => {}
    }
}

/// Nothing is completed before the press: nothing binds, and nothing is illegal yet (rules 14 and 18).
fn unfinished(case: &Case<'_>, builder: &mut RulingBuilder<'_>, turn: &Turn) {
    let open = builder.hold(Rule::CompletedByPress, Fact::NotPressed);
    builder.classify(&open, Classification::NotCompleted);
    let is_changed = turn.upshot != Upshot::Unchanged;
    let far = if is_changed { Completion::Made } else { Completion::NotMade };
    builder.completion.fill(open.orders(far));
    if matches!(verdict(case, builder, turn), Verdict::Illegal(..)) {
        builder.note(Rule::IllegalOncePressed.not_met(Fact::NotPressed));
    }
    if let Upshot::Unnamed(square) = turn.upshot {
        let named = builder.hold(Rule::PromotionNamedAloud, Fact::NotNamed(square));
        builder.obligation.fill(named.orders(Duty::NamePromotion(square)));
    } else if let Some(begun) = several_begun(case, turn) {
        let one = builder.hold(Rule::OneMoveAtATime, Fact::SeveralBegun(begun));
        builder.obligation.fill(one.orders(Duty::FinishOneMove));
        builder.discipline.fill(one.orders(Discipline {
            against: Person::Player(turn.seat),
            permitted: &[Measure::Warning],
            recommended: Measure::Warning,
        }));
    } else if has_taken_back(case, turn) {
        let back = builder.hold(Rule::TakenBackBeforePress, Fact::TakenBack);
        builder.obligation.fill(back.orders(Duty::Free));
    } else {
        let free = builder.hold(Rule::NoTouchMove, Fact::OnlyTouched);
        builder.obligation.fill(free.orders(Duty::Free));
    }
    builder.leave(Fact::NotPressed);
}

/// How many pieces stand elsewhere than at the beginning of the turn, if more than one move moves.
fn several_begun(case: &Case<'_>, turn: &Turn) -> Option<usize> {
    if turn.upshot != Upshot::Broken(Breach::MoreThanOneMove) {
        return None;
    }
    let board = case.at_the_end().tables.of(turn.seat.table).counting();
    let own = board.by_color(turn.seat.color);
    let moved = movement::changed_squares(&turn.before.board, &board) & own;
    (moved.count() > 1).then_some(moved.count())
}

/// Whether the player had already changed the board otherwise in this turn.
fn has_taken_back(case: &Case<'_>, turn: &Turn) -> bool {
    let at = |act: usize| &case.before(act).tables.of(turn.seat.table).board;
    let began = at(turn.begins);
    (turn.begins..turn.end(case.acts())).any(|act| at(act) != began && at(act + 1) == began)
}
