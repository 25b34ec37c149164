//! The question paper and its key, for printing.

use std::rc::Rc;

use acconcio_training::exam::{Item, Paper};
use acconcio_training::grading::{Answer, Graded, Question};
use acconcio_training::scenario::PlayersNamed;
use shakmaty::Color;
use yew::prelude::*;

use super::codes::ExamCodes;
use super::lecturer::{LecturedExam, LecturerGate};
use super::opening::{OpenedExam, adjudicated_of, players_of, variant_of};
use crate::features::incident::chip::chip;
use crate::features::incident::ruling_form::form::RulingForm;
use crate::features::incident::ruling_form::options::{Offered, count_before, offered};
use crate::features::incident::ruling_parts::readings::readings;
use crate::features::incident::ruling_parts::sections::Heading;
use crate::features::incident::ruling_text::text::{Line, RulingText};
use crate::features::print::sheet::{acts, circumstances, diagram, print_button};
use crate::language::Language;
use crate::replay::Replay;
use crate::route::{ExamPage, Route};
use crate::ui::document::use_title;
use crate::ui::link::link;

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

/// A paper or its key as sheets, once the lecturer's code has opened it.
#[component]
pub(crate) fn PaperPage(props: &PaperProps) -> Html {
    let PaperProps { language, link, sheet } = props.clone();
    let words = language.exam();
    let title = match sheet {
        PaperSheet::Questions => words.question_paper(),
        PaperSheet::Key => words.key(),
    };
    use_title(language, title);
    let sheets = {
        let link = link.clone();
        Callback::from(move |exam: LecturedExam| sheets(language, &link, sheet, &exam))
    };
    html! { <LecturerGate {language} {link} {title} {sheets} /> }
}

/// The sheets, with the codes above them where it is the key.
fn sheets(language: Language, text: &str, sheet: PaperSheet, exam: &LecturedExam) -> Html {
    let words = language.exam();
    let paper = &exam.opened.paper;
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
            if sheet == PaperSheet::Key { <ExamCodes {language} exam={exam.clone()} /> }
            <article class="sheet exam-sheet">
                // The head of a table stands at the top of every printed page.
                <table class="exam-pages" role="presentation">
                    <thead><tr><td class="exam-running">{ running(language, paper) }</td></tr></thead>
                    <tbody>
                        <tr>
                            <td>
                                { head(language, &exam.opened, sheet) }
                                { for paper.items.iter().enumerate().map(item) }
                            </td>
                        </tr>
                    </tbody>
                </table>
            </article>
        </main>
    }
}

/// The line by which every sheet is known: the variant and the number of the draw.
fn running(language: Language, paper: &Paper) -> String {
    language
        .exam()
        .running(language.exam_paper(paper.link.paper_variant), paper.link.seed.to_string())
}

/// The part above the items: what the lecturer has written, the version of the paper, the candidate's box, the rules.
fn head(language: Language, opened: &OpenedExam, sheet: PaperSheet) -> Html {
    let words = language.exam();
    let OpenedExam { exam, paper, .. } = opened;
    let (title, beside) = (&exam.head.title, language.beside_title(&exam.head));
    let blueprint = paper.blueprint();
    let extent = language.exam().extent(paper.items.len(), u64::from(blueprint.minutes));
    let field = |label: &'static str| {
        html! { <p class="exam-box-field"><span>{ label }</span><span class="sheet-line"></span></p> }
    };
    html! {
        <header class="exam-sheet-head">
            if !title.is_empty() { <p class="exam-sheet-title">{ title }</p> }
            if !beside.is_empty() { <p>{ beside }</p> }
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
            { questions(language, &RulingForm::resumed(Rc::new(variant_of(item)), Answer::default(), &asked)) }
        </section>
    }
}

/// The questions with the answers that the screen offers, each with a box to tick.
fn questions(language: Language, form: &RulingForm) -> Html {
    let Ok(adjudicated) = form.adjudicated() else { return html! {} };
    let (player, counted) = (adjudicated.player(), adjudicated.ruling.subject.counted);
    let box_of = |option: &Offered| html! { <li>{ option.words() }</li> };
    let line = |label: &str| {
        html! { <p class="exam-box-field"><span>{ label.to_owned() }</span><span class="sheet-line"></span></p> }
    };
    let one = |question: &Question| {
        let hint = count_before(language, *question, player, counted);
        let written = match question {
            Question::Obligation => line(language.exam().paper_moves()),
            Question::Clocks => {
                Color::ALL.into_iter().map(|it| line(&language.color_label(it))).collect()
            }
            Question::Trigger
            | Question::Classification
            | Question::Board
            | Question::Count
            | Question::Result => html! {},
        };
        html! {
            <li>
                <p>{ language.question(*question, player) }{ for hint.map(|hint| html! { <><br />{ hint }</> }) }</p>
                { written }
                <ul class="sheet-options">{ for offered(language, form, *question).iter().map(box_of) }</ul>
            </li>
        }
    };
    html! { <ol class="sheet-questions">{ for form.questions().iter().map(one) }</ol> }
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
        let mut line = ruling_text.ruled(facets, *question);
        if question.may_be_inapplicable() && !facets.raises(&item.ruling.subject, *question) {
            line.ruled = format!("{} / {}", line.ruled, language.ruling_form().inapplicable());
        }
        row(line, Some(language.marks(marks)))
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
