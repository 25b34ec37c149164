//! Scenarios of a match of Quadrigliona: the same kind of file, with two boards and more people.
//!
//! The format is described for authors in `scenarios/quadrigliona/README.md`.

mod act;
mod expected;
mod facts;
mod file;
mod moves;

use acconcio_quadrigliona::match_state::MatchState;
use acconcio_quadrigliona::scenario::Topic;
use acconcio_quadrigliona::{Act, Incident, adjudicate};

use crate::acts::WrittenActs;
use crate::block::Entry;
use crate::diagnostic::Diagnostic;
use crate::scenario::{Circumstances, Written};
use facts::FactsReader;
/// The points on which the rules can be read in two ways.
pub use facts::READINGS;
use file::{Facts, File, Variant};

impl Written for Incident {
    const FOLDER: &'static str = "scenarios/quadrigliona";
    const ADDRESS: &'static str = "quadrigliona";
    const TOPICS: &'static str = "runner, reserve, drop, promotion, mate, moves, illegal-move, clock, draw, \
        end-of-match, conduct, team";
    type Topic = Topic;
    type Act = Act;
    type File = File;

    fn circumstances(_: &File, _: &mut Vec<Diagnostic>) -> Circumstances {
        Circumstances::default()
    }

    fn incident(
        file: &File,
        variant: &Variant,
        _: &str,
        acts: Vec<Act>,
        errors: &mut Vec<Diagnostic>,
    ) -> Option<Incident> {
        let facts = Facts { file, variant };
        Some(Incident { acts, ..FactsReader { facts, errors }.read()? })
    }

    fn play(&self, acts: &WrittenActs<Act>, errors: &mut Vec<Diagnostic>) -> Result<(), String> {
        if let Err((act, error)) = MatchState::all(self, &acts.acts) {
            acts.complain(act, &error.to_string(), errors);
            return Ok(());
        }
        adjudicate(self).map(|_| ()).map_err(|error| error.to_string())
    }

    fn is_of_its_laws(&self) -> bool {
        false
    }

    fn is_older_than(&self, _: &Incident) -> bool {
        false
    }

    fn ruled(&self) -> Vec<Entry> {
        expected::ruled(self)
    }
}

#[cfg(test)]
mod tests;
