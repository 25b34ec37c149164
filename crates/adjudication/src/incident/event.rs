//! The regulations of an event, as far as the Laws leave a point to them.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::measure::Measure;

/// The points that the regulations of an event settle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EventRules {
    /// The default time in seconds from the start of the game; none where the event specifies none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_time: Option<u32>,
    /// The moves, counted from the first of the game, that a player has to complete by the end of this period; none
    /// in the last period, or where the game has only one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prescribed_moves: Option<u32>,
    /// The draws that the players may agree without the arbiter's consent.
    #[serde(default, skip_serializing_if = "AgreedDraws::is_free")]
    pub agreed_draws: AgreedDraws,
    /// The scoresheets that the event prescribes.
    #[serde(default, skip_serializing_if = "Scoresheets::is_paper")]
    pub scoresheets: Scoresheets,
    /// Whether the opponent of the player who has the move has to report before he leaves the playing area.
    #[serde(default, skip_serializing_if = "LeavingRule::is_free")]
    pub leaving: LeavingRule,
    /// Whether electronic devices may be stored in a bag.
    #[serde(default, skip_serializing_if = "DeviceRule::is_of_the_laws")]
    pub devices: DeviceRule,
    /// The penalty for a device on the person, where the event has a less severe one than the loss of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device_penalty: Option<Measure>,
}

impl EventRules {
    /// Whether the event leaves everything to the Laws.
    pub fn is_default(&self) -> bool {
        *self == EventRules::default()
    }
}

/// The draws that the players may agree without the arbiter's consent (9.1.1 of 2023).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AgreedDraws {
    /// All of them.
    #[default]
    Free,
    /// Those agreed after each player has made so many moves.
    After(u32),
    /// None.
    Never,
}

impl AgreedDraws {
    /// Whether the event leaves them to the players.
    pub const fn is_free(&self) -> bool {
        matches!(self, AgreedDraws::Free)
    }
}

/// The rule of an event on leaving the playing area while the opponent has the move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeavingRule {
    /// The player is free to leave it.
    #[default]
    Free,
    /// He reports to the arbiter first.
    Reported,
}

impl LeavingRule {
    /// Whether the player is free to leave it.
    pub const fn is_free(&self) -> bool {
        matches!(self, LeavingRule::Free)
    }
}

/// The scoresheets that an event prescribes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoresheets {
    /// Scoresheets of paper.
    #[default]
    Paper,
    /// Electronic scoresheets, certified by FIDE.
    Electronic,
}

impl Scoresheets {
    /// Whether they are of paper.
    pub const fn is_paper(&self) -> bool {
        matches!(self, Scoresheets::Paper)
    }
}

/// The rule of an event on electronic devices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeviceRule {
    /// The event has none of its own.
    #[default]
    OfTheLaws,
    /// Devices may be stored in a bag, completely switched off.
    InABag,
}

impl DeviceRule {
    /// Whether the event has no rule of its own.
    pub const fn is_of_the_laws(&self) -> bool {
        matches!(self, DeviceRule::OfTheLaws)
    }
}

/// The players who are not at the board when the game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absent {
    /// Both players are there.
    #[default]
    Nobody,
    /// White is not there.
    White,
    /// Black is not there.
    Black,
    /// Neither player is there.
    Both,
}

impl Absent {
    /// Whether both players are there.
    pub const fn is_nobody(&self) -> bool {
        matches!(self, Absent::Nobody)
    }

    /// The players who are not there, White first.
    pub const fn players(self) -> &'static [Color] {
        match self {
            Absent::Nobody => &[],
            Absent::White => &[Color::White],
            Absent::Black => &[Color::Black],
            Absent::Both => &[Color::White, Color::Black],
        }
    }

    /// The same with the colours exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Absent {
        match self {
            Absent::White => Absent::Black,
            Absent::Black => Absent::White,
            Absent::Nobody | Absent::Both => self,
        }
    }
}
