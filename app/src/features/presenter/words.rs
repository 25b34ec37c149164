//! The sentences about what is presented, in every language.

use super::stage::Part;
use crate::language::Language;

impl Language {
    /// The name of a part of an incident.
    pub const fn part_shown(self, part: Part) -> &'static str {
        let [film, questions, ruling, reasons, what_if] = self.present().part;
        match part {
            Part::Film => film,
            Part::Questions => questions,
            Part::Ruling => ruling,
            Part::Reasons => reasons,
            Part::WhatIf => what_if,
        }
    }
}
