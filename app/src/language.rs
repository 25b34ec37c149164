//! All texts of the app, in all its languages.
//!
//! The texts are in the files of `app/words`; the build makes a typed function of each ([`texts`]). The
//! methods of [`Language`] choose among them by the values of the other crates, sorted by subject.

mod acts;
mod answers;
mod bank;
mod dates;
mod disputed_points;
mod exam;
mod facts;
mod games;
mod handbook;
mod hints;
mod home;
mod index;
mod interventions;
mod laws;
mod mate;
mod moves;
mod occurrences;
mod pages;
mod people;
mod practice;
mod present;
mod principles;
mod print;
mod progress;
mod proposals;
mod quadrigliona;
pub mod reasons;
mod results;
mod ruling_changes;
pub mod say;
mod scenarios;
mod settings;
pub(crate) mod texts;
mod times;
mod whatif;

#[cfg(test)]
mod tests;

pub use answers::{BeforeTheTurn, OptionText};
pub use disputed_points::Agreement;
pub use exam::Given;
pub use facts::FactContext;
pub use handbook::{Figures, Passage};
pub use index::SubjectWords;
pub use quadrigliona::{Difference, MatchContext, OpenPoint};
pub(crate) use ruling_changes::StatedWords;
pub use texts::QuadriglionaWords;
pub use texts::{Group, Language};
pub use whatif::ChangeContext;

use acconcio_training::scenario::{LanguageCode, Prose, Text};
use strum::VariantArray;
use yew::prelude::*;

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Language; Language::VARIANTS.len()] =
        *Language::VARIANTS.first_chunk().expect("of the same length");

    /// Returns the language of a tag such as `it-CH`, if the app has it.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The name of the language in itself; with its percentage while some of its texts are missing: `Français (82 %)`.
    pub fn offered_name(self) -> String {
        with_progress(self.name(), self.translated())
    }

    /// The percentage of its texts that the language has, while some are missing: ` 82 %`.
    pub fn progress_mark(self) -> Option<String> {
        in_progress(self.translated()).map(|percent| format!(" {percent}"))
    }

    /// Returns a scenario's text in this language; in the original one while this one is missing.
    pub fn of(self, text: &Text) -> &str {
        text.get_or_original(self.code()).map_or("", |(_, text)| text)
    }

    /// A scenario's text as it is shown: in this language; in the original one, and marked with it, while
    /// this one is missing.
    pub fn said(self, text: &Text) -> Html {
        text.get_or_original(self.code())
            .map_or_else(Html::default, |(code, text)| self.marked(code, text))
    }

    /// The paragraphs of a text in this language; in the original one while this one is missing.
    pub fn prose(self, prose: &Prose) -> &[String] {
        prose.get_or_original(self.code()).map_or(&[], |(_, paragraphs)| paragraphs)
    }

    /// The paragraphs of a text as they are shown, each marked as [`Language::said`] does.
    pub fn said_prose(self, prose: &Prose) -> Vec<Html> {
        let found = prose.get_or_original(self.code());
        let marked = found.map(|(code, paragraphs)| {
            paragraphs.iter().map(|text| self.marked(code, text)).collect()
        });
        marked.unwrap_or_default()
    }

    /// Returns a text, marked with its language unless that is this one.
    fn marked(self, code: &LanguageCode, text: &str) -> Html {
        let text = text.to_owned();
        if code.as_str() == self.code() {
            html! { { text } }
        } else {
            html! { <span lang={code.as_str().to_owned()}>{ text }</span> }
        }
    }
}

fn with_progress(name: &str, translated: usize) -> String {
    in_progress(translated).map_or_else(|| name.to_owned(), |percent| format!("{name} ({percent})"))
}

/// The percentage of a language that lacks some of its texts, with a space that does not break.
fn in_progress(translated: usize) -> Option<String> {
    (translated < 100).then(|| format!("{translated}\u{a0}%"))
}

/// Returns a word or clause with its first letter as a capital.
fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
