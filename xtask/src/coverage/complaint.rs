//! Reports of something missing or wrong, ready to print.

use std::fmt;
use std::path::Path;

use acconcio_scenario_files::{self as scenario, Diagnostic};

/// A report of something missing or wrong, with file, line, field and remedy where there is a file to
/// correct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint(String);

impl Complaint {
    /// Returns a report about a field of a file.
    pub fn in_file(path: &Path, text: &str, diagnostic: Diagnostic) -> Complaint {
        Complaint(scenario::render(path, text, &[diagnostic]))
    }

    /// Returns a report about the scenarios as a whole.
    pub fn at_large(what: &str, help: &str) -> Complaint {
        Complaint(format!("error: {what}\n= help: {help}"))
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
