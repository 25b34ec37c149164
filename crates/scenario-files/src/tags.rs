//! The statements of the source documents that a variant shows, and those that it is just outside of.

use std::ops::Range;

use serde::Deserialize;

use crate::fields::Field;

/// The tags of a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tagged {
    /// The variant.
    pub variant: String,
    /// The statements that it shows.
    pub shows: Vec<Tag>,
    /// The statements that it is just outside of.
    pub beside: Vec<Tag>,
}

/// A statement named by a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The statement's number.
    pub statement: String,
    /// The byte range in the file where it is named.
    pub span: Range<usize>,
    /// The field, as a path: `variant[2].shows`.
    pub field: String,
}

/// The fields of a scenario file, of either game, that are read here.
#[derive(Deserialize)]
struct File {
    variant: Vec<Variant>,
}

#[derive(Deserialize)]
struct Variant {
    id: String,
    #[serde(default)]
    shows: Vec<Field>,
    #[serde(default)]
    beside: Vec<Field>,
}

/// Returns the tags of a scenario file, one entry for each variant; none when the file cannot be parsed.
pub fn tags(text: &str) -> Vec<Tagged> {
    let Ok(file) = toml::from_str::<File>(text) else { return Vec::new() };
    let tagged = file.variant.into_iter().enumerate().map(|(index, variant)| {
        let tags = |name: &str, fields: Vec<Field>| -> Vec<Tag> {
            let field = format!("variant[{}].{name}", index + 1);
            fields.into_iter().map(|statement| tag(&field, statement)).collect()
        };
        Tagged {
            shows: tags("shows", variant.shows),
            beside: tags("beside", variant.beside),
            variant: variant.id,
        }
    });
    tagged.collect()
}

fn tag(field: &str, statement: Field) -> Tag {
    let span = statement.span();
    Tag { statement: statement.into_inner(), span, field: field.to_owned() }
}
