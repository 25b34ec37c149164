//! The effort of the search.

use acconcio_mate::Budget;

/// The effort that the worker is asked to spend on a question.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Effort {
    /// The effort for which a user will wait.
    Usual,
    /// A greater effort.
    Large,
    /// No effort, as the search was stopped.
    Stopped,
}

impl Effort {
    /// The budget of the search, unless it was stopped.
    pub(crate) const fn budget(self) -> Option<Budget> {
        match self {
            Effort::Usual => Some(Budget::INTERACTIVE),
            Effort::Large => Some(Budget::LARGE),
            Effort::Stopped => None,
        }
    }
}
