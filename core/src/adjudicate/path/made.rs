//! A move that has been made and is legal: regularly, or against the touch rules.

use shakmaty::Move;

use super::castling::is_castling_let_pass_in_chess960;
use super::illegal::illegal_move;
use super::stands_as_end_of_game;
use crate::adjudicate::Case;
use crate::doctrine::{Doubt, Side};
use crate::laws::{
    Fact, Holding, Releases, RookFirstCastling, Rule, TouchFinding, TouchMotion, adjusted_late,
    claim_about_the_move, completion, does_irregular_end_stand, does_two_handed_end_stand,
    end_of_game, irregularity, lose, measures, no_intervention, oblige, regular_end, set_clocks,
    touch_breach_motion, touch_obligation, two_hands, wrong_hand,
};
use crate::ruling::{
    Classification, Docket, Duty, Measure, Outcome, Point, Reinstatement, Trigger,
};

/// A legal move has been made: regularly, or against the touch rules.
pub(super) fn move_made(case: &Case<'_>, docket: &mut Docket<'_>, legal: Move, legality: Holding) {
    let stands = case.ends_the_game() && does_two_handed_end_stand(case, docket);
    let two_hands = if stands { None } else { two_hands(case.book, case.turn, docket) };
    if let Some(broken) = two_hands {
        docket.note_holding(legality);
        return illegal_move(case, docket, broken, Releases::Bind);
    }
    match irregularity(case.book, case.turn, legal, docket) {
        Some(breach) if is_rook_first_allowed(case, docket, &breach) => {
            regular_move(case, docket, legality);
        }
        Some(breach)
            if breach.holding.rule() == Rule::RookTouchedFirst
                && legal.castling_side().is_some()
                && is_castling_let_pass_in_chess960(case, docket) =>
        {
            regular_move(case, docket, legality);
        }
        Some(breach) => irregular_move(case, docket, legality, breach),
        None => regular_move(case, docket, legality),
    }
}

/// US Chess, Variation I: where it was announced, who touched the rook first may still castle.
fn is_rook_first_allowed(case: &Case<'_>, docket: &mut Docket<'_>, breach: &TouchFinding) -> bool {
    match &case.book.edition.rook_first_castling {
        RookFirstCastling::BarredOrAllowed { allowed, .. }
            if breach.holding.rule() == Rule::RookTouchedFirst =>
        {
            let may = docket.side(Point::Law(Doubt::RookFirstInUsChess)) == Side::Second;
            if may {
                docket.note_holding(allowed.holds(Fact::NothingToCorrect));
            }
            may
        }
        RookFirstCastling::BarredOrAllowed { .. }
        | RookFirstCastling::Disputed
        | RookFirstCastling::TouchRule(_) => false,
    }
}

pub(super) fn regular_move(case: &Case<'_>, docket: &mut Docket<'_>, legality: Holding) {
    docket.classification.fill(legality.orders(Classification::Legal));
    docket.note_holding(legality);
    if let (Some(legal), false) = (case.turn.upshot.legal_move(), case.incident.game.is_standard())
        && legal.castling_side().is_some()
    {
        let rule = &case.book.edition.chess960_castling;
        docket.note_holding(rule.holds(Fact::BoardShowsLegalMove(legal)));
    }
    if case.ends_the_game() {
        let legal = case.turn.upshot.legal_move().map(Fact::BoardShowsLegalMove);
        let regular = regular_end(case).zip(legal);
        docket.note_all(regular.map(|(rule, fact)| rule.holds(fact).into_step()));
        return stands_as_end_of_game(case, docket);
    }
    completion(case, docket);
    if wrong_hand(case, docket) {
        return;
    }
    let claimed = claim_about_the_move(case, docket);
    if case.turn.press.is_none() {
        oblige(case, docket, Releases::Bind);
    }
    match claimed {
        // The claimant is told that the move stands, and the player that he may not change it.
        Some(holding) if case.turn.press.is_none() => {
            docket.trigger.fill(holding.orders(Trigger::OnClaim));
            let stands = case.book.edition.released_piece_stands.holds(Fact::NothingToCorrect);
            docket.board.fill(stands.orders(Reinstatement::Keep));
            docket.result.fill(stands.orders(Outcome::Continues));
        }
        Some(_) | None => no_intervention(case.book, docket, Fact::NothingToCorrect),
    }
}

/// A legal move against the touch rules (an irregular move, in the seminar's word).
fn irregular_move(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
    legality: Holding,
    breach: TouchFinding,
) {
    docket.note_holding(legality);
    docket.classification.fill(breach.holding.orders(Classification::Irregular));
    if case.ends_the_game() && does_irregular_end_stand(case, docket, &breach) {
        docket.note_holding(breach.holding);
        return stands_as_end_of_game(case, docket);
    }
    completion(case, docket);
    touch_breach(case, docket, breach);
}

/// A breach of the touch rules: who may have it put right, and what follows.
pub(super) fn touch_breach(case: &Case<'_>, docket: &mut Docket<'_>, breach: TouchFinding) {
    let TouchFinding { holding, obligation } = breach;
    match touch_breach_motion(case, docket) {
        TouchMotion::Acts => {
            let board = match obligation.duty {
                _ if holding.rule() == Rule::OneHand => Reinstatement::Keep,
                Duty::Stands(_) => Reinstatement::AfterTheRelease,
                Duty::Move(_)
                | Duty::Capture(_)
                | Duty::CaptureWith { .. }
                | Duty::Castle(_)
                | Duty::MoveKing(_)
                | Duty::PromoteOn(_)
                | Duty::PromoteTo(..)
                | Duty::MoveOneOf(..)
                | Duty::PlayAnnounced(_)
                | Duty::Free
                | Duty::OpponentChooses => Reinstatement::BeforeTheTurn,
            };
            docket.board.fill(holding.orders(board));
            if board != Reinstatement::Keep {
                docket.obligation.fill(holding.orders(obligation));
            }
            docket.note_holding(holding.clone());
            // Before the press a breach is put right, and nothing is sanctioned (SEM-07.5).
            if case.turn.press.is_none() {
                adjusted_late(case, docket);
                return docket.result.fill(holding.orders(Outcome::Continues));
            }
            if board != Reinstatement::Keep {
                set_clocks(case, docket, Fact::PositionPutBack);
            }
            adjusted_late(case, docket);
            let measures = measures(case.book, docket, case.turn.player, Measure::Warning);
            docket.result.fill(measures.orders(Outcome::Continues));
        }
        TouchMotion::Loses => {
            docket.note_holding(holding);
            let loss = case.book.regime().illegal_move_penalty.holds(case.moving_fact());
            docket.board.fill(loss.orders(Reinstatement::Keep));
            lose(case, docket, case.turn.player, loss);
        }
        // Where nobody raises it, what stands on the board stands: mate too.
        TouchMotion::LeavesIt(_) if case.ends_the_game() => {
            docket.note_holding(holding);
            end_stands(case, docket);
        }
        TouchMotion::LeavesIt(fact) => {
            docket.note_holding(holding);
            if let Fact::ClaimedAfterTouch(_) = fact {
                note_claimants_duty(case, docket);
            }
            no_intervention(case.book, docket, fact);
        }
    }
}

/// Who claims too late because he has touched a piece has to play that piece.
fn note_claimants_duty(case: &Case<'_>, docket: &mut Docket<'_>) {
    let latest = case.account.turns.last().filter(|turn| turn.player == case.opponent());
    let finding = latest.and_then(|turn| touch_obligation(case.book, turn, Releases::Bind, docket));
    if let Some(finding) = finding {
        docket.note_holding(finding.holding);
    }
}

/// An irregular mate that nobody raises stands; who may still raise it is told.
fn end_stands(case: &Case<'_>, docket: &mut Docket<'_>) {
    let Some(ending) = case.account.end else { return };
    let (holding, outcome) = end_of_game(case, docket, ending.how);
    docket.trigger.fill(holding.orders(Trigger::None));
    docket.board.fill(holding.orders(Reinstatement::Keep));
    docket.result.fill(holding.orders(outcome));
    docket.note_holding(holding);
}
