//! The films, each ruled on under every edition and regime.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use acconcio_core::incident::{Incident, Regime};
use acconcio_core::laws::{Citation, EditionId, Rule, Status, Step};
use acconcio_core::story::Story;
use acconcio_core::whatif::regimes_of;
use acconcio_core::{AdjudicationError, Ruling, adjudicate};

use super::super::Progress;
use super::super::library::Library;
use super::Name;
use crate::process::step;
use crate::words;

/// A film under a regime.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub story: String,
    pub variant: String,
    pub regime: Regime,
}

/// A film just outside a provision, and in which way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outside {
    pub how: How,
    pub place: Place,
}

/// In which way a film stays just outside a provision; the plainest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum How {
    /// It was asked, and its condition is not met or another takes precedence.
    DoesNotHold,
    /// It holds in another variant of the story, under the same regime.
    Sibling,
    /// It holds in the same film under another regime.
    OtherRegime,
}

/// Where a provision was seen.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    pub holds: Option<Place>,
    pub outside: Option<Outside>,
}

/// How all the re-rulings went.
#[derive(Default)]
pub struct Rerulings {
    pub seen: BTreeMap<Name, Seen>,
    pub rulings: usize,
    pub broken: Vec<String>,
    pub unplayable: usize,
}

type Key = (Citation, Rule);

/// The provisions that hold in a ruling or one of its readings, and those that were asked.
#[derive(Default)]
struct Asked {
    holds: BTreeSet<Key>,
    all: BTreeSet<Key>,
}

/// Rules on every film under every edition and regime.
pub fn all(library: &Library, progress: Progress) -> Rerulings {
    let stories = &library.stories;
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        let mut part = Rerulings::default();
        while let Some(shelved) = stories.get(next.fetch_add(1, Ordering::Relaxed)) {
            EditionId::ALL.iter().for_each(|edition| part.add(&shelved.story, *edition));
            tell(progress, done.fetch_add(1, Ordering::Relaxed) + 1, stories.len());
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
    all
}

fn tell(progress: Progress, done: usize, all: usize) {
    let tenth = |done: usize| done * 10 / all;
    if progress == Progress::Told && tenth(done) > tenth(done - 1) {
        step(format!("re-ruling under every edition and regime: {} %", tenth(done) * 10));
    }
}

impl Rerulings {
    fn add(&mut self, story: &Story, edition: EditionId) {
        let mut films = Vec::new();
        for regime in regimes(edition) {
            for variant in &story.variants {
                let place = Place { story: story.id.clone(), variant: variant.id.clone(), regime };
                self.rulings += 1;
                match adjudicate(&under(&variant.incident, edition, regime)) {
                    Ok(ruling) => films.push((place, Asked::of(&ruling))),
                    Err(AdjudicationError::Act { .. }) => self.unplayable += 1,
                    Err(error @ (AdjudicationError::Clash(_) | AdjudicationError::Gap(_))) => {
                        self.broken.push(format!("{place} under {edition}: {error}"));
                    }
                }
            }
        }
        let held: BTreeSet<Key> = films.iter().flat_map(|(_, asked)| asked.holds.clone()).collect();
        for key in films.iter().flat_map(|(_, asked)| asked.all.clone()).collect::<BTreeSet<_>>() {
            let holds = films.iter().find(|(_, asked)| asked.holds.contains(&key));
            let holds = holds.map(|(place, _)| place.clone());
            let outside = outside(&films, &key, held.contains(&key));
            self.see(name(key), Seen { holds, outside });
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
        other.seen.into_iter().for_each(|(name, seen)| self.see(name, seen));
    }
}

/// Old codes know no regime: one stands for all.
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
    fn of(ruling: &Ruling) -> Asked {
        let mut asked = Asked::default();
        asked.add(&ruling.trace);
        ruling.readings.iter().for_each(|reading| asked.add(&reading.trace));
        asked
    }

    fn add(&mut self, steps: &[Step]) {
        for step in steps {
            let key = (step.by, step.rule);
            self.all.insert(key);
            if step.status == Status::Holds {
                self.holds.insert(key);
            }
            self.add(&step.under);
        }
    }
}

/// The film that stays outside the provision most plainly; siblings count only where it holds.
fn outside(films: &[(Place, Asked)], key: &Key, is_held: bool) -> Option<Outside> {
    let lacking = films.iter().filter(|(_, asked)| !asked.holds.contains(key));
    let mut found: Vec<Outside> = Vec::new();
    for (place, asked) in lacking {
        let holding = || films.iter().filter(|(_, asked)| asked.holds.contains(key));
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

fn name((by, rule): Key) -> Name {
    let (edition, article) = (by.edition, by.article.to_string());
    Name { edition, article, rule: words::serialised(rule) }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}, {}", self.story, self.variant, words::serialised(self.regime))
    }
}
