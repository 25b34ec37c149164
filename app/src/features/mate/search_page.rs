//! What the pages that ask a worker need.

use crate::language::Language;
use crate::replay::playback::Speed;
use yew::prelude::*;

/// What the pages need.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SearchPageProps {
    pub(crate) language: Language,
    /// How fast the moves are shown.
    pub(crate) speed: Speed,
    /// The address: it tells which page, and what is asked.
    pub(crate) hash: String,
    /// Writes another one.
    pub(crate) on_hash: Callback<String>,
}
