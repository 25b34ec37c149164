//! The picker of incidents for a session: the filters of the list with boards, or all of a course.

use acconcio_training::digest::Complexity;
use acconcio_training::scenario::{Course, IncidentName, ScenarioEntry, VariantEntry};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::Planned;
use super::context::{Picking, PlanContext};
use super::plans::Edit;
use crate::features::library::filters::{Offered, filters};
use crate::ui::search::Search;
use crate::ui::thumbnail::thumbnail;

/// The number of incidents shown at first, and with every press of the button for more.
const AT_A_TIME: usize = 12;

/// The filters, the incidents that they admit, and a list of courses.
pub(crate) fn finding(context: &PlanContext<'_>, place: usize) -> Html {
    let language = context.language;
    let words = language.course_plan();
    let Picking { filter, more } = &*context.picking;
    let library = context.library();
    let on_filter = {
        let picking = context.picking.setter();
        Callback::from(move |filter| picking.set(Picking { filter, more: 0 }))
    };
    let on_more = {
        let picking = context.picking.setter();
        let next = Picking { filter: filter.clone(), more: more + 1 };
        Callback::from(move |_: MouseEvent| picking.set(next.clone()))
    };
    let scenarios = filter.scenarios(&library);
    let found = scenarios.iter().flat_map(|scenario| {
        let variants = filter.variants(&library, scenario).enumerate();
        variants.map(move |(place, variant)| (place, *scenario, variant))
    });
    let mut found: Vec<(usize, &ScenarioEntry, &VariantEntry)> = found.collect();
    // Words find scenarios; first come the variants that have them themselves, and one of each scenario before its
    // others.
    let search = Search::of(&filter.words);
    found.sort_by_key(|(place, scenario, variant)| {
        let texts = [&scenario.title, &variant.label].map(|text| language.of(text));
        (!search.admits("", &texts), *place)
    });
    let shown = AT_A_TIME * (more + 1);
    let rows = found
        .iter()
        .take(shown)
        .map(|(_, scenario, variant)| row(context, place, (scenario, variant)));
    html! {
        <section class="plan-finding" aria-label={words.add_incident()}>
            <h2>{ words.add_incident() }</h2>
            { filters(&library, filter, Offered::Lasting, &on_filter) }
            { courses(context, place) }
            <p role="status">{ language.incidents_found(scenarios.len(), found.len()) }</p>
            <ul class="plan-found">{ for rows }</ul>
            if found.len() > shown {
                <button type="button" class="button" onclick={on_more}>{ words.show_more() }</button>
            }
        </section>
    }
}

/// An incident with its board, its level and its minutes, and the button that adds it.
fn row(
    context: &PlanContext<'_>,
    place: usize,
    (scenario, variant): (&ScenarioEntry, &VariantEntry),
) -> Html {
    let language = context.language;
    let words = language.course_plan();
    let name = IncidentName { scenario: scenario.id.clone(), variant: variant.id.clone() };
    let placement =
        context.boards.as_deref().and_then(|it| it.placement(&scenario.id, &variant.id));
    let (title, label) = (language.of(&scenario.title), language.of(&variant.label));
    let chosen = context.plan.entry(place);
    let is_in = chosen.is_some_and(|entry| entry.incidents.iter().any(|it| it.name() == name));
    let about =
        words.level_and_minutes(language.level(scenario.level), minutes(variant.complexity));
    let said = if is_in { words.is_added() } else { words.add() };
    let add = context.edits(Edit::Add(place, vec![planned(&name)]));
    html! {
        <li key={format!("{}/{}", scenario.id, variant.id)}>
            { thumbnail(placement) }
            <span class="plan-incident">
                { title }<span class="lesson-variant">{ label }</span>
                <span class="plan-about">{ about }</span>
            </span>
            <button type="button" class="button small" aria-pressed={is_in.to_string()} disabled={is_in}
                aria-label={format!("{said}: {title}, {label}")} onclick={add}>{ said }</button>
        </li>
    }
}

/// The minutes that an incident takes in front of a class, watching, ruling and discussing: about what exams give
/// for one, and more for what has many facts.
pub(crate) const fn minutes(complexity: Complexity) -> u32 {
    match complexity {
        Complexity::Plain => 5,
        Complexity::Several => 7,
        Complexity::Much => 10,
    }
}

/// The list of courses; choosing one adds its incidents.
fn courses(context: &PlanContext<'_>, place: usize) -> Html {
    let language = context.language;
    let words = language.course_plan();
    let Some(courses) = context.courses.clone() else { return html! {} };
    let onchange = {
        let (courses, on_edit) = (courses.clone(), context.on_edit.clone());
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            let chosen = usize::try_from(select.selected_index()).ok();
            let chosen = chosen.and_then(|index| index.checked_sub(1));
            if let Some(course) = chosen.and_then(|index| courses.courses.get(index)) {
                on_edit.emit(Edit::Add(place, course.incidents().map(planned).collect()));
            }
            select.set_selected_index(0);
        })
    };
    let option = |course: &Course| html! { <option>{ language.said(&course.title) }</option> };
    html! {
        <label class="plan-field"><span>{ words.add_course() }</span>
            <select {onchange}>
                <option selected=true>{ words.choose_course() }</option>
                { for courses.courses.iter().map(option) }
            </select>
        </label>
    }
}

pub(crate) fn planned(name: &IncidentName) -> Planned {
    Planned { scenario: name.scenario.clone(), variant: name.variant.clone(), notes: String::new() }
}
