//! The page before the question is asked: the board to set up, and the questions.

use std::rc::Rc;

use acconcio_mate::{Query, QueryError};
use shakmaty::{Color, Setup};
use yew::prelude::*;

use super::answers::CopyLink;
use super::paste::{Paste, PasteHandle};
use crate::language::Language;
use crate::route::mate_question::{MateQuestion, Winners};
use crate::ui::board_editor::BoardEditor;
use crate::ui::thumbnail::thumbnail;

/// The id of the section with the questions.
pub(crate) const ASKING: &str = "mate-asking";

/// The example positions, in the order of their names.
const EXAMPLES: [(&str, Winners); 6] = [
    ("8/8/1k6/1p1p1p1p/1P1P1P1P/1K6/8/8 w - - 0 1", Winners::Both),
    ("1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1", Winners::White),
    ("8/8/4k3/8/8/2K2N2/8/8 b - - 0 1", Winners::Both),
    ("8/8/8/8/8/1p6/8/k1KN4 w - - 0 1", Winners::White),
    ("4k3/3p4/2pp4/3p2p1/1p1K1pP1/1P1P1P2/2B5/8 b - - 0 1", Winners::White),
    ("kb6/2N5/1K6/8/8/8/8/8 b - - 0 1", Winners::White),
];

/// The properties of the page before the question.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct AskingProps {
    pub(crate) language: Language,
    pub(crate) question: Rc<MateQuestion>,
    /// The position on the board.
    pub(crate) setup: Setup,
    pub(crate) on_change: Callback<Setup>,
    pub(crate) paste: PasteHandle,
}

/// The board to set up, and the questions; before the first piece, the examples in their place.
#[component]
pub(crate) fn Asking(props: &AskingProps) -> Html {
    let AskingProps { language, question, setup, on_change, paste } = props.clone();
    let words = language.mate();
    let is_begun = *question != MateQuestion::default();
    html! {
        <div class="mate-setting">
            <section class="mate-setup" aria-labelledby="mate-setup">
                <h2 id="mate-setup">{ words.set_up() }</h2>
                <BoardEditor {language} setup={setup.clone()} {on_change} />
            </section>
            <div class="mate-beside">
                <section id={ASKING} class="mate-asking" tabindex="-1" aria-labelledby="mate-ask">
                    if is_begun {
                        { questions(language, &question, setup) }
                    } else {
                        <h2 id="mate-ask">{ words.examples() }</h2>
                        <p class="mate-begin">{ words.begin() }</p>
                        { examples(language) }
                    }
                </section>
                <Paste {language} {paste} />
                if is_begun {
                    <section aria-labelledby="mate-examples">
                        <h2 id="mate-examples">{ words.examples() }</h2>
                        { examples(language) }
                    </section>
                }
            </div>
        </div>
    }
}

/// The questions, as links to their answers, and the fault of a position that cannot be asked about.
fn questions(language: Language, question: &MateQuestion, setup: Setup) -> Html {
    let [white, black, both] = language.mate_questions();
    let ask = |winners: Winners, label: &'static str| {
        html! { <a class="button primary" href={question.asking(Some(winners)).to_hash()}>{ label }</a> }
    };
    let fault = Query::from_setup(setup, Color::White).err();
    html! {
        <>
            <h2 id="mate-ask">{ language.mate().ask_heading() }</h2>
            <div class="mate-ask">
                { ask(Winners::White, white) }
                { ask(Winners::Black, black) }
                { ask(Winners::Both, both) }
                if !question.fen.is_empty() { <CopyLink {language} /> }
            </div>
            if let Some(fault) = fault { { wrong(language, fault, question) } }
        </>
    }
}

/// The fault of the position: an alert where the question was asked, and else what is still missing.
fn wrong(language: Language, fault: QueryError, question: &MateQuestion) -> Html {
    let text = language.query_error(fault);
    match question.winner {
        Some(_) => html! { <p key="alert" class="alert" role="alert">{ text }</p> },
        None => html! {
            <p key="missing" class="mate-missing" role="status">{ language.mate().missing() }{ " " }{ text }</p>
        },
    }
}

/// The links to the example positions.
fn examples(language: Language) -> Html {
    let example = |(name, (fen, winners)): (&'static str, (&str, Winners))| {
        let question = MateQuestion { fen: fen.to_owned(), winner: Some(winners) };
        html! {
            <li>
                <a href={question.to_hash()}>
                    { thumbnail(fen.split(' ').next()) }
                    <span>{ name }</span>
                </a>
            </li>
        }
    };
    let positions = language.mate_examples().into_iter().zip(EXAMPLES);
    html! { <ul class="mate-examples">{ for positions.map(example) }</ul> }
}
