//! A result with its marks: the outcome, the marks by topic and article, and every item with its key.

use acconcio_adjudication::laws::Citation;
use acconcio_training::exam::{
    Assessment, Given, Item, ItemMarks, KnockOut, Paper, ResultFile, Tally,
};
use yew::prelude::*;

use super::opening::{adjudicated_of, players_of, variant_of};
use crate::features::incident::chip::chip;
use crate::features::incident::ruling_parts::slip::{Marked, other_reading, row, slip_table};
use crate::features::incident::ruling_text::text::RulingText;
use crate::features::print::sheet::{acts, circumstances, diagram};
use crate::language::{Agreement, Language};
use crate::replay::Replay;
use crate::route::Route;
use crate::ui::link::link;

/// The title of an exam, where it has one, and what is told beside it.
pub(crate) fn titled(title: &str, beside: &[String]) -> String {
    let title = (!title.is_empty()).then(|| title.to_owned());
    title.into_iter().chain(beside.iter().cloned()).collect::<Vec<_>>().join(" · ")
}

/// The parts of a result.
pub(crate) fn marked(
    language: Language,
    paper: &Paper,
    result: &ResultFile,
    assessment: &Assessment,
) -> Html {
    let words = language.exam();
    let topics = assessment.by_topic(paper);
    let topics = topics.into_iter().map(|(topic, tally)| (language.topic(topic).to_owned(), tally));
    html! {
        <>
            { outcome(language, assessment) }
            <section>
                <h2>{ words.by_topic() }</h2>
                { tallies(language, words.topic(), topics.map(|(name, tally)| (html! { { name } }, tally))) }
            </section>
            <section>
                <h2>{ words.by_article() }</h2>
                <p class="hint">{ words.by_article_line() }</p>
                { tallies(language, language.ruling().article(), articles(language, assessment, paper)) }
            </section>
            <section>
                <h2>{ words.items() }</h2>
                { for (0..paper.items.len()).map(|place| item(language, paper, result, assessment, place)) }
            </section>
        </>
    }
}

/// The outcome, with the exact figures, and the errors that fail the paper.
pub(crate) fn outcome(language: Language, assessment: &Assessment) -> Html {
    let words = language.exam();
    let said = if assessment.is_passed() { words.passed() } else { words.not_passed() };
    let hit = |(place, error): &(usize, KnockOut)| {
        html! { <li>{ language.knock_out_hit(place + 1, *error) }</li> }
    };
    html! {
        <div class={classes!("exam-outcome", assessment.is_passed().then_some("is-passed"))}>
            <p><strong>{ said }</strong></p>
            <p>{ language.reached(assessment.total, assessment.needed) }</p>
            if !assessment.knock_outs.is_empty() { <ul>{ for assessment.knock_outs.iter().map(hit) }</ul> }
        </div>
    }
}

fn articles(
    language: Language,
    assessment: &Assessment,
    paper: &Paper,
) -> impl Iterator<Item = (Html, Tally)> {
    let all: Vec<(Citation, Tally)> = assessment.by_article(paper);
    all.into_iter().map(move |(by, tally)| (chip(language, by), tally))
}

/// A table of marks, a row for each subject.
fn tallies(
    language: Language,
    about: &'static str,
    rows: impl Iterator<Item = (Html, Tally)>,
) -> Html {
    let words = language.exam();
    let row = |(name, tally): (Html, Tally)| {
        html! {
            <tr>
                <th scope="row">{ name }</th>
                <td>{ language.points(tally.points, tally.out_of) }</td>
            </tr>
        }
    };
    html! {
        <table class="exam-tallies">
            <thead><tr><th scope="col">{ about }</th><th scope="col">{ words.marks() }</th></tr></thead>
            <tbody>{ for rows.map(row) }</tbody>
        </table>
    }
}

/// An item with its key, and the candidate's answers beside it.
pub(crate) fn item(
    language: Language,
    paper: &Paper,
    result: &ResultFile,
    assessment: &Assessment,
    place: usize,
) -> Html {
    let (Some(item), Some(marks), Some(given)) =
        (paper.items.get(place), assessment.items.get(place), result.attempt.given.get(place))
    else {
        return html! {};
    };
    let (Some(adjudicated), variant) = (adjudicated_of(item), variant_of(item)) else {
        return html! {};
    };
    let ruling_text = RulingText { language, variant: &variant, adjudicated: &adjudicated };
    let ItemMarks { tally, .. } = marks;
    let replay = Replay::of(&variant).ok();
    html! {
        <details class="fold exam-marked">
            <summary>
                <span>{ language.exam().item(place + 1, paper.items.len()) }</span>
                <span>{ language.points(tally.points, tally.out_of) }</span>
            </summary>
            if let Some(replay) = replay {
                <div class="sheet-incident">
                    { diagram(language, &replay.board_states[0].board) }
                    <div>
                        { circumstances(language, &item.incident) }
                        { acts(language, &replay, players_of(paper, place).as_ref()) }
                    </div>
                </div>
            }
            { slip(&ruling_text, item, given, marks) }
            <p>{ link(&Route::incident(&item.name.scenario, &item.name.variant), "", html! { { language.exam().to_replay() } }) }</p>
        </details>
    }
}

/// The ruling on an item, the candidate's answers beside it, and a note where they were marked by
/// another reading.
fn slip(ruling_text: &RulingText<'_>, item: &Item, given: &Given, marks: &ItemMarks) -> Html {
    let language = ruling_text.language;
    let otherwise = marks.marked_otherwise(item, given);
    let points = marks.marks.iter().map(|mark| u32::from(mark.points));
    let out_of = marks.marks.iter().map(|_| 100);
    let agreement = Agreement::of(points.sum(), out_of.sum());
    let rows = marks.marks.iter().map(|mark| {
        let facets = &item.ruling.facets;
        let line = ruling_text.ruled(facets, mark.question);
        let by = line.by.map_or_else(
            || html! { <span aria-hidden="true">{ "–" }</span> },
            |by| chip(language, by),
        );
        let yours = ruling_text.answered(&given.answer, mark.question);
        let marked = Marked {
            yours: yours.unwrap_or_else(|| language.exam().no_answer().to_owned()),
            points: mark.points,
            deducted: 0,
            is_otherwise: otherwise.contains(&mark.question),
            is_discretionary: ruling_text.is_by_discretion(facets, &given.answer, *mark),
        };
        row(language, (line.about, line.ruled, by), Some(marked))
    });
    html! {
        <div class="slip">
            { other_reading(language, agreement, marks.taken(item)) }
            { slip_table(language, true, rows.collect()) }
        </div>
    }
}
