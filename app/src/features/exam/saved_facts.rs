//! The facts of the paper in progress on this device, which outlast a new version of the scenarios. They hold no
//! name of an incident.

use acconcio_training::exam::{ItemFacts, Link, Paper};
use serde::{Deserialize, Serialize};

use crate::platform::storage::{Key, Stored};

/// The number of papers whose facts are kept.
const PAPERS: usize = 3;

/// The facts of the papers in progress, each by the text of the sealed paper.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SavedFacts(Vec<(String, Vec<ItemFacts>)>);

impl Stored for SavedFacts {
    const KEY: Key = Key::ExamFacts;
    const VERSION: u32 = 1;
}

impl SavedFacts {
    /// Returns these with the facts of one more paper.
    #[must_use]
    pub fn with(&self, text: &str, facts: Vec<ItemFacts>) -> SavedFacts {
        let mut all = self.without(text).0;
        all.push((text.to_owned(), facts));
        all.drain(..all.len().saturating_sub(PAPERS));
        SavedFacts(all)
    }

    /// Returns these without the facts of a paper.
    #[must_use]
    pub fn without(&self, text: &str) -> SavedFacts {
        SavedFacts(self.0.iter().filter(|(other, _)| other != text).cloned().collect())
    }

    /// Opens a paper with the facts that were kept.
    pub fn paper(&self, text: &str, link: Link) -> Option<Paper> {
        let (_, facts) = self.0.iter().find(|(paper, _)| paper == text)?;
        Paper::reopen(link, facts)
    }
}
