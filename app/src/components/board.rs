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

use std::rc::Rc;

use shakmaty::Square;
use yew::prelude::*;

use crate::film::Film;
use figures::Figures;
use grid::Grid;
use hand::Hands;
use marks::{Arrows, Coordinates, Marks, Squares};
use overlay::Overlay;
use view::View;

/// What the board needs.
#[derive(Clone, PartialEq, Properties)]
pub struct BoardProps {
    /// The film.
    pub film: Rc<Film>,
    /// How many acts are shown.
    pub step: usize,
    /// Who sits at the bottom.
    pub view: View,
    /// What is laid over it.
    pub overlay: Overlay,
    /// A square was chosen.
    pub on_square: Callback<Square>,
    /// The keyboard leaves the board.
    pub on_leave: Callback<()>,
}

/// The board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let BoardProps { film, step, view, overlay, on_square, on_leave } = props.clone();
    let class = classes!("board", overlay.is_answering.then_some("is-answering"));
    html! {
        <div {class}>
            <BoardPicture film={film.clone()} {step} {view} overlay={overlay.clone()} />
            <Grid {film} {step} {view} {overlay} {on_square} {on_leave} />
        </div>
    }
}

/// What a picture of the board needs.
#[derive(Clone, PartialEq, Properties)]
pub struct BoardPictureProps {
    /// The film.
    pub film: Rc<Film>,
    /// How many acts are shown.
    pub step: usize,
    /// Who sits at the bottom.
    pub view: View,
    /// What is laid over it.
    #[prop_or_default]
    pub overlay: Overlay,
}

/// The board as a picture; what it shows is told elsewhere, so it is not spoken.
#[component]
pub fn BoardPicture(props: &BoardPictureProps) -> Html {
    let BoardPictureProps { film, step, view, overlay } = props;
    let (step, view) = (*step, *view);
    let shows_film = overlay.board.is_none() && !overlay.is_answering;
    let touched = if shows_film { film.squares_at(step) } else { Vec::new() };
    html! {
        <svg class="board-drawing" viewBox="0 0 360 360" aria-hidden="true" focusable="false">
            <Squares />
            <Marks {view} {touched} overlay={overlay.clone()} />
            <Coordinates {view} />
            <Figures film={film.clone()} {step} {view} board={overlay.board.clone()} />
            <Arrows {view} moves={overlay.permitted.clone()} />
            if shows_film { <Hands film={film.clone()} {step} {view} /> }
        </svg>
    }
}
