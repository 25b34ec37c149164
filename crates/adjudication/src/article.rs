//! Article numbers, always together with their edition.

use std::cmp::Ordering;
use std::fmt;

use serde::Serialize;

use crate::edition_id::EditionId;

/// The number of an article as its edition prints it: `7.4.b`, `A.4.c`, `13.4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Article(pub &'static str);

/// Sorts articles in the order in which an edition prints them: `4.8` before `12.9`, and that before `A.4`.
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

/// The key by which numbers are sorted: kind, number, and so on; 4.10 after 4.9, `A.4.c` in Appendix A.
pub(crate) fn sort_key(number: &str) -> [u8; 7] {
    let (kind, rest) = match (number.strip_prefix("App. "), number.strip_prefix("Guid. ")) {
        (Some(rest), _) => (APPENDIX, rest),
        (None, Some(rest)) => (GUIDELINES, rest),
        (None, None) if number.starts_with(|first: char| first.is_ascii_uppercase()) => {
            (APPENDIX, number)
        }
        (None, None) => (ARTICLE, number),
    };
    let mut key = [0; 7];
    key[0] = kind;
    for (place, step) in key[1..].iter_mut().zip(rest.split('.')) {
        *place = rank(step);
    }
    key
}

pub(crate) const ARTICLE: u8 = 0;
pub(crate) const APPENDIX: u8 = 1;
pub(crate) const GUIDELINES: u8 = 2;

/// The rank of one step of a number: `10`, `c`, `A` or `III`.
fn rank(step: &str) -> u8 {
    match (step.parse(), step.as_bytes()) {
        (Ok(number), _) => number,
        (Err(_), b"I") => 1,
        (Err(_), b"II") => 2,
        (Err(_), b"III") => 3,
        (Err(_), &[letter]) => letter.to_ascii_lowercase().saturating_sub(b'a') + 1,
        (Err(_), _) => 0,
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
