//! The ruling of the core on a variant, as lines in which texts are searched for.

use std::collections::BTreeMap;

use acconcio_scenario_files::{self as scenario, AnyScenario};
use anyhow::{Context, Result};

/// The lines of a ruling, as they are blessed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// The facets as `name = value`, and the trace.
    ruling: Vec<String>,
    /// The other readings: `reading-1: …`.
    readings: Vec<String>,
}

/// Returns the lines of every variant of a scenario.
///
/// # Errors
/// When the blessed part cannot be parsed.
pub fn of<S: AnyScenario>(scenario: &S) -> Result<BTreeMap<String, Lines>> {
    let blessed: toml::Table =
        scenario::expectation(scenario).parse().context("the blessed part")?;
    let variants = blessed.get("expected").and_then(toml::Value::as_table);
    let variants = variants.into_iter().flatten();
    let table = |value: &toml::Value| value.as_table().map(lines).unwrap_or_default();
    Ok(variants.map(|(id, value)| (id.clone(), table(value))).collect())
}

fn lines(table: &toml::Table) -> Lines {
    let mut lines = Lines::default();
    for (name, value) in table {
        match value {
            toml::Value::String(text) => lines.ruling.push(format!("{name} = {text}")),
            toml::Value::Array(items) => {
                let items = items.iter().filter_map(toml::Value::as_str);
                if name.starts_with(READING) {
                    lines.readings.extend(items.map(|item| format!("{name}: {item}")));
                } else {
                    lines.ruling.extend(items.map(|item| item.trim_start().to_owned()));
                }
            }
            toml::Value::Integer(_)
            | toml::Value::Float(_)
            | toml::Value::Boolean(_)
            | toml::Value::Datetime(_)
            | toml::Value::Table(_) => {}
        }
    }
    lines
}

/// The beginning of a text that is searched for in the other readings.
const READING: &str = "reading";

impl Lines {
    /// Whether a text is found in a line. A text that begins with `reading` is searched for in the other
    /// readings, every other one in the ruling itself; ` | ` separates alternatives, and `*` stands for
    /// anything within the line.
    pub fn show(&self, text: &str) -> bool {
        text.split(" | ").any(|text| {
            let lines = if text.starts_with(READING) { &self.readings } else { &self.ruling };
            lines.iter().any(|line| is_in(text, line))
        })
    }

    /// Returns lines from their texts.
    #[cfg(test)]
    pub fn from_lines(ruling: &[&str], readings: &[&str]) -> Lines {
        let owned = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect();
        Lines { ruling: owned(ruling), readings: owned(readings) }
    }
}

fn is_in(text: &str, line: &str) -> bool {
    let mut rest = line;
    text.split('*').all(|part| match rest.find(part) {
        Some(at) => {
            rest = &rest[at + part.len()..];
            true
        }
        None => false,
    })
}
