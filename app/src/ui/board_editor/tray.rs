//! The pieces beside the board, to be chosen or dragged onto it.

use shakmaty::{Color, Piece, Role};
use yew::prelude::*;

use super::drag::Dragging;
use super::state::Tool;
use crate::language::Language;
use crate::ui::icon::icon;

/// The id of the tray in the page.
pub(crate) const TRAY: &str = "editor-tray";

/// The order in which the pieces lie.
const ORDER: [Role; 6] =
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// Draws the tray.
pub(crate) fn tray(
    language: Language,
    tool: Tool,
    on_tool: &Callback<Tool>,
    dragging: &Dragging,
) -> Html {
    let words = language.board_editor();
    let pieces = |color: Color, label: &'static str| {
        let piece = |role: Role| choice(language, tool, role.of(color), on_tool, dragging);
        html! {
            <div class="editor-tray-row" role="group" aria-label={label}>
                { for ORDER.into_iter().map(piece) }
            </div>
        }
    };
    let other = |other: Tool, name: &'static str, label: &'static str| {
        let onclick = on_tool.reform(move |_: MouseEvent| other);
        html! {
            <button type="button" class="editor-piece" aria-pressed={(tool == other).to_string()} {onclick}>{ icon(name) }{ label }</button>
        }
    };
    html! {
        <div class="editor-tray" id={TRAY} tabindex="-1" role="group" aria-label={words.tray()}>
            { pieces(Color::White, words.white_pieces()) }
            { pieces(Color::Black, words.black_pieces()) }
            <div class="editor-tray-tools">
                { other(Tool::Carry, "mark-hand-lift", words.carry()) }
                { other(Tool::Remove, "mark-piece-off", words.remove()) }
            </div>
        </div>
    }
}

/// Draws a piece to choose; pressed again, it is given back.
fn choice(
    language: Language,
    tool: Tool,
    piece: Piece,
    on_tool: &Callback<Tool>,
    dragging: &Dragging,
) -> Html {
    let is_chosen = tool == Tool::Put(piece);
    let next = if is_chosen { Tool::Carry } else { Tool::Put(piece) };
    let onclick = {
        let (dragging, on_tool) = (dragging.clone(), on_tool.clone());
        Callback::from(move |_: MouseEvent| {
            if !dragging.is_end_of_drag() {
                on_tool.emit(next);
            }
        })
    };
    let onpointerdown = {
        let dragging = dragging.clone();
        Callback::from(move |event: PointerEvent| dragging.press(&event, piece, None))
    };
    let color = piece.color.fold_wb('w', 'b');
    let href = format!("#{color}{}", piece.role.upper_char());
    let label = language.piece(piece);
    html! {
        <button type="button" class="editor-piece is-piece" aria-pressed={is_chosen.to_string()}
            aria-label={label.clone()} title={label} {onclick} {onpointerdown}>
            <svg viewBox="0 0 45 45" aria-hidden="true" focusable="false"><use {href} width="45" height="45" /></svg>
        </button>
    }
}
