//! `rule`: the rulings on a scenario file, with their trace, for people and for programs.

mod laws;
mod phrase;
mod quadrigliona;
mod report;
mod words;

use std::path::{Path, PathBuf};

use acconcio_adjudication::disputed_points::{Preset, Proposal};
use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::EditionId;
use acconcio_quadrigliona::disputed_point::DisputedPoint;
use acconcio_scenario_files::{
    self as scenario, AnyScenario, PRESETS, READINGS, REGIMES, known_editions,
};
use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use serde::de::DeserializeOwned;
use serde::de::IntoDeserializer;
use serde::de::value::Error as WordError;

use crate::bad_input::BadInput;
use crate::output;
use laws::Laws;
use quadrigliona::Quadrigliona;
use report::Game;

/// The scenario file, and the laws if not those of the file.
#[derive(Args)]
pub struct Options {
    /// A scenario file
    file: PathBuf,
    /// Only this variant
    #[arg(long, value_name = "ID")]
    variant: Option<String>,
    /// The edition or code to apply instead: 2009, 2014, 2017, 2018, 2023, us-chess, …
    #[arg(long, value_parser = edition)]
    edition: Option<EditionId>,
    /// The regime to apply instead: standard, rapid or blitz (see --supervision), or a full name such as
    /// rapid-unsupervised
    #[arg(long, value_parser = control)]
    regime: Option<Control>,
    /// Whether rapid or blitz is adequately supervised; yes by default
    #[arg(long, requires = "regime", value_enum)]
    supervision: Option<Supervision>,
    /// The readings to take as the principal ones: seminar-2012, gijssen, literal-text, proposals-enacted
    #[arg(long, value_parser = preset)]
    preset_readings: Option<Preset>,
    /// The proposals of the seminar to enact, 1 to 8, on the Laws of 2009
    #[arg(long, value_name = "N", num_args = 1.., value_parser = proposal)]
    enact: Vec<Proposal>,
    /// In a match, the disputed point to read the second way, by its name in
    /// scenarios/quadrigliona/README.md
    #[arg(long, value_name = "POINT", num_args = 1.., value_parser = disputed_point)]
    second: Vec<DisputedPoint>,
    /// Tell the articles that each facet rests on
    #[arg(long)]
    cites: bool,
    /// Print JSON, in the form described in scenarios/README.md
    #[arg(long)]
    json: bool,
}

/// A time control, with the supervision if its name includes it.
#[derive(Clone, Copy)]
enum Control {
    Rapid,
    Blitz,
    Named(Regime),
}

#[derive(Clone, Copy, ValueEnum)]
enum Supervision {
    Yes,
    No,
}

/// Prints the rulings on a scenario file.
///
/// # Errors
/// [`BadInput`] when the file or an option is wrong; each error says what to do.
pub fn rule(options: &Options) -> Result<()> {
    if scenario::is_of_a_match(&options.file) {
        print::<Quadrigliona>(options)
    } else {
        print::<Laws>(options)
    }
}

fn print<G: Game>(options: &Options) -> Result<()> {
    G::check(options)?;
    let report = report::report::<G>(&read(&options.file)?, options)?;
    if options.json {
        let json = serde_json::to_string_pretty(&report).context("the ruling is not JSON")?;
        output::print(json)
    } else {
        output::print(report::text(&report).trim_end())
    }
}

fn read<S: AnyScenario>(file: &Path) -> Result<S, BadInput> {
    let file = scenario::read(Path::new(""), file).map_err(|error| {
        BadInput::new(format!(
            "{error:#}: name a scenario file, such as scenarios/karpov-chernin.toml"
        ))
    })?;
    file.scenario.map_err(|wrong| {
        let shown = scenario::render(&file.path, &file.text, &wrong);
        BadInput::new(format!("{} is not right\n{shown}", file.path.display()))
    })
}

fn edition(name: &str) -> Result<EditionId, String> {
    EditionId::named(name)
        .ok_or_else(|| format!("there is no such edition here; {}", known_editions()))
}

/// Reads the full name of a regime.
///
/// # Errors
/// A text that lists the regimes, where there is none of this name.
pub fn regime(name: &str) -> Result<Regime, String> {
    word(name, REGIMES)
}

fn control(name: &str) -> Result<Control, String> {
    match name {
        "rapid" => Ok(Control::Rapid),
        "blitz" => Ok(Control::Blitz),
        _ => word(name, &format!("{REGIMES}, rapid, blitz")).map(Control::Named),
    }
}

fn preset(name: &str) -> Result<Preset, String> {
    word(name, PRESETS)
}

fn disputed_point(name: &str) -> Result<DisputedPoint, String> {
    word(name, READINGS)
}

fn proposal(number: &str) -> Result<Proposal, String> {
    let number = number.parse::<u8>().map_err(|_| "write a number from 1 to 8".to_owned())?;
    Proposal::try_from(number).map_err(|error| error.to_string())
}

fn word<T: DeserializeOwned>(name: &str, known: &str) -> Result<T, String> {
    T::deserialize(IntoDeserializer::<WordError>::into_deserializer(name))
        .map_err(|_| format!("not known here; one of: {known}"))
}
