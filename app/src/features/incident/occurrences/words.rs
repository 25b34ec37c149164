//! The sentences about occurrences of a position.

use acconcio_adjudication::game_record::Difference;

use super::occurrence::{Finding, Last, Point};
use crate::language::Language;

impl Language {
    /// A point on which occurrences are compared.
    pub fn point_compared(self, point: Point) -> &'static str {
        let words = self.occurrences();
        match point {
            Point::SideToMove => words.compared_side_to_move(),
            Point::Men => words.compared_men(),
            Point::Moves => words.compared_moves(),
            Point::Castling => words.compared_castling(),
            Point::EnPassant => words.compared_en_passant(),
        }
    }

    /// The count so far, and the count required.
    pub fn counted_of(self, count: usize, needed: usize, last: Last) -> String {
        let words = self.occurrences();
        match last {
            Last::Stood => words.stood(count, needed),
            Last::Announced => words.announced_to_arise(count, needed),
        }
    }

    /// The result of comparing an occurrence with the position asked about.
    pub fn finding(self, finding: &Finding) -> String {
        let words = self.occurrences();
        let reasons = |parting: &[Difference]| {
            let reasons: Vec<String> = parting.iter().map(|it| self.differing(*it)).collect();
            reasons.join("; ")
        };
        match finding {
            Finding::Counts(number) => words.counts(number),
            Finding::LooksAlike(parting) => words.looks_alike(reasons(parting)),
            Finding::Another => words.another().to_owned(),
        }
    }
}
