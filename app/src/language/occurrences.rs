//! The texts about a game, the occurrences of its positions, and repetition, in every language.

use acconcio_adjudication::game_record::Difference;
use acconcio_adjudication::laws::Arisen;
use shakmaty::{Board, Color};

use super::{Language, capitalised};

impl Language {
    /// The heading of an occurrence, by its number.
    pub fn occurrence_number(self, number: usize) -> String {
        self.occurrences().number(number)
    }

    /// The time at which an occurrence arose, as a heading.
    pub fn taken_at(self, arisen: Arisen) -> String {
        capitalised(&self.moment(arisen))
    }

    /// All pieces of a board, for those who do not see it.
    pub fn men(self, board: &Board) -> String {
        let words = self.occurrences();
        let of = |color: Color| {
            let men = board
                .by_color(color)
                .into_iter()
                .filter_map(|square| board.role_at(square).map(|role| words.piece(role, square)));
            words.men_of(color, men.collect::<Vec<_>>().join(", "))
        };
        format!("{}. {}", of(Color::White), of(Color::Black))
    }

    /// The player to move.
    pub fn to_move(self, color: Color) -> String {
        self.occurrences().to_move(color)
    }

    /// The count of one position: `Position A: 1, 2`.
    pub fn count_of_position(self, class: usize, count: usize) -> String {
        let numbers: Vec<String> = (1..=count).map(|number| number.to_string()).collect();
        self.occurrences().count_of_position(class_letter(class).to_string(), numbers.join(", "))
    }

    /// One occurrence in the count of its position: `A1`.
    pub fn place_in_count(self, class: usize, number: usize) -> String {
        format!("{}{number}", class_letter(class))
    }

    /// The difference of a position from the one in question: `White still had the right to castle O-O`.
    pub fn difference(self, difference: Difference) -> String {
        capitalised(&self.differing(difference))
    }

    /// The label of the button that removes an occurrence.
    pub fn discard_occurrence(self, arisen: Arisen) -> String {
        self.occurrences().discard(self.moment(arisen))
    }

    /// A move on a player’s scoresheet, as it is spoken.
    pub fn written_by(self, color: Color, san: &str) -> String {
        self.occurrences().written_by(color, san)
    }
}

fn class_letter(class: usize) -> char {
    u8::try_from(class).ok().and_then(|it| b'A'.checked_add(it)).map_or('?', char::from)
}
