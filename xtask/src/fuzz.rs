//! `fuzz`: libFuzzer looks for bytes from outside that break a promise of `crates/fuzz`.
//!
//! The programs are built with the compiler of the project: counters in every branch need no nightly one, and what a
//! sanitizer of memory finds, safe Rust excludes. So there is nothing to install but a C++ compiler, for libFuzzer.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use anyhow::{Context, Result, ensure};

use crate::process::{self, step};
use crate::project;

/// The targets, as `crates/fuzz` names them.
pub const TARGETS: [&str; 8] =
    ["links", "files", "fen", "pgn", "scenarios", "packs", "platform", "stored"];

/// The flags by which LLVM counts what is executed, those of cargo-fuzz without a sanitizer.
const COUNTING: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 -Cdebug-assertions=on \
    -Coverflow-checks=on";

/// The longest text that is tried, in bytes.
const LONGEST: u32 = 8_192;

/// The seconds that one text may take.
const SLOWEST: u32 = 30;

/// The seconds for all targets together.
const SECONDS: u32 = 600;

/// Which targets are run, and for how long.
#[derive(clap::Args)]
pub struct Options {
    /// Names of targets; all of them when none is named
    targets: Vec<String>,
    /// The seconds for all of them together
    #[arg(long, default_value_t = SECONDS)]
    seconds: u32,
    /// Keep what was found interesting in crates/fuzz/corpora, as few texts as cover it
    #[arg(long)]
    keep: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { targets: Vec::new(), seconds: SECONDS, keep: false }
    }
}

/// Runs the targets, two at a time on two cores.
///
/// # Errors
/// When one does not build, or a text breaks a promise; the error names the file with the text.
pub fn fuzz(options: &Options) -> Result<()> {
    let targets: Vec<&str> = TARGETS
        .into_iter()
        .filter(|it| options.targets.is_empty() || options.targets.iter().any(|asked| asked == it))
        .collect();
    ensure!(!targets.is_empty(), "there is no such target: they are {}", TARGETS.join(", "));
    let programs = build()?;
    let cores = thread::available_parallelism().map_or(1, usize::from).min(targets.len());
    let rounds = u32::try_from(targets.len().div_ceil(cores)).unwrap_or(1);
    let seconds = (options.seconds / rounds).max(1);
    let mut told = Vec::new();
    for at_once in targets.chunks(cores) {
        let ran: Vec<Result<Ran>> = thread::scope(|scope| {
            let begun: Vec<_> = at_once
                .iter()
                .map(|target| scope.spawn(|| Fuzzed::of(&programs, target)?.run(seconds)))
                .collect();
            begun.into_iter().filter_map(|it| it.join().ok()).collect()
        });
        told.extend(ran.into_iter().collect::<Result<Vec<_>>>()?);
    }
    print(&told);
    if options.keep {
        targets.iter().try_for_each(|target| Fuzzed::of(&programs, target)?.keep())?;
    }
    let broken: Vec<_> = told.iter().flat_map(|ran| ran.found.clone()).collect();
    ensure!(
        broken.is_empty(),
        "these texts break a promise; mend it, and keep each in crates/fuzz/corpora: {}",
        broken.join(", ")
    );
    Ok(())
}

/// Builds the programs; returns their folder.
fn build() -> Result<PathBuf> {
    step("building the targets, with counters");
    let host = process::output(process::in_project("rustc").arg("-vV")).unwrap_or_default();
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).context("a host")?;
    let folder = project::target()?.join("fuzz");
    let mut cargo = process::cargo();
    // With a target named, build scripts and macros are built without the counters.
    cargo.args(["build", "--release", "--package", "acconcio-fuzz", "--bins", "--target", host]);
    cargo.args(["--features", "libfuzzer", "--target-dir"]).arg(&folder);
    cargo.env("RUSTFLAGS", COUNTING).env("CARGO_PROFILE_RELEASE_LTO", "off");
    cargo
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "2")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    process::run(&mut cargo).context("libFuzzer needs a C++ compiler, beside the C toolchain")?;
    Ok(folder.join(host).join("release"))
}

/// A target and its folders.
struct Fuzzed {
    name: String,
    program: PathBuf,
    /// The inputs kept in the repository.
    kept: PathBuf,
    /// The inputs that this machine has found so far.
    own: PathBuf,
    /// The inputs that break a promise.
    found: PathBuf,
}

/// The figures of a run.
#[derive(Default)]
struct Ran {
    name: String,
    tried: String,
    covered: String,
    texts: usize,
    found: Vec<String>,
}

impl Fuzzed {
    fn of(programs: &Path, name: &str) -> Result<Fuzzed> {
        let folder = project::target()?.join("fuzz/texts").join(name);
        let fuzzed = Fuzzed {
            name: name.to_owned(),
            program: programs.join(format!("fuzz-{name}")),
            kept: project::root().join("crates/fuzz/corpora").join(name),
            own: folder.join("corpus"),
            found: folder.join("found"),
        };
        for folder in [&fuzzed.own, &fuzzed.found] {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        Ok(fuzzed)
    }

    fn run(&self, seconds: u32) -> Result<Ran> {
        let log = self.found.with_file_name("log.txt");
        let mut command = Command::new(&self.program);
        command.arg(&self.own).arg(&self.kept);
        command.arg(format!("-max_total_time={seconds}")).arg(format!("-max_len={LONGEST}"));
        command.arg(format!("-timeout={SLOWEST}")).arg("-print_final_stats=1");
        command.arg(format!("-artifact_prefix={}/", self.found.display()));
        let written = fs::File::create(&log).with_context(|| log.display().to_string())?;
        let status = command.stdout(written.try_clone()?).stderr(written).status();
        let status =
            status.with_context(|| format!("{} could not start", self.program.display()))?;
        let text = String::from_utf8_lossy(&fs::read(&log)?).into_owned();
        let found = files(&self.found)?;
        ensure!(
            status.success() || !found.is_empty(),
            "the target `{}` ended early: see {}",
            self.name,
            log.display()
        );
        Ok(Ran {
            name: self.name.clone(),
            tried: figure(&text, "stat::number_of_executed_units:"),
            covered: figure(text.rsplit("cov: ").next().unwrap_or_default(), ""),
            texts: files(&self.own)?.len(),
            found,
        })
    }

    /// Adds to what is kept what covers more than that does.
    fn keep(&self) -> Result<()> {
        let before = files(&self.kept)?.len();
        let mut command = Command::new(&self.program);
        command.arg("-merge=1").arg("-max_len=2048").arg(&self.kept).arg(&self.own);
        process::run_quietly(&mut command)?;
        step(format!("{}: {before} texts were kept, now {}", self.name, files(&self.kept)?.len()));
        Ok(())
    }
}

fn print(all: &[Ran]) {
    println!("{:<12}{:>14}{:>12}{:>10}{:>8}", "target", "tried", "branches", "texts", "found");
    for Ran { name, tried, covered, texts, found } in all {
        println!("{name:<12}{tried:>14}{covered:>12}{texts:>10}{:>8}", found.len());
    }
    let tried: u64 = all.iter().filter_map(|ran| ran.tried.parse::<u64>().ok()).sum();
    println!("{:<12}{tried:>14}", "together");
}

/// The first word after a name.
fn figure(text: &str, name: &str) -> String {
    let after = text.split_once(name).map_or("", |(_, after)| after);
    after.split_whitespace().next().unwrap_or("?").to_owned()
}

fn files(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut all: Vec<_> = entries.flatten().map(|it| it.path().display().to_string()).collect();
    all.sort();
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_the_targets_are_those_of_the_package() -> Result<()> {
        let text = fs::read_to_string(project::root().join("crates/fuzz/Cargo.toml"))?;
        let manifest: toml::Table = text.parse()?;
        let bins = manifest["bin"].as_array().context("programs")?;
        let names: Vec<_> = bins.iter().filter_map(|bin| bin["name"].as_str()).collect();
        assert_eq!(names, TARGETS.map(|target| format!("fuzz-{target}")));
        let kept = project::root().join("crates/fuzz/corpora");
        assert!(TARGETS.iter().all(|target| kept.join(target).is_dir()));
        Ok(())
    }

    #[test]
    fn ok_the_figures_are_read_as_libfuzzer_prints_them() {
        let log = "#2\tINITED cov: 31 ft: 32\n#9\tDONE   cov: 45 ft: 50 corp: 3\n\
            stat::number_of_executed_units: 1234\n";
        assert_eq!(figure(log, "stat::number_of_executed_units:"), "1234");
        assert_eq!(figure(log.rsplit("cov: ").next().unwrap_or_default(), ""), "45");
    }
}
