//! The properties of the pages that use a worker.

use crate::profile::shared::Shared;
use yew::prelude::*;

/// The properties of the pages that use a worker.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SearchPageProps {
    pub(crate) shared: Shared,
    /// The hash of the address, which contains the page and the question.
    pub(crate) hash: String,
    /// Sets another hash.
    pub(crate) on_hash: Callback<String>,
}
