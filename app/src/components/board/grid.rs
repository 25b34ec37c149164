//! The squares as a grid that is read and chosen square by square.

use std::rc::Rc;

use shakmaty::{Board, Color, Square};
use yew::prelude::*;

use super::overlay::Overlay;
use super::view::View;
use crate::browser;
use crate::film::Film;
use crate::language::Language;

/// What the grid needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct GridProps {
    pub(super) film: Rc<Film>,
    pub(super) step: usize,
    pub(super) view: View,
    pub(super) overlay: Overlay,
    pub(super) on_square: Callback<Square>,
    pub(super) on_leave: Callback<()>,
}

/// One stop for the tabulator; arrow keys go from square to square.
#[component]
pub(super) fn Grid(props: &GridProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let here = use_state_eq(|| (0_u32, 7_u32));
    let GridProps { film, step, view, overlay, on_square, on_leave } = props;
    let view = *view;
    let standing = &film.standings[(*step).min(film.standings.len() - 1)];
    let board = overlay.board.as_ref().unwrap_or(&standing.board);
    let onkeydown = {
        let (here, on_leave) = (here.clone(), on_leave.clone());
        let on_square = overlay.is_answering.then(|| on_square.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            let (column, row) = *here;
            let key = event.key();
            if let Some(next) = neighbour(&key, column, row) {
                browser::focus(&cell_id(view.square(next.0, next.1)));
                here.set(next);
            } else if key == "Enter" || key == " " {
                let Some(on_square) = &on_square else { return };
                on_square.emit(view.square(column, row));
            } else if key == "Escape" {
                on_leave.emit(());
            } else {
                return;
            }
            event.prevent_default();
            event.stop_propagation();
        })
    };
    let cell = |column: u32, row: u32| {
        let square = view.square(column, row);
        let held_by = held_by(film, *step, overlay, square);
        let label = spoken(language, board, square, held_by);
        let onclick = {
            let (here, on_square) = (here.clone(), on_square.clone());
            let is_answering = overlay.is_answering;
            Callback::from(move |_: MouseEvent| {
                here.set((column, row));
                if is_answering {
                    on_square.emit(square);
                }
            })
        };
        let selected = overlay.is_answering.then(|| overlay.picked.contains(&square).to_string());
        let tabindex = if *here == (column, row) { "0" } else { "-1" };
        html! {
            <div role="gridcell" key={cell_id(square)} id={cell_id(square)} class="cell" {tabindex}
                aria-label={label} aria-selected={selected} {onclick}></div>
        }
    };
    html! {
        <div role="grid" class="grid" aria-label={language.words().player.board} {onkeydown}>
            { for (0..8).map(|row| html! {
                <div role="row" class="grid-row">{ for (0..8).map(|column| cell(column, row)) }</div>
            }) }
        </div>
    }
}

fn cell_id(square: Square) -> String {
    format!("square-{square}")
}

fn spoken(language: Language, board: &Board, square: Square, held_by: Option<Color>) -> String {
    language.square_name(square, board.piece_at(square), held_by)
}

/// Whose hand is on a piece; none on a board that is not the film's.
fn held_by(film: &Film, step: usize, overlay: &Overlay, square: Square) -> Option<Color> {
    if overlay.board.is_some() {
        return None;
    }
    let standing = film.standings.get(step)?;
    standing.hands.iter().find(|grip| grip.square == square).map(|grip| grip.player)
}

/// Where an arrow key leads; at the border it stays.
fn neighbour(key: &str, column: u32, row: u32) -> Option<(u32, u32)> {
    match key {
        "ArrowLeft" => Some((column.saturating_sub(1), row)),
        "ArrowRight" => Some(((column + 1).min(7), row)),
        "ArrowUp" => Some((column, row.saturating_sub(1))),
        "ArrowDown" => Some((column, (row + 1).min(7))),
        "Home" => Some((0, row)),
        "End" => Some((7, row)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_arrows_stop_at_the_border() {
        assert_eq!(neighbour("ArrowLeft", 0, 7), Some((0, 7)));
        assert_eq!(neighbour("ArrowRight", 6, 7), Some((7, 7)));
        assert_eq!(neighbour("ArrowUp", 3, 0), Some((3, 0)));
        assert_eq!(neighbour("ArrowDown", 3, 7), Some((3, 7)));
        assert_eq!(neighbour("f", 3, 3), None);
    }
}
