//! `moodle`: a course as a question bank that Moodle imports. The app words the questions.

use std::collections::BTreeSet;
use std::path::PathBuf;

use acconcio_app::features::question_bank::item::Item;
use acconcio_app::features::question_bank::xml::{Lesson, moodle as bank};
use acconcio_app::language::Language;
use acconcio_scenario_files::{Chosen, texts::SOURCE};
use acconcio_training::scenario::{IncidentName, LawsChoice};
use anyhow::{Context, Result};
use clap::Args;

use crate::language::{language, laws_choice};
use crate::{checkout, course, output, step};

/// The course, and the file to write.
#[derive(Args)]
pub struct Options {
    /// A course of scenarios/courses; a pack or a folder laid out as for `pack`, or a course in it such as
    /// club.acconcio/evening; or a TOML or JSON file with a title and incidents = ["scenario/variant", …]
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
/// When there is no such course, it or a part of it is wrong, or something cannot be written.
pub fn moodle(options: &Options) -> Result<()> {
    step(format!("reading {}", options.pack));
    let root = checkout::root()?;
    let code = language(&root, &options.lang)?;
    let chosen = course::read(&root, &options.pack)?;
    let incidents = chosen.incidents();
    step(format!("asking {} incidents", incidents.len()));
    let language = Language::from_tag(code.as_str())
        .with_context(|| format!("the app does not speak `{code}`"))?;
    let laws = chosen.laws(options.laws);
    let course = &chosen.course;
    // An incident that comes again stays in its first lesson.
    let mut seen = BTreeSet::new();
    let lessons = course.lessons.iter().map(|lesson| {
        let new = lesson.incidents.iter().filter(|name| seen.insert(*name));
        let items = new.map(|name| item(&chosen, name, laws, language));
        let title = language.of(&lesson.title).to_owned();
        Ok(Lesson { title, items: items.collect::<Result<Vec<Item>>>()? })
    });
    let lessons = lessons.collect::<Result<Vec<Lesson>>>()?;
    let named = || format!("target/moodle/{}.{code}.xml", course.id).into();
    let out = options.out.clone().unwrap_or_else(named);
    output::write_file(&out, bank(language.of(&course.title), &lessons, language))?;
    let items = lessons.iter().flat_map(|lesson| &lesson.items);
    let asked: usize = items.map(|item| item.asked.len()).sum();
    output::print(format_args!(
        "{}: {asked} questions on {} incidents",
        out.display(),
        incidents.len()
    ))?;
    course::whole(chosen.left_out.len())
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
