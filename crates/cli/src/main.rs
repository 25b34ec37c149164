//! The program `acconcio`: rulings, helpmates, claims and changes of rulings on the command line, courses for learning
//! platforms, and the classroom: `acconcio --help`.

mod bad_input;
mod bar;
mod checkout;
mod claims;
mod course;
mod diff;
#[cfg(feature = "host")]
mod host;
mod language;
mod mate;
mod moodle;
mod output;
mod pack;
mod rule;
mod scorm;

use std::io::{Write, stderr};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use bad_input::BadInput;

/// Rulings, helpmates and claims, courses for learning platforms, and a classroom
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
    /// Check incidents of your own: a folder, a pack or a link
    Check(pack::Checked),
    /// Make a pack of a folder of incidents and courses, which the app opens
    Pack(pack::Options),
    /// Make a package of a course for a learning platform such as Moodle
    Scorm(scorm::Options),
    /// Write a course as a question bank that Moodle imports
    Moodle(moodle::Options),
    /// Serve a classroom on the local network: live questions and exams for phones
    #[cfg(feature = "host")]
    Host(host::Options),
}

fn main() -> ExitCode {
    let done = match CommandLine::parse().command {
        Command::Rule(options) => rule::rule(&options),
        Command::Mate(options) => mate::mate(&options),
        Command::Claims(options) => claims::claims(&options),
        Command::Diff(options) => diff::diff(&options),
        Command::Check(options) => pack::check(&options),
        Command::Pack(options) => pack::pack(&options),
        Command::Scorm(options) => scorm::scorm(&options),
        Command::Moodle(options) => moodle::moodle(&options),
        #[cfg(feature = "host")]
        Command::Host(options) => host::host(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the output has read enough of it.
        Err(error) if is_unread(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Where nobody reads errors either, the exit code tells.
            let _ = writeln!(stderr(), "error: {error:#}");
            // The same code as clap's for a wrong command line.
            if error.is::<BadInput>() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}

/// Whether the program that the output goes to has ended, such as `head`.
fn is_unread(error: &anyhow::Error) -> bool {
    let kinds = error.chain().filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    kinds.map(std::io::Error::kind).any(|kind| kind == std::io::ErrorKind::BrokenPipe)
}

/// Prints one line on the terminal: the step that begins.
fn step(what: impl std::fmt::Display) {
    let _ = writeln!(stderr(), "==> {what}");
}
