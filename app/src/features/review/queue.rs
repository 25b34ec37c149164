//! Today's review: the scenarios done and those left, with the variant of each.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use acconcio_training::scenario::{LawsChoice, ScenarioEntry, VariantEntry};

use super::memory::remembered;
use super::rating::rating;
use super::schedule::{Goal, due_on};
use crate::platform::calendar::{Day, Now, Zone};
use crate::platform::storage::progress::Progress;
use crate::platform::storage::ruling_record::RulingRecord;
use crate::profile::review_plan::Plan;
use crate::route::Route;

/// A variant to be reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The id of the scenario.
    pub scenario: String,
    /// The id of the variant.
    pub variant: String,
}

/// The hash of an incident as a part of the review, `#` included.
pub fn review_hash(due: &Due) -> String {
    format!("{}?review", Route::incident(&due.scenario, &due.variant).to_hash())
}

/// The review of a day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Today {
    /// The scenarios ruled on today, with the variant ruled on last.
    pub done: Vec<Due>,
    /// The scenarios left, the most likely forgotten first.
    pub left: Vec<Due>,
}

/// Returns today's review of the scenarios under the laws chosen; nothing while repetition is off. What was
/// ruled on under other laws is not remembered under these.
///
/// The day's scenarios follow from the rulings of the days before, so that they stay the same all day.
/// One that was ruled on today, for whatever reason, is done.
pub fn today(
    progress: &Progress,
    plan: &Plan,
    (scenarios, laws): (&[ScenarioEntry], LawsChoice),
    now: Now,
) -> Today {
    let mut review = Today::default();
    if !plan.is_on() {
        return review;
    }
    let day = now.today();
    let scenario_entry_of =
        |scenario: &str| scenarios.iter().find(|scenario_entry| scenario_entry.id == scenario);
    let is_under = |attempt: &RulingRecord| {
        scenario_entry_of(&attempt.scenario).is_some_and(|it| is_under(attempt, it, laws))
    };
    let items = remembered(progress, is_under, now.zone, day);
    let ruled = ruled_on_since(day, progress, is_under, now.zone);
    for item in due_on(&items, Goal::of(plan), day) {
        let due =
            |variant: &str| Due { scenario: item.scenario.clone(), variant: variant.to_owned() };
        match (ruled.get(&*item.scenario), scenario_entry_of(&item.scenario)) {
            (Some(variant), _) => review.done.push(due(variant)),
            (None, Some(scenario_entry)) => {
                review
                    .left
                    .extend(next_variant(scenario_entry, laws, progress).map(|it| due(&it.id)));
            }
            (None, None) => {}
        }
    }
    review
}

/// Whether a ruling was given under the laws chosen: of a variant of the scenario that is asked under them, and
/// under the edition that it has then. A ruling of which the edition is not known counts.
pub fn is_under(attempt: &RulingRecord, scenario: &ScenarioEntry, laws: LawsChoice) -> bool {
    let entry = scenario.variant(&attempt.variant).filter(|entry| entry.is_asked(laws));
    entry.is_some_and(|entry| attempt.edition.is_none_or(|it| it == entry.edition(laws)))
}

/// The scenarios with a ruling since that day that counts for memory, with the variant ruled on last.
fn ruled_on_since(
    day: Day,
    progress: &Progress,
    counts: impl Fn(&RulingRecord) -> bool,
    zone: Zone,
) -> BTreeMap<&str, &str> {
    let attempts = progress.attempts().into_iter();
    let since =
        attempts.filter(|it| zone.day_of(it.at) >= day && rating(it).is_some() && counts(it));
    since.map(|attempt| (&*attempt.scenario, &*attempt.variant)).collect()
}

/// The variant with which a scenario is reviewed: one ruled wrongly last time; else one that is new; else the one
/// ruled on longest ago.
fn next_variant<'a>(
    scenario_entry: &'a ScenarioEntry,
    laws: LawsChoice,
    progress: &Progress,
) -> Option<&'a VariantEntry> {
    let urgency = |variant: &&VariantEntry| {
        let edition = variant.edition(laws);
        match progress.of(&scenario_entry.id, &variant.id, Some(edition)) {
            Some(record) if !record.last.is_full() => (2, Reverse(record.at)),
            None => (1, Reverse(0)),
            Some(record) => (0, Reverse(record.at)),
        }
    };
    // The first of several equal ones.
    let asked = scenario_entry.variants.iter().filter(|variant| variant.is_asked(laws));
    let mut variants: Vec<&VariantEntry> = asked.collect();
    variants.sort_by_key(|variant| Reverse(urgency(variant)));
    variants.first().copied()
}
