//! The check of statements against the variants that show them, and those that are just outside.

use std::collections::{BTreeMap, BTreeSet};

use acconcio_scenario_files::{Diagnostic, Tag};
use toml::Spanned;

use super::complaint::Complaint;
use super::library::{Library, Sheet};
use super::lines::Lines;
use super::statements::{Statement, Statements};

/// The result for a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Its texts are in every ruling on the variants that show it, and not all in any ruling beside it.
    Proven,
    /// A variant shows it, but no texts to look for in the ruling are given.
    Shown,
    /// No variant shows it, none is just outside, or the rulings do not show its texts.
    Missing,
    /// Nothing can be ruled on.
    NotGradable,
}

/// The result for a statement, and its variants.
pub struct Proof {
    pub mark: Mark,
    /// The variants that show it, by their addresses in the app.
    pub shows: Vec<String>,
    /// The variants that are just outside.
    pub beside: Vec<String>,
}

/// A variant that names a statement.
struct Named<'a> {
    sheet: &'a Sheet,
    variant: &'a str,
    tag: &'a Tag,
    lines: &'a Lines,
}

#[derive(Default)]
struct Tags<'a> {
    shows: Vec<Named<'a>>,
    beside: Vec<Named<'a>>,
}

/// Returns the result for every statement, in the order of the list, and the gaps and errors.
pub fn hold(statements: &Statements, library: &Library) -> (Vec<Proof>, Vec<Complaint>) {
    let mut complaints = Vec::new();
    let mut tags: BTreeMap<&str, Tags<'_>> = BTreeMap::new();
    for sheet in library.sheets() {
        complaints.extend(unknown_tags(statements, sheet));
        collect(sheet, &mut tags);
    }
    let none = Tags::default();
    let mut proofs = Vec::new();
    for statement in &statements.list {
        let tags = tags.get(statement.id()).unwrap_or(&none);
        let wrong = missing(statement, statements, tags);
        let mark = match statement {
            _ if !wrong.is_empty() => Mark::Missing,
            _ if !statement.is_gradable() => Mark::NotGradable,
            _ if statement.look_for.is_empty() => Mark::Shown,
            _ => Mark::Proven,
        };
        let names =
            |named: &[Named<'_>]| -> Vec<String> { named.iter().map(Named::address).collect() };
        proofs.push(Proof { mark, shows: names(&tags.shows), beside: names(&tags.beside) });
        complaints.extend(wrong);
    }
    (proofs, complaints)
}

impl Named<'_> {
    fn name(&self) -> String {
        format!("{}/{}", self.sheet.id, self.variant)
    }

    fn address(&self) -> String {
        format!("#/{}/{}", self.sheet.address, self.name())
    }

    fn complain(&self, message: String, help: &str) -> Complaint {
        let diagnostic = Diagnostic::new(self.tag.span.clone(), &self.tag.field, message, help);
        Complaint::in_file(&self.sheet.path, &self.sheet.text, diagnostic)
    }

    /// The first text that its ruling does not satisfy.
    fn first_unmet<'s>(&self, statement: &'s Statement) -> Option<(&'s str, &'static str)> {
        let lacks = |text: &&Spanned<String>| !self.lines.show(text.get_ref());
        let has = |text: &&Spanned<String>| self.lines.show(text.get_ref());
        let lacked = statement.look_for.iter().find(lacks).map(|text| (text, "does not have"));
        let unmet = lacked.or_else(|| statement.never.iter().find(has).map(|text| (text, "has")));
        unmet.map(|(text, how)| (text.get_ref().as_str(), how))
    }
}

fn collect<'a>(sheet: &'a Sheet, tags: &mut BTreeMap<&'a str, Tags<'a>>) {
    for tagged in &sheet.tags {
        let Some(lines) = sheet.lines.get(&tagged.variant) else { continue };
        let named = |tag| Named { sheet, variant: &tagged.variant, tag, lines };
        for tag in &tagged.shows {
            tags.entry(&tag.statement).or_default().shows.push(named(tag));
        }
        for tag in &tagged.beside {
            tags.entry(&tag.statement).or_default().beside.push(named(tag));
        }
    }
}

fn unknown_tags(statements: &Statements, sheet: &Sheet) -> Vec<Complaint> {
    let mut wrong = Vec::new();
    for tagged in &sheet.tags {
        let mut named = BTreeSet::new();
        for tag in tagged.shows.iter().chain(&tagged.beside) {
            let complain = |message: String, help: &str| {
                let diagnostic = Diagnostic::new(tag.span.clone(), &tag.field, message, help);
                Complaint::in_file(&sheet.path, &sheet.text, diagnostic)
            };
            if !statements.has(&tag.statement) {
                let message = format!("there is no statement `{}`", tag.statement);
                wrong.push(complain(message, "name one that scenarios/statements.toml lists"));
            } else if !named.insert(&tag.statement) {
                let message = format!("`{}` is named twice by one variant", tag.statement);
                let help = "a variant shows a statement or stays beside it; keep one of the two";
                wrong.push(complain(message, help));
            }
        }
    }
    wrong
}

/// Returns the gaps of a statement, and the texts that are not satisfied.
fn missing(statement: &Statement, statements: &Statements, tags: &Tags<'_>) -> Vec<Complaint> {
    let complain = |field: &str, message: &str, help: &str| {
        let message = format!("{}: {message}", statement.id());
        let diagnostic = Diagnostic::new(statement.id.span(), field, message, help);
        Complaint::in_file(&statements.path, &statements.text, diagnostic)
    };
    let mut wrong = Vec::new();
    if !statement.is_gradable() {
        return wrong;
    }
    if tags.shows.is_empty() {
        let help = "write an incident and name it in `shows`, or say in `ungradable` why there is no ruling";
        wrong.push(complain("shows", "no variant shows it", help));
    }
    if tags.beside.is_empty() && statement.no_outside.is_none() {
        let help = "change one deciding fact in a variant and name it there in `beside`, or say in \
            `no-outside` why there is none";
        wrong.push(complain("beside", "no variant stays just outside it", help));
    }
    wrong.extend(tags.shows.iter().filter_map(|named| not_borne_out(statement, named)));
    let is_looked_for = !statement.look_for.is_empty();
    let is_alike = |named: &Named<'_>| named.first_unmet(statement).is_none();
    if is_looked_for && !tags.beside.is_empty() && tags.beside.iter().all(is_alike) {
        let names: Vec<_> = tags.beside.iter().map(Named::name).collect();
        let message = format!("the rulings just outside it show it too: {}", names.join(", "));
        let help = "look for more, or change the deciding fact in one of these variants";
        wrong.push(complain("look-for", &message, help));
    }
    wrong
}

fn not_borne_out(statement: &Statement, named: &Named<'_>) -> Option<Complaint> {
    let (text, how) = named.first_unmet(statement)?;
    let message = format!("{}: the ruling on `{}` {how} `{text}`", statement.id(), named.variant);
    let help = "correct the facts, the tag, or what scenarios/statements.toml looks for";
    Some(named.complain(message, help))
}
