//! The statements of the source documents, as listed in `scenarios/statements.toml`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use acconcio_scenario_files::{self as scenario, Diagnostic, STATEMENTS};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use toml::Spanned;

use crate::root::root;

/// The list that was read.
pub struct Statements {
    pub path: PathBuf,
    pub text: String,
    pub list: Vec<Statement>,
    pub unreached: Vec<Unreached>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    statement: Vec<Statement>,
    #[serde(default)]
    unreached: Vec<Unreached>,
}

/// A statement of a source document.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Statement {
    /// Its number: `SEM-09.9`, `TM-31`.
    pub id: Spanned<String>,
    /// The place in the document.
    pub section: String,
    /// The kind of statement: a rule, a case, …
    pub kind: String,
    /// The statement, paraphrased.
    pub says: String,
    /// The facets of a ruling that it concerns; none where nothing can be ruled on.
    pub facets: Option<Vec<String>>,
    /// The reason why nothing can be ruled on.
    pub ungradable: Option<Spanned<String>>,
    /// The reason why no variant is just outside.
    pub no_outside: Option<Spanned<String>>,
    /// The texts that every ruling on a variant that shows it must have.
    #[serde(default)]
    pub look_for: Vec<Spanned<String>>,
    /// The texts that no such ruling may have.
    #[serde(default)]
    pub never: Vec<Spanned<String>>,
}

/// A provision that no incident reaches, or none just outside, with the reason.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unreached {
    /// The name of the edition in files.
    pub edition: String,
    /// The number of the article.
    pub article: String,
    /// The word for the rule.
    pub rule: String,
    /// The reason.
    pub reason: String,
}

impl Statement {
    /// The number of the statement.
    pub fn id(&self) -> &str {
        self.id.get_ref()
    }

    /// Whether something can be ruled on.
    pub fn is_gradable(&self) -> bool {
        self.ungradable.is_none()
    }
}

impl Statements {
    /// Reads the list of the repository.
    ///
    /// # Errors
    /// When it cannot be read, or an entry is wrong.
    pub fn read() -> Result<Statements> {
        let path = Path::new("scenarios").join(STATEMENTS);
        let text = std::fs::read_to_string(root().join(&path))
            .with_context(|| format!("{} cannot be read", path.display()))?;
        match Statements::parse(&path, &text) {
            Ok(statements) => Ok(statements),
            Err(wrong) => bail!("{}", scenario::render(&path, &text, &wrong)),
        }
    }

    /// Parses the list.
    ///
    /// # Errors
    /// All errors in it.
    pub fn parse(path: &Path, text: &str) -> Result<Statements, Vec<Diagnostic>> {
        let file: File = toml::from_str(text).map_err(|e| vec![Diagnostic::of_toml(&e, text)])?;
        let mut wrong = Vec::new();
        let mut ids = BTreeSet::new();
        for statement in &file.statement {
            wrong.extend(fault(statement));
            if !ids.insert(statement.id()) {
                let message = format!("`{}` is listed twice", statement.id());
                let help = "remove one of the two entries";
                wrong.push(Diagnostic::new(statement.id.span(), "id", message, help));
            }
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let (list, unreached) = (file.statement, file.unreached);
        Ok(Statements { path: path.into(), text: text.to_owned(), list, unreached })
    }

    /// Whether there is such a statement.
    pub fn has(&self, id: &str) -> bool {
        self.list.iter().any(|statement| statement.id() == id)
    }
}

fn fault(statement: &Statement) -> Option<Diagnostic> {
    let empty = |field: &Option<Spanned<String>>| {
        field.as_ref().is_some_and(|reason| reason.get_ref().trim().is_empty())
    };
    let (field, message, help) = match (&statement.facets, &statement.ungradable) {
        (None, None) => (
            "facets",
            "nothing says whether it can be ruled on",
            "name the facets it is about, or say in `ungradable` why there is no ruling",
        ),
        (Some(_), Some(_)) => (
            "ungradable",
            "it names facets and says that there is no ruling",
            "keep one of `facets` and `ungradable`",
        ),
        _ if empty(&statement.ungradable) => {
            ("ungradable", "the reason is empty", "say why there is no ruling")
        }
        _ if empty(&statement.no_outside) => {
            ("no-outside", "the reason is empty", "say why no variant can stay just outside")
        }
        _ => return None,
    };
    let message = format!("{}: {message}", statement.id());
    Some(Diagnostic::new(statement.id.span(), field, message, help))
}
