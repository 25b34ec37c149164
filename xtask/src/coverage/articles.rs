//! The articles and sub-articles of the Laws, edition by edition: ruled, shown, not for ruling, or missing.
//!
//! The list, and the reasons, are in `articles.toml`. What is ruled and what is shown is read off the core: the
//! fields of the edition's table, and the index of its articles.

use std::collections::BTreeSet;

use acconcio_adjudication::laws::{EditionId, index};
use anyhow::{Context, Result};
use serde::Deserialize;

use super::complaint::Complaint;
use super::provisions::{Book, cited};

const LIST: &str = include_str!("articles.toml");

/// The articles of each edition that is listed.
pub struct Articles {
    pub editions: Vec<Edition>,
    pub complaints: Vec<Complaint>,
}

/// The articles of an edition, each with what became of it.
pub struct Edition {
    pub name: String,
    pub articles: Vec<Article>,
}

/// An article of an edition.
#[derive(Debug)]
pub struct Article {
    pub number: String,
    pub decided: Decided,
    /// The article together with which it is ruled, or the reason why it is not for ruling.
    pub why: Option<String>,
}

/// The fate of an article.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// A field of the edition's table orders it, or one that it is ruled together with.
    Ruled,
    /// Only the handbook has it.
    Shown,
    /// Nothing can be ruled on, for a reason that is given.
    NotForRuling,
    /// Nothing has it.
    Missing,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    edition: Vec<Listed>,
    within: Vec<Group>,
    not_for_ruling: Vec<Group>,
    /// Something to decide on that the core does not rule on yet.
    #[serde(default)]
    missing: Vec<Group>,
}

/// The numbers of an edition, or its differences from another.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    edition: String,
    articles: String,
    like: Option<String>,
    #[serde(default)]
    without: String,
}

/// Articles with one thing in common, in these editions; in every one if none is named.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Group {
    articles: String,
    #[serde(default)]
    editions: Vec<String>,
    ruled_by: Option<String>,
    reason: Option<String>,
}

impl Group {
    fn has(&self, edition: &str, article: &str) -> bool {
        let is_named = self.editions.is_empty() || self.editions.iter().any(|it| it == edition);
        is_named && self.articles.split_whitespace().any(|it| it == article)
    }
}

impl Articles {
    /// Reads the list of the repository and compares it with the core.
    ///
    /// # Errors
    /// When the list cannot be read.
    pub fn read() -> Result<Articles> {
        Articles::of(LIST)
    }

    /// Compares a list with the core.
    ///
    /// # Errors
    /// When the list cannot be read.
    pub fn of(list: &str) -> Result<Articles> {
        let file: File = toml::from_str(list).context("xtask/src/coverage/articles.toml")?;
        let mut complaints = Vec::new();
        let editions =
            file.edition.iter().map(|listed| file.decide(listed, &mut complaints)).collect();
        Ok(Articles { editions, complaints })
    }

    /// The figures, a line for each edition.
    pub fn summary(&self) -> impl Iterator<Item = String> {
        self.editions.iter().map(Edition::summary)
    }
}

impl Edition {
    /// The number of articles of which this became.
    pub fn count(&self, decided: Decided) -> usize {
        self.articles.iter().filter(|it| it.decided == decided).count()
    }

    fn summary(&self) -> String {
        let count = |decided| self.count(decided);
        format!(
            "Laws of {}: {} sub-articles: {} ruled, {} shown, {} not for ruling, {} MISSING",
            self.name,
            self.articles.len(),
            count(Decided::Ruled),
            count(Decided::Shown),
            count(Decided::NotForRuling),
            count(Decided::Missing)
        )
    }
}

impl File {
    fn decide(&self, listed: &Listed, complaints: &mut Vec<Complaint>) -> Edition {
        let name = listed.edition.clone();
        let edition = EditionId::named(&name);
        let in_table: BTreeSet<String> =
            edition.map(|it| cited(Book::Laws(it))).unwrap_or_default();
        let in_table: BTreeSet<&str> = in_table.iter().map(|it| plain(it)).collect();
        let entries = edition.map(index::entries).unwrap_or_default();
        let in_index: BTreeSet<&str> = entries.iter().map(|it| plain(it.article.0)).collect();
        let mut articles = Vec::new();
        for article in self.numbers(listed) {
            let among = |groups: &'_ [Group]| groups.iter().any(|it| it.has(&name, article));
            let mut within = self.within.iter().filter(|group| group.has(&name, article));
            let above = within.next().and_then(|group| group.ruled_by.as_deref());
            let is_ruled = in_table.contains(article)
                || above.is_some_and(|above| in_table.contains(plain(above)));
            let decided = if is_ruled {
                Decided::Ruled
            } else if among(&self.not_for_ruling) {
                Decided::NotForRuling
            } else if in_index.contains(article) {
                Decided::Shown
            } else {
                Decided::Missing
            };
            let fault = if above.is_some() && !is_ruled {
                Some("is said to be ruled with an article that the table does not cite")
            } else if is_ruled && among(&self.not_for_ruling) {
                Some("is ruled, and said not to be for ruling")
            } else if (decided == Decided::Missing) != among(&self.missing) {
                Some(match decided {
                    Decided::Missing => "is neither ruled nor shown, and no reason is given",
                    Decided::Ruled | Decided::Shown | Decided::NotForRuling => {
                        "is said to be missing, and is not"
                    }
                })
            } else {
                None
            };
            complaints.extend(fault.map(|fault| {
                let help = "correct xtask/src/coverage/articles.toml";
                Complaint::at_large(&format!("article {article} of {name} {fault}"), help)
            }));
            let given = self.not_for_ruling.iter().find(|group| group.has(&name, article));
            let why = match decided {
                Decided::Ruled => above.map(|above| format!("with {above}")),
                Decided::NotForRuling => given.and_then(|group| group.reason.clone()),
                Decided::Shown | Decided::Missing => None,
            };
            articles.push(Article { number: article.to_owned(), decided, why });
        }
        if edition.is_none() || articles.is_empty() {
            let what = format!("articles.toml lists no edition `{name}` of the core");
            complaints.push(Complaint::at_large(&what, "name an edition and its articles"));
        }
        complaints.extend(self.not_for_ruling.iter().filter(|it| it.reason.is_none()).map(|it| {
            let what = format!("no reason is given for {}", it.articles);
            Complaint::at_large(&what, "say why nothing can be ruled on")
        }));
        Edition { name, articles }
    }

    /// The numbers of an edition, in their order.
    fn numbers<'a>(&'a self, listed: &'a Listed) -> Vec<&'a str> {
        let model = self.edition.iter().find(|it| Some(&it.edition) == listed.like.as_ref());
        let without: BTreeSet<&str> = listed.without.split_whitespace().collect();
        let models = model.map(|model| self.numbers(model)).unwrap_or_default();
        let kept = models.into_iter().filter(|article| !without.contains(article));
        kept.chain(listed.articles.split_whitespace()).collect()
    }
}

/// A number as the list writes it: `III.5` for `Guid. III.5`.
fn plain(article: &str) -> &str {
    article.strip_prefix("Guid. ").unwrap_or(article)
}
