//! A position in Forsyth-Edwards notation, as people paste it.

use acconcio_mate::{Query, QueryError};
use shakmaty::fen::Fen;
use shakmaty::{Color, Setup};

use super::PasteError;

/// The fault of the squares of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// There are not eight ranks, but this many.
    Ranks(usize),
    /// A rank, by its number, has not eight squares, but this many.
    Squares {
        /// The number of the rank, from 8 down to 1.
        rank: usize,
        /// The number of its squares.
        squares: usize,
    },
    /// A letter is none of the English ones for the pieces.
    Letter(char),
}

/// Reads a FEN; fields that are missing at its end are those of a plain position, and the operations of an
/// EPD are skipped.
///
/// # Errors
/// The part that is wrong.
pub fn setup_of_fen(fen: &str) -> Result<Setup, PasteError> {
    let spaced = if fen.trim().contains(char::is_whitespace) {
        fen.to_owned()
    } else {
        fen.replace('_', " ")
    };
    let fields: Vec<&str> = spaced.split_whitespace().collect();
    if let Some(board) = fields.first() {
        board_error(board).map_or(Ok(()), |error| Err(PasteError::Board(error)))?;
    }
    let first = |count: usize| fields[..count.min(fields.len())].join(" ");
    let parsed = first(6).parse::<Fen>();
    // The first four fields of a FEN are also those of an EPD.
    let is_epd = fields.get(4).is_some_and(|field| field.starts_with(char::is_alphabetic));
    let parsed = if is_epd { first(4).parse::<Fen>() } else { parsed };
    parsed.map(Fen::into_setup).map_err(|_| {
        let error = Query::from_fen(&first(6), Color::White).err();
        PasteError::Fen(error.unwrap_or(QueryError::Fields))
    })
}

/// The FEN in a short text, with what follows it on its line; none where no word looks like a board.
pub(super) fn fen_in(text: &str) -> Option<&str> {
    // In a game it is the value of a tag, and the moves follow.
    if text.starts_with('[') {
        return None;
    }
    let first_line = text.lines().next()?;
    let is_quote = |letter: char| matches!(letter, '"' | '\'' | '“' | '”' | '«' | '»' | '`');
    let words = first_line.split(|letter: char| letter.is_whitespace() || is_quote(letter));
    let word = words.into_iter().find(|word| looks_like_a_board(word))?;
    let start = word.as_ptr() as usize - first_line.as_ptr() as usize;
    let fen = &first_line[start..];
    let end = fen.find(is_quote).unwrap_or(fen.len());
    Some(fen[..end].trim_end_matches(['.', ',', ';']))
}

/// Whether a word is the first field of a FEN, perhaps with a fault.
fn looks_like_a_board(word: &str) -> bool {
    let board = word.split('_').next().unwrap_or_default();
    let is_sign = |letter: char| letter.is_alphanumeric() || matches!(letter, '/' | '~');
    board.matches('/').count() >= 3 && board.chars().all(is_sign)
}

/// The fault of the first field of a FEN.
fn board_error(board: &str) -> Option<BoardError> {
    let ranks: Vec<&str> = board.split('/').collect();
    let is_known = |letter: &char| letter.is_ascii_digit() || "pnbrqkPNBRQK~".contains(*letter);
    if let Some(letter) = ranks.iter().flat_map(|rank| rank.chars()).find(|it| !is_known(it)) {
        return Some(BoardError::Letter(letter));
    }
    if ranks.len() != 8 {
        return Some(BoardError::Ranks(ranks.len()));
    }
    let squares = |rank: &str| {
        let count = |letter: char| letter.to_digit(10).map_or(1, |digit| digit as usize);
        rank.chars().filter(|letter| *letter != '~').map(count).sum::<usize>()
    };
    let wrong = ranks.iter().enumerate().find(|(_, rank)| squares(rank) != 8);
    wrong.map(|(index, rank)| BoardError::Squares { rank: 8 - index, squares: squares(rank) })
}
