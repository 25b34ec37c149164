//! The remedies among which the opponent of a false move chooses under the old codes.

use acconcio_adjudication::incident::Remedy;
use acconcio_adjudication::ruling::RemedyOpen;
use shakmaty::Chess;

use crate::language::{Language, capitalised};

impl Language {
    /// A remedy, inside a sentence: `the king is moved`.
    pub fn remedy(self, remedy: Remedy) -> &'static str {
        let words = self.answers();
        match remedy {
            Remedy::LetStand => words.remedy_let_stand(),
            Remedy::MoveCorrectly => words.remedy_move_correctly(),
            Remedy::CaptureLegally => words.remedy_capture_legally(),
            Remedy::MoveKing => words.remedy_move_king(),
            Remedy::MoveAnother => words.remedy_move_another(),
        }
    }

    /// A remedy as the heading of a line: `Move the king`.
    pub fn remedy_label(self, remedy: Remedy) -> &'static str {
        let words = self.answers();
        match remedy {
            Remedy::LetStand => words.remedy_label_let_stand(),
            Remedy::MoveCorrectly => words.remedy_label_move_correctly(),
            Remedy::CaptureLegally => words.remedy_label_capture_legally(),
            Remedy::MoveKing => words.remedy_label_move_king(),
            Remedy::MoveAnother => words.remedy_label_move_another(),
        }
    }

    /// The moves that a remedy permits; for the one without a move, its meaning.
    pub fn remedy_moves(self, open: &RemedyOpen, position: Option<&Chess>) -> String {
        if open.remedy == Remedy::LetStand {
            capitalised(self.remedy(open.remedy))
        } else if open.moves.is_empty() {
            self.ruling().no_such_remedy().to_owned()
        } else {
            self.moves(&open.moves, position)
        }
    }
}
