//! The moments at which positions arise.

use acconcio_notation as notation;
use serde::{Serialize, Serializer};
use shakmaty::Color;

/// The moment of the game at which a position arose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Arisen {
    /// Its ply: 0 where the record begins.
    pub ply: usize,
    /// The number of the move that led to it, and the player who made it; none at the beginning.
    #[serde(serialize_with = "numbered")]
    pub after: Option<(u32, Color)>,
}

/// The number of a move and the word for who made it.
fn numbered<S: Serializer>(after: &Option<(u32, Color)>, serializer: S) -> Result<S::Ok, S::Error> {
    after.map(|(number, color)| (number, notation::color_word(color))).serialize(serializer)
}
