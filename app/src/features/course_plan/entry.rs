//! An entry of a plan as it is read: to be presented or practised.

use acconcio_training::scenario::IncidentName;
use yew::prelude::*;

use super::context::{PlanContext, exam_hash};
use super::finding::minutes;
use super::plans::Edit;
use super::{Entry, Line, Planned};
use crate::features::library::queue::{Purpose, Queue};
use crate::features::library::source::{Source, titles};
use crate::features::library::{Library, QueueItem};
use crate::ui::cards::state_icon;
use crate::ui::icon::icon;

/// Draws an entry.
pub(crate) fn entry(context: &PlanContext<'_>, place: usize, entry: &Entry) -> Html {
    let words = context.language.course_plan();
    let open = context.open.setter();
    let on_edit = Callback::from(move |_: MouseEvent| open.set(Some(place)));
    let count = entry.incidents.len();
    let names: Vec<IncidentName> = entry.incidents.iter().map(Planned::name).collect();
    let queue = Queue::of(Purpose::Chosen(names.clone()));
    html! {
        <>
            { head(context, place, entry) }
            if !entry.notes.is_empty() { <p class="plan-notes">{ entry.notes.clone() }</p> }
            <ul class="lesson-incidents">{ for entry.incidents.iter().map(|planned| incident(context, &queue, planned)) }</ul>
            if count == 0 { <p class="hint">{ words.no_incidents() }</p> }
            <div class="button-row">
                if count > 0 {
                    <a class="button" href={Source::Entry(context.at.clone(), place).to_hash()}>{ icon("icon-board") }{ words.present() }</a>
                }
                if count > 0 {
                    <a class="button" href={context.print_hash(place)}
                        aria-label={named(context, words.print_session(), place, &entry.title)}>{ words.print_session() }</a>
                    <a class="button" href={exam_hash(names)}
                        aria-label={named(context, words.exam_of_session(), place, &entry.title)}>{ words.exam_of_session() }</a>
                }
                if context.is_kept() {
                    <button type="button" class="button" aria-label={named(context, words.edit(), place, &entry.title)} onclick={on_edit}>{ words.edit() }</button>
                }
            </div>
        </>
    }
}

/// The day and the title of an entry.
fn head(context: &PlanContext<'_>, place: usize, entry: &Entry) -> Html {
    let language = context.language;
    let title = if entry.title.is_empty() {
        language.entry_named(place + 1, "")
    } else {
        entry.title.clone()
    };
    // A date that is not a day is shown as it was written.
    let day = match entry.day() {
        None if !entry.date.is_empty() => entry.date.clone(),
        day => language.planned_for(day),
    };
    let minutes: u32 =
        entry.incidents.iter().filter_map(|planned| minutes_of(context, planned)).sum();
    html! {
        <div class="plan-head">
            <h2>{ title }</h2>
            <p>{ day }{ " · " }{ language.counts().incidents(entry.incidents.len()) }
                if minutes > 0 { { " · " }{ language.course_plan().about_minutes(minutes) } }</p>
        </div>
    }
}

/// The minutes that an incident takes in front of a class; none where it is unknown.
fn minutes_of(context: &PlanContext<'_>, planned: &Planned) -> Option<u32> {
    let scenario = context.props.catalogue.scenario(&planned.scenario)?;
    Some(minutes(scenario.variant(&planned.variant)?.complexity))
}

/// An incident to practise, with the result of the last ruling on it; an unknown one is shown by its
/// name.
fn incident(context: &PlanContext<'_>, queue: &Queue, planned: &Planned) -> Html {
    let language = context.language;
    let library = Library::of(&context.props.catalogue, &context.props.shared);
    let Planned { scenario, variant, notes } = planned;
    let Some((title, label)) = titles(&library, &planned.name()) else {
        return html! {
            <li class="is-unknown"><span>{ icon("icon-cross") }<code>{ format!("{scenario}/{variant}") }</code>{ " " }
                { language.course_plan().unknown_incident() }</span></li>
        };
    };
    let state = library.state(QueueItem { scenario, variant });
    html! {
        <li>
            <a href={queue.hash_at(scenario, variant)}>
                { icon(state_icon(state)) }
                <span class="lesson-incident">{ title }<span class="lesson-variant">{ label }</span></span>
                <span class="lesson-state">{ language.state(state) }</span>
            </a>
            if !notes.is_empty() { <p class="plan-notes">{ notes.clone() }</p> }
        </li>
    }
}

/// An entry that cannot be read; it can only be removed.
pub(crate) fn unread(context: &PlanContext<'_>, place: usize, line: &Line) -> Html {
    let words = context.language.course_plan();
    html! {
        <>
            <div class="plan-head"><h2>{ context.language.entry_named(place + 1, line.title()) }</h2></div>
            <p class="hint">{ words.unread() }</p>
            if context.is_kept() {
                <button type="button" class="button small" aria-label={named(context, words.remove_entry(), place, line.title())}
                    onclick={context.edits(Edit::DropEntry(place))}>{ words.remove_entry() }</button>
            }
        </>
    }
}

/// The spoken name of a button: its action, and the entry concerned.
pub(crate) fn named(context: &PlanContext<'_>, does: &str, place: usize, title: &str) -> String {
    format!("{does}: {}", context.language.entry_named(place + 1, title))
}
