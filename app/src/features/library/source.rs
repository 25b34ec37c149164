//! The source of the incidents to be presented, as an address gives it.

use super::Library;
use super::filter::Filter;
use crate::language::Language;
use crate::route::{PresentPage, Route};
use acconcio_training::scenario::IncidentName;
use serde::{Deserialize, Serialize};

/// The source of the incidents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// The absence of a choice.
    Nothing,
    /// The course with this id.
    Course(String),
    /// The list of incidents that a filter admits.
    List(Filter),
    /// Incidents chosen one by one.
    Chosen(Vec<IncidentName>),
    /// An entry of a course plan, by its index.
    Entry(PlanAt, usize),
}

/// The place of a course plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanAt {
    /// A plan on the device, by its number.
    Saved(u64),
    /// A plan in the address, as its text.
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
    // Not `usize`: its range error would add the formatting of floats to the download.
    pub(crate) entry: Option<u32>,
}

impl Source {
    /// Reads the source from an address.
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
            // Addresses count entries from 1, since people see the number.
            (None, None, Some(plan)) => {
                let entry = entry.and_then(|entry| usize::try_from(entry).ok()).unwrap_or(1);
                Source::Entry(plan, entry.saturating_sub(1))
            }
            (None, None, None) if list.is_some() => Source::List(Filter::of_hash(hash)),
            (None, None, None) => Source::Nothing,
        }
    }

    /// The hash under which the incidents are presented, `#` included.
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

    /// Whether the courses have to be loaded.
    pub const fn needs_courses(&self) -> bool {
        matches!(self, Source::Course(_) | Source::Nothing)
    }

    /// The name of the course, if it is one.
    pub fn course(&self) -> Option<&str> {
        if let Source::Course(course) = self { Some(course) } else { None }
    }

    /// Whether the index has to be loaded.
    pub fn needs_index(&self) -> bool {
        matches!(self, Source::List(filter) if filter.needs_index())
    }
}

/// The name of an incident in addresses and plans: `scenario/variant`.
pub(crate) fn path_of(name: &IncidentName) -> String {
    format!("{}/{}", name.scenario, name.variant)
}

/// The hash under which an incident is added to a session of a course plan.
pub(crate) fn adding_hash(name: &IncidentName) -> String {
    let query = serde_urlencoded::to_string([("add", path_of(name))]).unwrap_or_default();
    super::filter::with_query(&Route::Present(PresentPage::Plan), &query)
}

pub(crate) fn incident_named(path: &str) -> IncidentName {
    let (scenario, variant) = path.split_once('/').unwrap_or((path, ""));
    IncidentName { scenario: scenario.to_owned(), variant: variant.to_owned() }
}

/// The title of a scenario and the label of its variant, if both exist.
pub(crate) fn titles(library: &Library<'_>, name: &IncidentName) -> Option<(String, String)> {
    let language: Language = library.language;
    let scenario_entry = library.catalogue.scenario(&name.scenario)?;
    let entry = scenario_entry.variant(&name.variant)?;
    Some((language.of(&scenario_entry.title).to_owned(), language.of(&entry.label).to_owned()))
}

/// The number of an entry in addresses, from 1.
pub(crate) fn counted(entry: usize) -> Option<u32> {
    u32::try_from(entry + 1).ok()
}
