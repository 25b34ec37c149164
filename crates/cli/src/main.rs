//! The program `acconcio`: rulings, helpmates, claims and changes of rulings on the command line, and courses for learning
//! platforms: `acconcio --help`.

mod bad_input;
mod bar;
mod checkout;
mod claims;
mod diff;
mod language;
mod mate;
mod moodle;
mod output;
mod rule;
mod scorm;

use std::io::{Write, stderr};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use bad_input::BadInput;

/// Rulings, helpmates and claims, and courses for learning platforms
#[derive(Parser)]
#[command(name = "acconcio", version)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print what the core rules on a scenario file, with its trace
    Rule(rule::Options),
    /// Answer whether a side can still mate by any series of legal moves, with the moves or the reason
    Mate(mate::Options),
    /// List the draws that could have been claimed in the games of a PGN file, and those without a claim
    Claims(claims::Options),
    /// List what is ruled on otherwise under another edition, by the provision that makes the difference
    Diff(diff::Options),
    /// Make a package of a course for a learning platform such as Moodle
    Scorm(scorm::Options),
    /// Write a course as a question bank that Moodle imports
    Moodle(moodle::Options),
}

fn main() -> ExitCode {
    let done = match CommandLine::parse().command {
        Command::Rule(options) => rule::rule(&options),
        Command::Mate(options) => mate::mate(&options),
        Command::Claims(options) => claims::claims(&options),
        Command::Diff(options) => diff::diff(&options),
        Command::Scorm(options) => scorm::scorm(&options),
        Command::Moodle(options) => moodle::moodle(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where nobody reads errors either, the exit code tells.
            let _ = writeln!(stderr(), "error: {error:#}");
            // The same code as clap's for a wrong command line.
            if error.is::<BadInput>() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}

/// Prints one line on the terminal: the step that begins.
fn step(what: impl std::fmt::Display) {
    let _ = writeln!(stderr(), "==> {what}");
}
