//! The answer: progress, the moves, the proof, or that neither was found.

use std::rc::Rc;

use shakmaty::{Bitboard, Color, Role, Square};
use yew::prelude::*;

use super::effort::Effort;
use super::line::{Line, Moves};
use super::question::{Proof, SearchReport};
use super::worker::Inquiry;
use crate::language::Language;
use crate::replay::playback::Speed;
use crate::ui::board::overlay::Overlay;

/// The properties of the answer.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct AnsweredProps {
    pub(crate) language: Language,
    pub(crate) speed: Speed,
    pub(crate) winner: Color,
    pub(crate) inquiry: Inquiry,
    pub(crate) line: Rc<Line>,
    pub(crate) step: UseStateHandle<usize>,
    pub(crate) on_effort: Callback<Effort>,
}

/// The answer so far.
#[component]
pub(crate) fn Answered(props: &AnsweredProps) -> Html {
    let AnsweredProps { language, winner, inquiry, .. } = props;
    let words = language.mate();
    match inquiry {
        Inquiry::None => html! {
            <><p class="mate-outcome">{ words.stopped }</p>{ effort(props, words.again, Effort::Usual) }</>
        },
        Inquiry::Failed => html! { <p class="alert">{ words.failed }</p> },
        Inquiry::SearchReport(SearchReport::Running { spent, of }) => html! {
            <>
                <p class="mate-outcome">{ words.at_work }</p>
                <progress max={of.to_string()} value={spent.to_string()} aria-label={words.at_work}></progress>
                <p class="hint" aria-live="off">{ language.states_looked_at(*spent, *of) }</p>
                { effort(props, words.stop, Effort::Stopped) }
            </>
        },
        Inquiry::SearchReport(SearchReport::Possible(moves)) => html! {
            <>
                <p class="mate-outcome is-possible">{ language.mate_possible(*winner, moves.len()) }</p>
                if !moves.is_empty() { <h2>{ words.line }</h2>{ moves_of(props) } }
            </>
        },
        Inquiry::SearchReport(SearchReport::Impossible(proof)) => html! {
            <>
                <p class="mate-outcome is-impossible">{ language.mate_impossible(*winner) }</p>
                <h2>{ words.proof }</h2>
                if !proof.forced.is_empty() {
                    <p>{ language.forced_first(&forced(props)) }</p>
                    { moves_of(props) }
                }
                <p>{ language.why_no_mate(proof.reason, *winner) }</p>
                { wall(*language, proof) }
                <p class="hint">{ words.proof_checked }</p>
            </>
        },
        Inquiry::SearchReport(SearchReport::Undecided { spent }) => html! {
            <>
                <p class="mate-outcome">{ language.mate_undecided(*spent) }</p>
                { effort(props, words.further, Effort::Large) }
            </>
        },
    }
}

fn forced(props: &AnsweredProps) -> String {
    let line = &props.line;
    line.start.as_ref().map(|start| props.language.line(start, &line.moves)).unwrap_or_default()
}

fn moves_of(props: &AnsweredProps) -> Html {
    let AnsweredProps { language, speed, line, step, .. } = props.clone();
    html! { <Moves {language} {speed} {line} {step} /> }
}

fn effort(props: &AnsweredProps, label: &'static str, effort: Effort) -> Html {
    let onclick = props.on_effort.reform(move |_: MouseEvent| effort);
    html! { <button type="button" class="button" {onclick}>{ label }</button> }
}

/// The meaning of the marks on the board, and the pieces that are left to give check.
fn wall(language: Language, proof: &Proof) -> Html {
    let Some(wall) = &proof.wall else { return html! {} };
    let words = language.mate();
    let attacker = |(role, squares): (Role, Bitboard)| {
        let squares: Vec<Square> = squares.into_iter().collect();
        html! { <li>{ language.man_on(role, &squares) }</li> }
    };
    let attackers: Vec<Html> = wall.attackers().map(attacker).collect();
    html! {
        <>
            <ul class="mate-key">
                <li><span class="mate-key-reach" aria-hidden="true"></span>{ words.king_mark }</li>
                if wall.fixed().any() {
                    <li><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#mark-lock" /></svg>{ words.fixed_mark }</li>
                }
            </ul>
            if attackers.is_empty() {
                <p>{ words.no_attacker }</p>
            } else {
                <p>{ words.attackers_line }</p>
                <ul>{ for attackers }</ul>
            }
        </>
    }
}

/// The marks of the wall, where the answer rests on one.
pub(crate) fn marks(inquiry: &Inquiry) -> Overlay {
    let Some(SearchReport::Impossible(Proof { wall: Some(wall), .. })) = inquiry.report() else {
        return Overlay::default();
    };
    let squares = |bits: Bitboard| bits.into_iter().collect();
    Overlay { reach: squares(wall.king()), fixed: squares(wall.fixed()), ..Overlay::default() }
}
