//! The results article by article.

use std::rc::Rc;

use acconcio_adjudication::laws::EditionId;
use acconcio_training::scenario::{Catalogue, LawsChoice, Wordings};
use yew::prelude::*;

use super::articles::{ArticleName, Articles};
use super::book::{Book, Members, OfArticle};
use super::group::Opened;
use super::strength::{figures, right_of};
use crate::language::Language;
use crate::packs::{Fetched, use_index, use_wordings};
use crate::platform::calendar::Zone;
use crate::profile::progress::ProgressHandle;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ByArticleProps {
    pub(crate) language: Language,
    pub(crate) progress: ProgressHandle,
    pub(crate) catalogue: Rc<Catalogue>,
    pub(crate) laws: LawsChoice,
    pub(crate) zone: Zone,
    pub(crate) open: Opened,
}

/// The incidents by article, once the index has been loaded: those ruled on, and the others in a fold.
#[component]
pub(crate) fn ByArticle(props: &ByArticleProps) -> Html {
    let ByArticleProps { language, progress, catalogue, laws, zone, open } = props;
    let words = language.progress();
    let (index, wordings) = (use_index(*laws), use_wordings(*language));
    let articles = use_memo((), |()| Articles::of_all_editions());
    let index = match index {
        Fetched::Ready(index) => index,
        Fetched::Loading => return html! {},
        Fetched::Failed(_) => return html! { <p>{ words.no_articles() }</p> },
    };
    let book = Book::of(catalogue, *laws, progress.progress(), *zone);
    let all = book.articles(&articles, &index);
    let (ruled, others): (Vec<_>, Vec<_>) = all.into_iter().partition(|it| it.members.ruled() > 0);
    let wordings = wordings.ready();
    let is_open = others.iter().any(|it| open.is(&it.members.group));
    html! {
        <section class="strength-part by-article" aria-labelledby="articles-heading">
            <h3 id="articles-heading">{ words.articles() }</h3>
            <p>{ words.articles_line() }</p>
            { figures(*language, words.articles(), named(*language, ruled, wordings), open, right_of) }
            if !others.is_empty() {
                <details class="twin" open={is_open}>
                    <summary>{ language.progress().articles_not_ruled(others.len()) }</summary>
                    { figures(*language, words.articles(), named(*language, others, wordings), open, right_of) }
                </details>
            }
        </section>
    }
}

fn named<'a>(
    language: Language,
    all: Vec<OfArticle<'a>>,
    wordings: Option<&Rc<Wordings>>,
) -> Vec<(String, Members<'a>)> {
    all.into_iter().map(|it| (article_name(language, &it, wordings), it.members)).collect()
}

/// The number, and the titles of the first subjects concerned.
fn article_name(language: Language, of: &OfArticle<'_>, wordings: Option<&Rc<Wordings>>) -> String {
    let ArticleName { edition, number } = &of.name;
    let mut name = number.clone();
    if EditionId::FIDE.last() != Some(edition) {
        name = format!("{name} ({edition})");
    }
    let Some(wordings) = wordings else { return name };
    let mut titles: Vec<&str> =
        of.subjects.iter().map(|it| language.subject(wordings, *it).title).collect();
    titles.dedup();
    let more = if titles.len() > TITLES { " …" } else { "" };
    titles.truncate(TITLES);
    format!("{name} {}{more}", titles.join(" · "))
}

/// The number of titles shown for an article.
const TITLES: usize = 2;
