//! The acts of a variant: those of its file, or its own, and those that it adds.

use std::ops::Range;

use acconcio_adjudication::incident::Sight;
use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::diagnostic::Diagnostic;
use crate::fields::{Field, complain};
use crate::reader::{Reader, Written};

/// A written act that becomes acts of the core.
pub trait WrittenAct: Written {
    /// An act of the core.
    type Act: Clone;
    /// A person who acts.
    type Person: DeserializeOwned + Copy;
    /// The kind of act.
    type Kind;
    /// The persons by their names in files.
    const PEOPLE: &'static str;

    /// Parses what is done by this person: one act, or several for an abbreviation, each with the person
    /// who does it.
    fn kinds(
        reader: &mut Reader<'_, Self>,
        by: Self::Person,
    ) -> Option<Vec<(Self::Person, Self::Kind)>>
    where
        Self: Sized;

    /// Returns an act of the core.
    fn act(by: Self::Person, kind: Self::Kind, sight: Sight, after: u32) -> Self::Act;

    /// Enters the earlier act that this one names, where it does, given the acts by the lines written before it.
    fn names_act(_act: &mut Self::Act, _reader: &mut Reader<'_, Self>, _lines: &[usize])
    where
        Self: Sized,
    {
    }
}

/// The acts of the core that a written act stands for.
fn acts_of<W: WrittenAct>(
    path: &str,
    written: &Spanned<W>,
    lines: &[usize],
    errors: &mut Vec<Diagnostic>,
) -> Vec<W::Act> {
    let mut reader = Reader::new(path, written, errors);
    let Some(by) = reader.person::<W::Person>(W::PEOPLE) else { return Vec::new() };
    let kinds = W::kinds(&mut reader, by).unwrap_or_default();
    reader.complain_of_unused();
    let sight = reader.sight();
    let mut after = written.get_ref().after().unwrap_or(0);
    let act = |(by, kind)| W::act(by, kind, sight, std::mem::take(&mut after));
    let mut acts: Vec<W::Act> = kinds.into_iter().map(act).collect();
    acts.iter_mut().for_each(|act| W::names_act(act, &mut reader, lines));
    acts
}

/// The lists of acts of one variant, as they are written.
pub struct ActLists<'a, W> {
    /// The acts of the file.
    pub file: Option<&'a [Spanned<W>]>,
    /// The variant's own acts, in their place.
    pub own: Option<&'a [Spanned<W>]>,
    /// The acts that follow either list.
    pub then: Option<&'a [Spanned<W>]>,
}

/// Acts, with their places in the file.
pub struct WrittenActs<A> {
    /// The acts.
    pub acts: Vec<A>,
    places: Vec<Place>,
    /// The last act of each line that is written.
    lines: Vec<usize>,
}

/// The place of an act in the file.
struct Place {
    span: Range<usize>,
    path: String,
}

impl<W: WrittenAct> ActLists<'_, W> {
    /// The acts of the variant with this id and path, at least one.
    pub fn at_least_one(
        &self,
        path: &str,
        id: &Field,
        errors: &mut Vec<Diagnostic>,
    ) -> WrittenActs<W::Act> {
        let acts = self.read("acts", path, errors);
        if acts.acts.is_empty() {
            let help = "write what happens in `acts`, at the top or in the variant";
            errors.push(Diagnostic::new(id.span(), format!("{path}.acts"), "no act", help));
        }
        acts
    }

    /// The list of this name in the variant at this path, otherwise the one in the file.
    pub fn read(
        &self,
        name: &str,
        path: &str,
        errors: &mut Vec<Diagnostic>,
    ) -> WrittenActs<W::Act> {
        let mut acts = WrittenActs { acts: Vec::new(), places: Vec::new(), lines: Vec::new() };
        match self.own {
            Some(own) => acts.add(&format!("{path}.{name}"), own, errors),
            None => acts.add(name, self.file.unwrap_or_default(), errors),
        }
        acts.add(&format!("{path}.then"), self.then.unwrap_or_default(), errors);
        acts
    }
}

impl<A> WrittenActs<A> {
    fn add<W: WrittenAct<Act = A>>(
        &mut self,
        name: &str,
        written: &[Spanned<W>],
        errors: &mut Vec<Diagnostic>,
    ) {
        for (index, one) in written.iter().enumerate() {
            let path = format!("{name}[{}]", index + 1);
            for act in acts_of(&path, one, &self.lines, errors) {
                self.acts.push(act);
                self.places.push(Place { span: one.span(), path: path.clone() });
            }
            self.lines.push(self.acts.len().saturating_sub(1));
        }
    }

    /// Returns both lists, one after the other.
    pub fn and(mut self, other: WrittenActs<A>) -> WrittenActs<A> {
        self.acts.extend(other.acts);
        self.places.extend(other.places);
        self
    }

    /// Reports an error in an act: the message, with the remedy after a semicolon.
    pub fn complain(&self, act: usize, error: &str, errors: &mut Vec<Diagnostic>) {
        let Some(place) = self.places.get(act) else { return };
        let (message, help) = error.split_once("; ").unwrap_or((error, "correct the act"));
        complain(errors, Diagnostic::new(place.span.clone(), &place.path, message, help));
    }
}
