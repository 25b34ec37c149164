//! A scenario file's fields, turned into a story that the core can rule on.

use std::collections::BTreeSet;
use std::ops::Range;

use acconcio_core::incident::Incident;
use acconcio_core::standing::Standing;
use acconcio_core::story::{PlayersNamed, Story, Text, Variant};
use acconcio_core::{AdjudicationError, adjudicate};
use serde::de::DeserializeOwned;
use serde::de::IntoDeserializer;
use serde::de::value::Error as WordError;
use toml::Spanned;

use super::act;
use super::diagnostic::Diagnostic;
use super::facts::Facts;
use super::file::{self, Field, File, Words};

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
        topics: topics(&file, &mut errors),
        chapter: file
            .chapter
            .as_ref()
            .and_then(|field| word("chapter", field, CHAPTERS, &mut errors)),
        level: level(&file, &mut errors),
        source: text("source", &file.source, &mut errors),
        provenance: word(
            "provenance",
            &file.provenance,
            "recorded, reconstructed, constructed",
            &mut errors,
        )
        .unwrap_or(acconcio_core::story::Provenance::Constructed),
        variants,
    };
    if !is_name(id) {
        let message = format!("`{id}` is not a good name for a link");
        let help = "name the file in small letters, digits and hyphens";
        errors.push(Diagnostic::new(0..0, "file", message, help));
    }
    errors.sort_by_key(|error| error.span.start);
    if errors.is_empty() { Ok(story) } else { Err(errors) }
}

fn variants(file: &File, errors: &mut Vec<Diagnostic>) -> Vec<Variant> {
    let written = file.variant.get_ref();
    if written.is_empty() {
        let help = "add a [[variant]] with an id and a label";
        errors.push(Diagnostic::new(file.variant.span(), "variant", "there is none", help));
    }
    let mut names = BTreeSet::new();
    let mut variants = Vec::new();
    for (index, variant) in written.iter().enumerate() {
        let path = format!("variant[{}]", index + 1);
        let id = variant.id.get_ref();
        if !is_name(id) {
            let message = format!("`{id}` is not a good name for a link");
            let help = "use small letters, digits and hyphens";
            errors.push(Diagnostic::new(variant.id.span(), format!("{path}.id"), message, help));
        }
        if !names.insert(id.clone()) {
            let message = format!("another variant is named `{id}` already");
            let help = "give each variant a name of its own";
            errors.push(Diagnostic::new(variant.id.span(), format!("{path}.id"), message, help));
        }
        variants.extend(Reading { file, variant, path, errors }.variant());
    }
    variants
}

struct Reading<'a> {
    file: &'a File,
    variant: &'a file::Variant,
    path: String,
    errors: &'a mut Vec<Diagnostic>,
}

impl Reading<'_> {
    fn variant(mut self) -> Option<Variant> {
        let label = text(&format!("{}.label", self.path), &self.variant.label, self.errors);
        let before = self.errors.len();
        let (acts, places) = self.acts();
        let (epilogue, epilogue_places) = self.epilogue();
        let facts = Facts {
            file: self.file,
            variant: self.variant,
            path: &self.path,
            errors: &mut *self.errors,
        };
        let incident = facts.read();
        if self.errors.len() > before {
            return None;
        }
        let incident = Incident { acts, ..incident? };
        self.check_ruling(&incident, &places);
        let mut all = incident.acts.clone();
        all.extend(epilogue.iter().cloned());
        let all_places: Vec<_> = places.into_iter().chain(epilogue_places).collect();
        self.check_playable(&incident, &all, &all_places);
        let id = self.variant.id.get_ref().clone();
        Some(Variant { id, label, incident, epilogue })
    }

    fn acts(&mut self) -> (Vec<acconcio_core::incident::Act>, Vec<Place>) {
        let story = self.file.acts.as_deref().unwrap_or_default();
        let (name, base) = match &self.variant.acts {
            Some(own) => (format!("{}.acts", self.path), own.as_slice()),
            None => ("acts".to_owned(), story),
        };
        let (mut acts, mut places) = self.read(&name, base);
        let then = self.variant.then.as_deref().unwrap_or_default();
        let (more, more_places) = self.read(&format!("{}.then", self.path), then);
        acts.extend(more);
        places.extend(more_places);
        if acts.is_empty() {
            let help = "write the film in `acts`, at the top or in the variant";
            let span = self.variant.id.span();
            self.errors.push(Diagnostic::new(span, format!("{}.acts", self.path), "no act", help));
        }
        (acts, places)
    }

    fn epilogue(&mut self) -> (Vec<acconcio_core::incident::Act>, Vec<Place>) {
        match &self.variant.epilogue {
            Some(own) => self.read(&format!("{}.epilogue", self.path), own),
            None => {
                let story = self.file.epilogue.as_deref().unwrap_or_default();
                self.read("epilogue", story)
            }
        }
    }

    fn read(
        &mut self,
        name: &str,
        written: &[Spanned<file::Act>],
    ) -> (Vec<acconcio_core::incident::Act>, Vec<Place>) {
        let mut acts = Vec::new();
        let mut places = Vec::new();
        for (index, one) in written.iter().enumerate() {
            let path = format!("{name}[{}]", index + 1);
            for act in act::acts(&path, one, self.errors) {
                acts.push(act);
                places.push(Place { span: one.span(), path: path.clone() });
            }
        }
        (acts, places)
    }

    fn check_ruling(&mut self, incident: &Incident, places: &[Place]) {
        match adjudicate(incident) {
            Ok(_) => {}
            Err(AdjudicationError::Act { act, error }) => self.complain_of_act(places, act, &error),
            Err(error @ (AdjudicationError::Clash(_) | AdjudicationError::Gap(_))) => {
                let span = self.variant.id.span();
                let help = "this is an error of the core; please report the file";
                let field = self.path.clone();
                self.errors.push(Diagnostic::new(span, field, error.to_string(), help));
            }
        }
    }

    fn check_playable(
        &mut self,
        incident: &Incident,
        acts: &[acconcio_core::incident::Act],
        places: &[Place],
    ) {
        if let Err((act, error)) = Standing::all(incident, acts)
            && act >= incident.acts.len()
        {
            self.complain_of_act(places, act, &error);
        }
    }

    fn complain_of_act(
        &mut self,
        places: &[Place],
        act: usize,
        error: &acconcio_core::standing::ActError,
    ) {
        let Some(place) = places.get(act) else { return };
        let message = error.to_string();
        let (message, help) = message.split_once("; ").unwrap_or((&message, "correct the act"));
        let diagnostic = Diagnostic::new(place.span.clone(), &place.path, message, help);
        if !self.errors.contains(&diagnostic) {
            self.errors.push(diagnostic);
        }
    }
}

/// Where an act is written.
struct Place {
    span: Range<usize>,
    path: String,
}

fn topics(file: &File, errors: &mut Vec<Diagnostic>) -> Vec<acconcio_core::story::Topic> {
    let words = "touch-move, castling, promotion, illegal-move, clock, claims, set-up, end-of-game, \
        history, disputed";
    let written = file.topics.get_ref();
    if written.is_empty() {
        let help = format!("at least one of: {words}");
        errors.push(Diagnostic::new(file.topics.span(), "topics", "there is no topic", help));
    }
    written.iter().filter_map(|topic| word("topics", topic, words, errors)).collect()
}

fn level(file: &File, errors: &mut Vec<Diagnostic>) -> u8 {
    let level = *file.level.get_ref();
    if !(1..=3).contains(&level) {
        let message = format!("there is no level {level}");
        let help = "1 (basic), 2 (needs the appendices) or 3 (disputed or rare)";
        errors.push(Diagnostic::new(file.level.span(), "level", message, help));
    }
    level
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
