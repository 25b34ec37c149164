//! The position from which a written game starts, as given by the tags FEN and Variant of PGN.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, FromSetup, PositionError};

/// The reason why a game cannot be replayed from its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// Neither the usual chess nor Chess960.
    #[error("not chess by the Laws: only Standard and Chess960 are read")]
    Variant,
    /// No FEN, or the FEN of a position that is not legal.
    #[error("the FEN is not a legal position")]
    Position,
}

/// The position that a game starts from; the usual one where no FEN is given.
///
/// # Errors
/// Returns an error for a variant that is not chess by the Laws, and for a FEN of no legal position.
pub fn start(fen: Option<&str>, variant: &str) -> Result<Chess, StartError> {
    let is_chess960 = is_chess960(variant).ok_or(StartError::Variant)?;
    let Some(fen) = fen else { return Ok(Chess::default()) };
    let setup = fen.parse::<Fen>().map_err(|_| StartError::Position)?.into_setup();
    let mode = if is_chess960 { CastlingMode::Chess960 } else { CastlingMode::detect(&setup) };
    let start = Chess::from_setup(setup, mode).or_else(PositionError::ignore_impossible_check);
    start.map_err(|_| StartError::Position)
}

/// Whether a variant is Chess960 rather than standard chess; none where it is neither.
fn is_chess960(variant: &str) -> Option<bool> {
    let variant = variant.to_ascii_lowercase();
    if variant.contains("960") || variant.starts_with("fischer") {
        return Some(true);
    }
    matches!(variant.as_str(), "" | "chess" | "standard" | "normal" | "from position")
        .then_some(false)
}
