//! The texts of the practice on when to stop the clocks, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

use acconcio_training::intervention::{Timing, Window};

use super::Language;

/// The practice on when to stop the clocks.
#[derive(Debug)]
pub struct InterventionWords {
    pub task: &'static str,
    pub start: &'static str,
    pub stop: &'static str,
    pub stop_keys: &'static str,
    pub assessment: &'static str,
    pub why: &'static str,
    pub stopped_here: &'static str,
    pub open_here: &'static str,
    pub rule_on_it: &'static str,
}

const ENGLISH: InterventionWords = InterventionWords {
    task: "Stop the clocks when the arbiter has to act of his own accord. Where he needs a claim, or \
        nothing is wrong, stay silent.",
    start: "Start the replay",
    stop: "Stop the clocks",
    stop_keys: "Space or Enter, too",
    assessment: "Assessment",
    why: "Why",
    stopped_here: "You stopped the clocks here.",
    open_here: "Here the arbiter steps in.",
    rule_on_it: "Rule on this incident",
};

const ITALIAN: InterventionWords = InterventionWords {
    task: "Ferma gli orologi quando l’arbitro deve agire d’ufficio. Dove gli occorre un reclamo, o nulla \
        è irregolare, taci.",
    start: "Avvia il filmato",
    stop: "Ferma gli orologi",
    stop_keys: "anche Spazio o Invio",
    assessment: "Valutazione",
    why: "Perché",
    stopped_here: "Qui hai fermato gli orologi.",
    open_here: "Qui l’arbitro interviene.",
    rule_on_it: "Decidi su questo episodio",
};

impl Language {
    /// The texts of the practice on when to stop the clocks.
    pub fn interventions(self) -> &'static InterventionWords {
        match self {
            Language::English => &ENGLISH,
            Language::Italian => &ITALIAN,
        }
    }

    /// The result of an intervention, in a word or two.
    pub fn timing(self, timing: Timing) -> &'static str {
        match (self, timing) {
            (Language::English, Timing::InTime | Timing::Permitted) => "In time",
            (Language::English, Timing::Tenable) => "Tenable",
            (Language::English, Timing::TooEarly) => "Too early",
            (Language::English, Timing::TooLate) => "Too late",
            (Language::English, Timing::Missed) => "Not stopped",
            (Language::English, Timing::LetPass) => "Let pass",
            (Language::English, Timing::RightlySilent) => "Rightly silent",
            (Language::English, Timing::NotCalledFor) => "Silence was called for",
            (Language::Italian, Timing::InTime | Timing::Permitted) => "In tempo",
            (Language::Italian, Timing::Tenable) => "Sostenibile",
            (Language::Italian, Timing::TooEarly) => "Troppo presto",
            (Language::Italian, Timing::TooLate) => "Troppo tardi",
            (Language::Italian, Timing::Missed) => "Non fermati",
            (Language::Italian, Timing::LetPass) => "Lasciato correre",
            (Language::Italian, Timing::RightlySilent) => "Giustamente in silenzio",
            (Language::Italian, Timing::NotCalledFor) => "Bisognava tacere",
        }
    }

    /// The meaning of the result.
    pub fn timing_line(self, timing: Timing) -> &'static str {
        match self {
            Language::English => english_line(timing),
            Language::Italian => italian_line(timing),
        }
    }

    /// The acts between which the arbiter intervenes: `He steps in from act 4 to act 6.`
    pub fn steps_in_from(self, Window { from, to }: Window) -> String {
        match (self, to) {
            (Language::English, None) => format!("He steps in from act {from} on."),
            (Language::English, Some(to)) if to == from => {
                format!("He steps in at act {from} only.")
            }
            (Language::English, Some(to)) => format!("He steps in from act {from} to act {to}."),
            (Language::Italian, None) => format!("Interviene dall’atto {from} in poi."),
            (Language::Italian, Some(to)) if to == from => {
                format!("Interviene soltanto all’atto {from}.")
            }
            (Language::Italian, Some(to)) => format!("Interviene dall’atto {from} all’atto {to}."),
        }
    }
}

fn english_line(timing: Timing) -> &'static str {
    match timing {
        Timing::InTime => "You stopped the clocks where the arbiter has to act of his own accord.",
        Timing::Permitted => {
            "You stopped the clocks where the arbiter may act of his own accord, and need not."
        }
        Timing::Tenable => {
            "Here the Laws are read in two ways: by one reading the arbiter steps in, by the other he \
             stays silent. Either is open to you."
        }
        Timing::TooEarly => {
            "You stopped the clocks before anything called for the arbiter. The player was still free."
        }
        Timing::TooLate => {
            "You stopped the clocks when it was no longer for the arbiter to step in."
        }
        Timing::Missed => "You stayed silent, and the arbiter had to act of his own accord.",
        Timing::LetPass => {
            "You stayed silent where the arbiter may act of his own accord. He need not: half the points."
        }
        Timing::RightlySilent => {
            "You stayed silent, and nothing called for the arbiter to act unasked."
        }
        Timing::NotCalledFor => {
            "You stopped the clocks, and nothing called for the arbiter to act unasked."
        }
    }
}

fn italian_line(timing: Timing) -> &'static str {
    match timing {
        Timing::InTime => "Hai fermato gli orologi dove l’arbitro deve agire d’ufficio.",
        Timing::Permitted => {
            "Hai fermato gli orologi dove l’arbitro può agire d’ufficio, ma non vi è tenuto."
        }
        Timing::Tenable => {
            "Qui il Regolamento si legge in due modi: secondo l’uno l’arbitro interviene, secondo l’altro \
             tace. Entrambe le scelte ti sono aperte."
        }
        Timing::TooEarly => {
            "Hai fermato gli orologi prima che qualcosa chiamasse in causa l’arbitro. Il giocatore era \
             ancora libero."
        }
        Timing::TooLate => "Hai fermato gli orologi quando l’arbitro non poteva più intervenire.",
        Timing::Missed => "Hai taciuto, e l’arbitro doveva agire d’ufficio.",
        Timing::LetPass => {
            "Hai taciuto dove l’arbitro può agire d’ufficio. Non vi è tenuto: metà dei punti."
        }
        Timing::RightlySilent => "Hai taciuto, e nulla richiedeva che l’arbitro agisse d’ufficio.",
        Timing::NotCalledFor => {
            "Hai fermato gli orologi, e nulla richiedeva che l’arbitro agisse d’ufficio."
        }
    }
}
