//! Which provisions are asked, in the order in which an arbiter asks them.

mod castling;
mod illegal;
mod made;
mod unfinished;

use super::{Case, Drawn, Matter};
use crate::account::{End, Upshot};
use crate::laws::{
    Fact, Holding, Releases, claim_of_a_draw, completion, displaced, drawn_by_itself, end_of_game,
    irregularity, is_legal_move, lost_on_time, misconduct, no_intervention, note_branch,
    note_not_put_right, note_unclaimed, out_of_turn, wrong_set_up,
};
use crate::ruling::{
    Admissibility, Classification, Completion, Docket, Outcome, Reinstatement, Trigger,
};
use castling::{half_castling, rook_first};
use illegal::{illegal_move, non_move, unpromoted_pawn};
use made::{move_made, regular_move};
use unfinished::unfinished;

/// Follows an incident through the provisions that it raises.
pub(crate) fn follow(case: &Case<'_>, docket: &mut Docket<'_>) {
    note_branch(case, docket);
    if let Some(act) = case.upheld_appeal() {
        return appeal_upheld(case, docket, act);
    }
    match case.drawn(docket) {
        Some(Drawn::ByItself(drawn)) => return drawn_by_itself(case, docket, drawn),
        Some(Drawn::ByClaim) => return claim(case, docket),
        None => {}
    }
    if case.is_over_already() {
        return after_the_end(case, docket);
    }
    match case.matter(docket) {
        Matter::Turn => {
            turn(case, docket);
            note_draw_not_claimed(case, docket);
        }
        Matter::DrawClaim => claim(case, docket),
        Matter::SetUp(fault) => wrong_set_up(case, docket, fault),
        Matter::Flag(flag) => lost_on_time(case, docket, flag),
        Matter::Displaced(knock) => displaced(case, docket, knock),
        Matter::OutOfTurn(act) => out_of_turn(case, docket, act),
        Matter::Misconduct(what) => misconduct(case, docket, what),
    }
}

fn claim(case: &Case<'_>, docket: &mut Docket<'_>) {
    if let Some(claim) = case.draw_claim {
        claim_of_a_draw(case, docket, claim);
    }
}

/// The draw is not automatic: who may claim it is told, where the move stands and nobody has.
fn note_draw_not_claimed(case: &Case<'_>, docket: &mut Docket<'_>) {
    let stands = matches!(case.turn.upshot, Upshot::Move(_)) && !case.turn.is_in_hand;
    if stands && case.account.end.is_none() && docket.window.is_empty() {
        note_unclaimed(case, docket);
    }
}

/// What the turn amounts to, and what follows.
fn turn(case: &Case<'_>, docket: &mut Docket<'_>) {
    let pressed = case.turn.press.is_some();
    note_upside_down_rook(case, docket);
    match (case.turn.upshot, is_legal_move(case.book, case.turn)) {
        (Upshot::Nothing, Err(_)) if pressed => non_move(case, docket),
        (Upshot::Move(legal), Ok(legality)) if pressed || !case.turn.is_in_hand => {
            move_made(case, docket, legal, legality);
        }
        (Upshot::NotTold, Ok(legality)) => regular_move(case, docket, legality),
        (Upshot::CastledRookFirst { .. }, Err(broken)) => rook_first(case, docket, broken),
        (Upshot::KingTwoSquares { castling: Some(_), .. }, Err(broken)) if pressed => {
            half_castling(case, docket, broken);
        }
        (Upshot::PawnUnpromoted { .. }, Err(broken)) if pressed => {
            unpromoted_pawn(case, docket, broken);
        }
        (_, Err(broken)) if pressed => illegal_move(case, docket, broken, Releases::Bind),
        (_, Ok(legality)) => unfinished(case, docket, legality),
        (_, Err(broken)) => unfinished(case, docket, broken),
    }
}

/// What a rook put upside down on the board is, each edition in its own way: noted where it was put, and
/// where it is the piece that moves.
fn note_upside_down_rook(case: &Case<'_>, docket: &mut Docket<'_>) {
    if let Some(square) = case.upside_down_rook() {
        let holding = case.book.upside_down_rook().holds(Fact::RookUpsideDown(square));
        docket.note_holding(holding);
    }
}

/// An appeal that was upheld: the game is played again.
fn appeal_upheld(case: &Case<'_>, docket: &mut Docket<'_>, act: usize) {
    let appeal = case.book.edition.appeal.holds(Fact::Appealed(act));
    let (classification, basis) = match is_legal_move(case.book, case.turn) {
        Ok(legality) => (Classification::Legal, legality),
        Err(broken) => (unlawful(case), broken),
    };
    docket.classification.fill(basis.orders(classification));
    docket.note_holding(basis);
    completion(case, docket);
    docket.trigger.fill(appeal.orders(Trigger::OnClaim));
    docket.board.fill(appeal.orders(Reinstatement::NewGame));
    docket.result.fill(appeal.orders(Outcome::PlayedAgain));
    docket.note_holding(appeal);
}

/// Once the game is over nothing is put right any more.
fn after_the_end(case: &Case<'_>, docket: &mut Docket<'_>) {
    let (classification, basis) = match is_legal_move(case.book, case.turn) {
        Ok(legality) => match broken_touch_rule(case, docket) {
            Some(breach) => (Classification::Irregular, breach),
            None => (Classification::Legal, legality),
        },
        // Who only resigned or spoke of a draw has done nothing at the board.
        Err(nothing) if !case.turn.is_eventful() => (Classification::Legal, nothing),
        Err(broken) => (unlawful(case), broken),
    };
    docket.classification.fill(basis.orders(classification));
    docket.note_holding(basis);
    stands_as_end_of_game(case, docket);
}

fn broken_touch_rule(case: &Case<'_>, docket: &mut Docket<'_>) -> Option<Holding> {
    let legal = case.turn.upshot.legal_move().filter(|_| case.turn.is_made())?;
    Some(irregularity(case.book, case.turn, legal, docket)?.holding)
}

fn unlawful(case: &Case<'_>) -> Classification {
    match case.turn.upshot {
        Upshot::Nothing if case.turn.press.is_some() => Classification::NonMove,
        Upshot::Nothing | Upshot::HalfDone => Classification::Incomplete,
        Upshot::Move(_) | Upshot::NotTold => Classification::Legal,
        Upshot::CastledRookFirst { .. }
        | Upshot::KingTwoSquares { .. }
        | Upshot::PawnUnpromoted { .. }
        | Upshot::Impossible(_) => Classification::Illegal,
    }
}

/// The game has ended, and the ending stands.
fn stands_as_end_of_game(case: &Case<'_>, docket: &mut Docket<'_>) {
    let Some(ending) = case.account.end else { return };
    let (holding, outcome) = end_of_game(case, docket, ending.how);
    if let (End::Agreement, Some(claimed)) = (ending.how, case.account.draw_claims.first())
        && claimed.act < ending.act
    {
        let offer = &case.book.edition.draws.claim_is_offer;
        docket.note_holding(offer.holds(Fact::DrawClaimed(claimed.act)));
    }
    if outcome == Outcome::Continues {
        completion(case, docket);
        return no_intervention(case.book, docket, Fact::TooEarlyToAgree);
    }
    docket.completion.fill(holding.orders(Completion::EndsGame));
    docket.trigger.fill(holding.orders(Trigger::None));
    docket.board.fill(holding.orders(Reinstatement::Keep));
    docket.result.fill(holding.orders(outcome));
    if case.any_claim() || case.is_anything_claimed_after(ending.act) {
        docket.admissibility.fill(holding.orders(Admissibility::TooLate));
    }
    docket.note_holding(holding);
    note_not_put_right(case, docket);
}
