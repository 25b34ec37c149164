//! The texts about a game, the occurrences of its positions, and repetition, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

mod en;
mod it;

use acconcio_adjudication::game_record::Difference;
use acconcio_adjudication::laws::Arisen;
use shakmaty::{Board, Color};

use super::{Language, capitalised};

/// A game before the replay, and the occurrences of its positions.
#[derive(Debug)]
pub struct OccurrenceWords {
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
    pub occurrence: &'static str,
    pub taken: &'static str,
    pub recorded: &'static str,
    pub side_by_side: &'static str,
    pub scoresheet: &'static str,
    pub show_mate: &'static str,
}

words_by_language! {
    /// The texts without parameters about a game and its occurrences.
    pub fn occurrences -> OccurrenceWords = WORDS;
}

impl Language {
    /// The heading of an occurrence, by its number.
    pub fn occurrence_number(self, number: usize) -> String {
        match self {
            Language::English => format!("Photograph {number}"),
            Language::Italian => format!("Fotografia {number}"),
        }
    }

    /// The time at which an occurrence arose, as a heading.
    pub fn taken_at(self, arisen: Arisen) -> String {
        capitalised(&self.moment(arisen))
    }

    /// All pieces of a board, for those who do not see it.
    pub fn men(self, board: &Board) -> String {
        let of = |color: Color| {
            let men = board.by_color(color).into_iter().filter_map(|square| {
                board.role_at(square).map(|role| format!("{} {square}", self.role(role)))
            });
            format!("{}: {}", self.color_label(color), men.collect::<Vec<_>>().join(", "))
        };
        format!("{}. {}", of(Color::White), of(Color::Black))
    }

    /// The player to move.
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

    /// One occurrence in the count of its position: `A1`.
    pub fn place_in_count(self, class: usize, number: usize) -> String {
        format!("{}{number}", class_letter(class))
    }

    /// The difference of a position from the one in question: `White still held the right to O-O`.
    pub fn difference(self, difference: Difference) -> String {
        capitalised(&self.differing(difference))
    }

    /// The label of the button that removes an occurrence.
    pub fn discard_occurrence(self, arisen: Arisen) -> String {
        let when = self.moment(arisen);
        match self {
            Language::English => format!("Throw away the photograph {when}"),
            Language::Italian => format!("Elimina la fotografia {when}"),
        }
    }

    /// A move on a player’s scoresheet, as it is spoken.
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
