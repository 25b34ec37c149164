//! Help on the open question: what it costs stands on its button.

use acconcio_core::grading::Question;
use yew::prelude::*;

use super::action::DeskAction;
use super::desk::Desk;
use super::hints::Hint;
use crate::features::incident::chip::chip;
use crate::features::incident::ruling_text::clerk::Clerk;
use crate::language::Language;
use crate::ui::icon::icon;

/// The hints taken on a question, and the buttons for those still to be had, in a fold.
pub(crate) fn hints(language: Language, desk: &UseReducerHandle<Desk>, question: Question) -> Html {
    let words = language.hints();
    let left = desk.hints_left(question);
    let taken = Hint::ALL.into_iter().filter(|hint| Some(*hint) <= desk.hint(question));
    let given = taken.filter_map(|hint| given(language, desk, question, hint));
    let button = |hint: Hint| {
        let desk = desk.clone();
        let onclick = Callback::from(move |_: MouseEvent| desk.dispatch(DeskAction::Hint(hint)));
        html! {
            <button type="button" key={hint.cost()} class="button small" {onclick}>
                { language.hint(hint) }<span class="hint-cost">{ language.hint_cost(hint.cost()) }</span>
            </button>
        }
    };
    html! {
        <div class="hints">
            <div class="hints-given" aria-live="polite">{ for given }</div>
            if !left.is_empty() {
                <details>
                    <summary>{ words.heading }</summary>
                    <p class="hint">{ words.line }</p>
                    <div class="button-row">{ for left.into_iter().map(button) }</div>
                </details>
            }
        </div>
    }
}

/// What a hint tells.
fn given(language: Language, desk: &Desk, question: Question, hint: Hint) -> Option<Html> {
    let words = language.hints();
    let dossier = desk.dossier().ok()?;
    let told = match (hint, desk.basis(question)) {
        (Hint::Article, Some(basis)) => {
            html! { <>{ words.look_at }{ " " }{ chip(language, basis.by) }</> }
        }
        (Hint::Provision, Some(basis)) => {
            html! { { language.rule_under(basis.rule, basis.by.edition) } }
        }
        (Hint::Article | Hint::Provision, None) => return None,
        (Hint::Answer, _) => {
            let clerk = Clerk { language, variant: desk.variant(), dossier };
            let ruled = clerk.ruled(&dossier.ruling.facets, question).ruled;
            html! { <>{ words.the_answer }{ " " }<strong>{ ruled }</strong></> }
        }
    };
    Some(html! { <p key={hint.cost()}>{ icon("icon-help") }<span>{ told }</span></p> })
}
