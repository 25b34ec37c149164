//! The menu of what can be said or done beside the board: what the moment calls for, and behind it the rest.

use std::cell::RefCell;
use std::rc::Rc;

use acconcio_adjudication::incident::{Act, ActKind, Person};
use acconcio_authoring::speech::{CONDUCT, Fit, Saying, sayings};
use yew::prelude::*;

use super::bench_props::{AFTER_BOARD, BenchProps};
use super::fields::{select, toggle};
use super::state::BenchAction;
use crate::platform::browser;
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
    let is_used = use_focus_kept(bench.at);
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
            <div class="bench-row">{ for now.map(|saying| one(props, who, &saying.kind, &is_used)) }</div>
            { select(words.anything_else(), &options, &None, &on_more) }
        </section>
    }
}

/// Keeps the focus in the menu when the button that was used is no longer in it. The mark is set by the buttons.
#[hook]
fn use_focus_kept(at: usize) -> Rc<RefCell<bool>> {
    let is_used = use_mut_ref(|| false);
    let used = is_used.clone();
    use_effect_with(at, move |_| {
        if used.replace(false) && browser::focused().is_none() {
            browser::focus_in_place(AFTER_BOARD);
        }
    });
    is_used
}

fn one(props: &BenchProps, who: Person, kind: &ActKind, is_used: &Rc<RefCell<bool>>) -> Html {
    let BenchProps { language, bench } = props;
    let label = language.saying(who, kind.clone(), bench.board_state());
    let act = Act::by(who, kind.clone());
    let sign = if language.speech(&act).is_some() { "mark-speech" } else { "mark-arbiter" };
    let onclick = {
        let (say, is_used) = (props.does(BenchAction::Say(who, kind.clone())), is_used.clone());
        Callback::from(move |event: MouseEvent| {
            is_used.replace(true);
            say.emit(event);
        })
    };
    // With a key the focus stays with the words, wherever they stand after the act.
    html! {
        <button key={label.clone()} type="button" class="button small" {onclick}>{ icon(sign) }{ label }</button>
    }
}
