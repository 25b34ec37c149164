//! The texts on what is pasted, and on the reasons in plain words.

use shakmaty::Color;

use super::plain::{Checks, LockedPawns, PlainReason};
use crate::language::Language;
use crate::pasted::{BoardError, PasteError};

impl Language {
    /// The reason why a player cannot mate, as one person tells it to another.
    pub fn plain_reason(self, reason: PlainReason, winner: Color) -> String {
        let (words, loser) = (self.mate(), !winner);
        let fixed = match reason {
            PlainReason::BareKing => return words.plain_bare_king(winner),
            PlainReason::OnePieceAgainstKing(role) => return words.plain_one_piece(role),
            PlainReason::BishopsAgainstPieces => return words.plain_bishops_against_pieces(loser),
            PlainReason::Wall { pawns, squares, checks } => {
                let (every_pawn, can_check) =
                    (pawns == LockedPawns::All, checks == Checks::NeverMate);
                return words.plain_wall(loser, every_pawn, squares, can_check);
            }
            PlainReason::TwoKings => words.plain_two_kings(),
            PlainReason::BishopsAgainstKing => words.plain_bishops(),
            PlainReason::KnightAgainstQueens => words.plain_knight_against_queens(),
        };
        fixed.to_owned()
    }

    /// The reason why a text cannot be read, and the remedy.
    pub fn paste_error(self, error: &PasteError) -> String {
        let words = self.mate();
        let fixed = match error {
            PasteError::Board(BoardError::Ranks(ranks)) => return words.paste_ranks(*ranks),
            PasteError::Board(BoardError::Squares { rank, squares }) => {
                return words.paste_squares(*rank, *squares);
            }
            PasteError::Board(BoardError::Letter(letter)) => {
                return words.paste_letter(letter.to_string());
            }
            PasteError::Fen(error) => return self.query_error(*error),
            PasteError::Game(line, fault) => {
                return words.paste_game(line.to_string(), self.game_fault(fault));
            }
            PasteError::Nothing => words.paste_nothing(),
            PasteError::TooLong => words.paste_too_long(),
            PasteError::Link => words.paste_link(),
            PasteError::Unknown => words.paste_unknown(),
        };
        fixed.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;
    use crate::pasted::read;

    #[test]
    fn ok_every_error_names_a_remedy() {
        let texts = [
            "",
            "a nice game",
            "https://lichess.org/q7ZvsdUF",
            "4k3/8/8/8/8/8/R3K3 w - - 0 1",
            "4k3/8/8/7/8/8/8/R3K3 w - - 0 1",
            "4k3/8/8/8/8/8/8/T3K3 w - - 0 1",
            "4k3/8/8/8/8/8/8/R3K3 x Q - 3 40",
            "1. e4 e5 2. Ke3",
        ];
        for language in Language::VARIANTS {
            let mut said: Vec<String> = texts
                .iter()
                .map(|text| language.paste_error(&read(text).expect_err("none can be read")))
                .collect();
            assert!(said.iter().all(|said| said.contains(':') && said.ends_with('.')), "{said:?}");
            said.sort();
            said.dedup();
            assert_eq!(said.len(), texts.len());
        }
    }
}
