//! The colour of a player, as addresses and messages name it.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

/// The colour of a player, by its name in addresses and messages.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayerColor {
    #[default]
    White,
    Black,
}

impl PlayerColor {
    /// The colour of the opponent.
    pub(crate) const fn other(self) -> PlayerColor {
        match self {
            PlayerColor::White => PlayerColor::Black,
            PlayerColor::Black => PlayerColor::White,
        }
    }
}

impl From<Color> for PlayerColor {
    fn from(color: Color) -> PlayerColor {
        color.fold_wb(PlayerColor::White, PlayerColor::Black)
    }
}

impl From<PlayerColor> for Color {
    fn from(color: PlayerColor) -> Color {
        match color {
            PlayerColor::White => Color::White,
            PlayerColor::Black => Color::Black,
        }
    }
}
