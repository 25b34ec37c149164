//! The page of the course plan: composing, saving, opening, presenting and practising it.

use super::context::{Picking, PlanContext, PlanProps};
use crate::ui::document;
use acconcio_training::scenario::Courses;
use yew::prelude::*;

use super::Line;
use super::adding::{Adding, added_in};
use super::editing::editing;
use super::entry::entry;
use super::keeping::{PlanStore, use_keeping};
use super::plans::Edit;
use super::session_sheet::{SessionSheet, printed_in};
use super::tools::tools;
use crate::packs::{PackName, use_boards, use_index, use_pack};

/// The page of the course plan.
#[component]
pub(crate) fn PlanPage(props: &PlanProps) -> Html {
    let language = props.shared.language;
    let words = language.course_plan();
    let PlanStore { plans, at, read, doing, on_edit, open } = use_keeping(props);
    let picking = use_state_eq(Picking::default);
    let index = use_index(picking.filter.laws.unwrap_or(props.shared.laws)).ready().cloned();
    let boards = use_boards();
    let courses = PackName::Courses(props.shared.laws);
    let courses = use_pack::<Courses>(Some(courses), language).ready().cloned();
    document::use_title(language, words.heading());
    let context = match (&at, &read) {
        (Some(at), Some(Ok(plan))) => {
            let at = at.clone();
            let context = PlanContext {
                language,
                props,
                plan,
                at,
                courses,
                open,
                picking,
                index,
                boards,
                on_edit,
            };
            Some(context)
        }
        (Some(_) | None, _) => None,
    };
    if let Some(sheet) = context.as_ref().and_then(printed) {
        return sheet;
    }
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
    // Without this the browser would open the dropped file itself.
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    html! {
        <main id="content" class="course-plan" tabindex="-1" {ondrop} {ondragover}>
            <h1>{ words.heading() }</h1>
            <p class="page-lead">{ words.lead() }</p>
            if let Some(name) = added_in(&props.hash) {
                <Adding props={props.clone()} plans={(*plans).clone()} {name} on_added={doing.on_added.clone()} />
            }
            if let Some(error) = broken {
                <p class="present-notice" role="alert">{ words.not_opened() }{ " " }{ language.plan_error(error) }</p>
            }
            { tools(language, context.as_ref(), &plans, &doing) }
            { match &context {
                Some(context) => whole(context),
                None if broken.is_none() => html! { <p>{ words.not_kept() }</p> },
                None => html! {},
            } }
        </main>
    }
}

/// The session that the address asks to print.
fn printed(context: &PlanContext<'_>) -> Option<Html> {
    let PlanContext { props, plan, .. } = context;
    let place = printed_in(&props.hash)?;
    let entry = plan.entry(place)?.clone();
    let (shared, catalogue) = (props.shared.clone(), props.catalogue.clone());
    let (plan, back) = (plan.title.clone(), context.own_hash());
    Some(html! { <SessionSheet {shared} {catalogue} {entry} {place} {plan} {back} /> })
}

/// The problems of the plan, then its entries.
fn whole(context: &PlanContext<'_>) -> Html {
    let words = context.language.course_plan();
    let troubles = context.plan.troubles(&context.props.catalogue);
    let title = context.plan.title.clone();
    let on_title =
        context.on_edit.reform(|event: InputEvent| Edit::Title(super::editing::value_of(&event)));
    let lines = context
        .plan
        .entries
        .iter()
        .enumerate()
        .map(|(place, line)| line_shown(context, place, line));
    html! {
        <>
            if context.is_kept() {
                <label class="plan-field plan-title"><span>{ words.title() }</span>
                    <input type="text" value={title} oninput={on_title} /></label>
            } else {
                <p class="hint">{ words.shared() }</p>
                if !title.is_empty() { <h2>{ title }</h2> }
            }
            if !troubles.is_empty() {
                <section class="present-notice" role="alert">
                    <h2>{ words.troubles() }</h2>
                    <ul>{ for troubles.iter().map(|trouble| html! { <li>{ context.language.plan_trouble(trouble) }</li> }) }</ul>
                    <p>{ words.troubles_line() }</p>
                </section>
            }
            <ol class="plan-entries" aria-label={words.entries()}>{ for lines }</ol>
            if context.is_kept() {
                <button type="button" class="button" onclick={context.edits(Edit::AddEntry)}>{ words.add_entry() }</button>
            }
        </>
    }
}

fn line_shown(context: &PlanContext<'_>, place: usize, line: &Line) -> Html {
    let is_open = *context.open == Some(place) && context.is_kept();
    html! {
        <li key={place} class="plan-entry">
            { match line.read() {
                Some(read) if is_open => editing(context, place, read),
                Some(read) => entry(context, place, read),
                None => super::entry::unread(context, place, line),
            } }
        </li>
    }
}
