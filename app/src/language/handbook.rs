//! The texts of the handbook.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

mod en;
mod it;
mod method;

pub use method::{Figures, MethodWords, Passage};

use acconcio_adjudication::laws::EditionId;

use super::Language;

/// The texts around the parts of the handbook.
#[derive(Debug)]
pub struct HandbookWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub parts: &'static str,
    pub search: &'static str,
    pub search_hint: &'static str,
    pub nothing_found: &'static str,
    pub more_found: &'static str,
    pub back: &'static str,
    pub articles: &'static str,
    pub articles_line: &'static str,
    pub changes: &'static str,
    pub changes_line: &'static str,
    pub disputed: &'static str,
    pub disputed_line: &'static str,
    pub proposals: &'static str,
    pub proposals_line: &'static str,
    pub glossary: &'static str,
    pub glossary_line: &'static str,
    pub mate: &'static str,
    pub mate_line: &'static str,
    pub claims: &'static str,
    pub claims_line: &'static str,
    pub quadrigliona: &'static str,
    pub quadrigliona_line: &'static str,
    pub method: &'static str,
    pub method_line: &'static str,
    pub incidents: IncidentsWords,
    pub change: ChangesWords,
    pub dispute: DisputedWords,
    pub proposal: ProposalWords,
    pub terms: GlossaryWords,
}

/// The texts around the lists of incidents.
#[derive(Debug)]
pub struct IncidentsWords {
    pub asked: &'static str,
    pub elsewhere: &'static str,
    pub loading: &'static str,
    pub failed: &'static str,
}

/// The page of changes between two editions.
#[derive(Debug)]
pub struct ChangesWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub from: &'static str,
    pub to: &'static str,
    pub same: &'static str,
    pub reworded: &'static str,
    pub new: &'static str,
    pub dropped: &'static str,
    pub laws: &'static str,
    pub rulings: &'static str,
    pub rulings_lead: &'static str,
    pub no_rulings: &'static str,
    pub changed_in: &'static str,
}

/// The disputed points.
#[derive(Debug)]
pub struct DisputedWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub open: &'static str,
    pub closed: &'static str,
    pub principal: &'static str,
    pub other: &'static str,
    pub under: &'static str,
    pub became: &'static str,
    pub still_open: &'static str,
    pub other_code: &'static str,
}

/// The proposals of 2012.
#[derive(Debug)]
pub struct ProposalWords {
    pub point: &'static str,
    pub wording: &'static str,
}

/// The glossary.
#[derive(Debug)]
pub struct GlossaryWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub search: &'static str,
    pub letters: &'static str,
    pub nothing_found: &'static str,
    pub reset: &'static str,
    pub home: &'static str,
}

words_by_language! {
    /// The texts of the handbook.
    pub fn handbook -> HandbookWords = WORDS;
}

impl Language {
    /// The heading of the incidents whose ruling depends on something.
    pub fn turn_on_it(self, count: usize) -> String {
        match self {
            Language::English => format!("Incidents that turn on it ({count})"),
            Language::Italian => format!("Episodi che ne dipendono ({count})"),
        }
    }

    /// The heading of the incidents in which an article is considered, where none depends on it.
    pub fn ask_it(self, count: usize) -> String {
        match self {
            Language::English => format!("Incidents in which it is asked ({count})"),
            Language::Italian => format!("Episodi in cui lo si esamina ({count})"),
        }
    }

    /// The heading of the incidents under another edition with the same rule.
    pub fn replayed_elsewhere(self, count: usize) -> String {
        match self {
            Language::English => format!("Incidents under another edition, same rule ({count})"),
            Language::Italian => format!("Episodi di un’altra edizione, stessa regola ({count})"),
        }
    }

    /// The heading of the incidents in which a proposal is enacted.
    pub fn with_it_enacted(self, count: usize) -> String {
        match self {
            Language::English => format!("Shown with the proposal enacted ({count})"),
            Language::Italian => format!("Filmati con la proposta approvata ({count})"),
        }
    }

    /// The heading of the incidents on which a proposal would change the ruling.
    pub fn changed_by_it(self, count: usize) -> String {
        match self {
            Language::English => format!("It would change the ruling on ({count})"),
            Language::Italian => format!("Cambierebbe la decisione su ({count})"),
        }
    }

    /// The heading of the incidents on which the ruling changed in a detail.
    pub fn changed_in_detail(self, count: usize) -> String {
        match self {
            Language::English => format!("Changed only in a detail ({count})"),
            Language::Italian => format!("Cambiati solo in un particolare ({count})"),
        }
    }

    /// The heading of the articles with another number only.
    pub fn only_renumbered(self, count: usize) -> String {
        match (self, count) {
            (Language::English, 1) => "Only renumbered: 1 article".to_owned(),
            (Language::English, _) => format!("Only renumbered: {count} articles"),
            (Language::Italian, 1) => "Cambia solo il numero: 1 articolo".to_owned(),
            (Language::Italian, _) => format!("Cambia solo il numero: {count} articoli"),
        }
    }

    /// The label of the link to the whole list.
    pub fn show_all(self, count: usize) -> String {
        match self {
            Language::English => format!("Show all {count}"),
            Language::Italian => format!("Mostra tutti ({count})"),
        }
    }

    /// The number of incidents on which the outcome changed.
    pub fn outcomes_changed(self, count: usize) -> String {
        match (self, count) {
            (Language::English, 1) => "The outcome changed on 1 incident.".to_owned(),
            (Language::English, _) => format!("The outcome changed on {count} incidents."),
            (Language::Italian, 1) => "L’esito cambia in 1 episodio.".to_owned(),
            (Language::Italian, _) => format!("L’esito cambia in {count} episodi."),
        }
    }

    /// The edition from which on nothing depends on a disputed point any more.
    pub fn closed_since(self, edition: EditionId) -> String {
        let named = self.edition(edition);
        match self {
            Language::English => format!("Under the {named} and later no ruling turns on it."),
            Language::Italian => {
                format!("Dal {named} in poi nessuna decisione ne dipende più.")
            }
        }
    }

    /// The number of terms shown.
    pub fn terms_shown(self, count: usize) -> String {
        match (self, count) {
            (Language::English, 1) => "1 term".to_owned(),
            (Language::English, _) => format!("{count} terms"),
            (Language::Italian, 1) => "1 termine".to_owned(),
            (Language::Italian, _) => format!("{count} termini"),
        }
    }
}
