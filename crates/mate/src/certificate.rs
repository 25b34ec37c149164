//! Proofs that no mate can be reached, as data.
//!
//! The proofs are read by [`check`](super::check), which shares nothing with the search but this format,
//! and by code that draws them.

use serde::{Deserialize, Serialize};
use shakmaty::{Bitboard, Color, Role};

use super::step::Step;

/// The reason why the intended winner can no longer mate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Certificate {
    /// The game is over, and not by the winner's mate.
    Over(Ending),
    /// The men on the board cannot mate in any position.
    Material(Theorem),
    /// Each of these moves is the only legal one, and then the rest applies.
    Forced {
        /// The moves from the position asked about.
        moves: Vec<Step>,
        /// The proof for the position after them.
        then: Box<Certificate>,
    },
    /// The position after the forced moves has occurred among them before. Only within
    /// [`Certificate::Forced`].
    Repetition,
    /// Every position that can arise was visited.
    Closed(ClosedSet),
    /// Every position that can ever arise fits one of these patterns, and none of them contains a mate. The
    /// position itself fits the first one.
    Patterns(Vec<Pattern>),
}

/// The way in which the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The player to move has no legal move and is not in check.
    Stalemate,
    /// The intended winner is mated.
    WinnerMated,
    /// Seventy-five moves were made by each player without a capture or a pawn move.
    SeventyFiveMoves,
}

/// Material that cannot mate, on whatever squares it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theorem {
    /// A king alone gives no check, since kings are never adjacent.
    BareKing,
    /// King and knight against king and queens.
    ///
    /// A check by the knight leaves every flight square to the winner's king and the loser's own men; in
    /// each placement of the three, either a flight square is open, or only a queen could block it, and
    /// from there she takes the knight. All placements were enumerated, and a test does so again.
    KnightAgainstQueens,
    /// King and bishops of one colour of squares against king, queens, rooks and bishops of that colour.
    ///
    /// The check comes along a diagonal through a neighbour d of the mated king. The two other neighbours
    /// adjacent to both are on squares of the other colour, where no bishop can be; the winner's king
    /// covers at most one of the mated king's orthogonal neighbours, so on one of them there is a rook or
    /// queen. It is not pinned, since such bishops attack no square of that colour, and d is one step away:
    /// it captures or interposes there.
    BishopsOfOneColor,
}

/// A set of positions that no legal move leaves, except to a position that is dead for a reason of its own.
///
/// A dead position is not in the set: the game is over in it, its material cannot mate, or it fits one of
/// the patterns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClosedSet {
    /// The positions, the one asked about first.
    pub positions: Vec<PackedPosition>,
    /// The half-move clock of each position; empty where the clock does not count.
    pub clocks: Vec<u8>,
    /// Patterns that no legal move leaves as a whole; empty where none was needed.
    pub patterns: Vec<Pattern>,
}

/// An exact position in 32 bytes.
///
/// One bit for each square (a1 lowest) in four planes. The last three give the number of the man: 1 pawn, 2
/// knight, 3 bishop, 4 rook, 5 queen, 6 king; 7 a rook with the right to castle or, on the fourth or fifth
/// rank, a pawn that can be taken en passant by a legal move; 0 empty. The first marks the white men and,
/// when Black is to move, every empty square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PackedPosition(pub [u64; 4]);

/// A set of positions, defined by the squares of each man.
///
/// A position fits when its men can be matched with the men of the pattern, each on a square on which that
/// man may stand. There is no right to castle or to take en passant.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pattern {
    /// The player to move, if only positions of one player are meant.
    #[serde(with = "turn")]
    pub to_move: Option<Color>,
    /// The men.
    pub men: Vec<Man>,
}

/// A man and the squares on which he may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Man {
    /// His colour.
    #[serde(with = "acconcio_notation::color")]
    pub color: Color,
    /// His role.
    #[serde(with = "acconcio_notation::role")]
    pub role: Role,
    /// The squares on which he may stand.
    #[serde(with = "squares")]
    pub places: Bitboard,
}

/// The reason for an [`Impossible`](super::Answer::Impossible) answer, without the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The game is over.
    Over(Ending),
    /// The material cannot mate.
    Material(Theorem),
    /// The same positions recur for ever, since every move is forced.
    Repetition,
    /// This many positions can arise, and none is mate.
    Closed(u32),
    /// No man can leave his squares, and on these no mate is possible.
    Patterns,
    /// This many positions can arise before the patterns apply.
    ClosedWithPatterns(u32),
}

impl Certificate {
    /// The number of forced plies, and the reason on which the proof rests after them.
    pub fn summary(&self) -> (u32, Reason) {
        let reason = match self {
            Certificate::Forced { moves, then } => {
                let (more, reason) = then.summary();
                return (
                    u32::try_from(moves.len()).unwrap_or(u32::MAX).saturating_add(more),
                    reason,
                );
            }
            Certificate::Over(ending) => Reason::Over(*ending),
            Certificate::Material(theorem) => Reason::Material(*theorem),
            Certificate::Repetition => Reason::Repetition,
            Certificate::Closed(set) => {
                let positions = u32::try_from(set.positions.len()).unwrap_or(u32::MAX);
                if set.patterns.is_empty() {
                    Reason::Closed(positions)
                } else {
                    Reason::ClosedWithPatterns(positions)
                }
            }
            Certificate::Patterns(_) => Reason::Patterns,
        };
        (0, reason)
    }
}

impl Pattern {
    /// The same pattern with colours and ranks exchanged.
    pub(super) fn mirrored(mut self) -> Pattern {
        self.to_move = self.to_move.map(|color| !color);
        for man in &mut self.men {
            man.color = !man.color;
            man.places = man.places.flip_vertical();
        }
        self
    }
}

/// A set of squares as one number.
mod squares {
    use serde::{Deserialize, Deserializer, Serializer};
    use shakmaty::Bitboard;

    pub(super) fn serialize<S: Serializer>(squares: &Bitboard, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_u64(squares.0)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Bitboard, D::Error> {
        u64::deserialize(from).map(Bitboard)
    }
}

/// A player, or neither in particular.
mod turn {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
    use shakmaty::Color;

    use acconcio_notation::{color_from_word, color_word};

    pub(super) fn serialize<S: Serializer>(
        turn: &Option<Color>,
        out: S,
    ) -> Result<S::Ok, S::Error> {
        turn.map(color_word).serialize(out)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Color>, D::Error> {
        let word = Option::<String>::deserialize(from)?;
        let color = |word: String| {
            color_from_word(&word).ok_or_else(|| D::Error::custom(format!("`{word}` is no colour")))
        };
        word.map(color).transpose()
    }
}
