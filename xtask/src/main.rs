//! The commands of this repository: `cargo xtask --help`.

mod announce;
mod build;
mod edition;
mod finish;
mod fuzz;
mod lighthouse;
mod process;
mod project;
mod reproducible;
mod root;
mod run;
mod sbom;
mod scenarios;
mod shots;
mod size;
mod step;
mod test;
mod texts;
mod tools;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// The commands of this repository.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the app and serve it on this machine, again after every change
    Run(run::Options),
    /// Build the optimised app in dist/, ready for any static host
    Build(build::Options),
    /// Run everything a change must pass, or one part of it: `test --list` names the parts
    Test(test::Options),
    /// Weigh what the browser loads first, and compare it with the budget
    Size,
    /// Check scenario files: every error with file, line, field and remedy
    Check(scenarios::Options),
    /// Write the rulings of the core into scenario files; review the difference
    Bless(scenarios::Options),
    /// Check the statements of the sources and every provision against the scenarios
    Coverage(scenarios::Options),
    /// Report per language what is missing, untranslated or said otherwise than in English
    Words(scenarios::Options),
    /// Compile the scenarios into the pack the app reads
    Pack(scenarios::Options),
    /// Draft the next edition of the Laws, and list what is left to do in the draft
    #[command(subcommand)]
    Edition(edition::Command),
    /// Build the app here and in another folder, and compare the two byte by byte
    Reproducible,
    /// Write what the app and the program are made of, in CycloneDX JSON, into target/sbom/
    Sbom,
    /// Try what comes from outside with millions of texts: links, files, games, scenarios, replies, saved values
    Fuzz(fuzz::Options),
    /// Have Lighthouse examine home, the player and the handbook as on a phone
    Lighthouse,
    /// Take pictures of the app in every size, theme and language
    Shots(shots::Options),
    /// Turn Trunk's build into the files that a visitor loads (called by Trunk)
    #[command(hide = true)]
    Finish,
    /// Wait for the server and print its address (called by `run`)
    #[command(hide = true)]
    Announce(announce::Options),
}

fn main() -> ExitCode {
    let done = if tools::stand_in::is_called() {
        tools::stand_in::answer()
    } else {
        command(CommandLine::parse().command)
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn command(command: Command) -> Result<()> {
    match command {
        Command::Run(options) => run::run(&options),
        Command::Build(options) => build::build(&options),
        Command::Test(options) => test::test(&options),
        Command::Size => size::size(),
        Command::Check(options) => scenarios::run("check", &options),
        Command::Bless(options) => scenarios::run("bless", &options),
        Command::Coverage(options) => scenarios::run("coverage", &options),
        Command::Words(options) => scenarios::run("words", &options),
        Command::Pack(options) => scenarios::run("pack", &options),
        Command::Edition(command) => edition::edition(&command),
        Command::Reproducible => reproducible::reproducible(),
        Command::Sbom => sbom::sbom(),
        Command::Fuzz(options) => fuzz::fuzz(&options),
        Command::Lighthouse => lighthouse::lighthouse(),
        Command::Shots(options) => shots::shots(&options),
        Command::Finish => finish::finish(),
        Command::Announce(options) => announce::announce(&options),
    }
}
