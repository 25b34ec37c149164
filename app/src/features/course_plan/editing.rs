//! An entry of a plan while it is edited.

use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::context::{Picking, PlanContext};
use super::entry::named;
use super::finding::finding;
use super::plans::Edit;
use super::{Entry, Planned};
use crate::features::library::Library;
use crate::features::library::source::titles;
use crate::ui::icon::icon;

/// The text of the field that an event comes from.
pub(crate) fn value_of(event: &Event) -> String {
    let Some(target) = event.target() else { return String::new() };
    match target.dyn_into::<HtmlInputElement>() {
        Ok(input) => input.value(),
        Err(target) => target
            .dyn_into::<HtmlTextAreaElement>()
            .map_or_else(|_| String::new(), |area| area.value()),
    }
}

/// The fields of an entry, its incidents, and the search for more.
pub(crate) fn editing(context: &PlanContext<'_>, place: usize, entry: &Entry) -> Html {
    let words = context.language.course_plan();
    // Stored at each keystroke: a page drawn anew meanwhile would else take back what has been typed.
    let writes = |edit: fn(usize, String) -> Edit| {
        context.on_edit.reform(move |event: InputEvent| edit(place, value_of(&event)))
    };
    let closes = {
        let (open, picking) = (context.open.setter(), context.picking.setter());
        Callback::from(move |_: MouseEvent| {
            open.set(None);
            picking.set(Picking::default());
        })
    };
    let drops = context.edits(Edit::DropEntry(place));
    let raises = context.edits(Edit::RaiseEntry(place));
    let rows = entry.incidents.iter().enumerate();
    html! {
        <div class="plan-editing" role="group" aria-label={context.language.entry_named(place + 1, &entry.title)}>
            <div class="plan-fields">
                <label class="plan-field"><span>{ words.entry_title() }</span>
                    <input type="text" value={entry.title.clone()} oninput={writes(Edit::EntryTitle)} /></label>
                <label class="plan-field"><span>{ words.date() }</span>
                    <input type="date" value={entry.date.clone()} oninput={writes(Edit::Date)} /></label>
            </div>
            <label class="plan-field"><span>{ words.notes() }</span>
                <textarea rows="3" value={entry.notes.clone()} oninput={writes(Edit::Notes)} /></label>
            <h2>{ words.incidents() }</h2>
            <ol class="plan-incidents">{ for rows.map(|(which, planned)| incident(context, (place, which), planned)) }</ol>
            if entry.incidents.is_empty() { <p class="hint">{ words.no_incidents() }</p> }
            { finding(context, place) }
            <div class="button-row">
                <button type="button" class="button primary" onclick={closes}>{ words.edit_done() }</button>
                if place > 0 {
                    <button type="button" class="button" onclick={raises}>{ words.raise_entry() }</button>
                }
                <button type="button" class="button" aria-label={named(context, words.remove_entry(), place, &entry.title)}
                    onclick={drops}>{ words.remove_entry() }</button>
            </div>
        </div>
    }
}

/// An incident with its notes, and the buttons that move and remove it.
fn incident(context: &PlanContext<'_>, (place, which): (usize, usize), planned: &Planned) -> Html {
    let language = context.language;
    let words = language.course_plan();
    let library = Library::of(&context.props.catalogue, &context.props.shared);
    let Planned { scenario, variant, notes } = planned;
    let (title, label) = titles(&library, &planned.name())
        .unwrap_or_else(|| (format!("{scenario}/{variant}"), words.unknown_incident().to_owned()));
    let on_notes = context
        .on_edit
        .reform(move |event: InputEvent| Edit::IncidentNotes(place, which, value_of(&event)));
    let does = |name: &str| format!("{name}: {title}, {label}");
    html! {
        <li key={which}>
            <p class="plan-incident">{ title.clone() }<span class="lesson-variant">{ label.clone() }</span></p>
            <span class="plan-moves">
                if which > 0 {
                    <button type="button" class="control" aria-label={does(words.raise())} title={words.raise()}
                        onclick={context.edits(Edit::Raise(place, which))}>{ icon("icon-chevron") }</button>
                }
                <button type="button" class="control" aria-label={does(words.remove())} title={words.remove()}
                    onclick={context.edits(Edit::Drop(place, which))}>{ icon("icon-cross") }</button>
            </span>
            <label class="plan-field"><span>{ words.incident_notes() }</span>
                <input type="text" value={notes.clone()} oninput={on_notes} /></label>
        </li>
    }
}
