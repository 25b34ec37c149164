//! The board at which one acts: what hands do to its pieces is recorded. It asks nobody whether a move is legal.

use std::rc::Rc;

use acconcio_adjudication::incident::PerPlayer;
use acconcio_authoring::gesture::Gesture;
use shakmaty::{Color, Square};
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::bench_props::{AFTER_BOARD, BenchProps};
use super::hands::{promotion, refusal, sight};
use super::state::BenchAction;
use crate::platform::browser;
use crate::replay::Replay;
use crate::replay::piece_state::PieceState;
use crate::ui::board::overlay::Overlay;
use crate::ui::board::{Seat, Surface, surface_board};
use crate::ui::board_editor::drag::{Drag, Dragging, use_dragging};
use crate::ui::clock::{Dial, dial, fitted_name};
use crate::ui::icon::icon;
use crate::ui::view::View;

/// The beginning of the ids of the squares in the page.
const NAME: &str = "acting";

/// The board with its clock.
#[component]
pub(crate) fn ActingBoard(props: &BenchProps) -> Html {
    let BenchProps { language, bench } = props;
    let view = use_state_eq(|| View::FROM_WHITE);
    let square = use_state_eq(|| Square::E1);
    let replay = use_memo(Shown(bench.walk.clone()), |shown| Replay::of(&shown.0.possible).ok());
    let on_drop = props.on(|gesture: Gesture| BenchAction::Gesture(gesture));
    let on_drop = Callback::from(move |drag: Drag| {
        if let Some(gesture) = gesture_of(drag) {
            on_drop.emit(gesture);
        }
    });
    let dragging = use_dragging(*view, on_drop);
    let on_flip = {
        let view = view.clone();
        Callback::from(move |_: MouseEvent| view.set(view.flipped()))
    };
    let board =
        replay.as_ref().as_ref().map(|replay| board(props, replay, &dragging, (*view, square)));
    html! {
        <div class="bench-table">
            { clock(props, *view) }
            { board.unwrap_or_default() }
            { refusal(props) }
            { promotion(props) }
            <div class="bench-row">
                { sight(props) }
                <button type="button" class="control" title={language.player().flip()} aria-label={language.player().flip()}
                    onclick={on_flip}>{ icon("icon-flip") }</button>
            </div>
        </div>
    }
}

/// A walk, equal to itself only.
#[derive(Clone)]
struct Shown(Rc<acconcio_authoring::Walk>);

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

fn gesture_of(drag: Drag) -> Option<Gesture> {
    match (drag.from, drag.over) {
        (Some(from), Some(to)) if from == to => None,
        (Some(from), Some(to)) => Some(Gesture::Carry(from, to)),
        (Some(from), None) => Some(Gesture::Off(from)),
        (None, _) => None,
    }
}

fn board(
    props: &BenchProps,
    replay: &Replay,
    dragging: &Dragging,
    (view, square): (View, UseStateHandle<Square>),
) -> Html {
    let BenchProps { language, bench } = props;
    let step = bench.walk.possible_before(bench.at);
    let board_state = bench.board_state();
    let surface = Surface {
        language: *language,
        label: language.bench().board(),
        name: NAME,
        board: &board_state.board,
        states: PieceState::on_board(board_state, &replay.board_track, step),
        view,
    };
    let lifted = dragging.drag.and_then(|drag| drag.from);
    let over = dragging.drag.and_then(|drag| drag.over);
    let without = |from: Square| {
        let mut board = board_state.board.clone();
        board.discard_piece_at(from);
        board
    };
    let overlay = Overlay {
        board: lifted.map(without),
        picked: over.into_iter().collect(),
        ..Overlay::default()
    };
    let seat = Seat::to_look(square, Callback::from(|()| browser::focus(AFTER_BOARD)));
    let on_press = {
        let (pieces, dragging) = (board_state.board.clone(), dragging.clone());
        Callback::from(move |event: PointerEvent| {
            let square = dragging.square_at(&event);
            if let Some((square, piece)) = square.and_then(|at| Some((at, pieces.piece_at(at)?))) {
                dragging.press(&event, piece, Some(square));
            }
        })
    };
    let press = props.on(|square: Square| BenchAction::Gesture(Gesture::Press(square)));
    let onclick = {
        let (press, dragging) = (press.clone(), dragging.clone());
        Callback::from(move |event: MouseEvent| {
            if !dragging.is_end_of_drag()
                && let Some(square) = square_of(event.target())
            {
                press.emit(square);
            }
        })
    };
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key() || event.repeat());
        if is_plain
            && matches!(event.key().as_str(), "Enter" | " ")
            && let Some(square) = square_of(event.target())
        {
            event.prevent_default();
            press.emit(square);
        }
    });
    html! {
        <div class="editor-board bench-board" ref={dragging.board.clone()} onpointerdown={on_press} {onclick} {onkeydown}>
            { surface_board(&surface, &replay.board_track, step, &overlay, &seat) }
            { dragging.ghost() }
        </div>
    }
}

/// The square that an event belongs to.
fn square_of(target: Option<web_sys::EventTarget>) -> Option<Square> {
    let id = target?.dyn_into::<web_sys::Element>().ok()?.id();
    id.strip_prefix(NAME)?.strip_prefix('-')?.parse().ok()
}

/// The clock with a button for each player, which presses it.
fn clock(props: &BenchProps, view: View) -> Html {
    let BenchProps { language, bench } = props;
    let board_state = bench.board_state();
    let players = bench.draft().head().players.clone();
    let name = |player: Color| fitted_name(&language.person(player.into(), players.as_ref()));
    let button = |player: Color| {
        let class =
            if view.is_bottom(player) { "bench-press is-bottom" } else { "bench-press is-top" };
        let label = language.bench().press(player);
        html! {
            <button type="button" {class} title={label.clone()} aria-label={label}
                onclick={props.does(BenchAction::Press(player))}></button>
        }
    };
    html! {
        <div class="bench-clock">
            { dial(&Dial {
                language: *language,
                label: language.player().clocks().to_owned(),
                view,
                remaining: PerPlayer { ..board_state.remaining },
                running: board_state.running,
                flags: board_state.flags,
                act: None,
                name: &name,
            }) }
            { button(!view.bottom) }
            { button(view.bottom) }
        </div>
    }
}
