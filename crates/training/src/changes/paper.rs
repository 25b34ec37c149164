//! The exam on the changes from one edition to another.

use std::collections::BTreeSet;

use super::{ChangedIncident, ChangedProvision, Changes};
use crate::exam::{Blueprint, Candidate, Marking, PassMark, Section, rank};
use crate::scenario::{IncidentName, LawsChoice};

/// The minutes given for each incident: as in the exam for FIDE Arbiters.
const MINUTES_EACH: u16 = 6;

/// An exam on the changes, with the incidents that were drawn for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangesPaper<'a> {
    /// The blueprint: a section for each provision that makes a difference.
    pub blueprint: Blueprint,
    /// The incidents, in the order of the sections.
    pub drawn: Vec<&'a Candidate>,
}

impl Changes {
    /// The exam on the changes: one incident for each provision that makes a difference, drawn from those in which
    /// it alone does so and which are ruled on under the second edition. No scenario comes twice. A provision for
    /// which the pool has no incident is not asked; none where no provision can be asked.
    pub fn paper<'a>(&self, pool: &'a [Candidate], seed: u32) -> Option<ChangesPaper<'a>> {
        let mut scenarios: BTreeSet<&str> = BTreeSet::new();
        let (mut sections, mut drawn) = (Vec::new(), Vec::new());
        // The provision with the least choice goes first.
        let mut asked: Vec<(usize, &ChangedProvision)> =
            self.provisions.iter().enumerate().collect();
        asked.sort_by_key(|(_, provision)| provision.alone.len());
        for (place, provision) in asked {
            let mut incidents: Vec<&ChangedIncident> = provision.alone.iter().collect();
            incidents.sort_by_key(|it| rank(seed, &it.name.scenario, &it.name.variant));
            let find = |it: &ChangedIncident| self.candidate(pool, &it.name);
            let mut found = incidents.into_iter().filter_map(find);
            if let Some(one) = found.find(|it| scenarios.insert(&it.name.scenario)) {
                drawn.push((place, one));
                sections.push((place, self.section(provision)));
            }
        }
        drawn.sort_by_key(|(place, _)| *place);
        sections.sort_by_key(|(place, _)| *place);
        drawn.truncate(Blueprint::MOST_ITEMS);
        sections.truncate(Blueprint::MOST_ITEMS);
        let minutes =
            MINUTES_EACH.saturating_mul(u16::try_from(sections.len()).unwrap_or(u16::MAX));
        let blueprint = Blueprint {
            laws: LawsChoice::Edition(self.to),
            sections: sections.into_iter().map(|(_, section)| section).collect(),
            minutes: minutes.min(Blueprint::MOST_MINUTES),
            marking: Marking::default(),
            pass: PassMark::Percent(80),
            knock_outs: BTreeSet::new(),
        };
        let drawn = drawn.into_iter().map(|(_, one)| one).collect();
        blueprint.check().is_ok().then_some(ChangesPaper { blueprint, drawn })
    }

    /// The candidate of a name, if it is ruled on under the second edition.
    fn candidate<'a>(&self, pool: &'a [Candidate], name: &IncidentName) -> Option<&'a Candidate> {
        pool.iter().find(|it| it.name == *name && it.edition == self.to)
    }

    fn section(&self, provision: &ChangedProvision) -> Section {
        let articles = provision.after.iter().map(|stated| stated.article.clone()).collect();
        Section { count: 1, articles, ..Section::default() }
    }
}
