//! The settings of a ruling form.

use crate::profile::settings::Switch;

/// The settings of a ruling form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Whether hints are offered, and the ruling before an answer.
    pub help: Switch,
    /// Whether digits choose answers.
    pub single_keys: Switch,
    /// Whether the arbiter is asked for his certainty.
    pub certainty: Switch,
    /// Whether the form ends with the ruling; in an exam the answers are only saved.
    pub ruling: Switch,
}
