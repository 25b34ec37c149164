//! The texts on packs and links that are refused.

use acconcio_scenario_files::bundle::Refusal;

use crate::language::Language;

impl Language {
    /// The reason why a pack or a link is refused, with what to do.
    pub(super) fn refused_bundle(self, refusal: Refusal) -> String {
        let words = self.own();
        match refusal {
            Refusal::SomethingElse => words.something_else().to_owned(),
            Refusal::OtherVersion { found } => words.other_version(found.to_string()),
            Refusal::Damaged => words.damaged().to_owned(),
            Refusal::TooLarge => words.too_large().to_owned(),
            Refusal::TooMany => words.too_many().to_owned(),
            Refusal::Name => words.bad_name().to_owned(),
        }
    }
}
