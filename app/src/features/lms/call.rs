//! The calls to a learning platform.

/// A method of a platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Begins the session.
    Begin,
    /// Gets a value.
    Ask,
    /// Sets a value.
    Tell,
    /// Saves everything that was set.
    Commit,
    /// Ends the session.
    End,
    /// Gets the code of the last error.
    LastError,
    /// Gets the text of an error code.
    ErrorText,
}

/// A step of the session, made with one or more calls of methods.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Call {
    /// Sets values in this order, up to the first that is refused.
    Tell(Vec<(String, String)>, Worth),
    /// Saves everything that was set.
    Commit,
    /// Ends the session.
    End,
}

/// Whether a platform has to accept the values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Refusing them is an error.
    Needed,
    /// Platforms may refuse them.
    Optional,
}

/// The error that a platform reports.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trouble {
    /// The error code; empty where the platform gives none.
    pub code: String,
    /// The text of the error, as the platform gives it.
    pub text: String,
}
