//! The pack: the scenarios, compiled into the files that the app fetches; [`files`] names them.

use std::collections::BTreeMap;
use std::path::Path;

use acconcio_quadrigliona::scenario::{MatchScenarios, Scenario as Match};
use acconcio_training::digest::Index;
use acconcio_training::scenario::{Courses, PACK_VERSION, Scenario, ScenarioPack};
use anyhow::{Context, Result, bail};
use serde::Serialize;

use crate::{AnyScenario, ScenarioFile, all, catalogue, render};

/// The file of the terms of the handbook, which is compiled from texts of the app.
pub const GLOSSARY: &str = "glossary.json";
/// The file of the paraphrases of the articles, which is compiled from texts of the app.
pub const ARTICLES: &str = "articles.json";
/// The file of the matches: list and scenarios.
pub const MATCHES: &str = "quadrigliona.json";

const INDEX: &str = "index.json";
const COURSES: &str = "courses.json";

/// Reads the scenarios of a game in the repository at `root`, in the order of their names.
///
/// # Errors
/// When a scenario is wrong.
pub fn scenarios<S: AnyScenario>(root: &Path) -> Result<Vec<S>> {
    let scenario = |file: ScenarioFile<S>| match file.scenario {
        Ok(scenario) => Ok(scenario),
        Err(wrong) => bail!("{}", render(&file.path, &file.text, &wrong)),
    };
    all(root)?.into_iter().map(scenario).collect()
}

/// Reads all scenarios: by level, within a level by provenance with recorded ones first, then by file
/// name.
///
/// # Errors
/// When a scenario is wrong.
pub fn scenarios_in_order(root: &Path) -> Result<Vec<Scenario>> {
    let mut scenarios: Vec<Scenario> = scenarios(root)?;
    scenarios.sort_by_key(|scenario| (scenario.level, scenario.provenance));
    Ok(scenarios)
}

/// Reads all matches, in the same order as the scenarios.
///
/// # Errors
/// When a scenario is wrong.
pub fn matches_in_order(root: &Path) -> Result<Vec<Match>> {
    let mut matches: Vec<Match> = scenarios(root)?;
    matches.sort_by_key(|scenario| (scenario.level, scenario.provenance));
    Ok(matches)
}

/// Returns the files for these scenarios with their index, for matches and courses, by their names.
/// [`GLOSSARY`] and [`ARTICLES`], which are not made from scenarios, are left to the caller.
///
/// # Errors
/// When a scenario has the name of another file.
pub fn files(
    scenarios: &[Scenario],
    index: &Index,
    matches: Vec<Match>,
    courses: &Courses,
) -> Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    for (name, catalogue) in catalogue::catalogues(scenarios) {
        files.insert(name.to_owned(), json(name, &catalogue)?);
    }
    files.insert(INDEX.to_owned(), json(INDEX, index)?);
    files.insert(COURSES.to_owned(), json(COURSES, courses)?);
    let films = MatchScenarios { version: PACK_VERSION, scenarios: matches };
    files.insert(MATCHES.to_owned(), json(MATCHES, &films)?);
    for scenario in scenarios {
        let (id, name) = (&scenario.id, format!("{}.json", scenario.id));
        if [INDEX, GLOSSARY, ARTICLES, COURSES, MATCHES].contains(&name.as_str()) {
            bail!("scenarios/{id}.toml: this name is taken by another file of the pack; rename it");
        }
        let sheet = ScenarioPack { version: PACK_VERSION, scenario: scenario.clone() };
        let content = json(&name, &sheet)?;
        files.insert(name, content);
    }
    Ok(files)
}

/// Returns the text of a file of the pack.
///
/// # Errors
/// When JSON cannot represent the content.
pub fn json<T: Serialize>(name: &str, content: &T) -> Result<String> {
    serde_json::to_string(content).with_context(|| format!("packs/{name} cannot be written"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root;

    /// Checks that matches are read back as they were, without anything that is blessed.
    #[test]
    fn ok_the_films_of_matches_are_read_back() -> Result<()> {
        let films = MatchScenarios { version: PACK_VERSION, scenarios: scenarios(&root())? };
        let json = serde_json::to_string(&films)?;
        assert!(
            json.starts_with(&format!(r#"{{"version":{PACK_VERSION},"#)),
            "as the app reads it"
        );
        assert_eq!(serde_json::from_str::<MatchScenarios>(&json)?, films);
        assert!(!json.contains("expected") && !json.contains("classification"));
        let variants: usize = films.scenarios.iter().map(AnyScenario::variants).sum();
        assert!(films.scenarios.len() >= 40 && variants >= 150, "{variants} variants");
        Ok(())
    }
}
