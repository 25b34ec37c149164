//! How the form is put.

use crate::profile::settings::Switch;

/// How the form is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Whether hints are to be had, and the ruling before one was given.
    pub help: Switch,
    /// Whether digits choose answers.
    pub single_keys: Switch,
    /// Whether it is asked how sure the arbiter is.
    pub certainty: Switch,
    /// Whether the ruling is given on it; in an exam the answers are only kept.
    pub verdict: Switch,
}
