//! Writes a course, as `cargo xtask moodle` hands it over, as a question bank: the words are the app's, and so
//! is this program, of which neither the page nor xtask has anything.

use std::process::ExitCode;

use acconcio_app::features::question_bank::item::Item;
use acconcio_app::features::question_bank::xml::moodle;
use acconcio_app::language::Language;
use acconcio_core::story::{Story, Text};
use serde::Deserialize;

/// What is handed over.
#[derive(Deserialize)]
struct Handed {
    title: Text,
    stories: Vec<Story>,
    /// The names of the incidents in their order: story and variant.
    incidents: Vec<[String; 2]>,
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(from), Some(to), Some(language)) =
        (arguments.next(), arguments.next(), arguments.next())
    else {
        eprintln!("error: call `cargo xtask moodle`, which calls this");
        return ExitCode::FAILURE;
    };
    match write(&from, &to, &language) {
        Ok(told) => {
            println!("{told}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write(from: &str, to: &str, language: &str) -> Result<String, Box<dyn std::error::Error>> {
    let handed: Handed = serde_json::from_str(&std::fs::read_to_string(from)?)?;
    let language = Language::from_tag(language).unwrap_or_default();
    let mut items = Vec::new();
    for [story, variant] in &handed.incidents {
        let found = handed.stories.iter().find(|it| it.id == *story);
        let found = found.and_then(|story| Some((story, story.variant(variant)?)));
        let (story, variant) = found.ok_or_else(|| format!("{story}/{variant} is missing"))?;
        let item = Item::of(story, variant, language);
        items.push(item.map_err(|error| format!("{}/{}: {error}", story.id, variant.id))?);
    }
    std::fs::write(to, moodle(language.of(&handed.title), &items, language))?;
    let asked: usize = items.iter().map(|item| item.asked.len()).sum();
    Ok(format!("{to}: {asked} questions on {} incidents", items.len()))
}
