//! The result file that a candidate submits, sealed for his lecturer.

use serde::{Deserialize, Serialize};

use super::code::{decoded, encoded};
use super::seal::{KEY, SALT, public, sealed, unsealed};
use super::{AccessCode, Attempt, ExamPaper, LecturerAccess, LinkError, SealedPaper};

/// A candidate's submission: his paper and his answers. It holds no marks; the core recomputes them from the
/// answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultFile {
    /// The text of the [`SealedPaper`].
    pub paper: String,
    /// The candidate's name, as he wrote it: surname, comma, first name.
    pub candidate: String,
    /// The personal code that he typed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub personal: Option<AccessCode>,
    /// The number of attempts at the paper that were begun on his device before this one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub earlier: u16,
    /// The candidate's attempt.
    pub attempt: Attempt,
}

/// A result file as it is handed in. Only the lecturer of its exam opens it, and a change of a single bit is
/// detected. Who has the paper can seal another one with other answers: that it comes from the candidate, his
/// personal code shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedResult {
    salt: [u8; SALT],
    recipient: [u8; KEY],
    content: Vec<u8>,
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
    #[error("the result has version {found}; this app reads version {version}", version = SealedResult::VERSION)]
    OtherVersion {
        /// The version found.
        found: u32,
    },
    /// The result is sealed for another exam.
    #[error("the result is sealed for another exam, or the lecturer's code is another")]
    OtherExam,
    /// The result was changed after it was sealed.
    #[error("the result was changed after it was handed in")]
    Changed,
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

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    format: String,
    version: u32,
    exam: String,
    lecturer: String,
    sealed: String,
}

#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

impl ResultFile {
    /// Seals it for the lecturer of its exam. `random` is used once.
    pub fn sealed(&self, paper: &ExamPaper, random: [u8; KEY]) -> SealedResult {
        // Texts, numbers and lists of them can always be serialized.
        let text = serde_json::to_vec(self).unwrap_or_default();
        let ExamPaper { salt, lecturer, .. } = paper;
        // With the salt inside, so that the one outside cannot be changed.
        let content = sealed(lecturer, random, &[&salt[..], &text].concat());
        SealedResult { salt: *salt, recipient: *lecturer, content }
    }
}

impl SealedResult {
    /// The version of the file. A file of another version is rejected.
    pub const VERSION: u32 = 2;

    /// The format tag, which distinguishes the file from others.
    const FORMAT: &'static str = "acconcio-exam-result";

    /// Writes the file as text.
    pub fn text(&self) -> String {
        let written = Written {
            format: SealedResult::FORMAT.to_owned(),
            version: SealedResult::VERSION,
            exam: encoded(&self.salt),
            lecturer: encoded(&self.recipient),
            sealed: encoded(&self.content),
        };
        // Texts and a number.
        serde_json::to_string_pretty(&written).unwrap_or_default()
    }

    /// Reads a file, still sealed.
    ///
    /// # Errors
    /// Returns an error for a text that is not a result, or of another version.
    pub fn read(text: &str) -> Result<SealedResult, ResultError> {
        let text = text.trim_start_matches('\u{feff}');
        let no_json = |error: &serde_json::Error| match error.classify() {
            serde_json::error::Category::Data => ResultError::OtherContent,
            serde_json::error::Category::Io
            | serde_json::error::Category::Syntax
            | serde_json::error::Category::Eof => ResultError::NotJson { line: error.line() },
        };
        let Head { format, version } = serde_json::from_str(text).map_err(|it| no_json(&it))?;
        if format != SealedResult::FORMAT {
            return Err(ResultError::OtherContent);
        }
        if version != SealedResult::VERSION {
            return Err(ResultError::OtherVersion { found: version });
        }
        let written: Written = serde_json::from_str(text).map_err(|it| no_json(&it))?;
        SealedResult::decoded(&written).ok_or(ResultError::Changed)
    }

    fn decoded(written: &Written) -> Option<SealedResult> {
        Some(SealedResult {
            salt: decoded(&written.exam)?.try_into().ok()?,
            recipient: decoded(&written.lecturer)?.try_into().ok()?,
            content: decoded(&written.sealed)?,
        })
    }

    /// The exam that it belongs to; its variants have the same.
    pub fn exam(&self) -> String {
        encoded(&self.salt)
    }

    /// The key that it was sealed with, by which it is told from every other one.
    pub fn id(&self) -> String {
        encoded(&self.content[..self.content.len().min(KEY)])
    }

    /// Whether an access may open it: it is of the same exam.
    pub fn is_for(&self, access: &LecturerAccess) -> bool {
        self.recipient == public(&access.secret)
    }

    /// The access that a lecturer's code gives to the exam of this result; none for another code. It takes a
    /// slow derivation.
    pub fn access_of(&self, code: &AccessCode) -> Option<LecturerAccess> {
        Some(LecturerAccess::derived(code, &self.salt)).filter(|access| self.is_for(access))
    }

    /// Opens it, with its paper.
    ///
    /// # Errors
    /// Returns an error for another exam, and for a file that was changed or does not fit its paper.
    pub fn open(&self, access: &LecturerAccess) -> Result<(ResultFile, ExamPaper), ResultError> {
        if !self.is_for(access) {
            return Err(ResultError::OtherExam);
        }
        let content = unsealed(&access.secret, &self.content).ok_or(ResultError::Changed)?;
        let text = content.strip_prefix(&self.salt[..]).ok_or(ResultError::Changed)?;
        let result: ResultFile =
            serde_json::from_slice(text).map_err(|_| ResultError::OtherContent)?;
        let sealed = SealedPaper::read(&result.paper)?;
        let (key, _) = sealed.for_lecturer(access).ok_or(ResultError::OtherExam)?;
        let paper = sealed.open(&key)?;
        let (items, given) = (paper.link.places.len(), result.attempt.given.len());
        if items != given {
            return Err(ResultError::OtherLength { items, given });
        }
        Ok((result, paper))
    }
}

fn is_zero(number: &u16) -> bool {
    *number == 0
}
