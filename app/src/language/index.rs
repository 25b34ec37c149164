//! The texts of the index of articles. The paraphrases of the articles are fetched with the pages that
//! show them; they are written in `articles/`, never in the wording of the Laws.

mod en;
mod it;

use acconcio_adjudication::laws::index::{Chapter, Part, Subject};
use acconcio_training::scenario::Wordings;

use super::Language;

/// The texts around the index.
#[allow(missing_docs, reason = "the English text of a field says what it is for")]
#[derive(Debug)]
pub struct IndexWords {
    pub name: &'static str,
    pub heading: &'static str,
    pub lead: &'static str,
    pub official: &'static str,
    pub editions: &'static str,
    pub parts: &'static str,
    pub search: &'static str,
    pub nothing_found: &'static str,
    pub reset: &'static str,
    pub numbers: &'static str,
    pub otherwise: &'static str,
    pub otherwise_key: &'static str,
    pub proposals: &'static str,
    pub proposals_lead: &'static str,
}

/// A subject: its title, and the paraphrase of the rule in one line.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SubjectWords<'a> {
    pub title: &'a str,
    pub line: &'a str,
}

words_by_language! {
    /// The texts around the index.
    pub fn index -> IndexWords = WORDS;
}

texts_by_language! {
    /// The subject of a part.
    pub fn law_chapter(chapter: Chapter) -> &'static str = chapter;
}

impl Language {
    /// A subject of the Laws.
    pub fn subject(self, wordings: &Wordings, subject: Subject) -> SubjectWords<'_> {
        // The pack has every subject; otherwise it is not built.
        wordings.of(subject).map_or_else(SubjectWords::default, |wording| SubjectWords {
            title: self.of(&wording.title),
            line: self.of(&wording.line),
        })
    }

    /// A part of an edition by its number: `Article 4`, `Appendix A`.
    pub fn part(self, part: Part) -> String {
        let kind = match (self, part) {
            (Language::English, Part::Article(_)) => "Article",
            (Language::English, Part::Appendix(_)) => "Appendix",
            (Language::English, Part::Guidelines(_)) => "Guidelines",
            (Language::Italian, Part::Article(_)) => "Articolo",
            (Language::Italian, Part::Appendix(_)) => "Appendice",
            (Language::Italian, Part::Guidelines(_)) => "Linee guida",
        };
        format!("{kind} {part}")
    }

    /// The number of entries of the index shown.
    pub fn entries_shown(self, count: usize) -> String {
        match (self, count) {
            (Language::English, 1) => "1 entry".to_owned(),
            (Language::English, _) => format!("{count} entries"),
            (Language::Italian, 1) => "1 voce".to_owned(),
            (Language::Italian, _) => format!("{count} voci"),
        }
    }
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::laws::EditionId;
    use acconcio_adjudication::laws::index::{Part, entries};

    use super::*;

    #[test]
    fn ok_every_part_has_words_in_both_languages() {
        for edition in EditionId::FIDE {
            for part in entries(edition).iter().map(|entry| Part::of(entry.article)) {
                let chapter = part.chapter(edition).unwrap();
                let said = Language::ALL
                    .map(|language| (language.part(part), language.law_chapter(chapter)));
                assert_ne!(said[0], said[1], "{edition} {part}");
            }
        }
        assert_eq!(Language::Italian.part(Part::Guidelines(3)), "Linee guida III");
    }
}
