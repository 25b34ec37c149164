//! The fields of a scenario file of a match, as they are written.

use serde::Deserialize;

use crate::fields::{Counts, Field};
use crate::opening::Start;
use crate::written::{scenario_file, written_act};

scenario_file! {
    file {
        a: Option<Board>,
        b: Option<Board>,
    }
    variant {
        a: Option<Board>,
        b: Option<Board>,
    }
    facts {
        history: Histories,
        readings: Vec<Field>,
    }
}

written_act! {
    texts {
        square, from, to, table, manner, piece, of, what, accord, when, agreed, colours, captain, caps,
        need,
    }
    others {
        pieces: Vec<Field>,
        number: u8,
        before: u8,
        places: u8,
        players: u8,
        runners: u8,
    }
}

/// A board before the first act. A variant states only the differences from the file.
#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Board {
    pub position: Option<Field>,
    /// With `moves`: the position before the first of them.
    pub start: Option<Field>,
    pub moves: Option<Field>,
    pub clocks: Option<Times>,
    pub illegal_moves: Option<Counts>,
    pub stage: Option<Field>,
    pub beside: Option<Captured>,
    pub set_up: Option<Field>,
}

impl Board {
    /// The start of the board.
    pub fn start(&self) -> Start<'_> {
        Start {
            position: self.position.as_ref(),
            start: self.start.as_ref(),
            moves: self.moves.as_ref(),
        }
    }
}

/// The captured pieces that lie beside the players of a board.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields, expecting = "pieces: { white = [\"knight\"], black = [] }")]
pub struct Captured {
    #[serde(default)]
    pub white: Vec<Field>,
    #[serde(default)]
    pub black: Vec<Field>,
}

/// The clocks of a board before the first act.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields, expecting = "both times: { white = \"5:00\", black = \"5:00\" }")]
pub struct Times {
    pub white: Field,
    pub black: Field,
}

/// The teams' earlier results.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields, expecting = "both teams: { red = \"unbeaten\", blue = \"fresh\" }")]
pub struct Histories {
    pub red: Field,
    pub blue: Field,
}
