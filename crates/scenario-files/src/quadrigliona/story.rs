//! A file's fields, turned into a story that the core can rule on.

use acconcio_core::quadrigliona::hall::Hall;
use acconcio_core::quadrigliona::story::{Story, Variant};
use acconcio_core::quadrigliona::{Act, Incident, adjudicate};

use super::facts::Facts;
use super::file::{self, File};
use crate::diagnostic::Diagnostic;
use crate::file::Field;
use crate::reel::{Lists, Reel};
use crate::story::{check_ids, finished, level, of_core, provenance, text, topics};

const TOPICS: &str = "runner, reserve, drop, promotion, mate, moves, illegal-move, clock, draw, \
    end-of-match, conduct, team";

/// Turns a file into a story.
///
/// # Errors
/// Everything that is wrong with it, in the order of the file.
pub fn story(id: &str, file: File) -> Result<Story, Vec<Diagnostic>> {
    let mut errors = Vec::new();
    check_ids(&file.variant, |variant| &variant.id, &mut errors);
    let written = file.variant.get_ref().iter().enumerate();
    let variants = written.filter_map(|(index, written)| {
        variant(&file, written, &format!("variant[{}]", index + 1), &mut errors)
    });
    let variants = variants.collect();
    let story = Story {
        id: id.to_owned(),
        title: text("title", &file.title, &mut errors),
        framing: text("framing", &file.framing, &mut errors),
        topics: topics(&file.topics, TOPICS, &mut errors),
        level: level(&file.level, &mut errors),
        source: text("source", &file.source, &mut errors),
        provenance: provenance(&file.provenance, &mut errors),
        variants,
    };
    finished(id, story, errors)
}

fn variant(
    file: &File,
    variant: &file::Variant,
    path: &str,
    errors: &mut Vec<Diagnostic>,
) -> Option<Variant> {
    let label = text(&format!("{path}.label"), &variant.label, errors);
    let before = errors.len();
    let film = Lists {
        story: file.acts.as_deref(),
        own: variant.acts.as_deref(),
        then: variant.then.as_deref(),
    };
    let film = film.film(path, &variant.id, errors);
    let epilogue =
        Lists { story: file.epilogue.as_deref(), own: variant.epilogue.as_deref(), then: None };
    let epilogue = epilogue.read("epilogue", path, errors);
    let incident = Facts { file, variant, errors: &mut *errors }.read();
    if errors.len() > before {
        return None;
    }
    let incident = Incident { acts: film.acts.clone(), ..incident? };
    let id = variant.id.get_ref().clone();
    let done = Variant { id, label, incident, epilogue: epilogue.acts.clone() };
    check_film(&done, &film.and(epilogue), &variant.id, path, errors);
    Some(done)
}

/// The core rules on the film, and the epilogue can be played after it.
fn check_film(
    variant: &Variant,
    reel: &Reel<Act>,
    id: &Field,
    path: &str,
    errors: &mut Vec<Diagnostic>,
) {
    let incident = &variant.incident;
    if let Err((act, error)) = Hall::all(incident, &reel.acts) {
        reel.complain(act, &error.to_string(), errors);
        return;
    }
    if let Err(error) = adjudicate(incident) {
        errors.push(of_core(id, path, &error.to_string()));
    }
}
