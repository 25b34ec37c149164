//! The page that asks whether a side can still mate: a position, the question, and the answer.

use super::effort::Effort;
use std::rc::Rc;

use acconcio_adjudication::TURNING_ON_MATE;
use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{Incident, Regime};
use acconcio_adjudication::laws::{Article, EditionId};
use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode, Position, Square};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::answer::{Answered, marks};
use super::line::Line;
use super::question::Ask;
use super::search_page::SearchPageProps;
use super::worker::use_inquiry;
use crate::features::handbook::parts::opening;
use crate::language::Language;
use crate::platform::browser;
use crate::platform::player_color::PlayerColor;
use crate::replay::Replay;
use crate::route::mate_question::MateQuestion;
use crate::route::{Route, address_of};
use crate::ui::board::{Seat, quiet_board};
use crate::ui::document::use_title;
use crate::ui::icon::icon;
use crate::ui::link::link;
use crate::ui::search::not_sent;

/// The example positions, in the order of their names.
const EXAMPLES: [(&str, PlayerColor); 4] = [
    ("8/8/1k6/1p1p1p1p/1P1P1P1P/1K6/8/8 w - - 0 1", PlayerColor::White),
    ("1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1", PlayerColor::White),
    ("8/8/8/8/8/1p6/8/k1KN4 w - - 0 1", PlayerColor::White),
    ("kb6/2N5/1K6/8/8/8/8/8 b - - 0 1", PlayerColor::White),
];

/// The page that asks whether a side can still mate.
#[component]
pub(crate) fn MatePage(props: &SearchPageProps) -> Html {
    let SearchPageProps { language, speed, hash, on_hash } = props.clone();
    let words = language.mate();
    use_title(language, words.heading);
    let question = use_memo(hash, |hash| MateQuestion::of_hash(hash));
    let typed = use_typed(&question);
    let effort = use_effort(&question);
    let checked = use_memo(question.clone(), |question| question.query());
    let is_sound = matches!(*checked, Some(Ok(_)));
    let budget = effort.budget();
    let ask =
        budget.filter(|_| is_sound).map(|budget| Ask { question: (*question).clone(), budget });
    let inquiry = use_inquiry(ask);
    let step = use_state_eq(|| 0_usize);
    let square = use_state_eq(|| Square::E1);
    let line = use_memo((question.clone(), inquiry.clone()), |(question, inquiry)| {
        Line::of(question, inquiry)
    });
    let replay = use_memo((typed.clone(), line.clone()), |(typed, line)| replay(typed, line));
    {
        let step = step.setter();
        use_effect_with(replay.clone(), move |_| step.set(0));
    }
    let shown = (*step).min(replay.board_states.len() - 1);
    let overlay = marks(&inquiry);
    let seat = Seat::to_look(square, Callback::from(|()| browser::focus("content")));
    let on_effort = Callback::from(move |wanted| effort.set(wanted));
    html! {
        <main id="content" class="laws handbook mate" tabindex="-1">
            { opening(language, &Route::Mate, words.heading, words.lead) }
            { form(language, &typed, &question, &on_hash) }
            <div class="mate-table">
                <section class="mate-board" aria-label={words.board}>
                    { quiet_board(language, &replay, shown, &overlay, &seat) }
                </section>
                <section class="mate-answer" aria-label={words.answer} aria-live="polite">
                    if let Some(Err(error)) = &*checked {
                        <p class="alert" role="alert">{ language.query_error(*error) }</p>
                    } else if let Some(winner) = question.winner {
                        <Answered {language} {speed} winner={Color::from(winner)} {inquiry} line={line.clone()} {step} {on_effort} />
                    } else {
                        { examples(language) }
                    }
                </section>
            </div>
            <section aria-labelledby="mate-rules">
                <h2 id="mate-rules">{ words.rules }</h2>
                <p class="mate-rules">{ words.rules_line }</p>
                <p class="mate-articles">{ language.edition(EditionId::E2023) }{ ":" }{ for TURNING_ON_MATE.into_iter().map(article) }</p>
            </section>
        </main>
    }
}

/// The position in the field; another question replaces it.
#[hook]
fn use_typed(question: &Rc<MateQuestion>) -> UseStateHandle<String> {
    let typed = use_state_eq(|| question.fen.clone());
    let setter = typed.setter();
    use_effect_with(question.fen.clone(), move |fen| setter.set(fen.clone()));
    typed
}

/// The effort spent on a question; another question resets it.
#[hook]
fn use_effort(question: &Rc<MateQuestion>) -> UseStateHandle<Effort> {
    let effort = use_state_eq(|| Effort::Usual);
    let setter = effort.setter();
    use_effect_with(question.clone(), move |_| setter.set(Effort::Usual));
    effort
}

/// A replay of the moves of a mate, or of the position as far as it can be read.
fn replay(typed: &str, line: &Line) -> Replay {
    let mut incident = Incident::initial(Regime::Standard);
    let typed = typed.trim().parse::<Fen>().ok().map(Fen::into_setup);
    let asked = line.start.as_ref().map(|start| start.to_setup(EnPassantMode::Legal));
    if let Some(setup) = asked.or(typed) {
        incident.start = setup;
    } else {
        incident.start.board = shakmaty::Board::empty();
    }
    Replay::of_boards(&BoardState::opening(&incident), line.boards.iter().cloned())
}

/// The field for the position, and the two questions.
fn form(
    language: Language,
    typed: &UseStateHandle<String>,
    question: &Rc<MateQuestion>,
    on_hash: &Callback<String>,
) -> Html {
    let words = language.mate();
    let oninput = {
        let typed = typed.setter();
        Callback::from(move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            typed.set(field.value());
        })
    };
    let ask = |side: PlayerColor, label: &'static str| {
        let is_asked = question.winner == Some(side) && question.fen == typed.trim();
        let (typed, on_hash) = (typed.clone(), on_hash.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            let fen = typed.trim().to_owned();
            on_hash.emit(MateQuestion { fen, winner: Some(side) }.to_hash());
        });
        html! {
            <button type="button" class="button" aria-pressed={is_asked.to_string()} {onclick}>{ label }</button>
        }
    };
    let [white, black] = words.ask;
    html! {
        <form class="mate-form" onsubmit={not_sent()}>
            <label for="mate-fen">{ words.fen }</label>
            <input id="mate-fen" type="text" value={(**typed).clone()} autocomplete="off" spellcheck="false"
                autocapitalize="off" aria-describedby="mate-fen-hint" {oninput} />
            <p id="mate-fen-hint" class="hint">{ words.fen_hint }</p>
            <div class="mate-ask">{ ask(PlayerColor::White, white) }{ ask(PlayerColor::Black, black) }</div>
        </form>
    }
}

fn article(article: Article) -> Html {
    link(&Route::law(EditionId::E2023, address_of(article)), "chip", html! { { article.0 } })
}

/// The links to the example positions.
fn examples(language: Language) -> Html {
    let words = language.mate();
    let example = |(name, (fen, side)): (&'static str, (&str, PlayerColor))| {
        let question = MateQuestion { fen: fen.to_owned(), winner: Some(side) };
        html! { <li><a href={question.to_hash()}>{ icon("icon-play") }{ name }</a></li> }
    };
    html! {
        <>
            <h2>{ words.examples }</h2>
            <ul class="mate-examples">{ for words.example.into_iter().zip(EXAMPLES).map(example) }</ul>
        </>
    }
}
