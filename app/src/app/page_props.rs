//! The properties of a page in a part of its own.

use yew::prelude::*;

use crate::packs::Scenarios;
use crate::profile::shared::Shared;
use crate::route::Route;

/// The properties of a page: its address, and what the app knows. One type for the pages of several parts, because
/// each type costs the first part bytes.
#[derive(Clone)]
pub(crate) struct PageProps {
    pub(crate) shared: Shared,
    pub(crate) scenarios: Scenarios,
    pub(crate) route: Route,
    /// The part of the address from `#` on.
    pub(crate) hash: String,
    /// Replaces it.
    pub(crate) on_hash: Callback<String>,
}
