//! The facts of a position that the board does not show: the player to move, castling, en passant, and
//! the count towards a draw.

use shakmaty::{Color, Setup, Square};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::edit::{Edit, PossibleCastling, possible_castling, possible_en_passant};
use crate::language::Language;

/// The greatest count of half-moves without a capture or a pawn move that may be typed.
const MOST: u32 = 150;

/// Draws the facts; en passant only where the position makes it possible.
pub(crate) fn rights(language: Language, setup: &Setup, on_edit: &Callback<Edit>) -> Html {
    let castling = possible_castling(&setup.board);
    let passed = possible_en_passant(setup);
    html! {
        <div class="editor-rights">
            { to_move(language, setup, on_edit) }
            <fieldset class="editor-castling">
                <legend>{ language.board_editor().castling() }</legend>
                if castling.is_empty() { <p class="hint">{ language.board_editor().no_castling() }</p> }
                { for castling.into_iter().map(|possible| right(language, setup, possible, on_edit)) }
            </fieldset>
            if !passed.is_empty() { { en_passant(language, setup, &passed, on_edit) } }
            { half_moves(language, setup, on_edit) }
        </div>
    }
}

fn to_move(language: Language, setup: &Setup, on_edit: &Callback<Edit>) -> Html {
    let choice = |player: Color| {
        let onchange = on_edit.reform(move |_: Event| Edit::ToMove(player));
        html! {
            <label>
                <input type="radio" name="editor-to-move" checked={setup.turn == player} {onchange} />
                <span>{ language.color_label(player) }</span>
            </label>
        }
    };
    html! {
        <fieldset class="editor-to-move">
            <legend>{ language.board_editor().to_move() }</legend>
            { for Color::ALL.into_iter().map(choice) }
        </fieldset>
    }
}

fn right(
    language: Language,
    setup: &Setup,
    possible: PossibleCastling,
    on_edit: &Callback<Edit>,
) -> Html {
    let PossibleCastling { player, side, rook } = possible;
    let is_allowed = setup.castling_rights.contains(rook);
    let change = if is_allowed { Edit::ForbidCastling(rook) } else { Edit::AllowCastling(rook) };
    let onchange = on_edit.reform(move |_: Event| change);
    html! {
        <label>
            <input type="checkbox" checked={is_allowed} {onchange} />
            <span>{ format!("{} {}", language.color_label(player), language.castling(side)) }</span>
        </label>
    }
}

fn en_passant(
    language: Language,
    setup: &Setup,
    passed: &[Square],
    on_edit: &Callback<Edit>,
) -> Html {
    let words = language.board_editor();
    let onchange = on_edit.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        Edit::EnPassant(select.value().parse().ok())
    });
    let option = |square: &Square| {
        html! {
            <option value={square.to_string()} selected={setup.ep_square == Some(*square)}>{ square.to_string() }</option>
        }
    };
    html! {
        <label class="editor-field">
            <span>{ words.en_passant() }</span>
            <select {onchange}>
                <option value="-" selected={setup.ep_square.is_none()}>{ words.not_en_passant() }</option>
                { for passed.iter().map(option) }
            </select>
        </label>
    }
}

fn half_moves(language: Language, setup: &Setup, on_edit: &Callback<Edit>) -> Html {
    let onchange = on_edit.reform(|event: Event| {
        let field: HtmlInputElement = event.target_unchecked_into();
        Edit::HalfMoves(field.value().trim().parse::<u32>().unwrap_or_default().min(MOST))
    });
    html! {
        <label class="editor-field">
            <span>{ language.board_editor().half_moves() }</span>
            <input type="number" min="0" max={MOST.to_string()} value={setup.halfmoves.to_string()} {onchange} />
        </label>
    }
}
