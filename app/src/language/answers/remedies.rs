//! The remedies among which the opponent of a false move chooses under the old codes.

use acconcio_adjudication::incident::Remedy;
use acconcio_adjudication::ruling::RemedyOpen;
use shakmaty::Chess;

use crate::language::{Language, capitalised};

impl Language {
    /// A remedy, inside a sentence: `the king is moved`.
    pub fn remedy(self, remedy: Remedy) -> &'static str {
        match (self, remedy) {
            (Language::English, Remedy::LetStand) => "the false move stands",
            (Language::English, Remedy::MoveCorrectly) => "the same man is moved as it moves",
            (Language::English, Remedy::CaptureLegally) => "the man is captured in a legal way",
            (Language::English, Remedy::MoveKing) => "the man goes back and the king is moved",
            (Language::English, Remedy::MoveAnother) => "the man goes back and another is moved",
            (Language::Italian, Remedy::LetStand) => "la mossa falsa resta",
            (Language::Italian, Remedy::MoveCorrectly) => {
                "lo stesso pezzo muove come gli è proprio"
            }
            (Language::Italian, Remedy::CaptureLegally) => "il pezzo si cattura in modo legale",
            (Language::Italian, Remedy::MoveKing) => "il pezzo torna indietro e si muove il Re",
            (Language::Italian, Remedy::MoveAnother) => {
                "il pezzo torna indietro e se ne muove un altro"
            }
        }
    }

    /// A remedy as the heading of a line: `Move the king`.
    pub fn remedy_label(self, remedy: Remedy) -> &'static str {
        match (self, remedy) {
            (Language::English, Remedy::LetStand) => "Let it stand",
            (Language::English, Remedy::MoveCorrectly) => "Move it correctly",
            (Language::English, Remedy::CaptureLegally) => "Capture legally",
            (Language::English, Remedy::MoveKing) => "Move the king",
            (Language::English, Remedy::MoveAnother) => "Move another man",
            (Language::Italian, Remedy::LetStand) => "Lasciarla valere",
            (Language::Italian, Remedy::MoveCorrectly) => "Muovere correttamente",
            (Language::Italian, Remedy::CaptureLegally) => "Catturare in modo legale",
            (Language::Italian, Remedy::MoveKing) => "Muovere il Re",
            (Language::Italian, Remedy::MoveAnother) => "Muovere un altro pezzo",
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
