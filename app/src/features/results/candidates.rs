//! The table of the candidates, and the list of those who passed.

use std::rc::Rc;

use acconcio_training::exam::Class;
use yew::prelude::*;

use super::frame::{NO_NUMBER, framed};
use super::identity::Identity;
use super::register::{Entry, Order, Register, RegisterAction, Remark};
use crate::language::Language;
use crate::ui::icon::icon;

/// The table of the candidates, which can be sorted by name and by marks.
pub(crate) fn candidates(
    language: Language,
    register: &Register,
    on: &Callback<RegisterAction>,
) -> Html {
    let words = language.results();
    let (names, marks) = match register.order {
        Order::Names => ("ascending", "none"),
        Order::NamesBackwards => ("descending", "none"),
        Order::MostMarks => ("none", "descending"),
        Order::FewestMarks => ("none", "ascending"),
    };
    let by_name = if register.order == Order::Names { Order::NamesBackwards } else { Order::Names };
    let by_marks =
        if register.order == Order::MostMarks { Order::FewestMarks } else { Order::MostMarks };
    let sorter = |name: &'static str, sorted: &'static str, to: Order| {
        html! {
            <th scope="col" aria-sort={sorted}>
                <button type="button" onclick={on.reform(move |_: MouseEvent| RegisterAction::Sort(to))}>
                    { name }<span class="marking-arrow" aria-hidden="true">{ arrow(sorted) }</span>
                </button>
            </th>
        }
    };
    let table = html! {
        <table>
            <thead>
                <tr>
                    { sorter(words.candidate(), names, by_name) }
                    { sorter(words.marks(), marks, by_marks) }
                    <th scope="col">{ words.outcome() }</th>
                    <th scope="col">{ words.variant() }</th>
                    <th scope="col">{ words.time() }</th>
                    <th scope="col">{ words.remarks() }</th>
                </tr>
            </thead>
            <tbody>{ for register.sorted().iter().map(|entry| row(language, register, entry, on)) }</tbody>
        </table>
    };
    html! {
        <section class="marking-wide">
            <h2>{ words.candidates() }</h2>
            { framed(words.candidates(), table) }
        </section>
    }
}

fn arrow(sorted: &str) -> &'static str {
    match sorted {
        "ascending" => "▲",
        "descending" => "▼",
        _ => "",
    }
}

fn row(
    language: Language,
    register: &Register,
    entry: &Rc<Entry>,
    on: &Callback<RegisterAction>,
) -> Html {
    let words = language.results();
    let total = register.total(entry);
    let is_adjusted = total != entry.assessment.total;
    let Entry { id, result, assessment, .. } = &**entry;
    let attempt = &result.attempt;
    let remarks = register.remarks(entry);
    let is_doubtful = remarks.contains(&Remark::OtherCode);
    let hits = assessment.knock_outs.iter();
    let notes: Vec<String> = hits
        .map(|(place, error)| language.knock_out_hit(place + 1, *error))
        .chain(remarks.iter().map(|remark| language.remark(remark)))
        .collect();
    let spent = attempt.ended.map(|ended| ended.saturating_sub(attempt.started) / 1000);
    let spent = spent.and_then(|spent| u32::try_from(spent).ok());
    html! {
        <tr key={id.clone()} class={classes!(is_doubtful.then_some("is-changed"))}>
            <th scope="row">{ name(language, entry, on) }</th>
            <td class="marking-mark">
                { language.points(total.points, total.out_of) }
                if is_adjusted { <span class="marking-extra">{ language.candidate().adjusted_mark() }</span> }
            </td>
            <td>{ outcome(language, register.is_passed(entry)) }</td>
            <td>{ entry.paper().link.paper_variant.letter() }</td>
            <td>
                { spent.map_or_else(|| NO_NUMBER.to_owned(), |spent| language.clock(spent)) }
                if attempt.extra > 0 { <span class="marking-extra">{ language.results().extra_time(attempt.extra) }</span> }
            </td>
            <td class="marking-notes">
                if notes.is_empty() { { words.none() } } else {
                    <ul>{ for notes.iter().map(|note| html! { <li>{ note }</li> }) }</ul>
                }
            </td>
        </tr>
    }
}

/// The candidate's name, with a sign where his personal code confirms it.
fn name(language: Language, entry: &Entry, on: &Callback<RegisterAction>) -> Html {
    let id = entry.id.clone();
    let onclick = on.reform(move |_: MouseEvent| RegisterAction::Open(Some(id.clone())));
    let confirmed = (entry.identity == Identity::Confirmed).then(|| language.results().confirmed());
    html! {
        <>
            <button type="button" class="marking-name" title={language.candidate().open()} {onclick}>{ &entry.result.candidate }</button>
            if let Some(confirmed) = confirmed { <span class="marking-confirmed">{ icon("icon-check") }{ confirmed }</span> }
        </>
    }
}

/// The outcome as a word with an icon.
fn outcome(language: Language, is_passed: bool) -> Html {
    let words = language.exam();
    if is_passed {
        html! { <span class="marking-passed">{ icon("icon-check") }{ words.passed() }</span> }
    } else {
        html! { <span class="marking-failed">{ icon("icon-cross") }{ words.not_passed() }</span> }
    }
}

/// The candidates who passed, by name.
pub(crate) fn pass_list(language: Language, register: &Register, class: &Class) -> Html {
    let words = language.results();
    let by_name = Register { order: Order::Names, ..register.clone() }.sorted();
    let passed = by_name.into_iter().filter(|entry| register.is_passed(entry));
    let all_passed = register.entries.iter().filter(|entry| register.is_passed(entry)).count();
    let line = |entry: Rc<Entry>| {
        let is_doubtful = entry.identity == Identity::OtherCode;
        html! {
            <li key={entry.id.clone()}>
                { &entry.result.candidate }
                if is_doubtful { <em>{ " " }{ language.remark(&Remark::OtherCode) }</em> }
            </li>
        }
    };
    html! {
        <section class="marking-pass-list">
            <h2>{ words.pass_list() }</h2>
            <p>{ language.results().how_many_passed(class.candidates, all_passed) }</p>
            if all_passed == 0 { <p>{ words.nobody() }</p> } else { <ol>{ for passed.map(line) }</ol> }
        </section>
    }
}
