//! The question paper and its key, for printing.

use acconcio_training::exam::{Item, Paper};
use acconcio_training::grading::Answer;
use acconcio_training::scenario::PlayersNamed;
use yew::prelude::*;

use super::broken::broken;
use super::opening::{Opened, adjudicated_of, players_of, use_paper, variant_of};
use crate::features::incident::chip::chip;
use crate::features::incident::ruling_parts::readings::readings;
use crate::features::incident::ruling_parts::sections::Heading;
use crate::features::incident::ruling_text::text::{Line, RulingText};
use crate::features::print::sheet::{acts, circumstances, diagram, print_button, questions};
use crate::language::Language;
use crate::replay::Replay;
use crate::route::{ExamPage, Route};
use crate::ui::document::use_title;
use crate::ui::link::link;
use crate::ui::notices::loading;

/// The part of a paper that is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PaperSheet {
    /// The sheet for the candidates.
    Questions,
    /// The sheet for the examiner.
    Key,
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PaperProps {
    pub(crate) language: Language,
    /// The exam link.
    pub(crate) link: AttrValue,
    pub(crate) sheet: PaperSheet,
}

/// A paper or its key as sheets.
#[component]
pub(crate) fn PaperPage(props: &PaperProps) -> Html {
    let PaperProps { language, link: text, sheet } = props;
    let language = *language;
    let words = language.exam();
    use_title(
        language,
        match sheet {
            PaperSheet::Questions => words.question_paper(),
            PaperSheet::Key => words.key(),
        },
    );
    let opened = use_paper(text, language);
    let paper = match &*opened {
        Opened::Loading => return loading(language),
        Opened::Broken(why) => return broken(language, why, None),
        Opened::Ready(paper) => paper,
    };
    let other = match sheet {
        PaperSheet::Questions => (ExamPage::Key(text.to_string()), words.key()),
        PaperSheet::Key => (ExamPage::Paper(text.to_string()), words.question_paper()),
    };
    let item = |(place, item): (usize, &Item)| match sheet {
        PaperSheet::Questions => question_item(language, paper, place, item),
        PaperSheet::Key => key_item(language, paper, place, item),
    };
    html! {
        <main id="content" class="sheet-page" tabindex="-1">
            <div class="sheet-bar">
                { link(&Route::Exam(ExamPage::Compose), "", html! { { words.to_exams() } }) }
                { link(&Route::Exam(other.0), "", html! { { other.1 } }) }
                { print_button(language) }
            </div>
            <article class="sheet exam-sheet">
                { head(language, paper, *sheet) }
                { for paper.items.iter().enumerate().map(item) }
            </article>
        </main>
    }
}

/// The part above the items: the version of the paper, the candidate's box, the rules.
fn head(language: Language, paper: &Paper, sheet: PaperSheet) -> Html {
    let words = language.exam();
    let blueprint = paper.blueprint();
    let extent = language.exam().extent(paper.items.len(), u64::from(blueprint.minutes));
    let field = |label: &'static str| {
        html! { <p class="exam-box-field"><span>{ label }</span><span class="sheet-line"></span></p> }
    };
    html! {
        <header class="exam-sheet-head">
            <h1>{ language.exam_paper(paper.link.paper_variant) }</h1>
            <p>{ extent }{ ". " }{ language.pass_mark(blueprint.pass) }</p>
            if sheet == PaperSheet::Questions {
                <div class="exam-box">
                    { for [words.candidate(), words.date(), words.signature()].map(field) }
                </div>
                <ul>{ for language.exam_assumptions().map(|line| html! { <li>{ line }</li> }) }</ul>
            } else {
                <p><strong>{ words.key() }</strong>{ ". " }{ language.marking(&blueprint.marking) }</p>
                <ul>{ for blueprint.knock_outs.iter().map(|it| html! { <li>{ language.knock_out(*it) }</li> }) }</ul>
            }
        </header>
    }
}

fn question_item(language: Language, paper: &Paper, place: usize, item: &Item) -> Html {
    let Ok(replay) = Replay::of(&variant_of(item)) else { return html! {} };
    let players: Option<PlayersNamed> = players_of(paper, place);
    let asked = paper.asked(item);
    let marks = language.marks_for(paper, item);
    html! {
        <section class="exam-sheet-item">
            <h2>{ language.exam().item(place + 1, paper.items.len()) }<span>{ marks }</span></h2>
            <div class="sheet-incident">
                { diagram(language, &replay.board_states[0].board) }
                <div>
                    { circumstances(language, &item.incident) }
                    { acts(language, &replay, players.as_ref()) }
                </div>
            </div>
            { questions(language, &asked, item.ruling.subject.player) }
        </section>
    }
}

fn key_item(language: Language, paper: &Paper, place: usize, item: &Item) -> Html {
    let Some(adjudicated) = adjudicated_of(item) else { return html! {} };
    let variant = variant_of(item);
    let ruling_text = RulingText { language, variant: &variant, adjudicated: &adjudicated };
    let facets = adjudicated.facets(None);
    let words = language.ruling();
    let asked = paper.asked(item);
    let row = |line: Line, marks: Option<String>| {
        html! {
            <tr>
                <th scope="row">{ line.about }</th>
                <td>{ line.ruled }</td>
                <td>{ line.by.map(|by| chip(language, by)) }</td>
                <td>{ marks }</td>
            </tr>
        }
    };
    let marked = asked.iter().map(|question| {
        let marks = u32::from(paper.blueprint().weight(*question)) * 100;
        row(ruling_text.ruled(facets, *question), Some(language.marks(marks)))
    });
    let open = ruling_text.remedies(facets).into_iter().chain(ruling_text.left_open(facets));
    html! {
        <section class="exam-sheet-item">
            <h2>{ language.exam().item(place + 1, paper.items.len()) }<span>{ language.marks_for(paper, item) }</span></h2>
            <p>{ language.laws_of(&item.incident) }</p>
            <table class="exam-key">
                <thead>
                    <tr>
                        { for [words.point(), words.ruling(), words.article(), language.exam().marks()]
                            .map(|head| html! { <th scope="col">{ head }</th> }) }
                    </tr>
                </thead>
                <tbody>
                    { for marked }
                    { for open.map(|line| row(line, None)) }
                </tbody>
            </table>
            { readings(&ruling_text, None, &Answer::default(), &Heading::REPEATED) }
        </section>
    }
}
