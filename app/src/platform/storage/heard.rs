//! What is to be kept, told to whoever keeps it elsewhere too.

use super::bookmark::Bookmark;
use super::log::{id_of, read_attempt};
use super::ruling_record::RulingRecord;
use super::{Key, read};

/// What is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A ruling that was given.
    Ruling(RulingRecord),
    /// What is looked at.
    Bookmark(Bookmark),
}

impl Heard {
    /// What a text tells that is kept under a name; none where it is neither of these.
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
