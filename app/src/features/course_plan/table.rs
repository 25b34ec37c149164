//! What every part of the page of a course plan needs.

use super::CoursePlan;
use super::plans::Edit;
use crate::features::library::filter::with_query;
use crate::features::library::source::PlanAt;
use crate::language::Language;
use crate::platform::browser;
use crate::profile::shared::Shared;
use crate::route::{PresentPage, Route};
use acconcio_training::scenario::{Catalogue, Courses};
use std::rc::Rc;
use yew::prelude::*;

/// What the page needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PlanProps {
    pub(crate) shared: Shared,
    pub(crate) catalogue: Rc<Catalogue>,
    pub(crate) hash: String,
}

/// The plan shown, with everything that is done to it.
pub(crate) struct Table<'a> {
    pub(crate) language: Language,
    pub(crate) props: &'a PlanProps,
    /// The plan shown.
    pub(crate) plan: &'a CoursePlan,
    /// Where it is.
    pub(crate) at: PlanAt,
    pub(crate) courses: Option<Rc<Courses>>,
    /// The entry that is being edited, counted from zero.
    pub(crate) open: UseStateHandle<Option<usize>>,
    pub(crate) sought: UseStateHandle<String>,
    pub(crate) on_edit: Callback<Edit>,
}

impl Table<'_> {
    /// A button's way to edit.
    pub(crate) fn edits(&self, edit: Edit) -> Callback<MouseEvent> {
        self.on_edit.reform(move |_: MouseEvent| edit.clone())
    }

    /// A plan in an address can be read, and not be edited.
    pub(crate) const fn is_kept(&self) -> bool {
        matches!(self.at, PlanAt::Saved(_))
    }
}

/// The address that brings a plan along.
pub(crate) fn link_to(plan: &CoursePlan) -> String {
    let query = serde_urlencoded::to_string([("shared", plan.write_short())]).unwrap_or_default();
    let hash = with_query(&Route::Present(PresentPage::Plan), &query);
    let address = browser::address();
    format!("{}{hash}", address.split('#').next().unwrap_or_default())
}
