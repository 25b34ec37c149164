//! The context that every part of the course plan page needs.

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

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PlanProps {
    pub(crate) shared: Shared,
    pub(crate) catalogue: Rc<Catalogue>,
    pub(crate) hash: String,
}

/// The plan shown, with the callbacks that change it.
pub(crate) struct PlanContext<'a> {
    pub(crate) language: Language,
    pub(crate) props: &'a PlanProps,
    pub(crate) plan: &'a CoursePlan,
    /// The place of the plan.
    pub(crate) at: PlanAt,
    pub(crate) courses: Option<Rc<Courses>>,
    /// The index of the entry that is being edited.
    pub(crate) open: UseStateHandle<Option<usize>>,
    pub(crate) sought: UseStateHandle<String>,
    pub(crate) on_edit: Callback<Edit>,
}

impl PlanContext<'_> {
    /// The callback of a button that makes an edit.
    pub(crate) fn edits(&self, edit: Edit) -> Callback<MouseEvent> {
        self.on_edit.reform(move |_: MouseEvent| edit.clone())
    }

    /// Whether the plan is stored on the device; one in an address can be read but not edited.
    pub(crate) const fn is_kept(&self) -> bool {
        matches!(self.at, PlanAt::Saved(_))
    }
}

/// The address that contains a plan.
pub(crate) fn link_to(plan: &CoursePlan) -> String {
    let query = serde_urlencoded::to_string([("shared", plan.write_short())]).unwrap_or_default();
    let hash = with_query(&Route::Present(PresentPage::Plan), &query);
    let address = browser::address();
    format!("{}{hash}", address.split('#').next().unwrap_or_default())
}
