//! The moves of a mate, one by one.

use acconcio_mate::Step;
use gloo::timers::callback::Timeout;
use shakmaty::{Board, Chess, Move, Position};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::question::SearchReport;
use super::worker::Inquiry;
use crate::language::Language;
use crate::replay::playback::Speed;
use crate::route::mate_question::MateQuestion;
use crate::ui::icon::icon;

/// The number of half-moves that are listed at a time: more than in any usual game, and few enough to
/// be drawn at once.
const PAGE: usize = 400;

/// A series of legal moves from a position, with the board after each.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Line {
    /// The position before the first move; `None` where the question is invalid.
    pub(crate) start: Option<Chess>,
    pub(crate) moves: Vec<Move>,
    /// The board after each move.
    pub(crate) boards: Vec<Board>,
}

impl Line {
    /// The mate, or the forced moves of a proof, from the worker's report.
    pub(crate) fn of(question: &MateQuestion, inquiry: &Inquiry) -> Line {
        let Some(Ok(query)) = question.query() else { return Line::default() };
        let steps: &[Step] = match inquiry.report() {
            Some(SearchReport::Possible(steps)) => steps,
            Some(SearchReport::Impossible(proof)) => &proof.forced,
            Some(SearchReport::Running { .. } | SearchReport::Undecided { .. }) | None => &[],
        };
        let mut position = query.position().clone();
        let mut line = Line { start: Some(position.clone()), ..Line::default() };
        for step in steps {
            let Ok(played) = step.0.to_move(&position) else { break };
            line.moves.push(played);
            position.play_unchecked(played);
            line.boards.push(position.board().clone());
        }
        line
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct MovesProps {
    pub(crate) language: Language,
    pub(crate) speed: Speed,
    pub(crate) line: std::rc::Rc<Line>,
    /// The number of moves shown on the board.
    pub(crate) step: UseStateHandle<usize>,
}

/// The moves to choose from, and the buttons that step through them.
#[component]
pub(crate) fn Moves(props: &MovesProps) -> Html {
    let MovesProps { language, speed, line, step } = props.clone();
    let (words, last, shown) = (language.player(), line.moves.len(), *step);
    let is_playing = use_state_eq(|| false);
    {
        let (step, is_playing, runs) =
            (step.clone(), is_playing.clone(), *is_playing && shown < last);
        use_effect_with((runs, shown, speed), move |_| {
            if !runs {
                is_playing.set(false);
            }
            let next = shown + 1;
            let timer = runs.then(|| Timeout::new(speed.interval(), move || step.set(next)));
            move || drop(timer)
        });
    }
    let list = use_node_ref();
    let goes = |to: usize| {
        let (step, is_playing) = (step.clone(), is_playing.clone());
        Callback::from(move |_: MouseEvent| {
            is_playing.set(false);
            step.set(to);
        })
    };
    let on_play = {
        let (step, is_playing) = (step.clone(), is_playing.clone());
        Callback::from(move |_: MouseEvent| {
            if !*is_playing && shown == last {
                step.set(0);
            }
            is_playing.set(!*is_playing);
        })
    };
    let (play, play_icon) =
        if *is_playing { (words.pause, "icon-pause") } else { (words.play, "icon-play") };
    let report = use_memo((language, line.clone()), |(language, line)| {
        line.start.as_ref().map(|start| language.numbered(start, &line.moves)).unwrap_or_default()
    });
    let from = shown.saturating_sub(1) / PAGE * PAGE;
    {
        let list = list.clone();
        use_effect_with((shown, report.clone()), move |_| show_current(&list));
    }
    let chosen = |(index, (number, san)): (usize, &(Option<String>, String))| {
        let current = (index + 1 == shown).then_some("step");
        html! {
            <li key={index}>
                { number.clone() }
                <button type="button" aria-current={current} onclick={goes(index + 1)}>{ san }</button>
            </li>
        }
    };
    html! {
        <div class="mate-line">
            <div class="controls" role="toolbar" aria-label={words.replay}>
                { button("icon-first", words.first, goes(0)) }
                { button("icon-previous", words.previous, goes(shown.saturating_sub(1))) }
                { button(play_icon, play, on_play) }
                { button("icon-next", words.next, goes((shown + 1).min(last))) }
                { button("icon-last", words.to_end, goes(last)) }
            </div>
            <ol class="mate-moves" ref={list}>{ for report.iter().enumerate().skip(from).take(PAGE).map(chosen) }</ol>
        </div>
    }
}

/// Scrolls the list to the move shown; the page stays where it is.
fn show_current(list: &NodeRef) {
    let Some(list) = list.cast::<HtmlElement>() else { return };
    let current = list.query_selector("[aria-current]").ok().flatten();
    if let Some(current) = current.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        let above = (list.client_height() - current.offset_height()) / 2;
        list.set_scroll_top(current.offset_top() - list.offset_top() - above);
    }
}

fn button(name: &'static str, label: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! { <button type="button" class="control" title={label} aria-label={label} {onclick}>{ icon(name) }</button> }
}
