//! The acts of a film: those of the story, or the variant's own, and those that it adds.

use std::ops::Range;

use toml::Spanned;

use super::diagnostic::Diagnostic;
use super::file::Field;

/// A written act that becomes acts of the core.
pub trait Filmed: Sized {
    /// An act of the core.
    type Act: Clone;

    /// The acts of the core: one, or several for what is short for more.
    fn acts(path: &str, written: &Spanned<Self>, errors: &mut Vec<Diagnostic>) -> Vec<Self::Act>;
}

/// Lists of acts as they are written, for one variant.
pub struct Lists<'a, W> {
    /// The acts of the story.
    pub story: Option<&'a [Spanned<W>]>,
    /// The variant's own, instead.
    pub own: Option<&'a [Spanned<W>]>,
    /// Acts after either.
    pub then: Option<&'a [Spanned<W>]>,
}

/// Acts, with the places where they are written.
pub struct Reel<A> {
    /// The acts.
    pub acts: Vec<A>,
    places: Vec<Place>,
}

/// Where an act is written.
struct Place {
    span: Range<usize>,
    path: String,
}

impl<W: Filmed> Lists<'_, W> {
    /// The film of the variant that has this id and stands at this path; a film has at least one act.
    pub fn film(&self, path: &str, id: &Field, errors: &mut Vec<Diagnostic>) -> Reel<W::Act> {
        let reel = self.read("acts", path, errors);
        if reel.acts.is_empty() {
            let help = "write the film in `acts`, at the top or in the variant";
            errors.push(Diagnostic::new(id.span(), format!("{path}.acts"), "no act", help));
        }
        reel
    }

    /// What the variant at this path lists under this name, or else the story.
    pub fn read(&self, name: &str, path: &str, errors: &mut Vec<Diagnostic>) -> Reel<W::Act> {
        let mut reel = Reel { acts: Vec::new(), places: Vec::new() };
        match self.own {
            Some(own) => reel.add(&format!("{path}.{name}"), own, errors),
            None => reel.add(name, self.story.unwrap_or_default(), errors),
        }
        reel.add(&format!("{path}.then"), self.then.unwrap_or_default(), errors);
        reel
    }
}

impl<A> Reel<A> {
    fn add<W: Filmed<Act = A>>(
        &mut self,
        name: &str,
        written: &[Spanned<W>],
        errors: &mut Vec<Diagnostic>,
    ) {
        for (index, one) in written.iter().enumerate() {
            let path = format!("{name}[{}]", index + 1);
            for act in W::acts(&path, one, errors) {
                self.acts.push(act);
                self.places.push(Place { span: one.span(), path: path.clone() });
            }
        }
    }

    /// Both, one after the other.
    pub fn and(mut self, other: Reel<A>) -> Reel<A> {
        self.acts.extend(other.acts);
        self.places.extend(other.places);
        self
    }

    /// Says what is wrong with an act: the message, with the remedy after a semicolon.
    pub fn complain(&self, act: usize, error: &str, errors: &mut Vec<Diagnostic>) {
        let Some(place) = self.places.get(act) else { return };
        let (message, help) = error.split_once("; ").unwrap_or((error, "correct the act"));
        let diagnostic = Diagnostic::new(place.span.clone(), &place.path, message, help);
        if !errors.contains(&diagnostic) {
            errors.push(diagnostic);
        }
    }
}
