//! `moodle`: a course as a question bank that Moodle imports. The app words the questions.

use std::path::PathBuf;

use acconcio_app::features::question_bank::item::Item;
use acconcio_app::features::question_bank::xml::moodle as bank;
use acconcio_app::language::Language;
use acconcio_scenario_files::{Chosen, texts::SOURCE};
use acconcio_training::scenario::{IncidentName, LawsChoice};
use anyhow::{Context, Result};
use clap::Args;

use crate::language::{language, laws_choice};
use crate::{checkout, output, step};

/// The course, and the file to write.
#[derive(Args)]
pub struct Options {
    /// A course of scenarios/courses, or a TOML or JSON file with a title and incidents = ["scenario/variant", …]
    pack: String,
    /// The code of the language of the questions
    #[arg(long, value_name = "CODE", default_value = SOURCE)]
    lang: String,
    /// The laws to rule under: in-force, 2018, 2017, 2014, 2009, us-chess or as-played; by default those of the
    /// course, or those in force
    #[arg(long, value_name = "LAWS", value_parser = laws_choice)]
    laws: Option<LawsChoice>,
    /// The file to write
    #[arg(long, value_name = "FILE.xml")]
    out: Option<PathBuf>,
}

/// Writes the question bank.
///
/// # Errors
/// When there is no such course, a list is wrong, or something cannot be written.
pub fn moodle(options: &Options) -> Result<()> {
    step(format!("reading {}", options.pack));
    let root = checkout::root()?;
    let code = language(&root, &options.lang)?;
    let chosen = Chosen::read(&root, &options.pack)?;
    let incidents = chosen.incidents();
    step(format!("asking {} incidents", incidents.len()));
    let language = Language::from_tag(code.as_str())
        .with_context(|| format!("the app does not speak `{code}`"))?;
    let laws = chosen.laws(options.laws);
    let items = incidents.iter().map(|name| item(&chosen, name, laws, language));
    let items = items.collect::<Result<Vec<Item>>>()?;
    let course = &chosen.course;
    let named = || format!("target/moodle/{}.{code}.xml", course.id).into();
    let out = options.out.clone().unwrap_or_else(named);
    output::write_file(&out, bank(language.of(&course.title), &items, language))?;
    let asked: usize = items.iter().map(|item| item.asked.len()).sum();
    output::print(format_args!("{}: {asked} questions on {} incidents", out.display(), items.len()))
}

/// The questions on an incident.
fn item(
    chosen: &Chosen,
    name: &IncidentName,
    laws: LawsChoice,
    language: Language,
) -> Result<Item> {
    let of = || format!("{}/{}", name.scenario, name.variant);
    let scenario = chosen.scenarios.iter().find(|it| it.id == name.scenario);
    let found = scenario.and_then(|scenario| Some((scenario, scenario.variant(&name.variant)?)));
    let (scenario, variant) = found.with_context(|| format!("{} is missing", of()))?;
    Item::of(scenario, &variant.under(laws), language).with_context(of)
}
