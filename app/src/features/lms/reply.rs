//! The answer of a platform's method, whatever kind of value the platform gives.
//!
//! The standards ask for a string everywhere: `"true"`, `"false"`, a value, an error code. Platforms in use
//! also answer `true`, `1`, `undefined` or a wrapped string. Every answer is read here and nowhere else.

use super::call::{Call, Trouble, Verb};

/// The answer of a method.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// A string.
    Text(String),
    /// `true` or `false`.
    Truth(bool),
    /// A number.
    Number(f64),
    /// Neither: `undefined`, `null`, or an object that stands for none of these.
    Nothing,
    /// No such method, or an exception.
    Failed,
}

/// The methods that a platform offers.
pub trait Interface {
    /// The answer to a call of a method.
    fn answer(&self, verb: Verb, arguments: &[&str]) -> Reply;

    /// Does one thing.
    ///
    /// # Errors
    /// What the platform says when it refuses.
    fn make(&self, call: &Call) -> Result<(), Trouble> {
        match call {
            Call::Tell(values, _) => values
                .iter()
                .try_for_each(|(name, value)| self.call(Verb::Tell, &[name.as_str(), value])),
            Call::Commit => self.call(Verb::Commit, &[""]),
            Call::End => self.call(Verb::End, &[""]),
        }
    }

    /// Calls a method that does something. An answer that says neither yes nor no is settled by the error
    /// code, which the standards have every call set.
    ///
    /// # Errors
    /// What the platform says when it refuses.
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

    /// The value of a name; none where the platform has none.
    fn ask(&self, name: &str) -> Option<String> {
        self.answer(Verb::Ask, &[name]).value()
    }

    /// The error that the last call made.
    fn last_error(&self) -> LastError {
        self.answer(Verb::LastError, &[]).error()
    }

    /// What the platform says of the error that the last call made.
    fn trouble(&self) -> Trouble {
        // Without a code the platform cannot tell what went wrong.
        let LastError::Code(code) = self.last_error() else { return Trouble::default() };
        let text = self.answer(Verb::ErrorText, &[&code]).value().unwrap_or_default();
        Trouble { code, text }
    }
}

/// What a platform says of the last call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LastError {
    /// It made no error.
    NoError,
    /// It made the error of this code.
    Code(String),
    /// Nothing.
    Unknown,
}

impl Reply {
    /// Whether a call was done; none where the answer does not say.
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

    /// A value that was asked for; none where there is none. No value that is asked for is true or false:
    /// with these a platform says that it has none.
    pub fn value(&self) -> Option<String> {
        match self {
            Reply::Text(text) => Some(text.clone()),
            Reply::Number(_) => self.text(),
            Reply::Truth(_) | Reply::Nothing | Reply::Failed => None,
        }
    }

    /// An error code that was asked for.
    pub fn error(&self) -> LastError {
        match (self, self.text().as_deref()) {
            (_, Some("0")) | (Reply::Truth(false), _) => LastError::NoError,
            (_, None | Some("")) => LastError::Unknown,
            (_, Some(code)) => LastError::Code(code.to_owned()),
        }
    }

    /// The letters and digits of a string or a number, without the space around them.
    fn text(&self) -> Option<String> {
        match self {
            Reply::Text(text) => Some(text.trim().to_owned()),
            // Minus zero is zero.
            Reply::Number(number) => number.is_finite().then(|| (number + 0.0).to_string()),
            Reply::Truth(_) | Reply::Nothing | Reply::Failed => None,
        }
    }
}
