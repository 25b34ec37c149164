//! Long builds by cargo in parallel: every few seconds, a line with the crate that each is building.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::process::step;

/// The time between two lines about a build.
const EVERY: Duration = Duration::from_secs(10);

/// Runs cargo under this name to its end; its output is shown when it fails.
///
/// # Errors
/// When it cannot start, or fails.
pub fn run(name: &str, cargo: &mut Command) -> Result<()> {
    let start = Instant::now();
    let mut child = cargo.stderr(Stdio::piped()).spawn().context("cargo could not start")?;
    let lines = child.stderr.take().context("cargo tells nothing")?;
    let (mut log, mut begun, mut told) = (String::new(), 0, start);
    for line in BufReader::new(lines).lines() {
        let line = line?;
        if let Some(now) = begins(&line) {
            begun += 1;
            if told.elapsed() >= EVERY {
                told = Instant::now();
                let seconds = start.elapsed().as_secs();
                step(format!("{name}: {begun} crates begun after {seconds} s, now {now}"));
            }
        }
        log += &line;
        log.push('\n');
    }
    if !child.wait()?.success() {
        eprint!("{log}");
        bail!("{name} could not be built");
    }
    step(format!("{name}: built in {} s", start.elapsed().as_secs()));
    Ok(())
}

/// Returns the crate that a line of cargo names as begun.
fn begins(line: &str) -> Option<&str> {
    line.trim_start().strip_prefix("Compiling ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_the_lines_that_begin_a_crate_are_counted() {
        assert_eq!(begins("   Compiling trunk v0.21.14"), Some("trunk v0.21.14"));
        assert_eq!(begins("  Downloaded trunk v0.21.14"), None);
        assert_eq!(begins("warning: Compiling is slow"), None);
    }
}
