//! The catalogue, once for each language: it is fetched before anything is shown, and half of it would
//! not be read.

use acconcio_training::story::{Card, Catalogue, PACK_VERSION, Story, Text};

/// The catalogues, by their names.
pub fn catalogues(stories: &[Story]) -> [(&'static str, Catalogue); 2] {
    [
        ("catalogue.en.json", catalogue(stories, |text| text.it.clear())),
        ("catalogue.it.json", catalogue(stories, |text| text.en.clear())),
    ]
}

fn catalogue(stories: &[Story], leave_out: fn(&mut Text)) -> Catalogue {
    let mut cards: Vec<Card> = stories.iter().map(Story::card).collect();
    cards.iter_mut().flat_map(texts).for_each(leave_out);
    Catalogue { version: PACK_VERSION, cards }
}

fn texts(card: &mut Card) -> impl Iterator<Item = &mut Text> {
    let labels = card.variants.iter_mut().map(|entry| &mut entry.label);
    [&mut card.title, &mut card.gist].into_iter().chain(&mut card.event).chain(labels)
}
