//! Castling begun with the rook, or with the rook not moved.

use super::chess960::is_castling_let_pass_in_chess960;
use super::illegal::illegal_move;
use super::made::{regular_move, touch_breach};
use super::unfinished::{correct_before_the_press, unfinished};
use crate::articles::{
    Releases, completion, incorrect_claim_before, oblige, set_clocks, touch_obligation,
};
use crate::case::Case;
use crate::disputed_points::{DisputedPoint, Side};
use crate::laws::{Fact, Holding, RookFirstCastling};
use crate::reconstruction::BoardChange;
use crate::ruling::{
    Admissibility, Classification, Completion, Outcome, Point, Reinstatement, RulingBuilder,
    Trigger,
};

/// Castling with the rook moved first.
pub(super) fn rook_first(case: &Case<'_>, builder: &mut RulingBuilder<'_>, broken: Holding) {
    let side = match case.book.edition.rook_first_castling {
        RookFirstCastling::Disputed => builder.side(Point::Law(DisputedPoint::RookFirstCastling)),
        RookFirstCastling::TouchRule(_) => Side::Second,
        RookFirstCastling::BarredOrAllowed { allowed, .. } => {
            if builder.side(Point::Law(DisputedPoint::RookFirstInUsChess)) == Side::Second {
                return regular_move(case, builder, allowed.holds(Fact::NothingToCorrect));
            }
            Side::Second
        }
    };
    let pressed = case.turn.press.is_some();
    if side == Side::First && pressed {
        return illegal_move(case, builder, broken, Releases::DoNotBind);
    }
    let Some(mut finding) = touch_obligation(case.book, case.turn, Releases::Bind, builder) else {
        return unfinished(case, builder, broken);
    };
    match side {
        Side::First => builder.classification.fill(broken.orders(Classification::Illegal)),
        Side::Second => {
            let order = touch_obligation(case.book, case.turn, Releases::DoNotBind, builder);
            // The king was touched first, and only the order of moving was reversed.
            if let (Some(order), BoardChange::CastledRookFirst { castling, .. }) =
                (&order, case.turn.board_change)
                && order.obligation.permitted.contains(&castling)
            {
                return regular_move(case, builder, broken);
            }
            if is_castling_let_pass_in_chess960(case, builder) {
                return regular_move(case, builder, broken);
            }
            let breach = order.map_or_else(|| finding.holding.clone(), |order| order.holding);
            builder.classification.fill(breach.orders(Classification::Irregular));
            finding.holding = finding.holding.because([breach.into_step()]);
        }
    }
    completion(case, builder);
    match side {
        Side::Second => {
            touch_breach(case, builder, finding);
            incorrect_claim_before(case, builder, Outcome::Continues);
        }
        Side::First => {
            builder.note_holding(broken);
            correct_before_the_press(case, builder, Some(finding));
        }
    }
}

/// The king moved two squares, the rook not moved, the clock pressed, castling possible.
pub(super) fn half_castling(case: &Case<'_>, builder: &mut RulingBuilder<'_>, broken: Holding) {
    match builder.side(Point::Law(DisputedPoint::HalfCastling)) {
        Side::First => illegal_move(case, builder, broken, Releases::Bind),
        Side::Second => {
            builder.classification.fill(broken.orders(Classification::Incomplete));
            builder.note_holding(broken);
            let released = case.turn.releases.first();
            let fact = released
                .map_or(Fact::NothingReleased, |king| Fact::Released(king.piece.role, king.to));
            let not_made = case.book.edition.released_castling_king.holds(fact);
            builder.completion.fill(not_made.orders(Completion::NotMade));
            let act = case.turn.press.unwrap_or(case.turn.first_act);
            let observed = case.book.edition.laws_are_observed.holds(Fact::ClockPressed(act));
            builder.trigger.fill(observed.orders(Trigger::ExOfficio));
            builder.board.fill(observed.orders(Reinstatement::Keep));
            builder.result.fill(observed.orders(Outcome::Continues));
            if case.any_claim() {
                builder.admissibility.fill(observed.orders(Admissibility::Admissible));
            }
            builder.note_holding(observed);
            oblige(case, builder, Releases::Bind);
            set_clocks(case, builder, Fact::IrregularityOccurred);
        }
    }
}
