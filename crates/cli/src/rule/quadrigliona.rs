//! What `rule` prints on a film of a match: described in `scenarios/quadrigliona/README.md`.

mod facets;
mod facts;
mod told;

use std::fmt::Write;

use acconcio_core::doctrine::Side;
use acconcio_core::quadrigliona::book::Step as CoreStep;
use acconcio_core::quadrigliona::doubt::{Doctrine, Doubt};
use acconcio_core::quadrigliona::ruling::{self, Subject as CoreSubject};
use acconcio_core::quadrigliona::story::{Story, Variant};
use acconcio_core::quadrigliona::{PerSeat, Seat, adjudicate};
use acconcio_scenario_files::words::serialised;
use anyhow::Result;
use serde::Serialize;

use super::{json::FORMAT, words};
use crate::bad_input::BadInput;
use facets::Facet;
use told::Told;

/// The rulings on a story.
#[derive(Serialize)]
pub struct Report {
    /// [`FORMAT`].
    format: u32,
    story: String,
    rulings: Vec<Ruling>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Ruling {
    variant: String,
    /// The points read the second way.
    second: Vec<String>,
    subject: Subject,
    facets: Vec<Facet>,
    trace: Vec<Step>,
    readings: Vec<Reading>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Subject {
    by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    first_act: usize,
    last_act: usize,
    counted: Vec<Count>,
}

#[derive(Serialize)]
struct Count {
    person: &'static str,
    number: u8,
}

#[derive(Serialize)]
struct Step {
    rule: String,
    by: String,
    status: &'static str,
    fact: Told,
    under: Vec<Step>,
}

#[derive(Serialize)]
struct Reading {
    taken: Vec<Choice>,
    facets: Vec<Facet>,
    trace: Vec<Step>,
}

#[derive(Serialize)]
struct Choice {
    point: String,
    side: String,
}

/// The rulings on the variants of a story, with these points read the second way, if any are named.
///
/// # Errors
/// When a variant cannot be ruled on so.
pub fn report(story: &Story, variants: &[&Variant], second: &[Doubt]) -> Result<Report> {
    let rulings = variants.iter().map(|variant| ruled(variant, second)).collect::<Result<_>>()?;
    Ok(Report { format: FORMAT, story: story.id.clone(), rulings })
}

fn ruled(variant: &Variant, second: &[Doubt]) -> Result<Ruling> {
    let mut incident = variant.incident.clone();
    if !second.is_empty() {
        incident.doctrine = Doctrine::with(second.iter().map(|doubt| (*doubt, Side::Second)));
    }
    let ruling = adjudicate(&incident).map_err(|error| {
        BadInput::new(format!("variant `{}` cannot be ruled on so: {error}", variant.id))
    })?;
    let choice = |taken: &ruling::Choice| Choice {
        point: serialised(&taken.point),
        side: words::side(taken.side),
    };
    let reading = |reading: &ruling::Reading| Reading {
        taken: reading.taken.iter().map(choice).collect(),
        facets: facets::facets(&reading.facets),
        trace: steps(&reading.trace),
    };
    Ok(Ruling {
        variant: variant.id.clone(),
        second: incident.doctrine.second().map(serialised).collect(),
        subject: Subject::of(&ruling.subject),
        facets: facets::facets(&ruling.facets),
        trace: steps(&ruling.trace),
        readings: ruling.readings.iter().map(reading).collect(),
    })
}

impl Subject {
    fn of(subject: &CoreSubject) -> Subject {
        Subject {
            by: subject.by.name(),
            table: subject.table.map(serialised),
            first_act: subject.first_act + 1,
            last_act: subject.last_act,
            counted: counts(&subject.counted),
        }
    }
}

fn counts(counted: &PerSeat<u8>) -> Vec<Count> {
    let count = |seat| Count { person: facets::player(seat), number: counted.at(seat) };
    Seat::ALL.into_iter().map(count).collect()
}

fn steps(steps: &[CoreStep]) -> Vec<Step> {
    let step = |step: &CoreStep| Step {
        rule: serialised(step.rule),
        by: step.by.to_string(),
        status: words::status(step.status),
        fact: facts::fact(&step.fact),
        under: self::steps(&step.under),
    };
    steps.iter().map(step).collect()
}

impl Report {
    /// The same to read.
    pub fn text(&self) -> String {
        let rulings = self.rulings.iter().map(|ruling| ruling.text(&self.story));
        rulings.collect::<Vec<_>>().join("\n")
    }
}

impl Ruling {
    fn text(&self, story: &str) -> String {
        let mut text = format!("{story} / {}\n", self.variant);
        let Subject { by, first_act, last_act, .. } = &self.subject;
        let _ = write!(text, "  {by}, acts {first_act} to {last_act}");
        for point in &self.second {
            let _ = write!(text, ", {} read the second way", point.replace('-', " "));
        }
        text.push_str("\n\n");
        self.facets.iter().for_each(|facet| text += &line(facet, 2));
        text.push_str("\n  trace\n");
        trace(&self.trace, 4, &mut text);
        for reading in &self.readings {
            text.push_str("\n  other reading\n");
            for Choice { point, side } in &reading.taken {
                let _ = writeln!(text, "    {} read the {side} way", point.replace('-', " "));
            }
            let changed = reading.facets.iter().filter(|facet| !self.facets.contains(facet));
            changed.for_each(|facet| text += &line(facet, 4));
            let is_gone = |name: &str| !reading.facets.iter().any(|facet| facet.facet == name);
            let gone = self.facets.iter().filter(|facet| is_gone(facet.facet));
            gone.for_each(|facet| text += &format!("    {:<16}none\n", facet.facet));
        }
        text
    }
}

fn line(facet: &Facet, indent: usize) -> String {
    let (name, told) = (facet.facet, facet.told.line());
    format!("{}{name:<16}{told}  [{}]\n", " ".repeat(indent), facet.by)
}

fn trace(steps: &[Step], indent: usize, text: &mut String) {
    for Step { rule, by, status, fact, under } in steps {
        let (rule, status) = (rule.replace('-', " "), status.replace('-', " "));
        let _ = writeln!(text, "{}{by} {rule}: {status}, {}", " ".repeat(indent), fact.line());
        trace(under, indent + 2, text);
    }
}
