//! `bless`: writes the rulings of the core into scenario files.

use std::path::PathBuf;

use acconcio_scenario_files::{self as scenario, AnyScenario, ScenarioFile, Scenarios};
use anyhow::{Context, Result, bail};

use crate::root::root;

/// The files to bless.
#[derive(clap::Args)]
pub struct Options {
    /// Scenario files; all of scenarios/ when none is named
    files: Vec<PathBuf>,
}

/// Writes the core's rulings at the end of scenario files. The difference has to be reviewed.
///
/// # Errors
/// When a file is wrong or cannot be written; a file that is wrong is left as it is.
pub fn bless(options: &Options) -> Result<()> {
    let Scenarios { games, matches } = scenario::named_or_all(&root(), &options.files)?;
    let games = games.iter().map(bless_one).collect::<Result<Vec<_>>>()?;
    let matches = matches.iter().map(bless_one).collect::<Result<Vec<_>>>()?;
    let count = |outcome| games.iter().chain(&matches).filter(|one| **one == outcome).count();
    let (changed, wrong) = (count(Outcome::Changed), count(Outcome::Wrong));
    if wrong > 0 {
        bail!("{wrong} scenario files are not right and were left as they are");
    }
    println!("{changed} files changed; read the difference before you commit");
    Ok(())
}

/// The result for a file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Same,
    Changed,
    Wrong,
}

fn bless_one<S: AnyScenario>(file: &ScenarioFile<S>) -> Result<Outcome> {
    let scenario = match &file.scenario {
        Ok(scenario) => scenario,
        Err(diagnostics) => {
            eprintln!("{}\n", scenario::render(&file.path, &file.text, diagnostics));
            return Ok(Outcome::Wrong);
        }
    };
    let (written, _) = scenario::split(&file.text);
    let blessed = format!("{}\n\n{}", written.trim_end(), scenario::expectation(scenario));
    if blessed == file.text {
        return Ok(Outcome::Same);
    }
    let path = root().join(&file.path);
    std::fs::write(&path, blessed)
        .with_context(|| format!("{} cannot be written", path.display()))?;
    println!("blessed {}", file.path.display());
    Ok(Outcome::Changed)
}
