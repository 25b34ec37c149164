//! The texts of the index of articles. The paraphrases of the articles are fetched with the pages that
//! show them; they are written in `articles/`, never in the wording of the Laws.

use acconcio_adjudication::laws::index::{Chapter, Part, Subject};
use acconcio_training::scenario::Wordings;

use super::Language;

/// A subject: its title, and the paraphrase of the rule in one line.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SubjectWords<'a> {
    pub title: &'a str,
    pub line: &'a str,
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
        let (words, number) = (self.index(), part.to_string());
        match part {
            Part::Article(_) => words.part_article(number),
            Part::Appendix(_) => words.part_appendix(number),
            Part::Guidelines(_) => words.part_guidelines(number),
        }
    }

    /// The subject of a part.
    pub fn law_chapter(self, chapter: Chapter) -> &'static str {
        let words = self.index();
        match chapter {
            Chapter::Aim => words.chapter_aim(),
            Chapter::Board => words.chapter_board(),
            Chapter::Moves => words.chapter_moves(),
            Chapter::Touch => words.chapter_touch(),
            Chapter::End => words.chapter_end(),
            Chapter::Clock => words.chapter_clock(),
            Chapter::Irregularities => words.chapter_irregularities(),
            Chapter::Recording => words.chapter_recording(),
            Chapter::Draws => words.chapter_draws(),
            Chapter::QuickplayFinish => words.chapter_quickplay_finish(),
            Chapter::Points => words.chapter_points(),
            Chapter::Conduct => words.chapter_conduct(),
            Chapter::Arbiter => words.chapter_arbiter(),
            Chapter::Rapid => words.chapter_rapid(),
            Chapter::Blitz => words.chapter_blitz(),
            Chapter::Notation => words.chapter_notation(),
            Chapter::BlindPlayers => words.chapter_blind_players(),
            Chapter::Adjournment => words.chapter_adjournment(),
            Chapter::Chess960 => words.chapter_chess960(),
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
