//! The menu of what can be said or done beside the board: what the moment calls for, and behind it the rest.

use acconcio_adjudication::incident::{Act, ActKind, Person};
use acconcio_authoring::speech::{CONDUCT, Fit, Saying, sayings};
use yew::prelude::*;

use super::bench_props::{AFTER_BOARD, BenchProps};
use super::fields::{select, toggle};
use super::state::BenchAction;
use crate::ui::icon::icon;

const PEOPLE: [Person; 4] = [Person::White, Person::Black, Person::Arbiter, Person::Bystander];

/// The menu.
#[component]
pub(crate) fn SayingMenu(props: &BenchProps) -> Html {
    let BenchProps { language, bench } = props;
    let words = language.bench();
    let by = use_state_eq(|| None::<Person>);
    let who = by.unwrap_or(Person::from(bench.actor()));
    let said = sayings(&bench.walk, bench.at, who);
    let person = |one: Person| {
        let by = by.clone();
        let onclick = Callback::from(move |_: MouseEvent| by.set(Some(one)));
        toggle(html! { { language.person(one, None) } }, one == who, onclick)
    };
    let now = said.iter().filter(|saying| saying.fit == Fit::Now);
    // All of it is conduct that the arbiter judges, so none is his own.
    let conduct = CONDUCT.into_iter().filter(|_| who != Person::Arbiter).map(ActKind::Misbehaves);
    let (kinds, names): (Vec<ActKind>, Vec<String>) = said
        .iter()
        .filter(|saying| saying.fit == Fit::Anytime)
        .map(|Saying { kind, .. }| kind.clone())
        .chain(conduct)
        .map(|kind| (kind.clone(), language.saying(who, kind, bench.board_state())))
        .unzip();
    let options: Vec<(Option<ActKind>, String)> = std::iter::once((None, words.more().to_owned()))
        .chain(kinds.into_iter().map(Some).zip(names))
        .collect();
    let on_more = {
        let dispatcher = bench.dispatcher();
        Callback::from(move |kind: Option<ActKind>| {
            if let Some(kind) = kind {
                dispatcher.dispatch(BenchAction::Say(who, kind));
            }
        })
    };
    html! {
        <section class="bench-saying" id={AFTER_BOARD} tabindex="-1" aria-labelledby="bench-saying">
            <h2 id="bench-saying">{ words.saying() }</h2>
            <div class="bench-row" role="group" aria-label={words.who()}>{ for PEOPLE.map(person) }</div>
            <div class="bench-row">{ for now.map(|saying| one(props, who, &saying.kind)) }</div>
            { select(words.anything_else(), &options, &None, &on_more) }
        </section>
    }
}

fn one(props: &BenchProps, who: Person, kind: &ActKind) -> Html {
    let BenchProps { language, bench } = props;
    let label = language.saying(who, kind.clone(), bench.board_state());
    let act = Act::by(who, kind.clone());
    let sign = if language.speech(&act).is_some() { "mark-speech" } else { "mark-arbiter" };
    html! {
        <button type="button" class="button small" onclick={props.does(BenchAction::Say(who, kind.clone()))}>
            { icon(sign) }{ label }
        </button>
    }
}
