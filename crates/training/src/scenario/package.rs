//! The compiled form of a package for a learning platform: a course, and its marking there.

use serde::{Deserialize, Serialize};

use super::IncidentName;

/// A package for a learning platform. `static/boot.js` passes it to the app.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Package {
    /// The standard by which the app communicates with the platform.
    pub standard: Standard,
    /// The name of the course.
    pub course: String,
    /// The share needed to pass, in per cent; none where nothing has to be passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mastery: Option<u8>,
    /// The incidents, each once, in their order: the data stored by the platform refers to them by their
    /// index.
    pub incidents: Vec<IncidentName>,
    /// The address at which it starts, `#` included.
    pub start: String,
    /// The code of the language in which it starts; none to follow the browser.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl Package {
    /// The maximum number of incidents whose data fit into the space that every platform provides for a
    /// learner.
    pub const MOST: usize = 300;
}

/// The standard by which the app communicates with a learning platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standard {
    /// SCORM 1.2.
    #[serde(rename = "1.2")]
    Scorm12,
    /// SCORM 2004, fourth edition.
    #[serde(rename = "2004")]
    Scorm2004,
}
