//! `coverage`: whether the scenarios show every statement of the source documents and every provision.
//!
//! A statement counts as proven only when the texts that it looks for are in the rulings of the core.

mod articles;
mod by_edition;
mod complaint;
mod library;
mod lines;
mod page;
mod proof;
mod provisions;
mod statements;

#[cfg(test)]
mod tests;

use std::fs;

use acconcio_scenario_files::Scenarios;
use acconcio_training::digest;
use anyhow::{Context, Result, bail};

use crate::root::root;
use crate::step::step;
use articles::Articles;
use by_edition::Counts;
use complaint::Complaint;
use library::Library;
use proof::{Mark, Proof};
use provisions::Provisions;
use statements::Statements;

/// The contents of the page.
struct Coverage {
    statements: Statements,
    library: Library,
    proofs: Vec<Proof>,
    provisions: Provisions,
    articles: Articles,
    complaints: Vec<Complaint>,
}

/// Whether long work reports its progress.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Shown,
    Silent,
}

/// Checks the statements and the provisions against the scenarios, and writes the page.
///
/// # Errors
/// When something is missing or wrong; it has been printed, and the page is written all the same.
pub fn coverage() -> Result<()> {
    let coverage = Coverage::take(Library::read()?, Progress::Shown)?;
    let page = root().join("target/coverage.html");
    page.parent().map_or(Ok(()), fs::create_dir_all).context("target/ cannot be made")?;
    fs::write(&page, page::page(&coverage))
        .with_context(|| format!("{} cannot be written", page.display()))?;
    coverage.complaints.iter().for_each(|complaint| eprintln!("{complaint}\n"));
    coverage.summary().iter().for_each(|line| println!("{line}"));
    step("the page is target/coverage.html");
    coverage.outcome()
}

/// Does the same as a part of the tests: silent when nothing is missing, and without a page.
///
/// # Errors
/// As [`coverage`].
pub fn coverage_is_full(scenarios: Scenarios) -> Result<()> {
    let coverage = Coverage::take(Library::of(scenarios)?, Progress::Silent)?;
    coverage.complaints.iter().for_each(|complaint| eprintln!("{complaint}\n"));
    coverage.outcome()
}

/// Returns the coverage of the statements, in figures.
///
/// # Errors
/// When the list or a scenario cannot be read.
pub fn statements_told() -> Result<digest::Statements> {
    let (proofs, _) = proof::hold(&Statements::read()?, &Library::read()?);
    let count = |mark: Mark| proofs.iter().filter(|proof| proof.mark == mark).count();
    let gradable = proofs.len() - count(Mark::NotGradable);
    Ok(digest::Statements { all: proofs.len(), gradable, proven: count(Mark::Proven) })
}

impl Coverage {
    fn take(library: Library, progress: Progress) -> Result<Coverage> {
        let statements = Statements::read()?;
        let (proofs, mut complaints) = proof::hold(&statements, &library);
        let provisions = provisions::hold(&library, &statements.unreached, progress);
        complaints.extend(provisions.complaints.iter().cloned());
        let articles = Articles::read()?;
        complaints.extend(articles.complaints.iter().cloned());
        Ok(Coverage { statements, library, proofs, provisions, articles, complaints })
    }

    fn count(&self, mark: Mark) -> usize {
        self.proofs.iter().filter(|proof| proof.mark == mark).count()
    }

    /// The figures, a line each.
    fn summary(&self) -> Vec<String> {
        let library = &self.library;
        let sheets = library.sheets().count();
        let variants: usize = library.sheets().map(|sheet| sheet.lines.len()).sum();
        let all = self.proofs.len();
        let gradable = all - self.count(Mark::NotGradable);
        let (proven, shown) = (self.count(Mark::Proven), self.count(Mark::Shown));
        let missing = self.count(Mark::Missing);
        let provisions = &self.provisions;
        let (rows, excused) = (provisions.rows.len(), provisions.excused());
        let (full, rulings) = (provisions.full(), provisions.rulings);
        let mut lines = vec![
            format!("{sheets} scenarios with {variants} variants"),
            format!(
                "{all} statements, {gradable} gradable: {proven} proven, {shown} shown but not \
                 proven, {missing} missing"
            ),
            format!(
                "{rows} provisions: {full} with a variant in which they hold and one just outside, \
                 {excused} excused, {} missing",
                rows - full - excused
            ),
            format!(
                "{rulings} re-rulings: {} gaps or clashes, {} variants that cannot be played so",
                provisions.broken, provisions.unplayable
            ),
        ];
        lines.extend(self.articles.summary());
        lines.extend(self.by_edition().iter().map(Counts::text));
        lines
    }

    fn by_edition(&self) -> Vec<Counts> {
        by_edition::count(self.library.scenarios.iter().map(|it| &it.scenario))
    }

    fn outcome(&self) -> Result<()> {
        if self.complaints.is_empty() {
            return Ok(());
        }
        bail!("the coverage is not full: {} points, listed above", self.complaints.len())
    }
}
