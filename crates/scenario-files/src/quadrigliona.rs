//! Scenarios of a match of Quadrigliona: the same kind of file, with two boards and more people.
//!
//! The format is described for authors in `scenarios/quadrigliona/README.md`.

mod act;
mod expected;
mod facts;
mod file;
mod moves;

use acconcio_quadrigliona::match_state::MatchState;
use acconcio_quadrigliona::scenario::{Scenario, Variant};
use acconcio_quadrigliona::{Act, Incident, adjudicate};

use crate::acts::{ActLists, WrittenActs};
use crate::diagnostic::Diagnostic;
use crate::fields::{level, provenance, text, topics};
use crate::scenario::{Parts, parse, variants};
use crate::{AnyScenario, Entry, Folder};
use facts::Facts;
/// The points on which the rules can be read in two ways.
pub use facts::READINGS;
use file::File;

const TOPICS: &str = "runner, reserve, drop, promotion, mate, moves, illegal-move, clock, draw, \
    end-of-match, conduct, team";

impl AnyScenario for Scenario {
    const FOLDER: Folder = Folder("scenarios/quadrigliona");
    const ADDRESS: &'static str = "quadrigliona";

    fn parse(id: &str, content: &str) -> Result<Scenario, Vec<Diagnostic>> {
        parse(id, content, |file: &File, errors| {
            let variants = variants(
                &file.variant,
                |it| &it.id,
                errors,
                |written, path, errors| variant(file, written, path, errors),
            );
            Scenario {
                id: id.to_owned(),
                title: text("title", &file.title, errors),
                framing: text("framing", &file.framing, errors),
                players: None,
                event: None,
                topics: topics(&file.topics, TOPICS, errors),
                chapter: None,
                level: level(&file.level, errors),
                source: text("source", &file.source, errors),
                provenance: provenance(&file.provenance, errors),
                variants,
            }
        })
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn variants(&self) -> usize {
        self.variants.len()
    }

    fn rulings(&self) -> Vec<(&str, Vec<Entry>)> {
        let variants = self.variants.iter();
        variants.map(|it| (it.id.as_str(), expected::ruled(&it.incident))).collect()
    }
}

fn variant(
    file: &File,
    written: &file::Variant,
    path: String,
    errors: &mut Vec<Diagnostic>,
) -> Option<Variant> {
    let (acts, epilogue) = (written.acts.as_deref(), written.epilogue.as_deref());
    let parts = Parts {
        id: &written.id,
        label: &written.label,
        path,
        acts: ActLists { file: file.acts.as_deref(), own: acts, then: written.then.as_deref() },
        epilogue: ActLists { file: file.epilogue.as_deref(), own: epilogue, then: None },
    };
    let facts = |_: &str, acts, errors: &mut Vec<Diagnostic>| {
        Some(Incident { acts, ..Facts { file, variant: written, errors }.read()? })
    };
    let (id, label, incident, epilogue) = parts.read(errors, facts, play)?;
    Some(Variant { id, label, incident, epilogue })
}

/// Checks that the core rules on the acts of the incident, and that those of the epilogue can be played
/// after them.
fn play(
    incident: &Incident,
    acts: &WrittenActs<Act>,
    errors: &mut Vec<Diagnostic>,
) -> Result<(), String> {
    if let Err((act, error)) = MatchState::all(incident, &acts.acts) {
        acts.complain(act, &error.to_string(), errors);
        return Ok(());
    }
    adjudicate(incident).map(|_| ()).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests;
