//! A table of patterns.

use std::fmt;

use crate::code::{PLURAL_TABLE, Reader};
use crate::format::{Argument, Piece, is_whole, piece, write};

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
    /// Reads a table, and checks every pattern of it.
    ///
    /// # Errors
    /// When the text is of another schema, cut or damaged.
    pub fn read(text: &'static str, schema: u64) -> Result<Table, Damage> {
        let mut reader = Reader(text);
        let found = reader.bytes(16).ok_or(Damage::Broken)?;
        if u64::from_str_radix(found, 16) != Ok(schema) {
            return Err(Damage::OtherSchema);
        }
        let plurals = reader.bytes(PLURAL_TABLE).ok_or(Damage::Broken)?;
        let mut patterns = Vec::new();
        while !reader.0.is_empty() {
            let pattern = reader.block().filter(|pattern| is_whole(pattern));
            patterns.push(pattern.ok_or(Damage::Broken)?);
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
        let Some(pattern) = self.patterns.get(index) else { return "" };
        match piece(&mut Reader(pattern)) {
            Some(Piece::Text(text)) => text,
            Some(Piece::Argument(_) | Piece::Select { .. } | Piece::Capital(_)) | None => "",
        }
    }

    /// A text with its arguments; empty if there is none of this index.
    pub fn format(&self, index: usize, arguments: &[Argument<'_>]) -> String {
        let mut text = String::new();
        if let Some(pattern) = self.patterns.get(index) {
            write(pattern, self.plurals, arguments, &mut text);
        }
        text
    }
}
