//! The sentences about presentations, in every language.

use super::stage::Part;
use crate::language::Language;

impl Language {
    /// The name of a part of an incident.
    pub const fn part_shown(self, part: Part) -> &'static str {
        let [replay, questions, ruling, reasons, what_if] = self.present().part;
        match part {
            Part::Replay => replay,
            Part::Questions => questions,
            Part::Ruling => ruling,
            Part::Reasons => reasons,
            Part::WhatIf => what_if,
        }
    }
}
