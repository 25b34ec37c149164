//! The commands on scenarios, as `cargo xtask` calls them (`scenarios.rs`).

mod bless;
mod check;
mod coverage;
mod edition_status;
mod pack;
mod root;
mod rulings;
mod step;
mod texts;
mod words;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

// The name under which some modules know the folder of the repository.
use root as project;

/// The commands on scenarios.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Check scenario files: every error with file, line, field and remedy
    Check(check::Options),
    /// Write the rulings of the core into scenario files; review the difference
    Bless(bless::Options),
    /// Check the statements of the sources and every provision against the scenarios
    Coverage,
    /// Compile the scenarios into the pack the app reads
    Pack,
    /// Report per language what is missing, untranslated or said otherwise than in English
    Words(words::Options),
    /// List the provisions of the draft that are still inherited (called by `edition status`)
    #[command(hide = true)]
    EditionStatus(edition_status::Options),
    /// Check every scenario and the coverage (called by `test`)
    #[command(hide = true)]
    Rulings,
    /// Check that the signatures of the texts are those of the texts (called by `test`)
    #[command(hide = true)]
    Signatures,
}

fn main() -> ExitCode {
    let done = match CommandLine::parse().command {
        Command::Check(options) => check::check(&options),
        Command::Bless(options) => bless::bless(&options),
        Command::Coverage => coverage::coverage(),
        Command::Pack => pack::pack(),
        Command::Words(options) => words::words(&options),
        Command::EditionStatus(options) => edition_status::status(&options),
        Command::Rulings => rulings::test(),
        Command::Signatures => pack::check_signatures(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
