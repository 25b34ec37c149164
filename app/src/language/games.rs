//! The texts on games of files.

use acconcio_game_files::{Fault, Tags};

use super::Language;

impl Language {
    /// The fault of a game, and the remedy.
    pub fn game_fault(self, fault: &Fault) -> String {
        let words = self.games();
        let fixed = match fault {
            Fault::Illegal(ply, san) => return words.fault_illegal(move_number(*ply), san),
            Fault::Ambiguous(ply, san) => return words.fault_ambiguous(move_number(*ply), san),
            Fault::NoMove(ply, text) => return words.fault_no_move(move_number(*ply), text),
            Fault::Start(fen) => return words.fault_start(fen),
            Fault::Variant(variant) => return words.fault_variant(variant),
            Fault::Comment => words.fault_comment(),
            Fault::Variation => words.fault_variation(),
            Fault::TooLong => words.fault_too_long(),
            Fault::TooLarge => words.fault_too_large(),
            Fault::NoGame => words.fault_no_game(),
            Fault::NotText => words.fault_not_text(),
        };
        fixed.to_owned()
    }

    /// The players’ names; the number of the game in its file where neither is known.
    pub fn players(self, tags: &Tags, number: u64) -> String {
        let unknown = self.games().unknown();
        let is_known = |name: &str| !matches!(name, "" | "?");
        let name = |name| if is_known(name) { name } else { unknown };
        match is_known(&tags.white) || is_known(&tags.black) {
            true => format!("{} – {}", name(tags.white.as_str()), name(tags.black.as_str())),
            false => self.games().game(self.grouped(number)),
        }
    }
}

/// The move number of a half-move: `12.` or `12…`.
fn move_number(ply: usize) -> String {
    let dots = if ply.is_multiple_of(2) { "…" } else { "." };
    format!("{}{dots}", ply.div_ceil(2))
}
