//! The clock pressed without a legal move on the board.

use shakmaty::Square;

use crate::articles::{
    Initiative, Releases, completion, illegal_move_initiative, incorrect_claim_before, measures,
    no_intervention, oblige, oblige_to_play_the_announced, penalise, set_clocks, undo,
};
use crate::case::{Case, Raised};
use crate::disputed_points::{DisputedPoint, Side};
use crate::laws::{Fact, Holding, NonMove, Provision, RegimeRules, UnpromotedPawn};
use crate::ruling::{
    Admissibility, Classification, Completion, Measure, Outcome, Point, Reinstatement,
    RulingBuilder, TimeChange, Trigger,
};

/// A pawn left on the last rank, the clock pressed.
pub(super) fn unpromoted_pawn(case: &Case<'_>, builder: &mut RulingBuilder<'_>, broken: Holding) {
    match case.book.edition.unpromoted_pawn {
        UnpromotedPawn::IllegalAndFree | UnpromotedPawn::BecomesQueen(_) => {
            illegal_move(case, builder, broken, Releases::Bind);
        }
        UnpromotedPawn::StillToFinish(rule) => {
            builder.note_holding(broken);
            still_to_finish(case, builder, &rule);
        }
    }
}

/// US Chess 8F7: the move is not finished; the opponent may start the player's clock again.
fn still_to_finish(case: &Case<'_>, builder: &mut RulingBuilder<'_>, rule: &Provision) {
    let act = case.turn.press.unwrap_or(case.turn.first_act);
    let holding = rule.holds(Fact::ClockPressed(act));
    builder.classification.fill(holding.orders(Classification::Incomplete));
    builder.completion.fill(holding.orders(Completion::NotMade));
    if case.any_claim() {
        builder.admissibility.fill(holding.orders(Admissibility::Admissible));
        builder.trigger.fill(holding.orders(Trigger::OnClaim));
    } else {
        builder.trigger.fill(holding.orders(Trigger::None));
    }
    builder.board.fill(holding.orders(Reinstatement::Keep));
    builder.result.fill(holding.orders(Outcome::Continues));
    builder.note_holding(holding);
    oblige(case, builder, Releases::Bind);
}

/// A completed illegal move.
pub(super) fn illegal_move(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    broken: Holding,
    releases: Releases,
) {
    builder.classification.fill(broken.orders(Classification::Illegal));
    builder.note_holding(broken);
    let regime = case.book.regime();
    let fact = match case.turn.press {
        Some(act) => Fact::ClockPressed(act),
        None if case.turn.two_hands.is_some() => Fact::TwoHandsUsed,
        None => Fact::MadeNextMove,
    };
    if case.turn.press.is_some() {
        let completed = regime.illegal_move_completed.holds(fact.clone());
        builder.completion.fill(completed.orders(Completion::Completed));
        builder.note_holding(completed);
    } else {
        completion(case, builder);
    }
    match illegal_move_initiative(case, builder) {
        Initiative::Acts if case.book.illegal_move_loses() => {
            // A queen that ends the game comes before the loss.
            let ended = case.end_with_the_queen();
            match case.becomes_queen().filter(|_| ended.is_some()) {
                Some(queen) => put_queen(builder, queen),
                None => {
                    let rule = regime.illegal_move_undone.holds(fact);
                    builder.board.fill(rule.orders(Reinstatement::Keep));
                    builder.note_holding(rule);
                }
            }
            let outcome = penalise(case, builder, regime, ended);
            incorrect_claim_before(case, builder, outcome);
        }
        Initiative::ActsAsInStandardPlay => {
            put_right(case, builder, releases, &case.book.edition.standard);
        }
        Initiative::Acts => match case.becomes_queen() {
            Some(queen) => {
                put_queen(builder, queen);
                let ended = case.end_with_the_queen();
                let outcome = penalise(case, builder, regime, ended);
                incorrect_claim_before(case, builder, outcome);
                if outcome == Outcome::Continues && case.has_play_gone_on() {
                    set_clocks(case, builder, Fact::PositionPutBack);
                }
            }
            None => put_right(case, builder, releases, regime),
        },
        Initiative::PlayersAgree => {
            let rule = case.book.regime().illegal_move_undone.holds(Fact::BothAgreed);
            builder.board.fill(rule.orders(Reinstatement::BeforeTheTurn));
            builder.result.fill(rule.orders(Outcome::Continues));
            oblige(case, builder, releases);
        }
        Initiative::DoesNotIntervene(fact) => no_intervention(case.book, builder, fact),
    }
}

/// The pawn left on the last rank becomes a queen.
fn put_queen(builder: &mut RulingBuilder<'_>, (rule, square): (&Provision, Square)) {
    let queen = rule.holds(Fact::PawnLeftOnLastRank(square));
    builder.board.fill(queen.orders(Reinstatement::PawnBecomesQueen(square)));
    builder.note_holding(queen);
}

/// The illegal move is undone and penalised, and the player moves again.
fn put_right(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    releases: Releases,
    rules: &RegimeRules,
) {
    undo(case, builder, rules);
    let outcome = penalise(case, builder, rules, None);
    incorrect_claim_before(case, builder, outcome);
    if outcome == Outcome::Continues {
        set_clocks(case, builder, Fact::PositionPutBack);
        if !oblige_to_play_the_announced(case, builder) {
            oblige(case, builder, releases);
        }
    }
}

/// The clock pressed and no move made.
pub(super) fn non_move(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let silent = case.book.edition.completed_by_clock.holds(Fact::BoardUnchanged);
    let (rule, compensation) = match case.book.edition.non_move {
        NonMove::AsIllegal { rule, .. } => {
            return illegal_move(case, builder, rule.holds(Fact::BoardUnchanged), Releases::Bind);
        }
        NonMove::Disputed { compensation } => {
            if builder.side(Point::Law(DisputedPoint::NonMove)) == Side::Second {
                return illegal_move(case, builder, silent, Releases::Bind);
            }
            (silent, compensation)
        }
        NonMove::Improper { rule, compensation } => {
            (rule.holds(Fact::BoardUnchanged), compensation)
        }
    };
    builder.classification.fill(rule.orders(Classification::NonMove));
    builder.completion.fill(rule.orders(Completion::NotMade));
    builder.note_holding(rule);
    if !case.arbiter_knows() {
        return no_intervention(case.book, builder, Fact::ArbiterDoesNotKnow);
    }
    // Once the opponent has moved there is no turn to give back.
    if case.opponent_made_move_by().is_some() {
        return no_intervention(case.book, builder, Fact::OpponentReplied);
    }
    let observed = case.book.edition.laws_are_observed.holds(case.moving_fact());
    if let Raised::InTime(_) = case.raised(None) {
        builder.trigger.fill(observed.orders(Trigger::OnClaim));
        builder.admissibility.fill(observed.orders(Admissibility::Admissible));
    } else {
        builder.trigger.fill(observed.orders(Trigger::ExOfficio));
    }
    match case.displacement_before().filter(|displaced| !case.has_play_gone_on_since(*displaced)) {
        Some(displaced) => {
            let fact = Fact::PieceDisplaced(displaced.act);
            let displaced = case.book.edition.pieces_displaced.holds(fact);
            builder.board.fill(displaced.orders(Reinstatement::PiecesPutRight));
            builder.note_holding(displaced);
        }
        None => builder.board.fill(observed.orders(Reinstatement::Keep)),
    }
    builder.note_holding(observed);
    oblige(case, builder, Releases::Bind);
    set_clocks(case, builder, Fact::IrregularityOccurred);
    let measures = measures(case.book, builder, case.turn.player, Measure::MoreTimeForOpponent);
    let change = TimeChange { player: case.opponent(), seconds: compensation };
    builder.time.push(measures.orders(change));
    builder.counts.fill(measures.orders(case.counted()));
    builder.result.fill(measures.orders(Outcome::Continues));
}
