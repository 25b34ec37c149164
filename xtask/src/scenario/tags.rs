//! Which statements of the source documents a variant shows, and which it stays just outside of.

use std::ops::Range;

use super::file::{Field, File};

/// The tags of a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tagged {
    /// The variant.
    pub variant: String,
    /// The statements it shows.
    pub shows: Vec<Tag>,
    /// The statements it stays just outside of.
    pub beside: Vec<Tag>,
}

/// A statement named by a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The statement's number.
    pub statement: String,
    /// The bytes of the file where it is named.
    pub span: Range<usize>,
    /// The field, as a path: `variant[2].shows`.
    pub field: String,
}

/// The tags of a scenario file, one entry for each variant; none when the file is not readable.
pub fn tags(text: &str) -> Vec<Tagged> {
    let Ok(file) = toml::from_str::<File>(text) else { return Vec::new() };
    let variants = file.variant.into_inner().into_iter().enumerate();
    let tagged = variants.map(|(index, variant)| {
        let tags = |name: &str, fields: Option<Vec<Field>>| -> Vec<Tag> {
            let field = format!("variant[{}].{name}", index + 1);
            let fields = fields.unwrap_or_default().into_iter();
            fields.map(|statement| tag(&field, statement)).collect()
        };
        Tagged {
            shows: tags("shows", variant.shows),
            beside: tags("beside", variant.beside),
            variant: variant.id.into_inner(),
        }
    });
    tagged.collect()
}

fn tag(field: &str, statement: Field) -> Tag {
    let span = statement.span();
    Tag { statement: statement.into_inner(), span, field: field.to_owned() }
}
