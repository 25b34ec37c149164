//! The page of the method: how a ruling is found, its certainty, and the matters that are not ruled on.

use std::rc::Rc;

use acconcio_adjudication::disputed_points::DisputedPoint;
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::laws::index::entries;
use acconcio_training::digest::{Answered, Index};
use acconcio_training::scenario::{Catalogue, LawsChoice, Provenance};
use yew::prelude::*;

use super::incident_lists::IncidentLists;
use super::incidents::{both, state};
use super::opening::{class_of, opening};
use crate::language::{Figures, Language, Passage};
use crate::packs::{Scenarios, use_index};
use crate::route::{HandbookPage, Route};

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct MethodProps {
    pub(crate) language: Language,
    pub(crate) scenarios: Scenarios,
}

/// The page of the method. Its figures are counted from the incidents.
#[component]
pub(crate) fn MethodPage(props: &MethodProps) -> Html {
    let MethodProps { language, scenarios } = props;
    let language = *language;
    let words = language.method();
    let index = use_index(LawsChoice::AsPlayed);
    let here = both(scenarios, &index);
    let [first, second, third, fourth, fifth] = EditionId::FIDE.map(LawsChoice::of);
    let under = [
        use_index(first).ready().cloned(),
        use_index(second).ready().cloned(),
        use_index(third).ready().cloned(),
        use_index(fourth).ready().cloned(),
        use_index(fifth).ready().cloned(),
    ];
    let counted = use_memo((here, under), |(here, under)| {
        let (catalogue, index) = here.as_ref()?;
        let under: Vec<&Index> = under.iter().flatten().map(Rc::as_ref).collect();
        Some((count(catalogue, index), table(catalogue, &under)))
    });
    let known = counted.as_ref().as_ref();
    let line = |text: Option<String>| text.into_iter().collect::<Vec<_>>();
    let figures = known.map(|(figures, _)| *figures);
    let page = Route::Handbook(HandbookPage::Method);
    let step = |(name, line): (&'static str, &'static str)| {
        html! { <li><h3>{ name }</h3><p>{ line }</p></li> }
    };
    html! {
        <main id="content" class={class_of(&page)} tabindex="-1">
            { opening(language, &page) }
            <section aria-labelledby="method-steps">
                <h2 id="method-steps">{ words.steps() }</h2>
                <ol class="method-steps">{ for language.method_steps().map(step) }</ol>
            </section>
            { passage("method-sure", language.method_sure(), line(figures.map(|it| language.replays_counted(&it)))) }
            { passage("method-proven", language.method_proven(), line(figures.map(|it| language.statements_counted(it.statements)))) }
            { passage("method-open", language.method_not_ruled(), line(figures.filter(|it| it.unruled > 0).map(|it| language.unruled_counted(&it)))) }
            { passage("method-positions", language.method_positions(), line(figures.map(|it| language.positions_counted(&it)))) }
            { passage("method-last", language.method_last(), Vec::new()) }
            { state(language, scenarios, &index) }
            { known.map(|(_, rows)| in_figures(language, rows)) }
        </main>
    }
}

/// A heading, the counted figures, and the points below it.
fn passage(id: &'static str, passage: Passage, counted: Vec<String>) -> Html {
    let points = passage.points.into_iter().map(|point| html! { <li>{ point }</li> });
    html! {
        <section aria-labelledby={id}>
            <h2 {id}>{ passage.heading }</h2>
            { for counted.into_iter().map(|line| html! { <p class="method-counted">{ line }</p> }) }
            <ul class="method-points">{ for points }</ul>
        </section>
    }
}

/// A row of the table: an edition, the number of its articles, of those that rulings turn on, and of
/// the incidents under it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Row {
    edition: EditionId,
    articles: usize,
    turned_on: usize,
    variants: usize,
}

fn count(catalogue: &Catalogue, index: &Index) -> Figures {
    let scenarios = &catalogue.scenarios;
    let with =
        |provenance| scenarios.iter().filter(|scenario| scenario.provenance == provenance).count();
    let incident_lists = IncidentLists::of(catalogue, index);
    Figures {
        scenarios: scenarios.len(),
        variants: scenarios.iter().map(|scenario| scenario.variants.len()).sum(),
        recorded: with(Provenance::Recorded),
        reconstructed: with(Provenance::Reconstructed),
        constructed: with(Provenance::Constructed),
        disputed: incident_lists.count(|digest| !digest.disputed_points.is_empty()),
        disputed_points: DisputedPoint::ALL.len(),
        unruled: incident_lists.count(|digest| digest.answered == Answered::InPart),
        statements: index.statements,
    }
}

/// The rows for the editions, from the index under each, once all have been loaded.
fn table(catalogue: &Catalogue, under: &[&Index]) -> Vec<Row> {
    if under.len() < EditionId::FIDE.len() {
        return Vec::new();
    }
    let row = |(edition, index): (EditionId, &&Index)| {
        let incident_lists = IncidentLists::of(catalogue, index);
        let mut numbers: Vec<&str> = entries(edition).iter().map(|it| it.article.0).collect();
        numbers.dedup();
        let turned_on = incident_lists.by_article(edition);
        let all = catalogue.scenarios.iter().flat_map(|scenario| &scenario.variants);
        Row {
            edition,
            articles: numbers.len(),
            turned_on: turned_on.values().filter(|it| !it.decided.is_empty()).count(),
            variants: all.filter(|entry| entry.played_under == edition).count(),
        }
    };
    EditionId::FIDE.into_iter().zip(under).map(row).collect()
}

fn in_figures(language: Language, rows: &[Row]) -> Html {
    let words = language.method();
    let line = |row: &Row| {
        html! {
            <tr key={row.edition.name()}>
                <th scope="row">{ row.edition.name() }</th>
                <td>{ row.articles }</td>
                <td>{ row.turned_on }</td>
                <td>{ row.variants }</td>
            </tr>
        }
    };
    html! {
        <section aria-labelledby="method-figures">
            <h2 id="method-figures">{ words.figures() }</h2>
            <table class="method-table">
                <caption class="visually-hidden">{ words.figures_caption() }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ words.edition() }</th>
                        <th scope="col">{ words.articles() }</th>
                        <th scope="col">{ words.turned_on() }</th>
                        <th scope="col">{ words.replays() }</th>
                    </tr>
                </thead>
                <tbody>{ for rows.iter().map(line) }</tbody>
            </table>
        </section>
    }
}
