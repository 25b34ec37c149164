//! The sentences about presentations.

use super::stage::Section;
use crate::language::Language;

impl Language {
    /// The name of a section of an incident.
    pub fn section_shown(self, section: Section) -> &'static str {
        let words = self.present();
        match section {
            Section::Replay => words.part_replay(),
            Section::Questions => words.part_questions(),
            Section::Ruling => words.part_ruling(),
            Section::Reasons => words.part_reasons(),
            Section::WhatIf => words.part_what_if(),
        }
    }
}
