//! The clock pressed on what is no legal move.

use crate::adjudicate::{Case, Raised};
use crate::doctrine::{Doubt, Side};
use crate::laws::{
    Fact, Holding, Motion, NonMove, Provision, RegimeRules, Releases, UnpromotedPawn, completion,
    illegal_move_motion, measures, no_intervention, oblige, penalise, set_clocks, undo,
};
use crate::ruling::{
    Admissibility, Classification, Completion, Docket, Measure, Outcome, Point, Reinstatement,
    TimeChange, Trigger,
};

/// A pawn left on the last rank, the clock pressed.
pub(super) fn unpromoted_pawn(case: &Case<'_>, docket: &mut Docket<'_>, broken: Holding) {
    match case.book.edition.unpromoted_pawn {
        UnpromotedPawn::IllegalAndFree | UnpromotedPawn::BecomesQueen(_) => {
            illegal_move(case, docket, broken, Releases::Bind);
        }
        UnpromotedPawn::StillToFinish(rule) => {
            docket.note_holding(broken);
            still_to_finish(case, docket, &rule);
        }
    }
}

/// US Chess 8F7: the move is not finished; the opponent may start the player's clock again.
fn still_to_finish(case: &Case<'_>, docket: &mut Docket<'_>, rule: &Provision) {
    let act = case.turn.press.unwrap_or(case.turn.first_act);
    let holding = rule.holds(Fact::ClockPressed(act));
    docket.classification.fill(holding.orders(Classification::Incomplete));
    docket.completion.fill(holding.orders(Completion::NotMade));
    if case.any_claim() {
        docket.admissibility.fill(holding.orders(Admissibility::Admissible));
        docket.trigger.fill(holding.orders(Trigger::OnClaim));
    } else {
        docket.trigger.fill(holding.orders(Trigger::None));
    }
    docket.board.fill(holding.orders(Reinstatement::Keep));
    docket.result.fill(holding.orders(Outcome::Continues));
    docket.note_holding(holding);
    oblige(case, docket, Releases::Bind);
}

/// A completed illegal move.
pub(super) fn illegal_move(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
    broken: Holding,
    releases: Releases,
) {
    docket.classification.fill(broken.orders(Classification::Illegal));
    docket.note_holding(broken);
    let regime = case.book.regime();
    let fact = case.turn.press.map_or(Fact::TwoHandsUsed, Fact::ClockPressed);
    if case.turn.press.is_some() {
        let completed = regime.illegal_move_completed.holds(fact.clone());
        docket.completion.fill(completed.orders(Completion::Completed));
        docket.note_holding(completed);
    } else {
        completion(case, docket);
    }
    match illegal_move_motion(case, docket) {
        Motion::Acts if case.book.illegal_move_loses() => {
            let rule = regime.illegal_move_undone.holds(fact);
            docket.board.fill(rule.orders(Reinstatement::Keep));
            docket.note_holding(rule);
            penalise(case, docket, regime);
        }
        Motion::ActsAsInStandardPlay => {
            put_right(case, docket, releases, &case.book.edition.standard);
        }
        Motion::Acts => match case.becomes_queen() {
            Some((rule, square)) => {
                let queen = rule.holds(Fact::PawnLeftOnLastRank(square));
                docket.board.fill(queen.orders(Reinstatement::PawnBecomesQueen(square)));
                docket.note_holding(queen);
                let goes_on = penalise(case, docket, regime) == Outcome::Continues;
                if goes_on && case.has_play_gone_on() {
                    set_clocks(case, docket, Fact::PositionPutBack);
                }
            }
            None => put_right(case, docket, releases, regime),
        },
        Motion::Draws(rule) => {
            docket.board.fill(rule.orders(Reinstatement::Keep));
            docket.result.fill(rule.orders(Outcome::Drawn));
            docket.note_holding(rule);
        }
        Motion::PlayersAgree => {
            let rule = case.book.regime().illegal_move_undone.holds(Fact::BothAgreed);
            docket.board.fill(rule.orders(Reinstatement::BeforeTheTurn));
            docket.result.fill(rule.orders(Outcome::Continues));
            oblige(case, docket, releases);
        }
        Motion::LeavesIt(fact) => no_intervention(case.book, docket, fact),
    }
}

/// The illegal move is undone and penalised, and the player moves again.
fn put_right(case: &Case<'_>, docket: &mut Docket<'_>, releases: Releases, rules: &RegimeRules) {
    undo(case, docket, rules);
    if penalise(case, docket, rules) == Outcome::Continues {
        set_clocks(case, docket, Fact::PositionPutBack);
        oblige(case, docket, releases);
    }
}

/// The clock pressed and no move made.
pub(super) fn non_move(case: &Case<'_>, docket: &mut Docket<'_>) {
    let silent = case.book.edition.completed_by_clock.holds(Fact::BoardUnchanged);
    let (rule, compensation) = match case.book.edition.non_move {
        NonMove::AsIllegal { rule, .. } => {
            return illegal_move(case, docket, rule.holds(Fact::BoardUnchanged), Releases::Bind);
        }
        NonMove::Disputed { compensation } => {
            if docket.side(Point::Law(Doubt::NonMove)) == Side::Second {
                return illegal_move(case, docket, silent, Releases::Bind);
            }
            (silent, compensation)
        }
        NonMove::Improper { rule, compensation } => {
            (rule.holds(Fact::BoardUnchanged), compensation)
        }
    };
    docket.classification.fill(rule.orders(Classification::NonMove));
    docket.completion.fill(rule.orders(Completion::NotMade));
    docket.note_holding(rule);
    if !case.arbiter_knows() {
        return no_intervention(case.book, docket, Fact::ArbiterDoesNotKnow);
    }
    // Once the opponent has moved there is no turn to give back.
    if case.opponent_made_move_by().is_some() {
        return no_intervention(case.book, docket, Fact::OpponentReplied);
    }
    let observed = case.book.edition.laws_are_observed.holds(case.moving_fact());
    if let Raised::InTime(_) = case.raised(None) {
        docket.trigger.fill(observed.orders(Trigger::OnClaim));
        docket.admissibility.fill(observed.orders(Admissibility::Admissible));
    } else {
        docket.trigger.fill(observed.orders(Trigger::ExOfficio));
    }
    match case.knock_before().filter(|knock| !case.has_play_gone_on_since(*knock)) {
        Some(knock) => {
            let fact = Fact::PieceKnocked(knock.act);
            let knocked = case.book.edition.pieces_displaced.holds(fact);
            docket.board.fill(knocked.orders(Reinstatement::PiecesPutRight));
            docket.note_holding(knocked);
        }
        None => docket.board.fill(observed.orders(Reinstatement::Keep)),
    }
    docket.note_holding(observed);
    oblige(case, docket, Releases::Bind);
    set_clocks(case, docket, Fact::IrregularityOccurred);
    let measures = measures(case.book, docket, case.turn.player, Measure::MoreTimeForOpponent);
    let change = TimeChange { player: case.opponent(), seconds: compensation };
    docket.time.push(measures.orders(change));
    docket.counts.fill(measures.orders(case.counted()));
    docket.result.fill(measures.orders(Outcome::Continues));
}
