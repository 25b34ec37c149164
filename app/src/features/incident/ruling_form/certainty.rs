//! How sure the arbiter is, asked before he gives his ruling.

use yew::prelude::*;

use super::action::DeskAction;
use super::desk::Desk;
use crate::language::Language;
use crate::platform::storage::attempt::Certainty;

/// Three degrees, of which one may be chosen; it changes no points.
pub(crate) fn certainty(language: Language, desk: &UseReducerHandle<Desk>) -> Html {
    let words = language.hints();
    let chosen = desk.certainty();
    let degree = |degree: Certainty| {
        let desk = desk.clone();
        let onchange = Callback::from(move |_: Event| desk.dispatch(DeskAction::Sure(degree)));
        let checked = chosen == Some(degree);
        html! {
            <label class="degree" key={language.certainty(degree)}>
                <input type="radio" name="certainty" {checked} {onchange} />{ language.certainty(degree) }
            </label>
        }
    };
    html! {
        <fieldset class="certainty">
            <legend>{ words.how_sure }</legend>
            { for Certainty::ALL.into_iter().map(degree) }
        </fieldset>
    }
}
