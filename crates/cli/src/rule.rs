//! `rule`: the rulings on a scenario file, with their trace, for people and for programs.

mod facets;
mod facts;
mod json;
mod quadrigliona;
mod text;
mod words;

use std::path::{Path, PathBuf};

use acconcio_core::adjudicate;
use acconcio_core::doctrine::{Preset, Proposal};
use acconcio_core::incident::Regime;
use acconcio_core::laws::EditionId;
use acconcio_core::quadrigliona::doubt::Doubt;
use acconcio_core::quadrigliona::story::Story as Match;
use acconcio_core::story::{Story, Variant};
use acconcio_scenario_files::{self as scenario, Film, PRESETS, READINGS, REGIMES, known_editions};
use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde::de::IntoDeserializer;
use serde::de::value::Error as WordError;

use crate::bad_input::BadInput;

/// What to rule on, and under which laws if not under those of the file.
#[derive(Args)]
pub struct Options {
    /// A scenario file
    file: PathBuf,
    /// Only this variant
    #[arg(long, value_name = "ID")]
    variant: Option<String>,
    /// Under this edition or code instead: 2009, 2014, 2017, 2018, 2023, us-chess, …
    #[arg(long, value_parser = edition)]
    edition: Option<EditionId>,
    /// Under this regime instead: standard, rapid or blitz (see --supervision), or a full name such
    /// as rapid-unsupervised
    #[arg(long, value_parser = control)]
    regime: Option<Control>,
    /// Whether rapid or blitz is adequately supervised; yes if nothing is said
    #[arg(long, requires = "regime", value_enum)]
    supervision: Option<Supervision>,
    /// With these readings as the principal ones: seminar-2012, gijssen, literal-text,
    /// proposals-enacted
    #[arg(long, value_parser = preset)]
    doctrine: Option<Preset>,
    /// With these proposals of the seminar enacted, 1 to 8, on the Laws of 2009
    #[arg(long, value_name = "N", num_args = 1.., value_parser = proposal)]
    enact: Vec<Proposal>,
    /// Of a match, with this point read the second way, as scenarios/quadrigliona/README.md names it
    #[arg(long, value_name = "POINT", num_args = 1.., value_parser = doubt)]
    second: Vec<Doubt>,
    /// Print JSON, as scenarios/README.md describes it
    #[arg(long)]
    json: bool,
}

/// A time control, with the supervision if its name says it.
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
/// [`BadInput`] when the file or what was asked for is wrong; each error says what to do.
pub fn rule(options: &Options) -> Result<()> {
    if scenario::is_of_a_match(&options.file) {
        return rule_match(options);
    }
    if !options.second.is_empty() {
        return Err(BadInput::new(
            "--second is for a match: name a film of scenarios/quadrigliona",
        )
        .into());
    }
    let story: Story = read(&options.file)?;
    let variants = chosen(&story.variants, |variant| &variant.id, options.variant.as_deref())?;
    let rulings = variants.into_iter().map(|variant| ruled(variant, options));
    let rulings = rulings.collect::<Result<Vec<_>>>()?;
    let report = json::Report { format: json::FORMAT, story: story.id.clone(), rulings };
    tell(options, &report, text::report)
}

/// Prints the rulings on a film of a match.
fn rule_match(options: &Options) -> Result<()> {
    let under_laws = options.edition.is_some() || options.regime.is_some();
    if under_laws || options.doctrine.is_some() || !options.enact.is_empty() {
        let wrong = "a match of Quadrigliona has rules of its own: leave out --edition, --regime, \
            --doctrine and --enact; --second names a point to be read the second way";
        return Err(BadInput::new(wrong).into());
    }
    let story: Match = read(&options.file)?;
    let variants = chosen(&story.variants, |variant| &variant.id, options.variant.as_deref())?;
    let report = quadrigliona::report(&story, &variants, &options.second)?;
    tell(options, &report, quadrigliona::Report::text)
}

fn tell<R: Serialize>(options: &Options, report: &R, text: fn(&R) -> String) -> Result<()> {
    if options.json {
        let json = serde_json::to_string_pretty(report).context("the ruling is not JSON")?;
        println!("{json}");
    } else {
        print!("{}", text(report));
    }
    Ok(())
}

fn read<S: Film>(file: &Path) -> Result<S, BadInput> {
    let scenario = scenario::read(Path::new(""), file).map_err(|error| {
        BadInput::new(format!(
            "{error:#}: name a scenario file, such as scenarios/karpov-chernin.toml"
        ))
    })?;
    scenario.story.map_err(|wrong| {
        let shown = scenario::render(&scenario.path, &scenario.text, &wrong);
        BadInput::new(format!("{} is not right\n{shown}", scenario.path.display()))
    })
}

/// All variants, or the one of this name.
fn chosen<'a, V>(
    variants: &'a [V],
    id_of: fn(&V) -> &String,
    id: Option<&str>,
) -> Result<Vec<&'a V>, BadInput> {
    let Some(id) = id else { return Ok(variants.iter().collect()) };
    let known = || variants.iter().map(|variant| id_of(variant).as_str()).collect::<Vec<_>>();
    let unknown = || {
        BadInput::new(format!("there is no variant `{id}`: choose one of {}", known().join(", ")))
    };
    let found = variants.iter().find(|variant| id_of(variant) == id);
    Ok(vec![found.ok_or_else(unknown)?])
}

fn ruled(variant: &Variant, options: &Options) -> Result<json::Ruling> {
    let mut incident = variant.incident.clone();
    if let Some(edition) = options.edition {
        incident.edition = edition;
    }
    if let Some(control) = options.regime {
        incident.regime = regime(control, options.supervision)?;
    }
    if let Some(preset) = options.doctrine {
        incident.doctrine = preset.doctrine();
    }
    if !options.enact.is_empty() {
        incident.enacted = options.enact.iter().copied().collect();
    }
    if incident.edition != EditionId::E2009 {
        if !options.enact.is_empty() {
            let (id, edition) = (&variant.id, incident.edition);
            return Err(BadInput::new(format!(
                "variant `{id}` is under {edition}, and proposals are enacted on the Laws of 2009 \
                 only: add --edition 2009, or leave out --enact"
            ))
            .into());
        }
        incident.enacted.clear();
    }
    let ruling = adjudicate(&incident).map_err(|error| {
        BadInput::new(format!("variant `{}` cannot be ruled on so: {error}", variant.id))
    })?;
    Ok(json::Ruling::of(&variant.id, &incident, &ruling))
}

fn regime(control: Control, supervision: Option<Supervision>) -> Result<Regime, BadInput> {
    match (control, supervision) {
        (Control::Rapid, None | Some(Supervision::Yes)) => Ok(Regime::RapidSupervised),
        (Control::Rapid, Some(Supervision::No)) => Ok(Regime::RapidUnsupervised),
        (Control::Blitz, None | Some(Supervision::Yes)) => Ok(Regime::BlitzSupervised),
        (Control::Blitz, Some(Supervision::No)) => Ok(Regime::BlitzUnsupervised),
        (Control::Named(regime), None) => Ok(regime),
        (Control::Named(Regime::Standard), Some(Supervision::Yes)) => Ok(Regime::Standard),
        (Control::Named(Regime::Standard), Some(Supervision::No)) => Err(BadInput::new(
            "supervision makes no difference in standard play: leave out --supervision no, or ask \
             for --regime rapid or blitz",
        )),
        (Control::Named(regime), Some(_)) => Err(BadInput::new(format!(
            "{} says already whether it is supervised: leave out --supervision",
            words::regime(regime)
        ))),
    }
}

fn edition(name: &str) -> Result<EditionId, String> {
    EditionId::named(name)
        .ok_or_else(|| format!("there is no such edition here; {}", known_editions()))
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

fn doubt(name: &str) -> Result<Doubt, String> {
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
