//! The page of progress: the incidents ruled on, the results, and the reviews.

use std::rc::Rc;

use acconcio_training::scenario::Catalogue;
use yew::prelude::*;

use super::book::{Book, Overview};
use super::by_article::ByArticle;
use super::group::{Group, Opened};
use super::highlights::highlights;
use super::history::{Latest, weeks};
use super::strength::{certainty, principles, strength};
use crate::features::review::panel::Review;
use crate::language::Language;
use crate::packs::use_boards;
use crate::platform::browser;
use crate::profile::shared::Shared;
use crate::route::Route;
use crate::ui::icon::icon;
use crate::ui::link::link;
use crate::ui::plot::patterns;

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ProgressProps {
    pub(crate) shared: Shared,
    pub(crate) catalogue: Rc<Catalogue>,
    /// The hash of the address, which contains the open group.
    pub(crate) hash: String,
    /// Sets another hash.
    pub(crate) on_hash: Callback<String>,
}

/// The page of progress.
#[component]
pub(crate) fn ProgressPage(props: &ProgressProps) -> Html {
    let ProgressProps { shared, catalogue, hash, on_hash } = props;
    let Shared { language, laws, progress, .. } = shared;
    let words = language.progress();
    let boards = use_boards();
    if progress.progress().is_empty() {
        return empty(*language, catalogue);
    }
    let now = browser::here_and_now();
    let book = Book::of(catalogue, *laws, progress.progress(), now.zone);
    let open = Opened { group: Group::of_hash(hash), on_hash: on_hash.clone(), boards };
    let by_article = {
        let (progress, catalogue) = (progress.clone(), catalogue.clone());
        let (language, laws, zone, open) = (*language, *laws, now.zone, open.clone());
        html! { <ByArticle {language} {progress} {catalogue} {laws} {zone} {open} /> }
    };
    html! {
        <main id="content" class="progress" tabindex="-1">
            <h1>{ language.shell().progress() }</h1>
            { patterns() }
            { highlights(*language, &book, &open) }
            { overview(*language, book.overview()) }
            <Review language={*language} progress={progress.clone()} catalogue={catalogue.clone()} laws={*laws} {now} />
            { strength(*language, &book, &open, by_article) }
            { principles(*language, &book, &open) }
            { certainty(*language, &book, &open) }
            <section aria-labelledby="history-heading">
                <h2 id="history-heading">{ words.history() }</h2>
                { weeks(*language, &book, now.today(), &open) }
                <Latest language={*language} progress={progress.clone()} catalogue={catalogue.clone()} laws={*laws} {now} />
                <p class="progress-kept">{ to_settings(*language, words.kept()) }</p>
            </section>
        </main>
    }
}

/// The page without any ruling: an explanation, and a link to the first incident.
fn empty(language: Language, catalogue: &Catalogue) -> Html {
    let words = language.progress();
    let first = catalogue
        .scenarios
        .first()
        .and_then(|scenario| Some((scenario, scenario.variants.first()?)));
    html! {
        <main id="content" class="progress is-empty" tabindex="-1">
            <h1>{ language.shell().progress() }</h1>
            <p class="progress-empty">{ words.empty() }</p>
            <p>{ words.empty_line() }</p>
            if let Some((scenario, variant)) = first {
                <p>{ link(&Route::incident(&scenario.id, &variant.id), "button primary", html! { <>{ icon("icon-play") }{ words.begin() }</> }) }</p>
            }
            <p class="progress-kept">{ to_settings(language, words.elsewhere()) }</p>
        </main>
    }
}

fn to_settings(language: Language, words: &'static str) -> Html {
    let settings = html! { { language.progress().to_settings() } };
    html! { <>{ words }{ " " }{ link(&Route::Settings, "", settings) }{ "." }</> }
}

/// The summary of all rulings.
fn overview(language: Language, overview: Overview) -> Html {
    let words = language.progress();
    let number = |name: &'static str, value: String| {
        html! { <div><dt>{ name }</dt><dd>{ value }</dd></div> }
    };
    html! {
        <section aria-label={words.overview()}>
            <dl class="overview">
                { number(words.rulings(), overview.rulings.to_string()) }
                { number(words.incidents(), language.progress().out_of(overview.ruled, overview.incidents)) }
                { number(words.last_twenty(), language.percent(overview.lately)) }
                { number(words.in_all(), language.percent(overview.in_all)) }
            </dl>
            <p class="plot-line">{ words.share_line() }</p>
        </section>
    }
}
