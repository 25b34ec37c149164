//! A film of a match of Quadrigliona: the same kind of file, with two boards and more people.
//!
//! The format is described for authors in `scenarios/quadrigliona/README.md`.

mod act;
mod expected;
mod facts;
mod file;
mod opening;
mod story;

use acconcio_core::quadrigliona::story::Story;

use super::diagnostic::Diagnostic;
use super::{Film, Folder};

/// The points on which the rules can be read in two ways.
pub use facts::READINGS;

impl Film for Story {
    const FOLDER: Folder = Folder("scenarios/quadrigliona");
    const ADDRESS: &'static str = "quadrigliona";

    fn parse(id: &str, text: &str) -> Result<Story, Vec<Diagnostic>> {
        match toml::from_str::<file::File>(text) {
            Ok(file) => story::story(id, file),
            Err(error) => Err(vec![Diagnostic::of_toml(&error, text)]),
        }
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn variants(&self) -> usize {
        self.variants.len()
    }

    fn rulings(&self) -> Vec<(&str, Vec<super::Entry>)> {
        let variants = self.variants.iter();
        variants.map(|it| (it.id.as_str(), expected::ruled(&it.incident))).collect()
    }
}

#[cfg(test)]
mod tests;
