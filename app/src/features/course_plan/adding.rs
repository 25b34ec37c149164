//! An incident that comes with the address, as from the list or from its own page, and the sessions to which it can
//! be added.

use acconcio_training::scenario::IncidentName;
use serde::Deserialize;
use yew::prelude::*;

use super::context::PlanProps;
use super::finding::planned;
use super::plans::{Edit, Plans};
use super::{CoursePlan, Entry, Line};
use crate::features::library::Library;
use crate::features::library::source::{incident_named, titles};
use crate::language::Language;
use crate::platform::browser;
use crate::route::Route;
use crate::ui::icon::icon;

/// The incident in an address.
pub(crate) fn added_in(hash: &str) -> Option<IncidentName> {
    #[derive(Default, Deserialize)]
    #[serde(default)]
    struct Query {
        add: Option<String>,
    }
    let query = hash.split_once('?').map_or("", |(_, query)| query);
    let Query { add } = serde_urlencoded::from_str(query).unwrap_or_default();
    add.map(|path| incident_named(&path))
}

/// The place to which an incident is added: a session of a plan, or a new one at its end; none for a new plan.
type Place = Option<(u64, Option<usize>)>;

/// Returns the plans with an incident added at a place, and the number of the plan that it is in.
pub(crate) fn with_added(
    plans: &Plans,
    name: &IncidentName,
    place: Place,
    now: u64,
) -> (Plans, u64) {
    let incidents = vec![planned(name)];
    let session = Entry { incidents: incidents.clone(), ..Entry::default() };
    match place.and_then(|(id, entry)| Some((id, entry, plans.plan(id)?.clone()))) {
        Some((id, Some(entry), seen)) => {
            (plans.edited(id, &seen, &Edit::Add(entry, incidents), None).0, id)
        }
        Some((id, None, seen)) => {
            let (plans, _) = plans.edited(id, &seen, &Edit::AddEntry, None);
            let grown = plans.plan(id).cloned().unwrap_or_default();
            let last = grown.entries.len().saturating_sub(1);
            (plans.edited(id, &grown, &Edit::Add(last, incidents), None).0, id)
        }
        None => {
            let entries = vec![Line::Read(session)];
            plans.with(CoursePlan { title: String::new(), entries }, now)
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct AddingProps {
    pub(crate) props: PlanProps,
    pub(crate) plans: Plans,
    pub(crate) name: IncidentName,
    /// Shows the plan of this number, as it is stored now.
    pub(crate) on_added: Callback<u64>,
}

/// The sessions of all plans as buttons.
#[component]
pub(crate) fn Adding(props: &AddingProps) -> Html {
    let AddingProps { props, plans, name, on_added } = props;
    let language = props.shared.language;
    let words = language.course_plan();
    let library = Library::of(&props.catalogue, &props.shared);
    let Some((title, label)) = titles(&library, name) else { return html! {} };
    let storage = props.shared.progress.storage().clone();
    let adds = |place: Place| {
        let (storage, name, on_added) = (storage.clone(), name.clone(), on_added.clone());
        Callback::from(move |_: MouseEvent| {
            // Loads them again, since another window may have changed some.
            let (plans, id) = with_added(&storage.load(), &name, place, browser::now());
            storage.store(&plans);
            on_added.emit(id);
        })
    };
    let sessions = |(id, plan): (u64, &CoursePlan)| {
        let of_plan = if plan.title.is_empty() { words.untitled() } else { &plan.title };
        let one = |(entry, line): (usize, &Line)| {
            let session = language.entry_named(entry + 1, line.title());
            let is_read = line.read().is_some();
            is_read.then(|| html! {
                <li><button type="button" class="button" onclick={adds(Some((id, Some(entry))))}>{ session }</button></li>
            })
        };
        let of_plan = of_plan.to_owned();
        html! {
            <section key={id.to_string()}>
                <h3>{ of_plan }</h3>
                <ul class="plan-sessions">
                    { for plan.entries.iter().enumerate().filter_map(one) }
                    <li><button type="button" class="button" onclick={adds(Some((id, None)))}>{ words.add_entry() }</button></li>
                </ul>
            </section>
        }
    };
    html! {
        <section class="present-notice plan-adding" aria-labelledby="adding-heading">
            <h2 id="adding-heading">{ words.add_to_which(said(language, &title, &label)) }</h2>
            { for plans.all().map(sessions) }
            <p class="button-row">
                <button type="button" class="button" onclick={adds(None)}>{ words.new_plan() }</button>
                <a class="button" href={Route::incident(&name.scenario, &name.variant).to_hash()}>{ icon("icon-board") }{ words.back_to_incident() }</a>
            </p>
        </section>
    }
}

fn said(language: Language, title: &str, label: &str) -> String {
    language.listed(&[title.to_owned(), label.to_owned()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(scenario: &str) -> IncidentName {
        IncidentName { scenario: scenario.to_owned(), variant: "a".to_owned() }
    }

    fn incidents(plans: &Plans, id: u64) -> String {
        let plan = plans.plan(id).expect("a plan");
        let of = |line: &Line| {
            let entry = line.read().expect("a session");
            entry.incidents.iter().map(|it| it.scenario.as_str()).collect::<Vec<_>>().join("+")
        };
        plan.entries.iter().map(of).collect::<Vec<_>>().join(" | ")
    }

    #[test]
    fn ok_an_incident_is_added_to_a_session_a_new_one_or_a_new_plan() {
        let address = "#/plan?add=castling%2Fa";
        assert_eq!((added_in(address), added_in("#/plan")), (Some(name("castling")), None));
        let (plans, id) = with_added(&Plans::default(), &name("castling"), None, 7);
        let (plans, same) = with_added(&plans, &name("promotion"), Some((id, Some(0))), 8);
        let (plans, _) = with_added(&plans, &name("two-kings"), Some((id, None)), 9);
        assert_eq!((same, incidents(&plans, id).as_str()), (id, "castling+promotion | two-kings"));
        // A plan that another window has removed meanwhile: nothing is lost.
        let (plans, id) = with_added(&Plans::default(), &name("castling"), Some((id, Some(1))), 10);
        assert_eq!(incidents(&plans, id), "castling");
    }
}
