//! The texts of the board on which a position is set up, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

mod en;
mod it;

use super::Language;

/// The board on which a position is set up.
#[derive(Debug)]
pub struct BoardEditorWords {
    pub board: &'static str,
    pub hint: &'static str,
    pub keys_hint: &'static str,
    pub tray: &'static str,
    pub white_pieces: &'static str,
    pub black_pieces: &'static str,
    pub carry: &'static str,
    pub remove: &'static str,
    pub whole: &'static str,
    pub clear: &'static str,
    pub initial: &'static str,
    pub exchange: &'static str,
    pub undo: &'static str,
    pub to_move: &'static str,
    pub castling: &'static str,
    pub en_passant: &'static str,
    pub not_en_passant: &'static str,
    pub half_moves: &'static str,
    pub pawn_refused: &'static str,
}

words_by_language! {
    /// The texts without parameters of the board on which a position is set up.
    pub fn board_editor -> BoardEditorWords = WORDS;
}

texts_by_language! {
    /// The message that the piece of a square was taken up.
    pub fn taken_up(square: &str) -> String = taken_up;
}
