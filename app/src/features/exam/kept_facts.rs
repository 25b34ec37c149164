//! The facts of the papers attempted on this device, which outlast a new version of the scenarios.

use acconcio_training::exam::{ItemFacts, Link, Paper};
use serde::{Deserialize, Serialize};

use crate::platform::storage::{Key, Stored};

/// The number of papers whose facts are kept.
const PAPERS: usize = 5;

/// The facts of the papers begun last, each by the text of its link.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeptFacts(Vec<(String, Vec<ItemFacts>)>);

impl Stored for KeptFacts {
    const KEY: Key = Key::ExamFacts;
    const VERSION: u32 = 1;
}

impl KeptFacts {
    /// Returns these with the facts of one more paper.
    #[must_use]
    pub fn with(&self, paper: &Paper) -> KeptFacts {
        let text = paper.link.text();
        let others = self.0.iter().filter(|(other, _)| *other != text).cloned();
        let mut all: Vec<_> = others.chain([(text.clone(), paper.facts())]).collect();
        all.drain(..all.len().saturating_sub(PAPERS));
        KeptFacts(all)
    }

    /// Opens a paper with the facts that were kept.
    pub fn paper(&self, text: &str) -> Option<Paper> {
        let (_, facts) = self.0.iter().find(|(paper, _)| paper == text)?;
        Paper::reopen(Link::read(text).ok()?, facts)
    }
}
