//! Article numbers, always together with their edition.

use std::cmp::Ordering;
use std::fmt;

use serde::Serialize;

use super::EditionId;
use super::index::sort_key;

/// The number of an article as its edition prints it: `7.4.b`, `A.4.c`, `13.4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Article(pub &'static str);

/// In the order in which an edition prints them: `4.8` before `12.9`, and that before `A.4`.
impl Ord for Article {
    fn cmp(&self, other: &Article) -> Ordering {
        sort_key(self.0).cmp(&sort_key(other.0)).then_with(|| self.0.cmp(other.0))
    }
}

impl PartialOrd for Article {
    fn partial_cmp(&self, other: &Article) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_in_the_order_of_print() {
        let order = ["4.8", "4.10", "7.5.1", "12.9", "A.3", "B.2"].map(Article);
        assert!(order.is_sorted());
    }
}
