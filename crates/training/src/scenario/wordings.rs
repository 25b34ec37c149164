//! The compiled form of what the articles say, in words of our own.

use serde::{Deserialize, Serialize};

use super::Text;
use acconcio_adjudication::laws::index::{Subject, subjects};

/// What the articles say, in words of our own; never the text of the Laws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wordings {
    /// The version of the compiled form: [`PACK_VERSION`](super::PACK_VERSION).
    pub version: u32,
    /// One for each subject, in the order of [`subjects`].
    pub articles: Vec<Wording>,
}

/// What one article says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wording {
    /// What it is about.
    pub title: Text,
    /// Its rule, in one line.
    pub line: Text,
}

impl Wordings {
    /// What is said of a subject.
    pub fn of(&self, subject: Subject) -> Option<&Wording> {
        let place = subjects().position(|listed| listed == subject)?;
        self.articles.get(place)
    }
}
