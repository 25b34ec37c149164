//! Claims with nothing to them.

use super::ended::rule_of_claim;
use crate::articles::{claim_about_the_move, claimed_after_own_move};
use crate::case::{Case, Raised};
use crate::incident::Claim;
use crate::laws::{Fact, IllegalMoveInitiative, Provision};
use crate::reconstruction::ClaimMade;
use crate::ruling::{Admissibility, RulingBuilder};

/// Refuses the claims of the players for which there is no reason: the pieces are set up as they should be, nothing
/// was displaced, nobody misbehaved, the flag is up. A claim about the move has been heard before.
pub(super) fn refuse_unfounded_claims(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    for made in &case.reconstruction.claims {
        let is_heard = builder.admissibility.rule().is_some();
        let Some((rule, fact)) = unfounded(case, made, is_heard) else { continue };
        if !is_heard {
            let holding = rule.holds(fact.clone());
            builder.admissibility.fill(holding.orders(Admissibility::Admissible));
        }
        // A complaint that was heard was about what the ruling is about.
        if !is_heard || made.claim == Claim::FlagFall {
            builder.note(rule.not_met(fact));
        }
    }
}

/// Hears a claim that names an act of another turn than the one that is ruled on: there is nothing in it that the
/// arbiter puts right.
pub(super) fn hear_claims_about_other_turns(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    if case.is_named_by_claim() {
        return;
    }
    let turns = case.reconstruction.first_open..case.reconstruction.turns.len();
    if let Some(named) = turns.map(|turn| case.at_turn(turn)).find(Case::is_named_by_claim) {
        let is_limited = matches!(
            case.book.regime().illegal_move,
            IllegalMoveInitiative::ArbiterOrOpponent { .. }
        );
        match named.raised(named.opponent_made_move_by()) {
            Raised::TooLate(act) if is_limited && named.turn.is_completed_without_legal_move() => {
                claimed_after_own_move(&named, builder, act);
            }
            Raised::TooLate(_) | Raised::InTime(_) | Raised::ByOffender(_) | Raised::Not => {
                claim_about_the_move(&named, builder);
            }
        }
    }
}

/// The provision that a claim invokes, and the fact on which it fails; a claim about a move fails where none was heard.
fn unfounded(case: &Case<'_>, made: &ClaimMade, is_heard: bool) -> Option<(Provision, Fact)> {
    let edition = &case.book.edition;
    let reconstruction = case.reconstruction;
    let nothing = Fact::NothingToCorrect;
    match made.claim {
        Claim::FlagFall if reconstruction.flags.is_empty() => {
            Some((case.book.regime().flags.player, Fact::FlagNotFallen(!made.by)))
        }
        Claim::WrongSetUp if case.incident.set_up.is_none() => {
            Some((edition.wrong_set_up, nothing))
        }
        Claim::DisplacedPieces if reconstruction.displaced_pieces.is_empty() => {
            Some((edition.pieces_displaced, nothing))
        }
        Claim::Misconduct if reconstruction.misconduct.is_empty() => {
            Some((edition.distraction, nothing))
        }
        Claim::IllegalMove | Claim::TouchMove | Claim::NoMove | Claim::OutOfTurn if !is_heard => {
            Some((rule_of_claim(case, made.claim)?, nothing))
        }
        Claim::FlagFall
        | Claim::WrongSetUp
        | Claim::DisplacedPieces
        | Claim::Misconduct
        | Claim::IllegalMove
        | Claim::TouchMove
        | Claim::NoMove
        | Claim::OutOfTurn
        | Claim::RepetitionAppeared
        | Claim::RepetitionAboutToAppear
        | Claim::FiftyMoves
        | Claim::QuickplayFinish
        | Claim::QuickplayIncrement
        | Claim::DeadPosition => None,
    }
}
