//! A live question: put to all, answered by phones, counted when it is revealed.

use std::collections::BTreeMap;

use acconcio_training::grading::Answer;

use crate::event::LivePut;

/// A live question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Live {
    /// The question as it was put.
    pub put: LivePut,
    /// The last answer of each participant, with its sequence number.
    pub answers: BTreeMap<usize, (u64, Answer)>,
    /// Whether the answers are revealed.
    pub is_revealed: bool,
    /// Whether it has been taken away.
    pub is_closed: bool,
}

impl Live {
    /// A question that has just been put.
    pub fn put(put: LivePut) -> Live {
        Live { put, answers: BTreeMap::new(), is_revealed: false, is_closed: false }
    }
}
