//! The compiled form of a package for a learning platform: a course, and how it is marked there.

use serde::{Deserialize, Serialize};

use super::IncidentName;

/// A package for a learning platform. `static/boot.js` hands it to the app.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Package {
    /// How the platform is spoken to.
    pub standard: Standard,
    /// The name of the course.
    pub course: String,
    /// The share that has to be reached, in per cent; none where nothing has to be passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mastery: Option<u8>,
    /// Its incidents, each once, in their order: what the platform keeps names them by their place.
    pub incidents: Vec<IncidentName>,
    /// The address at which it begins, `#` included.
    pub start: String,
    /// The code of the language in which it begins; none to follow the browser.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl Package {
    /// So many incidents fit into what every platform keeps for a learner.
    pub const MOST: usize = 300;
}

/// How a learning platform is spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standard {
    /// SCORM 1.2.
    #[serde(rename = "1.2")]
    Scorm12,
    /// SCORM 2004, fourth edition.
    #[serde(rename = "2004")]
    Scorm2004,
}
