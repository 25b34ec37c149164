//! The laws in force for an incident: an edition and a regime, chosen once.

use std::ops::Deref;
use std::sync::Arc;

use super::edition::{IllegalMoveInitiative, IllegalMovePenalty, Supervision, UpsideDownRook};
use super::{
    Citation, Code, Edition, HistoricCode, Hybrid, Provision, RegimeRules, Rule, proposals,
};
use crate::edition_id::EditionId;
use crate::incident::{Incident, Regime, Setting};
use acconcio_mate::MoveLimit;

/// The edition and the regime of an incident.
#[derive(Clone, Debug)]
pub struct Rulebook {
    /// The edition, with the proposals enacted on it.
    pub edition: AppliedEdition,
    regime: Regime,
    /// The setting in which the game is played.
    pub setting: Setting,
}

/// An edition as it was published, or changed for one incident. A rulebook is handed on often, and an edition is large.
#[derive(Clone, Debug)]
pub enum AppliedEdition {
    /// As it was published.
    Published(&'static Edition),
    /// With other provisions.
    Changed(Arc<Edition>),
}

impl Deref for AppliedEdition {
    type Target = Edition;

    fn deref(&self) -> &Edition {
        match self {
            AppliedEdition::Published(edition) => edition,
            AppliedEdition::Changed(edition) => edition,
        }
    }
}

impl Rulebook {
    /// The laws in force for an incident; none where an old code governs it.
    pub fn of(incident: &Incident) -> Result<Rulebook, &'static HistoricCode> {
        let laws = match incident.edition.code() {
            Code::Edition(laws) => laws,
            Code::Historic(code) => return Err(code),
        };
        let mut edition = AppliedEdition::Published(laws);
        if incident.edition == EditionId::E2009 && !incident.enacted.is_empty() {
            let mut changed = laws.clone();
            for proposal in &incident.enacted {
                proposals::enact(&mut changed, *proposal);
            }
            edition = AppliedEdition::Changed(Arc::new(changed));
        }
        Ok(Rulebook { edition, regime: incident.regime, setting: incident.setting })
    }

    /// The laws of a table that was never in force, for the game of an incident.
    pub(crate) fn of_hybrid(hybrid: &Hybrid, incident: &Incident) -> Rulebook {
        let edition = AppliedEdition::Changed(Arc::new(hybrid.edition().clone()));
        Rulebook { edition, regime: incident.regime, setting: incident.setting }
    }

    /// The provisions that depend on the regime.
    pub fn regime(&self) -> &RegimeRules {
        match self.regime {
            Regime::Standard => &self.edition.standard,
            Regime::RapidSupervised => &self.edition.rapid_supervised,
            Regime::RapidUnsupervised => &self.edition.rapid_unsupervised,
            Regime::BlitzSupervised => &self.edition.blitz_supervised,
            Regime::BlitzUnsupervised => &self.edition.blitz_unsupervised,
        }
    }

    /// The clauses of an appendix by which a provision applies: the one that chooses the branch, where it leads to the
    /// penalties of the Competition Rules or to another appendix, and the one by which an illegal move is penalised.
    pub fn clauses_for(&self, by: Citation, rule: Rule) -> Vec<Citation> {
        let regime = self.regime();
        let Some((branch, supervision)) = &regime.branch else { return Vec::new() };
        let leads_to = |by: Citation| {
            let first = |citation: Citation| citation.article.0.chars().next();
            let is_appendix = first(by).is_some_and(|letter| letter.is_ascii_uppercase());
            is_appendix && first(by) != first(branch.by())
        };
        let is_of_illegal_move = matches!(rule, Rule::IllegalMovePenalty | Rule::NoMateNoLoss);
        let is_penalty = is_of_illegal_move || rule == Rule::WrongClaim;
        let found = match &regime.illegal_move {
            IllegalMoveInitiative::ArbiterOrOpponent { found, .. } if is_of_illegal_move => {
                Some(found.by()).filter(|found| *found != by)
            }
            IllegalMoveInitiative::ArbiterOrOpponent { .. }
            | IllegalMoveInitiative::AnyoneDuringTheGame(_)
            | IllegalMoveInitiative::AmongTheLastMoves { .. }
            | IllegalMoveInitiative::OpponentOrPlainCases { .. }
            | IllegalMoveInitiative::Opponent { .. } => None,
        };
        let is_branch = (is_penalty && *supervision == Supervision::Adequate)
            || leads_to(by)
            || found.is_some_and(leads_to);
        let branch = Some(branch.by()).filter(|branch| is_branch && *branch != by);
        branch.into_iter().chain(found).collect()
    }

    /// Whether the players have to record: in standard play.
    pub(crate) const fn must_be_recorded(&self) -> bool {
        matches!(self.regime, Regime::Standard)
    }

    /// The move limit of a series of legal moves: the draw by seventy-five moves, where the edition has it.
    pub(crate) fn move_limit(&self) -> MoveLimit {
        match &self.edition.draws.seventy_five {
            Some(_) => MoveLimit::SeventyFive,
            None => MoveLimit::None,
        }
    }

    /// The provision on a rook put upside down on the promotion square.
    pub(crate) fn upside_down_rook(&self) -> &Provision {
        match &self.edition.upside_down_rook {
            UpsideDownRook::Rook(rule) | UpsideDownRook::Queen(rule) => rule,
        }
    }

    /// The provision by which a position that is still illegal after one more move draws the game (A.5.4 of 2023).
    pub(crate) fn late_illegal_position(&self) -> Option<&Provision> {
        match &self.regime().illegal_move {
            IllegalMoveInitiative::ArbiterOrOpponent { late, .. } => Some(late),
            IllegalMoveInitiative::AnyoneDuringTheGame(_)
            | IllegalMoveInitiative::AmongTheLastMoves { .. }
            | IllegalMoveInitiative::OpponentOrPlainCases { .. }
            | IllegalMoveInitiative::Opponent { .. } => None,
        }
    }

    /// Whether a completed illegal move is undone whenever it is found during the game.
    pub(crate) fn is_any_illegal_move_undone(&self) -> bool {
        matches!(self.regime().illegal_move, IllegalMoveInitiative::AnyoneDuringTheGame(_))
    }

    /// Whether a completed illegal move loses at once.
    pub(crate) fn illegal_move_loses(&self) -> bool {
        matches!(self.regime().illegal_move_penalty.value, IllegalMovePenalty::Loss)
    }
}
