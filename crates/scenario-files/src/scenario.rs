//! The conversion of a file's fields into a scenario on which the core can rule, still without its texts:
//! the parts that both games share.

use std::collections::BTreeSet;

use acconcio_training::scenario::{Chapter, PlayersNamed, Scenario, Scope, Text, Variant};
use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::acts::{ActLists, WrittenAct, WrittenActs};
use crate::block::Entry;
use crate::diagnostic::Diagnostic;
use crate::fields::{self, Field, is_name};
use crate::{AnyScenario, Folder};

type Errors = Vec<Diagnostic>;

/// A game whose scenarios are written in files, by its incidents.
pub trait Written: Sized {
    /// The path of the folder of its files.
    const FOLDER: &'static str;
    /// The beginning of the app's addresses of its incidents.
    const ADDRESS: &'static str;
    /// The topics by their names in files.
    const TOPICS: &'static str;
    /// A topic.
    type Topic: DeserializeOwned;
    /// An act of the core.
    type Act: Clone;
    /// A file as it is written.
    type File: WrittenFile<Act: WrittenAct<Act = Self::Act>> + DeserializeOwned;

    /// Parses what only the files of this game say about a scenario.
    fn circumstances(file: &Self::File, errors: &mut Errors) -> Circumstances;

    /// Parses the facts of the variant at this path, with these acts.
    fn incident(
        file: &Self::File,
        variant: &<Self::File as WrittenFile>::Variant,
        path: &str,
        acts: Vec<Self::Act>,
        errors: &mut Errors,
    ) -> Option<Self>;

    /// Checks that the core rules on the acts of the incident, and that those of the epilogue can be played
    /// after them.
    ///
    /// # Errors
    /// An error of the core itself.
    fn play(&self, acts: &WrittenActs<Self::Act>, errors: &mut Errors) -> Result<(), String>;

    /// Whether the laws of the incident are themselves what it is about, by what they are.
    fn is_of_its_laws(&self) -> bool;

    /// Whether it has the facts of another incident, under older laws.
    fn is_older_than(&self, same: &Self) -> bool;

    /// The ruling of the core.
    fn ruled(&self) -> Vec<Entry>;
}

/// The record of an incident that really happened, as far as only one game has it.
#[derive(Default)]
pub struct Circumstances {
    pub players: Option<PlayersNamed>,
    pub chapter: Option<Chapter>,
}

/// A scenario file as it is written.
pub trait WrittenFile {
    /// A variant of it.
    type Variant;
    /// An act in it.
    type Act: WrittenAct;

    /// The fields that introduce the scenario.
    fn head(&self) -> Head<'_>;
    /// The variants.
    fn variants(&self) -> &Spanned<Vec<Self::Variant>>;
    /// The parts of a variant.
    fn parts<'a>(&'a self, variant: &'a Self::Variant) -> Parts<'a, Self::Act>;
}

/// The fields that introduce a scenario of either game.
pub struct Head<'a> {
    pub topics: &'a Spanned<Vec<Field>>,
    pub level: &'a Spanned<u8>,
    pub provenance: &'a Field,
}

/// The fields that variants of both games have.
pub struct Parts<'a, W> {
    pub id: &'a Field,
    /// Whether its own laws are what it is about.
    pub has_own_laws: bool,
    pub acts: ActLists<'a, W>,
    pub epilogue: ActLists<'a, W>,
}

impl<I: Written> AnyScenario for Scenario<I::Topic, I, I::Act> {
    const FOLDER: Folder = Folder(I::FOLDER);
    const ADDRESS: &'static str = I::ADDRESS;

    fn parse(id: &str, content: &str) -> Result<Self, Errors> {
        let file: I::File =
            toml::from_str(content).map_err(|error| vec![Diagnostic::of_toml(&error, content)])?;
        let mut errors = Vec::new();
        let scenario = scenario(id, &file, &mut errors);
        if !is_name(id) {
            let message = format!("`{id}` is not a good name for a link");
            let help = "name the file in small letters, digits and hyphens";
            errors.push(Diagnostic::new(0..0, "file", message, help));
        }
        errors.sort_by_key(|error| error.span.start);
        if errors.is_empty() { Ok(scenario) } else { Err(errors) }
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn variants(&self) -> usize {
        self.variants.len()
    }

    fn rulings(&self) -> Vec<(&str, Vec<Entry>)> {
        self.variants.iter().map(|it| (it.id.as_str(), it.incident.ruled())).collect()
    }
}

fn scenario<I: Written>(
    id: &str,
    file: &I::File,
    errors: &mut Errors,
) -> Scenario<I::Topic, I, I::Act> {
    let variants = file.variants();
    check_ids(variants, |written| file.parts(written).id, errors);
    let variants = variants.get_ref().iter().enumerate().filter_map(|(index, written)| {
        variant(file, written, format!("variant[{}]", index + 1), errors)
    });
    let mut variants: Vec<_> = variants.collect();
    find_same_facts(&mut variants);
    let Head { topics, level, provenance } = file.head();
    let Circumstances { players, chapter } = I::circumstances(file, errors);
    Scenario {
        id: id.to_owned(),
        title: Text::default(),
        framing: Text::default(),
        players,
        event: None,
        topics: fields::topics(topics, I::TOPICS, errors),
        chapter,
        level: fields::level(level, errors),
        source: Text::default(),
        provenance: fields::provenance(provenance, errors),
        variants,
    }
}

/// Reads a variant, and has its acts and those of the epilogue played; none where it is wrong.
fn variant<I: Written>(
    file: &I::File,
    written: &<I::File as WrittenFile>::Variant,
    path: String,
    errors: &mut Errors,
) -> Option<Variant<I, I::Act>> {
    let Parts { id, has_own_laws, acts, epilogue } = file.parts(written);
    let before = errors.len();
    let acts = acts.at_least_one(&path, id, errors);
    let epilogue = epilogue.read("epilogue", &path, errors);
    let incident = I::incident(file, written, &path, acts.acts.clone(), errors);
    if errors.len() > before {
        return None;
    }
    let (incident, after) = (incident?, epilogue.acts.clone());
    if let Err(error) = incident.play(&acts.and(epilogue), errors) {
        let help = "this is an error of the core; please report the file";
        errors.push(Diagnostic::new(id.span(), path, error, help));
    }
    let label = Text::default();
    let scope =
        if has_own_laws || incident.is_of_its_laws() { Scope::OwnLaws } else { Scope::AnyLaws };
    Some(Variant { id: id.get_ref().clone(), label, scope, incident, epilogue: after })
}

/// Marks the variants that have the facts of another one under other laws: of several, the one under the
/// newest laws stays for study under any.
fn find_same_facts<I: Written>(variants: &mut [Variant<I, I::Act>]) {
    for index in 0..variants.len() {
        let (before, rest) = variants.split_at_mut(index);
        let Some((variant, after)) = rest.split_first_mut() else { continue };
        let others = before.iter().chain(after.iter()).filter(|other| other.scope.is_any());
        let newer = |other: &Variant<I, I::Act>| variant.incident.is_older_than(&other.incident);
        if variant.scope.is_any() && { others }.any(newer) {
            variant.scope = Scope::SameFacts;
        }
    }
}

/// Checks that there is at least one variant, each with a name of its own that can be part of a link.
fn check_ids<'a, V>(
    variants: &'a Spanned<Vec<V>>,
    id: impl Fn(&'a V) -> &'a Field,
    errors: &mut Vec<Diagnostic>,
) {
    if variants.get_ref().is_empty() {
        let help = "add a [[variant]] with an id";
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
