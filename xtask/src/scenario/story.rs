//! A scenario file's fields, turned into a story that the core can rule on.

use std::collections::BTreeSet;
use std::ops::Range;

use acconcio_core::doctrine::Doctrine;
use acconcio_core::incident::{Clocks, Incident, PerPlayer, Regime};
use acconcio_core::laws::EditionId;
use acconcio_core::standing::Standing;
use acconcio_core::story::{PlayersNamed, Story, Text, Variant};
use acconcio_core::{AdjudicationError, adjudicate};
use serde::de::DeserializeOwned;
use serde::de::IntoDeserializer;
use serde::de::value::Error as WordError;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, FromSetup, Setup};
use toml::Spanned;

use super::act;
use super::diagnostic::Diagnostic;
use super::file::{self, Field, File, Words};

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
        let edition = self.edition();
        let regime = self.regime();
        let start = self.start();
        let clocks = self.clocks();
        let (edition, regime, start, clocks) = (edition?, regime?, start?, clocks?);
        if self.errors.len() > before {
            return None;
        }
        let counts = self.variant.illegal_moves.as_ref().or(self.file.illegal_moves.as_ref());
        let illegal_moves = counts
            .map_or_else(PerPlayer::default, |n| PerPlayer { white: n.white, black: n.black });
        let doctrine = Doctrine::default();
        let incident = Incident { edition, regime, doctrine, start, clocks, illegal_moves, acts };
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

    fn edition(&mut self) -> Option<EditionId> {
        let year = *self.file.edition.get_ref();
        let edition = EditionId::ALL.into_iter().find(|edition| edition.year() == year);
        if edition.is_none() {
            let known: Vec<_> = EditionId::ALL.iter().map(ToString::to_string).collect();
            let message = format!("there is no edition of {year} here");
            let help = format!("one of: {}", known.join(", "));
            self.complain(self.file.edition.span(), "edition", message, help);
        }
        edition
    }

    fn regime(&mut self) -> Option<Regime> {
        let words = "standard, rapid-supervised, rapid-unsupervised, blitz-supervised, \
            blitz-unsupervised";
        match self.variant.regime.as_ref().or(self.file.regime.as_ref()) {
            Some(field) => word("regime", field, words, self.errors),
            None => {
                let span = self.variant.id.span();
                let help = format!("state it at the top or in the variant; one of: {words}");
                let field = format!("{}.regime", self.path);
                self.errors.push(Diagnostic::new(span, field, "the regime is missing", help));
                None
            }
        }
    }

    fn start(&mut self) -> Option<Setup> {
        let field = self.variant.position.as_ref().unwrap_or(&self.file.position);
        let Ok(fen) = field.get_ref().parse::<Fen>() else {
            let message = format!("`{}` is not a FEN", field.get_ref());
            let help = "write the position in Forsyth-Edwards notation, all six fields";
            self.complain(field.span(), "position", message, help);
            return None;
        };
        let setup = Setup::from(fen);
        if let Err(error) = Chess::from_setup(setup.clone(), CastlingMode::Standard) {
            let message = format!("the position is not possible: {error}");
            let help = "a film starts from a legal position; what goes wrong is filmed as acts";
            self.complain(field.span(), "position", message, help);
            return None;
        }
        Some(setup)
    }

    fn clocks(&mut self) -> Option<Clocks> {
        let written = self.variant.clocks.as_ref().unwrap_or(&self.file.clocks);
        let white = self.seconds("clocks.white", &written.white);
        let black = self.seconds("clocks.black", &written.black);
        let increment = written.increment.unwrap_or(0);
        Some(Clocks { white: white?, black: black?, increment })
    }

    fn seconds(&mut self, name: &str, field: &Field) -> Option<u32> {
        let parts: Option<Vec<u32>> =
            field.get_ref().split(':').map(|part| part.parse().ok()).collect();
        let seconds = match parts.as_deref() {
            Some([minutes, seconds]) if *seconds < 60 && *minutes < 1000 => {
                Some(minutes * 60 + seconds)
            }
            Some([hours, minutes, seconds]) if *minutes < 60 && *seconds < 60 && *hours < 100 => {
                Some(hours * 3600 + minutes * 60 + seconds)
            }
            _ => None,
        };
        if seconds.is_none() {
            let message = format!("`{}` is not a clock time", field.get_ref());
            self.complain(field.span(), name, message, "write minutes:seconds or h:mm:ss");
        }
        seconds
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

    fn complain(
        &mut self,
        span: Range<usize>,
        field: &str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let diagnostic = Diagnostic::new(span, field, message, help);
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
    let words = "touch-move, castling, illegal-move, clock, claims, disputed";
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

fn text(name: &str, words: &Words, errors: &mut Vec<Diagnostic>) -> Text {
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

fn word<T: DeserializeOwned>(
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

fn is_name(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}
