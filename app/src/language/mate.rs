//! The texts of the page on whether a side can still mate, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

mod en;
mod it;

use acconcio_mate::{QueryError, Reason};
use shakmaty::{Color, Role, Square};

use super::Language;

/// The page on whether a side can still mate.
#[derive(Debug)]
pub struct MateWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub set_up: &'static str,
    pub ask_heading: &'static str,
    pub ask: [&'static str; 3],
    pub missing: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub change: &'static str,
    pub and_white: &'static str,
    pub and_black: &'static str,
    pub board: &'static str,
    pub answer: &'static str,
    pub details: &'static str,
    pub at_work: &'static str,
    pub stop: &'static str,
    pub stopped: &'static str,
    pub again: &'static str,
    pub further: &'static str,
    pub failed: &'static str,
    pub line: &'static str,
    pub at_start: &'static str,
    pub in_words: &'static str,
    pub proof_checked: &'static str,
    pub king_mark: &'static str,
    pub fixed_mark: &'static str,
    pub no_attacker: &'static str,
    pub attackers_line: &'static str,
    pub both_can: &'static str,
    pub neither_can: &'static str,
    pub paste_heading: &'static str,
    pub paste: &'static str,
    pub paste_hint: &'static str,
    pub read: &'static str,
    pub game: &'static str,
    pub choose_move: &'static str,
    pub move_back: &'static str,
    pub move_on: &'static str,
    pub rules: &'static str,
    pub rules_line: &'static str,
    pub examples: &'static str,
    pub example: [&'static str; 6],
}

words_by_language! {
    /// The texts without parameters of the page.
    pub fn mate -> MateWords = WORDS;
}

texts_by_language! {
    /// The message that the answer on a player is being looked for.
    pub fn mate_at_work(winner: Color) -> String = at_work;

    /// The label of the button that shows the answer on a player on the board.
    pub fn shown_on_board(winner: Color) -> String = shown_on_board;

    /// The consequences under the Laws where only this player can still mate.
    pub fn only_one_can(winner: Color) -> String = only_one_can;

    /// The result that mate is possible, with the number of half-moves.
    pub fn mate_possible(winner: Color, half_moves: usize) -> String = possible;

    /// The result that mate is impossible.
    pub fn mate_impossible(winner: Color) -> String = impossible;

    /// The reason why mate is impossible, in one or two sentences.
    pub fn why_no_mate(reason: Reason, winner: Color) -> String = why;

    /// The error in a position, and the remedy.
    pub fn query_error(error: QueryError) -> String = error;
}

impl Language {
    /// The progress of the search: `40,000 of at most 300,000 positions`.
    pub fn states_looked_at(self, spent: u64, of: u64) -> String {
        let (spent, of) = (self.grouped(spent), self.grouped(of));
        match self {
            Language::English => format!("{spent} of at most {of} positions looked at"),
            Language::Italian => format!("{spent} posizioni esaminate, al massimo {of}"),
        }
    }

    /// A number with a separator of thousands.
    pub fn grouped(self, number: u64) -> String {
        let digits = number.to_string();
        let separator = match self {
            Language::English => ',',
            Language::Italian => '.',
        };
        let mut grouped = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                grouped.push(separator);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// The result that neither was shown, and its consequence under the Laws.
    pub fn mate_undecided(self, winner: Color, spent: u64) -> String {
        match self {
            Language::English => en::undecided(winner, &self.grouped(spent)),
            Language::Italian => it::undecided(winner, &self.grouped(spent)),
        }
    }

    /// The forced moves that come first.
    pub fn forced_first(self, moves: &str) -> String {
        match self {
            Language::English => format!("Every move is the only legal one: {moves}. Then:"),
            Language::Italian => format!("Ogni mossa è l’unica legale: {moves}. Poi:"),
        }
    }

    /// A piece and the squares on which it may stand: `the bishop (c1, e3)`.
    pub fn man_on(self, role: Role, squares: &[Square]) -> String {
        const MOST: usize = 8;
        let mut listed: Vec<String> = squares.iter().take(MOST).map(ToString::to_string).collect();
        if squares.len() > MOST {
            listed.push("…".to_owned());
        }
        format!("{} ({})", self.role(role), listed.join(", "))
    }
}
