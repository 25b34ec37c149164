//! The page of an incident that there is not, with the one whose name is nearest.

use std::rc::Rc;

use acconcio_training::scenario::{Catalogue, ScenarioEntry, VariantEntry};
use strsim::levenshtein;
use yew::prelude::*;

use crate::language::Language;
use crate::route::Route;
use crate::ui::document::use_title;
use crate::ui::notices::not_found_but;

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct UnknownProps {
    pub(crate) language: Language,
    pub(crate) catalogue: Rc<Catalogue>,
    /// The name of the scenario in the address.
    pub(crate) scenario: String,
    /// The name of the variant in the address; empty where none is named.
    pub(crate) variant: String,
}

#[component]
pub(crate) fn UnknownPage(props: &UnknownProps) -> Html {
    let UnknownProps { language, catalogue, scenario, variant } = props;
    use_title(*language, language.shell().not_found());
    let found = nearest(catalogue, scenario, variant);
    let offered = found.map(|(scenario, variant)| {
        let label = language.of(&variant.label);
        let text = format!("{}: {label}", language.of(&scenario.title));
        (Route::incident(&scenario.id, &variant.id).to_hash(), text)
    });
    not_found_but(*language, offered)
}

/// The incident whose name is nearest to a misspelt one; none where more than a third of the name would
/// have to be changed.
fn nearest<'a>(
    catalogue: &'a Catalogue,
    scenario: &str,
    variant: &str,
) -> Option<(&'a ScenarioEntry, &'a VariantEntry)> {
    let all = catalogue.scenarios.iter();
    let (distance, entry) = all
        .map(|entry| (levenshtein(&entry.id, scenario), entry))
        .min_by_key(|(distance, _)| *distance)?;
    if distance * 3 > entry.id.len() {
        return None;
    }
    let variants = entry.variants.iter();
    let near = variants
        .min_by_key(|entry| if variant.is_empty() { 0 } else { levenshtein(&entry.id, variant) })?;
    Some((entry, near))
}

#[cfg(test)]
mod tests {
    use acconcio_training::scenario::PACK_VERSION;

    use super::*;

    fn check(scenario: &str, variant: &str, expected: Option<&str>) {
        let variant_entry = |id: &str| {
            format!(
                r#"{{"id":"{id}","label":{{"en":""}},"played_under":"e2023","regime":"standard","complexity":1}}"#
            )
        };
        let entry = |id: &str| {
            let variants = [variant_entry("claimed"), variant_entry("seen")].join(",");
            format!(
                r#"{{"id":"{id}","title":{{"en":""}},"summary":{{"en":""}},"topics":[],"level":1,"provenance":"recorded","variants":[{variants}]}}"#
            )
        };
        let scenarios = [entry("karpov-chernin"), entry("fischer-donner")].join(",");
        let text = format!(r#"{{"version":{PACK_VERSION},"scenarios":[{scenarios}]}}"#);
        let catalogue: Catalogue = serde_json::from_str(&text).expect("a catalogue");
        let found = nearest(&catalogue, scenario, variant);
        let found = found.map(|(scenario, variant)| format!("{}/{}", scenario.id, variant.id));
        assert_eq!(found.as_deref(), expected, "{scenario}/{variant}");
    }

    #[test]
    fn ok_a_misspelt_name_leads_to_the_nearest() {
        check("karpov-cernin", "", Some("karpov-chernin/claimed"));
        check("fisher-donner", "sen", Some("fischer-donner/seen"));
        check("karpov-chernin", "sean", Some("karpov-chernin/seen"));
    }

    #[test]
    fn ok_another_name_leads_nowhere() {
        check("nothing", "", None);
        check("", "", None);
    }
}
