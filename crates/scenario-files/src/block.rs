//! The block at the end of a scenario file: the rulings of the core, written for a reviewer to read in a
//! diff.
//!
//! Only `cargo xtask bless` writes it. It holds every facet with its article, the trace, and the
//! differences of the other readings.

use std::fmt::{Display, Write};

use acconcio_adjudication::laws::Status;
use acconcio_adjudication::laws::provision::{Book, Step};

use super::AnyScenario;
use super::words::serialised;

/// The line that separates the author's text from the rulings of the core.
const MARKER: &str = "# ---- What the core rules. Written by `cargo xtask bless`; read the difference, never edit. ----";

/// A part of the ruling on a variant.
pub enum Entry {
    /// A name and its value.
    Line(&'static str, String),
    /// A name and a list of lines.
    List(String, Vec<String>),
}

/// A facet's name and its value.
pub type Line = (&'static str, String);

/// Splits a file's text at the marker: the author's part, and the blessed part if there is one.
pub fn split(text: &str) -> (&str, Option<&str>) {
    match text.find(MARKER) {
        Some(at) => (&text[..at], Some(&text[at..])),
        None => (text, None),
    }
}

/// Returns the block for a scenario, from the marker to the end of the file.
pub fn expectation<S: AnyScenario>(scenario: &S) -> String {
    let mut block = format!("{MARKER}\n");
    for (variant, entries) in scenario.rulings() {
        let _ = write!(block, "\n[expected.{variant}]\n");
        let mut ruled = String::new();
        for entry in entries {
            match entry {
                Entry::Line(name, value) => line(&mut ruled, name, &value),
                Entry::List(name, lines) => list(&mut ruled, &name, &lines),
            }
        }
        block.push_str(&ruled);
    }
    block
}

/// Returns the entries of a ruling: the facets, the trace, and the other readings where they differ.
pub fn entries(
    facets: Vec<Line>,
    trace: Vec<String>,
    readings: impl IntoIterator<Item = (Vec<String>, Vec<Line>)>,
) -> Vec<Entry> {
    let readings = readings.into_iter().enumerate();
    let readings = readings.map(|(place, (taken, other))| {
        Entry::List(format!("reading-{}", place + 1), difference(taken, &facets, &other))
    });
    let readings: Vec<Entry> = readings.collect();
    let lines = facets.into_iter().map(|(name, value)| Entry::Line(name, value));
    lines.chain([Entry::List("trace".to_owned(), trace)]).chain(readings).collect()
}

/// Returns the points read otherwise, and the lines in which that ruling differs.
fn difference(mut lines: Vec<String>, principal: &[Line], other: &[Line]) -> Vec<String> {
    let (principal, other) = (numbered(principal), numbered(other));
    let changed = other.iter().filter(|line| !principal.contains(line));
    lines.extend(changed.map(|(name, value)| format!("{name} = {value}")));
    let gone = principal.iter().filter(|(name, _)| !other.iter().any(|(it, _)| it == name));
    lines.extend(gone.map(|(name, _)| format!("{name} = none")));
    lines
}

/// Gives each line a name of its own: two changes of time, for instance, are `time` and `time-2`.
fn numbered(lines: &[Line]) -> Vec<(String, &str)> {
    let named = lines.iter().enumerate().map(|(place, (name, value))| {
        let before = lines[..place].iter().filter(|(it, _)| it == name).count();
        (key(name, before), value.as_str())
    });
    named.collect()
}

fn key(name: &str, before: usize) -> String {
    if before == 0 { name.to_owned() } else { format!("{name}-{}", before + 1) }
}

/// A value with where the provision stands that orders it.
pub fn by(value: impl Display, by: impl Display) -> String {
    format!("{value} [{by}]")
}

/// Returns the trace, a line for each step; `fact` puts the facts into words.
pub fn trace<B: Book>(steps: &[Step<B>], fact: &impl Fn(&B::Fact) -> String) -> Vec<String>
where
    B::Citation: Display,
{
    fn walk<B: Book>(
        steps: &[Step<B>],
        fact: &impl Fn(&B::Fact) -> String,
        depth: usize,
        lines: &mut Vec<String>,
    ) where
        B::Citation: Display,
    {
        for step in steps {
            let status = match step.status {
                Status::Holds => "holds",
                Status::NotMet => "not met",
                Status::Displaced => "displaced",
            };
            let indent = "  ".repeat(depth);
            let (by, rule, fact_told) = (step.by, serialised(step.rule), fact(&step.fact));
            lines.push(format!("{indent}{by} {rule} {status}: {fact_told}"));
            walk(&step.under, fact, depth + 1, lines);
        }
    }
    let mut lines = Vec::new();
    walk(steps, fact, 0, &mut lines);
    lines
}

fn line(text: &mut String, name: &str, value: &str) {
    let repeated = text.lines().filter(|line| line.starts_with(&format!("{name} = "))).count()
        + text.lines().filter(|line| line.starts_with(&format!("{name}-"))).count();
    let _ = writeln!(text, "{} = {}", key(name, repeated), quoted(value));
}

fn list(text: &mut String, name: &str, lines: &[String]) {
    let _ = writeln!(text, "{name} = [");
    for line in lines {
        let _ = writeln!(text, "  {},", quoted(line));
    }
    text.push_str("]\n");
}

fn quoted(value: &str) -> String {
    toml::Value::String(value.to_owned()).to_string()
}
