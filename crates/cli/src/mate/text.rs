//! The printed form of an answer.

use acconcio_mate::{Answer, Ending, Part, Query, QueryError, Reason, Theorem};
use acconcio_notation::color_word;
use serde::Serialize;
use shakmaty::Color;

/// An answer, for people and for programs.
#[derive(Serialize)]
#[rustfmt::skip]
pub struct AnswerText {
    pub answer: &'static str,
    pub fen: String,
    pub winner: &'static str,
    /// The moves to mate.
    #[serde(skip_serializing_if = "Option::is_none")] pub moves: Option<Vec<String>>,
    /// The part of the search that found them.
    #[serde(skip_serializing_if = "Option::is_none")] pub found_by: Option<Part>,
    /// The reason on which the proof rests.
    #[serde(skip_serializing_if = "Option::is_none")] pub reason: Option<String>,
    /// The number of forced half-moves before.
    #[serde(skip_serializing_if = "Option::is_none")] pub forced: Option<u32>,
    /// The number of states searched.
    #[serde(skip_serializing_if = "Option::is_none")] pub states: Option<u64>,
    /// The error in the position.
    #[serde(skip_serializing_if = "Option::is_none")] pub error: Option<String>,
}

impl AnswerText {
    pub fn of(fen: &str, query: &Query, answer: &Answer, states: u64) -> AnswerText {
        let text = AnswerText {
            states: Some(states),
            ..AnswerText::named("undecided", fen, query.winner())
        };
        match answer {
            Answer::Possible(line) => AnswerText {
                answer: "possible",
                moves: Some(line.moves.iter().map(ToString::to_string).collect()),
                found_by: Some(line.found_by),
                ..text
            },
            Answer::Impossible(certificate) => {
                let (forced, reason) = certificate.summary();
                AnswerText {
                    answer: "impossible",
                    reason: Some(reason_word(reason)),
                    forced: Some(forced),
                    ..text
                }
            }
            Answer::Undecided { .. } => text,
        }
    }

    pub fn wrong_fen(fen: &str, winner: Color, error: QueryError) -> AnswerText {
        AnswerText { error: Some(error.to_string()), ..AnswerText::named("invalid", fen, winner) }
    }

    fn named(answer: &'static str, fen: &str, winner: Color) -> AnswerText {
        let (fen, winner) = (fen.to_owned(), color_word(winner));
        let (moves, found_by, reason, forced, states, error) = (None, None, None, None, None, None);
        AnswerText { answer, fen, winner, moves, found_by, reason, forced, states, error }
    }

    /// The error in the position, if there is one.
    pub fn wrong(&self) -> Option<&str> {
        self.error.as_deref()
    }

    /// The answer in a line; its first word names it.
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

/// The word for a reason, with the number of positions where there is one.
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

#[cfg(test)]
mod tests {
    use acconcio_mate::{Budget, solve};

    use super::*;

    #[track_caller]
    fn check(fen: &str, limit: u64, expected: &str) {
        let text = match Query::from_fen(fen, Color::White) {
            Ok(query) => AnswerText::of(fen, &query, &solve(query.clone(), Budget::of(limit)), 0),
            Err(error) => AnswerText::wrong_fen(fen, Color::White, error),
        };
        let line = text.line();
        assert!(line.starts_with(expected), "{line}");
    }

    #[test]
    fn ok_the_first_word_is_the_answer() {
        check("k1K5/p7/8/1N6/8/8/8/8 w - - 0 1", 1_000, "possible b5c7");
        check("8/8/8/8/8/2k5/8/K7 w - - 0 1", 1_000, "impossible bare-king");
        check(
            "kb6/2N5/1K6/8/8/8/8/8 b - - 0 1",
            1_000,
            "impossible after a forced move: bare-king",
        );
        check("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 1, "undecided");
    }

    #[test]
    fn err_the_line_says_what_is_wrong() {
        check("8/8/8/8/8/8/8/K7 w - - 0 1", 1_000, "invalid black has no king");
    }
}
