//! The order in which the provisions are consulted.

mod castling;
mod chess960;
mod ended;
mod illegal;
mod made;
mod unfinished;
mod unfounded;

use super::matter::{Drawn, Matter};
use crate::articles::{
    Decision, FlagSince, Releases, adjournment, arrival, claim_in_quickplay_finish,
    claim_of_a_dead_position, claim_of_a_draw, claims_of_bystanders, completion, displaced,
    drawn_by_itself, flag_in_time, is_legal_move, is_position_dead, lost_on_time, misconduct,
    note_adjourned, note_agreed_too_early, note_branch, note_felt, note_improbable_start,
    note_mates_declared, note_offers, note_other_purposes, note_piece_put_back, note_unclaimed,
    out_of_turn, wrong_set_up,
};
use crate::case::{Case, FlagDown};
use crate::disputed_points::{DisputedPoint, Side};
use crate::laws::Fact;
use crate::reconstruction::{BoardChange, DrawClaimMade, End, Ending};
use crate::ruling::{Classification, Outcome, Point, Reinstatement, RulingBuilder, Trigger};
use castling::{half_castling, rook_first};
use ended::{after_the_end, note_too_late, result_signed, unlawful};
use illegal::{illegal_move, non_move, unpromoted_pawn};
use made::{move_made, regular_move};
use unfinished::unfinished;
use unfounded::{hear_claims_about_other_turns, refuse_unfounded_claims};

/// Consults the provisions that an incident raises, in order.
pub(crate) fn follow(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    decide(case, builder);
    claims_of_bystanders(case, builder);
}

fn decide(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    note_branch(case, builder);
    note_offers(case, builder);
    note_mates_declared(case, builder);
    note_agreed_too_early(case, builder);
    note_other_purposes(case, builder);
    note_felt(case, builder);
    note_adjourned(case, builder);
    note_piece_put_back(case, builder);
    note_improbable_start(case, builder);
    if let Some(act) = case.upheld_appeal() {
        return appeal_upheld(case, builder, act);
    }
    if let Some((rule, result, act)) = case.signed_result(builder) {
        return result_signed(case, builder, (rule, result, act));
    }
    let drawn = case.drawn(builder);
    if let Some(lost) = case.losing_conduct(builder)
        && drawn.as_ref().is_none_or(|drawn| lost.known_from < case.drawn_by(drawn))
    {
        misconduct(case, builder, lost.what);
        return note_too_late(case, builder, lost.known_from + 1);
    }
    match drawn {
        Some(Drawn::ByItself(drawn)) => {
            let acts = drawn.act.map_or(0, |act| act + 1);
            drawn_by_itself(case, builder, drawn);
            return note_too_late(case, builder, acts);
        }
        Some(Drawn::ByClaim) => {
            claim(case, builder);
            let acts = case.draw_claim.map_or(0, |claim| claim.act + 1);
            return note_too_late(case, builder, acts);
        }
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
    // The arbiter who waits for the next move has noticed a fault, and does not act on it.
    let is_waiting = matches!(ending.how, End::StillIllegal(_)) && ending.turn == case.index;
    let is_raised = (case.is_raised_before(ending) && !is_waiting) || case.other_claim.is_some();
    if !is_raised && !case.is_flag_before(ending) {
        return false;
    }
    let decides = |builder: &mut RulingBuilder<'_>| {
        the_matter(case, builder);
        let ends = builder.result.value() != Some(&Outcome::Continues);
        let takes_back = builder.board.value() != Some(&Reinstatement::Keep);
        ends || (takes_back && ending.how.is_by_a_position())
    };
    let chosen = builder.chosen().to_vec();
    case.ask_apart(builder, chosen, decides)
}

fn the_matter(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    match case.matter(builder) {
        Matter::Turn => {
            hear_claims_about_other_turns(case, builder);
            turn(case, builder);
            refuse_unfounded_claims(case, builder);
            note_draw_not_claimed(case, builder);
        }
        Matter::Arrival => arrival(case, builder),
        Matter::Adjournment(step) => adjournment(case, builder, step),
        Matter::DrawClaim => claim(case, builder),
        Matter::SetUp(fault) => wrong_set_up(case, builder, fault),
        Matter::OtherClaim(claim) => other_claim(case, builder, claim),
        Matter::Flag(flag) => fallen_flag(case, builder, flag),
        Matter::FlagInTime(flag) => flag_in_time(case, builder, flag),
        Matter::Displaced(pieces) => {
            displaced(case, builder, pieces);
            refuse_unfounded_claims(case, builder);
        }
        Matter::OutOfTurn(act) => out_of_turn(case, builder, act),
        Matter::Misconduct(what) => misconduct(case, builder, what),
    }
}

fn fallen_flag(case: &Case<'_>, builder: &mut RulingBuilder<'_>, flag: FlagDown) {
    lost_on_time(case, builder, flag);
    if builder.result.value() != Some(&Outcome::Continues) {
        let known_from = case.flag_known_from(flag).saturating_add(1);
        note_too_late(case, builder, flag.claimed.map_or(known_from, |act| act + 1));
    }
}

/// Rules on a claim under another article than 9. Where it does not draw the game and a flag has fallen since, the
/// flag decides.
fn other_claim(case: &Case<'_>, builder: &mut RulingBuilder<'_>, claim: &DrawClaimMade) {
    let flag = case.flag_since(claim);
    let since = if flag.is_some() { FlagSince::Fallen } else { FlagSince::Up };
    let decision = match &case.book.edition.quickplay {
        Some(rules) if claim.claim.is_of_quickplay() => {
            claim_in_quickplay_finish(case, builder, (claim, since), rules)
        }
        Some(_) | None if flag.is_some() && !is_position_dead(case, claim) => Decision::ByTheFlag,
        Some(_) | None => {
            claim_of_a_dead_position(case, builder, claim);
            Decision::Taken
        }
    };
    match flag {
        Some(flag) if decision == Decision::ByTheFlag => fallen_flag(case, builder, flag),
        Some(_) | None if builder.result.value() != Some(&Outcome::Continues) => {
            let decided = case.finding_on(claim).map_or(claim.act, |(_, act)| act);
            note_too_late(case, builder, decided + 1);
        }
        Some(_) | None => {}
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
    let pressed = case.turn.press.is_some() || is_completed_by_next_move(case, builder);
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

/// Whether an illegal move for which the clock was not pressed, and which was answered, is completed by the next move of
/// its player, as a legal one is: that is disputed.
fn is_completed_by_next_move(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> bool {
    case.book.edition.completed_by_next_move.is_some()
        && case.is_illegal_move_answered()
        && case.has_made_next_move()
        && builder.side(Point::Law(DisputedPoint::IllegalMoveNeverPressed)) == Side::Second
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
