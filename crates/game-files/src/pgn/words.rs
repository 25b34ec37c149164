//! The words of the movetext: moves, results, and words that are skipped.

use std::borrow::Cow;

use shakmaty::san::{San, SanError};
use shakmaty::{Chess, Position};

use super::{Fault, LONGEST};
use acconcio_adjudication::game_record::GameRecord;

/// The maximum number of characters of a faulty word that an error repeats.
const REPEATED: usize = 40;

/// Whether a byte separates words, and has no meaning of its own.
pub(super) const fn is_mark(byte: u8) -> bool {
    matches!(
        byte,
        b'.' | b'!' | b'?' | b')' | b'}' | b'(' | b'{' | b'[' | b']' | b';' | b'$' | b'*'
    )
}

/// The result of the game, if the word is one; with dashes of any kind.
pub(super) fn result(word: &[u8]) -> Option<&'static str> {
    // Nearly every word is not a result, and is not copied.
    let may_be = word.len() > 2 && matches!(word[0], b'0' | b'1' | b'\xc2');
    let word = str::from_utf8(word).ok().filter(|_| may_be)?;
    let word = with_hyphens(word).replace('½', "1/2");
    ["1-0", "0-1", "1/2-1/2", "1/2"].into_iter().find(|result| *result == word)
}

/// Replaces typographic dashes by hyphens.
fn with_hyphens(text: &str) -> String {
    text.replace(['–', '—'], "-")
}

/// Whether a word is a move number or an evaluation.
pub(super) fn is_skipped(word: &[u8]) -> bool {
    let is_opinion = |byte: &u8| matches!(byte, b'+' | b'-' | b'=' | b'/' | b'~');
    word.iter().all(u8::is_ascii_digit) || (word.iter().all(is_opinion) && word != b"--")
}

/// Plays a move in SAN.
pub(super) fn play(record: &mut GameRecord, word: &[u8]) -> Result<(), Fault> {
    let last = record.last_ply();
    // The record always has its last position.
    let Some(position) = record.position(last).filter(|_| last < LONGEST) else {
        return Err(Fault::TooLong);
    };
    let ply = half_move(position);
    let text = || text_of(word).chars().take(REPEATED).collect::<String>();
    // Castling written with zeros.
    let letters = match str::from_utf8(word) {
        Ok(text) if text.starts_with(['0', 'O']) => {
            Cow::Owned(with_hyphens(text).replace('0', "O").into_bytes())
        }
        Ok(_) | Err(_) => without_figurines(word),
    };
    // Any check and mate marks.
    let marks = letters.iter().rev().take_while(|byte| matches!(byte, b'+' | b'#')).count();
    let san = San::from_ascii(&letters[..letters.len() - marks]);
    let san = san.map_err(|_| Fault::NoMove(ply, text()))?;
    match san.to_move(position).map(|next| record.play(next)) {
        Ok(Ok(())) => Ok(()),
        Err(SanError::AmbiguousSan) => Err(Fault::Ambiguous(ply, text())),
        Ok(Err(_)) | Err(SanError::IllegalSan) => Err(Fault::Illegal(ply, text())),
    }
}

/// The number of the next ply, as the game itself counts.
fn half_move(position: &Chess) -> usize {
    let before = usize::try_from(position.fullmoves().get() - 1).unwrap_or_default();
    2 * before + position.turn().fold_wb(1, 2)
}

/// Replaces figurines, white and black, by the English letters; a pawn has none.
fn without_figurines(word: &[u8]) -> Cow<'_, [u8]> {
    // The first two bytes of all of them in UTF-8.
    if !word.windows(2).any(|bytes| bytes == [0xe2, 0x99]) {
        return Cow::Borrowed(word);
    }
    let letter = |character: char| match character {
        '♔' | '♚' => "K".to_owned(),
        '♕' | '♛' => "Q".to_owned(),
        '♖' | '♜' => "R".to_owned(),
        '♗' | '♝' => "B".to_owned(),
        '♘' | '♞' => "N".to_owned(),
        '♙' | '♟' => String::new(),
        other => other.to_string(),
    };
    Cow::Owned(text_of(word).chars().map(letter).collect::<String>().into_bytes())
}

/// Decodes bytes as UTF-8, or else as Latin-1, in which older files are written.
pub(super) fn text_of(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|byte| char::from(*byte)).collect()),
    }
}
