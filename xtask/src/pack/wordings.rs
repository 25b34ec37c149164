//! Our paraphrases of the articles, compiled into the file that the app reads.

use std::collections::BTreeMap;

use acconcio_adjudication::laws::index::subjects;
use acconcio_scenario_files::words::serialised;
use acconcio_training::scenario::{PACK_VERSION, Text, Wording, Wordings};
use anyhow::{Context, Result, bail};
use serde::Deserialize;

use super::words;

/// The folder of its files, one for each part of the Laws.
const FOLDER: &str = "app/src/language/articles";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    article: Vec<Written>,
}

/// An article as it is written in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    /// The subject, as the core names it.
    subject: String,
    title: Text,
    line: Text,
}

/// Reads the paraphrases of every subject.
///
/// # Errors
/// When a file cannot be read, or a subject has no paraphrase, has two, or does not exist.
pub fn read() -> Result<Wordings> {
    let mut written: BTreeMap<String, Wording> = BTreeMap::new();
    for file in words::files::<File>(FOLDER)? {
        for Written { subject, title, line } in file.article {
            if written.insert(subject.clone(), Wording { title, line }).is_some() {
                bail!("{FOLDER}: `{subject}` is there twice; remove one of the two");
            }
        }
    }
    let take = |subject: String| {
        let wording = written.remove(&subject);
        wording.with_context(|| format!("{FOLDER}: nothing is said of `{subject}`; add it"))
    };
    let articles: Vec<Wording> = subjects().map(serialised).map(take).collect::<Result<_>>()?;
    if let Some(unknown) = written.keys().next() {
        bail!(
            "{FOLDER}: there is no subject `{unknown}`; crates/adjudication/src/laws/index/subject.rs lists them"
        );
    }
    Ok(Wordings { version: PACK_VERSION, articles })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_every_subject_has_short_words_in_both_languages() {
        let wordings = read().expect("the words of the articles can be read");
        for Wording { title, line } in &wordings.articles {
            for said in [&title.en, &title.it] {
                assert!(!said.trim().is_empty() && !said.ends_with('.'), "{said:?}");
                assert!(said.chars().count() <= 48, "{said:?}");
            }
            for said in [&line.en, &line.it] {
                assert!(said.ends_with('.') && said.chars().count() <= 132, "{said:?}");
                assert!(!said.contains(['\'', '"', '|']) && !said.contains("  "), "{said:?}");
            }
            assert_ne!(line.en, line.it);
        }
    }
}
