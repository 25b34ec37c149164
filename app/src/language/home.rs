//! The number of incidents ruled on, as the first page tells it.

use super::Language;

impl Language {
    /// The number of incidents ruled on: `Ruled on so far: 12 of 202 incidents`.
    pub fn ruled_so_far(self, ruled: usize, all: usize) -> String {
        self.home().ruled_so_far(ruled, all)
    }
}
