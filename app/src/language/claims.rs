//! The texts about what could have been claimed in games, in every language.
#![allow(missing_docs, reason = "the English text of a field says what it is for")]

mod en;
mod it;

use acconcio_core::laws::claimable::{Ground, How};
use acconcio_core::record::{Difference, Record};
use shakmaty::Position;

use super::Language;
use crate::claims::pgn::Fault;

/// What could have been claimed in games.
#[derive(Debug)]
pub struct ClaimsWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub games: &'static str,
    pub games_hint: &'static str,
    pub look: &'static str,
    pub open: &'static str,
    pub drop: &'static str,
    pub example: &'static str,
    pub example_games: &'static str,
    pub edition: &'static str,
    pub at_work: &'static str,
    pub stop: &'static str,
    pub stopped: &'static str,
    pub failed: &'static str,
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
    pub occurrences: &'static str,
    pub counts_not: &'static str,
    pub unknown: &'static str,
}

impl Language {
    /// The texts without parts about what could have been claimed in games.
    pub const fn claims(self) -> &'static ClaimsWords {
        match self {
            Language::English => &en::WORDS,
            Language::Italian => &it::WORDS,
        }
    }

    /// How far the reading is, or what it came to.
    pub fn games_read(self, games: u64, with_entries: u64, skipped: u64) -> String {
        match self {
            Language::English => en::games_read(games, with_entries, skipped),
            Language::Italian => it::games_read(games, with_entries, skipped),
        }
    }

    /// That only the first so many are listed.
    pub fn only_listed(self, listed: usize) -> String {
        match self {
            Language::English => format!("Only the first {listed} are listed."),
            Language::Italian => format!("Sono elencate soltanto le prime {listed}."),
        }
    }

    /// How much there is to see in a game.
    pub fn to_see(self, count: usize) -> String {
        match (self, count) {
            (Language::English, 1) => "1 point".to_owned(),
            (Language::English, _) => format!("{count} points"),
            (Language::Italian, 1) => "1 punto".to_owned(),
            (Language::Italian, _) => format!("{count} punti"),
        }
    }

    /// A line of a file.
    pub fn line_of_file(self, line: u64) -> String {
        match self {
            Language::English => format!("Line {line}"),
            Language::Italian => format!("Riga {line}"),
        }
    }

    /// The move that led to a ply, with its number.
    pub fn place_in(self, record: &Record, ply: usize) -> String {
        let before = ply.checked_sub(1);
        let found = before.and_then(|at| Some((record.position(at)?, *record.moves().get(at)?)));
        match found {
            Some((position, played)) => self.line(position, &[played]),
            None => self.claims().at_start.to_owned(),
        }
    }

    /// What a position, or the moves before it, amount to.
    pub fn ground(self, ground: &Ground) -> String {
        match self {
            Language::English => en::ground(ground),
            Language::Italian => it::ground(ground),
        }
    }

    /// How the game could be drawn, by a move with its number.
    pub fn how_drawn(self, how: How, played: &str) -> String {
        match self {
            Language::English => en::how(how, played),
            Language::Italian => it::how(how, played),
        }
    }

    /// In what an earlier occurrence differs from the one asked about; told where it is shown.
    pub fn why_not_same(self, difference: Difference, earlier: &impl Position) -> String {
        match self {
            Language::English => en::difference(difference, earlier.turn()),
            Language::Italian => it::difference(difference, earlier.turn()),
        }
    }

    /// That an occurrence counts, and as which.
    pub fn counts_as(self, number: usize) -> String {
        match self {
            Language::English => format!("Counts: {}", en::ordinal(number)),
            Language::Italian => format!("Vale: {number}ª volta"),
        }
    }

    /// What is wrong with a game, and what to do about it.
    pub fn game_fault(self, fault: &Fault) -> String {
        match self {
            Language::English => en::fault(fault),
            Language::Italian => it::fault(fault),
        }
    }
}

/// The number of a move by its half-move: `12.` or `12…`.
fn move_number(ply: usize) -> String {
    let dots = if ply.is_multiple_of(2) { "…" } else { "." };
    format!("{}{dots}", ply.div_ceil(2))
}
