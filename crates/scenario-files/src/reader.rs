//! The parsing of a written act, field by field, for both games.

use std::ops::Range;

use acconcio_adjudication::incident::Sight;
use acconcio_notation as notation;
use serde::de::DeserializeOwned;
use shakmaty::{Role, Square};
use toml::Spanned;

use crate::diagnostic::Diagnostic;
use crate::fields::{Field, word};

/// An act as it is written: the person, the kind of act, and what that kind needs.
pub trait Written {
    /// The person.
    fn by(&self) -> &Field;
    /// The kind of act.
    fn does(&self) -> &Field;
    /// The field by which the arbiter saw or heard the act, if present.
    fn seen(&self) -> Option<bool>;
    /// The seconds since the act before, if present.
    fn after(&self) -> Option<u32>;
    /// The optional text field of this name, if present.
    fn text(&self, name: &str) -> Option<&Field>;
    /// The optional fields, each with its place.
    fn fields(&self) -> Vec<(&'static str, Option<Range<usize>>)>;
}

/// The pieces by their names in files.
pub const PIECES: &str = "queen, rook, bishop, knight, king or pawn";

/// Parses a written act, and reports its errors.
pub struct Reader<'a, W> {
    path: &'a str,
    written: &'a Spanned<W>,
    errors: &'a mut Vec<Diagnostic>,
    used: Vec<&'static str>,
}

impl<'a, W: Written> Reader<'a, W> {
    /// Returns a reader for the act at this path of the file.
    pub fn new(
        path: &'a str,
        written: &'a Spanned<W>,
        errors: &'a mut Vec<Diagnostic>,
    ) -> Reader<'a, W> {
        Reader { path, written, errors, used: vec!["by", "does", "seen", "after"] }
    }

    /// The act as it is written.
    pub fn raw(&self) -> &'a W {
        self.written.get_ref()
    }

    /// Whether the arbiter saw the act.
    pub fn sight(&self) -> Sight {
        if self.raw().seen().unwrap_or(true) { Sight::Seen } else { Sight::Unseen }
    }

    /// Parses the person, one of these words.
    pub fn person<P: DeserializeOwned>(&mut self, known: &str) -> Option<P> {
        let by = self.raw().by();
        self.word("by", by, known)
    }

    /// Parses the piece in the field `piece`.
    pub fn piece(&mut self) -> Option<Role> {
        let field = self.required("piece")?;
        self.as_piece("piece", &field)
    }

    /// Parses the piece that a word names.
    pub fn as_piece(&mut self, name: &str, field: &Field) -> Option<Role> {
        let role = notation::role_from_word(field.get_ref());
        if role.is_none() {
            let message = format!("`{}` is not a piece", field.get_ref());
            self.complain(name, field.span(), message, PIECES);
        }
        role
    }

    /// Returns a text field that the act needs.
    pub fn text(&mut self, name: &'static str) -> Option<String> {
        Some(self.required(name)?.get_ref().clone())
    }

    /// Parses a square that the act needs.
    pub fn square(&mut self, name: &'static str) -> Option<Square> {
        let field = self.required(name)?;
        self.as_square(name, &field)
    }

    /// Parses a square. The outer none is an error; the inner one means that the field is absent.
    pub fn optional_square(&mut self, name: &'static str) -> Option<Option<Square>> {
        match self.optional(name) {
            None => Some(None),
            Some(field) => self.as_square(name, &field).map(Some),
        }
    }

    fn as_square(&mut self, name: &'static str, field: &Field) -> Option<Square> {
        let square = field.get_ref().parse().ok();
        if square.is_none() {
            let message = format!("`{}` is not a square", field.get_ref());
            self.complain(name, field.span(), message, "write a square from a1 to h8");
        }
        square
    }

    /// Parses one of several words; the default where the field is absent.
    pub fn choice<T: DeserializeOwned + Default>(
        &mut self,
        name: &'static str,
        words: &str,
    ) -> Option<T> {
        match self.optional(name) {
            None => Some(T::default()),
            Some(field) => self.word(name, &field, words),
        }
    }

    /// Parses one of several words, which the act needs.
    pub fn needed<T: DeserializeOwned>(&mut self, name: &'static str, words: &str) -> Option<T> {
        let field = self.required(name)?;
        self.word(name, &field, words)
    }

    /// Parses a field that is one of several words.
    pub fn word<T: DeserializeOwned>(
        &mut self,
        name: &str,
        field: &Field,
        words: &str,
    ) -> Option<T> {
        word(&format!("{}.{name}", self.path), field, words, self.errors)
    }

    fn required(&mut self, name: &'static str) -> Option<Field> {
        let field = self.optional(name);
        if field.is_none() {
            self.complain_of_missing(name, "\"…\"");
        }
        field
    }

    /// Returns a text field, if present; from here on it counts as used.
    pub fn optional(&mut self, name: &'static str) -> Option<Field> {
        self.used(name);
        self.raw().text(name).cloned()
    }

    /// Returns the value of a field that is not a text, which the act needs.
    pub fn present<T>(&mut self, name: &'static str, value: Option<T>, like: &str) -> Option<T> {
        self.used(name);
        if value.is_none() {
            self.complain_of_missing(name, like);
        }
        value
    }

    /// Marks a field as used.
    pub fn used(&mut self, name: &'static str) {
        self.used.push(name);
    }

    /// Reports every field that is present and that the act does not use.
    pub fn complain_of_unused(&mut self) {
        let raw = self.raw();
        for (name, span) in raw.fields() {
            if let (Some(span), false) = (span, self.used.contains(&name)) {
                let message =
                    format!("`{}` has no use for the field `{name}`", raw.does().get_ref());
                self.complain(name, span, message, "remove it, or correct `does`");
            }
        }
    }

    /// Reports a kind of act that does not exist.
    pub fn complain_of_act_kind(&mut self, known: &str) {
        let does = self.raw().does();
        let message = format!("there is no action `{}`", does.get_ref());
        self.complain("does", does.span(), message, format!("one of: {known}"));
    }

    fn complain_of_missing(&mut self, name: &str, like: &str) {
        let does = self.raw().does().get_ref();
        let message = format!("`{does}` needs the field `{name}`");
        self.complain(name, self.written.span(), message, format!("add {name} = {like}"));
    }

    /// Reports an error in a field.
    pub fn complain(
        &mut self,
        name: &str,
        span: Range<usize>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let field = format!("{}.{name}", self.path);
        self.errors.push(Diagnostic::new(span, field, message, help));
    }
}
