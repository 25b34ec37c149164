//! A scenario file's fields, turned into a story that the core can rule on.

use std::collections::BTreeSet;

use acconcio_core::incident::{Act, Incident};
use acconcio_core::standing::Standing;
use acconcio_core::story::{PlayersNamed, Provenance, Story, Text, Variant};
use acconcio_core::{AdjudicationError, adjudicate};
use serde::de::DeserializeOwned;
use serde::de::IntoDeserializer;
use serde::de::value::Error as WordError;
use toml::Spanned;

use super::diagnostic::Diagnostic;
use super::facts::Facts;
use super::file::{self, Field, File, Words};
use super::reel::{Lists, Reel};

const TOPICS: &str = "touch-move, castling, promotion, illegal-move, clock, claims, set-up, \
    end-of-game, history, disputed";

const CHAPTERS: &str = "definitions, sanctions, initiative, fast-play, paradoxes, interpretations, \
    proposals";

/// Turns a file into a story.
///
/// # Errors
/// Everything that is wrong with it, in the order of the file.
pub fn story(id: &str, file: File) -> Result<Story, Vec<Diagnostic>> {
    let mut errors = Vec::new();
    let variants = variants(&file, &mut errors);
    let story = Story {
        id: id.to_owned(),
        title: text("title", &file.title, &mut errors),
        framing: text("framing", &file.framing, &mut errors),
        players: file.players.as_ref().map(|players| PlayersNamed {
            white: players.white.get_ref().clone(),
            black: players.black.get_ref().clone(),
        }),
        event: file.event.as_ref().map(|event| text("event", event, &mut errors)),
        topics: topics(&file.topics, TOPICS, &mut errors),
        chapter: file
            .chapter
            .as_ref()
            .and_then(|field| word("chapter", field, CHAPTERS, &mut errors)),
        level: level(&file.level, &mut errors),
        source: text("source", &file.source, &mut errors),
        provenance: provenance(&file.provenance, &mut errors),
        variants,
    };
    finished(id, story, errors)
}

/// A story, unless something is wrong with it.
///
/// # Errors
/// Everything that is wrong with it, in the order of the file.
pub fn finished<S>(id: &str, story: S, mut errors: Vec<Diagnostic>) -> Result<S, Vec<Diagnostic>> {
    if !is_name(id) {
        let message = format!("`{id}` is not a good name for a link");
        let help = "name the file in small letters, digits and hyphens";
        errors.push(Diagnostic::new(0..0, "file", message, help));
    }
    errors.sort_by_key(|error| error.span.start);
    if errors.is_empty() { Ok(story) } else { Err(errors) }
}

fn variants(file: &File, errors: &mut Vec<Diagnostic>) -> Vec<Variant> {
    check_ids(&file.variant, |variant| &variant.id, errors);
    let written = file.variant.get_ref().iter().enumerate();
    let variants = written.filter_map(|(index, variant)| {
        let path = format!("variant[{}]", index + 1);
        Reading { file, variant, path, errors: &mut *errors }.variant()
    });
    variants.collect()
}

/// At least one variant, each with a name of its own that a link can hold.
pub fn check_ids<V>(
    variants: &Spanned<Vec<V>>,
    id: impl Fn(&V) -> &Field,
    errors: &mut Vec<Diagnostic>,
) {
    if variants.get_ref().is_empty() {
        let help = "add a [[variant]] with an id and a label";
        errors.push(Diagnostic::new(variants.span(), "variant", "there is none", help));
    }
    let mut names = BTreeSet::new();
    for (index, field) in variants.get_ref().iter().map(id).enumerate() {
        let path = format!("variant[{}].id", index + 1);
        let id = field.get_ref();
        if !is_name(id) {
            let message = format!("`{id}` is not a good name for a link");
            let help = "use small letters, digits and hyphens";
            errors.push(Diagnostic::new(field.span(), &path, message, help));
        }
        if !names.insert(id) {
            let message = format!("another variant is named `{id}` already");
            let help = "give each variant a name of its own";
            errors.push(Diagnostic::new(field.span(), &path, message, help));
        }
    }
}

struct Reading<'a> {
    file: &'a File,
    variant: &'a file::Variant,
    path: String,
    errors: &'a mut Vec<Diagnostic>,
}

impl Reading<'_> {
    fn variant(self) -> Option<Variant> {
        let Reading { file, variant, path, errors } = self;
        let label = text(&format!("{path}.label"), &variant.label, errors);
        let before = errors.len();
        let film = Lists {
            story: file.acts.as_deref(),
            own: variant.acts.as_deref(),
            then: variant.then.as_deref(),
        };
        let film = film.film(&path, &variant.id, errors);
        let epilogue =
            Lists { story: file.epilogue.as_deref(), own: variant.epilogue.as_deref(), then: None };
        let epilogue = epilogue.read("epilogue", &path, errors);
        let incident = Facts { file, variant, path: &path, errors: &mut *errors }.read();
        if errors.len() > before {
            return None;
        }
        let incident = Incident { acts: film.acts.clone(), ..incident? };
        let id = variant.id.get_ref().clone();
        let done = Variant { id, label, incident, epilogue: epilogue.acts.clone() };
        check_film(&done, &film.and(epilogue), &variant.id, &path, errors);
        Some(done)
    }
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
    match adjudicate(incident) {
        Ok(_) => {}
        Err(AdjudicationError::Act { act, error }) => {
            reel.complain(act, &error.to_string(), errors);
        }
        Err(error @ (AdjudicationError::Clash(_) | AdjudicationError::Gap(_))) => {
            errors.push(of_core(id, path, &error.to_string()));
        }
    }
    if let Err((act, error)) = Standing::all(incident, &reel.acts)
        && act >= incident.acts.len()
    {
        reel.complain(act, &error.to_string(), errors);
    }
}

/// An error of the core, in the variant that has this id and stands at this path.
pub fn of_core(id: &Field, path: &str, error: &str) -> Diagnostic {
    let help = "this is an error of the core; please report the file";
    Diagnostic::new(id.span(), path, error, help)
}

/// What a story is about: at least one of some words.
pub fn topics<T: DeserializeOwned>(
    topics: &Spanned<Vec<Field>>,
    words: &str,
    errors: &mut Vec<Diagnostic>,
) -> Vec<T> {
    let written = topics.get_ref();
    if written.is_empty() {
        let help = format!("at least one of: {words}");
        errors.push(Diagnostic::new(topics.span(), "topics", "there is no topic", help));
    }
    written.iter().filter_map(|topic| word("topics", topic, words, errors)).collect()
}

/// How much a story asks for.
pub fn level(field: &Spanned<u8>, errors: &mut Vec<Diagnostic>) -> u8 {
    let level = *field.get_ref();
    if !(1..=3).contains(&level) {
        let message = format!("there is no level {level}");
        let help = "1 (basic), 2 (needs the appendices) or 3 (disputed or rare)";
        errors.push(Diagnostic::new(field.span(), "level", message, help));
    }
    level
}

/// How sure the position is.
pub fn provenance(field: &Field, errors: &mut Vec<Diagnostic>) -> Provenance {
    let words = "recorded, reconstructed, constructed";
    word("provenance", field, words, errors).unwrap_or(Provenance::Constructed)
}

/// A text, which must say something in every language.
pub fn text(name: &str, words: &Words, errors: &mut Vec<Diagnostic>) -> Text {
    for (language, field) in [("en", &words.en), ("it", &words.it)] {
        if field.get_ref().trim().is_empty() {
            let help = "write the text in this language too";
            let field_name = format!("{name}.{language}");
            errors.push(Diagnostic::new(field.span(), field_name, "the text is empty", help));
        }
    }
    let trimmed = |field: &Field| field.get_ref().trim().to_owned();
    Text { en: trimmed(&words.en), it: trimmed(&words.it) }
}

pub(super) fn word<T: DeserializeOwned>(
    name: &str,
    field: &Field,
    words: &str,
    errors: &mut Vec<Diagnostic>,
) -> Option<T> {
    let word = field.get_ref().as_str();
    let value = T::deserialize(IntoDeserializer::<WordError>::into_deserializer(word));
    if value.is_err() {
        let message = format!("`{word}` is not known here");
        let help = format!("one of: {words}");
        let diagnostic = Diagnostic::new(field.span(), name, message, help);
        if !errors.contains(&diagnostic) {
            errors.push(diagnostic);
        }
    }
    value.ok()
}

/// Whether a link can hold a name.
pub fn is_name(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}
