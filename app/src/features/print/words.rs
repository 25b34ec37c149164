//! The sentences on printed sheets.

use super::report::Field;
use crate::language::Language;

impl Language {
    /// The label of a field of the report.
    pub fn report_field(self, field: Field) -> &'static str {
        let words = self.print();
        match field {
            Field::Event => words.event(),
            Field::Place => words.place(),
            Field::Round => words.round(),
            Field::Board => words.board(),
            Field::Date => words.date(),
            Field::White => words.white(),
            Field::Black => words.black(),
            Field::TimeControl => words.time_control(),
            Field::Laws => self.player().laws(),
            Field::FurtherFacts => words.further_facts(),
            Field::ClocksBefore => words.clocks_before(),
            Field::ClocksAfter => words.clocks_after(),
            Field::Penalties => words.penalties(),
            Field::Result => words.result(),
            Field::Remarks => words.remarks(),
        }
    }
}
