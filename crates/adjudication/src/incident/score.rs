//! The score of the game: the moves played before the incident.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, FromSetup, Move, Position, PositionError, Setup};

use super::Game;

/// The moves played before the incident, and the position before the first of them.
///
/// Nothing is known of the game before that position, and nothing before it is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// The position before the first of them.
    #[serde(
        default = "Setup::initial",
        skip_serializing_if = "is_initial",
        with = "acconcio_notation::fen"
    )]
    pub from: Setup,
    /// The moves of both players, in order.
    #[serde(serialize_with = "written", deserialize_with = "read")]
    pub moves: Vec<UciMove>,
}

impl Score {
    /// The position before the first move, and the moves as they are played from there; none where
    /// the position is not a legal one or a move cannot be played.
    pub fn played(&self, game: Game) -> Option<(Chess, Vec<Move>)> {
        let first = Chess::from_setup(self.from.clone(), game.castling_mode())
            .or_else(PositionError::ignore_too_much_material)
            .ok()?;
        let mut position = first.clone();
        let mut moves = Vec::new();
        for uci in &self.moves {
            let legal = uci.to_move(&position).ok()?;
            position.play_unchecked(legal);
            moves.push(legal);
        }
        Some((first, moves))
    }

    /// The same score with the colours exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Score {
        let mut from = self.from.clone();
        from.mirror();
        Score { from, moves: self.moves.iter().map(|uci| uci.to_mirrored()).collect() }
    }
}

fn is_initial(setup: &Setup) -> bool {
    *setup == Setup::initial()
}

fn written<S: Serializer>(moves: &[UciMove], serializer: S) -> Result<S::Ok, S::Error> {
    let words: Vec<String> = moves.iter().map(ToString::to_string).collect();
    serializer.serialize_str(&words.join(" "))
}

fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<UciMove>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let read = |word: &str| {
        word.parse().map_err(|_| D::Error::custom(format!("`{word}` is not a move such as e2e4")))
    };
    text.split_whitespace().map(read).collect()
}
