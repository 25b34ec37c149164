//! The answer that is given by pointing at the board.

use shakmaty::Role;
use yew::prelude::*;

use super::action::RulingFormAction;
use super::form::RulingForm;
use crate::features::incident::pointing::Notice;
use crate::features::incident::ruling_text::text::RulingText;
use crate::language::Language;

/// The instructions, the squares and moves pointed at, and the choice of a promotion.
pub(crate) fn obligation_answer(
    language: Language,
    ruling_form: &UseReducerHandle<RulingForm>,
) -> Html {
    let words = &language.ruling_form();
    let Ok(adjudicated) = ruling_form.adjudicated() else { return html! {} };
    let ruling_text = RulingText { language, variant: ruling_form.variant(), adjudicated };
    let pointing = ruling_form.pointing();
    let on = |action: RulingFormAction| {
        let ruling_form = ruling_form.clone();
        Callback::from(move |_: MouseEvent| ruling_form.dispatch(action))
    };
    let has_pieces = !pointing.pieces().is_empty();
    let said = match (has_pieces, ruling_form.answer().obligation.as_ref()) {
        (true, Some(play)) => language.play(play, ruling_text.before()),
        (true, None) | (false, _) => String::new(),
    };
    let notice = match ruling_form.notice() {
        Some(Notice::NoSuchMove(_)) => words.no_such_move(),
        Some(Notice::NoPiece(_)) => words.no_piece(),
        Some(Notice::AnswerFirst) | None => "",
    };
    let how = if adjudicated.position().is_some() {
        words.on_the_board()
    } else {
        words.no_legal_position()
    };
    let is_adding = pointing.is_adding();
    html! {
        <>
            <p class="hint">{ how }</p>
            <div class="picked" role="status">
                if has_pieces { <p><span class="picked-label">{ words.picked() }</span>{ " " }<strong>{ said }</strong></p> }
                <p class="alert">{ notice }</p>
                if is_adding { <p class="hint">{ words.add_piece_hint() }</p> }
            </div>
            if !pointing.promotion().is_empty() { { promotion_choice(language, ruling_form) } }
            if has_pieces {
                <div class="button-row">
                    <button type="button" class="button small" aria-pressed={is_adding.to_string()}
                        onclick={on(RulingFormAction::AddPiece)}>{ words.add_piece() }</button>
                    <button type="button" class="button small"
                        onclick={on(RulingFormAction::ClearBoard)}>{ words.clear() }</button>
                </div>
            }
        </>
    }
}

/// Four buttons for the piece that a pawn becomes, and one that leaves the choice to the player.
fn promotion_choice(language: Language, ruling_form: &UseReducerHandle<RulingForm>) -> Html {
    let words = &language.ruling_form();
    let button = |role: Option<Role>, label: String| {
        let ruling_form = ruling_form.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            ruling_form.dispatch(RulingFormAction::Promote(role))
        });
        html! { <button type="button" class="button small" {onclick}>{ label }</button> }
    };
    let pieces = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    html! {
        <div class="button-row" role="group" aria-label={words.promote_to()}>
            <span class="hint">{ words.promote_to() }</span>
            { for pieces.map(|role| button(Some(role), language.role(role))) }
            { button(None, words.any_promotion().to_owned()) }
        </div>
    }
}
