//! The hints on the open question, each with its cost on its button.

use acconcio_training::grading::Question;
use yew::prelude::*;

use super::action::RulingFormAction;
use super::form::RulingForm;
use super::hint::Hint;
use crate::features::incident::chip::chip;
use crate::features::incident::ruling_text::text::RulingText;
use crate::language::Language;
use crate::ui::icon::icon;

/// The hints taken on a question, and a fold with the buttons for the remaining ones.
pub(crate) fn hints(
    language: Language,
    ruling_form: &UseReducerHandle<RulingForm>,
    question: Question,
) -> Html {
    let words = language.hints();
    let left = ruling_form.hints_left(question);
    let taken = Hint::ALL.into_iter().filter(|hint| Some(*hint) <= ruling_form.hint(question));
    let given = taken.filter_map(|hint| given(language, ruling_form, question, hint));
    let button = |hint: Hint| {
        let ruling_form = ruling_form.clone();
        let onclick =
            Callback::from(move |_: MouseEvent| ruling_form.dispatch(RulingFormAction::Hint(hint)));
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
                    <summary>{ words.heading() }</summary>
                    <p class="hint">{ words.line() }</p>
                    <div class="button-row">{ for left.into_iter().map(button) }</div>
                </details>
            }
        </div>
    }
}

/// The text of a hint.
fn given(
    language: Language,
    ruling_form: &RulingForm,
    question: Question,
    hint: Hint,
) -> Option<Html> {
    let words = language.hints();
    let adjudicated = ruling_form.adjudicated().ok()?;
    let sentence = match (hint, ruling_form.basis(question)) {
        (Hint::Article, Some(basis)) => {
            html! { <>{ words.look_at() }{ " " }{ chip(language, basis.by) }</> }
        }
        (Hint::Provision, Some(basis)) => {
            html! { { language.rule_under(basis.rule, basis.by.edition) } }
        }
        (Hint::Article | Hint::Provision, None) => return None,
        (Hint::Answer, _) => {
            let ruling_text = RulingText { language, variant: ruling_form.variant(), adjudicated };
            let ruled = ruling_text.ruled(&adjudicated.ruling.facets, question).ruled;
            html! { <>{ words.the_answer() }{ " " }<strong>{ ruled }</strong></> }
        }
    };
    Some(html! { <p key={hint.cost()}>{ icon("icon-help") }<span>{ sentence }</span></p> })
}
