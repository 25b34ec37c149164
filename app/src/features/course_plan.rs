//! A course plan: what is shown on which day. It is kept on the device, and goes from one to another as
//! a file or in a link.
//!
//! An entry that cannot be read stays as it was written: nothing that somebody planned is lost here.

pub(crate) mod editing;
pub(crate) mod entry;
pub(crate) mod finding;
pub(crate) mod keeping;
pub(crate) mod page;
pub mod plans;
pub(crate) mod table;
#[cfg(test)]
mod tests;
pub(crate) mod tools;
pub(crate) mod words;

use acconcio_training::scenario::{Catalogue, IncidentName};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::platform::calendar::Day;

/// A course plan.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CoursePlan {
    /// What it is called.
    #[serde(default)]
    pub title: String,
    /// Its entries, in their order.
    pub entries: Vec<Line>,
}

/// An entry, or what stands in the place of one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Line {
    /// An entry.
    Read(Entry),
    /// Something that is none.
    Unread(Value),
}

/// What is shown on a day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The day, as `2027-03-14`; empty where none is set.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// What it is called.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The speaker's notes on all of it.
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
    /// The name of the scenario.
    pub scenario: String,
    /// The name of the variant.
    pub variant: String,
    /// The speaker's notes on it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notes: String,
}

/// Why a text is no course plan.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// It is not JSON, or it is cut off.
    #[error("line {line}, column {column}: it is damaged or cut off")]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It is something else.
    #[error("`format` is not `{FORMAT}`")]
    NoPlan,
    /// It is of another version.
    #[error("it has version {0}; this app reads version {VERSION}")]
    OtherVersion(u64),
    /// It has no list of entries.
    #[error("`entries` is missing, or no list")]
    NoEntries,
}

/// What of an entry cannot be used as it is; the rest of the plan can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// Which entry, counted from one.
    pub number: usize,
    /// What it is called, where it is called anything.
    pub title: String,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It cannot be read.
    Unread,
    /// Its date is no day.
    NoDay(String),
    /// There is no such incident.
    Unknown(IncidentName),
}

/// What tells a course plan from any other file.
const FORMAT: &str = "acconcio-course-plan";

/// The version of its form.
const VERSION: u64 = 1;

#[derive(Serialize)]
struct Envelope<'a> {
    format: &'static str,
    version: u64,
    #[serde(flatten)]
    plan: &'a CoursePlan,
}

impl CoursePlan {
    /// What the file is called.
    pub const FILE: &str = "acconcio-course-plan.json";

    /// The plan of a file or a link.
    ///
    /// # Errors
    /// Why it is none. An entry that cannot be read is no reason.
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
        Ok(CoursePlan { title, entries: entries.iter().map(line).collect() })
    }

    /// The plan as a file.
    pub fn write(&self) -> String {
        serde_json::to_string_pretty(&self.envelope()).unwrap_or_default()
    }

    /// The plan as a link has it.
    pub fn write_short(&self) -> String {
        serde_json::to_string(&self.envelope()).unwrap_or_default()
    }

    /// An entry, counted from zero, where it can be read.
    pub fn entry(&self, place: usize) -> Option<&Entry> {
        self.entries.get(place).and_then(Line::read)
    }

    /// What cannot be used as it is, entry by entry.
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

    /// What it is called, as far as that can be told.
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
    /// The day, where there is one.
    pub fn day(&self) -> Option<Day> {
        Day::parse(&self.date)
    }
}

impl Planned {
    /// The incident.
    pub fn name(&self) -> IncidentName {
        IncidentName { scenario: self.scenario.clone(), variant: self.variant.clone() }
    }

    /// Whether there is such an incident.
    pub fn is_in(&self, catalogue: &Catalogue) -> bool {
        let card = catalogue.cards.iter().find(|card| card.id == self.scenario);
        card.is_some_and(|card| card.variants.iter().any(|entry| entry.id == self.variant))
    }
}
