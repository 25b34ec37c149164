//! How much the search may look at.

use acconcio_mate::Budget;

/// What the worker may be asked to do about a question.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Effort {
    /// As much as one waits for.
    Usual,
    /// More.
    Large,
    /// Nothing any more.
    Stopped,
}

impl Effort {
    /// How much may be looked at, if anything.
    pub(crate) const fn budget(self) -> Option<Budget> {
        match self {
            Effort::Usual => Some(Budget::INTERACTIVE),
            Effort::Large => Some(Budget::LARGE),
            Effort::Stopped => None,
        }
    }
}
