//! The board: its pieces, the hands on it, the overlay, and the choice of squares.
//!
//! Lengths are in board units: a square is 45 wide, as the pieces are drawn. Moving parts are placed by
//! the classes `col-0` to `col-7` and `row-0` to `row-7` (see board.css), so that a change of place is a
//! transition and no style is ever written into the page.

pub mod figures;
pub(crate) mod frame;
pub mod grid;
pub mod hand;
pub mod marks;
pub mod overlay;

use acconcio_adjudication::board_state::BoardState;
use shakmaty::{Board, Square};
use yew::prelude::*;

use super::showing::ReplayView;
use super::view::View;
use crate::language::Language;
use crate::replay::Replay;
use crate::replay::board_track::BoardTrack;
use crate::replay::piece_state::PieceState;
use figures::figures;
use frame::frame;
use grid::grid;
use hand::hands;
use marks::{arrows, locks, marks, squares};
use overlay::Overlay;

/// The interaction with the board.
#[derive(Clone, PartialEq)]
pub struct Seat {
    /// The square with the keyboard focus.
    pub square: UseStateHandle<Square>,
    /// Called when a square is chosen, or taken back where it was chosen before.
    pub on_square: Callback<Square>,
    /// Called when Enter is pressed on a square.
    pub on_enter: Callback<Square>,
    /// Called when the keyboard leaves the board.
    pub on_leave: Callback<()>,
}

impl Seat {
    /// Returns the interaction with a board on which nothing is chosen.
    pub fn to_look(square: UseStateHandle<Square>, on_leave: Callback<()>) -> Seat {
        Seat { square, on_square: Callback::noop(), on_enter: Callback::noop(), on_leave }
    }
}

/// A board in the form in which it is read square by square.
pub struct Surface<'a> {
    /// The language of the labels.
    pub language: Language,
    /// The spoken name of the board.
    pub label: &'a str,
    /// The beginning of the ids of its squares in the page; two boards on a page have two.
    pub name: &'static str,
    /// The pieces on it.
    pub board: &'a Board,
    /// The states of its pieces.
    pub states: Vec<(Square, PieceState)>,
    /// The side from which it is seen.
    pub view: View,
}

impl<'a> Surface<'a> {
    /// Returns the board of a board state, the only one on its page.
    pub fn of(
        language: Language,
        board_state: &'a BoardState,
        states: Vec<(Square, PieceState)>,
        view: View,
    ) -> Surface<'a> {
        let label = language.player().board();
        Surface { language, label, name: "square", board: &board_state.board, states, view }
    }
}

/// Draws the board, which is read and chosen square by square.
pub fn board(showing: &ReplayView, overlay: &Overlay, seat: &Seat) -> Html {
    let (board_track, step) = (&showing.replay.board_track, showing.playback.step);
    let states = PieceState::on_board(showing.board_state(), board_track, step);
    let surface = Surface::of(showing.language, showing.board_state(), states, showing.view);
    surface_board(&surface, board_track, step, overlay, seat)
}

/// Draws the board of a replay that is not an incident, at a step: no hand is on it, and nothing is
/// chosen.
pub fn quiet_board(
    language: Language,
    replay: &Replay,
    (step, view): (usize, View),
    overlay: &Overlay,
    seat: &Seat,
) -> Html {
    let Some(board_state) = replay.board_states.get(step) else { return html! {} };
    let surface = Surface::of(language, board_state, Vec::new(), view);
    surface_board(&surface, &replay.board_track, step, overlay, seat)
}

/// Draws a board with its picture and its squares.
pub fn surface_board(
    surface: &Surface<'_>,
    board_track: &BoardTrack,
    step: usize,
    overlay: &Overlay,
    seat: &Seat,
) -> Html {
    let class = classes!("board", overlay.is_answering.then_some("is-answering"));
    html! {
        <div {class}>
            { picture(board_track, step, surface.view, overlay) }
            { grid(surface, overlay, seat) }
        </div>
    }
}

/// Draws the board as a picture. It is not spoken, because its content is described elsewhere.
pub fn picture(board_track: &BoardTrack, step: usize, view: View, overlay: &Overlay) -> Html {
    let shows_replay = overlay.board.is_none() && !overlay.is_answering;
    let touched = if shows_replay { board_track.touched_at(step) } else { &[] };
    html! {
        <svg class="board-drawing" viewBox={frame::VIEW_BOX} aria-hidden="true" focusable="false">
            { frame(view) }
            { squares() }
            { marks(view, touched, overlay) }
            { figures(board_track, step, view, overlay.board.as_ref()) }
            { arrows(view, &overlay.permitted) }
            { locks(view, &overlay.fixed) }
            if shows_replay { { hands(board_track, step, view) } }
        </svg>
    }
}
