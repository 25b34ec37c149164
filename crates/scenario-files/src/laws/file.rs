//! The fields of a scenario file, as they are written.

use serde::Deserialize;
use toml::Spanned;

use crate::fields::{Counts, Field};
use crate::written::{scenario_file, written_act};

scenario_file! {
    file {
        players: Option<Players>,
        chapter: Option<Field>,
        edition: Spanned<Year>,
        clocks: Clocks,
        position: Option<Field>,
        start: Option<Field>,
        moves: Option<Field>,
    }
    variant {
        edition: Option<Spanned<Year>>,
        clocks: Option<Clocks>,
        position: Option<Field>,
        start: Option<Field>,
        moves: Option<Field>,
    }
    facts {
        regime: Field,
        preset_readings: Field,
        enacted: Spanned<Vec<Spanned<u8>>>,
        setting: Field,
        game: Field,
        quickplay_finish: Field,
        default_time: Field,
        prescribed_moves: u32,
        agreed_draws_after: MovesOrNever,
        scoresheets: Field,
        absent: Field,
        visually_disabled: Field,
        leaving: Field,
        devices: Field,
        device_penalty: Field,
        set_up: Field,
        illegal_moves: Counts,
    }
}

written_act! {
    texts {
        square, from, to, with, manner, hand, order, purpose, piece, of, what, san, stance, terms,
    }
    others {
        about: u32,
        early: u32,
    }
}

/// The players' names.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "both names: { white = \"…\", black = \"…\" }")]
pub struct Players {
    pub white: Field,
    pub black: Field,
}

/// The clocks before the first act.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields, expecting = "both times: { white = \"5:00\", black = \"5:00\" }")]
pub struct Clocks {
    pub white: Field,
    pub black: Field,
    pub increment: Option<u32>,
}

/// An edition as it is written: a year, or the name of an older or other code.
#[derive(Clone, Deserialize)]
#[serde(untagged, expecting = "a year such as 2009, or the name of a code")]
pub enum Year {
    Of(u16),
    Named(String),
}

/// The moves after which the players may agree a draw, or the word that they never may.
#[derive(Clone, Deserialize)]
#[serde(untagged, expecting = "a number of moves, or \"never\"")]
pub enum MovesOrNever {
    After(u32),
    Never(Never),
}

/// The word for no draw by agreement.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Never {
    Never,
}
