//! The notation of squares, colours, roles and positions at the border of the core.
//!
//! Squares are written as `e4`, colours as `white`, roles as `queen`, positions as FEN: the usual
//! notations, for `#[serde(with = …)]`.
//!
//! Guarantee: what is written is read back as the same value, and what is read is one of these notations or an error.
//! Limit: a square, a move or a position is not examined; whether it is legal is for others to say.

pub mod words;

use std::fmt::Display;
use std::ops::Range;

use serde::{Deserialize, Deserializer, Serializer, de::Error};
use shakmaty::{CastlingSide, Color, Move, Role, Square};

/// The word for a role in files: `king`, `queen`, `rook`, `bishop`, `knight`, `pawn`.
pub const fn role_word(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

/// The role for a word in files, if it is one.
pub fn role_from_word(word: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|role| role_word(*role) == word)
}

/// The word for a colour in files: `white` or `black`.
pub const fn color_word(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The colour for a word in files, if it is one.
pub fn color_from_word(word: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color_word(*color) == word)
}

/// The word for a side of castling in files: `king-side` or `queen-side`.
pub const fn castling_side_word(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::KingSide => "king-side",
        CastlingSide::QueenSide => "queen-side",
    }
}

/// The word for a move in files, complete without its position: `Ng1-f3`, `Pe7xRd8=Q`, `Pe5xd6ep`,
/// `Ke1&Rh1` for castling.
pub fn move_word(played: &Move) -> String {
    match *played {
        Move::Normal { role, from, capture, to, promotion } => {
            let taken = capture.map_or("-".to_owned(), |role| format!("x{}", role.upper_char()));
            let made = promotion.map_or(String::new(), |role| format!("={}", role.upper_char()));
            format!("{}{from}{taken}{to}{made}", role.upper_char())
        }
        Move::EnPassant { from, to } => format!("P{from}x{to}ep"),
        Move::Castle { king, rook } => format!("K{king}&R{rook}"),
        Move::Put { role, to } => format!("{}@{to}", role.upper_char()),
    }
}

/// The move for a word in files, if it is one. Whether the move can be played is not checked.
pub fn move_from_word(word: &str) -> Option<Move> {
    let square = |range: Range<usize>| word.get(range)?.parse::<Square>().ok();
    let role = |sign: &str| Role::from_char(sign.chars().next()?);
    let mover = role(word)?;
    let read = match word.get(1..)?.chars().next()? {
        '@' => Move::Put { role: mover, to: square(2..4)? },
        _ if word.ends_with("ep") => Move::EnPassant { from: square(1..3)?, to: square(4..6)? },
        _ if word.get(3..4)? == "&" => Move::Castle { king: square(1..3)?, rook: square(5..7)? },
        _ => {
            let capture = if word.get(3..4)? == "x" { Some(role(word.get(4..)?)?) } else { None };
            let at = if capture.is_some() { 5 } else { 4 };
            let promotion = match word.get(at + 2..)? {
                "" => None,
                made => Some(role(made.strip_prefix('=')?)?),
            };
            let (from, to) = (square(1..3)?, square(at..at + 2)?);
            Move::Normal { role: mover, from, capture, to, promotion }
        }
    };
    (move_word(&read) == word).then_some(read)
}

fn text<S: Serializer>(value: impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&value)
}

fn parsed<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    what: &str,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<T, D::Error> {
    let word = String::deserialize(deserializer)?;
    parse(&word).ok_or_else(|| D::Error::custom(format!("`{word}` is not {what}")))
}

/// A square as `e4`.
pub mod square {
    use super::*;

    /// Writes the square's name.
    ///
    /// # Errors
    /// Returns the errors of the serializer.
    pub fn serialize<S: Serializer>(square: &Square, serializer: S) -> Result<S::Ok, S::Error> {
        text(square, serializer)
    }

    /// Reads a square's name.
    ///
    /// # Errors
    /// Returns an error for a word that is not a square.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        parsed(deserializer, "a square (a1 to h8)", |word| word.parse().ok())
    }
}

/// A square, or none.
pub mod optional_square {
    use super::*;

    /// Writes the square's name, or null.
    ///
    /// # Errors
    /// Returns the errors of the serializer.
    pub fn serialize<S: Serializer>(
        square: &Option<Square>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match square {
            Some(square) => text(square, serializer),
            None => serializer.serialize_none(),
        }
    }

    /// Reads a square's name, or null.
    ///
    /// # Errors
    /// Returns an error for a word that is not a square.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Square>, D::Error> {
        let Some(word) = Option::<String>::deserialize(deserializer)? else {
            return Ok(None);
        };
        match word.parse() {
            Ok(square) => Ok(Some(square)),
            Err(_) => Err(D::Error::custom(format!("`{word}` is not a square (a1 to h8)"))),
        }
    }
}

/// A colour as `white` or `black`.
pub mod color {
    use super::*;

    /// Writes the colour's word.
    ///
    /// # Errors
    /// Returns the errors of the serializer.
    pub fn serialize<S: Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
        text(color_word(*color), serializer)
    }

    /// Reads the colour's word.
    ///
    /// # Errors
    /// Returns an error for any other word.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        parsed(deserializer, "`white` or `black`", color_from_word)
    }
}

/// A colour as `white` or `black`, or null.
pub mod optional_color {
    use super::*;

    /// Writes the colour's word, or null.
    ///
    /// # Errors
    /// Returns the errors of the serializer.
    pub fn serialize<S: Serializer>(
        color: &Option<Color>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match color {
            Some(color) => color::serialize(color, serializer),
            None => serializer.serialize_none(),
        }
    }

    /// Reads the colour's word, or null.
    ///
    /// # Errors
    /// Returns an error for any other word.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Color>, D::Error> {
        let Some(word) = Option::<String>::deserialize(deserializer)? else {
            return Ok(None);
        };
        let color = color_from_word(&word);
        color
            .map(Some)
            .ok_or_else(|| D::Error::custom(format!("`{word}` is neither white nor black")))
    }
}

/// A role as `queen`.
pub mod role {
    use super::*;

    /// Writes the role's word.
    ///
    /// # Errors
    /// Returns the errors of the serializer.
    pub fn serialize<S: Serializer>(role: &Role, serializer: S) -> Result<S::Ok, S::Error> {
        text(role_word(*role), serializer)
    }

    /// Reads the role's word.
    ///
    /// # Errors
    /// Returns an error for any other word.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Role, D::Error> {
        parsed(deserializer, "a piece (king, queen, rook, bishop, knight, pawn)", role_from_word)
    }
}

/// A side of castling as `king-side` or `queen-side`.
pub mod castling_side {
    use super::*;

    /// Writes the side's word.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(side: &CastlingSide, serializer: S) -> Result<S::Ok, S::Error> {
        text(castling_side_word(*side), serializer)
    }
}

/// A move, complete without its position.
pub mod played {
    use super::*;

    /// Writes the move's word.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(played: &Move, serializer: S) -> Result<S::Ok, S::Error> {
        text(move_word(played), serializer)
    }
}

/// A set-up, legal or not, as FEN.
pub mod fen {
    use super::*;
    use shakmaty::{Setup, fen::Fen};

    /// Writes the set-up as FEN.
    ///
    /// # Errors
    /// Returns the errors of the serializer.
    pub fn serialize<S: Serializer>(setup: &Setup, serializer: S) -> Result<S::Ok, S::Error> {
        let fen = Fen::try_from_setup(setup.clone())
            .map_err(|_| serde::ser::Error::custom("the set-up has more than FEN can hold"))?;
        text(fen, serializer)
    }

    /// Reads a FEN; the set-up need not be legal.
    ///
    /// # Errors
    /// Returns an error for a text that is not FEN.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Setup, D::Error> {
        parsed(deserializer, "a FEN", |word| word.parse::<Fen>().ok().map(Setup::from))
    }
}

/// Moves, complete without their position, separated by spaces.
pub mod moves {
    use super::*;

    /// Writes the moves.
    ///
    /// # Errors
    /// Returns the errors of the serializer.
    pub fn serialize<S: Serializer>(moves: &[Move], serializer: S) -> Result<S::Ok, S::Error> {
        let words: Vec<String> = moves.iter().map(move_word).collect();
        serializer.serialize_str(&words.join(" "))
    }

    /// Reads the moves; whether they can be played is not checked.
    ///
    /// # Errors
    /// Returns an error for a word that is not a move.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Move>, D::Error> {
        parsed(deserializer, "a list of moves such as Ng1-f3", |words| {
            words.split_whitespace().map(move_from_word).collect()
        })
    }
}
