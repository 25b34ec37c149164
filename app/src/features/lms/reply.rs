//! The reply of a platform's method, whatever kind of value the platform gives.
//!
//! The standards require a string everywhere: `"true"`, `"false"`, a value, an error code. Platforms in
//! use also return `true`, `1`, `undefined` or a wrapped string. Every reply is read here and nowhere
//! else.

use super::call::{Call, Trouble, Verb};

/// The reply of a method.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// A string.
    Text(String),
    /// A boolean.
    Truth(bool),
    /// A number.
    Number(f64),
    /// A value of another kind: `undefined`, `null`, or an object that wraps none of these.
    Nothing,
    /// The absence of a reply: the method does not exist, or threw an exception.
    Failed,
}

/// The methods of a platform.
pub trait Interface {
    /// Calls a method and returns its reply.
    fn answer(&self, verb: Verb, arguments: &[&str]) -> Reply;

    /// Makes the calls of one step.
    ///
    /// # Errors
    /// Returns the error that the platform reports.
    fn make(&self, call: &Call) -> Result<(), Trouble> {
        match call {
            Call::Tell(values, _) => values
                .iter()
                .try_for_each(|(name, value)| self.call(Verb::Tell, &[name.as_str(), value])),
            Call::Commit => self.call(Verb::Commit, &[""]),
            Call::End => self.call(Verb::End, &[""]),
        }
    }

    /// Calls a method that does something. A reply that says neither yes nor no is decided by the error
    /// code, which the standards require of every call.
    ///
    /// # Errors
    /// Returns the error that the platform reports.
    fn call(&self, verb: Verb, arguments: &[&str]) -> Result<(), Trouble> {
        let reply = self.answer(verb, arguments);
        match (reply.is_yes(), reply) {
            (Some(true), _) => Ok(()),
            (None, reply) if reply != Reply::Failed && self.last_error() == LastError::NoError => {
                Ok(())
            }
            (Some(false) | None, _) => Err(self.trouble()),
        }
    }

    /// Gets the value of a name; `None` where the platform has none.
    fn ask(&self, name: &str) -> Option<String> {
        self.answer(Verb::Ask, &[name]).value()
    }

    /// The error of the last call.
    fn last_error(&self) -> LastError {
        self.answer(Verb::LastError, &[]).error()
    }

    /// The error of the last call with its text.
    fn trouble(&self) -> Trouble {
        // Without a code the platform cannot give a text.
        let LastError::Code(code) = self.last_error() else { return Trouble::default() };
        let text = self.answer(Verb::ErrorText, &[&code]).value().unwrap_or_default();
        Trouble { code, text }
    }
}

/// The error of the last call, as the platform reports it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LastError {
    /// The call made no error.
    NoError,
    /// The call made the error with this code.
    Code(String),
    /// The platform reports nothing.
    Unknown,
}

impl Reply {
    /// Whether a call succeeded; `None` where the reply does not say.
    pub fn is_yes(&self) -> Option<bool> {
        match self {
            Reply::Truth(truth) => Some(*truth),
            Reply::Number(_) | Reply::Text(_) => match &*self.text()?.to_ascii_lowercase() {
                "true" | "1" => Some(true),
                "false" | "0" => Some(false),
                _ => None,
            },
            Reply::Nothing | Reply::Failed => None,
        }
    }

    /// Reads a value from the reply; `None` where there is none. No value that the app gets is a
    /// boolean: some platforms return one for a missing value.
    pub fn value(&self) -> Option<String> {
        match self {
            Reply::Text(text) => Some(text.clone()),
            Reply::Number(_) => self.text(),
            Reply::Truth(_) | Reply::Nothing | Reply::Failed => None,
        }
    }

    /// Reads an error code from the reply.
    pub fn error(&self) -> LastError {
        match (self, self.text().as_deref()) {
            (_, Some("0")) | (Reply::Truth(false), _) => LastError::NoError,
            (_, None | Some("")) => LastError::Unknown,
            (_, Some(code)) => LastError::Code(code.to_owned()),
        }
    }

    /// The text of a string or a number, without the space around it.
    fn text(&self) -> Option<String> {
        match self {
            Reply::Text(text) => Some(text.trim().to_owned()),
            // Adding zero turns minus zero into zero.
            Reply::Number(number) => number.is_finite().then(|| (number + 0.0).to_string()),
            Reply::Truth(_) | Reply::Nothing | Reply::Failed => None,
        }
    }
}
