//! `check`: whether the scenario files are right, and the core still rules as was blessed.

mod remarks;

use std::path::PathBuf;

use acconcio_scenario_files::texts::{self, Texts, Worded};
use acconcio_scenario_files::{
    self as scenario, AnyScenario, ScenarioFile, Scenarios, courses, handbook,
};
use acconcio_training::scenario::{Courses, Scenario};
use anyhow::{Result, bail};

use crate::root::root;

/// The files to check.
#[derive(clap::Args)]
pub struct Options {
    /// Scenario files; all of scenarios/ and the courses when none is named
    files: Vec<PathBuf>,
}

/// Checks scenario files, and that their blessed part is what the core rules today.
///
/// # Errors
/// When a file is wrong; all errors have been printed.
pub fn check(options: &Options) -> Result<()> {
    let scenarios = scenario::named_or_all(&root(), &options.files)?;
    check_scenarios(&scenarios)?;
    if !options.files.is_empty() {
        // Those of the whole corpus have been looked at; who writes an incident names its file.
        remarks::remarks(&scenarios.games)?.iter().for_each(|told| println!("{told}"));
        return Ok(());
    }
    check_courses(&scenarios)?;
    check_handbook()
}

/// Checks that scenarios are right, and that their blessed part is what the core rules today.
///
/// # Errors
/// As [`check`].
pub fn check_scenarios(Scenarios { games, matches }: &Scenarios) -> Result<()> {
    let faults = games.iter().map(fault).chain(matches.iter().map(fault));
    let faults: Vec<String> = faults.collect::<Result<Vec<_>>>()?.into_iter().flatten().collect();
    for fault in &faults {
        eprintln!("{fault}\n");
    }
    let files = games.len() + matches.len();
    if !faults.is_empty() {
        bail!("{} of {files} scenario files are not right", faults.len());
    }
    let variants = variants(games) + variants(matches);
    println!("{files} scenario files with {variants} variants are right");
    Ok(())
}

/// Checks that the courses, which take their incidents from these scenarios, are right.
///
/// # Errors
/// When a course is wrong.
pub fn check_courses(scenarios: &Scenarios) -> Result<()> {
    let games: Vec<Scenario> = right(&scenarios.games);
    let Courses { courses, of_matches, .. } =
        courses::read(&root(), &games, &right(&scenarios.matches))?;
    let lessons: usize = courses.iter().chain(&of_matches).map(|it| it.lessons.len()).sum();
    println!("{} courses with {lessons} lessons are right", courses.len() + of_matches.len());
    Ok(())
}

fn right<S: Clone>(files: &[ScenarioFile<S>]) -> Vec<S> {
    files.iter().filter_map(|file| file.scenario.as_ref().ok()).cloned().collect()
}

/// Checks that the texts of the handbook are right, and that every file of texts belongs to facts.
fn check_handbook() -> Result<()> {
    let root = root();
    let (terms, articles) = (handbook::glossary(&root)?.terms, handbook::articles(&root)?.articles);
    let left = texts::without_facts(&root)?;
    if !left.is_empty() {
        bail!("{}", texts::shown(&left));
    }
    println!("{} terms and {} articles of the handbook are right", terms.len(), articles.len());
    Ok(())
}

fn variants<S: AnyScenario>(files: &[ScenarioFile<S>]) -> usize {
    let scenarios = files.iter().filter_map(|file| file.scenario.as_ref().ok());
    scenarios.map(AnyScenario::variants).sum()
}

/// Returns the errors in a scenario file and in its texts, ready to print.
fn fault<S: AnyScenario + Worded + Clone>(file: &ScenarioFile<S>) -> Result<Option<String>> {
    let scenario = match &file.scenario {
        Err(diagnostics) => {
            return Ok(Some(scenario::render(&file.path, &file.text, diagnostics)));
        }
        Ok(scenario) => scenario,
    };
    let texts = Texts::beside(&root(), &root().join(&file.path))?;
    Ok(match texts.tell(&mut scenario.clone()) {
        Err(wrong) => Some(texts::shown(&wrong)),
        Ok(()) => unblessed(file, scenario),
    })
}

/// Returns how the blessed part differs from what the core rules, ready to print.
fn unblessed<S: AnyScenario>(file: &ScenarioFile<S>, scenario: &S) -> Option<String> {
    let path = file.path.display();
    let ruled = scenario::expectation(scenario);
    match scenario::split(&file.text).1 {
        Some(blessed) if blessed == ruled => None,
        None => Some(format!(
            "error: {path}: the file has no blessed part\n= help: run `cargo xtask bless {path}` and read what it writes"
        )),
        Some(blessed) => Some(format!(
            "error: {path}: the core rules otherwise than was blessed\n{}= help: if the new ruling is right, run `cargo xtask bless {path}`",
            difference(blessed, &ruled)
        )),
    }
}

/// Returns the first lines that differ.
fn difference(blessed: &str, ruled: &str) -> String {
    let mut shown = String::new();
    let (mut old, mut new) = (blessed.lines(), ruled.lines());
    loop {
        match (old.next(), new.next()) {
            (None, None) => return shown,
            (one, other) if one == other => {}
            (one, other) => {
                let line = |sign: char, text: Option<&str>| {
                    text.map_or_else(String::new, |text| format!("  {sign} {text}\n"))
                };
                shown += &line('-', one);
                shown += &line('+', other);
                if shown.lines().count() >= 12 {
                    return shown + "  …\n";
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use acconcio_training::intervention::{Call, Watch};

    use super::*;

    /// Checks that among the incidents shown for intervention some call for it and some do not.
    #[test]
    fn ok_variants_to_watch_are_of_both_kinds() -> Result<()> {
        let scenarios =
            scenario::all::<Scenario>(&root())?.into_iter().filter_map(|it| it.scenario.ok());
        let first = |scenario: Scenario| Watch::of(&scenario.variants[0].incident);
        let watches: Vec<Watch> = scenarios.map(first).collect::<Result<_, _>>()?;
        let calls = watches.iter().filter(|watch| watch.strongest() != Call::Silent).count();
        let (least, most) = (watches.len() / 4, watches.len() * 3 / 4);
        assert!((least..=most).contains(&calls), "{calls} of {}", watches.len());
        Ok(())
    }

    #[test]
    fn err_a_changed_ruling_shows_what_changed() {
        let blessed = "[expected.a]\nresult = \"Drawn\"\n";
        let ruled = "[expected.a]\nresult = \"Continues\"\n";
        let shown = difference(blessed, ruled);
        assert_eq!(shown, "  - result = \"Drawn\"\n  + result = \"Continues\"\n");
    }
}
