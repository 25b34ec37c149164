//! `edition status`: the provisions of the draft that are still inherited from the edition before.

use acconcio_adjudication::laws::{Code, EditionId};
use anyhow::{Result, bail, ensure};
use clap::Args;
use serde_json::Value;

/// The draft.
#[derive(Args)]
pub struct Options {
    /// The year of the draft
    year: String,
}

/// A provision of the draft.
struct Stated {
    /// The path of its field in the table.
    field: String,
    article: String,
    /// The edition that it cites.
    edition: String,
}

/// Lists the provisions of the draft that are still inherited, in the order of the table.
///
/// # Errors
/// When no edition of that year is being drafted.
pub fn status(options: &Options) -> Result<()> {
    let year = &options.year;
    match EditionId::DRAFT_YEAR {
        Some(drafted) => ensure!(drafted == year, "the edition of {drafted} is being drafted"),
        None => bail!(
            "no edition is being drafted: `cargo xtask edition new {year} --from …` begins one"
        ),
    }
    let Code::Edition(table) = EditionId::Draft.code() else { bail!("the draft has no table") };
    let mut all = Vec::new();
    collect(&serde_json::to_value(table)?, "", &mut all);
    let draft = serde_json::to_value(EditionId::Draft)?;
    let inherited: Vec<&Stated> = all.iter().filter(|it| it.edition != draft).collect();
    println!("{year}: {} of {} provisions decided", all.len() - inherited.len(), all.len());
    for Stated { field, article, edition } in inherited {
        println!("  {field}: {article} of {}", edition.trim_start_matches('e'));
    }
    Ok(())
}

/// Collects the provisions of a value: every object with an article is one.
fn collect(value: &Value, path: &str, found: &mut Vec<Stated>) {
    match value {
        Value::Object(fields) => {
            if let Some(by) = fields.get("by") {
                let text = |name: &str| by[name].as_str().unwrap_or_default().to_owned();
                let (article, edition) = (text("article"), text("edition"));
                found.push(Stated { field: path.to_owned(), article, edition });
            }
            for (name, value) in fields {
                let dot = if path.is_empty() { "" } else { "." };
                collect(value, &format!("{path}{dot}{name}"), found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, path, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
