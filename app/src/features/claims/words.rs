//! The texts on claims in games, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

mod en;
mod it;

use acconcio_adjudication::claimable::{Ground, Procedure};
use acconcio_adjudication::game_record::GameRecord;
use acconcio_game_files::{Fault, Tags};
use shakmaty::Color;

use super::findings::Amount;
use crate::language::{Language, texts_by_language, words_by_language};

/// The texts on claims in games.
#[derive(Debug)]
pub struct ClaimsWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub games: &'static str,
    pub games_hint: &'static str,
    pub look: &'static str,
    pub open: &'static str,
    pub placeholder: &'static str,
    pub example: &'static str,
    pub example_games: &'static str,
    pub edition: &'static str,
    pub at_work: &'static str,
    pub stop: &'static str,
    pub stopped: &'static str,
    pub failed: &'static str,
    pub empty: &'static str,
    pub empty_file: &'static str,
    pub no_game: &'static str,
    pub nothing: &'static str,
    pub list: &'static str,
    pub skipped: &'static str,
    pub findings: &'static str,
    pub none_under: &'static str,
    pub board: &'static str,
    pub at_start: &'static str,
    pub apparent: &'static str,
    pub apparent_line: &'static str,
    pub open_point: &'static str,
    pub unknown: &'static str,
}

words_by_language! {
    /// The fixed texts on claims in games.
    pub fn claims -> ClaimsWords = WORDS;
}

texts_by_language! {
    /// The progress of the reading, or its outcome.
    pub fn games_read(games: u64, with_entries: u64, skipped: u64) -> String = games_read;

    /// The ground on which a position, or the moves before it, draw the game.
    pub fn ground(ground: &Ground) -> String = ground;

    /// The way in which the game could be drawn, by a move with its number.
    pub fn how_drawn(how: Procedure, played: &str) -> String = how;

    /// The fault of a game, and the remedy.
    pub fn game_fault(fault: &Fault) -> String = fault;
}

impl Language {
    /// Says that only the first so many are listed.
    pub fn only_listed(self, listed: usize) -> String {
        match self {
            Language::English => format!("Only the first {listed} are listed."),
            Language::Italian => format!("Sono elencate soltanto le prime {listed}."),
        }
    }

    /// The players' names; the number of the game in its file where neither is known.
    pub fn players(self, tags: &Tags, number: u64) -> String {
        let unknown = self.claims().unknown;
        let is_known = |name: &str| !matches!(name, "" | "?");
        let name = |name| if is_known(name) { name } else { unknown };
        match (is_known(&tags.white) || is_known(&tags.black), self) {
            (true, _) => format!("{} – {}", name(tags.white.as_str()), name(tags.black.as_str())),
            (false, Language::English) => format!("Game {}", self.grouped(number)),
            (false, Language::Italian) => format!("Partita {}", self.grouped(number)),
        }
    }

    /// The number of entries in a game, by kind.
    pub fn to_see(self, amount: Amount) -> String {
        let items = match self {
            Language::English => en::to_see(amount),
            Language::Italian => it::to_see(amount),
        };
        let items: Vec<String> = items.into_iter().flatten().collect();
        if items.is_empty() { self.claims().none_under.to_owned() } else { items.join(" · ") }
    }

    /// The move from which fifty or seventy-five moves are counted.
    pub fn quiet_since(self, played: &str) -> String {
        match self {
            Language::English => format!("The last capture or pawn move: {played}"),
            Language::Italian => format!("L’ultima cattura o mossa di pedone: {played}"),
        }
    }

    /// The label of the link to the proof that a player cannot mate.
    pub fn proof_of_no_mate(self, winner: Color) -> String {
        match self {
            Language::English => format!("Why {} can no longer mate", self.color(winner)),
            Language::Italian => {
                format!("Perché {} non può più dare matto", self.color_within(winner))
            }
        }
    }

    /// The number of a line in a file.
    pub fn line_of_file(self, line: u64) -> String {
        match self {
            Language::English => format!("Line {line}"),
            Language::Italian => format!("Riga {line}"),
        }
    }

    /// The move that led to a ply, with its number.
    pub fn place_in(self, record: &GameRecord, ply: usize) -> String {
        let before = ply.checked_sub(1);
        let found = before.and_then(|at| Some((record.position(at)?, *record.moves().get(at)?)));
        match found {
            Some((position, played)) => self.line(position, &[played]),
            None => self.claims().at_start.to_owned(),
        }
    }
}

/// The move number of a half-move: `12.` or `12…`.
fn move_number(ply: usize) -> String {
    let dots = if ply.is_multiple_of(2) { "…" } else { "." };
    format!("{}{dots}", ply.div_ceil(2))
}
