//! The order in which the provisions are consulted.

mod castling;
mod chess960;
mod illegal;
mod made;
mod unfinished;

use super::matter::{Drawn, Matter};
use crate::articles::{
    Releases, claim_of_a_draw, completion, displaced, drawn_by_itself, end_of_game, irregularity,
    is_legal_move, lost_on_time, misconduct, no_intervention, note_branch, note_not_put_right,
    note_unclaimed, out_of_turn, wrong_set_up,
};
use crate::case::Case;
use crate::laws::{Fact, Holding};
use crate::reconstruction::{BoardChange, End};
use crate::ruling::{
    Admissibility, Classification, Completion, Outcome, Reinstatement, RulingBuilder, Trigger,
};
use castling::{half_castling, rook_first};
use illegal::{illegal_move, non_move, unpromoted_pawn};
use made::{move_made, regular_move};
use unfinished::unfinished;

/// Consults the provisions that an incident raises, in order.
pub(crate) fn follow(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    note_branch(case, builder);
    if let Some(act) = case.upheld_appeal() {
        return appeal_upheld(case, builder, act);
    }
    match case.drawn(builder) {
        Some(Drawn::ByItself(drawn)) => return drawn_by_itself(case, builder, drawn),
        Some(Drawn::ByClaim) => return claim(case, builder),
        None => {}
    }
    if case.is_over_already() {
        return after_the_end(case, builder);
    }
    match case.matter(builder) {
        Matter::Turn => {
            turn(case, builder);
            note_draw_not_claimed(case, builder);
        }
        Matter::DrawClaim => claim(case, builder),
        Matter::SetUp(fault) => wrong_set_up(case, builder, fault),
        Matter::Flag(flag) => lost_on_time(case, builder, flag),
        Matter::Displaced(pieces) => displaced(case, builder, pieces),
        Matter::OutOfTurn(act) => out_of_turn(case, builder, act),
        Matter::Misconduct(what) => misconduct(case, builder, what),
    }
}

fn claim(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    if let Some(claim) = case.draw_claim {
        claim_of_a_draw(case, builder, claim);
    }
}

/// Notes who may claim a draw that is not automatic, where the move stands and nobody has claimed it.
fn note_draw_not_claimed(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let stands = matches!(case.turn.board_change, BoardChange::Move(_)) && !case.turn.is_in_hand;
    if stands && case.reconstruction.end.is_none() && builder.window.is_empty() {
        note_unclaimed(case, builder);
    }
}

/// Classifies the turn and orders what follows.
fn turn(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let pressed = case.turn.press.is_some();
    note_upside_down_rook(case, builder);
    match (case.turn.board_change, is_legal_move(case.book, case.turn)) {
        (BoardChange::Nothing, Err(_)) if pressed => non_move(case, builder),
        (BoardChange::Move(legal), Ok(legality)) if pressed || !case.turn.is_in_hand => {
            move_made(case, builder, legal, legality);
        }
        (BoardChange::Undetermined, Ok(legality)) => regular_move(case, builder, legality),
        (BoardChange::CastledRookFirst { .. }, Err(broken)) => rook_first(case, builder, broken),
        (BoardChange::KingTwoSquares { castling: Some(_), .. }, Err(broken)) if pressed => {
            half_castling(case, builder, broken);
        }
        (BoardChange::PawnUnpromoted { .. }, Err(broken)) if pressed => {
            unpromoted_pawn(case, builder, broken);
        }
        (_, Err(broken)) if pressed => illegal_move(case, builder, broken, Releases::Bind),
        (_, Ok(legality)) => unfinished(case, builder, legality),
        (_, Err(broken)) => unfinished(case, builder, broken),
    }
}

/// Notes the status of a rook put upside down on the board, which differs between editions: where it was
/// put, and where it is the piece that moves.
fn note_upside_down_rook(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    if let Some(square) = case.upside_down_rook() {
        let holding = case.book.upside_down_rook().holds(Fact::RookUpsideDown(square));
        builder.note_holding(holding);
    }
}

/// An appeal that was upheld: the game is played again.
fn appeal_upheld(case: &Case<'_>, builder: &mut RulingBuilder<'_>, act: usize) {
    let appeal = case.book.edition.appeal.holds(Fact::Appealed(act));
    let (classification, basis) = match is_legal_move(case.book, case.turn) {
        Ok(legality) => (Classification::Legal, legality),
        Err(broken) => (unlawful(case), broken),
    };
    builder.classification.fill(basis.orders(classification));
    builder.note_holding(basis);
    completion(case, builder);
    builder.trigger.fill(appeal.orders(Trigger::OnClaim));
    builder.board.fill(appeal.orders(Reinstatement::NewGame));
    builder.result.fill(appeal.orders(Outcome::PlayedAgain));
    builder.note_holding(appeal);
}

/// Rules on a game that is over: nothing is put right any more.
fn after_the_end(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let (classification, basis) = match is_legal_move(case.book, case.turn) {
        Ok(legality) => match broken_touch_rule(case, builder) {
            Some(breach) => (Classification::Irregular, breach),
            None => (Classification::Legal, legality),
        },
        // A player who only resigned or spoke of a draw has done nothing at the board.
        Err(nothing) if !case.turn.is_eventful() => (Classification::Legal, nothing),
        Err(broken) => (unlawful(case), broken),
    };
    builder.classification.fill(basis.orders(classification));
    builder.note_holding(basis);
    stands_as_end_of_game(case, builder);
}

fn broken_touch_rule(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> Option<Holding> {
    let legal = case.turn.board_change.legal_move().filter(|_| case.turn.is_made())?;
    Some(irregularity(case.book, case.turn, legal, builder)?.holding)
}

fn unlawful(case: &Case<'_>) -> Classification {
    match case.turn.board_change {
        BoardChange::Nothing if case.turn.press.is_some() => Classification::NonMove,
        BoardChange::Nothing | BoardChange::HalfDone => Classification::Incomplete,
        BoardChange::Move(_) | BoardChange::Undetermined => Classification::Legal,
        BoardChange::CastledRookFirst { .. }
        | BoardChange::KingTwoSquares { .. }
        | BoardChange::PawnUnpromoted { .. }
        | BoardChange::Impossible(_) => Classification::Illegal,
    }
}

/// The game has ended, and the ending stands.
fn stands_as_end_of_game(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let Some(ending) = case.reconstruction.end else { return };
    let (holding, outcome) = end_of_game(case, builder, ending.how);
    if let (End::Agreement, Some(claimed)) = (ending.how, case.reconstruction.draw_claims.first())
        && claimed.act < ending.act
    {
        let offer = &case.book.edition.draws.claim_is_offer;
        builder.note_holding(offer.holds(Fact::DrawClaimed(claimed.act)));
    }
    if outcome == Outcome::Continues {
        completion(case, builder);
        return no_intervention(case.book, builder, Fact::TooEarlyToAgree);
    }
    builder.completion.fill(holding.orders(Completion::EndsGame));
    builder.trigger.fill(holding.orders(Trigger::None));
    builder.board.fill(holding.orders(Reinstatement::Keep));
    builder.result.fill(holding.orders(outcome));
    if case.any_claim() || case.is_anything_claimed_after(ending.act) {
        builder.admissibility.fill(holding.orders(Admissibility::TooLate));
    }
    builder.note_holding(holding);
    note_not_put_right(case, builder);
}
