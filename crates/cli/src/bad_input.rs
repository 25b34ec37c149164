//! Errors in the input of a command.

/// An error in the input of a command: it has another exit code than a failure of the program.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadInput(String);

impl BadInput {
    /// Returns an error with this message: what is wrong, and what to do.
    pub fn new(wrong: impl Into<String>) -> BadInput {
        BadInput(wrong.into())
    }
}
