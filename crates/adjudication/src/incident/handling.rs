//! The way in which a player touches a piece or puts one on the board.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

/// The manner of a touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// The touch was on purpose.
    #[default]
    Deliberate,
    /// The touch was by accident.
    Accidental,
    /// Disputed between the players: the arbiter has to find out.
    Disputed,
}

/// The hand that acts, relative to the hand that makes the move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// The hand with which the player makes his move.
    #[default]
    One,
    /// The other hand.
    Other,
    /// Both hands.
    Both,
}

impl Hand {
    /// Whether it is the hand with which the player makes his move.
    pub const fn is_one(&self) -> bool {
        matches!(self, Hand::One)
    }
}

/// Whether the order of two touches is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// The touch came after those listed before it.
    #[default]
    Known,
    /// The place of the touch among them cannot be established.
    Unknown,
}

/// The purpose of a touch, as stated or observed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// To move the piece or to capture it, or nothing else is known.
    #[default]
    ToPlay,
    /// To point at it, or to show something with it.
    ToShow,
    /// To put the pieces in order, because he takes the game to be over.
    ToClearUp,
}

impl Purpose {
    /// Whether it is to move the piece or to capture it.
    pub const fn is_to_play(&self) -> bool {
        matches!(self, Purpose::ToPlay)
    }
}

/// The player whose piece is put on the board, seen from the player who puts it there.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Owner {
    #[default]
    Own,
    Opponent,
}

impl Owner {
    /// Whether it is a piece of the player himself.
    pub const fn is_own(&self) -> bool {
        matches!(self, Owner::Own)
    }

    /// The colour of a piece that this player puts on the board.
    pub const fn color(self, player: Color) -> Color {
        match self {
            Owner::Own => player,
            Owner::Opponent => player.other(),
        }
    }
}

/// The way up in which a new piece is put on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// The right way up.
    #[default]
    Upright,
    /// Upside down.
    UpsideDown,
}

impl Stance {
    /// Whether it stands the right way up.
    pub const fn is_upright(&self) -> bool {
        matches!(self, Stance::Upright)
    }
}
