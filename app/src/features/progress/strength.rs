//! The results by subject, question and time control, by certainty, and by principle.

use acconcio_training::whatif::Principle;
use yew::prelude::*;

use super::book::{Book, Members};
use super::group::{Group, Opened};
use super::members::members_list;
use crate::language::Language;
use crate::platform::storage::progress::State;
use crate::ui::icon::icon;
use crate::ui::plot::{Bar, Twin, bars, key, twin};

/// The order of the parts of a bar.
const PARTS: [State; 3] = [State::Right, State::Wrong, State::NotRuled];

/// The incidents by subject, question and time control, and the parts below them.
pub(crate) fn strength(language: Language, book: &Book<'_>, open: &Opened, below: Html) -> Html {
    let words = language.progress();
    let part = |id: &'static str, heading: &'static str, members: Vec<Members<'_>>| {
        html! {
            if !members.is_empty() {
                <section class="strength-part" aria-labelledby={id}>
                    <h3 {id}>{ heading }</h3>
                    { known_first(language, heading, members, open) }
                </section>
            }
        }
    };
    html! {
        <section aria-labelledby="strength-heading">
            <h2 id="strength-heading">{ words.strength() }</h2>
            <p>{ words.strength_line() }</p>
            { key(language, &PARTS) }
            <div class="strength">
                { part("topics-heading", words.topics(), book.topics()) }
                <div>
                    { part("questions-heading", words.questions(), book.questions()) }
                    { part("regimes-heading", words.regimes(), book.regimes()) }
                </div>
            </div>
            { below }
        </section>
    }
}

/// The groups with a ruling, and the others in a fold.
fn known_first(
    language: Language,
    heading: &'static str,
    members: Vec<Members<'_>>,
    open: &Opened,
) -> Html {
    let (known, others): (Vec<_>, Vec<_>) = members.into_iter().partition(|it| it.ruled() > 0);
    let is_open = others.iter().any(|it| open.is(&it.group));
    let all = |members| figures(language, heading, named(language, members), open, right_of);
    let others_told = language.progress().others_not_ruled(others.len());
    html! {
        <>
            if !known.is_empty() { { all(known) } }
            if !others.is_empty() {
                <details class="twin" open={is_open}>
                    <summary>{ others_told }</summary>
                    { all(others) }
                </details>
            }
        </>
    }
}

/// The rulings by certainty; nothing where none was ever given.
pub(crate) fn certainty(language: Language, book: &Book<'_>, open: &Opened) -> Html {
    let words = language.progress();
    let members = book.certainties();
    html! {
        if !members.is_empty() {
            <section aria-labelledby="certainty-heading">
                <h2 id="certainty-heading">{ words.certainty() }</h2>
                <p>{ words.certainty_line() }</p>
                { figures(language, words.certainty(), named(language, members), open, rulings_right) }
            </section>
        }
    }
}

/// The wrong principles that were followed, each with its rulings; nothing where there is none.
pub(crate) fn principles(language: Language, book: &Book<'_>, open: &Opened) -> Html {
    let words = language.progress();
    let principles = book.principles();
    let line = |(code, members): &(String, Members<'_>)| {
        let is_open = open.is(&members.group);
        let last = members.members.first().and_then(|member| member.day);
        html! {
            <li key={code.clone()} class={classes!("principle", is_open.then_some("is-open"))}>
                <button type="button" onclick={open.turn(&members.group)} aria-expanded={is_open.to_string()}>
                    { icon("icon-branch") }
                    <span class="principle-name">{ principle_name(language, code) }</span>
                    if let Some(last) = last {
                        <span class="principle-text">{ language.applied(members.members.len(), last) }</span>
                    }
                </button>
                if is_open { { members_list(language, members, open) } }
            </li>
        }
    };
    html! {
        if !principles.is_empty() {
            <section aria-labelledby="principles-heading">
                <h2 id="principles-heading">{ words.principles() }</h2>
                <p>{ words.principles_line() }</p>
                <ul class="principles">{ for principles.iter().map(line) }</ul>
            </section>
        }
    }
}

/// Bars for some groups, and a table with the same figures.
pub(crate) fn figures(
    language: Language,
    of: &str,
    all: Vec<(String, Members<'_>)>,
    open: &Opened,
    text: fn(Language, &Members<'_>) -> String,
) -> Html {
    let headings =
        [&[language.progress().name()][..], &PARTS.map(|state| language.state_label(state))];
    let row = |(name, members): &(String, Members<'_>)| {
        let mut cells = vec![name.clone()];
        cells.extend(PARTS.map(|state| members.count(state).to_string()));
        cells
    };
    let table = Twin {
        of: of.to_owned(),
        headings: headings.concat(),
        rows: all.iter().map(row).collect(),
    };
    let bar = |(name, members): (String, Members<'_>)| {
        let is_open = open.is(&members.group);
        Bar {
            key: members.group.to_hash(),
            name,
            text: text(language, &members),
            counts: PARTS.map(|state| (state, members.count(state))),
            on_turn: open.turn(&members.group),
            open: is_open.then(|| members_list(language, &members, open)),
        }
    };
    html! { <>{ bars(language, all.into_iter().map(bar).collect()) }{ twin(language, table) }</> }
}

/// Each group with its name.
fn named<'a>(language: Language, all: Vec<Members<'a>>) -> Vec<(String, Members<'a>)> {
    all.into_iter().map(|members| (group_name(language, &members.group), members)).collect()
}

pub(crate) fn group_name(language: Language, group: &Group) -> String {
    match group {
        Group::Topic(topic) => language.topic(*topic).to_owned(),
        Group::Regime(regime) => language.regime(*regime).to_owned(),
        Group::Question(question) => language.facet(*question).to_owned(),
        Group::Certainty(degree) => language.certainty(*degree).to_owned(),
        Group::Article(article) => article.to_string(),
        Group::Principle(code) => principle_name(language, code),
        Group::Week(monday) => language.day(*monday),
    }
}

pub(crate) fn right_of(language: Language, members: &Members<'_>) -> String {
    language.progress().right_of(members.count(State::Right), members.ruled())
}

fn rulings_right(language: Language, members: &Members<'_>) -> String {
    language.progress().rulings_right(members.count(State::Right), members.ruled())
}

/// The principle in words; one of another version of the app by its code.
fn principle_name(language: Language, code: &str) -> String {
    Principle::named(code).map_or_else(|| code.to_owned(), |it| language.principle(it))
}
