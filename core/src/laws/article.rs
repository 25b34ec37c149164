//! Article numbers, always together with their edition.

use std::fmt;

use serde::Serialize;

use super::EditionId;

/// The number of an article as its edition prints it: `7.4.b`, `A.4.c`, `13.4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Article(pub &'static str);

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// An article of an edition. The same number means different things in different editions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Citation {
    /// The edition.
    pub edition: EditionId,
    /// The article's number in it.
    pub article: Article,
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.edition, self.article)
    }
}
