//! The proposals of the seminar of Salerno, 2012, enacted on the Laws of 1 July 2009.

use super::edition::{
    FlagOrder, GameEndingMove, NonMove, RegimeRules, RookFirstCastling, TouchBreach,
};
use super::{Edition, EditionId, Provision, Rule};
use crate::disputed_points::Proposal;

const fn proposed(article: &'static str, rule: Rule) -> Provision {
    Provision::shall(EditionId::E2009, article, rule)
}

/// Changes the Laws of 2009 according to a proposal. Proposals 1 and 8 concern words and letters only.
pub(crate) fn enact(laws: &mut Edition, proposal: Proposal) {
    match proposal {
        Proposal::RelevantWord | Proposal::Letters => {}
        Proposal::DefinitionOfLegal => {
            let moved = proposed("3.10, proposal 2", Rule::LegalMove);
            (laws.legal_move, laws.another_move) = (moved, moved);
        }
        Proposal::RookFirstIrregular => {
            laws.rook_first_castling =
                RookFirstCastling::TouchRule(proposed("4.4.b, proposal 3", Rule::RookTouchedFirst));
        }
        Proposal::NonMoveIllegal => {
            laws.non_move = NonMove::AsIllegal {
                rule: proposed("7.4.a, proposal 4", Rule::ClockWithoutMove),
                penalty: None,
            };
        }
        Proposal::TouchBreachOnClaim => {
            for regime in regimes(laws) {
                if let TouchBreach::ClaimOrDisputed { forfeited, .. } = regime.touch_breach {
                    let claim = proposed("4.7, proposal 5", Rule::TouchClaim);
                    regime.touch_breach = TouchBreach::OnClaim { claim, forfeited };
                }
            }
        }
        Proposal::DefinitionOfCompleted => {
            for regime in regimes(laws) {
                regime.illegal_move_completed =
                    proposed("7.4.a, proposal 6", Rule::CompletedByClock);
            }
        }
        Proposal::LegalAndRegularEnd => {
            let regular = |article| proposed(article, Rule::GameEndingMove);
            laws.game_ending_move = GameEndingMove::LegalAndRegular {
                mate: regular("5.1.a, proposal 7"),
                stalemate: regular("5.2.a, proposal 7"),
                dead: regular("5.2.b, proposal 7"),
            };
            laws.illegal_move_then_flag =
                FlagOrder::IllegalMoveFirst(proposed("6.9, proposal 7", Rule::GameEndingMove));
        }
    }
}

fn regimes(laws: &mut Edition) -> [&mut RegimeRules; 5] {
    [
        &mut laws.standard,
        &mut laws.rapid_supervised,
        &mut laws.rapid_unsupervised,
        &mut laws.blitz_supervised,
        &mut laws.blitz_unsupervised,
    ]
}
