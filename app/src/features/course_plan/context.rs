//! The context that every part of the course plan page needs.

use super::plans::Edit;
use super::{CoursePlan, Line};
use crate::features::library::Library;
use crate::features::library::filter::{Filter, with_query};
use crate::features::library::queue::{Purpose, Queue};
use crate::features::library::source::PlanAt;
use crate::language::Language;
use crate::packs::own;
use crate::platform::address;
use crate::profile::shared::Shared;
use crate::route::{ExamPage, PresentPage, Route};
use acconcio_training::digest::Index;
use acconcio_training::scenario::{Boards, Catalogue, Courses, IncidentName};
use std::collections::BTreeSet;
use std::rc::Rc;
use yew::prelude::*;

/// The state of the picker: the choice of incidents, and how often more of them were asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Picking {
    pub(crate) filter: Filter,
    pub(crate) more: usize,
}

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
    pub(crate) picking: UseStateHandle<Picking>,
    /// The index of the incidents under the laws of the picker, once it has arrived.
    pub(crate) index: Option<Rc<Index>>,
    /// The boards of the incidents, once they have arrived.
    pub(crate) boards: Option<Rc<Boards>>,
    pub(crate) on_edit: Callback<Edit>,
}

impl PlanContext<'_> {
    /// The callback of a button that makes an edit.
    pub(crate) fn edits(&self, edit: Edit) -> Callback<MouseEvent> {
        self.on_edit.reform(move |_: MouseEvent| edit.clone())
    }

    /// The library from which incidents are picked, under the laws of the picker.
    pub(crate) fn library(&self) -> Library<'_> {
        let shared = &self.props.shared;
        let laws = self.picking.filter.laws.unwrap_or(shared.laws);
        let index = self.index.as_deref();
        Library { index, laws, ..Library::of(&self.props.catalogue, shared) }
    }

    /// The hash of the plan itself.
    pub(crate) fn own_hash(&self) -> String {
        let query = match &self.at {
            PlanAt::Saved(id) => format!("plan={id}"),
            PlanAt::Shared(text) => {
                serde_urlencoded::to_string([("shared", text)]).unwrap_or_default()
            }
        };
        with_query(&Route::Present(PresentPage::Plan), &query)
    }

    /// The hash of a session as it is printed.
    pub(crate) fn print_hash(&self, place: usize) -> String {
        let own = self.own_hash();
        let joint = if own.contains('?') { '&' } else { '?' };
        format!("{own}{joint}print={}", place + 1)
    }

    /// Whether the plan is stored on the device; one in an address can be read but not edited.
    pub(crate) const fn is_kept(&self) -> bool {
        matches!(self.at, PlanAt::Saved(_))
    }
}

/// The address that contains a plan as participants may see it: without the speaker's notes, and with those of its
/// incidents that are one's own.
pub(crate) fn link_to(plan: &CoursePlan) -> String {
    let plan = plan.without_notes();
    let shared = serde_urlencoded::to_string([("shared", plan.write_short())]).unwrap_or_default();
    let entries = plan.entries.iter().filter_map(|line| match line {
        Line::Read(entry) => Some(entry),
        Line::Unread(_) => None,
    });
    let ids: BTreeSet<&str> =
        entries.flat_map(|entry| &entry.incidents).map(|it| it.scenario.as_str()).collect();
    let held = own::carried(&ids.into_iter().collect::<Vec<_>>());
    let parts: Vec<String> = [shared, held].into_iter().filter(|it| !it.is_empty()).collect();
    let query = parts.join("&");
    let hash = with_query(&Route::Present(PresentPage::Plan), &query);
    let address = address::address();
    format!("{}{hash}", address.split('#').next().unwrap_or_default())
}

/// The hash under which an exam on some incidents is composed.
pub(crate) fn exam_hash(names: Vec<IncidentName>) -> String {
    let query = Queue::of(Purpose::Chosen(names)).to_query();
    with_query(&Route::Exam(ExamPage::Compose), &query)
}
