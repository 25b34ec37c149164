//! A course plan: the incidents of each day. It is stored on the device, and is passed on as a file or
//! in a link.
//!
//! An entry that cannot be read is kept as it was written, so that nothing that was planned is lost.

pub(crate) mod adding;
pub(crate) mod context;
pub(crate) mod editing;
pub(crate) mod entry;
pub(crate) mod finding;
pub(crate) mod keeping;
pub(crate) mod page;
pub mod plans;
pub(crate) mod session_sheet;
#[cfg(test)]
mod tests;
pub(crate) mod tools;
pub(crate) mod words;

use acconcio_training::scenario::{Catalogue, IncidentName};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::platform::calendar::Day;

/// The number of characters that a title has at most.
pub(crate) const LONGEST_TITLE: usize = 200;

/// The number of entries that a plan has at most.
pub(crate) const MOST_ENTRIES: usize = 400;

/// A plan of a course, day by day.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CoursePlan {
    /// The title of the plan.
    #[serde(default)]
    pub title: String,
    /// The entries, in their order.
    pub entries: Vec<Line>,
}

/// An entry, or the unreadable value in its place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Line {
    /// An entry.
    Read(Entry),
    /// A value that is not an entry.
    Unread(Value),
}

/// The incidents of one day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The day, as `2027-03-14`; empty where none is set.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// The title of the entry.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The speaker's notes on the whole entry.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// The incidents, in their order.
    #[serde(default)]
    pub incidents: Vec<Planned>,
}

/// An incident of an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Planned {
    /// The id of the scenario.
    pub scenario: String,
    /// The id of the variant.
    pub variant: String,
    /// The speaker's notes on the incident.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notes: String,
}

/// The reason why a text is not a course plan.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// The text is not JSON, or is cut off.
    #[error("line {line}, column {column}: it is damaged or cut off")]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// The text is JSON of another format.
    #[error("`format` is not `{FORMAT}`")]
    NoPlan,
    /// The plan has another version.
    #[error("it has version {0}; this app reads version {VERSION}")]
    OtherVersion(u64),
    /// The plan has no list of entries.
    #[error("`entries` is missing, or no list")]
    NoEntries,
    /// The plan has more entries than any course has.
    #[error("`entries` are {0}; {MOST_ENTRIES} are read at most")]
    TooManyEntries(usize),
    /// A title is too long, or has control characters.
    #[error("`{0}` has control characters, or more than {LONGEST_TITLE} characters")]
    Title(String),
}

/// A problem with an entry; the rest of the plan can be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The number of the entry, from 1.
    pub number: usize,
    /// The title of the entry, or an empty string.
    pub title: String,
    /// The fault of the entry.
    pub fault: Fault,
}

/// A fault of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The entry cannot be read.
    Unread,
    /// The date is not a day.
    NoDay(String),
    /// The incident does not exist.
    Unknown(IncidentName),
}

/// The format by which a course plan is recognized.
const FORMAT: &str = "acconcio-course-plan";

/// The version of the format.
const VERSION: u64 = 1;

#[derive(Serialize)]
struct Envelope<'a> {
    format: &'static str,
    version: u64,
    #[serde(flatten)]
    plan: &'a CoursePlan,
}

impl CoursePlan {
    /// The name of the file that is saved.
    pub const FILE: &str = "acconcio-course-plan.json";

    /// Reads the plan from a file or a link.
    ///
    /// # Errors
    /// Returns the reason if the text is not a course plan. An entry that cannot be read is no error.
    pub fn read(text: &str) -> Result<CoursePlan, PlanError> {
        let unreadable = |error: serde_json::Error| PlanError::Unreadable {
            line: error.line(),
            column: error.column(),
        };
        let value: Value = serde_json::from_str(text).map_err(unreadable)?;
        if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(PlanError::NoPlan);
        }
        let version = value.get("version").and_then(Value::as_u64).unwrap_or_default();
        if version != VERSION {
            return Err(PlanError::OtherVersion(version));
        }
        let entries = value.get("entries").and_then(Value::as_array).ok_or(PlanError::NoEntries)?;
        let title = value.get("title").and_then(Value::as_str).unwrap_or_default().to_owned();
        if entries.len() > MOST_ENTRIES {
            return Err(PlanError::TooManyEntries(entries.len()));
        }
        let plan = CoursePlan { title, entries: entries.iter().map(line).collect() };
        if !is_title(&plan.title) {
            return Err(PlanError::Title("title".to_owned()));
        }
        match plan.entries.iter().position(|line| !is_title(line.title())) {
            Some(place) => Err(PlanError::Title(format!("entries[{place}].title"))),
            None => Ok(plan),
        }
    }

    /// Writes the plan as a file.
    pub fn write(&self) -> String {
        serde_json::to_string_pretty(&self.envelope()).unwrap_or_default()
    }

    /// Writes the plan for a link, without white space.
    pub fn write_short(&self) -> String {
        serde_json::to_string(&self.envelope()).unwrap_or_default()
    }

    /// The entry at an index, where it can be read.
    pub fn entry(&self, place: usize) -> Option<&Entry> {
        self.entries.get(place).and_then(Line::read)
    }

    /// The plan as participants may see it: without the speaker's notes, and without what cannot be read, which may
    /// be notes.
    #[must_use]
    pub fn without_notes(&self) -> CoursePlan {
        let without_notes = |entry: &Entry| {
            let incidents = entry.incidents.iter();
            let incidents = incidents.map(|it| Planned { notes: String::new(), ..it.clone() });
            let incidents = incidents.collect();
            Line::Read(Entry { notes: String::new(), incidents, ..entry.clone() })
        };
        let entries = self.entries.iter().filter_map(Line::read).map(without_notes).collect();
        CoursePlan { title: self.title.clone(), entries }
    }

    /// The incidents of all entries, each once, in their order.
    pub fn incidents(&self) -> Vec<IncidentName> {
        let mut names = Vec::new();
        for planned in self.entries.iter().filter_map(Line::read).flat_map(|it| &it.incidents) {
            let name = planned.name();
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// The problems of the plan, entry by entry.
    pub fn troubles(&self, catalogue: &Catalogue) -> Vec<Trouble> {
        let lines = self.entries.iter().enumerate();
        let of_line = |(place, line): (usize, &Line)| {
            let faults = line.faults(catalogue).into_iter();
            let (number, title) = (place + 1, line.title().to_owned());
            faults
                .map(move |fault| Trouble { number, title: title.clone(), fault })
                .collect::<Vec<_>>()
        };
        lines.flat_map(of_line).collect()
    }

    const fn envelope(&self) -> Envelope<'_> {
        Envelope { format: FORMAT, version: VERSION, plan: self }
    }
}

fn line(value: &Value) -> Line {
    match Entry::deserialize(value) {
        Ok(entry) => Line::Read(entry),
        Err(_) => Line::Unread(value.clone()),
    }
}

impl Line {
    /// The entry, where it can be read.
    pub const fn read(&self) -> Option<&Entry> {
        match self {
            Line::Read(entry) => Some(entry),
            Line::Unread(_) => None,
        }
    }

    /// The title of the entry, as far as it can be read.
    pub fn title(&self) -> &str {
        match self {
            Line::Read(entry) => &entry.title,
            Line::Unread(value) => value.get("title").and_then(Value::as_str).unwrap_or_default(),
        }
    }

    fn faults(&self, catalogue: &Catalogue) -> Vec<Fault> {
        let Line::Read(entry) = self else { return vec![Fault::Unread] };
        let is_a_day = entry.date.is_empty() || entry.day().is_some();
        let no_day = (!is_a_day).then(|| Fault::NoDay(entry.date.clone()));
        let unknown = entry.incidents.iter().filter(|planned| !planned.is_in(catalogue));
        let unknown = unknown.map(|planned| Fault::Unknown(planned.name()));
        no_day.into_iter().chain(unknown).collect()
    }
}

impl Entry {
    /// The day, where the date is one.
    pub fn day(&self) -> Option<Day> {
        Day::parse(&self.date)
    }
}

impl Planned {
    /// The name of the incident.
    pub fn name(&self) -> IncidentName {
        IncidentName { scenario: self.scenario.clone(), variant: self.variant.clone() }
    }

    /// Whether the catalogue has the incident.
    pub fn is_in(&self, catalogue: &Catalogue) -> bool {
        let scenario = catalogue.scenario(&self.scenario);
        scenario.is_some_and(|scenario| scenario.variant(&self.variant).is_some())
    }
}

fn is_title(text: &str) -> bool {
    text.chars().count() <= LONGEST_TITLE && !text.chars().any(char::is_control)
}
