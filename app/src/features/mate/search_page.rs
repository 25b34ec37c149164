//! The properties of the pages that use a worker.

use crate::language::Language;
use crate::replay::playback::Speed;
use yew::prelude::*;

/// The properties of the pages that use a worker.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SearchPageProps {
    pub(crate) language: Language,
    /// The speed at which the moves are shown.
    pub(crate) speed: Speed,
    /// The hash of the address, which contains the page and the question.
    pub(crate) hash: String,
    /// Sets another hash.
    pub(crate) on_hash: Callback<String>,
}
