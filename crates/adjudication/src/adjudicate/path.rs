//! The order in which the provisions are consulted.

mod castling;
mod chess960;
mod illegal;
mod made;
mod unfinished;

use super::matter::{Drawn, Matter};
use crate::articles::{
    Releases, claim_of_a_draw, completion, displaced, drawn_by_itself, end_of_game,
    fill_completion, irregularity, is_legal_move, lost_on_time, misconduct, no_intervention,
    note_branch, note_not_put_right, note_unclaimed, out_of_turn, wrong_set_up,
};
use crate::case::Case;
use crate::laws::{Fact, Holding};
use crate::reconstruction::{BoardChange, End, Ending};
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
    if let Some(ending) = case.ending
        && !case.ends_the_game()
        && !is_decided_before(case, ending, builder)
    {
        return after_the_end(case, builder, ending);
    }
    the_matter(case, builder);
}

/// Whether what was raised before an ending is ruled on: a fault or a flag that was claimed or noticed. It has
/// to end the game itself or, where a position ended it, to take the game back to an earlier one.
fn is_decided_before(case: &Case<'_>, ending: &Ending, builder: &mut RulingBuilder<'_>) -> bool {
    if !case.is_raised_before(ending) && !case.is_flag_before(ending) {
        return false;
    }
    let decides = |builder: &mut RulingBuilder<'_>| {
        the_matter(case, builder);
        let ends = builder.result.value() != Some(&Outcome::Continues);
        let takes_back = builder.board.value() != Some(&Reinstatement::Keep);
        ends || (takes_back && ending.how.is_on_the_board())
    };
    let chosen = builder.chosen().to_vec();
    case.ask_apart(builder, chosen, decides)
}

fn the_matter(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
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
    if stands && case.ending.is_none() && builder.window.is_empty() {
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
fn after_the_end(case: &Case<'_>, builder: &mut RulingBuilder<'_>, ending: &Ending) {
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
    stands_as_end_of_game(case, builder, ending);
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
fn stands_as_end_of_game(case: &Case<'_>, builder: &mut RulingBuilder<'_>, ending: &Ending) {
    let (holding, outcome) = end_of_game(case, builder, ending);
    if let (End::Agreement, Some(claimed)) = (ending.how, case.reconstruction.draw_claims.first())
        && claimed.act < ending.acts
    {
        let offer = &case.book.edition.draws.claim_is_offer;
        builder.note_holding(offer.holds(Fact::DrawClaimed(claimed.act)));
    }
    if outcome == Outcome::Continues {
        completion(case, builder);
        return no_intervention(case.book, builder, Fact::TooEarlyToAgree);
    }
    // Only a position ends the game by the move that brings it about.
    if case.ends_the_game() {
        builder.completion.fill(holding.orders(Completion::EndsGame));
    } else {
        stage_reached(case, builder);
    }
    builder.trigger.fill(holding.orders(trigger_at_the_end(case, ending)));
    builder.board.fill(holding.orders(Reinstatement::Keep));
    builder.result.fill(holding.orders(outcome));
    if case.is_anything_claimed_from(ending.acts) {
        builder.admissibility.fill(holding.orders(Admissibility::TooLate));
    } else if let Some(claim) = case.claim_before(ending) {
        let heard = case.book.edition.laws_are_observed.holds(Fact::ClaimedInTime(claim));
        builder.admissibility.fill(heard.orders(Admissibility::Admissible));
    }
    builder.note_holding(holding);
    note_not_put_right(case, builder);
}

/// Article 5.2.2 (2017): a dead position ends the game whether or not the players know it. The arbiter who
/// sees it stops the game of his own accord, as he does for 9.6.
fn trigger_at_the_end(case: &Case<'_>, ending: &Ending) -> Trigger {
    let is_known = ending
        .acts
        .checked_sub(1)
        .is_none_or(|act| case.incident.acts[act].sight.is_seen() || case.is_aware_from(act));
    if ending.how == End::DeadPosition && is_known { Trigger::ExOfficio } else { Trigger::None }
}

/// The stage that the move of a turn had reached, legal or not.
fn stage_reached(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    match case.turn.press {
        Some(press) if case.turn.is_completed_without_legal_move() => {
            let completed = case.book.regime().illegal_move_completed;
            let completed = completed.holds(Fact::ClockPressed(press));
            builder.completion.fill(completed.orders(Completion::Completed));
        }
        Some(_) | None => fill_completion(case, builder),
    }
}
