//! The time line: every act in its place, with the moment of decision as a flag, and a form for each.

use std::iter;

use acconcio_adjudication::incident::{Act, Sight};
use acconcio_authoring::{Edit, Part};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::act_form::ActForm;
use super::bench_props::BenchProps;
use super::fields::toggle;
use super::state::BenchAction;
use crate::platform::browser;
use crate::platform::effects::AFTER_DRAWING;
use crate::ui::icon::icon;

/// The list of the acts.
#[component]
pub(crate) fn ActTimeline(props: &BenchProps) -> Html {
    let BenchProps { language, bench } = props;
    let words = language.bench();
    let open = use_state_eq(|| None::<usize>);
    let list = use_node_ref();
    use_effect_with((bench.at, bench.acts()), {
        let list = list.clone();
        move |_| {
            let showing = Timeout::new(AFTER_DRAWING, move || browser::show_current(&list));
            move || drop(showing)
        }
    });
    let form_shown = use_node_ref();
    use_effect_with(*open, {
        let form_shown = form_shown.clone();
        move |_| {
            // After the list has grown to its whole length.
            let showing =
                Timeout::new(AFTER_DRAWING, move || browser::bring_into_view(&form_shown));
            move || drop(showing)
        }
    });
    let decision = bench.written().incident.acts.len();
    // Each with a key of its own: an act more leaves the others in the page as they are.
    let rows = (0..=bench.acts()).flat_map(|index| {
        let flag = (index == decision).then(|| flag(props, decision));
        let row = (index < bench.acts()).then(|| row(props, index, &open, &form_shown));
        flag.into_iter().chain(row)
    });
    let rows = iter::once(start(props)).chain(rows);
    let is_first = (bench.at == 0).then_some("true");
    let is_last = (bench.at == bench.acts()).then_some("true");
    html! {
        <section class="bench-acts" aria-labelledby="bench-acts">
            <div class="bench-heading">
                <h2 id="bench-acts">{ words.acts() }</h2>
                <div class="bench-row" role="toolbar" aria-label={words.steps()}>
                    { step(props, "icon-first", language.player().first(), 0, is_first) }
                    { step(props, "icon-previous", language.player().previous(), bench.at.saturating_sub(1), is_first) }
                    { step(props, "icon-next", language.player().next(), bench.at + 1, is_last) }
                    { step(props, "icon-last", words.to_the_end(), bench.acts(), is_last) }
                </div>
            </div>
            <ol class="bench-list" ref={list}>{ for rows }</ol>
        </section>
    }
}

/// The position before the first act.
fn start(props: &BenchProps) -> Html {
    let is_shown = props.bench.at == 0;
    html! {
        <li key="start" class={classes!("bench-act", "is-start", is_shown.then_some("is-shown"))}>
            <button type="button" class="bench-sentence" aria-current={is_shown.then_some("step")}
                onclick={props.does(BenchAction::Show(0))}>{ props.language.player().before_first() }</button>
        </li>
    }
}

fn step(
    props: &BenchProps,
    name: &'static str,
    label: &'static str,
    at: usize,
    idle: Option<&'static str>,
) -> Html {
    html! {
        <button type="button" class="control" title={label} aria-label={label} aria-disabled={idle}
            onclick={props.does(BenchAction::Show(at))}>{ icon(name) }</button>
    }
}

/// The flag of the moment of decision. At it one chooses whether what is recorded comes before it or after.
fn flag(props: &BenchProps, decision: usize) -> Html {
    let BenchProps { language, bench } = props;
    let words = language.bench();
    let place = |part: Part, label: &'static str| {
        toggle(html! { { label } }, bench.part == part, props.does(BenchAction::Part(part)))
    };
    html! {
        <li key="decision" class="bench-decision">
            { icon("mark-gavel") }<span>{ language.player().decision() }</span>
            if bench.at == decision {
                <div class="bench-row" role="group" aria-label={words.next_comes()}>
                    <span class="bench-caption" aria-hidden="true">{ words.next_comes() }</span>
                    { place(Part::Incident, words.before_decision()) }
                    { place(Part::Epilogue, words.after_decision()) }
                </div>
            }
        </li>
    }
}

/// An act: its sentence, its seconds, what it changed, why it cannot be done, and what can be done with it.
fn row(
    props: &BenchProps,
    index: usize,
    open: &UseStateHandle<Option<usize>>,
    form_shown: &NodeRef,
) -> Html {
    let BenchProps { language, bench } = props;
    let words = language.bench();
    let act = bench.act(index);
    let players = bench.draft().head().players.as_ref();
    // The struck eye says who does not see it.
    let seen = Act { sight: Sight::Seen, ..act.clone() };
    let sentence = language.act_sentence(&seen, &bench.walk.states[index], players);
    let why = bench.walk.impossible[index].as_ref();
    let is_shown = bench.at == index + 1;
    let is_open = **open == Some(index);
    let class = classes!(
        "bench-act",
        is_shown.then_some("is-shown"),
        why.map(|_| "is-impossible"),
        (!act.sight.is_seen()).then_some("is-unseen"),
    );
    let short = |ruling| language.ruling_in_short(ruling);
    let around = bench.rulings_around(index).map(|(before, after)| (short(before), short(after)));
    let ruling = around.filter(|(before, after)| before != after).map(|(_, after)| after);
    let on_open = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(if is_open { None } else { Some(index) }))
    };
    let number = index + 1;
    html! {
        <li key={index} {class}>
            <button type="button" class="bench-sentence" aria-current={is_shown.then_some("step")}
                onclick={props.does(BenchAction::Show(index + 1))}>
                <span class="bench-ordinal">{ number }{ "." }</span>
                if act.after > 0 { <span class="bench-after">{ words.after(act.after) }</span> }
                { sentence }
                if !act.sight.is_seen() {
                    <span class="bench-unseen" title={words.not_seen()}>{ icon("mark-eye-struck") }<span class="visually-hidden">{ words.not_seen() }</span></span>
                }
            </button>
            <button type="button" class="control" aria-expanded={is_open.to_string()}
                title={words.change_act(number)} aria-label={words.change_act(number)} onclick={on_open}>{ icon("icon-more") }</button>
            if let Some(why) = why { <p class="bench-why">{ language.impossible(why) }</p> }
            if let Some(ruling) = ruling { <p class="bench-changed">{ words.changes(ruling) }</p> }
            if is_open { { form(props, index, form_shown) } }
        </li>
    }
}

fn form(props: &BenchProps, index: usize, shown: &NodeRef) -> Html {
    let BenchProps { language, bench } = props;
    let (words, variant) = (language.bench(), bench.variant);
    let button = |name: &'static str, label: &'static str, edit: Edit| {
        let onclick = props.does(BenchAction::Edit(edit));
        html! { <button type="button" class="button small" {onclick}>{ icon(name) }{ label }</button> }
    };
    let decision = bench.written().incident.acts.len();
    html! {
        <div class="bench-form" ref={shown.clone()}>
            <ActForm props={props.clone()} {index} />
            <div class="button-row">
                if index > 0 { { button("icon-previous", words.earlier(), Edit::Move { variant, from: index, to: index - 1 }) } }
                if index + 1 < bench.acts() { { button("icon-next", words.later(), Edit::Move { variant, from: index, to: index + 1 }) } }
                { button("icon-board", words.duplicate(), Edit::Duplicate { variant, at: index }) }
                { button("icon-reset", words.delete(), Edit::Delete { variant, at: index, count: 1 }) }
                if index + 1 != decision { { button("mark-gavel", words.decide_here(), Edit::Decide { variant, at: index + 1 }) } }
            </div>
        </div>
    }
}
