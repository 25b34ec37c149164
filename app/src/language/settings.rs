//! The texts of the settings.

use super::Language;
use crate::platform::storage::Key;
use crate::platform::storage::merge::Restored;

impl Language {
    /// The effect of restoring a backup, or the one that it would have: what is added, and what stays.
    pub fn restored(self, is_done: bool, restored: &Restored) -> String {
        let words = self.settings();
        let list = |parts: &mut dyn Iterator<Item = (Key, usize)>| {
            let parts: Vec<String> =
                parts.map(|(key, count)| self.restored_part(key, count)).collect();
            (!parts.is_empty()).then(|| self.listed(&parts))
        };
        let (added, kept) = (list(&mut restored.added()), list(&mut restored.kept()));
        let read =
            if is_done { words.backup_restored() } else { words.nothing_changed_yet() }.to_owned();
        let added = match (added, is_done) {
            (Some(added), true) => words.added(added),
            (Some(added), false) => words.will_be_added(added),
            (None, _) => words.all_here_already().to_owned(),
        };
        let kept = kept.map(|kept| words.kept_as_here(kept));
        [read, added].into_iter().chain(kept).collect::<Vec<_>>().join(" ")
    }

    /// This many parts of a backup: `2 exams`.
    fn restored_part(self, key: Key, count: usize) -> String {
        let words = self.settings();
        let only = match key {
            Key::Log => return words.part_rulings(count),
            Key::Quadrigliona => return words.part_quadrigliona(count),
            Key::Exams => return words.part_exams(count),
            Key::CoursePlans => return words.part_course_plans(count),
            Key::MarkBook => return words.part_mark_book(count),
            Key::Blueprints => return words.part_blueprints(count),
            Key::Packs => return words.part_packs(count),
            Key::Drafts => return words.part_drafts(count),
            Key::Settings => return words.part_settings(count),
            Key::Plan => return words.part_review_settings(count),
            // There is only one of each.
            Key::Show => words.part_show(),
            Key::ExamFacts | Key::ExamLock => words.part_exam_facts(),
            Key::Bookmark => words.part_bookmark(),
            Key::Lms => words.part_lms(),
            Key::Folds => words.part_folds(),
        };
        only.to_owned()
    }
}
