//! The progress of long work, on standard error where that is a terminal.

use std::cell::Cell;
use std::io::{IsTerminal, Write, stderr};

/// A progress bar that is redrawn in place.
pub struct Bar {
    all: u64,
    is_seen: bool,
    shown: Cell<Option<u64>>,
}

const WIDTH: u64 = 40;

impl Bar {
    /// Returns a bar for this many items, not drawn yet; for 0, an unknown number, it is never drawn.
    pub fn of(all: u64) -> Bar {
        Bar { all, is_seen: all > 0 && stderr().is_terminal(), shown: Cell::new(None) }
    }

    /// Draws the bar with this many items done, if there is a terminal.
    pub fn show(&self, done: u64) {
        if !self.is_seen {
            return;
        }
        let percent = done.min(self.all).saturating_mul(100) / self.all;
        if self.shown.get() == Some(percent) {
            return;
        }
        self.shown.set(Some(percent));
        let full = usize::try_from(percent * WIDTH / 100).unwrap_or(0);
        let line = format!("{:<1$}", "#".repeat(full), WIDTH as usize);
        // A terminal that is closed is no reason to stop.
        let _ = write!(stderr(), "\r[{line}] {percent:>3} %").and_then(|()| stderr().flush());
    }

    /// Clears the bar, so that a line can be written.
    pub fn clear(&self) {
        if self.shown.replace(None).is_some() {
            let _ = write!(stderr(), "\r{:1$}\r", "", WIDTH as usize + 8);
        }
    }
}
