//! The citation of articles: each code has its own name for its parts.

use acconcio_adjudication::laws::{Citation, EditionId};

use crate::language::Language;

impl Language {
    /// The number of an article as it is cited: `Art. 7.4.a`, `Rule XIII`, `App. F`.
    pub fn article(self, by: Citation) -> String {
        let (words, number) = (self.laws(), by.article.0);
        match by.edition {
            EditionId::E2009
            | EditionId::E2014
            | EditionId::E2017
            | EditionId::E2018
            | EditionId::E2023
            | EditionId::Draft => self.fide_article(number),
            EditionId::UsChess if number == "Blitz" => words.blitz_rules().to_owned(),
            EditionId::UsChess => words.rule_number(self.worded(number)),
            EditionId::LondonXiii | EditionId::Bca1862 if number == "custom" => {
                words.custom().to_owned()
            }
            EditionId::LondonXiii => words.rule_number(number),
            EditionId::Bca1862 => words.law_number(number),
            // The custom has no numbers; the place where it was applied is cited instead.
            EditionId::KingPenalty => number.to_owned(),
        }
    }

    /// An article with its edition: `Art. 7.4.a, Laws of 1 July 2009`.
    pub fn citation(self, by: Citation) -> String {
        self.laws().citation(self.article(by), self.code_name(by.edition))
    }

    /// The name of a code after one of its rules.
    fn code_name(self, edition: EditionId) -> &'static str {
        let words = self.laws();
        match edition {
            EditionId::UsChess => words.code_us_chess(),
            EditionId::LondonXiii => words.code_london_xiii(),
            EditionId::Bca1862 => words.code_bca_1862(),
            EditionId::E2009
            | EditionId::E2014
            | EditionId::E2017
            | EditionId::E2018
            | EditionId::E2023
            | EditionId::Draft
            | EditionId::KingPenalty => self.edition(edition),
        }
    }

    /// The number of an article with its kind: appendices and guidelines are named as such; everything
    /// else is an article.
    pub(crate) fn fide_article(self, number: &str) -> String {
        if let Some(rest) = number.strip_prefix("Guid. ") {
            self.laws().guidelines(rest)
        } else if number.starts_with("App. ") {
            number.to_owned()
        } else {
            self.laws().article(self.worded(number))
        }
    }

    /// The number of an article with its words in the language.
    fn worded(self, number: &str) -> String {
        let words = self.laws();
        number.replace("proposal", words.proposal()).replace("Variation", words.variation())
    }
}
