//! One line of the index.

use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::laws::index::Entry;
use acconcio_training::scenario::Wordings;
use yew::prelude::*;

use super::anchor::article_id;
use super::runs::{Run, runs};
use crate::language::Language;
use crate::route::{Route, address_of};
use crate::ui::link::link;

/// A subject: number, title, text, and its numbers in the editions. Only the first line of a number has
/// an id that links lead to.
pub(crate) fn entry_line(
    language: Language,
    wordings: &Wordings,
    edition: EditionId,
    entry: Entry,
    is_first: bool,
    is_marked: bool,
) -> Html {
    let words = language.subject(wordings, entry.subject);
    let id = is_first.then(|| article_id(entry.article));
    let class = classes!("law", is_marked.then_some("is-marked"));
    let current = is_marked.then_some("location");
    let lines = runs(entry.subject);
    let lines = lines.iter().map(|run| run_item(language, edition, entry, run));
    html! {
        <dl key={entry.subject as u32} {id} {class} tabindex="-1" aria-current={current}>
            <dt><span class="law-number">{ entry.article.0 }</span>{ " " }{ words.title.to_owned() }</dt>
            <dd>{ words.line.to_owned() }</dd>
            <dd><ul class="law-numbers" aria-label={language.index().numbers()}>{ for lines }</ul></dd>
        </dl>
    }
}

/// A run of editions with their number; a link, unless it contains the edition shown.
fn run_item(language: Language, edition: EditionId, entry: Entry, run: &Run) -> Html {
    let is_other = run.subject != entry.subject;
    let words = html! {
        <>
            if is_other {
                <span aria-hidden="true">{ "≠ " }</span>
            }
            <span class="law-years">{ run.years() }</span>{ " " }{ run.article.0 }
            if is_other {
                <span class="visually-hidden">{ format!(", {}", language.index().otherwise()) }</span>
            }
        </>
    };
    let to = Route::law(run.last, address_of(run.article));
    html! {
        <li key={run.years()}>
            if run.has(edition) { { words } } else { { link(&to, "", words) } }
        </li>
    }
}
