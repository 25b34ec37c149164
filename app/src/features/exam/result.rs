//! The page of a result: the outcome, the marks by topic and article, and every item with its key.

use acconcio_adjudication::laws::Citation;
use acconcio_training::exam::{
    Assessment, Given, Item, ItemMarks, KnockOut, Paper, ResultFile, Tally,
};
use yew::prelude::*;

use super::broken::{broken, save};
use super::opening::{Opened, adjudicated_of, players_of, use_begun_paper, variant_of};
use super::saved::Exams;
use crate::features::incident::chip::chip;
use crate::features::incident::ruling_parts::slip::{Marked, other_reading, row, slip_table};
use crate::features::incident::ruling_text::text::RulingText;
use crate::features::print::sheet::{acts, circumstances, diagram};
use crate::language::{Agreement, Language};
use crate::profile::shared::Shared;
use crate::replay::Replay;
use crate::route::{ExamPage, Route};
use crate::ui::document::use_title;
use crate::ui::link::link;
use crate::ui::notices::{loading, not_found};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ResultProps {
    pub(crate) shared: Shared,
    /// The start of the attempt, in milliseconds since 1970.
    pub(crate) started: u64,
}

/// The page of the result of an attempt on this device.
#[component]
pub(crate) fn ResultPage(props: &ResultProps) -> Html {
    let ResultProps { shared, started } = props;
    let language = shared.language;
    use_title(language, language.exam().result());
    let found =
        use_memo((), |()| shared.progress.storage().load::<Exams>().begun_at(*started).cloned());
    match &*found {
        None => not_found(language),
        Some(result) => html! { <Found shared={shared.clone()} result={result.clone()} /> },
    }
}

#[derive(Clone, PartialEq, Properties)]
struct FoundProps {
    shared: Shared,
    result: ResultFile,
}

#[component]
fn Found(props: &FoundProps) -> Html {
    let FoundProps { shared, result } = props;
    let language = shared.language;
    let words = language.exam();
    let opened = use_begun_paper(shared.progress.storage(), &result.paper, language);
    let paper = match &*opened {
        Opened::Loading => return loading(language),
        Opened::Broken(why) => return broken(language, why, Some(result)),
        Opened::Ready(paper) => paper,
    };
    if result.attempt.ended.is_none() {
        // An attempt in progress shows nothing of its result.
        let back = Route::Exam(ExamPage::Sit(result.paper.clone()));
        return html! {
            <main id="content" class="notice" tabindex="-1">
                <h1>{ words.goes_on() }</h1>
                <p>{ link(&back, "button primary", html! { { words.go_on() } }) }</p>
            </main>
        };
    }
    let assessment = Assessment::of(paper, &result.attempt);
    let topics = assessment.by_topic(paper);
    let topics = topics.into_iter().map(|(topic, tally)| (language.topic(topic).to_owned(), tally));
    html! {
        <main id="content" class="exam exam-result" tabindex="-1">
            <h1>{ words.result() }</h1>
            <p>{ result.candidate.clone() }{ " · " }{ language.exam_paper(paper.link.paper_variant) }</p>
            { outcome(language, &assessment) }
            <div class="button-row">
                <button type="button" class="button primary" onclick={save(result)}>{ words.save() }</button>
                { link(&Route::Exam(ExamPage::Key(result.paper.clone())), "button", html! { { words.key() } }) }
                { link(&Route::Exam(ExamPage::Compose), "button", html! { { words.to_exams() } }) }
            </div>
            <p class="hint">{ words.save_hint() }</p>
            <section>
                <h2>{ words.by_topic() }</h2>
                { tallies(language, words.topic(), topics.map(|(name, tally)| (html! { { name } }, tally))) }
            </section>
            <section>
                <h2>{ words.by_article() }</h2>
                { tallies(language, language.ruling().article(), articles(language, &assessment, paper)) }
            </section>
            <section>
                <h2>{ words.items() }</h2>
                { for (0..paper.items.len()).map(|place| item(language, paper, result, &assessment, place)) }
            </section>
        </main>
    }
}

/// The outcome, with the exact figures, and the errors that fail the paper.
fn outcome(language: Language, assessment: &Assessment) -> Html {
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
fn item(
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
