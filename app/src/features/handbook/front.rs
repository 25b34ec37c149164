//! The front page of the handbook: one search, and links to the parts.

use acconcio_adjudication::disputed_points::{DisputedPoint, Side};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::laws::index::{Counterpart, Subject, counterpart, subjects};
use acconcio_training::scenario::{Glossary, Wordings};
use yew::prelude::*;

use super::glossary::admits;
use super::opening::{class_of, opening, parts};
use crate::language::Language;
use crate::packs::{Fetched, use_glossary, use_wordings};
use crate::route::{HandbookPage, Route, address_of};
use crate::ui::link::link;
use crate::ui::search::{Search, not_sent, search_field};

/// The greatest number of results of each kind that are shown.
const MOST: usize = 8;

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct FrontProps {
    pub(crate) language: Language,
}

/// The front page.
#[component]
pub(crate) fn FrontPage(props: &FrontProps) -> Html {
    let language = props.language;
    let words = language.handbook();
    let typed = use_state(String::new);
    let glossary = use_glossary(language);
    let wordings = use_wordings(language);
    let on_typed = Callback::from({
        let typed = typed.setter();
        move |text| typed.set(text)
    });
    let page = Route::Handbook(HandbookPage::Front);
    let is_idle = typed.trim().is_empty();
    html! {
        <main id="content" class={class_of(&page)} tabindex="-1">
            { opening(language, &page) }
            <form class="laws-search" role="search" onsubmit={not_sent()}>
                { search_field(words.search(), &typed, on_typed) }
                <p class="search-hint">{ words.search_hint() }</p>
            </form>
            if is_idle {
                { ways(language) }
            } else {
                { found(language, &Search::of(&typed), &glossary, &wordings) }
            }
        </main>
    }
}

/// The links to the parts, each with a line of description.
fn ways(language: Language) -> Html {
    let words = language.handbook();
    // In the order of the parts.
    let lines = [
        words.articles_line(),
        words.changes_line(),
        words.disputed_line(),
        words.proposals_line(),
        words.glossary_line(),
        words.mate_line(),
        words.claims_line(),
        words.quadrigliona_line(),
        words.method_line(),
    ];
    let way = |((to, name), line): ((Route, &'static str), &'static str)| {
        html! { <li key={name}><h2>{ link(&to, "", html! { { name } }) }</h2><p>{ line }</p></li> }
    };
    html! { <ul class="handbook-ways">{ for parts(language).into_iter().zip(lines).map(way) }</ul> }
}

/// A search result: a link, and a line of description.
struct Found {
    to: Route,
    name: String,
    line: String,
}

/// The search results, by kind, among the data loaded so far.
fn found(
    language: Language,
    search: &Search,
    glossary: &Fetched<Glossary>,
    wordings: &Fetched<Wordings>,
) -> Html {
    let (words, openings) = (language.handbook(), language.openings());
    let articles = wordings.ready().map(|wordings| articles(language, search, wordings));
    let terms = glossary.ready().map(|glossary| terms(language, search, glossary));
    let groups = [
        (openings.articles(), articles.unwrap_or_default()),
        (openings.glossary(), terms.unwrap_or_default()),
        (openings.disputed(), points(language, search)),
    ];
    let is_nothing = groups.iter().all(|(_, found)| found.is_empty());
    html! {
        <div class="found" role="status">
            if is_nothing { <p>{ words.nothing_found() }</p> }
            { for groups.iter().map(|(heading, found)| group(words.more_found(), heading, found)) }
        </div>
    }
}

fn group(more: &'static str, heading: &'static str, found: &[Found]) -> Html {
    if found.is_empty() {
        return html! {};
    }
    let line = |one: &Found| {
        html! {
            <li key={one.to.to_hash()}>
                { link(&one.to, "", html! { { one.name.clone() } }) }
                <p>{ one.line.clone() }</p>
            </li>
        }
    };
    html! {
        <section key={heading}>
            <h2>{ heading }</h2>
            <ul class="found-list">{ for found.iter().take(MOST).map(line) }</ul>
            if found.len() > MOST { <p class="laws-count">{ more }</p> }
        </section>
    }
}

/// The articles that match, each in the newest edition that has it; the search includes all its
/// numbers.
fn articles(language: Language, search: &Search, wordings: &Wordings) -> Vec<Found> {
    let article = |subject: Subject| {
        let there = |edition: EditionId| {
            counterpart(subject, edition).filter(|there| there.subject == subject)
        };
        let (edition, Counterpart { article, .. }) = EditionId::FIDE
            .into_iter()
            .rev()
            .find_map(|edition| Some((edition, there(edition)?)))?;
        let numbers: Vec<&str> =
            EditionId::FIDE.into_iter().filter_map(there).map(|it| it.article.0).collect();
        let texts = language.subject(wordings, subject);
        search.admits(&numbers.join(" "), &[texts.title, texts.line]).then(|| Found {
            to: Route::law(edition, address_of(article)),
            name: format!("{} {} · {}", edition.name(), article.0, texts.title),
            line: texts.line.to_owned(),
        })
    };
    subjects().filter_map(article).collect()
}

fn terms(language: Language, search: &Search, glossary: &Glossary) -> Vec<Found> {
    let sought = glossary.terms.iter().filter(|term| admits(search, term));
    let found = sought.map(|term| Found {
        to: Route::Handbook(HandbookPage::Glossary { term: Some(term.id.clone()) }),
        name: language.of(&term.name).to_owned(),
        line: language.of(&term.line).to_owned(),
    });
    found.collect()
}

fn points(language: Language, search: &Search) -> Vec<Found> {
    let is_sought = |disputed_point: &DisputedPoint| {
        let sides = [Side::First, Side::Second]
            .map(|side| language.disputed_point_side(*disputed_point, side));
        search.admits("", &[language.disputed_point(*disputed_point), sides[0], sides[1]])
    };
    let found = DisputedPoint::ALL.into_iter().filter(is_sought).map(|disputed_point| Found {
        to: Route::Handbook(HandbookPage::Disputed { disputed_point: Some(disputed_point) }),
        name: language.disputed_point(disputed_point).to_owned(),
        line: language.disputed_point_side(disputed_point, Side::First).to_owned(),
    });
    found.collect()
}
