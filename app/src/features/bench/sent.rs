//! A draft as it leaves the bench: one incident with all that others need to open it.

use acconcio_authoring::{Draft, StandIns};
use acconcio_scenario_files::bundle::Bundle;
use acconcio_scenario_files::writer::{self, Written};
use acconcio_training::scenario::{LanguageCode, Scenario, own_name};

use crate::language::Language;
use crate::packs::own::WITH;
use crate::platform::address;
use crate::route::Route;

/// A draft as it is sent.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sent {
    /// The incident, complete.
    pub(crate) scenario: Scenario,
    /// The incident in one piece.
    pub(crate) bundle: Bundle,
    /// The files that authors write.
    pub(crate) written: Written,
    /// The incident in one piece, for an address.
    link: String,
}

impl Sent {
    /// Completes a draft, and reads it once as whoever opens it will.
    ///
    /// # Errors
    /// The reasons why nobody could open it, as authors of files read them.
    pub(crate) fn of(language: Language, draft: &Draft) -> Result<Sent, Vec<String>> {
        let scenario = draft.completed(&stand_ins(language, draft));
        let unwritable = |error: writer::Unwritable| vec![error.to_string()];
        let bundle = Bundle::of(&scenario).map_err(unwritable)?;
        let written = writer::write(&scenario).map_err(unwritable)?;
        let left_out = bundle.contents().left_out;
        let wrong = left_out.iter().flat_map(|it| &it.wrong).flat_map(|file| &file.diagnostics);
        let wrong: Vec<String> =
            wrong.map(|it| format!("{}: {}; {}", it.field, it.message, it.help)).collect();
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let link = bundle.link();
        Ok(Sent { scenario, bundle, written, link })
    }

    /// The name of the incident for whoever opens it.
    pub(crate) fn id(&self) -> String {
        own_name(&self.bundle.name, self.file_name())
    }

    /// The incident in one piece, with the title of the pack in which it is kept.
    pub(crate) fn in_pack(&self, language: Language) -> Bundle {
        let mut bundle = self.bundle.clone();
        // A text in quotes is the same in JSON and in TOML.
        let title = serde_json::to_string(language.bench().pack()).unwrap_or_default();
        bundle.files.insert(format!("{}/pack.toml", language.code()), format!("title = {title}\n"));
        bundle
    }

    /// The name of the file of facts, without its ending.
    pub(crate) fn file_name(&self) -> &str {
        let facts = self.bundle.files.keys().find(|path| !path.contains('/'));
        facts.and_then(|path| path.strip_suffix(".toml")).unwrap_or_default()
    }

    /// The address of a page about it, after the `#`; it holds the incident.
    pub(crate) fn hash(&self, page: &Route) -> String {
        format!("{}?{WITH}{}", page.to_hash(), self.link)
    }

    /// The full address of a variant.
    pub(crate) fn address(&self, variant: &str) -> String {
        address::address_of_hash(&self.hash(&Route::incident(&self.id(), variant)))
    }
}

/// The texts for what the author has not written, in the language that he reads.
fn stand_ins(language: Language, draft: &Draft) -> StandIns {
    let words = language.bench();
    let variants = draft.variants();
    let label = |id: &str| match variants.len() {
        1 => words.only_label().to_owned(),
        _ => words.unlabelled(id),
    };
    StandIns {
        language: LanguageCode::new(language.code()),
        title: words.untitled().to_owned(),
        framing: words.framing_instead().to_owned(),
        source: words.source_instead().to_owned(),
        labels: variants.iter().map(|variant| label(&variant.id)).collect(),
    }
}
