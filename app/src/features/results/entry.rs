//! A result file that was opened and marked again.

use std::fmt;
use std::rc::Rc;

use acconcio_training::exam::{Assessment, Paper, ResultFile};

use super::identity::Identity;
use crate::features::exam::opening::OpenedExam;

/// A result, marked again.
#[derive(Clone)]
pub struct Entry {
    /// The name of its own that the seal gives the result.
    pub id: String,
    /// The name that the papers of its exam have.
    pub exam_id: String,
    /// The name of the file.
    pub file: String,
    /// The file itself, sealed.
    pub sealed: String,
    /// The contents of the file.
    pub result: ResultFile,
    /// The identity by its personal code.
    pub identity: Identity,
    /// The exam of the result.
    pub(crate) exam: Rc<OpenedExam>,
    /// The assessment of the result.
    pub assessment: Assessment,
}

impl Entry {
    /// The paper of the result.
    pub fn paper(&self) -> &Paper {
        &self.exam.paper
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(text, "{}: {:?}", self.file, self.result)
    }
}

impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.file == other.file && self.result == other.result
    }
}
