//! What was asked for cannot be.

/// What was asked for cannot be: another exit code than a failure of the program.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadInput(String);

impl BadInput {
    /// What was wrong, and what to do.
    pub fn new(wrong: impl Into<String>) -> BadInput {
        BadInput(wrong.into())
    }
}
