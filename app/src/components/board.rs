//! The board: what stands, which hands are on it, what is laid over it, and how squares are chosen.
//!
//! Lengths are in board units: a square is 45 wide, as the pieces are drawn. What moves is placed
//! by the classes `col-0` to `col-7` and `row-0` to `row-7` (see board.css), so that a change of
//! place is a transition and no style is ever written into the page.

mod figures;
mod grid;
mod hand;
mod marks;
pub mod overlay;
pub mod view;

use shakmaty::Square;
use yew::prelude::*;

use super::showing::Showing;
use crate::film::Film;
use figures::figures;
use grid::grid;
use hand::hands;
use marks::{arrows, coordinates, marks, squares};
use overlay::Overlay;
use view::View;

/// What can be done on the board.
#[derive(Clone, PartialEq)]
pub struct Seat {
    /// The square that the keyboard is on.
    pub square: UseStateHandle<Square>,
    /// A square was chosen.
    pub on_square: Callback<Square>,
    /// The keyboard leaves the board.
    pub on_leave: Callback<()>,
}

/// The board, read and chosen square by square.
pub fn board(showing: &Showing, overlay: &Overlay, seat: &Seat) -> Html {
    let class = classes!("board", overlay.is_answering.then_some("is-answering"));
    html! {
        <div {class}>
            { picture(&showing.film, showing.playback.step, showing.view, overlay) }
            { grid(showing, overlay, seat) }
        </div>
    }
}

/// The board as a picture; what it shows is told elsewhere, so it is not spoken.
pub fn picture(film: &Film, step: usize, view: View, overlay: &Overlay) -> Html {
    let shows_film = overlay.board.is_none() && !overlay.is_answering;
    let touched = if shows_film { film.squares_at(step) } else { Vec::new() };
    html! {
        <svg class="board-drawing" viewBox="0 0 360 360" aria-hidden="true" focusable="false">
            { squares() }
            { marks(view, &touched, overlay) }
            { coordinates(view) }
            { figures(film, step, view, overlay.board.as_ref()) }
            { arrows(view, &overlay.permitted) }
            if shows_film { { hands(film, step, view) } }
        </svg>
    }
}
