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
pub(crate) mod small;
pub mod view;

use shakmaty::Square;
use yew::prelude::*;

use super::showing::Showing;
use crate::film::Film;
use crate::language::Language;
use figures::figures;
use grid::{Table, grid};
use hand::hands;
use marks::{arrows, coordinates, locks, marks, squares};
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
    let Showing { language, view, .. } = *showing;
    let table = Table { language, standing: showing.standing(), view };
    let class = classes!("board", overlay.is_answering.then_some("is-answering"));
    html! {
        <div {class}>
            { picture(&showing.film, showing.playback.step, showing.view, overlay) }
            { grid(table, overlay, seat) }
        </div>
    }
}

/// The board of a film that is no incident: nobody's hand is on it, and nothing is chosen.
pub fn quiet_board(
    language: Language,
    film: &Film,
    step: usize,
    overlay: &Overlay,
    seat: &Seat,
) -> Html {
    let view = View::FROM_WHITE;
    let Some(standing) = film.standings.get(step) else { return html! {} };
    html! {
        <div class="board">
            { picture(film, step, view, overlay) }
            { grid(Table { language, standing, view }, overlay, seat) }
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
            { locks(view, &overlay.fixed) }
            if shows_film { { hands(film, step, view) } }
        </svg>
    }
}
