//! The texts on what is pasted, and on the reasons in plain words, in every language.

mod en;
mod it;

use shakmaty::Color;

use super::plain::PlainReason;
use crate::language::{Language, texts_by_language};
use crate::pasted::PasteError;

texts_by_language! {
    /// The reason why a player cannot mate, as one person tells it to another.
    pub fn plain_reason(reason: PlainReason, winner: Color) -> String = plain;

    /// The reason why a text cannot be read, and the remedy.
    pub fn paste_error(error: &PasteError) -> String = paste_error;
}

impl Language {
    /// Says that only the first so many games are offered.
    pub fn only_offered(self, games: usize) -> String {
        match self {
            Language::English => format!("Only the first {games} games are offered."),
            Language::Italian => format!("Sono proposte soltanto le prime {games} partite."),
        }
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
