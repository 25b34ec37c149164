//! Where the incidents to be presented come from, as an address tells it.

use super::Library;
use super::filter::Filter;
use crate::language::Language;
use crate::route::{PresentPage, Route};
use acconcio_training::scenario::IncidentName;
use serde::{Deserialize, Serialize};

/// Where the incidents come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Nothing was chosen yet.
    Nothing,
    /// The course of this name.
    Course(String),
    /// The list of incidents, or what a filter leaves of it.
    List(Filter),
    /// These, one by one.
    Chosen(Vec<IncidentName>),
    /// An entry of a course plan.
    Entry(PlanAt, usize),
}

/// Where a course plan is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanAt {
    /// On the device, under this number.
    Saved(u64),
    /// In the address, as its text.
    Shared(String),
}

#[derive(Default, Deserialize, Serialize)]
#[serde(default)]
pub(crate) struct Query {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) course: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) list: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) items: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) plan: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) shared: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    // Not of the width of the machine: to tell that it is too wide would bring the words for floats.
    pub(crate) entry: Option<u32>,
}

impl Source {
    /// Where an address takes the incidents from.
    pub fn of_hash(hash: &str) -> Source {
        let query = hash.split_once('?').map_or("", |(_, query)| query);
        let Query { course, list, items, plan, shared, entry } =
            serde_urlencoded::from_str(query).unwrap_or_default();
        let plan = plan.map(PlanAt::Saved).or(shared.map(PlanAt::Shared));
        match (course, items, plan) {
            (Some(course), ..) => Source::Course(course),
            (None, Some(items), _) => {
                let named = items.split_whitespace().map(incident_named);
                Source::Chosen(named.collect())
            }
            // Entries are counted from one where people see the number.
            (None, None, Some(plan)) => {
                let entry = entry.and_then(|entry| usize::try_from(entry).ok()).unwrap_or(1);
                Source::Entry(plan, entry.saturating_sub(1))
            }
            (None, None, None) if list.is_some() => Source::List(Filter::of_hash(hash)),
            (None, None, None) => Source::Nothing,
        }
    }

    /// The address under which they are presented, `#` included.
    pub fn to_hash(&self) -> String {
        let query = match self {
            Source::Nothing => Query::default(),
            Source::Course(course) => Query { course: Some(course.clone()), ..Query::default() },
            Source::List(_) => Query { list: Some(String::new()), ..Query::default() },
            Source::Chosen(items) => {
                let items: Vec<String> = items.iter().map(path_of).collect();
                Query { items: Some(items.join(" ")), ..Query::default() }
            }
            Source::Entry(PlanAt::Saved(plan), entry) => {
                Query { plan: Some(*plan), entry: counted(*entry), ..Query::default() }
            }
            Source::Entry(PlanAt::Shared(text), entry) => {
                Query { shared: Some(text.clone()), entry: counted(*entry), ..Query::default() }
            }
        };
        let filter = match self {
            Source::List(filter) => filter.to_query(),
            Source::Nothing | Source::Course(_) | Source::Chosen(_) | Source::Entry(..) => {
                String::new()
            }
        };
        let query = serde_urlencoded::to_string(query).unwrap_or_default();
        let parts: Vec<String> = [query, filter].into_iter().filter(|it| !it.is_empty()).collect();
        super::filter::with_query(&Route::Present(PresentPage::Presenter), &parts.join("&"))
    }

    /// Whether the courses have to be here.
    pub const fn needs_courses(&self) -> bool {
        matches!(self, Source::Course(_) | Source::Nothing)
    }

    /// Whether the derived index has to be here.
    pub fn needs_index(&self) -> bool {
        matches!(self, Source::List(filter) if filter.needs_index())
    }
}

/// An incident as an address or a plan names it: `scenario/variant`.
pub(crate) fn path_of(name: &IncidentName) -> String {
    format!("{}/{}", name.scenario, name.variant)
}

pub(crate) fn incident_named(path: &str) -> IncidentName {
    let (scenario, variant) = path.split_once('/').unwrap_or((path, ""));
    IncidentName { scenario: scenario.to_owned(), variant: variant.to_owned() }
}

/// The title of a scenario and the name of its variant, where there are such.
pub(crate) fn titles(library: &Library<'_>, name: &IncidentName) -> Option<(String, String)> {
    let language: Language = library.language;
    let card = library.catalogue.cards.iter().find(|card| card.id == name.scenario)?;
    let entry = card.variants.iter().find(|entry| entry.id == name.variant)?;
    Some((language.of(&card.title).to_owned(), language.of(&entry.label).to_owned()))
}

/// The number of an entry as people see it, from one.
pub(crate) fn counted(entry: usize) -> Option<u32> {
    u32::try_from(entry + 1).ok()
}
