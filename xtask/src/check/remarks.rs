//! The remarks for an author on an incident, as the bench of the app makes them too.

use acconcio_authoring::Slot;
use acconcio_authoring::lint::{Remark, RulingWords, lint};
use acconcio_scenario_files::ScenarioFile;
use acconcio_scenario_files::texts::Texts;
use acconcio_training::scenario::Scenario;
use acconcio_words_compiler::Words;
use anyhow::{Result, anyhow};

use crate::root::root;

/// The text that lists the words by which a ruling is told.
const TELLING: (&str, &str) = ("pages", "says-the-ruling");

/// Returns the remarks on scenario files that have no errors, ready to print.
///
/// # Errors
/// When texts cannot be read.
pub fn remarks(files: &[ScenarioFile]) -> Result<Vec<String>> {
    let words = ruling_words()?;
    let mut told = Vec::new();
    for file in files {
        let Ok(scenario) = &file.scenario else { continue };
        let mut scenario = scenario.clone();
        // Wrong texts are reported as errors.
        let _ = Texts::beside(&root(), &root().join(&file.path))?.tell(&mut scenario);
        let path = file.path.display();
        let found = lint(&scenario, &words);
        told.extend(
            found.iter().map(|remark| format!("note: {path}: {}", said(remark, &scenario))),
        );
    }
    Ok(told)
}

fn ruling_words() -> Result<Vec<RulingWords>> {
    let words = Words::read(&root().join("app/words"))
        .map_err(|faults| anyhow!("the texts of the app are wrong: {} faults", faults.len()))?;
    let (group, name) = TELLING;
    let of = |code: &str| RulingWords {
        language: code.to_owned(),
        words: words
            .plain(group, name, code)
            .unwrap_or_default()
            .split(',')
            .map(|word| word.trim().to_lowercase())
            .collect(),
    };
    Ok(words.languages.iter().map(|language| of(&language.code)).collect())
}

fn said(remark: &Remark, scenario: &Scenario) -> String {
    let variant =
        |index: usize| scenario.variants.get(index).map_or("?", |variant| variant.id.as_str());
    match remark {
        Remark::NoAct { variant: index } => format!("`{}` has no act", variant(*index)),
        Remark::Impossible { variant: index, act } => {
            format!("`{}`: act {} cannot be done", variant(*index), act + 1)
        }
        Remark::NothingToRule => "in no variant is there anything to rule on".to_owned(),
        Remark::GivesAway { slot, language, words } => {
            format!("{} ({language}) gives the ruling away: `{words}`", slot_name(*slot, scenario))
        }
        Remark::AfterTheEnd { variant: index, act } => {
            format!("`{}`: act {} comes after the end of the game", variant(*index), act + 1)
        }
        Remark::Improbable { variant: index, why } => {
            format!("`{}`: the position hardly arises in a game: {why:?}", variant(*index))
        }
        Remark::Unwritten { slot } => format!("{} is empty", slot_name(*slot, scenario)),
        Remark::NoText { slot, language } => {
            format!("{} is missing in `{language}`", slot_name(*slot, scenario))
        }
        Remark::SameRuling { variants: (one, other) } => {
            format!("`{}` and `{}` have the same ruling", variant(*one), variant(*other))
        }
        Remark::NoTopic => "no topic is named".to_owned(),
    }
}

fn slot_name(slot: Slot, scenario: &Scenario) -> String {
    match slot {
        Slot::Title => "`title`".to_owned(),
        Slot::Framing => "`framing`".to_owned(),
        Slot::Event => "`event`".to_owned(),
        Slot::Source => "`source`".to_owned(),
        Slot::Label(index) => {
            let id = scenario.variants.get(index).map_or("?", |variant| variant.id.as_str());
            format!("the label of `{id}`")
        }
    }
}
