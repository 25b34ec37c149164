//! `bless`: writes into scenario files what the core rules on them.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::project;
use crate::scenario;

/// Which files to bless.
#[derive(clap::Args)]
pub struct Options {
    /// Scenario files; all of scenarios/ when none is named
    files: Vec<PathBuf>,
}

/// Writes the core's rulings at the end of scenario files. The difference is to be read.
///
/// # Errors
/// When a file is wrong or cannot be written; a file that is wrong is left as it is.
pub fn bless(options: &Options) -> Result<()> {
    let mut wrong = 0;
    let mut changed = 0;
    for scenario in scenario::named_or_all(&options.files)? {
        let story = match &scenario.story {
            Ok(story) => story,
            Err(diagnostics) => {
                eprintln!("{}\n", scenario::render(&scenario.path, &scenario.text, diagnostics));
                wrong += 1;
                continue;
            }
        };
        let (written, _) = scenario::split(&scenario.text);
        let blessed = format!("{}\n\n{}", written.trim_end(), scenario::expectation(story));
        if blessed != scenario.text {
            let path = project::root().join(&scenario.path);
            std::fs::write(&path, blessed)
                .with_context(|| format!("{} cannot be written", path.display()))?;
            println!("blessed {}", scenario.path.display());
            changed += 1;
        }
    }
    if wrong > 0 {
        bail!("{wrong} scenario files are not right and were left as they are");
    }
    println!("{changed} files changed; read the difference before you commit");
    Ok(())
}
