//! The compiled form of the glossary: terms in every language, each with its principal article.

use serde::{Deserialize, Serialize};

use super::Text;
use acconcio_adjudication::laws::EditionId;

/// The glossary of an arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glossary {
    /// The version of the compiled form: [`PACK_VERSION`](super::PACK_VERSION).
    pub version: u32,
    /// The terms, in the order of their English names.
    pub terms: Vec<Term>,
}

/// One term.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// Its name in addresses; stable.
    pub id: String,
    /// The term; in a compiled file it and its meaning are there in the original language, too.
    pub name: Text,
    /// The meaning, in one line.
    pub line: Text,
    /// Other words under which the term can be found, with commas between them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub also: Option<Text>,
    /// The principal article of the term; none where no article deals with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home: Option<Home>,
}

/// An article of an index.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Home {
    /// The edition.
    pub edition: EditionId,
    /// The number in it.
    pub article: String,
}
