//! The question: a legal position, and the player who would have to mate.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, FromSetup, PositionError, PositionErrorKinds, Setup,
};

use acconcio_notation::color_word;

/// Whether seventy-five moves by each player without a capture or a pawn move end the game automatically
/// (9.6.2 since 2017), so that no line may go beyond them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MoveLimit {
    /// The edition has no such draw, or it does not matter.
    None,
    /// The game is drawn with the 150th such ply, unless that one is mate.
    SeventyFive,
}

impl MoveLimit {
    /// The number of plies after which the game is drawn.
    pub const HALF_MOVES: u32 = 150;
}

/// A verified position, and the player who would have to mate in it.
#[derive(Clone, Debug)]
pub struct Query {
    position: Chess,
    winner: Color,
    limit: MoveLimit,
}

impl Query {
    /// Creates the query whether `winner` can still mate, without regard to the seventy-five moves.
    pub const fn new(position: Chess, winner: Color) -> Query {
        Query { position, winner, limit: MoveLimit::None }
    }

    /// Creates the same query for a set-up, with its castling and en passant rights and its half-move
    /// clock.
    ///
    /// # Errors
    /// Returns a [`QueryError`] with what is wrong with the position and how to correct it.
    pub fn from_setup(setup: Setup, winner: Color) -> Result<Query, QueryError> {
        let position = Chess::from_setup(setup.clone(), CastlingMode::Standard)
            .or_else(PositionError::ignore_impossible_check)
            .map_err(|error| QueryError::of_kinds(error.kinds(), &setup))?;
        Ok(Query::new(position, winner))
    }

    /// Creates the same query for a position in Forsyth-Edwards notation.
    ///
    /// # Errors
    /// Returns the errors of [`Query::from_setup`], and the error of a wrong notation.
    pub fn from_fen(fen: &str, winner: Color) -> Result<Query, QueryError> {
        let fen = Fen::from_str(fen.trim()).map_err(QueryError::of_notation)?;
        Query::from_setup(fen.into_setup(), winner)
    }

    /// Returns the same query with the draw by seventy-five moves in force, or not.
    #[must_use]
    pub const fn under(mut self, limit: MoveLimit) -> Query {
        self.limit = limit;
        self
    }

    /// The position asked about.
    pub const fn position(&self) -> &Chess {
        &self.position
    }

    /// The player who would have to mate.
    pub const fn winner(&self) -> Color {
        self.winner
    }

    /// Whether the draw by seventy-five moves is in force.
    pub const fn limit(&self) -> MoveLimit {
        self.limit
    }

    /// The position in Forsyth-Edwards notation.
    pub fn fen(&self) -> String {
        Fen::from_position(&self.position, EnPassantMode::Legal).to_string()
    }
}

/// The fault of a position, with a message on how to correct it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
pub enum QueryError {
    /// The notation does not have the right number of fields, or they are not separated by spaces.
    #[error(
        "this is not a FEN: give pieces, side to move, castling, en passant, and the two counters, \
         separated by spaces"
    )]
    Fields,
    /// The field of the pieces.
    #[error(
        "the field of the pieces is wrong: eight ranks from the eighth to the first, separated by \
         `/`, each of eight squares, with the letters pnbrqk and PNBRQK and digits for empty squares"
    )]
    Pieces,
    /// The field of the side to move.
    #[error("the side to move is wrong: write `w` or `b` after the pieces")]
    SideToMove,
    /// The field of castling.
    #[error("the castling field is wrong: write letters of KQkq, or `-`")]
    Castling,
    /// The field of en passant.
    #[error("the en passant field is wrong: write the square passed over, such as `e3`, or `-`")]
    EnPassant,
    /// One of the counters.
    #[error("a counter is wrong: write the half-moves since a capture or pawn move, then the move")]
    Counter,
    /// No man stands on the board.
    #[error("the board is empty: put at least the two kings on it")]
    EmptyBoard,
    /// This player has no king.
    #[error("{} has no king: put one on the board", color_word(*.0))]
    NoKing(#[serde(with = "acconcio_notation::color")] Color),
    /// This player has more than one king.
    #[error("{} has more than one king: leave one", color_word(*.0))]
    ManyKings(#[serde(with = "acconcio_notation::color")] Color),
    /// A pawn stands on the first or last rank.
    #[error("a pawn stands on the first or the eighth rank: move or replace it")]
    PawnOnLastRank,
    /// A castling right without king and rook on their squares.
    #[error(
        "a castling right without king and rook on their squares of orthodox chess: leave out the letter; castling of Chess960 is not examined"
    )]
    CastlingRight,
    /// An en passant square that no double step has just passed.
    #[error("the en passant square was not passed by a pawn just now: write `-`")]
    EnPassantSquare,
    /// The player who has just moved is in check.
    #[error("the player who is not to move is in check: change the side to move or the position")]
    OppositeCheck,
    /// More men than one set and its promotions allow.
    #[error("a player has more men than one set and its promoted pawns allow: take some off")]
    TooMuchMaterial,
}

impl QueryError {
    fn of_notation(error: ParseFenError) -> QueryError {
        match error {
            ParseFenError::InvalidBoard | ParseFenError::InvalidPocket => QueryError::Pieces,
            ParseFenError::InvalidTurn => QueryError::SideToMove,
            ParseFenError::InvalidCastling => QueryError::Castling,
            ParseFenError::InvalidEpSquare => QueryError::EnPassant,
            ParseFenError::InvalidHalfmoveClock | ParseFenError::InvalidFullmoves => {
                QueryError::Counter
            }
            ParseFenError::InvalidFen | ParseFenError::InvalidRemainingChecks => QueryError::Fields,
        }
    }

    /// The fault to correct first, where there are several.
    fn of_kinds(kinds: PositionErrorKinds, setup: &Setup) -> QueryError {
        let kings = |color| (setup.board.kings() & setup.board.by_color(color)).count();
        let color_with = |is_wrong: fn(usize) -> bool| {
            Color::ALL.into_iter().find(|color| is_wrong(kings(*color)))
        };
        let has = |kind| kinds.contains(kind);
        if has(PositionErrorKinds::EMPTY_BOARD) {
            return QueryError::EmptyBoard;
        }
        if let Some(color) = color_with(|kings| kings == 0) {
            return QueryError::NoKing(color);
        }
        if let Some(color) = color_with(|kings| kings > 1) {
            return QueryError::ManyKings(color);
        }
        if has(PositionErrorKinds::PAWNS_ON_BACKRANK) {
            QueryError::PawnOnLastRank
        } else if has(PositionErrorKinds::OPPOSITE_CHECK) {
            QueryError::OppositeCheck
        } else if has(PositionErrorKinds::INVALID_CASTLING_RIGHTS) {
            QueryError::CastlingRight
        } else if has(PositionErrorKinds::INVALID_EP_SQUARE) {
            QueryError::EnPassantSquare
        } else {
            QueryError::TooMuchMaterial
        }
    }
}
