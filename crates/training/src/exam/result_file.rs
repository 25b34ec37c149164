//! The result file that a candidate submits.

use serde::{Deserialize, Serialize};

use super::code::checksum;
use super::{Attempt, Link, LinkError};

/// The file that a candidate submits: his paper and his answers. It holds no marks; the core recomputes
/// them from the answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultFile {
    /// The text of the paper's [`Link`].
    pub paper: String,
    /// The candidate's name, as he wrote it.
    pub candidate: String,
    /// The candidate's attempt.
    pub attempt: Attempt,
}

/// Whether a file is unchanged since it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Integrity {
    /// The checksum matches.
    Whole,
    /// The file was changed afterwards.
    Changed,
}

/// The reason why a text is not a result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResultError {
    /// The text is not JSON.
    #[error("this is no result file: line {line} cannot be read")]
    NotJson {
        /// The line at which reading stopped, from 1.
        line: usize,
    },
    /// The text is JSON, but something else.
    #[error("this is no result of an exam")]
    OtherContent,
    /// The result has a version that this app does not read.
    #[error("the result has version {found}; this app reads version {version}", version = ResultFile::VERSION)]
    OtherVersion {
        /// The version found.
        found: u32,
    },
    /// The paper of the result cannot be read.
    #[error(transparent)]
    Paper(#[from] LinkError),
    /// The result has answers to another number of items than its paper.
    #[error("the paper has {items} items, and the result answers {given}")]
    OtherLength {
        /// The number of items of the paper.
        items: usize,
        /// The number of items answered.
        given: usize,
    },
}

#[derive(Serialize)]
struct Written<'a> {
    format: &'a str,
    version: u32,
    #[serde(flatten)]
    result: &'a ResultFile,
    checksum: String,
}

#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Read {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u32,
    paper: String,
    candidate: String,
    attempt: Attempt,
    checksum: String,
}

impl ResultFile {
    /// The version of the file. A file of another version is rejected.
    pub const VERSION: u32 = 1;

    /// The format tag, which distinguishes the file from others.
    const FORMAT: &'static str = "acconcio-exam-result";

    /// Writes the file as text, with its checksum.
    pub fn text(&self) -> String {
        let written = Written {
            format: ResultFile::FORMAT,
            version: ResultFile::VERSION,
            result: self,
            checksum: self.checksum(),
        };
        // Texts, numbers and lists of them can always be serialized.
        serde_json::to_string_pretty(&written).unwrap_or_default()
    }

    /// The checksum of the content. It detects accidental or casual changes; anybody who knows how it is
    /// computed can recompute it, so it is not evidence.
    fn checksum(&self) -> String {
        format!("{:08x}", checksum(serde_json::to_string(self).unwrap_or_default().as_bytes()))
    }

    /// Reads a file: its content, its paper, and whether it is unchanged since it was written.
    ///
    /// # Errors
    /// Returns an error for a text that is not a result, is of another version, or does not fit its paper.
    pub fn read(text: &str) -> Result<(ResultFile, Link, Integrity), ResultError> {
        let text = text.trim_start_matches('\u{feff}');
        let no_json = |error: &serde_json::Error| match error.classify() {
            serde_json::error::Category::Data => ResultError::OtherContent,
            serde_json::error::Category::Io
            | serde_json::error::Category::Syntax
            | serde_json::error::Category::Eof => ResultError::NotJson { line: error.line() },
        };
        let Head { format, version } = serde_json::from_str(text).map_err(|it| no_json(&it))?;
        if format != ResultFile::FORMAT {
            return Err(ResultError::OtherContent);
        }
        if version != ResultFile::VERSION {
            return Err(ResultError::OtherVersion { found: version });
        }
        let Read { paper, candidate, attempt, checksum, .. } =
            serde_json::from_str(text).map_err(|it| no_json(&it))?;
        let result = ResultFile { paper, candidate, attempt };
        let link = Link::read(&result.paper)?;
        let (items, given) = (link.places.len(), result.attempt.given.len());
        if items != given {
            return Err(ResultError::OtherLength { items, given });
        }
        let is_whole = result.checksum() == checksum;
        Ok((result, link, if is_whole { Integrity::Whole } else { Integrity::Changed }))
    }
}
