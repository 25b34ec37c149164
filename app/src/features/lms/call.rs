//! What is said to a learning platform.

/// A method of what the platform offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Begins the session.
    Begin,
    /// Asks for a value.
    Ask,
    /// Sets a value.
    Tell,
    /// Has everything that was set kept.
    Commit,
    /// Ends the session.
    End,
    /// Asks which error the last call made.
    LastError,
    /// Asks what an error is called.
    ErrorText,
}

/// One thing to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Call {
    /// Sets values in this order, up to the first that is refused.
    Tell(Vec<(String, String)>, Worth),
    /// Has everything that was set kept.
    Commit,
    /// Ends the session.
    End,
}

/// How much it matters whether values are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Without them something is lost.
    Needed,
    /// A platform need not keep them at all.
    Optional,
}

/// What a platform says when it refuses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trouble {
    /// Its error code; empty where it gives none.
    pub code: String,
    /// What it calls the error.
    pub text: String,
}
