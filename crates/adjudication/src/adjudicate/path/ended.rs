//! A game that is over: the first event that ends it decides, and what comes later is too late.

use crate::articles::{
    agreement_barred, claimed_after_own_move, completion, draw_restriction, end_of_game,
    fill_completion, irregularity, is_known_end, is_legal_move, measures, no_intervention,
    note_no_longer_undone, note_not_put_right, rule_of_end, rule_on_set_up, void_agreement,
};
use crate::case::Case;
use crate::incident::{Act, Claim, SignedResult};
use crate::laws::{Fact, Holding, NonMove, Provision};
use crate::reconstruction::{BoardChange, End, Ending, Reconstruction};
use crate::ruling::{
    Admissibility, Classification, Completion, Measure, Outcome, Reinstatement, RulingBuilder,
    Trigger,
};

/// Rules on a game that is over: nothing is put right any more.
pub(super) fn after_the_end(case: &Case<'_>, builder: &mut RulingBuilder<'_>, ending: &Ending) {
    let (classification, basis) = match is_legal_move(case.book, case.turn) {
        Ok(legality) => match broken_touch_rule(case, builder) {
            Some(breach) => (Classification::Irregular, breach),
            None => (Classification::Legal, legality),
        },
        // A player who only resigned or spoke of a draw has done nothing at the board.
        Err(nothing) if !case.turn.is_eventful() => (Classification::Legal, nothing),
        Err(broken) => pressed_without_a_move(case).unwrap_or((unlawful(case), broken)),
    };
    builder.classification.fill(basis.orders(classification));
    builder.note_holding(basis);
    if let End::StillIllegal(_) = ending.how {
        note_no_longer_undone(case, builder);
    }
    stands_as_end_of_game(case, builder, ending);
}

/// Article 8.7: the result that both players signed stands, even where it is wrong.
pub(super) fn result_signed(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    (rule, result, act): (&Provision, SignedResult, usize),
) {
    let (classification, basis) = match is_legal_move(case.book, case.turn) {
        Ok(legality) => (Classification::Legal, legality),
        Err(nothing) if !case.turn.is_eventful() => (Classification::Legal, nothing),
        Err(broken) => pressed_without_a_move(case).unwrap_or((unlawful(case), broken)),
    };
    builder.classification.fill(basis.orders(classification));
    builder.note_holding(basis);
    let outcome = result.winner().map_or(Outcome::Drawn, Outcome::Won);
    let mut signed = rule.holds(Fact::ResultWasSigned(act));
    if let Some(ending) = case.ending {
        let (ended, otherwise) = end_of_game(case, builder, ending);
        if case.ends_the_game() {
            builder.completion.fill(ended.orders(Completion::EndsGame));
        }
        signed = if otherwise == outcome {
            signed.because([ended.into_step()])
        } else {
            ended.unless(Some(signed))
        };
    }
    if builder.completion.is_empty() {
        stage_reached(case, builder);
    }
    builder.trigger.fill(signed.orders(Trigger::None));
    builder.board.fill(signed.orders(Reinstatement::Keep));
    builder.result.fill(signed.orders(outcome));
    if case.is_anything_claimed_from(act) {
        builder.admissibility.fill(signed.orders(Admissibility::TooLate));
    }
    builder.note_holding(signed);
    note_too_late(case, builder, act + 1);
}

fn broken_touch_rule(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> Option<Holding> {
    let legal = case.turn.board_change.legal_move().filter(|_| case.turn.is_made())?;
    Some(irregularity(case.book, case.turn, legal, builder)?.holding)
}

/// The clock pressed without a move, where the edition has an article on it: an illegal move, or improper.
fn pressed_without_a_move(case: &Case<'_>) -> Option<(Classification, Holding)> {
    if case.turn.board_change != BoardChange::Nothing || case.turn.press.is_none() {
        return None;
    }
    let classification = match case.book.edition.non_move {
        NonMove::AsIllegal { .. } => Classification::Illegal,
        NonMove::Improper { .. } => Classification::NonMove,
        NonMove::Disputed { .. } => return None,
    };
    let rule = case.book.edition.non_move.rule()?;
    Some((classification, rule.holds(Fact::BoardUnchanged)))
}

pub(super) fn unlawful(case: &Case<'_>) -> Classification {
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
pub(super) fn stands_as_end_of_game(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    ending: &Ending,
) {
    let (holding, outcome) = end_of_game(case, builder, ending);
    let is_agreed = ending.how == End::Agreement;
    let offer = claim_taken_for_an_offer(case, ending).filter(|_| is_agreed);
    let holding = holding.because(offer.map(Holding::into_step));
    if let Some(barred) = void_agreement(case, builder, ending) {
        return agreed_against_the_event(case, builder, ending, barred);
    }
    if outcome == Outcome::Continues {
        completion(case, builder);
        let fact = match ending.how {
            End::DeclaredMate(_) => Fact::DeclaredMateAccepted(ending.acts - 1),
            End::Mate(_)
            | End::Stalemate
            | End::DeadPosition
            | End::Resignation(_)
            | End::Agreement
            | End::StillIllegal(_) => Fact::TooEarlyToAgree,
        };
        builder.note(rule_of_end(case.book, ending.how).not_met(fact.clone()));
        return no_intervention(case.book, builder, fact);
    }
    // Only a position ends the game by the move that brings it about.
    if case.ends_the_game() {
        builder.completion.fill(holding.orders(Completion::EndsGame));
    } else {
        stage_reached(case, builder);
    }
    let barred = agreement_barred(case, ending);
    let trigger = match &barred {
        Some(barred) => barred.orders(Trigger::ExOfficio),
        None => holding.orders(trigger_at_the_end(case, ending)),
    };
    builder.trigger.fill(trigger);
    builder.board.fill(holding.orders(Reinstatement::Keep));
    builder.result.fill(holding.orders(outcome));
    if let Some(barred) = barred {
        builder.note_holding(barred);
        penalise_agreement(case, builder, ending);
    }
    if is_said_to_be_dead(case, ending) {
        builder.admissibility.fill(holding.orders(Admissibility::Admissible));
    } else if case.is_anything_claimed_from(ending.acts) {
        builder.admissibility.fill(holding.orders(Admissibility::TooLate));
    } else if let Some(claim) = case.claim_before(ending) {
        if let End::StillIllegal(_) = ending.how {
            claimed_after_own_move(case, builder, claim);
        } else {
            let heard = case.book.edition.laws_are_observed.holds(Fact::ClaimedInTime(claim));
            builder.admissibility.fill(heard.orders(Admissibility::Admissible));
        }
    }
    builder.note_holding(holding);
    note_not_put_right(case, builder);
    note_too_late(case, builder, ending.acts);
}

/// A draw agreed against the rules of the event, where it is read as void: the arbiter has the game played on and chooses
/// a measure for the player who accepted the offer.
fn agreed_against_the_event(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    ending: &Ending,
    barred: Holding,
) {
    stage_reached(case, builder);
    builder.trigger.fill(barred.orders(Trigger::ExOfficio));
    builder.board.fill(barred.orders(Reinstatement::Keep));
    builder.result.fill(barred.orders(Outcome::Continues));
    if let Some(Err(broken)) = draw_restriction(case, ending.acts) {
        builder.note(rule_of_end(case.book, ending.how).not_met(broken));
    }
    builder.note_holding(barred);
    penalise_agreement(case, builder, ending);
}

/// The measures (12.9 of 2023) for the player who accepted a draw that the event forbids.
fn penalise_agreement(case: &Case<'_>, builder: &mut RulingBuilder<'_>, ending: &Ending) {
    let accepted = ending.acts.checked_sub(1).map(|act| &case.incident.acts[act]);
    if let Some(player) = accepted.and_then(Act::player) {
        measures(case.book, builder, player, Measure::Warning);
    }
}

/// The claim that was accepted as an offer of a draw, with the provision by which it is one (9.1.b.3 of 2009, which
/// lists 10.2 too; G.4 of 2014 for the request for an increment).
fn claim_taken_for_an_offer(case: &Case<'_>, ending: &Ending) -> Option<Holding> {
    let edition = &case.book.edition;
    let Reconstruction { draw_claims, other_draw_claims, .. } = case.reconstruction;
    let before = draw_claims.iter().chain(other_draw_claims).filter(|made| made.act < ending.acts);
    let claimed = before.max_by_key(|made| made.act)?;
    let increment = edition.quickplay.as_ref().map(|rules| rules.increment);
    let rule = match (claimed.claim, increment) {
        (Claim::QuickplayIncrement, Some(Some(increment))) => increment.plain(),
        (Claim::QuickplayFinish, Some(None)) => edition.draws.claim_is_offer,
        (claim, _) if claim.is_of_a_draw() => edition.draws.claim_is_offer,
        (_, _) => return None,
    };
    Some(rule.holds(Fact::DrawClaimed(claimed.act)))
}

/// Notes what came after the game had ended, by a number of acts, each with the article that it would have
/// fallen under: resignation, agreement, flag-fall and claims.
pub(super) fn note_too_late(case: &Case<'_>, builder: &mut RulingBuilder<'_>, acts: usize) {
    let reconstruction = case.reconstruction;
    let later = reconstruction.endings.iter().chain(&reconstruction.illegal_positions);
    let said =
        later.filter(|later| !later.how.is_on_the_board() && is_known_end(case.book, later.how));
    let said = said
        .filter_map(|later| Some((later.acts.checked_sub(1)?, rule_of_end(case.book, later.how))));
    let claimed = reconstruction.claims.iter();
    let claimed = claimed.filter_map(|made| Some((made.act, rule_of_claim(case, made.claim)?)));
    let later = said.chain(claimed).filter(|(act, _)| *act >= acts);
    let mut later: Vec<(usize, Provision)> = later.collect();
    later.sort_by_key(|(act, _)| *act);
    builder.note_all(later.into_iter().map(|(act, rule)| rule.not_met(Fact::GameWasOver(act))));
}

/// The provision that a claim invokes; none where it is a matter of conduct, which the arbiter hears after the game too.
pub(super) fn rule_of_claim(case: &Case<'_>, claim: Claim) -> Option<Provision> {
    let (edition, regime) = (&case.book.edition, case.book.regime());
    Some(match claim {
        Claim::NoMove if !matches!(edition.non_move, NonMove::AsIllegal { .. }) => {
            edition.laws_are_observed
        }
        Claim::IllegalMove | Claim::NoMove => regime.illegal_move_undone,
        Claim::TouchMove => *regime.touch_breach.heard_under(),
        Claim::FlagFall => edition.loss_on_time.plain(),
        Claim::RepetitionAppeared => edition.draws.repetition_now.plain(),
        Claim::RepetitionAboutToAppear => edition.draws.repetition_ahead.plain(),
        Claim::FiftyMoves => edition.draws.fifty_now.plain(),
        Claim::QuickplayFinish | Claim::QuickplayIncrement => edition.quickplay?.claim.plain(),
        Claim::DeadPosition if is_ended_by_dead_position(case) => return None,
        Claim::DeadPosition => edition.dead_position,
        Claim::WrongSetUp => {
            case.incident.set_up.map_or(edition.wrong_set_up, |fault| rule_on_set_up(case, fault))
        }
        Claim::DisplacedPieces => edition.pieces_displaced,
        Claim::OutOfTurn => edition.having_the_move,
        Claim::Misconduct => return None,
    })
}

/// Whether all that is claimed after a dead position is that it is dead.
fn is_said_to_be_dead(case: &Case<'_>, ending: &Ending) -> bool {
    let later = || case.reconstruction.claims.iter().filter(|made| made.act >= ending.acts);
    ending.how == End::DeadPosition
        && later().next().is_some()
        && later().all(|made| made.claim == Claim::DeadPosition)
}

fn is_ended_by_dead_position(case: &Case<'_>) -> bool {
    case.ending.is_some_and(|ending| ending.how == End::DeadPosition)
}

/// Article 5.2.2 (2017): a dead position ends the game whether or not the players know it. The arbiter who
/// sees it stops the game of his own accord, as he does for 9.6.
fn trigger_at_the_end(case: &Case<'_>, ending: &Ending) -> Trigger {
    // Article A.5.4 (2023): the arbiter, who has waited, declares the draw.
    if matches!(ending.how, End::StillIllegal(_)) {
        return Trigger::ExOfficio;
    }
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
