//! The drawing of a paper.

use std::collections::BTreeSet;

use super::{Blueprint, BlueprintError, Candidate, rank};
use crate::scenario::IncidentName;

/// The number of trials after which a drawing is abandoned.
const MOST_TRIALS: usize = 20_000;

/// The reason why no paper can be drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawError {
    /// The blueprint is not valid.
    #[error(transparent)]
    Blueprint(#[from] BlueprintError),
    /// A section cannot be filled.
    #[error("section {} asks for {asked} incidents that differ in scenario and mechanism; {found} were found", .section + 1)]
    Short {
        /// The index of the section.
        section: usize,
        /// The number that it asks for.
        asked: usize,
        /// The number that was found for it: alone, where that is too few already; else beside the other
        /// sections.
        found: usize,
    },
}

/// Draws a paper: the incidents of each section, in the order of the seed. No scenario comes twice, and no
/// two incidents are ruled by the same mechanism. The same pool, blueprint and seed give the same paper,
/// whatever the order of the pool.
///
/// # Errors
/// Returns an error for a blueprint that is not valid, and for a section that cannot be filled. Where the
/// sections compete for the same incidents the search is bounded: it may then give up although a paper
/// exists.
pub fn draw<'a>(
    pool: &'a [Candidate],
    blueprint: &Blueprint,
    seed: u32,
) -> Result<Vec<&'a Candidate>, DrawError> {
    draw_chosen(pool, blueprint, seed, &Chosen::default())
}

/// Single incidents that the lecturer has decided about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// The incidents that come first, as far as a section admits them.
    pub pinned: BTreeSet<IncidentName>,
    /// The incidents that are not drawn.
    pub excluded: BTreeSet<IncidentName>,
}

/// Draws a paper as [`draw`] does, with some incidents before all others and without some.
///
/// # Errors
/// Returns an error as [`draw`] does.
pub fn draw_chosen<'a>(
    pool: &'a [Candidate],
    blueprint: &Blueprint,
    seed: u32,
    chosen: &Chosen,
) -> Result<Vec<&'a Candidate>, DrawError> {
    blueprint.check()?;
    let is_admitted = |it: &&Candidate| !chosen.excluded.contains(&it.name);
    let mut ordered: Vec<&Candidate> = pool.iter().filter(is_admitted).collect();
    ordered.sort_by_key(|it| {
        let is_pinned = chosen.pinned.contains(&it.name);
        (!is_pinned, rank(seed, &it.name.scenario, &it.name.variant), &it.name)
    });
    let wanted: Vec<usize> =
        blueprint.sections.iter().map(|section| usize::from(section.count)).collect();
    for (section, asked) in wanted.iter().copied().enumerate() {
        let mut alone = vec![0; wanted.len()];
        alone[section] = asked;
        DrawSearch::of(blueprint, &ordered, &alone).filled()?;
    }
    let mut choices = DrawSearch::of(blueprint, &ordered, &wanted).filled()?;
    choices.sort_unstable_by_key(|choice| (choice.section, choice.place));
    Ok(choices.into_iter().map(|choice| ordered[choice.place]).collect())
}

/// An incident drawn for a section.
#[derive(Clone, Copy)]
struct Drawn {
    section: usize,
    /// Its place in the order of the seed.
    place: usize,
}

/// The state of the search for a paper.
struct DrawSearch {
    /// The places of the incidents that each section admits.
    admitted: Vec<Vec<usize>>,
    /// The scenario and the mechanism at each place, numbered.
    kinds: Vec<[usize; 2]>,
    /// Whether each scenario and each mechanism is already chosen.
    is_taken: [Vec<bool>; 2],
    /// The number of incidents missing in each section, and the index in `admitted` from which to search.
    missing: Vec<usize>,
    from: Vec<usize>,
    choices: Vec<Drawn>,
    trials: usize,
    /// The largest choice so far, and the section that could not be filled then.
    best: Vec<Drawn>,
    short: usize,
}

impl DrawSearch {
    fn of(blueprint: &Blueprint, ordered: &[&Candidate], wanted: &[usize]) -> DrawSearch {
        let admitted = blueprint.sections.iter().map(|section| {
            (0..ordered.len()).filter(|place| section.admits(ordered[*place])).collect()
        });
        let numbered = |name: fn(&Candidate) -> &str| -> Vec<usize> {
            let mut names: Vec<&str> = ordered.iter().map(|it| name(it)).collect();
            names.sort_unstable();
            let number = |it: &&Candidate| names.partition_point(|other| *other < name(it));
            ordered.iter().map(number).collect()
        };
        let scenarios = numbered(|it| &it.name.scenario);
        let mechanisms = numbered(|it| &it.mechanism);
        DrawSearch {
            admitted: admitted.collect(),
            kinds: scenarios.into_iter().zip(mechanisms).map(<[usize; 2]>::from).collect(),
            is_taken: [vec![false; ordered.len()], vec![false; ordered.len()]],
            missing: wanted.to_vec(),
            from: vec![0; wanted.len()],
            choices: Vec::new(),
            trials: 0,
            best: Vec::new(),
            short: 0,
        }
    }

    fn filled(mut self) -> Result<Vec<Drawn>, DrawError> {
        let asked = self.missing.clone();
        if self.fill() {
            return Ok(self.choices);
        }
        let section = self.short;
        let found = self.best.iter().filter(|choice| choice.section == section).count();
        Err(DrawError::Short { section, asked: asked[section], found })
    }

    /// Fills the sections; returns whether every one could be filled.
    fn fill(&mut self) -> bool {
        // The section with the least choice goes first.
        let open = (0..self.missing.len()).filter(|section| self.missing[*section] > 0);
        let slack = |section: usize| self.choice(section).checked_sub(self.missing[section]);
        let Some((slack, section)) = open.map(|section| (slack(section), section)).min() else {
            return true;
        };
        if self.choices.len() >= self.best.len() {
            (self.best, self.short) = (self.choices.clone(), section);
        }
        // The first trial goes on to its end, to report how far it gets.
        let is_first = self.choices.len() == self.trials;
        let cannot_be_filled = slack.is_none();
        if cannot_be_filled && !is_first {
            return false;
        }
        for at in self.from[section]..self.admitted[section].len() {
            let place = self.admitted[section][at];
            if !self.is_free(place) {
                continue;
            }
            if self.trials == MOST_TRIALS {
                return false;
            }
            self.trials += 1;
            let from = std::mem::replace(&mut self.from[section], at + 1);
            self.kind_mut(place, |taken| *taken = true);
            self.missing[section] -= 1;
            self.choices.push(Drawn { section, place });
            if self.fill() {
                return true;
            }
            self.choices.pop();
            self.missing[section] += 1;
            self.from[section] = from;
            self.kind_mut(place, |taken| *taken = false);
            if cannot_be_filled {
                return false;
            }
        }
        false
    }

    fn kind_mut(&mut self, place: usize, change: fn(&mut bool)) {
        for (taken, kind) in self.is_taken.iter_mut().zip(self.kinds[place]) {
            change(&mut taken[kind]);
        }
    }

    fn is_free(&self, place: usize) -> bool {
        self.is_taken.iter().zip(self.kinds[place]).all(|(taken, kind)| !taken[kind])
    }

    /// The maximum number of incidents that a section can still have: as many as there are free scenarios,
    /// and free mechanisms.
    fn choice(&self, section: usize) -> usize {
        let mut seen = self.is_taken.clone();
        let mut count = [0, 0];
        for place in &self.admitted[section][self.from[section]..] {
            if self.is_free(*place) {
                for which in [0, 1] {
                    let is_seen = &mut seen[which][self.kinds[*place][which]];
                    count[which] += usize::from(!*is_seen);
                    *is_seen = true;
                }
            }
        }
        count[0].min(count[1])
    }
}
