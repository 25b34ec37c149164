//! The glossary: its files, beside the app's other texts, compiled into the file that the app reads.

use std::collections::BTreeSet;

use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::laws::index::{counterpart, subjects};
use acconcio_scenario_files::words::serialised;
use acconcio_training::scenario::{Glossary, Home, PACK_VERSION, Term, Text};
use anyhow::{Context, Result, bail};
use serde::Deserialize;

use super::words;

/// The folder of its files, one for each field.
const FOLDER: &str = "app/src/language/glossary";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    term: Vec<Written>,
}

/// A term as it is written in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    name: Text,
    line: Text,
    #[serde(default)]
    also: Vec<String>,
    /// The main subject of the Laws for the term, as the core names it.
    subject: Option<String>,
}

/// Reads the glossary of the repository.
///
/// # Errors
/// When a file cannot be read, names no subject of the Laws, or has a name twice.
pub fn read() -> Result<Glossary> {
    let mut terms: Vec<Term> = Vec::new();
    for file in words::files::<File>(FOLDER)? {
        for written in file.term {
            terms.push(term_of(written)?);
        }
    }
    terms.sort_by_key(|term| term.name.en.to_lowercase());
    let mut ids = BTreeSet::new();
    if let Some(twice) = terms.iter().find(|term| !ids.insert(&term.id)) {
        bail!("{FOLDER}: `{}` is there twice; rename one of the two", twice.id);
    }
    Ok(Glossary { version: PACK_VERSION, terms })
}

fn term_of(written: Written) -> Result<Term> {
    let Written { id, name, line, also, subject } = written;
    let home = subject.map(|subject| home_of(&subject)).transpose();
    let home = home.with_context(|| format!("{FOLDER}: term `{id}`"))?;
    Ok(Term { id, name, line, also, home })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_every_term_is_whole_in_both_languages() {
        let glossary = read().expect("the glossary can be read");
        assert!(glossary.terms.len() >= 80, "{} terms", glossary.terms.len());
        for Term { id, name, line, .. } in &glossary.terms {
            let is_name = |name: &str| !name.trim().is_empty() && !name.ends_with('.');
            assert!(is_name(&name.en) && is_name(&name.it), "{id}: {name:?}");
            for said in [&line.en, &line.it] {
                assert!(said.ends_with('.') && said.chars().count() <= 132, "{id}: {said}");
                assert!(!said.contains(['\'', '"']) && !said.contains("  "), "{id}: {said}");
            }
            let is_plain = |id: &str| id.chars().all(|it| it.is_ascii_alphanumeric() || it == '-');
            assert!(is_plain(id), "{id} is part of an address");
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
