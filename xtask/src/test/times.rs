//! The seconds that each part of a run has taken.

use std::time::Duration;

use crate::process::step;

/// The parts that have been run, in this order, with their times.
#[derive(Default)]
pub struct Times {
    parts: Vec<(String, Duration)>,
}

impl Times {
    /// Notes the time that a part took.
    pub fn add(&mut self, name: &str, took: Duration) {
        self.parts.push((name.to_owned(), took));
    }

    /// Prints a line for each part.
    pub fn print(&self) {
        for (name, took) in &self.parts {
            step(format!("{:>7.1} s  {name}", took.as_secs_f64()));
        }
    }
}
