//! The ruling after each act, what changed it, and what would change it.

use std::rc::Rc;

use acconcio_adjudication::Adjudication;
use acconcio_adjudication::incident::Incident;
use acconcio_adjudication::ruling::Ruling;
use acconcio_training::whatif::{About, Change, Facet, differences};

use crate::walk::Walk;

/// The rulings after each number of acts of one variant.
#[derive(Clone, Debug)]
pub struct Rulings {
    incident: Incident,
    /// The ruling after each number of possible acts.
    ruled: Vec<Option<Rc<Adjudication>>>,
}

impl Rulings {
    /// Rules after each of the first so many acts; what the earlier rulings have in common with them is taken over.
    pub fn of(walk: &Walk, at: usize, earlier: Option<&Rulings>) -> Rulings {
        let incident = walk.incident_after(at);
        let known = earlier.map_or(&[][..], |earlier| earlier.common_with(&incident));
        let mut ruled = known.to_vec();
        for done in ruled.len()..=incident.acts.len() {
            let until = Incident { acts: incident.acts[..done].to_vec(), ..incident.clone() };
            ruled.push(Adjudication::of(&until).ok().map(Rc::new));
        }
        Rulings { incident, ruled }
    }

    /// The incident that was ruled on last.
    pub const fn incident(&self) -> &Incident {
        &self.incident
    }

    /// The ruling after a number of possible acts.
    pub fn after(&self, done: usize) -> Option<&Ruling> {
        self.ruled.get(done)?.as_ref().map(|it| &it.ruling)
    }

    /// The facets that a possible act, by its index, has changed.
    pub fn changed_by(&self, act: usize) -> Vec<Facet> {
        match (self.after(act), self.after(act + 1)) {
            (Some(before), Some(after)) => telling(before, after),
            (None, _) | (_, None) => Vec::new(),
        }
    }

    /// The ruling after the last of the acts.
    pub fn last(&self) -> Option<&Ruling> {
        self.adjudication().map(|it| &it.ruling)
    }

    /// The ruling after the last of the acts, with what happened up to it.
    pub fn adjudication(&self) -> Option<&Rc<Adjudication>> {
        self.ruled.last()?.as_ref()
    }

    /// The facets of the outcome in which the last ruling differs from that of others.
    pub fn differ_from(&self, others: &Rulings) -> Vec<Facet> {
        match (others.last(), self.last()) {
            (Some(before), Some(after)) => telling(before, after),
            (None, Some(_)) | (Some(_), None) | (None, None) => Vec::new(),
        }
    }

    /// The last possible act that changed the ruling, and the facets that it changed.
    pub fn turned_by(&self) -> Option<(usize, Vec<Facet>)> {
        let acts = (0..self.ruled.len().saturating_sub(1)).rev();
        acts.map(|act| (act, self.changed_by(act))).find(|(_, facets)| !facets.is_empty())
    }

    fn common_with(&self, incident: &Incident) -> &[Option<Rc<Adjudication>>] {
        let bare = |incident: &Incident| Incident { acts: Vec::new(), ..incident.clone() };
        if bare(&self.incident) != bare(incident) {
            return &[];
        }
        let pairs = self.incident.acts.iter().zip(&incident.acts);
        let same = pairs.take_while(|(one, other)| one == other).count();
        &self.ruled[..=same.min(self.ruled.len() - 1)]
    }
}

/// The facets of the outcome in which two rulings differ.
fn telling(one: &Ruling, other: &Ruling) -> Vec<Facet> {
    differences(one, other).into_iter().filter(|facet| facet.is_of_the_outcome()).collect()
}

/// A fact that would change the ruling, were it otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenFact {
    /// The fact.
    pub about: About,
    /// The value as recorded; none where no single change would set it.
    pub recorded: Option<Change>,
    /// The values that it could have instead, each with the ruling then.
    pub otherwise: Vec<(Change, Ruling)>,
}

/// The facts of an incident, laws and readings aside, that would change the ruling were they otherwise, in the order
/// in which an arbiter asks for them.
pub fn open_facts(incident: &Incident) -> Vec<OpenFact> {
    let Ok(now) = Adjudication::of(incident) else { return Vec::new() };
    let mut open: Vec<OpenFact> = Vec::new();
    for change in Change::all(incident).into_iter().filter(|change| is_of_fact(change.about())) {
        let changed = change.apply(incident);
        let Some(then) = changed.and_then(|changed| Adjudication::of(&changed).ok()) else {
            continue;
        };
        if telling(&now.ruling, &then.ruling).is_empty() {
            continue;
        }
        let (about, otherwise) = (change.about(), (change, then.ruling));
        match open.iter_mut().find(|known| known.about == about) {
            Some(known) => known.otherwise.push(otherwise),
            None => {
                let recorded = change.as_it_was(incident, now.ruling.subject.player);
                open.push(OpenFact { about, recorded, otherwise: vec![otherwise] });
            }
        }
    }
    open
}

/// Whether a change is of a fact that an author may have left open.
const fn is_of_fact(about: About) -> bool {
    match about {
        About::Touch(_)
        | About::FirstTouch
        | About::Offences
        | About::Sight
        | About::Press
        | About::Claim => true,
        About::Reading(_) | About::Proposal(_) | About::Regime | About::Edition => false,
    }
}
