//! Which incidents are presented: as an address tells it, and found among those that there are.

use acconcio_core::story::{Course, IncidentName};
use serde::{Deserialize, Serialize};

use crate::features::course_plan::plan::{CoursePlan, Entry};
use crate::features::course_plan::plans::Plans;
use crate::features::library::filter::Filter;
use crate::features::library::shelf::{Shelf, Stop};
use crate::language::Language;
use crate::route::{PresentPage, Route};

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
    Kept(u64),
    /// In the address, as its text.
    Shared(String),
}

/// Incidents to be presented.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Playlist {
    /// What they belong to.
    pub title: Option<String>,
    /// The incidents that there are.
    pub items: Vec<Item>,
    /// The names of those that there are not.
    pub unknown: Vec<String>,
}

/// An incident to be presented, and what only the lecturer sees with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The incident.
    pub name: IncidentName,
    /// The title of its story.
    pub title: String,
    /// What its variant is called.
    pub label: String,
    /// The speaker's notes, paragraph by paragraph.
    pub notes: Vec<String>,
}

/// What there is to choose from.
pub struct Lookup<'a> {
    /// The incidents and the courses.
    pub shelf: Shelf<'a>,
    /// The course plans on the device.
    pub plans: &'a Plans,
}

#[derive(Default, Deserialize, Serialize)]
#[serde(default)]
struct Query {
    #[serde(skip_serializing_if = "Option::is_none")]
    course: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    list: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    items: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    plan: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    shared: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    // Not of the width of the machine: to tell that it is too wide would bring the words for floats.
    entry: Option<u32>,
}

impl Source {
    /// Where an address takes the incidents from.
    pub fn of_hash(hash: &str) -> Source {
        let query = hash.split_once('?').map_or("", |(_, query)| query);
        let Query { course, list, items, plan, shared, entry } =
            serde_urlencoded::from_str(query).unwrap_or_default();
        let plan = plan.map(PlanAt::Kept).or(shared.map(PlanAt::Shared));
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
                let items: Vec<String> = items.iter().map(told).collect();
                Query { items: Some(items.join(" ")), ..Query::default() }
            }
            Source::Entry(PlanAt::Kept(plan), entry) => {
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
        crate::features::library::filter::with_query(
            &Route::Present(PresentPage::Lecturer),
            &parts.join("&"),
        )
    }

    /// Whether the courses have to be here.
    pub const fn needs_courses(&self) -> bool {
        matches!(self, Source::Course(_) | Source::Nothing)
    }

    /// Whether the derived index has to be here.
    pub fn needs_index(&self) -> bool {
        matches!(self, Source::List(filter) if filter.needs_index())
    }

    /// The incidents; none where the course, the plan or the entry is not there.
    pub fn find(&self, lookup: &Lookup<'_>) -> Option<Playlist> {
        let Lookup { shelf, plans } = lookup;
        match self {
            Source::Nothing => None,
            Source::Course(id) => Some(of_course(shelf, shelf.courses?.course(id)?)),
            Source::List(filter) => Some(of_list(shelf, filter)),
            Source::Chosen(items) => {
                let mut playlist = Playlist::default();
                items.iter().for_each(|name| playlist.add(shelf, name, Vec::new()));
                Some(playlist)
            }
            Source::Entry(PlanAt::Kept(id), entry) => {
                of_entry(shelf, plans.plan(*id)?.entry(*entry)?)
            }
            Source::Entry(PlanAt::Shared(text), entry) => {
                of_entry(shelf, CoursePlan::read(text).ok()?.entry(*entry)?)
            }
        }
    }
}

impl Playlist {
    /// Adds an incident, if there is one of that name.
    fn add(&mut self, shelf: &Shelf<'_>, name: &IncidentName, notes: Vec<String>) {
        match titles(shelf, name) {
            Some((title, label)) => {
                self.items.push(Item { name: name.clone(), title, label, notes });
            }
            None => self.unknown.push(told(name)),
        }
    }
}

/// An incident as an address or a plan names it: `story/variant`.
pub(crate) fn told(name: &IncidentName) -> String {
    format!("{}/{}", name.story, name.variant)
}

fn incident_named(told: &str) -> IncidentName {
    let (story, variant) = told.split_once('/').unwrap_or((told, ""));
    IncidentName { story: story.to_owned(), variant: variant.to_owned() }
}

/// The title of a story and the name of its variant, where there are such.
pub(crate) fn titles(shelf: &Shelf<'_>, name: &IncidentName) -> Option<(String, String)> {
    let language: Language = shelf.language;
    let card = shelf.catalogue.cards.iter().find(|card| card.id == name.story)?;
    let entry = card.variants.iter().find(|entry| entry.id == name.variant)?;
    Some((language.of(&card.title).to_owned(), language.of(&entry.label).to_owned()))
}

/// Every lesson's text is the speaker's notes for its incidents.
fn of_course(shelf: &Shelf<'_>, course: &Course) -> Playlist {
    let language = shelf.language;
    let title = Some(language.of(&course.title).to_owned());
    let mut playlist = Playlist { title, ..Playlist::default() };
    for lesson in &course.lessons {
        let heading = language.of(&lesson.title).to_owned();
        let notes: Vec<String> =
            std::iter::once(heading).chain(language.prose(&lesson.text).iter().cloned()).collect();
        for name in &lesson.incidents {
            playlist.add(shelf, name, notes.clone());
        }
    }
    playlist
}

fn of_list(shelf: &Shelf<'_>, filter: &Filter) -> Playlist {
    let mut playlist = Playlist::default();
    for Stop { story, variant } in shelf.list(filter, None) {
        let name = IncidentName { story: story.to_owned(), variant: variant.to_owned() };
        playlist.add(shelf, &name, Vec::new());
    }
    playlist
}

fn of_entry(shelf: &Shelf<'_>, entry: &Entry) -> Option<Playlist> {
    let title = Some(entry.title.clone()).filter(|title| !title.is_empty());
    let mut playlist = Playlist { title, ..Playlist::default() };
    let paragraphs = |notes: &str| -> Vec<String> {
        notes.lines().map(str::trim).filter(|it| !it.is_empty()).map(str::to_owned).collect()
    };
    for planned in &entry.incidents {
        let own = paragraphs(&planned.notes);
        let notes = own.into_iter().chain(paragraphs(&entry.notes)).collect();
        playlist.add(shelf, &planned.name(), notes);
    }
    Some(playlist)
}

/// The number of an entry as people see it, from one.
fn counted(entry: usize) -> Option<u32> {
    u32::try_from(entry + 1).ok()
}
