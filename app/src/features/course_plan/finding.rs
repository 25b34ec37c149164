//! The search for more incidents for an entry: by words, or all of a course.

use acconcio_training::scenario::{Course, IncidentName, VariantEntry};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::Planned;
use super::context::PlanContext;
use super::plans::Edit;
use crate::ui::search::{Search, search_field};

/// The greatest number of results shown.
const MOST: usize = 12;

/// A search field, its results, and a list of courses.
pub(crate) fn finding(context: &PlanContext<'_>, place: usize) -> Html {
    let language = context.language;
    let words = language.course_plan();
    let on_typed = {
        let sought = context.sought.setter();
        Callback::from(move |text: String| sought.set(text))
    };
    let found = found(context);
    let rows = found.iter().take(MOST).map(|(name, title, label)| {
        let add = Edit::Add(place, vec![planned(name)]);
        html! {
            <li key={format!("{}/{}", name.scenario, name.variant)}>
                <span class="plan-incident">{ title.clone() }<span class="lesson-variant">{ label.clone() }</span></span>
                <button type="button" class="button small" aria-label={format!("{}: {title}, {label}", words.add())}
                    onclick={context.edits(add)}>{ words.add() }</button>
            </li>
        }
    });
    let is_idle = context.sought.trim().is_empty();
    html! {
        <section class="plan-finding" aria-label={words.add_incident()}>
            <h3>{ words.add_incident() }</h3>
            <div class="plan-fields">
                { search_field(words.search(), &context.sought, on_typed) }
                { courses(context, place) }
            </div>
            <div role="status">
                if !is_idle && found.is_empty() { <p>{ words.nothing_found() }</p> }
                if found.len() > MOST { <p class="hint">{ words.more_found() }</p> }
            </div>
            <ul class="plan-found">{ for rows }</ul>
        </section>
    }
}

/// The variants whose texts contain every word; none without a word.
fn found(context: &PlanContext<'_>) -> Vec<(IncidentName, String, String)> {
    let language = context.language;
    let search = Search::of(&context.sought);
    if context.sought.trim().is_empty() {
        return Vec::new();
    }
    let scenarios = context.props.catalogue.scenarios.iter();
    let of_scenario = scenarios.flat_map(|scenario| {
        let topics: Vec<&str> =
            scenario.topics.iter().map(|topic| language.topic(*topic)).collect();
        let about =
            [language.of(&scenario.title), language.of(&scenario.summary), &topics.join(" ")]
                .join(" ");
        let search = &search;
        scenario.variants.iter().filter_map(move |entry: &VariantEntry| {
            let label = language.of(&entry.label);
            search.admits("", &[&about, label]).then(|| {
                let name =
                    IncidentName { scenario: scenario.id.clone(), variant: entry.id.clone() };
                (name, language.of(&scenario.title).to_owned(), label.to_owned())
            })
        })
    });
    of_scenario.collect()
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

fn planned(name: &IncidentName) -> Planned {
    Planned { scenario: name.scenario.clone(), variant: name.variant.clone(), notes: String::new() }
}
