//! The files of texts.

use std::collections::BTreeMap;
use std::fmt::Write;

use acconcio_training::scenario::{LanguageCode, Scenario, Text};

use super::layout::prose;

/// Returns the texts of the files, one for each language that has a text.
pub(super) fn written(scenario: &Scenario) -> BTreeMap<LanguageCode, String> {
    let mut files: BTreeMap<LanguageCode, String> = BTreeMap::new();
    let mut put = |name: &str, text: &Text| {
        for (language, text) in text.iter() {
            let file = files.entry(language.clone()).or_default();
            let _ = writeln!(file, "{name} = {}", prose(name, text));
        }
    };
    put("title", &scenario.title);
    put("framing", &scenario.framing);
    if let Some(event) = &scenario.event {
        put("event", event);
    }
    put("source", &scenario.source);
    let mut labels: BTreeMap<LanguageCode, String> = BTreeMap::new();
    for variant in &scenario.variants {
        for (language, label) in variant.label.iter() {
            let table = labels.entry(language.clone()).or_insert("\n[variants]\n".to_owned());
            let _ = writeln!(table, "{} = {}", variant.id, prose(&variant.id, label));
        }
    }
    for (language, table) in labels {
        files.entry(language).or_default().push_str(&table);
    }
    files
}
