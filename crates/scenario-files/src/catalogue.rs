//! The catalogue, once for each language: it is fetched before anything is shown, and only one language
//! of it is read.

use acconcio_training::scenario::{Catalogue, PACK_VERSION, Scenario, ScenarioEntry, Text};

/// Returns the catalogues with their file names.
pub fn catalogues(scenarios: &[Scenario]) -> [(&'static str, Catalogue); 2] {
    [
        ("catalogue.en.json", catalogue(scenarios, |text| text.it.clear())),
        ("catalogue.it.json", catalogue(scenarios, |text| text.en.clear())),
    ]
}

fn catalogue(scenarios: &[Scenario], leave_out: fn(&mut Text)) -> Catalogue {
    let mut scenarios: Vec<ScenarioEntry> =
        scenarios.iter().map(Scenario::catalogue_entry).collect();
    scenarios.iter_mut().flat_map(texts).for_each(leave_out);
    Catalogue { version: PACK_VERSION, scenarios }
}

fn texts(scenario: &mut ScenarioEntry) -> impl Iterator<Item = &mut Text> {
    let labels = scenario.variants.iter_mut().map(|entry| &mut entry.label);
    [&mut scenario.title, &mut scenario.summary]
        .into_iter()
        .chain(&mut scenario.event)
        .chain(labels)
}
