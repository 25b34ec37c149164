//! The end of an attempt: its answers are sealed, and what this device knew of the paper is forgotten.

use acconcio_training::exam::{ExamPaper, ItemFacts, PaperKey, ResultFile};

use super::lock::ExamLock;
use super::saved::{Exams, HandedInExam, OwnCopy, SavedExam};
use super::saved_facts::SavedFacts;
use crate::platform::browser;
use crate::platform::storage::Storage;

/// Hands in an attempt that has ended.
pub(crate) fn hand_in(
    storage: &Storage,
    exam: &ExamPaper,
    key: &PaperKey,
    facts: Vec<ItemFacts>,
    result: ResultFile,
) {
    let paper = result.paper.clone();
    let own = OwnCopy { key: key.clone(), facts, result };
    let random = [browser::random_bytes(), browser::random_bytes()];
    let handed_in = HandedInExam::of(own, exam, random);
    storage.store(&storage.load::<Exams>().with(SavedExam::HandedIn(handed_in)));
    storage.store(&storage.load::<SavedFacts>().without(&paper));
    storage.store(&ExamLock(None));
}

/// The name of the file that a candidate hands in: surname, exam, date.
pub(crate) fn file_name(handed_in: &HandedInExam) -> String {
    let zone = browser::here_and_now().zone;
    let day = zone.day_of(handed_in.started).to_string();
    let surname = handed_in.candidate.split(',').next().unwrap_or_default();
    let parts = [surname, &handed_in.title, &day].map(plain_name);
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    format!("{}.json", parts.join("_"))
}

/// A text as a part of the name of a file on every system: its letters, digits and hyphens.
fn plain_name(text: &str) -> String {
    let words = text.split(|it: char| !it.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::plain_name;

    #[test]
    fn ok_a_name_of_a_file_has_letters_digits_and_hyphens() {
        for (text, name) in [
            ("O’Hara", "o-hara"),
            ("Corso FA: Roma / 2026", "corso-fa-roma-2026"),
            ("Müller", "müller"),
            ("../..", ""),
            ("2026-11-24", "2026-11-24"),
        ] {
            assert_eq!(plain_name(text), name);
        }
    }
}
