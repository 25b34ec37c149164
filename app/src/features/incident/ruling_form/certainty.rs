//! The certainty of the arbiter, asked before he gives his ruling.

use yew::prelude::*;

use super::action::RulingFormAction;
use super::form::RulingForm;
use crate::language::Language;
use crate::platform::storage::ruling_record::Certainty;

/// Three degrees, of which one may be chosen; the choice changes no points.
pub(crate) fn certainty(language: Language, ruling_form: &UseReducerHandle<RulingForm>) -> Html {
    let words = language.hints();
    let chosen = ruling_form.certainty();
    let degree = |degree: Certainty| {
        let ruling_form = ruling_form.clone();
        let onchange =
            Callback::from(move |_: Event| ruling_form.dispatch(RulingFormAction::Sure(degree)));
        let checked = chosen == Some(degree);
        html! {
            <label class="degree" key={language.certainty(degree)}>
                <input type="radio" name="certainty" {checked} {onchange} />{ language.certainty(degree) }
            </label>
        }
    };
    html! {
        <fieldset class="certainty">
            <legend>{ words.how_sure() }</legend>
            { for Certainty::ALL.into_iter().map(degree) }
        </fieldset>
    }
}
