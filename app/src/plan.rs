//! What the arbiter plans: repetition, and the exam it leads to.

use serde::{Deserialize, Serialize};

use crate::storage::{Kept, Key};

/// The plan; repetition is off until it is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Plan {
    /// Whether incidents come back.
    pub repetition: Repetition,
    /// The day of the exam, as `2027-03-14`.
    pub exam: Option<String>,
    /// The most incidents to repeat in a day.
    pub daily_cap: u16,
}

/// Whether incidents come back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repetition {
    /// They do not.
    #[default]
    Off,
    /// They do, when they are about to be forgotten.
    On,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { repetition: Repetition::Off, exam: None, daily_cap: 20 }
    }
}

impl Kept for Plan {
    const KEY: Key = Key::Plan;
    const VERSION: u32 = 1;
}
