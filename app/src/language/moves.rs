//! Moves in the notation of the language.

use shakmaty::san::SanPlus;
use shakmaty::{CastlingSide, Chess, Color, Move, Position, Role};

use super::Language;

impl Language {
    /// A legal move in short notation with the letters of the language: `Qe7+`, `De7+`.
    pub fn san(self, position: &Chess, legal: Move) -> String {
        if !position.is_legal(legal) {
            return self.plain_move(legal);
        }
        self.san_text(&SanPlus::from_move(position.clone(), legal).to_string())
    }

    /// A series of legal moves with their numbers: `12… Kf7`, `13. Bb1`, `Kg7`.
    pub fn numbered(self, start: &Chess, moves: &[Move]) -> Vec<(Option<String>, String)> {
        let mut position = start.clone();
        let texts = moves.iter().enumerate().map(|(index, played)| {
            let number = match (position.turn(), index) {
                (Color::White, _) => Some(format!("{}.", position.fullmoves())),
                (Color::Black, 0) => Some(format!("{}…", position.fullmoves())),
                (Color::Black, _) => None,
            };
            let san = self.san(&position, *played);
            position.play_unchecked(*played);
            (number, san)
        });
        texts.collect()
    }

    /// A series of legal moves with their numbers, in one text.
    pub fn line(self, start: &Chess, moves: &[Move]) -> String {
        let words = self.numbered(start, moves).into_iter();
        words
            .flat_map(|(number, san)| number.into_iter().chain([san]))
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Converts SAN with English letters to the letters of the language.
    pub fn san_text(self, san: &str) -> String {
        let castling = self.castling(CastlingSide::KingSide);
        let letter = |letter: char| match Role::from_char(letter) {
            Some(role) if letter.is_ascii_uppercase() => self.role_letter(role).to_owned(),
            Some(_) | None if letter == 'O' => castling.chars().take(1).collect(),
            Some(_) | None => letter.to_string(),
        };
        san.chars().map(letter).collect()
    }

    /// A move from square to square, whatever the position: `Qe8–e6`, `0-0`.
    pub fn plain_move(self, played: Move) -> String {
        if let Some(side) = played.castling_side() {
            return self.castling(side).to_owned();
        }
        let letter = self.role_letter(played.role());
        let dash = if played.is_capture() { "×" } else { "–" };
        let from = played.from().map(|square| square.to_string()).unwrap_or_default();
        let promoted = match played.promotion() {
            Some(role) => format!("={}", self.role_letter(role)),
            None => String::new(),
        };
        format!("{letter}{from}{dash}{}{promoted}", played.to())
    }

    /// Castling on a side, in notation: `O-O`, `0-0`.
    pub fn castling(self, side: CastlingSide) -> &'static str {
        match side {
            CastlingSide::KingSide => self.notation().castling_short(),
            CastlingSide::QueenSide => self.notation().castling_long(),
        }
    }

    /// Castling on a side, as the subject of a sentence.
    pub fn castling_as_subject(self, side: CastlingSide) -> String {
        self.notation().castling_subject(side)
    }

    /// Castling on a side, within a sentence.
    pub fn castling_words(self, side: CastlingSide) -> String {
        self.notation().castling_within(side)
    }
}
