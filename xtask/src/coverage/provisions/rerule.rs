//! The incidents, each ruled on under every edition and regime; those of matches under their own rules.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use acconcio_adjudication::incident::{Incident, Regime};
use acconcio_adjudication::laws::provision;
use acconcio_adjudication::laws::provision::Step;
use acconcio_adjudication::laws::{Citation, EditionId, Rule, Status};
use acconcio_adjudication::{AdjudicationError, adjudicate};
use acconcio_quadrigliona as quadrigliona;
use acconcio_quadrigliona::scenario::Scenario as Match;
use acconcio_scenario_files::words;
use acconcio_training::scenario::Scenario;
use acconcio_training::whatif::regimes_of;

use super::super::Progress;
use super::super::library::Library;
use super::{Book, Name, mirror, table};
use crate::step::step;

/// An incident under a regime.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub scenario: String,
    pub variant: String,
    /// The regime; none where there is one only.
    pub regime: Option<Regime>,
}

/// An incident just outside a provision, and in which way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outside {
    pub how: How,
    pub place: Place,
}

/// The ways in which an incident is just outside a provision; the most direct first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum How {
    /// The provision was considered, and its condition is not met or another takes precedence.
    DoesNotHold,
    /// The provision holds in another variant of the scenario, under the same regime.
    Sibling,
    /// The provision holds in the same incident under another regime.
    OtherRegime,
}

/// The places where a provision was seen.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    pub holds: Option<Place>,
    pub outside: Option<Outside>,
}

/// The results of all repeated rulings.
#[derive(Default)]
pub struct Rerulings {
    pub seen: BTreeMap<Name, Seen>,
    pub rulings: usize,
    pub broken: Vec<String>,
    /// The incidents that are ruled otherwise once the colours are exchanged.
    pub one_sided: Vec<String>,
    pub unplayable: usize,
}

/// The provisions that hold in a ruling or one of its readings, and those that were considered.
#[derive(Default)]
struct Asked {
    holds: BTreeSet<Name>,
    all: BTreeSet<Name>,
}

/// Rules on every incident under every edition and regime.
pub fn all(library: &Library, progress: Progress) -> Rerulings {
    let scenarios = &library.scenarios;
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        let mut part = Rerulings::default();
        while let Some(it) = scenarios.get(next.fetch_add(1, Ordering::Relaxed)) {
            EditionId::ALL.iter().for_each(|edition| part.add(&it.scenario, *edition));
            tell(progress, done.fetch_add(1, Ordering::Relaxed) + 1, scenarios.len());
        }
        part
    };
    let mut all = Rerulings::default();
    thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(1, usize::from);
        let parts: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        for part in parts {
            all.join(part.join().expect("the core does not panic on any incident"));
        }
    });
    library.matches.iter().for_each(|it| all.add_match(&it.scenario));
    all
}

fn tell(progress: Progress, done: usize, all: usize) {
    let tenth = |done: usize| done * 10 / all;
    if progress == Progress::Shown && tenth(done) > tenth(done - 1) {
        step(format!("re-ruling under every edition and regime: {} %", tenth(done) * 10));
    }
}

impl Rerulings {
    fn add(&mut self, scenario: &Scenario, edition: EditionId) {
        let name = |by: Citation, rule: Rule| Name {
            book: Book::Laws(by.edition),
            article: by.article.to_string(),
            rule: words::serialised(rule),
        };
        let mut variants = Vec::new();
        for regime in regimes(edition) {
            for variant in &scenario.variants {
                let place = Place {
                    scenario: scenario.id.clone(),
                    variant: variant.id.clone(),
                    regime: Some(regime),
                };
                self.rulings += 1;
                let incident = under(&variant.incident, edition, regime);
                match adjudicate(&incident) {
                    Ok(ruling) => {
                        if let Some(what) = mirror::difference(&incident, &ruling) {
                            self.one_sided.push(format!(
                                "{place} under {edition}, with the colours exchanged: {what}"
                            ));
                        }
                        let readings = ruling.readings.iter().map(|reading| &reading.trace);
                        variants.push((
                            place,
                            Asked::of([&ruling.trace].into_iter().chain(readings), &name),
                        ));
                    }
                    Err(AdjudicationError::Act { .. }) => self.unplayable += 1,
                    Err(error @ (AdjudicationError::Clash(_) | AdjudicationError::Gap(_))) => {
                        self.broken.push(format!("{place} under {edition}: {error}"));
                    }
                }
            }
        }
        self.judge(&variants);
    }

    /// Adds a scenario of a match, which has one book only.
    fn add_match(&mut self, scenario: &Match) {
        let name = |_, rule| table::of_match(rule);
        let mut variants = Vec::new();
        for variant in &scenario.variants {
            let (id, variant_id) = (scenario.id.clone(), variant.id.clone());
            let place = Place { scenario: id, variant: variant_id, regime: None };
            self.rulings += 1;
            match quadrigliona::adjudicate(&variant.incident) {
                Ok(ruling) => {
                    let readings = ruling.readings.iter().map(|reading| &reading.trace);
                    variants.push((
                        place,
                        Asked::of([&ruling.trace].into_iter().chain(readings), &name),
                    ));
                }
                Err(error) => self.broken.push(format!("{place}: {error}")),
            }
        }
        self.judge(&variants);
    }

    /// Determines where each provision considered in these incidents holds, and where it is just outside.
    fn judge(&mut self, variants: &[(Place, Asked)]) {
        let held: BTreeSet<Name> =
            variants.iter().flat_map(|(_, asked)| asked.holds.clone()).collect();
        for name in
            variants.iter().flat_map(|(_, asked)| asked.all.clone()).collect::<BTreeSet<_>>()
        {
            let holds = variants.iter().find(|(_, asked)| asked.holds.contains(&name));
            let holds = holds.map(|(place, _)| place.clone());
            let outside = outside(variants, &name, held.contains(&name));
            self.see(name, Seen { holds, outside });
        }
    }

    fn see(&mut self, name: Name, seen: Seen) {
        let known = self.seen.entry(name).or_default();
        known.holds = known.holds.take().into_iter().chain(seen.holds).min();
        known.outside = known.outside.take().into_iter().chain(seen.outside).min();
    }

    fn join(&mut self, other: Rerulings) {
        self.rulings += other.rulings;
        self.unplayable += other.unplayable;
        self.broken.extend(other.broken);
        self.one_sided.extend(other.one_sided);
        other.seen.into_iter().for_each(|(name, seen)| self.see(name, seen));
    }
}

/// Returns the regimes of an edition. Old codes have none: one stands for all.
fn regimes(edition: EditionId) -> impl Iterator<Item = Regime> {
    regimes_of(edition).into_iter().map(|regime| regime.unwrap_or(Regime::Standard))
}

fn under(incident: &Incident, edition: EditionId, regime: Regime) -> Incident {
    let mut incident = Incident { edition, regime, ..incident.clone() };
    if edition != EditionId::E2009 {
        incident.enacted.clear();
    }
    incident
}

impl Asked {
    fn of<'a, B: provision::Book + 'a>(
        traces: impl Iterator<Item = &'a Vec<Step<B>>>,
        name: &impl Fn(B::Citation, B::Rule) -> Name,
    ) -> Asked {
        let mut asked = Asked::default();
        traces.for_each(|trace| asked.add(trace, name));
        asked
    }

    fn add<B: provision::Book>(
        &mut self,
        steps: &[Step<B>],
        name: &impl Fn(B::Citation, B::Rule) -> Name,
    ) {
        for step in steps {
            let asked = name(step.by, step.rule);
            if step.status == Status::Holds {
                self.holds.insert(asked.clone());
            }
            self.all.insert(asked);
            self.add(&step.under, name);
        }
    }
}

/// Returns the incident that is outside the provision most directly; siblings count only where it holds.
fn outside(variants: &[(Place, Asked)], key: &Name, is_held: bool) -> Option<Outside> {
    let lacking = variants.iter().filter(|(_, asked)| !asked.holds.contains(key));
    let mut found: Vec<Outside> = Vec::new();
    for (place, asked) in lacking {
        let holding = || variants.iter().filter(|(_, asked)| asked.holds.contains(key));
        let how = if asked.all.contains(key) {
            How::DoesNotHold
        } else if holding().any(|(other, _)| other.regime == place.regime) {
            How::Sibling
        } else if is_held && holding().any(|(other, _)| other.variant == place.variant) {
            How::OtherRegime
        } else {
            continue;
        };
        found.push(Outside { how, place: place.clone() });
    }
    found.into_iter().min()
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.scenario, self.variant)?;
        self.regime.map_or(Ok(()), |regime| write!(f, ", {}", words::serialised(regime)))
    }
}
