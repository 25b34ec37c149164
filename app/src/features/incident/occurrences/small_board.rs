//! A small static board with the position of an occurrence.

use shakmaty::{Board, Square};
use yew::prelude::*;

use super::occurrence::{RightExisted, Signs};
use crate::ui::board::frame::{VIEW_BOX, frame};
use crate::ui::board::marks::dark_squares;
use crate::ui::view::View;

/// A board with its pieces, and the rights drawn on it.
pub(crate) fn small_board(board: &Board, signs: &Signs, name: String) -> Html {
    let view = View::FROM_WHITE;
    let man = |square: Square| {
        let piece = board.piece_at(square)?;
        let (x, y) = view.corner(square);
        let href = format!("#{}{}", piece.color.fold_wb('w', 'b'), piece.role.upper_char());
        Some(
            html! { <use class="figure-piece" {href} x={x.to_string()} y={y.to_string()} width="45" height="45" /> },
        )
    };
    let castling =
        signs.castling.iter().map(|(king, rook, had)| castling(view, *king, *rook, *had));
    let passing = signs.en_passant.iter().map(|(square, had)| passing(view, *square, *had));
    html! {
        <svg viewBox={VIEW_BOX} role="img" aria-label={name} focusable="false">
            { frame(view) }
            <rect class="square-light" width="360" height="360" />
            <path class="square-dark" d={dark_squares()} />
            { for Square::ALL.into_iter().filter_map(man) }
            { for castling }
            { for passing }
        </svg>
    }
}

/// A right to castle as an arc from king to rook; a lost one is dashed and struck through.
fn castling(view: View, king: Square, rook: Square, had: RightExisted) -> Html {
    let ((x0, y), (x1, _)) = (view.corner(king), view.corner(rook));
    let is_at_the_top = y < 180;
    let (edge, bow) = if is_at_the_top { (y + 40, y + 66) } else { (y + 5, y - 21) };
    let (x0, x1) = (x0 + 22, x1 + 22);
    let middle = i32::midpoint(x0, x1);
    let top = i32::midpoint(edge, bow);
    let d = format!("M{x0} {edge}Q{middle} {bow} {x1} {edge}");
    html! { <g class={class(had)}><path class="sign-line" {d} />{ badge(middle, top, had) }</g> }
}

/// A square that a pawn passed over, open to capture; where it is not, dashed and struck through.
fn passing(view: View, square: Square, had: RightExisted) -> Html {
    let (x, y) = view.corner(square);
    let (left, top) = ((x + 4).to_string(), (y + 4).to_string());
    html! {
        <g class={class(had)}>
            <rect class="sign-line" x={left} y={top} width="37" height="37" />
            { badge(x + 22, y + 22, had) }
        </g>
    }
}

/// A round badge: a tick for a right that existed, a cross for one that did not.
fn badge(x: i32, y: i32, had: RightExisted) -> Html {
    let d = match had {
        RightExisted::Yes => "M-6 0l4 5 8-9",
        RightExisted::No => "M-5-5l10 10M5-5l-10 10",
    };
    html! {
        <g transform={format!("translate({x} {y})")}><circle r="12" /><path {d} /></g>
    }
}

const fn class(had: RightExisted) -> &'static str {
    match had {
        RightExisted::Yes => "sign is-had",
        RightExisted::No => "sign is-lost",
    }
}
