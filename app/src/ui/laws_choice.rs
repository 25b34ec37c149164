//! The choice of the laws under which incidents are ruled on.

use acconcio_adjudication::laws::EditionId;
use acconcio_training::scenario::LawsChoice;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::language::Language;

/// A list of the laws that can be chosen; the laws as played are named where one incident is meant.
pub(crate) fn laws_choice(
    language: Language,
    label: &'static str,
    chosen: LawsChoice,
    played_under: Option<EditionId>,
    draft: Option<EditionId>,
    on_laws: Callback<LawsChoice>,
) -> Html {
    let onchange = Callback::from(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        if let Some(laws) = LawsChoice::named(&select.value()) {
            on_laws.emit(laws);
        }
    });
    let chosen = chosen.edition().map_or(chosen, LawsChoice::of);
    let option = |laws: LawsChoice| {
        let name = match (laws, played_under) {
            (LawsChoice::AsPlayed, Some(edition)) => language.as_played_under(edition),
            (LawsChoice::InForce | LawsChoice::Edition(_) | LawsChoice::AsPlayed, _) => {
                language.laws_choice(laws)
            }
        };
        html! { <option value={laws.name()} selected={laws == chosen}>{ name }</option> }
    };
    html! {
        <label class="rule-under">
            <span>{ label }</span>
            <select {onchange}>{ for LawsChoice::offered(draft).map(option) }</select>
        </label>
    }
}
