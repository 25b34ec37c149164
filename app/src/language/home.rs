//! The number of incidents ruled on, as the first page tells it.

use super::Language;

impl Language {
    /// The number of incidents ruled on: `Incidents ruled on so far: 12 of 202.`.
    pub fn ruled_so_far(self, ruled: usize, all: usize) -> String {
        self.home().ruled_so_far(ruled, all)
    }
}
