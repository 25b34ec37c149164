//! The wrong principles that the class applies.

use std::rc::Rc;

use yew::prelude::*;

use super::frame::framed;
use super::register::Entry;
use super::wrong_principles::{Followed, followed, wrong_answers};
use crate::language::Language;
use crate::platform::browser;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PrinciplesProps {
    pub(crate) language: Language,
    pub(crate) entries: Vec<Rc<Entry>>,
}

/// The state of the search.
#[derive(Clone, PartialEq)]
struct Search {
    /// The results that are searched.
    entries: Vec<Rc<Entry>>,
    done: usize,
    of: usize,
    more: usize,
    found: Vec<Followed>,
}

/// The search, which takes a while and is started on demand, and its findings.
#[component]
pub(crate) fn Principles(props: &PrinciplesProps) -> Html {
    let PrinciplesProps { language, entries } = props;
    let language = *language;
    let words = language.results();
    let search = use_state(|| None::<Search>);
    // Findings in results that have changed since are not shown.
    let shown = (*search).clone().filter(|search| search.entries == *entries);
    let onclick = {
        let (entries, setter) = (entries.clone(), search.setter());
        Callback::from(move |_: MouseEvent| {
            let (entries, setter) = (entries.clone(), setter.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let (wrong, more) = wrong_answers(&entries);
                let of = wrong.len();
                let mut search = Search { entries, done: 0, of, more, found: Vec::new() };
                setter.set(Some(search.clone()));
                for wrong in &wrong {
                    browser::next_task().await;
                    search.found = followed(search.found, wrong);
                    search.done += 1;
                    setter.set(Some(search.clone()));
                }
            });
        })
    };
    html! {
        <section class="marking-principles marking-wide">
            <h2>{ words.principles() }</h2>
            <p class="hint">{ words.principles_hint() }</p>
            if shown.is_none() {
                <button type="button" class="button marking-tools" {onclick}>{ words.look() }</button>
            }
            { shown.map(|search| results(language, &search)).unwrap_or_default() }
        </section>
    }
}

fn results(language: Language, search: &Search) -> Html {
    let words = language.results();
    let is_over = search.done == search.of;
    let row = |followed: &Followed| {
        let items: Vec<String> = followed.items.iter().map(|item| (item + 1).to_string()).collect();
        html! {
            <tr key={followed.principle.to_string()}>
                <th scope="row">{ language.principle(followed.principle) }</th>
                <td>{ followed.entries.len() }</td>
                <td>{ items.join(", ") }</td>
            </tr>
        }
    };
    let table = html! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{ words.principle() }</th>
                    <th scope="col">{ words.candidates() }</th>
                    <th scope="col">{ words.on_items() }</th>
                </tr>
            </thead>
            <tbody>{ for search.found.iter().map(row) }</tbody>
        </table>
    };
    html! {
        <>
            if !is_over {
                <progress max={search.of.to_string()} value={search.done.to_string()} aria-label={words.look()}></progress>
            }
            <div role="status">
                if is_over {
                    <p>{ language.results().wrong_answers(search.of, search.more) }</p>
                    if search.found.is_empty() { <p>{ words.no_principle() }</p> }
                }
            </div>
            if !search.found.is_empty() { { framed(words.principles(), table) } }
        </>
    }
}
