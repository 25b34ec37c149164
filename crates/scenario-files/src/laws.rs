//! Scenarios under the Laws. The format is described for authors in `scenarios/README.md`.

mod act;
mod expected;
mod facts;
mod file;
mod moves;

use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{Act, Incident};
use acconcio_adjudication::{AdjudicationError, adjudicate};
use acconcio_training::scenario::{PlayersNamed, Scenario, Variant};

use crate::acts::{ActLists, WrittenActs};
use crate::diagnostic::Diagnostic;
use crate::fields::{level, provenance, text, topics, word};
use crate::scenario::{Parts, parse, variants};
use crate::{AnyScenario, Entry, Folder};
use facts::Facts;
pub use facts::{PRESETS, REGIMES, known_editions};
use file::File;

const TOPICS: &str = "touch-move, castling, promotion, illegal-move, clock, claims, set-up, \
    end-of-game, history, disputed";

const CHAPTERS: &str = "definitions, sanctions, initiative, fast-play, paradoxes, interpretations, \
    proposals";

impl AnyScenario for Scenario {
    const FOLDER: Folder = Folder("scenarios");
    const ADDRESS: &'static str = "incident";

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
                players: file.players.as_ref().map(|players| PlayersNamed {
                    white: players.white.get_ref().clone(),
                    black: players.black.get_ref().clone(),
                }),
                event: file.event.as_ref().map(|event| text("event", event, errors)),
                topics: topics(&file.topics, TOPICS, errors),
                chapter: file.chapter.as_ref().and_then(|it| word("chapter", it, CHAPTERS, errors)),
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
    let facts = |path: &str, acts, errors: &mut Vec<Diagnostic>| {
        Some(Incident { acts, ..Facts { file, variant: written, path, errors }.read()? })
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
    match adjudicate(incident) {
        Ok(_) => {}
        Err(AdjudicationError::Act { act, error }) => {
            acts.complain(act, &error.to_string(), errors);
        }
        Err(error @ (AdjudicationError::Clash(_) | AdjudicationError::Gap(_))) => {
            return Err(error.to_string());
        }
    }
    if let Err((act, error)) = BoardState::all(incident, &acts.acts)
        && act >= incident.acts.len()
    {
        acts.complain(act, &error.to_string(), errors);
    }
    Ok(())
}
