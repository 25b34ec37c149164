//! The rulings on a match, in the form that `rule` prints: described in
//! `scenarios/quadrigliona/README.md`.

mod facets;
mod facts;

use acconcio_quadrigliona::book::{Source, Step as CoreStep};
use acconcio_quadrigliona::ruling;
use acconcio_quadrigliona::ruling::Subject as CoreSubject;
use acconcio_quadrigliona::scenario::{Scenario, Variant};
use acconcio_quadrigliona::{Seat, adjudicate};
use acconcio_scenario_files::words::serialised;
use anyhow::Result;
use serde::Serialize;

use super::Options;
use super::phrase::spaced;
use super::report::{Game, Line, Reading, Reasoned, Ruling, steps};
use crate::bad_input::BadInput;
use facets::Facet;

/// A match on two boards.
pub struct Quadrigliona;

/// The readings applied.
#[derive(Serialize)]
pub struct Under {
    /// The points read the second way.
    second: Vec<String>,
}

/// The subject of a ruling.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Subject {
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

/// A disputed point, and the side taken on it.
#[derive(Serialize)]
pub struct SideTaken {
    point: String,
    side: String,
}

impl Game for Quadrigliona {
    type Scenario = Scenario;
    type Variant = Variant;
    type Under = Under;
    type Subject = Subject;
    type Facets = Vec<Facet>;
    type SideTaken = SideTaken;
    type Citation = String;

    fn check(options: &Options) -> Result<(), BadInput> {
        let under_laws = options.edition.is_some() || options.regime.is_some();
        if !under_laws && options.preset_readings.is_none() && options.enact.is_empty() {
            return Ok(());
        }
        Err(BadInput::new(
            "a match of Quadrigliona has rules of its own: leave out --edition, --regime, \
             --preset-readings and --enact; --second names a point to be read the second way",
        ))
    }

    fn variants(scenario: &Scenario) -> Vec<(&str, &Variant)> {
        scenario.variants.iter().map(|variant| (variant.id.as_str(), variant)).collect()
    }

    fn ruled(variant: &Variant, options: &Options) -> Result<Ruling<Quadrigliona>> {
        let mut incident = variant.incident.clone();
        if !options.second.is_empty() {
            incident.preset_readings = options.second.iter().copied().collect();
        }
        let ruling = adjudicate(&incident).map_err(|error| {
            BadInput::new(format!("variant `{}` cannot be ruled on so: {error}", variant.id))
        })?;
        let reasoned = |facets: &ruling::Facets, trace: &[CoreStep]| Reasoned {
            facets: facets::facets(facets),
            trace: steps(trace, &facts::phrase_of, &|by: Source| by.to_string()),
        };
        let choice = |taken: &ruling::SideTaken| SideTaken {
            point: serialised(taken.point),
            side: serialised(taken.side),
        };
        let reading = |reading: &ruling::Reading| Reading {
            taken: reading.taken.iter().map(choice).collect(),
            subject: (reading.subject != ruling.subject).then(|| Subject::of(&reading.subject)),
            ruled: reasoned(&reading.facets, &reading.trace),
        };
        Ok(Ruling {
            variant: variant.id.clone(),
            under: Under { second: incident.preset_readings.second().map(serialised).collect() },
            subject: Subject::of(&ruling.subject),
            principal: reasoned(&ruling.facets, &ruling.trace),
            cites: None,
            clauses: Vec::new(),
            readings: ruling.readings.iter().map(reading).collect(),
            unruled: None,
        })
    }

    fn heading(ruling: &Ruling<Quadrigliona>) -> String {
        let second = ruling.under.second.iter();
        let second = second.map(|point| format!(", {} read the second way", spaced(point)));
        let second: String = second.collect();
        format!("  {}{second}", Quadrigliona::turn(&ruling.subject))
    }

    fn turn(Subject { by, first_act, last_act, .. }: &Subject) -> String {
        format!("{by}, acts {first_act} to {last_act}")
    }

    fn lines(facets: &Vec<Facet>) -> Vec<Line> {
        let line = |facet: &Facet| Line {
            name: facet.facet,
            value: facet.phrase.text(),
            by: facet.by.clone(),
        };
        facets.iter().map(line).collect()
    }

    fn orders(facets: &Vec<Facet>) -> Vec<(&'static str, &String, &str)> {
        facets.iter().map(|facet| (facet.facet, &facet.by, facet.rule.as_str())).collect()
    }

    fn choice(SideTaken { point, side }: &SideTaken) -> String {
        format!("{} read the {side} way", spaced(point))
    }

    fn article(citation: &String) -> &str {
        citation
    }
}

impl Subject {
    fn of(subject: &CoreSubject) -> Subject {
        let count = |seat: Seat| Count { person: seat.name(), number: subject.counted.at(seat) };
        Subject {
            by: subject.by.name(),
            table: subject.table.map(serialised),
            first_act: subject.first_act + 1,
            last_act: subject.last_act,
            counted: Seat::ALL.into_iter().map(count).collect(),
        }
    }
}
