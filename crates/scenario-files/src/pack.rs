//! The pack: the scenarios, compiled into the files that the app fetches; [`files`] names them.
//!
//! A file with texts is compiled once for each language, so that what a page fetches does not grow with the
//! number of languages. A sheet holds the facts of its scenario beside the texts of one language: with the
//! texts in a file of their own, each scenario of an exam would take two requests, to save about two
//! kilobytes after a change of language. A text that the language lacks is there in the original one.

use std::collections::BTreeMap;
use std::path::Path;

use acconcio_adjudication::laws::EditionId;
use acconcio_quadrigliona::scenario::{MatchScenarios, Scenario as Match};
use acconcio_training::changes::AllChanges;
use acconcio_training::digest::Index;
use acconcio_training::scenario::{
    AllFacts, Boards, Catalogue, Course, Courses, Glossary, LanguageCode, LawsChoice, Outline,
    PACK_VERSION, Scenario, ScenarioPack, Wording, Wordings, is_own,
};
use anyhow::{Context, Result, bail};
use serde::Serialize;

use crate::texts::{Texts, Worded, resolved, shown};
use crate::{AnyScenario, ScenarioFile, all, render};

/// The scenario with which a newcomer begins.
const FIRST: &str = "karpov-chernin";

const CHANGES: &str = "changes.json";

const BOARDS: &str = "boards.json";

const FACTS: &str = "facts.json";

/// The stem of the name of the file of the matches.
pub const MATCHES: &str = "quadrigliona";
/// The stems of the names of the files of the handbook.
pub const HANDBOOK: [&str; 2] = ["glossary", "articles"];

/// The names that scenarios cannot have, because other files of the pack have them.
const TAKEN: [&str; 8] =
    ["boards", "changes", "facts", "outline", "catalogue", MATCHES, "glossary", "articles"];

/// The content that is compiled.
pub struct Content<'a> {
    /// The scenarios in the order in which they are listed.
    pub scenarios: &'a [Scenario],
    /// Their indexes, by the names of their files.
    pub indexes: &'a BTreeMap<String, Index>,
    /// The matches in the order in which they are listed.
    pub matches: &'a [Match],
    /// The courses.
    pub courses: &'a Courses,
}

/// Reads the scenarios of a game in the repository at `root` with their texts, in the order of their
/// names.
///
/// # Errors
/// When a scenario or one of its texts is wrong.
pub fn scenarios<S: AnyScenario + Worded>(root: &Path) -> Result<Vec<S>> {
    let scenario = |file: ScenarioFile<S>| {
        let is_taken = file.scenario.as_ref().is_ok_and(|scenario| is_own(scenario.id()));
        if is_taken {
            bail!("{}: names that begin so are those of packs; rename it", file.path.display());
        }
        let mut scenario = match file.scenario {
            Ok(scenario) => scenario,
            Err(wrong) => bail!("{}", render(&file.path, &file.text, &wrong)),
        };
        match Texts::beside(root, &root.join(&file.path))?.tell(&mut scenario) {
            Ok(()) => Ok(scenario),
            Err(wrong) => bail!("{}", shown(&wrong)),
        }
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

/// Returns the name of a file of the pack in a language.
pub fn name(stem: &str, language: &LanguageCode) -> String {
    format!("{stem}.{language}.json")
}

/// Returns the files for these scenarios with their index, for matches and courses, by their names.
/// Those of the handbook, which are not made from scenarios, are made by [`handbook`].
///
/// # Errors
/// When a scenario has the name of another file.
pub fn files(
    content: &Content<'_>,
    languages: &[LanguageCode],
) -> Result<BTreeMap<String, String>> {
    let Content { scenarios, indexes, matches, courses } = content;
    for Scenario { id, .. } in *scenarios {
        if TAKEN.contains(&id.as_str()) || id.starts_with("courses-") {
            bail!("scenarios/{id}.toml: this name is taken by another file of the pack; rename it");
        }
    }
    let mut files = BTreeMap::new();
    for (name, index) in *indexes {
        files.insert(name.clone(), json(name, index)?);
    }
    files.insert(BOARDS.to_owned(), json(BOARDS, &Boards::of(scenarios))?);
    files.insert(FACTS.to_owned(), json(FACTS, &AllFacts::of(scenarios))?);
    for language in languages {
        let mut put = |stem: &str, json: &str| files.insert(name(stem, language), json.to_owned());
        let (version, code) = (PACK_VERSION, language.as_str());
        let scenarios: Vec<Scenario> = scenarios.iter().map(|it| in_language(it, code)).collect();
        let mut entries: Vec<_> = scenarios.iter().map(Scenario::outline_entry).collect();
        entries.sort_by_key(|entry| entry.id != FIRST);
        put("outline", &json("outline", &Outline { version, scenarios: entries })?);
        let entries = scenarios.iter().map(Scenario::catalogue_entry).collect();
        put("catalogue", &json("catalogue", &Catalogue { version, scenarios: entries })?);
        for laws in LawsChoice::offered(EditionId::DRAFT) {
            let stem = laws.courses_stem();
            let own = |all: &[Course]| -> Vec<Course> {
                all.iter().map(|course| under(&in_language(course, code), laws)).collect()
            };
            let (courses, of_matches) = (own(&courses.courses), own(&courses.of_matches));
            put(&stem, &json(&stem, &Courses { version, courses, of_matches })?);
        }
        let matches = matches.iter().map(|it| in_language(it, code)).collect();
        put(MATCHES, &json(MATCHES, &MatchScenarios { version, scenarios: matches })?);
        for scenario in scenarios {
            let id = scenario.id.clone();
            put(&id, &json(&id, &ScenarioPack { version, scenario })?);
        }
    }
    Ok(files)
}

/// Returns the files of the handbook, by their names. A term is also there in the original language, in
/// which it can be looked for.
///
/// # Errors
/// When JSON cannot represent them.
pub fn handbook(
    glossary: &Glossary,
    wordings: &Wordings,
    languages: &[LanguageCode],
) -> Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    for language in languages {
        let mut terms = in_language(&glossary.terms, language.as_str());
        for (term, whole) in terms.iter_mut().zip(&glossary.terms) {
            for (own, whole) in [(&mut term.name, &whole.name), (&mut term.line, &whole.line)] {
                for (code, text) in whole.iter().take(1) {
                    own.insert(code.clone(), text.clone());
                }
            }
        }
        let glossary = Glossary { version: PACK_VERSION, terms };
        files.insert(name("glossary", language), json("glossary", &glossary)?);
        let unnamed = |it: &Wording| (String::new(), it.clone());
        let articles = in_language(
            &wordings.articles.iter().map(unnamed).collect::<Vec<_>>(),
            language.as_str(),
        );
        let articles = articles.into_iter().map(|(_, wording)| wording).collect();
        let wordings = Wordings { version: PACK_VERSION, articles };
        files.insert(name("articles", language), json("articles", &wordings)?);
    }
    Ok(files)
}

/// Returns the name and the text of the file of the changes of rulings between editions, which has no texts.
///
/// # Errors
/// When a scenario cannot be ruled on.
pub fn changes(scenarios: &[Scenario]) -> Result<(String, String)> {
    Ok((CHANGES.to_owned(), json(CHANGES, &AllChanges::derive(scenarios)?)?))
}

/// Returns a course with the numbers of the articles in its texts, under its own laws or those chosen.
pub fn under(course: &Course, laws: LawsChoice) -> Course {
    let mut own = course.clone();
    let laws = own.laws.unwrap_or(laws);
    for (_, mut slot) in own.slots() {
        slot.change(|text| resolved(text, laws));
    }
    own
}

/// Returns a copy with the texts of one language only.
fn in_language<T: Worded + Clone>(whole: &T, code: &str) -> T {
    let mut own = whole.clone();
    own.leave_only(code);
    own
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
    use acconcio_training::digest::Statements;
    use acconcio_training::scenario::Text;

    use super::*;
    use crate::root;

    /// Checks that matches are read back as they were, without anything that is blessed.
    #[test]
    fn ok_the_scenarios_of_matches_are_read_back() -> Result<()> {
        let matches = MatchScenarios { version: PACK_VERSION, scenarios: scenarios(&root())? };
        let json = serde_json::to_string(&matches)?;
        assert!(
            json.starts_with(&format!(r#"{{"version":{PACK_VERSION},"#)),
            "as the app reads it"
        );
        assert_eq!(serde_json::from_str::<MatchScenarios>(&json)?, matches);
        assert!(!json.contains("expected") && !json.contains("classification"));
        let variants: usize = matches.scenarios.iter().map(AnyScenario::variants).sum();
        assert!(matches.scenarios.len() >= 40 && variants >= 150, "{variants} variants");
        Ok(())
    }

    /// Checks that a language in which half is missing is compiled text by text.
    #[test]
    fn ok_what_a_language_lacks_is_there_in_the_original_one() -> Result<()> {
        let mut scenario = scenarios::<Scenario>(&root())?.remove(0);
        scenario.title.insert(LanguageCode::new("xx"), "Un alfil".to_owned());
        let courses =
            Courses { version: PACK_VERSION, courses: Vec::new(), of_matches: Vec::new() };
        let scenarios = [scenario];
        let indexes = Index::under_each(&scenarios, Statements::default())?;
        let content =
            Content { scenarios: &scenarios, indexes: &indexes, matches: &[], courses: &courses };
        let languages = ["en", "xx"].map(LanguageCode::new);
        let files = files(&content, &languages)?;
        let id = &scenarios[0].id;
        let sheet: ScenarioPack = serde_json::from_str(&files[&format!("{id}.xx.json")])?;
        let codes = |text: &Text| -> Vec<String> {
            text.iter().map(|(code, _)| code.to_string()).collect()
        };
        assert_eq!(codes(&sheet.scenario.title), ["xx"]);
        assert_eq!(codes(&sheet.scenario.framing), ["en"]);
        let catalogue: Catalogue = serde_json::from_str(&files["catalogue.xx.json"])?;
        let entry = &catalogue.scenarios[0];
        assert_eq!(
            (codes(&entry.title), codes(&entry.summary)),
            (vec!["xx".into()], vec!["en".into()])
        );
        let boards: Boards = serde_json::from_str(&files[BOARDS])?;
        let variants = || scenarios[0].variants.iter();
        assert!(variants().all(|it| boards.placement(id, &it.id).is_some()));
        assert_eq!(boards.placement("no-such-scenario", "standard"), None);
        assert!(files.keys().all(|name| indexes.contains_key(name)
            || [BOARDS, FACTS].contains(&name.as_str())
            || name.ends_with(".en.json")
            || name.ends_with(".xx.json")));
        Ok(())
    }
}
