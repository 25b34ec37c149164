//! `edition`: the draft of the next edition of the Laws (`docs/new-edition.md`).
//!
//! A draft is a copy of the table of the edition before. A provision that is still as it was copied cites that
//! edition; one that was compared with the new text cites the draft. So what is left to do is seen in the table
//! itself, and `status`, which needs the libraries, lists it (`edition_status.rs`).

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::Subcommand;

use crate::root::root;
use crate::scenarios;

/// The folder of the tables.
const TABLES: &str = "crates/adjudication/src/laws/editions";
/// The table of the draft.
const DRAFT: &str = "crates/adjudication/src/laws/editions/draft.rs";
/// The year of the draft.
const YEAR: &str = "crates/adjudication/src/edition_id/draft.rs";

/// The commands on a draft.
#[derive(Subcommand)]
pub enum Command {
    /// Make the draft of an edition: the table of an earlier one, every provision marked as inherited
    New {
        /// The year of the new edition
        year: u16,
        /// The year of the edition from which everything is inherited
        #[arg(long, value_name = "YEAR")]
        from: u16,
    },
    /// List the provisions of the draft that are still inherited
    Status {
        /// The year of the draft
        year: u16,
    },
}

/// Makes a draft, or lists what is left to do in it.
///
/// # Errors
/// When there is a draft already, or none; when a file cannot be read or written.
pub fn edition(command: &Command) -> Result<()> {
    match command {
        Command::New { year, from } => {
            for file in draft(&root(), *year, *from)? {
                println!("{}", file.display());
            }
            println!("Now: cargo check --workspace, then cargo xtask edition status {year}");
            Ok(())
        }
        Command::Status { year } => {
            scenarios::run_with("edition-status", [OsString::from(year.to_string())])
        }
    }
}

/// Writes the files of a draft in the repository at `root`; returns their paths.
fn draft(root: &Path, year: u16, from: u16) -> Result<[PathBuf; 2]> {
    ensure!(from < year, "{from} is not before {year}");
    let read = |file: &str| {
        fs::read_to_string(root.join(file)).with_context(|| format!("{file} cannot be read"))
    };
    if let Some(drafted) = read(YEAR)?.split('"').nth(1) {
        bail!(
            "the edition of {drafted} is being drafted already: `git restore {YEAR} {DRAFT}` drops it"
        );
    }
    let table = read(&format!("{TABLES}/e{from}.rs"))
        .with_context(|| format!("there is no edition of {from}"))?;
    let files = [(YEAR, year_file(year)), (DRAFT, table_of_draft(&table, year, from)?)];
    for (file, text) in &files {
        fs::write(root.join(file), text).with_context(|| format!("{file} cannot be written"))?;
    }
    Ok(files.map(|(file, _)| PathBuf::from(file)))
}

fn year_file(year: u16) -> String {
    format!(
        "//! The year of the draft of the next edition; `cargo xtask edition new` writes this file.\n\n\
         /// The year; none as long as no edition is being drafted.\n\
         pub(super) const YEAR: Option<&str> = Some(\"{year}\");\n"
    )
}

/// The table of the draft from that of the edition before: the same, under the name of the draft, with functions
/// that state what has been decided.
fn table_of_draft(table: &str, year: u16, from: u16) -> Result<String> {
    let own = |what: &str| format!("the table of {from} has no {what}");
    let code = table.find("use ").with_context(|| own("imports"))?;
    let id = format!("id: EditionId::E{from},");
    let (before, after) = table[code..].split_once(&id).with_context(|| own(&id))?;
    let first = before.find("const STANDARD").with_context(|| own("`const STANDARD`"))?;
    let (helpers, rules) = before.split_at(first);
    Ok(format!(
        "//! The draft of the Laws of {year}, from those of {from}.\n\
         //!\n\
         //! The provisions of `shall`, `may` and `fixing` are inherited: they cite the Laws of {from}. What was compared\n\
         //! with the text of {year} is stated by `decided::shall`, `decided::may` and `decided::fixing`, with its number\n\
         //! there, be it changed or not. `cargo xtask edition status {year}` lists what is still inherited.\n\n\
         {helpers}{DECIDED}{rules}id: EditionId::Draft,{after}"
    ))
}

const DECIDED: &str = r#"/// The provisions that have been compared with the text of the new edition.
#[allow(dead_code, reason = "until a provision of each kind is decided")]
mod decided {
    use crate::edition_id::EditionId;
    use crate::laws::{Provision, Rule};

    pub(super) const fn shall(article: &'static str, rule: Rule) -> Provision {
        Provision::shall(EditionId::Draft, article, rule)
    }

    pub(super) const fn may(article: &'static str, rule: Rule) -> Provision {
        Provision::may(EditionId::Draft, article, rule)
    }

    pub(super) const fn fixing<T>(article: &'static str, rule: Rule, value: T) -> Provision<T> {
        Provision::fixing(EditionId::Draft, article, rule, value)
    }
}

"#;

#[cfg(test)]
mod tests {
    use proc_macro2::Ident;
    use syn::visit::Visit;
    use syn::{Item, LitInt, LitStr};

    use super::*;

    /// A copy of the files of a draft and of the table that it is made from.
    fn copy(name: &str) -> Result<PathBuf> {
        let copy = std::env::temp_dir().join(format!("acconcio-{name}-{}", std::process::id()));
        for file in [YEAR, DRAFT, &format!("{TABLES}/e2023.rs")] {
            let to = copy.join(file);
            fs::create_dir_all(to.parent().context("a folder")?)?;
            fs::copy(root().join(file), to)?;
        }
        // Whether or not an edition is being drafted here.
        fs::write(copy.join(YEAR), "pub(super) const YEAR: Option<&str> = None;\n")?;
        Ok(copy)
    }

    /// Returns the names and the values in the table of a file, in their order.
    fn table(text: &str) -> Result<Vec<String>> {
        #[derive(Default)]
        struct Words(Vec<String>);
        impl<'a> Visit<'a> for Words {
            fn visit_ident(&mut self, ident: &'a Ident) {
                self.0.push(ident.to_string());
            }
            fn visit_lit_str(&mut self, text: &'a LitStr) {
                self.0.push(text.value());
            }
            fn visit_lit_int(&mut self, number: &'a LitInt) {
                self.0.push(number.to_string());
            }
        }
        let mut words = Words::default();
        let is_table = |item: &Item| matches!(item, Item::Const(_) | Item::Static(_));
        let tables = syn::parse_file(text)?.items.into_iter().filter(is_table);
        tables.for_each(|table| words.visit_item(&table));
        Ok(words.0)
    }

    #[test]
    fn ok_a_draft_has_every_provision_and_each_is_inherited() -> Result<()> {
        let copy = copy("edition-new")?;
        draft(&copy, 2027, 2023)?;
        let (of_draft, of_2023) = (
            fs::read_to_string(copy.join(DRAFT))?,
            fs::read_to_string(copy.join(format!("{TABLES}/e2023.rs")))?,
        );
        // Only the name differs: what is stated cites the edition before.
        let (drafted, inherited) = (table(&of_draft)?, table(&of_2023)?);
        let differs = |(one, other): &(&String, &String)| one != other;
        let different: Vec<_> = drafted.iter().zip(&inherited).filter(differs).collect();
        assert_eq!(different, [(&"Draft".to_owned(), &"E2023".to_owned())]);
        assert_eq!(drafted.len(), inherited.len());
        assert!(fs::read_to_string(copy.join(YEAR))?.contains(r#"Some("2027")"#));
        let again = draft(&copy, 2031, 2023).expect_err("there is a draft");
        assert!(again.to_string().contains("2027"), "{again}");
        fs::remove_dir_all(copy)?;
        Ok(())
    }

    #[test]
    fn err_a_draft_of_nothing_changes_nothing() -> Result<()> {
        let copy = copy("edition-of-nothing")?;
        let before = fs::read_to_string(copy.join(DRAFT))?;
        let error = draft(&copy, 2027, 2019).expect_err("there is no such edition");
        assert!(format!("{error:#}").contains("no edition of 2019"), "{error:#}");
        draft(&copy, 2023, 2023).expect_err("it is not later");
        assert_eq!(fs::read_to_string(copy.join(DRAFT))?, before);
        fs::remove_dir_all(copy)?;
        Ok(())
    }
}
