//! The statistics of the items of a paper.

use acconcio_training::exam::{Class, ItemStatistics, Reliability};
use acconcio_training::grading::Question;
use acconcio_training::scenario::IncidentName;
use yew::prelude::*;

use super::frame::{NO_NUMBER, framed};
use crate::language::Language;
use crate::packs::Scenarios;
use crate::route::Route;
use crate::ui::link::link;

/// The table of the items, with the laws of the paper.
pub(crate) fn items(
    language: Language,
    class: &Class,
    scenarios: &Scenarios,
    laws: Option<String>,
) -> Html {
    let words = language.results();
    let facet = |question| html! { <th scope="col">{ language.facet(question) }</th> };
    let row = |(index, item)| row(language, scenarios, index, item);
    let table = html! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{ words.item() }</th>
                    <th scope="col">{ words.wholly() }</th>
                    <th scope="col">{ words.share() }</th>
                    <th scope="col">{ words.discrimination() }</th>
                    <th scope="col">{ words.median() }</th>
                    { for Question::ALL.map(facet) }
                </tr>
            </thead>
            <tbody>{ for class.items.iter().enumerate().map(row) }</tbody>
        </table>
    };
    html! {
        <section class="marking-wide">
            <h2>{ words.items() }</h2>
            <p class="hint">{ laws }</p>
            { framed(words.items(), table) }
            <p class="hint">{ words.discrimination_hint() }</p>
            { reliability(language, class) }
        </section>
    }
}

/// The reliability of the marks; nothing where the candidates are too few to carry it.
fn reliability(language: Language, class: &Class) -> Html {
    let words = language.results();
    let Some(found) = class.reliability else {
        return html! { <p class="hint">{ words.reliability_few(Reliability::FEWEST) }</p> };
    };
    let number = |value: i8| language.correlation(value);
    let (from, to) = found.interval;
    let error = language.marks(found.error);
    html! {
        <>
            <p>{ words.reliability(number(found.alpha), number(from), number(to), error, class.near) }</p>
            <p class="hint">{ words.reliability_hint() }</p>
        </>
    }
}

fn row(language: Language, scenarios: &Scenarios, index: usize, item: &ItemStatistics) -> Html {
    let IncidentName { scenario, variant } = &item.name;
    let scenario_entry = scenarios.ready().and_then(|all| all.scenario(scenario));
    let title = scenario_entry
        .map_or(scenario.as_str(), |scenario_entry| language.of(&scenario_entry.title))
        .to_owned();
    let cell = |question: Question| {
        let asked = item.questions.iter().find(|it| it.question == question);
        let share = asked.map(|it| language.share(it.share));
        html! { <td>{ share.unwrap_or_else(|| NO_NUMBER.to_owned()) }</td> }
    };
    let carries = item.candidates >= ItemStatistics::FEWEST;
    let discrimination = item.discrimination.filter(|_| carries).map(|it| language.correlation(it));
    html! {
        <tr key={format!("{scenario}/{variant}")}>
            <th scope="row">{ index + 1 }{ ". " }{ link(&Route::incident(scenario, variant), "", html! { { title } }) }</th>
            <td>{ language.progress().out_of(item.wholly, item.candidates) }</td>
            <td>{ language.share(item.share) }</td>
            <td>
                { discrimination.unwrap_or_else(|| NO_NUMBER.to_owned()) }
                if item.is_inverted { <strong class="marking-alarm">{ language.results().inverted() }</strong> }
            </td>
            <td>{ language.clock(item.median_seconds) }</td>
            { for Question::ALL.map(cell) }
        </tr>
    }
}
