//! The texts of the handbook, in `app/handbook/`: the glossary, and what the articles say in words of our own.
//!
//! A term of the glossary has its facts in `app/handbook/glossary`; an article has none beside the Laws, so
//! that its texts alone are in `app/handbook/articles`. Both folders have one file for each field.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::laws::index::{counterpart, subjects};
use acconcio_training::scenario::{Glossary, Home, PACK_VERSION, Term, Text, Wording, Wordings};
use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::texts::{SOURCE, Texts, names, shown};
use crate::words::serialised;

const GLOSSARY: &str = "app/handbook/glossary";
const ARTICLES: &str = "app/handbook/articles";

/// Paraphrases with the names of their subjects.
type Paraphrases = Vec<(String, Wording)>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    term: Vec<Written>,
}

/// A term as it is written in the file of facts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    /// The main subject of the Laws for the term, as the core names it.
    subject: Option<String>,
}

/// Reads the terms of each file of the glossary, with the texts of the file.
///
/// # Errors
/// When a file cannot be read, or names no subject of the Laws.
fn terms(root: &Path) -> Result<Vec<(Vec<Term>, Texts)>> {
    let mut all = Vec::new();
    for name in names(&root.join(GLOSSARY))? {
        let path = root.join(GLOSSARY).join(&name);
        let told = || format!("{GLOSSARY}/{name} cannot be read");
        let file: File =
            toml::from_str(&fs::read_to_string(&path).with_context(told)?).with_context(told)?;
        let terms = file.term.into_iter().map(term_of).collect::<Result<Vec<Term>>>()?;
        all.push((terms, Texts::beside(root, &path)?));
    }
    Ok(all)
}

/// Reads the glossary of the repository at `root`.
///
/// # Errors
/// As [`terms`], and when a text is wrong, or a term is there twice.
pub fn glossary(root: &Path) -> Result<Glossary> {
    let mut all: Vec<Term> = Vec::new();
    for (mut terms, texts) in terms(root)? {
        if let Err(wrong) = texts.tell(&mut terms) {
            bail!("{}", shown(&wrong));
        }
        all.extend(terms);
    }
    all.sort_by_key(|term| term.name.get(SOURCE).map(|name| name.to_lowercase()));
    let mut ids = BTreeSet::new();
    if let Some(twice) = all.iter().find(|term| !ids.insert(&term.id)) {
        bail!("{GLOSSARY}: `{}` is there twice; rename one of the two", twice.id);
    }
    Ok(Glossary { version: PACK_VERSION, terms: all })
}

fn term_of(written: Written) -> Result<Term> {
    let Written { id, subject } = written;
    let home = subject.map(|subject| home_of(&subject)).transpose();
    let home = home.with_context(|| format!("{GLOSSARY}: term `{id}`"))?;
    Ok(Term { id, name: Text::default(), line: Text::default(), also: None, home })
}

/// Returns the article of a subject in the newest edition that has it.
fn home_of(name: &str) -> Result<Home> {
    let Some(subject) = subjects().find(|subject| serialised(subject) == name) else {
        bail!(
            "there is no subject `{name}`; crates/adjudication/src/laws/index/subject.rs lists them"
        );
    };
    let home_in = |edition: EditionId| {
        let there = counterpart(subject, edition).filter(|there| there.subject == subject)?;
        Some(Home { edition, article: there.article.0.to_owned() })
    };
    let newest = EditionId::FIDE.into_iter().rev().find_map(home_in);
    newest.with_context(|| format!("no edition has the subject `{name}`"))
}

/// Reads the paraphrases of each file, without their texts, with the name of their subjects; and the texts
/// of the file. The file in the first language says which subjects it has.
///
/// # Errors
/// When a file cannot be read.
fn paraphrases(root: &Path) -> Result<Vec<(Paraphrases, Texts)>> {
    let mut all = Vec::new();
    for name in names(&root.join(ARTICLES).join(SOURCE))? {
        let texts = Texts::beside(root, &root.join(ARTICLES).join(&name))?;
        let entries = texts.first().into_iter().flat_map(|file| &file.entries);
        let subject = |key: &str| key.split('.').next().unwrap_or_default().to_owned();
        let mut subjects: Vec<String> = entries.map(|entry| subject(&entry.key)).collect();
        subjects.dedup();
        let nothing = || Wording { title: Text::default(), line: Text::default() };
        all.push((subjects.into_iter().map(|subject| (subject, nothing())).collect(), texts));
    }
    Ok(all)
}

/// Reads the paraphrases of every subject.
///
/// # Errors
/// When a text is wrong, or a subject has no paraphrase, has two, or does not exist.
pub fn articles(root: &Path) -> Result<Wordings> {
    let mut written: BTreeMap<String, Wording> = BTreeMap::new();
    for (mut wordings, texts) in paraphrases(root)? {
        if let Err(wrong) = texts.tell(&mut wordings) {
            bail!("{}", shown(&wrong));
        }
        for (subject, wording) in wordings {
            if written.insert(subject.clone(), wording).is_some() {
                bail!("{ARTICLES}: `{subject}` is there twice; remove one of the two");
            }
        }
    }
    let take = |subject: String| {
        let wording = written.remove(&subject);
        wording.with_context(|| format!("{ARTICLES}: nothing is said of `{subject}`; add it"))
    };
    let articles: Vec<Wording> = subjects().map(serialised).map(take).collect::<Result<_>>()?;
    if let Some(unknown) = written.keys().next() {
        bail!(
            "{ARTICLES}: there is no subject `{unknown}`; crates/adjudication/src/laws/index/subject.rs lists them"
        );
    }
    Ok(Wordings { version: PACK_VERSION, articles })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root;
    use crate::texts::languages;

    /// Returns a text in every language of the repository.
    fn every<'a>(text: &'a Text, what: &str) -> Vec<&'a str> {
        let languages = languages(&root()).expect("the folders can be read");
        assert!(languages.len() >= 2);
        let own = text.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>();
        assert!(!own.is_empty() && own.len() <= languages.len(), "{what}");
        own
    }

    #[test]
    fn ok_every_term_is_short_in_every_language() {
        let glossary = glossary(&root()).expect("the glossary can be read");
        assert!(glossary.terms.len() >= 80, "{} terms", glossary.terms.len());
        for Term { id, name, line, .. } in &glossary.terms {
            assert!(every(name, id).iter().all(|name| !name.ends_with('.')), "{id}: {name:?}");
            for said in every(line, id) {
                assert!(said.ends_with('.') && said.chars().count() <= 160, "{id}: {said}");
                assert!(!said.contains(['\'', '"']) && !said.contains("  "), "{id}: {said}");
            }
            let is_plain = |id: &str| id.chars().all(|it| it.is_ascii_alphanumeric() || it == '-');
            assert!(is_plain(id), "{id} is part of an address");
        }
    }

    #[test]
    fn ok_every_subject_has_short_words_in_every_language() {
        let wordings = articles(&root()).expect("the words of the articles can be read");
        for Wording { title, line } in &wordings.articles {
            for said in every(title, "title") {
                assert!(!said.ends_with('.') && said.chars().count() <= 60, "{said:?}");
            }
            for said in every(line, "line") {
                assert!(said.ends_with('.') && said.chars().count() <= 160, "{said:?}");
                assert!(!said.contains(['\'', '"', '|']) && !said.contains("  "), "{said:?}");
            }
        }
    }

    #[test]
    fn ok_a_subject_leads_to_the_newest_article() {
        let check = |subject: &str, edition: EditionId, article: &str| {
            let home = home_of(subject).expect("there is such a subject");
            assert_eq!(home, Home { edition, article: article.to_owned() }, "{subject}");
        };
        check("Adjusting", EditionId::E2023, "4.2.1");
        check("BothFlags", EditionId::E2014, "6.11");
        check("TouchOnRequest", EditionId::E2009, "A.4.b");
    }

    #[test]
    fn err_no_such_subject() {
        assert!(home_of("Zugzwang").is_err());
    }
}
