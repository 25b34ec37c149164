//! A session as it is printed: its incidents one after the other, each as a handout.

use std::rc::Rc;

use acconcio_training::scenario::Catalogue;
use serde::Deserialize;
use yew::prelude::*;

use super::{Entry, Planned};
use crate::features::print::handout::handout;
use crate::features::print::printed::PrintedIncident;
use crate::features::print::sheet::print_button;
use crate::packs::{Fetched, use_scenarios};
use crate::profile::settings::Switch;
use crate::profile::shared::Shared;
use crate::ui::notices::{broken_pack, loading};

/// The index of the session that an address asks to print.
pub(crate) fn printed_in(hash: &str) -> Option<usize> {
    #[derive(Default, Deserialize)]
    #[serde(default)]
    struct Query {
        print: Option<u32>,
    }
    let query = hash.split_once('?').map_or("", |(_, query)| query);
    let Query { print } = serde_urlencoded::from_str(query).unwrap_or_default();
    print.and_then(|number| usize::try_from(number).ok()?.checked_sub(1))
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SessionProps {
    pub(crate) shared: Shared,
    pub(crate) catalogue: Rc<Catalogue>,
    /// The title of the plan.
    pub(crate) plan: String,
    pub(crate) entry: Entry,
    /// Its index in the plan.
    pub(crate) place: usize,
    /// The hash of the plan.
    pub(crate) back: String,
}

/// The sheets of a session, with the rulings and the speaker's notes where he wants them.
#[component]
pub(crate) fn SessionSheet(props: &SessionProps) -> Html {
    let SessionProps { shared, catalogue, plan, entry, place, back } = props;
    let language = shared.language;
    let words = language.course_plan();
    let (rulings, notes) = (use_state_eq(|| Switch::Off), use_state_eq(|| Switch::Off));
    let known = entry.incidents.iter().filter(|planned| planned.is_in(catalogue));
    let ids: Vec<String> = known.map(|it| it.scenario.clone()).collect();
    let scenarios = match use_scenarios(&ids, language) {
        Fetched::Loading => return loading(language),
        Fetched::Failed(error) => return broken_pack(language, &error),
        Fetched::Ready(scenarios) => scenarios,
    };
    let one = |planned: &Planned| {
        let scenario = scenarios.iter().find(|scenario| scenario.id == planned.scenario);
        let ruled = scenario.map(|scenario| Rc::new(scenario.under(shared.laws)));
        let printed = ruled.and_then(|it| PrintedIncident::of(&it, &planned.variant));
        let told = (notes.is_on() && !planned.notes.is_empty()).then(|| planned.notes.clone());
        html! {
            <>
                { match printed {
                    Some(printed) => handout(language, &printed, *rulings),
                    None => html! { <p class="sheet"><code>{ format!("{}/{}", planned.scenario, planned.variant) }</code>{ " " }{ words.unknown_incident() }</p> },
                } }
                if let Some(told) = told { <p class="sheet plan-notes">{ told }</p> }
            </>
        }
    };
    let turned = |switch: &UseStateHandle<Switch>| {
        let switch = switch.clone();
        Callback::from(move |_: Event| switch.set(switch.turned()))
    };
    let title = language.entry_named(place + 1, &entry.title);
    let day = language.planned_for(entry.day());
    html! {
        <main id="content" class="sheet-page session-sheet" tabindex="-1">
            <div class="sheet-bar">
                <a href={back.clone()}>{ words.to_plan() }</a>
                <label class="sheet-choice">
                    <input type="checkbox" checked={rulings.is_on()} onchange={turned(&rulings)} />{ language.print().with_ruling() }
                </label>
                <label class="sheet-choice">
                    <input type="checkbox" checked={notes.is_on()} onchange={turned(&notes)} />{ words.with_notes() }
                </label>
                { print_button(language) }
            </div>
            <header class="sheet session-head">
                <h1>{ title }</h1>
                <p>{ [plan.clone(), day].into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" · ") }</p>
                if notes.is_on() && !entry.notes.is_empty() { <p class="plan-notes">{ entry.notes.clone() }</p> }
            </header>
            { for entry.incidents.iter().map(one) }
        </main>
    }
}
