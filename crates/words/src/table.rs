//! A table of patterns.

use std::fmt;

use crate::code::{PLURAL_TABLE, Reader, TEXT};
use crate::format::{Argument, Given, write};

/// The patterns of one group of texts in one language.
///
/// As text: the schema (sixteen hexadecimal digits), the plural category of each number below [`PLURAL_TABLE`]
/// (a digit each), and the patterns, each a block in the code of [`crate::code`].
#[derive(Debug)]
pub struct Table {
    plurals: &'static str,
    patterns: Vec<&'static str>,
}

/// The reason why bytes are no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// They are of another version of the texts.
    OtherSchema,
    /// They are cut, or not what they should be.
    Broken,
}

impl fmt::Display for Damage {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Damage::OtherSchema => "the texts are of another version",
            Damage::Broken => "the texts are cut or damaged",
        })
    }
}

impl std::error::Error for Damage {}

impl Table {
    /// Reads a table.
    ///
    /// # Errors
    /// When the text is of another schema, cut or damaged.
    pub fn read(text: &'static str, schema: &str) -> Result<Table, Damage> {
        let mut reader = Reader(text);
        let found = reader.bytes(16).ok_or(Damage::Broken)?;
        if found != schema {
            return Err(Damage::OtherSchema);
        }
        let plurals = reader.bytes(PLURAL_TABLE).ok_or(Damage::Broken)?;
        let mut patterns = Vec::new();
        while !reader.0.is_empty() {
            patterns.push(reader.block().ok_or(Damage::Broken)?);
        }
        Ok(Table { plurals, patterns })
    }

    /// The number of patterns.
    pub fn len(&self) -> usize {
        self.patterns.len()
    }

    /// Whether the table has no pattern.
    pub fn is_empty(&self) -> bool {
        self.patterns.is_empty()
    }

    /// A text without arguments; empty if there is none of this index.
    pub fn text(&self, index: usize) -> &'static str {
        let text = |pattern: &&'static str| {
            let mut reader = Reader(pattern);
            (reader.number()? == TEXT).then(|| reader.block())?
        };
        self.patterns.get(index).and_then(text).unwrap_or_default()
    }

    /// A text with its arguments, numbers as `number` writes them; empty if there is none of this index.
    pub fn format(
        &self,
        index: usize,
        arguments: &[Argument<'_>],
        number: &dyn Fn(u64) -> String,
    ) -> String {
        let mut text = String::new();
        if let Some(pattern) = self.patterns.get(index) {
            // What is damaged is shown as far as it goes.
            let given = Given { plurals: self.plurals, arguments, number };
            let _ = write(pattern, &given, &mut text);
        }
        text
    }
}
