//! The number of points of a ruling that are asked.

use crate::profile::settings::Switch;

/// The number of points of a ruling that are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// The classification, and what happens next, with three answers each.
    Two,
    /// The three or four points that matter most.
    Four,
    /// The full ruling.
    All,
    /// The questions of an exam paper, the same on each incident, with "not applicable" among the answers.
    Exam,
}

impl Depth {
    /// The depth for an incident of a level from 1 to 3, unless the full ruling is always asked.
    pub const fn of(level: u8, full_ruling: Switch) -> Depth {
        match (full_ruling, level) {
            (Switch::Off, 0 | 1) => Depth::Two,
            (Switch::Off, 2) => Depth::Four,
            (Switch::Off | Switch::On, _) => Depth::All,
        }
    }
}
