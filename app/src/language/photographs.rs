//! The texts about a game, its photographs and its repetitions, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

mod en;
mod it;

use acconcio_core::laws::Arisen;
use acconcio_core::record::Difference;
use shakmaty::{Board, Color};

use super::{Language, capitalised};
use crate::features::incident::occurrences::photographs::{Finding, Last, Point};

/// A game before the film, and photographs of it.
#[derive(Debug)]
pub struct PhotographWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub announced: &'static str,
    pub equal: &'static str,
    pub differs: &'static str,
    pub here: &'static str,
    pub game: &'static str,
    pub game_lead: &'static str,
    pub moves: &'static str,
    pub no_move: &'static str,
    pub back: &'static str,
    pub on: &'static str,
    pub photograph: &'static str,
    pub taken: &'static str,
    pub told_later: &'static str,
    pub side_by_side: &'static str,
    pub scoresheet: &'static str,
    pub show_mate: &'static str,
}

impl Language {
    /// The texts without parts about a game and its photographs.
    pub const fn photographs(self) -> &'static PhotographWords {
        match self {
            Language::English => &en::WORDS,
            Language::Italian => &it::WORDS,
        }
    }

    /// A point on which photographs are compared.
    pub const fn point_compared(self, point: Point) -> &'static str {
        match self {
            Language::English => en::point(point),
            Language::Italian => it::point(point),
        }
    }

    /// Which photograph it is: `Photograph 2`.
    pub fn photograph_number(self, number: usize) -> String {
        match self {
            Language::English => format!("Photograph {number}"),
            Language::Italian => format!("Fotografia {number}"),
        }
    }

    /// When a photograph was taken, as its heading.
    pub fn taken_at(self, arisen: Arisen) -> String {
        capitalised(&self.moment(arisen))
    }

    /// All men of a board, for those who do not see it.
    pub fn men(self, board: &Board) -> String {
        let of = |color: Color| {
            let men = board.by_color(color).into_iter().filter_map(|square| {
                board.role_at(square).map(|role| format!("{} {square}", self.role(role)))
            });
            format!("{}: {}", self.color_label(color), men.collect::<Vec<_>>().join(", "))
        };
        format!("{}. {}", of(Color::White), of(Color::Black))
    }

    /// Who is to move.
    pub fn to_move(self, color: Color) -> String {
        match self {
            Language::English => format!("{} to move", self.color(color)),
            Language::Italian => format!("Tratto {}", self.color_dative(color)),
        }
    }

    /// The count of one position: `Position A: 1, 2`.
    pub fn count_of_position(self, class: usize, count: usize) -> String {
        let numbers: Vec<String> = (1..=count).map(|number| number.to_string()).collect();
        let (letter, numbers) = (class_letter(class), numbers.join(", "));
        match self {
            Language::English => format!("Position {letter}: {numbers}"),
            Language::Italian => format!("Posizione {letter}: {numbers}"),
        }
    }

    /// One photograph in the count of its position: `A1`.
    pub fn place_in_count(self, class: usize, number: usize) -> String {
        format!("{}{number}", class_letter(class))
    }

    /// How far the count is, and how far it has to be.
    pub fn counted_of(self, count: usize, needed: usize, last: Last) -> String {
        match self {
            Language::English => en::counted(count, needed, last),
            Language::Italian => it::counted(count, needed, last),
        }
    }

    /// What parts a position from the one asked about: `White still held the right to O-O`.
    pub fn difference(self, difference: Difference) -> String {
        capitalised(&self.differing(difference))
    }

    /// What a photograph shows, beside the position asked about.
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

    /// Throws a photograph away.
    pub fn discard_photograph(self, arisen: Arisen) -> String {
        let when = self.moment(arisen);
        match self {
            Language::English => format!("Throw away the photograph {when}"),
            Language::Italian => format!("Elimina la fotografia {when}"),
        }
    }

    /// A move on a player’s scoresheet, spoken.
    pub fn written_by(self, color: Color, san: &str) -> String {
        let color = self.color_genitive(color);
        match self {
            Language::English => format!("On {color} scoresheet: {san}"),
            Language::Italian => format!("Sul formulario {color}: {san}"),
        }
    }
}

fn class_letter(class: usize) -> char {
    u8::try_from(class).ok().and_then(|it| b'A'.checked_add(it)).map_or('?', char::from)
}
