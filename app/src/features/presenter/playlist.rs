//! The incidents to be presented, found in the library from the source in the address.

use crate::features::library::source::{PlanAt, Source, path_of, titles};
use acconcio_training::scenario::{Course, IncidentName, LawsChoice};

use crate::features::course_plan::plans::Plans;
use crate::features::course_plan::{CoursePlan, Entry};
use crate::features::library::filter::Filter;
use crate::features::library::{Library, QueueItem};

/// The incidents to be presented.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Playlist {
    /// The title of their course or entry.
    pub title: Option<String>,
    /// The incidents that exist.
    pub items: Vec<Item>,
    /// The laws under which they are ruled on.
    pub laws: LawsChoice,
    /// The names of those that do not exist.
    pub unknown: Vec<String>,
}

/// An incident to be presented, with the notes that only the presenter sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The name of the incident.
    pub name: IncidentName,
    /// The title of its scenario.
    pub title: String,
    /// The label of its variant.
    pub label: String,
    /// The speaker's notes, by paragraph.
    pub notes: Vec<String>,
}

/// The data from which incidents are chosen.
pub struct Lookup<'a> {
    /// The incidents and the courses.
    pub library: Library<'a>,
    /// The course plans on the device.
    pub plans: &'a Plans,
}

impl Lookup<'_> {
    /// Finds the incidents; `None` where the course, the plan or the entry does not exist.
    pub fn find(&self, source: &Source) -> Option<Playlist> {
        let Lookup { library, plans } = self;
        let found = match source {
            Source::Nothing => None,
            Source::Course(id) => Some(of_course(library, library.courses?.course(id)?)),
            Source::List(filter) => Some(of_list(library, filter)),
            Source::Chosen(items) => {
                let mut playlist = Playlist::default();
                items.iter().for_each(|name| playlist.add(library, name, Vec::new()));
                Some(playlist)
            }
            Source::Entry(PlanAt::Saved(id), entry) => {
                of_entry(library, plans.plan(*id)?.entry(*entry)?)
            }
            Source::Entry(PlanAt::Shared(text), entry) => {
                of_entry(library, CoursePlan::read(text).ok()?.entry(*entry)?)
            }
        };
        found.map(|playlist| Playlist { laws: library.laws, ..playlist })
    }
}

impl Playlist {
    /// Adds an incident, or its name to the unknown ones.
    fn add(&mut self, library: &Library<'_>, name: &IncidentName, notes: Vec<String>) {
        match titles(library, name) {
            Some((title, label)) => {
                self.items.push(Item { name: name.clone(), title, label, notes });
            }
            None => self.unknown.push(path_of(name)),
        }
    }
}

/// The incidents of a course; the text of each lesson is the speaker's notes for its incidents.
fn of_course(library: &Library<'_>, course: &Course) -> Playlist {
    let language = library.language;
    let title = Some(language.of(&course.title).to_owned());
    let mut playlist = Playlist { title, ..Playlist::default() };
    for lesson in &course.lessons {
        let heading = language.of(&lesson.title).to_owned();
        let notes: Vec<String> =
            std::iter::once(heading).chain(language.prose(&lesson.text).iter().cloned()).collect();
        for name in &lesson.incidents {
            playlist.add(library, name, notes.clone());
        }
    }
    playlist
}

fn of_list(library: &Library<'_>, filter: &Filter) -> Playlist {
    let mut playlist = Playlist::default();
    for QueueItem { scenario, variant } in library.list(filter, None) {
        let name = IncidentName { scenario: scenario.to_owned(), variant: variant.to_owned() };
        playlist.add(library, &name, Vec::new());
    }
    playlist
}

fn of_entry(library: &Library<'_>, entry: &Entry) -> Option<Playlist> {
    let title = Some(entry.title.clone()).filter(|title| !title.is_empty());
    let mut playlist = Playlist { title, ..Playlist::default() };
    let paragraphs = |notes: &str| -> Vec<String> {
        notes.lines().map(str::trim).filter(|it| !it.is_empty()).map(str::to_owned).collect()
    };
    for planned in &entry.incidents {
        let own = paragraphs(&planned.notes);
        let notes = own.into_iter().chain(paragraphs(&entry.notes)).collect();
        playlist.add(library, &planned.name(), notes);
    }
    Some(playlist)
}
