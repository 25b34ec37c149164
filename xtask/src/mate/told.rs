//! An answer as it is printed.

use acconcio_core::mate::{Answer, Ending, Part, Query, QueryError, Reason, Theorem};
use acconcio_core::notation::color_word;
use serde::Serialize;
use shakmaty::Color;

/// An answer, for people and for programs.
#[derive(Serialize)]
#[rustfmt::skip]
pub struct Told {
    pub answer: &'static str,
    pub fen: String,
    pub winner: &'static str,
    /// The moves to mate.
    #[serde(skip_serializing_if = "Option::is_none")] pub moves: Option<Vec<String>>,
    /// The part of the search that found them.
    #[serde(skip_serializing_if = "Option::is_none")] pub found_by: Option<Part>,
    /// What the proof rests on.
    #[serde(skip_serializing_if = "Option::is_none")] pub reason: Option<String>,
    /// The half-moves that are forced before.
    #[serde(skip_serializing_if = "Option::is_none")] pub forced: Option<u32>,
    /// The states looked at.
    #[serde(skip_serializing_if = "Option::is_none")] pub states: Option<u64>,
    /// What is wrong with the position.
    #[serde(skip_serializing_if = "Option::is_none")] pub error: Option<String>,
}

impl Told {
    pub fn of(fen: &str, query: &Query, answer: &Answer, states: u64) -> Told {
        let told = Told { states: Some(states), ..Told::named("undecided", fen, query.winner()) };
        match answer {
            Answer::Possible(line) => Told {
                answer: "possible",
                moves: Some(line.moves.iter().map(ToString::to_string).collect()),
                found_by: Some(line.found_by),
                ..told
            },
            Answer::Impossible(certificate) => {
                let (forced, reason) = certificate.summary();
                Told {
                    answer: "impossible",
                    reason: Some(reason_word(reason)),
                    forced: Some(forced),
                    ..told
                }
            }
            Answer::Undecided { .. } => told,
        }
    }

    pub fn wrong_fen(fen: &str, winner: Color, error: QueryError) -> Told {
        Told { error: Some(error.to_string()), ..Told::named("invalid", fen, winner) }
    }

    fn named(answer: &'static str, fen: &str, winner: Color) -> Told {
        let (fen, winner) = (fen.to_owned(), color_word(winner));
        let (moves, found_by, reason, forced, states, error) = (None, None, None, None, None, None);
        Told { answer, fen, winner, moves, found_by, reason, forced, states, error }
    }

    /// What is wrong with the position, if it is.
    pub fn wrong(&self) -> Option<&str> {
        self.error.as_deref()
    }

    /// The answer in a line; its first word says which it is.
    pub fn line(&self) -> String {
        let mut words = vec![self.answer.to_owned()];
        words.extend(self.moves.iter().flatten().cloned());
        match self.forced {
            Some(0) | None => {}
            Some(1) => words.push("after a forced move:".to_owned()),
            Some(forced) => words.push(format!("after {forced} forced moves:")),
        }
        words.extend(self.reason.clone());
        words.extend(self.error.clone());
        if self.answer == "undecided" {
            words.extend(self.states.map(|states| format!("after {states} states")));
        }
        words.join(" ")
    }
}

/// A reason in a word, with the number of positions where there is one.
pub fn reason_word(reason: Reason) -> String {
    match reason {
        Reason::Over(Ending::Stalemate) => "stalemate".to_owned(),
        Reason::Over(Ending::WinnerMated) => "winner-mated".to_owned(),
        Reason::Over(Ending::SeventyFiveMoves) => "seventy-five-moves".to_owned(),
        Reason::Material(Theorem::BareKing) => "bare-king".to_owned(),
        Reason::Material(Theorem::KnightAgainstQueens) => "knight-against-queens".to_owned(),
        Reason::Material(Theorem::BishopsOfOneColor) => "bishops-of-one-color".to_owned(),
        Reason::Repetition => "repetition".to_owned(),
        Reason::Closed(positions) => format!("closed {positions}"),
        Reason::Patterns => "patterns".to_owned(),
        Reason::ClosedWithPatterns(positions) => format!("closed-with-patterns {positions}"),
    }
}
