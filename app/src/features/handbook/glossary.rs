//! The glossary: English and Italian side by side.

use acconcio_adjudication::laws::index::find;
use acconcio_adjudication::laws::{Article, Citation};
use acconcio_training::scenario::{Home, Term, Text};
use yew::prelude::*;

use super::opening::{OpeningAlone, class_of, opening};
use crate::language::Language;
use crate::packs::{Fetched, use_glossary};
use crate::platform::browser;
use crate::route::{HandbookPage, Route, address_of};
use crate::ui::link::link;
use crate::ui::notices::broken_pack;
use crate::ui::search::{Search, not_sent, nothing_found, plain, search_field};

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct GlossaryProps {
    pub(crate) language: Language,
    /// The id of the term that the address names.
    pub(crate) term: Option<String>,
}

/// The glossary, sorted by the names in the current language.
#[component]
pub(crate) fn GlossaryPage(props: &GlossaryProps) -> Html {
    let GlossaryProps { language, term } = props;
    let language = *language;
    let words = language.glossary();
    let typed = use_state(String::new);
    let glossary = use_glossary(language);
    use_shown(term.clone(), glossary.ready().is_some());
    let page = Route::Handbook(HandbookPage::Glossary { term: term.clone() });
    let glossary = match &glossary {
        Fetched::Loading => return html! { <OpeningAlone {language} {page} /> },
        Fetched::Failed(error) => return broken_pack(language, error),
        Fetched::Ready(glossary) => glossary.clone(),
    };
    let search = Search::of(&typed);
    let mut shown: Vec<&Term> = glossary.terms.iter().filter(|it| admits(&search, it)).collect();
    shown.sort_by_cached_key(|term| sort_key(language.of(&term.name)));
    let on_typed = Callback::from({
        let typed = typed.setter();
        move |text| typed.set(text)
    });
    let on_reset = on_typed.reform(|()| String::new());
    let sections = shown.chunk_by(|one, other| letter(language, one) == letter(language, other));
    html! {
        <main id="content" class={class_of(&page)} tabindex="-1">
            { opening(language, &page) }
            <form class="laws-search" role="search" onsubmit={not_sent()}>
                { search_field(words.search(), &typed, on_typed) }
            </form>
            { letters(language, &shown) }
            <p class="laws-count" role="status">{ language.glossary().terms_shown(shown.len()) }</p>
            if shown.is_empty() {
                { nothing_found(words.nothing_found(), words.reset(), on_reset) }
            }
            { for sections.map(|terms| section(language, terms, term.as_deref())) }
        </main>
    }
}

/// Whether a term matches the search, in a language that has been fetched: the current one and the original.
pub(crate) fn admits(search: &Search, term: &Term) -> bool {
    let texts = [&term.name, &term.line].into_iter().chain(&term.also);
    let texts: Vec<&str> = texts.flat_map(Text::iter).map(|(_, text)| text.as_str()).collect();
    search.admits("", &texts)
}

/// The letter under which a term is listed.
fn letter(language: Language, term: &Term) -> char {
    sort_key(language.of(&term.name)).chars().next().unwrap_or(' ')
}

/// The name as it is sorted: an accent does not make another letter.
fn sort_key(name: &str) -> String {
    plain(name).to_uppercase()
}

/// The links to the letters.
fn letters(language: Language, shown: &[&Term]) -> Html {
    let mut all: Vec<char> = shown.iter().map(|term| letter(language, term)).collect();
    all.dedup();
    let way = |letter: char| {
        let onclick = Callback::from(move |_: MouseEvent| {
            let id = letter_id(letter);
            browser::show_element(&id);
            browser::focus(&id);
        });
        html! { <li key={letter.to_string()}><button type="button" {onclick}>{ letter }</button></li> }
    };
    html! {
        <nav class="glossary-letters" aria-label={language.glossary().letters()}>
            <ul>{ for all.into_iter().map(way) }</ul>
        </nav>
    }
}

fn letter_id(letter: char) -> String {
    format!("letter-{letter}")
}

fn section(language: Language, terms: &[&Term], marked: Option<&str>) -> Html {
    let Some(first) = terms.first() else { return html! {} };
    let letter = letter(language, first);
    let id = letter_id(letter);
    let lines = terms.iter().map(|term| term_line(language, term, marked == Some(&*term.id)));
    html! {
        <section key={letter.to_string()} class="glossary-section" aria-labelledby={id.clone()}>
            <h2 {id} tabindex="-1">{ letter }</h2>
            { for lines }
        </section>
    }
}

/// A term in the current language and in the original one, and the article that defines it.
fn term_line(language: Language, term: &Term, is_marked: bool) -> Html {
    let class = classes!("term", is_marked.then_some("is-marked"));
    let current = is_marked.then_some("location");
    let mut names: Vec<_> = term.name.iter().collect();
    names.sort_by_key(|(code, _)| code.as_str() != language.code());
    let sides = names.into_iter().map(|(code, name)| {
        let line = term.line.get(code.as_str()).cloned();
        html! {
            <div class="term-side" lang={code.as_str().to_owned()}>
                <dt>{ name.clone() }</dt>
                <dd>{ line }</dd>
            </div>
        }
    });
    let home = term.home.as_ref().and_then(|home| home_line(language, home));
    html! {
        <div key={term.id.clone()} id={id_of(&term.id)} {class} tabindex="-1" aria-current={current}>
            <dl>{ for sides }</dl>
            { home }
        </div>
    }
}

/// The article that defines a term.
fn home_line(language: Language, home: &Home) -> Option<Html> {
    let article: Article = find(home.edition, &home.article)?;
    let by = Citation { edition: home.edition, article };
    let label = format!("{} ({})", language.article(by), language.edition_short(home.edition));
    let to = Route::law(home.edition, address_of(article));
    Some(html! {
        <p class="term-home">{ language.glossary().home() }{ " " }{ link(&to, "", html! { { label } }) }</p>
    })
}

fn id_of(term: &str) -> String {
    format!("term-{term}")
}

/// Scrolls the term that the address names into view, once it has been loaded.
#[hook]
fn use_shown(term: Option<String>, is_here: bool) {
    use_effect_with((term, is_here), |(term, is_here)| {
        if let (Some(term), true) = (term, is_here) {
            let id = id_of(term);
            browser::show_element(&id);
            browser::focus(&id);
        }
    });
}
