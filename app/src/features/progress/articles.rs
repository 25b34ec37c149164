//! The articles that order rulings, each under one number for all editions.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::laws::index::{Subject, counterpart, entries};
use acconcio_training::digest::Digest;

use crate::route::Route;

/// An article without its paragraphs, in the newest edition that has its subject: `2023/7.5`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ArticleName {
    pub(crate) edition: EditionId,
    pub(crate) number: String,
}

impl ArticleName {
    /// Parses the name of an article.
    pub(crate) fn parse(name: &str) -> Option<ArticleName> {
        let (edition, number) = name.split_once('/')?;
        Some(ArticleName { edition: EditionId::named(edition)?, number: number.to_owned() })
    }

    /// The route of the article in the handbook; it has the number without `Guid.`.
    pub(crate) fn route(&self) -> Route {
        let number = self.number.rsplit(' ').next().unwrap_or(&self.number);
        Route::law(self.edition, number)
    }
}

impl fmt::Display for ArticleName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.edition, self.number)
    }
}

/// The rank of an article among all: the newest edition first, then by number.
pub(crate) type ArticleRank = usize;

/// The articles of all editions.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Articles {
    names: Vec<ArticleName>,
    /// The article and the subject of every number of an edition.
    places: BTreeMap<(EditionId, &'static str), (ArticleRank, Subject)>,
}

impl Articles {
    /// Every article of an edition of the FIDE Laws.
    pub(crate) fn of_all_editions() -> Articles {
        let mut articles = Articles::default();
        for newest in EditionId::FIDE.into_iter().rev() {
            for entry in entries(newest) {
                let number = without_paragraphs(entry.article.0);
                let known = |name: &ArticleName| name.edition == newest && name.number == number;
                let place = articles.names.iter().position(known);
                let place = place.unwrap_or(articles.names.len());
                if articles.claim(newest, entry.subject, place) && place == articles.names.len() {
                    articles.names.push(ArticleName { edition: newest, number });
                }
            }
        }
        articles
    }

    /// Assigns every edition's number for a subject to an article, unless it is assigned already;
    /// returns whether any number was.
    fn claim(&mut self, newest: EditionId, subject: Subject, place: ArticleRank) -> bool {
        let mut is_new = false;
        for edition in EditionId::FIDE.into_iter().filter(|edition| *edition <= newest) {
            let Some(there) = counterpart(subject, edition) else { continue };
            self.places.entry((edition, there.article.0)).or_insert_with(|| {
                is_new = true;
                (place, subject)
            });
        }
        is_new
    }

    /// The name of an article.
    pub(crate) fn name(&self, place: ArticleRank) -> Option<&ArticleName> {
        self.names.get(place)
    }

    /// The articles that order the ruling on a variant, each with its subject.
    pub(crate) fn of_digest(
        &self,
        digest: &Digest,
        edition: EditionId,
    ) -> BTreeSet<(ArticleRank, Subject)> {
        let place = |number: &String| self.place(edition, number);
        digest.decided.iter().filter_map(place).collect()
    }

    fn place(&self, edition: EditionId, number: &str) -> Option<(ArticleRank, Subject)> {
        let mut of_edition =
            self.places.range((edition, "")..).take_while(|(it, _)| it.0 == edition);
        of_edition.find(|((_, listed), _)| *listed == number).map(|(_, place)| *place)
    }
}

/// The first two parts of a number: `7.5` of `7.5.1`, `Guid. III.3` of `Guid. III.3.1`.
fn without_paragraphs(number: &str) -> String {
    let start = number.rfind(' ').map_or(0, |space| space + 1);
    let mut dots = number[start..].match_indices('.').map(|(dot, _)| start + dot);
    let end = dots.nth(1).unwrap_or(number.len());
    number[..end].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(edition: EditionId, number: &str, expected: &str) {
        let articles = Articles::of_all_editions();
        let place = articles.place(edition, number).expect("it is in the index").0;
        assert_eq!(articles.name(place).unwrap().to_string(), expected, "{edition} {number}");
    }

    #[test]
    fn ok_an_article_goes_by_its_newest_number() {
        check(EditionId::E2023, "7.5.1", "2023/7.5");
        check(EditionId::E2018, "7.5.5", "2023/7.5");
        check(EditionId::E2009, "7.4.a", "2023/7.5");
        check(EditionId::E2017, "7.8.1", "2023/7.5");
        check(EditionId::E2009, "4.6.b", "2023/4.7");
        check(EditionId::E2014, "6.11", "2023/Guid. III.3");
        check(EditionId::E2017, "7.7.2", "2017/7.7");
    }

    #[test]
    fn ok_every_number_of_every_edition_has_its_article() {
        let articles = Articles::of_all_editions();
        for edition in EditionId::FIDE {
            for entry in entries(edition) {
                let place = articles.place(edition, entry.article.0);
                let name = place.and_then(|(place, _)| articles.name(place));
                assert!(name.is_some(), "{edition} {}", entry.article);
            }
        }
        for name in &articles.names {
            assert_eq!(ArticleName::parse(&name.to_string()).as_ref(), Some(name));
        }
    }

    #[test]
    fn ok_a_number_without_its_paragraphs() {
        for (number, expected) in [
            ("7.5.1", "7.5"),
            ("A.4.c", "A.4"),
            ("6.11", "6.11"),
            ("Guid. III.3.1", "Guid. III.3"),
            ("App. F", "App. F"),
        ] {
            assert_eq!(without_paragraphs(number), expected);
        }
    }
}
