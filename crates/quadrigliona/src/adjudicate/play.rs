//! A turn: its classification, its completion, and what happens to the pieces.

use shakmaty::{Move, Role};

use super::case::Case;
use super::legality_of::{Legality, legality_of};
use super::{board, illegal};
use crate::act::Person;
use crate::book::{Fact, Holding, Rule, Step};
use crate::ends::PlayerState;
use crate::moves::{is_pawn_start, is_rook_start};
use crate::ruling::{Classification, Discipline, Duty, PieceEffect, RulingBuilder};
use crate::turns::{BoardChange, Turn};
use acconcio_adjudication::movement::{self, Breach};
use acconcio_adjudication::ruling::{Completion, Measure};

/// Notes the rule by which a turn is legal; that the rook was moved first does not matter while nothing
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

/// Rules on a turn.
pub(super) fn turn(case: &Case<'_>, builder: &mut RulingBuilder<'_>, turn: &Turn) {
    let Some(press) = turn.own_press() else { return unfinished(case, builder, turn) };
    match legality_of(case, builder, turn) {
        Legality::Legal(rule, fact) => {
            let holding = legal_by(case, builder, turn, rule, fact);
            builder.complete(press, Completion::Completed);
            effects(builder, turn, &holding);
            after_a_legal_turn(case, builder, turn, &holding);
        }
        Legality::Illegal(rule, fact) => illegal::rule(case, builder, turn, (rule, fact), None),
        Legality::Nothing => {
            let empty = builder.hold(Rule::HavingTheMove, Fact::BoardUnchanged);
            builder.classify(&empty, Classification::Fault);
            builder.obligation.fill(empty.orders(Duty::Free));
            builder.leave(Fact::RulesAreSilent);
        }
        Legality::Undetermined => {
            let silent = builder.hold(Rule::NoIntervention, Fact::RulesAreSilent);
            builder.classify(&silent, Classification::Legal);
            builder.leave(Fact::NothingToCorrect);
        }
    }
}

/// Classifies a legal turn by the position in which it leaves the opponent.
fn after_a_legal_turn(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    turn: &Turn,
    holding: &Holding,
) {
    let player_state = case.plight_after(builder, turn);
    if matches!(player_state, PlayerState::Parried(..) | PlayerState::Waiting(_)) {
        let match_state = turn.press.map_or(case.at_the_end(), |(press, _)| case.after(press));
        board::no_end(builder, match_state, turn.seat.opponent(), player_state);
    } else {
        if matches!(turn.board_change, BoardChange::Played(Move::Put { .. })) {
            builder.note(gives_check(player_state));
        }
        builder.classify(holding, Classification::Legal);
    }
    builder.leave(Fact::NothingToCorrect);
}

/// The step that allows a piece to be put on the board with check (rule 7).
fn gives_check(player_state: PlayerState) -> Step {
    if let PlayerState::Check(met) = player_state {
        Rule::DropMayMate.holds(Fact::CheckCanBeMet(met)).into_step()
    } else {
        Rule::DropMayMate.not_met(Fact::NotInCheck)
    }
}

/// Fills in where the pieces go after a legal turn.
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
    match turn.board_change {
        BoardChange::Played(Move::Normal { to, promotion: Some(role), .. }) => {
            let named = builder.hold(Rule::PromotedStaysPawn, Fact::Named(role, to));
            builder.piece(&named, PieceEffect::CountsAs { table, square: to, role });
        }
        BoardChange::Unnamed(square) => {
            builder.piece(holding, PieceEffect::CountsAs { table, square, role: Role::Queen });
        }
        BoardChange::Played(Move::Put { role: Role::Pawn, to })
            if is_pawn_start(seat.color, to) =>
        {
            let starts = builder.hold(Rule::DroppedPawnStartsAnew, Fact::PawnPutOnStart(to));
            builder.piece(&starts, PieceEffect::DoubleStepFrom { table, square: to });
        }
        BoardChange::Played(Move::Put { role: Role::Rook, to })
            if is_rook_start(seat.color, to) =>
        {
            let never = builder.hold(Rule::DroppedRookNeverCastles, Fact::RookFromReserve(to));
            builder.piece(&never, PieceEffect::NoCastlingWith { table, square: to });
        }
        BoardChange::Played(_)
        | BoardChange::Unchanged
        | BoardChange::PutOnOccupied(_)
        | BoardChange::PutOnEndRank(_)
        | BoardChange::PutInCheck(..)
        | BoardChange::Broken(_)
        | BoardChange::Undetermined => {}
    }
}

/// Rules on a turn that was not passed on. Nothing is completed before the press: nothing binds, and
/// nothing is illegal yet (rules 14 and 18).
fn unfinished(case: &Case<'_>, builder: &mut RulingBuilder<'_>, turn: &Turn) {
    let open = builder.hold(Rule::CompletedByPress, Fact::NotPressed);
    builder.classify(&open, Classification::NotCompleted);
    let is_changed = turn.board_change != BoardChange::Unchanged;
    let far = if is_changed { Completion::Made } else { Completion::NotMade };
    builder.completion.fill(open.orders(far));
    if matches!(legality_of(case, builder, turn), Legality::Illegal(..)) {
        builder.note(Rule::IllegalOncePressed.not_met(Fact::NotPressed));
    }
    if let BoardChange::Unnamed(square) = turn.board_change {
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

/// The number of pieces that stand elsewhere than at the beginning of the turn, where the board shows
/// more than one move.
fn several_begun(case: &Case<'_>, turn: &Turn) -> Option<usize> {
    if turn.board_change != BoardChange::Broken(Breach::MoreThanOneMove) {
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
