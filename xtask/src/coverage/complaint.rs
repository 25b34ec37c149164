//! Something missing or wrong, ready to print.

use std::fmt;
use std::path::Path;

use acconcio_scenario_files::{self as scenario, Diagnostic};

/// Something missing or wrong, with file, line, field and remedy where there is a file to mend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint(String);

impl Complaint {
    /// About a field of a file.
    pub fn in_file(path: &Path, text: &str, diagnostic: Diagnostic) -> Complaint {
        Complaint(scenario::render(path, text, &[diagnostic]))
    }

    /// About the scenarios as a whole.
    pub fn at_large(what: &str, help: &str) -> Complaint {
        Complaint(format!("error: {what}\n= help: {help}"))
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
