//! The rulings under other circumstances: changes, rulings in short, and the nearest right answer.

mod en;
mod it;
mod short;

use acconcio_adjudication::Ruling;
use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{ActKind, Incident};
use acconcio_adjudication::laws::EditionId;
use acconcio_training::whatif::{About, Change, Facet};
use shakmaty::{Color, Piece, Square};

use super::Language;

/// The texts without parameters of the rulings under other circumstances.
#[derive(Debug)]
#[allow(missing_docs, reason = "the English text of a field says what it is for")]
pub struct WhatIfWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub table: &'static str,
    pub table_hint: &'static str,
    pub any_regime: &'static str,
    pub own: &'static str,
    pub same: &'static str,
    pub details: &'static str,
    pub disputed: &'static str,
    pub laws: &'static str,
    pub facts: &'static str,
    pub readings: &'static str,
    pub all_readings: &'static str,
    pub one_by_one: &'static str,
    pub no_facts: &'static str,
    pub as_it_was: &'static str,
    pub not_possible: &'static str,
    pub back: &'static str,
    pub ruling: &'static str,
    pub no_change: &'static str,
    pub changed: &'static str,
    pub before: &'static str,
    pub added: &'static str,
    pub falls_away: &'static str,
}

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

impl Touched {
    fn named(self, language: Language) -> String {
        language.piece_on(self.piece, self.square, Some(self.by))
    }
}

words_by_language! {
    /// The texts without parameters of the rulings under other circumstances.
    pub fn what_if -> WhatIfWords = WORDS;
}

texts_by_language! {
    /// The subject of a change, as the label of a choice: `The clock`.
    pub fn about_change(about: About, context: &ChangeContext) -> String = about;

    /// The value that a change sets, as one of several choices: `not pressed`.
    pub fn change(change: Change, context: &ChangeContext) -> String = choice;

    /// The part of a ruling in which two rulings differ.
    pub fn facet_of_ruling(facet: Facet) -> &'static str = facet;
}

impl Language {
    /// The changes under which a ruling would have been right; none where there are no changes: `Your
    /// ruling would have been right in unsupervised blitz under the Laws of 2009.`
    pub fn would_be_right(self, changes: &[Change], context: &ChangeContext) -> Option<String> {
        if changes.is_empty() {
            return None;
        }
        let conditions = changes.iter().filter_map(|change| match self {
            Language::English => en::condition(*change, context),
            Language::Italian => it::condition(*change, context),
        });
        let laws = self.changed_laws(changes, context);
        let parts: Vec<String> = laws.into_iter().chain(conditions).collect();
        Some(match self {
            Language::English => {
                format!("Your ruling would have been right {}.", parts.join(", "))
            }
            Language::Italian => {
                format!("La tua decisione sarebbe stata giusta {}.", parts.join(", "))
            }
        })
    }

    /// The changed laws: `in unsupervised blitz under the Laws of 2009`; none where they are not changed.
    fn changed_laws(self, changes: &[Change], context: &ChangeContext) -> Option<String> {
        let regime = changes.iter().find(|change| change.about() == About::Regime);
        let edition = changes.iter().find(|change| change.about() == About::Edition);
        regime.or(edition)?;
        let under = match self {
            Language::English => en::under(context.edition_after(changes)),
            Language::Italian => it::under(context.edition_after(changes)),
        };
        let Some(Change::Regime(regime)) = regime else { return Some(under.to_owned()) };
        let regime = match self {
            Language::English => en::in_regime(*regime),
            Language::Italian => it::in_regime(*regime),
        };
        Some(format!("{regime} {under}"))
    }

    /// An edition in a word or two, as the heading of a row: `2009`, `US Chess`.
    pub fn edition_short(self, edition: EditionId) -> &'static str {
        match (self, edition) {
            (_, EditionId::E2009) => "2009",
            (_, EditionId::E2014) => "2014",
            (_, EditionId::E2017) => "2017",
            (_, EditionId::E2018) => "2018",
            (_, EditionId::E2023) => "2023",
            (_, EditionId::UsChess) => "US Chess",
            (Language::English, EditionId::KingPenalty) => "King penalty",
            (Language::Italian, EditionId::KingPenalty) => "Penalità del Re",
            (_, EditionId::LondonXiii) => "London XIII",
            (_, EditionId::Bca1862) => "BCA 1862",
        }
    }
}
