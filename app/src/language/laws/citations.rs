//! The citation of articles: each code has its own name for its parts.

use acconcio_adjudication::laws::{Citation, EditionId};

use crate::language::Language;

impl Language {
    /// The number of an article as it is cited: `Art. 7.4.a`, `Rule XIII`, `App. F`.
    pub fn article(self, by: Citation) -> String {
        let number = by.article.0;
        match by.edition {
            EditionId::E2009
            | EditionId::E2014
            | EditionId::E2017
            | EditionId::E2018
            | EditionId::E2023 => self.fide_article(number),
            EditionId::UsChess if number == "Blitz" => self.blitz_rules().to_owned(),
            EditionId::UsChess => format!("{} {}", self.rule_word(), self.worded(number)),
            EditionId::LondonXiii | EditionId::Bca1862 if number == "custom" => {
                self.custom().to_owned()
            }
            EditionId::LondonXiii => format!("{} {number}", self.rule_word()),
            EditionId::Bca1862 => format!("{} {number}", self.law_word()),
            // The custom has no numbers; the place where it was applied is cited instead.
            EditionId::KingPenalty => number.to_owned(),
        }
    }

    /// An article with its edition: `Art. 7.4.a, Laws of 1 July 2009`.
    pub fn citation(self, by: Citation) -> String {
        format!("{}, {}", self.article(by), self.code_name(by.edition))
    }

    /// The name of a code after one of its rules.
    fn code_name(self, edition: EditionId) -> &'static str {
        match edition {
            EditionId::UsChess => "US Chess",
            EditionId::LondonXiii => "London Chess Club",
            EditionId::Bca1862 => "British Chess Association, 1862",
            EditionId::E2009
            | EditionId::E2014
            | EditionId::E2017
            | EditionId::E2018
            | EditionId::E2023
            | EditionId::KingPenalty => self.edition(edition),
        }
    }

    /// The number of an article with its kind: appendices and guidelines are named as such; everything
    /// else is an article.
    pub(crate) fn fide_article(self, number: &str) -> String {
        if let Some(rest) = number.strip_prefix("Guid. ") {
            format!("{} {rest}", self.guidelines())
        } else if number.starts_with("App. ") {
            number.to_owned()
        } else {
            format!("Art. {}", self.worded(number))
        }
    }

    /// The number of an article with its words in the language.
    fn worded(self, number: &str) -> String {
        match self {
            Language::English => number.to_owned(),
            Language::Italian => {
                number.replace("proposal", "proposta").replace("Variation", "variante")
            }
        }
    }

    fn rule_word(self) -> &'static str {
        match self {
            Language::English => "Rule",
            Language::Italian => "Regola",
        }
    }

    fn law_word(self) -> &'static str {
        match self {
            Language::English => "Law",
            Language::Italian => "Legge",
        }
    }

    fn blitz_rules(self) -> &'static str {
        match self {
            Language::English => "Blitz rules",
            Language::Italian => "Regole del lampo",
        }
    }

    fn custom(self) -> &'static str {
        match self {
            Language::English => "Custom of the game",
            Language::Italian => "Consuetudine di gioco",
        }
    }

    fn guidelines(self) -> &'static str {
        match self {
            Language::English => "Guidelines",
            Language::Italian => "Linee guida",
        }
    }
}
