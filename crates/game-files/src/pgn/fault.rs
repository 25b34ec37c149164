//! The faults that a game in PGN may have.

use serde::{Deserialize, Serialize};

use super::{LONGEST, Tags};
use crate::start::StartError;

/// The reason why a game cannot be read. Plies are numbered as the game itself counts from move 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// A move that is not legal.
    #[error("half-move {0}, `{1}`, is not legal")]
    Illegal(usize, String),
    /// A move that two men could make.
    #[error("half-move {0}, `{1}`, could be made by more than one man: name its square too")]
    Ambiguous(usize, String),
    /// A word that is no move, or a move in letters other than the English ones.
    #[error(
        "`{1}` stands where half-move {0} is expected, and is no move: write all moves of a game with the \
         letters of one language, such as K, Q, R, B and N"
    )]
    NoMove(usize, String),
    /// A tag FEN that is not a legal position.
    #[error("the tag FEN, `{0}`, is not a legal position")]
    Start(String),
    /// A tag Variant that is neither standard chess nor Chess960.
    #[error("`{0}` is not chess by the Laws: only Standard and Chess960 are read")]
    Variant(String),
    /// A comment that is never closed.
    #[error("a comment is opened by `{{` and never closed: close it before the next game")]
    Comment,
    /// A variation that is never closed.
    #[error("a variation is opened by `(` and never closed: close it before the next game")]
    Variation,
    /// More plies than any game has.
    #[error("more than {LONGEST} half-moves")]
    TooLong,
    /// More text than any game has.
    #[error("too much text for one game: is this a PGN file?")]
    TooLarge,
    /// Neither tags nor moves.
    #[error("neither tags nor moves: is this a PGN file?")]
    NoGame,
    /// Bytes that do not occur in text.
    #[error("this is no plain text: save it as UTF-8")]
    NotText,
}

impl Fault {
    /// Returns the reason why the game cannot be started.
    pub(super) fn of_start(error: StartError, tags: &Tags) -> Fault {
        match error {
            StartError::Variant => Fault::Variant(tags.variant.clone()),
            StartError::Position => Fault::Start(tags.fen.clone().unwrap_or_default()),
        }
    }
}
