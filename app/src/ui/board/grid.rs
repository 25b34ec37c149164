//! The squares as a grid that is read and chosen square by square.

use shakmaty::Square;
use yew::prelude::*;

use super::overlay::Overlay;
use super::{Seat, Surface};
use crate::platform::browser;
use crate::replay::piece_state::PieceState;
use crate::ui::view::View;

/// Draws the grid: one tab stop; arrow keys go from square to square.
pub(crate) fn grid(surface: &Surface<'_>, overlay: &Overlay, seat: &Seat) -> Html {
    let row = |row: u32| {
        let cells =
            (0..8).map(|column| cell(surface, overlay, seat, surface.view.square(column, row)));
        html! { <div role="row" class="grid-row">{ for cells }</div> }
    };
    html! {
        <div role="grid" class="grid" aria-label={surface.label.to_owned()}
            onkeydown={keys(surface, overlay, seat)}>{ for (0..8).map(row) }</div>
    }
}

fn cell(surface: &Surface<'_>, overlay: &Overlay, seat: &Seat, square: Square) -> Html {
    let board = overlay.board.as_ref().unwrap_or(surface.board);
    let label = surface.language.square_name(
        square,
        board.piece_at(square),
        states(surface, overlay, square),
    );
    let onclick = {
        let here = seat.square.clone();
        let on_square = overlay.is_answering.then(|| seat.on_square.clone());
        Callback::from(move |_: MouseEvent| {
            here.set(square);
            if let Some(on_square) = &on_square {
                on_square.emit(square);
            }
        })
    };
    let selected = overlay.is_answering.then(|| overlay.is_chosen(square).to_string());
    let tabindex = if *seat.square == square { "0" } else { "-1" };
    // The keys act on this square, however the focus came here.
    let current = seat.square.clone();
    let onfocus = Callback::from(move |_: FocusEvent| current.set(square));
    html! {
        <div role="gridcell" key={square.to_string()} id={cell_id(surface.name, square)} class="cell" {tabindex}
            aria-label={label} aria-selected={selected} {onclick} {onfocus}></div>
    }
}

fn keys(surface: &Surface<'_>, overlay: &Overlay, seat: &Seat) -> Callback<KeyboardEvent> {
    let (name, view) = (surface.name, surface.view);
    let Seat { square, on_square, on_enter, on_leave } = seat.clone();
    let is_answering = overlay.is_answering;
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        if let Some(next) = neighbour(&key, view, *square) {
            browser::focus(&cell_id(name, next));
            square.set(next);
        } else if is_answering && (key == "Enter" || key == " ") {
            // A key held down would at once take back its choice, or go past it.
            let on_key = if key == "Enter" { &on_enter } else { &on_square };
            if !event.repeat() {
                on_key.emit(*square);
            }
        } else if key == "Escape" {
            on_leave.emit(());
        } else {
            return;
        }
        event.prevent_default();
        event.stop_propagation();
    })
}

fn cell_id(name: &str, square: Square) -> String {
    format!("{name}-{square}")
}

/// The states of a piece; none on a board that is not the replay's.
fn states(
    surface: &Surface<'_>,
    overlay: &Overlay,
    square: Square,
) -> impl Iterator<Item = PieceState> {
    let is_of_the_replay = overlay.board.is_none();
    let here = surface.states.iter().filter(move |(of, _)| is_of_the_replay && *of == square);
    here.map(|(_, state)| *state)
}

/// The square to which an arrow key leads; at the edge it stays.
fn neighbour(key: &str, view: View, square: Square) -> Option<Square> {
    let (column, row) = (view.column(square.file()), view.row(square.rank()));
    let (column, row) = match key {
        "ArrowLeft" => (column.saturating_sub(1), row),
        "ArrowRight" => ((column + 1).min(7), row),
        "ArrowUp" => (column, row.saturating_sub(1)),
        "ArrowDown" => (column, (row + 1).min(7)),
        "Home" => (0, row),
        "End" => (7, row),
        _ => return None,
    };
    Some(view.square(column, row))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(key: &str, from: Square, expected: Option<Square>) {
        assert_eq!(neighbour(key, View::FROM_WHITE, from), expected);
        let mirrored = |square: Square| square.flip_horizontal().flip_vertical();
        let seen_from_black = neighbour(key, View::FROM_WHITE.flipped(), mirrored(from));
        assert_eq!(seen_from_black, expected.map(mirrored));
    }

    #[test]
    fn ok_arrows_stop_at_the_border() {
        check("ArrowLeft", Square::A1, Some(Square::A1));
        check("ArrowRight", Square::G1, Some(Square::H1));
        check("ArrowUp", Square::D8, Some(Square::D8));
        check("ArrowUp", Square::D7, Some(Square::D8));
        check("ArrowDown", Square::D1, Some(Square::D1));
        check("f", Square::D1, None);
    }
}
