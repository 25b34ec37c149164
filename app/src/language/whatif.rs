//! The rulings under other circumstances: changes, rulings in short, and the nearest right answer.

mod changes;
mod short;

use acconcio_adjudication::Ruling;
use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{ActKind, Incident, Regime};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::FacetName;
use acconcio_training::whatif::{About, Change, Facet};
use shakmaty::{Color, Piece, Square};

use super::Language;

/// The context of the changes of an incident.
#[derive(Clone, Debug)]
pub struct ChangeContext {
    /// The edition in force.
    edition: EditionId,
    /// The player whose turn is ruled on.
    player: Color,
    /// The player and piece touched by each act, where one was.
    touched: Vec<Option<Touched>>,
}

#[derive(Clone, Copy, Debug)]
struct Touched {
    by: Color,
    piece: Piece,
    square: Square,
}

impl ChangeContext {
    /// The context of an incident and its ruling.
    pub fn of(incident: &Incident, ruling: &Ruling) -> ChangeContext {
        let board_states = BoardState::all(incident, &incident.acts).unwrap_or_default();
        let touched = incident.acts.iter().zip(&board_states).map(|(act, before)| {
            let ActKind::Touches { square, .. } = act.kind else { return None };
            let piece = before.board.piece_at(square)?;
            Some(Touched { by: act.player()?, piece, square })
        });
        ChangeContext {
            edition: incident.edition,
            player: ruling.subject.player,
            touched: touched.collect(),
        }
    }

    fn touched_by(&self, act: usize) -> Option<Touched> {
        self.touched.get(act).copied().flatten()
    }

    fn touched_on(&self, square: Square) -> Option<Touched> {
        self.touched.iter().flatten().find(|touched| touched.square == square).copied()
    }

    /// The edition to which a set of changes leads.
    fn edition_after(&self, changes: &[Change]) -> EditionId {
        let changed = changes.iter().find_map(|change| {
            if let Change::Edition(edition) = change { Some(*edition) } else { None }
        });
        changed.unwrap_or(self.edition)
    }
}

impl Language {
    /// The changes under which a ruling would have been right; none where there are no changes: `Your
    /// ruling would have been right in unsupervised blitz under the Laws of 2009.`
    pub fn would_be_right(self, changes: &[Change], context: &ChangeContext) -> Option<String> {
        if changes.is_empty() {
            return None;
        }
        let conditions = changes.iter().filter_map(|change| self.condition(*change, context));
        let laws = self.changed_laws(changes, context);
        let parts: Vec<String> = laws.into_iter().chain(conditions).collect();
        Some(self.what_if().would_be_right(parts.join(", ")))
    }

    /// The changed laws: `in unsupervised blitz under the Laws of 2009`; none where they are not changed.
    fn changed_laws(self, changes: &[Change], context: &ChangeContext) -> Option<String> {
        let regime = changes.iter().find(|change| change.about() == About::Regime);
        let edition = changes.iter().find(|change| change.about() == About::Edition);
        regime.or(edition)?;
        let under = self.under(context.edition_after(changes));
        let Some(Change::Regime(regime)) = regime else { return Some(under.to_owned()) };
        Some(format!("{} {under}", self.in_regime(*regime)))
    }

    /// A part of a ruling in which two rulings differ.
    pub fn facet_of_ruling(self, facet: Facet) -> &'static str {
        let words = self.what_if();
        match facet {
            Facet::Turn => words.facet_turn(),
            Facet::Of(FacetName::Trigger) => words.facet_of_trigger(),
            Facet::Of(FacetName::Admissibility) => words.facet_of_admissibility(),
            Facet::Of(FacetName::Classification) => words.facet_of_classification(),
            Facet::Of(FacetName::Completion) => words.facet_of_completion(),
            Facet::Of(FacetName::Board) => words.facet_of_board(),
            Facet::Of(FacetName::Obligation) => words.facet_of_obligation(),
            Facet::Of(FacetName::Time) => words.facet_of_time(),
            Facet::Of(FacetName::Judgement) => words.facet_of_judgement(),
            Facet::Of(FacetName::Counts) => words.facet_of_counts(),
            Facet::Of(FacetName::Discipline) => words.facet_of_discipline(),
            Facet::Of(FacetName::Result) => words.facet_of_result(),
            Facet::Of(FacetName::Window) => words.facet_of_window(),
            Facet::Of(FacetName::Remedies) => words.facet_of_remedies(),
            Facet::Readings => words.facet_readings(),
        }
    }

    fn in_regime(self, regime: Regime) -> &'static str {
        let words = self.what_if();
        match regime {
            Regime::Standard => words.in_standard(),
            Regime::RapidSupervised => words.in_rapid_supervised(),
            Regime::RapidUnsupervised => words.in_rapid_unsupervised(),
            Regime::BlitzSupervised => words.in_blitz_supervised(),
            Regime::BlitzUnsupervised => words.in_blitz_unsupervised(),
        }
    }

    fn under(self, edition: EditionId) -> &'static str {
        let words = self.what_if();
        match edition {
            EditionId::E2009 => words.under_2009(),
            EditionId::E2014 => words.under_2014(),
            EditionId::E2017 => words.under_2017(),
            EditionId::E2018 => words.under_2018(),
            EditionId::E2023 => words.under_2023(),
            EditionId::Draft => words.under_draft(),
            EditionId::UsChess => words.under_us_chess(),
            EditionId::KingPenalty => words.under_king_penalty(),
            EditionId::LondonXiii => words.under_london_xiii(),
            EditionId::Bca1862 => words.under_bca_1862(),
        }
    }

    /// An edition in a word or two, as the heading of a row: `2009`, `US Chess`.
    pub fn edition_short(self, edition: EditionId) -> &'static str {
        let words = self.what_if();
        match edition {
            EditionId::E2009 => words.row_2009(),
            EditionId::E2014 => words.row_2014(),
            EditionId::E2017 => words.row_2017(),
            EditionId::E2018 => words.row_2018(),
            EditionId::E2023 => words.row_2023(),
            EditionId::Draft => words.row_draft(),
            EditionId::UsChess => words.row_us_chess(),
            EditionId::KingPenalty => words.row_king_penalty(),
            EditionId::LondonXiii => words.row_london_xiii(),
            EditionId::Bca1862 => words.row_bca_1862(),
        }
    }
}
