//! The question whether a side can still mate, in the form in which addresses hold it.

use acconcio_adjudication::board_state::BoardState;
use serde::{Deserialize, Serialize};
use shakmaty::fen::Fen;
use shakmaty::{Color, Setup, Square};

/// The players about whom is asked whether they can still mate.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Winners {
    White,
    Black,
    Both,
}

impl Winners {
    /// Whether a player is among them.
    pub fn includes(self, color: Color) -> bool {
        self == Winners::Both || self == Winners::from(color)
    }
}

impl From<Color> for Winners {
    fn from(color: Color) -> Winners {
        color.fold_wb(Winners::White, Winners::Black)
    }
}

/// The question in an address: a position, and the players who would have to mate.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MateQuestion {
    /// The position in Forsyth-Edwards notation; empty for an empty board.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub fen: String,
    /// The players who would have to mate; none until the question is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Winners>,
}

impl MateQuestion {
    /// Parses the question in an address.
    pub fn of_hash(hash: &str) -> MateQuestion {
        let query = hash.split_once('?').map_or("", |(_, query)| query);
        serde_urlencoded::from_str(query).unwrap_or_default()
    }

    /// The address with this question, from `#` on.
    pub fn to_hash(&self) -> String {
        match serde_urlencoded::to_string(self).unwrap_or_default() {
            query if query.is_empty() => "#/mate".to_owned(),
            query => format!("#/mate?{query}"),
        }
    }

    /// Returns the same position with another question, or without one.
    pub fn asking(&self, winner: Option<Winners>) -> MateQuestion {
        MateQuestion { fen: self.fen.clone(), winner }
    }

    /// Returns the position of a replay after a number of acts, without a player who would have to mate.
    ///
    /// A right to castle is kept as long as king and rook have not left their squares; a capture en
    /// passant is one of the first position only.
    pub fn of_replay(start: &Setup, shown: &[BoardState]) -> MateQuestion {
        let Some(last) = shown.last() else { return MateQuestion::default() };
        let mut setup = start.clone();
        if shown.len() > 1 {
            let stands = |square: Square| {
                let piece = start.board.piece_at(square);
                shown.iter().all(|board_state| board_state.board.piece_at(square) == piece)
            };
            let is_kept = |rook: &Square| {
                let color = start.board.color_at(*rook);
                let king = color.and_then(|color| start.board.king_of(color));
                stands(*rook) && king.is_some_and(stands)
            };
            setup.board = last.board.clone();
            setup.turn = last.to_move;
            setup.castling_rights = start.castling_rights.into_iter().filter(is_kept).collect();
            setup.ep_square = None;
        }
        // Counters beyond what a FEN can hold do not arise in a replay.
        let fen = Fen::try_from_setup(setup).map(|fen| fen.to_string()).unwrap_or_default();
        MateQuestion { fen, winner: None }
    }
}
