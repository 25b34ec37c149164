//! The conversion of a file's fields into a scenario on which the core can rule: the parts that both
//! games share.

use std::collections::BTreeSet;

use acconcio_training::scenario::Text;
use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::acts::{ActLists, WrittenAct, WrittenActs};
use crate::diagnostic::Diagnostic;
use crate::fields::{Field, Words, is_name, text};

type Errors = Vec<Diagnostic>;

/// Parses the text of a file, and converts its fields.
///
/// # Errors
/// All errors in it, in the order of the file.
pub fn parse<F: DeserializeOwned, S>(
    id: &str,
    text: &str,
    scenario: impl FnOnce(&F, &mut Errors) -> S,
) -> Result<S, Errors> {
    let file = toml::from_str(text).map_err(|error| vec![Diagnostic::of_toml(&error, text)])?;
    let mut errors = Vec::new();
    let scenario = scenario(&file, &mut errors);
    if !is_name(id) {
        let message = format!("`{id}` is not a good name for a link");
        let help = "name the file in small letters, digits and hyphens";
        errors.push(Diagnostic::new(0..0, "file", message, help));
    }
    errors.sort_by_key(|error| error.span.start);
    if errors.is_empty() { Ok(scenario) } else { Err(errors) }
}

/// Reads the variants of a file, each with its path; those that are wrong are left out.
pub fn variants<W, V>(
    written: &Spanned<Vec<W>>,
    id: impl Fn(&W) -> &Field,
    errors: &mut Errors,
    variant: impl Fn(&W, String, &mut Errors) -> Option<V>,
) -> Vec<V> {
    check_ids(written, id, errors);
    let written = written.get_ref().iter().enumerate();
    let read = written
        .filter_map(|(index, written)| variant(written, format!("variant[{}]", index + 1), errors));
    read.collect()
}

/// The fields that variants of both games have.
pub struct Parts<'a, W> {
    pub id: &'a Field,
    pub label: &'a Words,
    pub path: String,
    pub acts: ActLists<'a, W>,
    pub epilogue: ActLists<'a, W>,
}

/// A variant that was read: its name, its label, its facts, and its epilogue.
pub type Read<I, A> = (String, Text, I, Vec<A>);

impl<W: WrittenAct> Parts<'_, W> {
    /// Reads a variant with the facts that belong to its acts, and has its acts and those of the epilogue
    /// played.
    pub fn read<I>(
        self,
        errors: &mut Errors,
        facts: impl FnOnce(&str, Vec<W::Act>, &mut Errors) -> Option<I>,
        play: impl FnOnce(&I, &WrittenActs<W::Act>, &mut Errors) -> Result<(), String>,
    ) -> Option<Read<I, W::Act>> {
        let Parts { id, label, path, acts, epilogue } = self;
        let label = text(&format!("{path}.label"), label, errors);
        let before = errors.len();
        let acts = acts.at_least_one(&path, id, errors);
        let epilogue = epilogue.read("epilogue", &path, errors);
        let incident = facts(&path, acts.acts.clone(), errors);
        if errors.len() > before {
            return None;
        }
        let (incident, after) = (incident?, epilogue.acts.clone());
        if let Err(error) = play(&incident, &acts.and(epilogue), errors) {
            let help = "this is an error of the core; please report the file";
            errors.push(Diagnostic::new(id.span(), path, error, help));
        }
        Some((id.get_ref().clone(), label, incident, after))
    }
}

/// Checks that there is at least one variant, each with a name of its own that can be part of a link.
fn check_ids<V>(
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
