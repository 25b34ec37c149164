//! The catalogue, once for each language: it is fetched before anything is shown, and only one language
//! of it is read.

use acconcio_training::scenario::{Card, Catalogue, PACK_VERSION, Scenario, Text};

/// Returns the catalogues with their file names.
pub fn catalogues(scenarios: &[Scenario]) -> [(&'static str, Catalogue); 2] {
    [
        ("catalogue.en.json", catalogue(scenarios, |text| text.it.clear())),
        ("catalogue.it.json", catalogue(scenarios, |text| text.en.clear())),
    ]
}

fn catalogue(scenarios: &[Scenario], leave_out: fn(&mut Text)) -> Catalogue {
    let mut cards: Vec<Card> = scenarios.iter().map(Scenario::card).collect();
    cards.iter_mut().flat_map(texts).for_each(leave_out);
    Catalogue { version: PACK_VERSION, cards }
}

fn texts(card: &mut Card) -> impl Iterator<Item = &mut Text> {
    let labels = card.variants.iter_mut().map(|entry| &mut entry.label);
    [&mut card.title, &mut card.gist].into_iter().chain(&mut card.event).chain(labels)
}
