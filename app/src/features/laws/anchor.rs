//! The places that an address can name within an edition, and their ids on the page.

use acconcio_adjudication::laws::index::{Entry, Part, find};
use acconcio_adjudication::laws::{Article, EditionId};

use crate::route::address_of;

/// A place on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Anchor {
    /// An article.
    Article(Article),
    /// The heading of a part.
    Part(Part),
}

impl Anchor {
    /// The place that an address names: an article, a part, or the closest article.
    pub(crate) fn named(named: &str, edition: EditionId, all: &[Entry]) -> Option<Anchor> {
        let articles = || all.iter().map(|entry| entry.article);
        let itself = articles().find(|article| address_of(*article) == named);
        let part = || articles().map(Part::of).find(|part| part.to_string() == named);
        itself
            .map(Anchor::Article)
            .or_else(|| part().map(Anchor::Part))
            .or_else(|| find(edition, named).map(Anchor::Article))
    }

    /// Whether the place is among the entries of one part.
    pub(crate) fn is_in(self, entries: &[Entry]) -> bool {
        entries.iter().any(|entry| match self {
            Anchor::Article(article) => entry.article == article,
            Anchor::Part(part) => Part::of(entry.article) == part,
        })
    }

    /// The id of the element.
    pub(crate) fn id(self) -> String {
        match self {
            Anchor::Article(article) => article_id(article),
            Anchor::Part(part) => part_id(part),
        }
    }
}

/// The id of an article's first line.
pub(crate) fn article_id(article: Article) -> String {
    format!("law-{}", address_of(article))
}

/// The id of a part's heading.
pub(crate) fn part_id(part: Part) -> String {
    format!("part-{part}")
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::laws::index::entries;

    use super::*;

    fn check(edition: EditionId, named: &str, expected: Option<&str>) {
        let place = Anchor::named(named, edition, &entries(edition));
        assert_eq!(place.map(Anchor::id).as_deref(), expected, "{edition} {named}");
    }

    #[test]
    fn ok_an_address_names_an_article_or_a_part() {
        check(EditionId::E2018, "7.5.1", Some("law-7.5.1"));
        check(EditionId::E2018, "II.3", Some("law-II.3"));
        check(EditionId::E2009, "F", Some("law-F"));
        check(EditionId::E2018, "7", Some("part-7"));
        check(EditionId::E2018, "III", Some("part-III"));
    }

    #[test]
    fn ok_an_address_leads_to_what_is_nearest() {
        check(EditionId::E2014, "3.10", Some("law-3.10.a"));
        check(EditionId::E2018, "7.4.3", Some("law-7.4.1"));
    }

    #[test]
    fn err_an_address_names_nothing() {
        check(EditionId::E2018, "99", None);
        check(EditionId::E2018, "seven", None);
    }
}
