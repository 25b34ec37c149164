//! The compiled form of the courses: lessons in their order, each with the incidents that belong to it.

use serde::{Deserialize, Serialize};

use super::{LawsChoice, Prose, Text};

/// Every course.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Courses {
    /// The version of the compiled form: [`PACK_VERSION`](super::PACK_VERSION).
    pub version: u32,
    /// The courses in the order in which they are best taken.
    pub courses: Vec<Course>,
    /// Those of Quadrigliona, whose incidents are of matches, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of_matches: Vec<Course>,
}

/// A course: a subject, lesson by lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The name of its file without the ending; stable, part of links.
    pub id: String,
    /// The laws under which its incidents are ruled on, where the course has its own: otherwise those that the
    /// reader chose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laws: Option<LawsChoice>,
    /// Its step on the path from novice to arbiter, from 1, where it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u8>,
    /// The title.
    pub title: Text,
    /// The subject of the course, and its objectives.
    pub lead: Text,
    /// The lessons in their order; at least one.
    pub lessons: Vec<Lesson>,
}

/// A lesson of a course.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name within the course; stable, part of links.
    pub id: String,
    /// The slides of the seminar of 2012 that it follows, as numbered there: `9–10`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slides: Option<String>,
    /// The title.
    pub title: Text,
    /// The introduction to the incidents.
    pub text: Prose,
    /// The incidents in their order; at least one.
    pub incidents: Vec<IncidentName>,
}

/// An incident by the names of its scenario and its variant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncidentName {
    /// The name of the scenario.
    pub scenario: String,
    /// The name of the variant.
    pub variant: String,
}

impl Courses {
    /// The course with that name.
    pub fn course(&self, id: &str) -> Option<&Course> {
        self.courses.iter().find(|course| course.id == id)
    }

    /// The courses that are the path from novice to arbiter, step by step.
    pub fn path(&self) -> Vec<&Course> {
        let mut steps: Vec<&Course> =
            self.courses.iter().filter(|course| course.step.is_some()).collect();
        steps.sort_by_key(|course| course.step);
        steps
    }

    /// The course of matches with that name.
    pub fn of_matches(&self, id: &str) -> Option<&Course> {
        self.of_matches.iter().find(|course| course.id == id)
    }
}

impl Course {
    /// Every incident of the course, lesson by lesson.
    pub fn incidents(&self) -> impl Iterator<Item = &IncidentName> {
        self.lessons.iter().flat_map(|lesson| &lesson.incidents)
    }

    /// The first lesson to which an incident belongs.
    pub fn lesson_of(&self, scenario: &str, variant: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| {
            lesson.incidents.iter().any(|it| it.scenario == scenario && it.variant == variant)
        })
    }
}
