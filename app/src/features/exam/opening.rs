//! The paper of a link, with its replays fetched, or the reason why it cannot be opened.

use std::rc::Rc;

use acconcio_training::exam::{Item, ItemError, Link, LinkError, Paper};
use acconcio_training::scenario::{PlayersNamed, Scenario, Variant};
use yew::prelude::*;

use super::kept_facts::KeptFacts;
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::language::Language;
use crate::packs::{Fetched, LoadError, use_scenarios};
use crate::platform::storage::Storage;

/// The progress of opening a paper.
pub(crate) enum Opened {
    /// The scenarios are being fetched.
    Loading,
    /// The paper can be taken.
    Ready(Rc<Paper>),
    /// The paper cannot be opened.
    Broken(Broken),
}

/// The reason why a paper cannot be opened.
#[derive(Clone, PartialEq)]
pub(crate) enum Broken {
    /// The link is invalid, or of another version.
    Link(LinkError),
    /// Incidents of the paper are missing or have changed.
    Misfits(Vec<ItemError>),
    /// The scenarios of the paper cannot be fetched.
    Scenarios(LoadError),
}

/// Opens the paper of a link as it was when it was begun on this device, or else as the scenarios are now.
#[hook]
pub(crate) fn use_begun_paper(storage: &Storage, link: &str, language: Language) -> Rc<Opened> {
    let kept =
        use_memo(link.to_owned(), |link| storage.load::<KeptFacts>().paper(link).map(Rc::new));
    let fetched = use_paper(if kept.is_some() { "" } else { link }, language);
    match &*kept {
        Some(paper) => Rc::new(Opened::Ready(paper.clone())),
        None => fetched,
    }
}

/// Fetches the scenarios of a link and opens its paper, once.
#[hook]
pub(crate) fn use_paper(link: &str, language: Language) -> Rc<Opened> {
    let read = use_memo(link.to_owned(), |link| Link::read(link));
    let ids: Vec<String> = match &*read {
        Ok(link) => link.places.iter().map(|place| place.name.scenario.clone()).collect(),
        Err(_) => Vec::new(),
    };
    let scenarios = use_scenarios(&ids, language);
    let is_here = match &scenarios {
        Fetched::Loading => None,
        Fetched::Ready(_) => Some(None),
        Fetched::Failed(error) => Some(Some(error.clone())),
    };
    use_memo((link.to_owned(), is_here), move |_| match (&*read, scenarios) {
        (Err(error), _) => Opened::Broken(Broken::Link(error.clone())),
        (Ok(_), Fetched::Loading) => Opened::Loading,
        (Ok(_), Fetched::Failed(error)) => Opened::Broken(Broken::Scenarios(error)),
        (Ok(link), Fetched::Ready(scenarios)) => {
            let find = |id: &str| {
                scenarios.iter().map(|it| &**it).find(|scenario: &&Scenario| scenario.id == id)
            };
            match Paper::open(link.clone(), find) {
                Ok(paper) => Opened::Ready(Rc::new(paper)),
                Err(misfits) => Opened::Broken(Broken::Misfits(misfits)),
            }
        }
    })
}

/// An item in the form that the replay and the ruling form take; it contains no name from the scenario.
pub(crate) fn variant_of(item: &Item) -> Variant {
    let label = acconcio_training::scenario::Text::default();
    Variant {
        id: String::new(),
        label,
        incident: item.incident.clone(),
        scope: Default::default(),
        epilogue: Vec::new(),
    }
}

/// The players of an item, under the names of its disguise.
pub(crate) fn players_of(paper: &Paper, place: usize) -> Option<PlayersNamed> {
    let place = paper.link.places.get(place)?;
    Some(Language::exam_players(place.disguise.names))
}

/// The adjudicated incident of an item.
pub(crate) fn adjudicated_of(item: &Item) -> Option<AdjudicatedIncident> {
    AdjudicatedIncident::of(&item.incident).ok()
}

/// A paper as a property, compared by pointer.
#[derive(Clone)]
pub(crate) struct SamePaper(pub(crate) Rc<Paper>);

impl PartialEq for SamePaper {
    fn eq(&self, other: &SamePaper) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
