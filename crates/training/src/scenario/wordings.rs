//! The compiled form of the paraphrases of the articles.

use serde::{Deserialize, Serialize};

use super::Text;
use acconcio_adjudication::laws::index::{Subject, subjects};

/// The paraphrases of the articles in words of our own; never the text of the Laws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wordings {
    /// The version of the compiled form: [`PACK_VERSION`](super::PACK_VERSION).
    pub version: u32,
    /// One for each subject, in the order of [`subjects`].
    pub articles: Vec<Wording>,
}

/// The paraphrase of one article.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wording {
    /// The subject of the article.
    pub title: Text,
    /// Its rule, in one line.
    pub line: Text,
}

impl Wordings {
    /// The paraphrase of a subject.
    pub fn of(&self, subject: Subject) -> Option<&Wording> {
        let place = subjects().position(|listed| listed == subject)?;
        self.articles.get(place)
    }
}
