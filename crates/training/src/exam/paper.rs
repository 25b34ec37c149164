//! A paper with its incidents, ready to be taken and marked.

use serde::{Deserialize, Serialize};

use super::link::facts;
use super::{Asked, Blueprint, Link, Place, rank};
use crate::grading::Question;
use crate::scenario::{IncidentName, Scenario, Topic};
use acconcio_adjudication::Adjudication;
use acconcio_adjudication::incident::Incident;
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_adjudication::ruling::Ruling;

/// A paper with its incidents.
#[derive(Clone, Debug)]
pub struct Paper {
    /// The link from which it was opened.
    pub link: Link,
    /// The items, in order.
    pub items: Vec<Item>,
}

/// An incident on a paper, as it is asked, with its ruling.
#[derive(Clone, Debug)]
pub struct Item {
    /// Its names.
    pub name: IncidentName,
    /// Its topics.
    pub topics: Vec<Topic>,
    /// The facts, disguised. The texts of an exam are made from these and not from the scenario's own
    /// texts, which name players, colours and squares.
    pub incident: Incident,
    /// The reconstruction of its acts.
    pub reconstruction: Reconstruction,
    /// The ruling on it.
    pub ruling: Ruling,
    /// The only question that is asked; none where every one is.
    pub only: Option<Question>,
}

/// The facts of an item as it is asked: all that is needed to ask it again when the scenarios have changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemFacts {
    /// Its topics.
    pub topics: Vec<Topic>,
    /// The facts, disguised.
    pub incident: Incident,
}

/// An incident of a paper that is missing here or has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("item {}, {}/{}: {why}", .place + 1, .name.scenario, .name.variant)]
pub struct ItemError {
    /// Its index on the paper.
    pub place: usize,
    /// Its names.
    pub name: IncidentName,
    /// The reason.
    pub why: Why,
}

/// The reason why an incident of a paper cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum Why {
    /// The incident is not among the scenarios.
    #[error("the incident is not known here")]
    Unknown,
    /// The facts of the incident are not those of the paper.
    #[error("the incident has been changed since the paper was made")]
    Changed,
    /// The disguise of the incident cannot be applied, or no ruling can be given.
    #[error("the incident cannot be ruled on")]
    NotRuled,
}

impl Paper {
    /// Opens the paper of a link, with the scenarios as they were played, found by their names.
    ///
    /// # Errors
    /// Returns every incident that is missing here or has changed since the link was made.
    pub fn open<'a>(
        link: Link,
        find: impl Fn(&str) -> Option<&'a Scenario>,
    ) -> Result<Paper, Vec<ItemError>> {
        let mut items = Vec::new();
        let mut misfits = Vec::new();
        for (index, place) in link.places.iter().enumerate() {
            match Item::open(&link, place, find(&place.name.scenario)) {
                Ok(item) => items.push(item),
                Err(why) => misfits.push(ItemError { place: index, name: place.name.clone(), why }),
            }
        }
        if misfits.is_empty() { Ok(Paper { link, items }) } else { Err(misfits) }
    }

    /// Opens the paper of a link with the facts of an earlier [`Paper::facts`]; `None` where they are not
    /// those of a paper of this length.
    pub fn reopen(link: Link, facts: &[ItemFacts]) -> Option<Paper> {
        let items = link.places.iter().zip(facts).map(|(place, facts)| {
            let ItemFacts { topics, incident } = facts.clone();
            Item::of(&link, place, topics, incident).ok()
        });
        let items: Vec<Item> = items.collect::<Option<_>>()?;
        (items.len() == link.places.len()).then_some(Paper { link, items })
    }

    /// The facts of its items.
    pub fn facts(&self) -> Vec<ItemFacts> {
        let facts = |item: &Item| ItemFacts {
            topics: item.topics.clone(),
            incident: item.incident.clone(),
        };
        self.items.iter().map(facts).collect()
    }

    /// The blueprint by which it is marked.
    pub const fn blueprint(&self) -> &Blueprint {
        &self.link.blueprint
    }

    /// The questions asked on an item, in the order in which an arbiter works. They do not depend on its
    /// ruling, so that they tell nothing of it.
    pub fn asked(&self, item: &Item) -> Vec<Question> {
        let asked = Question::ALL.into_iter();
        asked.filter(|question| self.weight(item, *question) > 0).collect()
    }

    /// The weight of a question on an item: none where it is not asked.
    pub fn weight(&self, item: &Item, question: Question) -> u8 {
        match item.only {
            Some(only) if only != question => 0,
            Some(_) | None => self.blueprint().weight(question),
        }
    }
}

impl Item {
    fn open(link: &Link, place: &Place, scenario: Option<&Scenario>) -> Result<Item, Why> {
        let scenario = scenario.ok_or(Why::Unknown)?;
        let variant = scenario.variant(&place.name.variant).ok_or(Why::Unknown)?;
        let edition = place.edition.unwrap_or(variant.incident.edition);
        let incident = variant.ruled_under(edition).incident;
        if facts(&incident) != place.facts {
            return Err(Why::Changed);
        }
        let incident = place.disguise.applied(&incident).ok_or(Why::NotRuled)?;
        Item::of(link, place, scenario.topics.clone(), incident)
    }

    fn of(link: &Link, place: &Place, topics: Vec<Topic>, incident: Incident) -> Result<Item, Why> {
        let Adjudication { reconstruction, ruling } =
            Adjudication::of(&incident).map_err(|_| Why::NotRuled)?;
        let only = match place.asked {
            Asked::Everything => None,
            Asked::OneDecision => one_decision(link, place),
        };
        Ok(Item { name: place.name.clone(), topics, incident, reconstruction, ruling, only })
    }
}

/// The question that is asked where only one is: what the act was, or what becomes of the game; where neither
/// counts, the first that does. It is the same on every variant of the paper, and does not depend on the
/// ruling.
fn one_decision(link: &Link, place: &Place) -> Option<Question> {
    let mut counted = Question::ALL.to_vec();
    counted.retain(|question| link.blueprint.weight(*question) > 0);
    let is_decisive = |it: &Question| matches!(it, Question::Classification | Question::Result);
    let decisive: Vec<Question> = counted.iter().copied().filter(is_decisive).collect();
    let among = if decisive.is_empty() { &counted[..1.min(counted.len())] } else { &decisive[..] };
    let count = u64::try_from(among.len()).ok().filter(|count| *count > 0)?;
    let at = rank(link.seed, &place.name.scenario, &place.name.variant) % count;
    among.get(usize::try_from(at).ok()?).copied()
}
