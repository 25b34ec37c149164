//! The course plan: composed, saved, opened, presented, practised.

mod editing;
mod entry;
mod finding;
mod tools;

use std::rc::Rc;

use acconcio_core::story::{Catalogue, Courses};
use serde::Deserialize;
use web_sys::File;
use yew::prelude::*;

use crate::app::Shared;
use crate::browser;
use crate::course_plan::{CoursePlan, Edit, Line, PlanError, Plans};
use crate::filter::with_query;
use crate::language::Language;
use crate::present::PlanAt;
use crate::route::{PresentPage, Route};
use crate::stories::{COURSES, use_pack};
use editing::editing;
use entry::entry;
use tools::tools;

/// What the page needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PlanProps {
    pub(super) shared: Shared,
    pub(super) catalogue: Rc<Catalogue>,
    pub(super) hash: String,
}

/// What was done last.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Said {
    Nothing,
    Opened,
    NotOpened(PlanError),
    Copied,
    /// The browser does not let it be copied: the address itself.
    ToCopy(String),
    AskedToForget,
}

/// The plan shown, with everything that is done to it.
pub(super) struct Table<'a> {
    pub(super) language: Language,
    pub(super) props: &'a PlanProps,
    /// The plan shown.
    pub(super) plan: &'a CoursePlan,
    /// Where it is.
    pub(super) at: PlanAt,
    pub(super) courses: Option<Rc<Courses>>,
    /// The entry that is being edited, counted from zero.
    pub(super) open: UseStateHandle<Option<usize>>,
    pub(super) sought: UseStateHandle<String>,
    pub(super) on_edit: Callback<Edit>,
}

impl Table<'_> {
    /// A button's way to edit.
    pub(super) fn edits(&self, edit: Edit) -> Callback<MouseEvent> {
        self.on_edit.reform(move |_: MouseEvent| edit.clone())
    }

    /// A plan in an address can be read, and not be edited.
    pub(super) const fn is_kept(&self) -> bool {
        matches!(self.at, PlanAt::Kept(_))
    }
}

/// What can be done to the plans as a whole.
#[derive(Clone, PartialEq)]
pub(super) struct Doing {
    pub(super) on_new: Callback<MouseEvent>,
    pub(super) on_choose: Callback<u64>,
    pub(super) on_file: Callback<File>,
    pub(super) on_keep: Callback<MouseEvent>,
    pub(super) on_forget: Callback<MouseEvent>,
    pub(super) said: UseStateHandle<Said>,
}

/// The course plan.
#[component]
pub(super) fn PlanPage(props: &PlanProps) -> Html {
    let PlanProps { shared, hash, .. } = props;
    let language = shared.language;
    let words = language.course_plan();
    let storage = shared.progress.storage().clone();
    let plans = use_state_eq(|| storage.load::<Plans>());
    let chosen = use_state_eq(|| plans.last());
    let said = use_state_eq(|| Said::Nothing);
    let open = use_state_eq(|| None::<usize>);
    let sought = use_state_eq(String::new);
    let courses = use_pack::<Courses>(Some(COURSES)).ready().cloned();
    let in_address = use_memo(hash.clone(), |hash| shared_in(hash));
    browser::use_title(language, words.heading);
    let keep = {
        let (storage, plans) = (storage.clone(), plans.clone());
        // Another window may have kept something since.
        Callback::from(move |change: Box<dyn Fn(&Plans) -> Plans>| {
            let next = change(&storage.load::<Plans>());
            storage.store(&next);
            plans.set(next);
        })
    };
    let add = {
        let (keep, storage, chosen, open) =
            (keep.clone(), storage.clone(), chosen.setter(), open.setter());
        Callback::from(move |plan: CoursePlan| {
            let (_, id) = storage.load::<Plans>().with(plan.clone(), browser::now());
            keep.emit(Box::new(move |plans| plans.with(plan.clone(), id).0));
            chosen.set(Some(id));
            open.set(None);
        })
    };
    let (at, read) = match &*in_address {
        Some((text, read)) => (Some(PlanAt::Shared(text.clone())), Some(read.clone())),
        None => {
            let id = chosen.filter(|id| plans.plan(*id).is_some()).or(plans.last());
            (id.map(PlanAt::Kept), id.and_then(|id| plans.plan(id)).cloned().map(Ok))
        }
    };
    let doing = doing(&add, &keep, &chosen, &said, at.as_ref(), read.as_ref());
    let on_edit = {
        let (keep, at) = (keep, at.clone());
        Callback::from(move |edit: Edit| {
            if let Some(PlanAt::Kept(id)) = at {
                keep.emit(Box::new(move |plans| plans.edited(id, &edit)));
            }
        })
    };
    let table = match (&at, &read) {
        (Some(at), Some(Ok(plan))) => {
            Some(Table { language, props, plan, at: at.clone(), courses, open, sought, on_edit })
        }
        _ => None,
    };
    let broken = read.as_ref().and_then(|read| read.as_ref().err());
    let ondrop = {
        let on_file = doing.on_file.clone();
        Callback::from(move |event: DragEvent| {
            let files = event.data_transfer().and_then(|dropped| dropped.files());
            if let Some(file) = files.and_then(|files| files.get(0)) {
                event.prevent_default();
                on_file.emit(file);
            }
        })
    };
    // Otherwise the browser would open the file itself.
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    html! {
        <main id="content" class="course-plan" tabindex="-1" {ondrop} {ondragover}>
            <h1>{ words.heading }</h1>
            <p class="page-lead">{ words.lead }</p>
            if let Some(error) = broken {
                <p class="present-notice" role="alert">{ words.not_opened }{ " " }{ language.plan_error(error) }</p>
            }
            { tools(language, table.as_ref(), &plans, &doing) }
            { match &table {
                Some(table) => whole(table),
                None if broken.is_none() => html! { <p>{ words.not_kept }</p> },
                None => html! {},
            } }
        </main>
    }
}

/// What is done to the plans as a whole.
fn doing(
    add: &Callback<CoursePlan>,
    keep: &Callback<Box<dyn Fn(&Plans) -> Plans>>,
    chosen: &UseStateHandle<Option<u64>>,
    said: &UseStateHandle<Said>,
    at: Option<&PlanAt>,
    read: Option<&Result<CoursePlan, PlanError>>,
) -> Doing {
    let to_own = || browser::go_to_hash(&Route::Present(PresentPage::Plan).to_hash());
    let on_new = add.reform(move |_: MouseEvent| {
        to_own();
        let mut plan = CoursePlan::default();
        plan.edit(&Edit::AddEntry);
        plan
    });
    let on_choose = {
        let (chosen, said) = (chosen.setter(), said.setter());
        Callback::from(move |id: u64| {
            chosen.set(Some(id));
            said.set(Said::Nothing);
            to_own();
        })
    };
    let on_file = {
        let (add, said) = (add.clone(), said.setter());
        Callback::from(move |file: File| {
            let (add, said) = (add.clone(), said.clone());
            browser::read_text(&file, move |text| match CoursePlan::read(&text) {
                Ok(plan) => {
                    to_own();
                    add.emit(plan);
                    said.set(Said::Opened);
                }
                Err(error) => said.set(Said::NotOpened(error)),
            });
        })
    };
    let on_keep = {
        let (add, said) = (add.clone(), said.setter());
        let plan = read.and_then(|read| read.as_ref().ok()).cloned();
        Callback::from(move |_: MouseEvent| {
            if let Some(plan) = plan.clone() {
                to_own();
                add.emit(plan);
                said.set(Said::Opened);
            }
        })
    };
    let on_forget = {
        let (keep, said, at) = (keep.clone(), said.setter(), at.cloned());
        Callback::from(move |_: MouseEvent| {
            if let Some(PlanAt::Kept(id)) = at {
                keep.emit(Box::new(move |plans| plans.without(id)));
            }
            said.set(Said::Nothing);
        })
    };
    Doing { on_new, on_choose, on_file, on_keep, on_forget, said: said.clone() }
}

/// The plan that comes with an address, and its text.
fn shared_in(hash: &str) -> Option<(String, Result<CoursePlan, PlanError>)> {
    #[derive(Default, Deserialize)]
    #[serde(default)]
    struct Query {
        shared: Option<String>,
    }
    let query = hash.split_once('?').map_or("", |(_, query)| query);
    let text = serde_urlencoded::from_str::<Query>(query).unwrap_or_default().shared?;
    let read = CoursePlan::read(&text);
    Some((text, read))
}

/// The address that brings a plan along.
pub(super) fn link_to(plan: &CoursePlan) -> String {
    let query = serde_urlencoded::to_string([("shared", plan.write_short())]).unwrap_or_default();
    let hash = with_query(&Route::Present(PresentPage::Plan), &query);
    let address = browser::address();
    format!("{}{hash}", address.split('#').next().unwrap_or_default())
}

/// What is wrong with the plan, then its entries.
fn whole(table: &Table<'_>) -> Html {
    let words = table.language.course_plan();
    let troubles = table.plan.troubles(&table.props.catalogue);
    let title = table.plan.title.clone();
    let on_title = table.on_edit.reform(|event: Event| Edit::Title(editing::value_of(&event)));
    let lines =
        table.plan.entries.iter().enumerate().map(|(place, line)| line_shown(table, place, line));
    html! {
        <>
            if table.is_kept() {
                <label class="plan-field plan-title"><span>{ words.title }</span>
                    <input type="text" value={title} onchange={on_title} /></label>
            } else if !title.is_empty() {
                <h2>{ title }</h2>
            }
            if !troubles.is_empty() {
                <section class="present-notice" role="alert">
                    <h2>{ words.troubles }</h2>
                    <ul>{ for troubles.iter().map(|trouble| html! { <li>{ table.language.plan_trouble(trouble) }</li> }) }</ul>
                    <p>{ words.troubles_line }</p>
                </section>
            }
            <ol class="plan-entries" aria-label={words.entries}>{ for lines }</ol>
            if table.is_kept() {
                <button type="button" class="button" onclick={add_entry(table)}>{ words.add_entry }</button>
            }
        </>
    }
}

/// A new entry is opened at once.
fn add_entry(table: &Table<'_>) -> Callback<MouseEvent> {
    let (open, place) = (table.open.setter(), table.plan.entries.len());
    let on_edit = table.on_edit.clone();
    Callback::from(move |_: MouseEvent| {
        on_edit.emit(Edit::AddEntry);
        open.set(Some(place));
    })
}

fn line_shown(table: &Table<'_>, place: usize, line: &Line) -> Html {
    let is_open = *table.open == Some(place) && table.is_kept();
    html! {
        <li key={place} class="plan-entry">
            { match line.read() {
                Some(read) if is_open => editing(table, place, read),
                Some(read) => entry(table, place, read),
                None => entry::unread(table, place, line),
            } }
        </li>
    }
}
