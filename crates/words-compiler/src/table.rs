//! The compiled texts of one group in one language.

use acconcio_words::code::{PLURAL_TABLE, PLURALS, write_block};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::pattern::{Pattern, Piece};
use crate::words::{Language, Message, Words};
use crate::{SOURCE, UNTRANSLATED};

impl Words {
    /// An `acconcio_words::Table` as text: the texts of a group in a language.
    pub fn table(&self, group: &str, language: &Language) -> String {
        let mut table = format!("{}{}", self.signatures().schema(), plurals(&language.code));
        for message in self.of_group(group) {
            write_block(&pattern(message, &language.code).code(), &mut table);
        }
        table
    }

    pub(crate) fn of_group(&self, group: &str) -> impl Iterator<Item = &Message> {
        self.messages.iter().filter(move |message| message.group == group)
    }
}

/// The pattern of a text in a language, or that in English with a mark.
fn pattern(message: &Message, code: &str) -> Pattern {
    if let Some(own) = message.patterns.get(code) {
        return own.clone();
    }
    let mut english = message.patterns[SOURCE].clone();
    english.push(Piece::Text(UNTRANSLATED.to_owned()));
    english
}

/// The plural category of each number, by the rules of the language (CLDR); `other` for a language that
/// CLDR does not know.
fn plurals(code: &str) -> String {
    let code = code.parse::<LanguageIdentifier>().ok();
    let rules = code.and_then(|code| PluralRules::create(code, PluralRuleType::CARDINAL).ok());
    let digit = |number: usize| {
        let category = rules.as_ref().and_then(|rules| rules.select(number).ok());
        let name = match category {
            Some(PluralCategory::ZERO) => "zero",
            Some(PluralCategory::ONE) => "one",
            Some(PluralCategory::TWO) => "two",
            Some(PluralCategory::FEW) => "few",
            Some(PluralCategory::MANY) => "many",
            Some(PluralCategory::OTHER) | None => "other",
        };
        let at = PLURALS.iter().position(|it| *it == name).unwrap_or(PLURALS.len() - 1);
        at.to_string()
    };
    (0..PLURAL_TABLE).map(digit).collect()
}
