//! Values to be saved, as they are reported to listeners that save them elsewhere too.

use super::bookmark::Bookmark;
use super::log::{id_of, read_attempt};
use super::ruling_record::RulingRecord;
use super::{Key, read};

/// A value to be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A ruling that was given.
    Ruling(RulingRecord),
    /// The incident opened.
    Bookmark(Bookmark),
}

impl Heard {
    /// Parses a text saved under a name; none where it is neither of these.
    pub fn of(name: &str, text: &str) -> Option<Heard> {
        if id_of(name).is_some() {
            read_attempt(text).ok().map(Heard::Ruling)
        } else if name == Key::Bookmark.name() {
            read(text).ok().map(Heard::Bookmark)
        } else {
            None
        }
    }
}
