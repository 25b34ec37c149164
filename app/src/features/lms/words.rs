//! The texts of a package for a learning platform, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

use super::call::Trouble;
use super::score::{Outcome, PackageScore, Percent};
use crate::language::Language;

/// The texts of a package besides those of its course.
#[derive(Debug)]
pub struct LmsWords {
    pub heading: &'static str,
    pub once: &'static str,
    pub saved: &'static str,
    pub kept_here: &'static str,
    pub looking: &'static str,
}

const ENGLISH: LmsWords = LmsWords {
    heading: "Your score",
    once: "Each incident counts once, as you first ruled on it.",
    saved: "Saved in the learning platform.",
    kept_here: "This device keeps your marks and hands them over when you open the course on it again.",
    looking: "You are only looking: the learning platform records no marks this time.",
};

const ITALIAN: LmsWords = LmsWords {
    heading: "Il tuo punteggio",
    once: "Ogni episodio conta una volta sola, con la tua prima decisione.",
    saved: "Registrato nella piattaforma didattica.",
    kept_here: "Questo dispositivo conserva i tuoi punti e li consegna quando riapri il corso da qui.",
    looking: "È una semplice consultazione: stavolta la piattaforma didattica non registra punti.",
};

impl Language {
    /// The texts of a package.
    pub fn lms(self) -> &'static LmsWords {
        match self {
            Language::English => &ENGLISH,
            Language::Italian => &ITALIAN,
        }
    }

    /// The percentage reached, and the pass mark: `62.5 of 100 points; 80 are needed to pass`.
    pub fn score_reached(self, reached: Percent, needed: Option<Percent>) -> String {
        let reached = self.per_cent(reached);
        match (self, needed.map(|needed| self.per_cent(needed))) {
            (Language::English, None) => format!("{reached} of 100 points"),
            (Language::English, Some(needed)) => {
                format!("{reached} of 100 points; {needed} are needed to pass")
            }
            (Language::Italian, None) => format!("{reached} punti su 100"),
            (Language::Italian, Some(needed)) => {
                format!("{reached} punti su 100; ne servono {needed} per superare il corso")
            }
        }
    }

    /// The outcome of a package.
    pub fn package_outcome(self, outcome: Outcome, package_score: PackageScore) -> String {
        let PackageScore { all, ruled, .. } = package_score;
        match (self, outcome) {
            (Language::English, Outcome::Unfinished) => {
                format!("Not finished: {ruled} of {all} incidents ruled on.")
            }
            (Language::English, Outcome::Completed) => "Finished.".to_owned(),
            (Language::English, Outcome::Passed) => "Finished: passed.".to_owned(),
            (Language::English, Outcome::Failed) => "Finished: not passed.".to_owned(),
            (Language::Italian, Outcome::Unfinished) => {
                format!("Non concluso: {ruled} episodi decisi su {all}.")
            }
            (Language::Italian, Outcome::Completed) => "Concluso.".to_owned(),
            (Language::Italian, Outcome::Passed) => "Concluso: superato.".to_owned(),
            (Language::Italian, Outcome::Failed) => "Concluso: non superato.".to_owned(),
        }
    }

    /// Says that the platform has not saved something, with the error it reported.
    pub fn not_saved(self, Trouble { code, text }: &Trouble) -> String {
        let said = [code.as_str(), text.as_str()];
        let said: Vec<&str> = said.into_iter().filter(|it| !it.is_empty()).collect();
        let said = match said.is_empty() {
            true => String::new(),
            false => format!(" ({})", said.join(": ")),
        };
        match self {
            Language::English => format!("Not saved in the learning platform{said}."),
            Language::Italian => format!("Non registrato nella piattaforma didattica{said}."),
        }
    }

    fn per_cent(self, percent: Percent) -> String {
        match self {
            Language::English => percent.to_string(),
            Language::Italian => percent.to_string().replace('.', ","),
        }
    }
}
