//! The sentences about presentations, in every language.

use super::stage::Section;
use crate::language::Language;

impl Language {
    /// The name of a section of an incident.
    pub fn section_shown(self, section: Section) -> &'static str {
        let [replay, questions, ruling, reasons, what_if] = self.present().part;
        match section {
            Section::Replay => replay,
            Section::Questions => questions,
            Section::Ruling => ruling,
            Section::Reasons => reasons,
            Section::WhatIf => what_if,
        }
    }
}
