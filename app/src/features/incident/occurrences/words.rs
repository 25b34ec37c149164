//! The sentences about occurrences of a position, in every language.

pub(crate) mod en;
pub(crate) mod it;

use super::occurrence::{Finding, Last, Point};
use crate::language::{Language, texts_by_language};
use acconcio_adjudication::game_record::Difference;

texts_by_language! {
    /// A point on which occurrences are compared.
    pub fn point_compared(point: Point) -> &'static str = point;

    /// The count so far, and the count required.
    pub fn counted_of(count: usize, needed: usize, last: Last) -> String = counted;
}

impl Language {
    /// The result of comparing an occurrence with the position asked about.
    pub fn finding(self, finding: &Finding) -> String {
        let reasons = |parting: &[Difference]| {
            let reasons: Vec<String> = parting.iter().map(|it| self.differing(*it)).collect();
            reasons.join("; ")
        };
        match (self, finding) {
            (Language::English, Finding::Counts(number)) => {
                format!("This one counts: it is number {number}.")
            }
            (Language::Italian, Finding::Counts(number)) => {
                format!("Questa conta: è la numero {number}.")
            }
            (Language::English, Finding::LooksAlike(parting)) => {
                format!("It looks the same and does not count: {}.", reasons(parting))
            }
            (Language::Italian, Finding::LooksAlike(parting)) => {
                format!("Sembra la stessa, ma non conta: {}.", reasons(parting))
            }
            (Language::English, Finding::Another) => {
                "This is another position: other men, or on other squares.".to_owned()
            }
            (Language::Italian, Finding::Another) => {
                "È un’altra posizione: altri pezzi, o in altre case.".to_owned()
            }
        }
    }
}
