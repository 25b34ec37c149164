//! The words by which people usually search for a subject, where the texts of an incident do not have them: they follow
//! from the articles that order its ruling.

use std::collections::BTreeMap;

use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::laws::index::{Subject, entries};
use acconcio_training::scenario::ScenarioEntry;

use super::Library;
use crate::language::Language;

/// The words for the articles of each edition.
pub(crate) struct UsualWords {
    language: Language,
    by_edition: BTreeMap<EditionId, BTreeMap<&'static str, &'static str>>,
}

impl UsualWords {
    /// The words of a language for all editions with an index.
    pub(crate) fn of(language: Language) -> UsualWords {
        let usual = usual(language);
        let of_edition = |edition: EditionId| {
            let words = |subject: Subject| usual.iter().find(|(it, _)| it.contains(&subject));
            let named = entries(edition).into_iter();
            named.filter_map(|entry| Some((entry.article.0, words(entry.subject)?.1))).collect()
        };
        let by_edition = EditionId::ALL.into_iter().map(|edition| (edition, of_edition(edition)));
        UsualWords { language, by_edition: by_edition.collect() }
    }

    /// The topics of a scenario, and the usual words for what its variants are about.
    pub(crate) fn about(
        &self,
        library: &Library<'_>,
        scenario: &ScenarioEntry,
    ) -> Vec<&'static str> {
        let mut words: Vec<&'static str> =
            scenario.topics.iter().map(|topic| self.language.topic(*topic)).collect();
        for variant in &scenario.variants {
            let Some(digest) = library.digest(&scenario.id, &variant.id) else { continue };
            let Some(of_edition) = self.by_edition.get(&variant.edition(library.laws)) else {
                continue;
            };
            let decided = digest.decided.iter().chain(&digest.asked);
            words.extend(decided.filter_map(|article| of_edition.get(article.as_str())));
        }
        words.sort_unstable();
        words.dedup();
        words
    }
}

/// Subjects with the words that people use for them.
fn usual(language: Language) -> [(&'static [Subject], &'static str); 12] {
    use Subject::*;
    let words = language.subjects();
    [
        (&[RepetitionAhead, RepetitionAheadFixed, RepetitionNow, SamePosition], words.repetition()),
        (&[FivefoldInARow, Fivefold], words.fivefold()),
        (&[FiftyAhead, FiftyNow], words.fifty_moves()),
        (&[SeventyFive], words.seventy_five()),
        (&[DeadPosition, DeadPositionAgain], words.dead_position()),
        (&[LossOnTime, FlagFallen, WinOnTime], words.loss_on_time()),
        (&[QuickplayFinish, QuickplayClaim], words.quickplay_finish()),
        (&[PhoneSounds, Devices, DeviceCarried, DeviceInBag], words.phone()),
        (&[DefaultTime, NeitherPresent], words.late()),
        (&[Adjusting], words.adjusting()),
        (&[TouchedOwn, TouchedOpponent, TouchIsIntent, TouchDeliberate], words.touched()),
        (&[DrawOffer, DrawRules, AgreedDraw], words.draw_offer()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_every_edition_with_an_index_has_the_usual_words() {
        let words = UsualWords::of(Language::default());
        let of = |edition, article| words.by_edition[&edition].get(article).copied().unwrap_or("");
        assert!(
            of(EditionId::E2023, "9.2.1").contains("threefold"),
            "{:?}",
            words.by_edition[&EditionId::E2023]
        );
        assert!(of(EditionId::E2023, "5.2.2").contains("dead position"));
        assert!(of(EditionId::E2018, "6.9").contains("insufficient material"));
    }
}
