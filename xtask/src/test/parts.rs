//! The parts of a test run.

use anyhow::Result;

use super::inputs::Inputs;
use super::run::Run;
use super::{beside, browser, dependencies, native};
use crate::fuzz;
use crate::process;
use crate::scenarios;
use crate::tools::{chromium, engines::ENGINES, ensure_wasm_target, node};

/// A part of a test run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Tools,
    Format,
    Dependencies,
    Lint,
    Native,
    Rulings,
    Build,
    Size,
    Browser,
    Benches,
    Fuzz,
}

impl Part {
    /// Every part, in the order of a run.
    pub const ALL: [Part; 11] = [
        Part::Tools,
        Part::Format,
        Part::Dependencies,
        Part::Lint,
        Part::Native,
        Part::Rulings,
        Part::Build,
        Part::Size,
        Part::Browser,
        Part::Benches,
        Part::Fuzz,
    ];

    /// Returns the part with this name.
    pub fn named(name: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.name() == name)
    }

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Part::Tools => "tools",
            Part::Format => "format",
            Part::Dependencies => "dependencies",
            Part::Lint => "lint",
            Part::Native => "native",
            Part::Rulings => "rulings",
            Part::Build => "build",
            Part::Size => "size",
            Part::Browser => "browser",
            Part::Benches => "benches",
            Part::Fuzz => "fuzz",
        }
    }

    /// The line in the list of parts.
    pub fn proves(self) -> &'static str {
        match self {
            Part::Tools => "what the other parts need is here",
            Part::Format => {
                "the sources are laid out by rustfmt, and the signatures are of the texts"
            }
            Part::Dependencies => {
                "licences, sources and advisories of the dependencies are in order"
            }
            Part::Lint => "clippy finds nothing, on this machine's code and on the browser's",
            Part::Native => "unit, integration and property tests of all packages",
            Part::Rulings => {
                "the scenarios are ruled as blessed, and cover statements and provisions"
            }
            Part::Build => "the app as it is published builds into dist/",
            Part::Size => "its first load keeps within the budget",
            Part::Browser => {
                "the app in Chromium and other engines; name files to run those only: browser exam"
            }
            Part::Benches => "the benches build (with --thorough, or by name)",
            Part::Fuzz => "ten minutes of texts that nobody wrote (with --thorough, or by name)",
        }
    }

    /// Whether it is run on the app in dist/.
    pub fn needs_the_app(self) -> bool {
        matches!(self, Part::Size | Part::Browser)
    }

    /// Runs the part, unless it has passed on the same inputs and `--all` is not given.
    ///
    /// # Errors
    /// When it does not pass.
    pub fn run(self, run: &mut Run) -> Result<()> {
        match self {
            Part::Tools => tools(),
            Part::Format => format(),
            Part::Dependencies => dependencies::check(),
            Part::Lint => native::lint(),
            Part::Native => native::test_all(run),
            Part::Rulings => run.unless_passed("rulings", &rulings_inputs(), rulings),
            Part::Build => beside::build(run),
            Part::Size => crate::size::size(),
            Part::Browser => browser::test(run),
            Part::Fuzz => fuzz::fuzz(&fuzz::Options::default()),
            Part::Benches => {
                let arguments = ["clippy", "--package", native::BENCHES, "--all-targets"];
                process::run(process::cargo().args(arguments).args(["--", "-D", "warnings"]))
            }
        }
    }
}

/// Returns the inputs of the rulings: everything but the app.
fn rulings_inputs() -> Inputs {
    Inputs::everything().without(["app", "static", "docs", "README.md"].map(Into::into))
}

/// Checks the files that a program writes against what it would write.
fn format() -> Result<()> {
    process::run(process::cargo().args(["fmt", "--all", "--check"]))?;
    process::run(process::in_project(native::built(scenarios::PROGRAM)?).arg("signatures"))
}

fn rulings() -> Result<()> {
    process::run(process::in_project(native::built(scenarios::PROGRAM)?).arg("rulings"))
}

/// Checks at the start for the tools that only later parts need.
fn tools() -> Result<()> {
    ensure_wasm_target()?;
    node::check_node()?;
    chromium::for_tests()?;
    for engine in ENGINES {
        engine.find()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_each_part_has_a_name_of_its_own() {
        for part in Part::ALL {
            assert_eq!(Part::named(part.name()), Some(part));
        }
        assert_eq!(Part::named("nonsense"), None);
    }
}
