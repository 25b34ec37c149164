//! The ruling form, followed by the ruling.

use super::ruling_form::terms::Terms;
use acconcio_training::scenario::PlayersNamed;
use yew::prelude::*;

use super::ruling_form::flow::Flow;
use super::ruling_form::form::RulingForm;
use super::ruling_form::form_parts::cannot_rule;
use super::ruling_form::phase::Phase;
use super::ruling_form::questions::Questions;
use super::ruling_sheet::RulingSheet;
use crate::language::Language;

/// The properties of the section.
#[derive(Clone, PartialEq, Properties)]
pub struct RulingSectionProps {
    /// The state of the form.
    pub ruling_form: UseReducerHandle<RulingForm>,
    /// The settings of the form.
    pub terms: Terms,
    /// The players' names, if they are known.
    #[prop_or_default]
    pub players: Option<PlayersNamed>,
    /// The label of the button that leads on.
    pub next: &'static str,
    /// The action of that button.
    pub on_next: Callback<()>,
    /// Plays the replay again from the critical moment.
    pub on_play_again: Callback<()>,
    /// Brings the board to the decision and into view.
    #[prop_or_default]
    pub on_stage: Callback<()>,
    /// Shows the acts after the decision.
    pub on_epilogue: Callback<()>,
    /// Whether there are acts after the decision.
    pub has_epilogue: bool,
}

/// The ruling form; once a ruling has been given, the ruling.
#[component]
pub fn RulingSection(props: &RulingSectionProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let words = &language.ruling_form();
    let RulingSectionProps { ruling_form, terms, players, next, on_next, on_play_again, .. } =
        props;
    let was_given = *use_memo((), |()| matches!(ruling_form.phase(), Phase::Ruled(_)));
    if let Err(error) = ruling_form.adjudicated() {
        return cannot_rule(language, error.to_string());
    }
    match ruling_form.phase() {
        Phase::Waiting => html! {
            <section class="ruling-form"><p class="ruling-form-waiting">{ words.waiting() }</p></section>
        },
        Phase::Asking if terms.ruling.is_on() => html! {
            <Flow {language} ruling_form={ruling_form.clone()} terms={*terms} players={players.clone()} />
        },
        Phase::Asking => html! {
            <Questions {language} ruling_form={ruling_form.clone()} terms={*terms} players={players.clone()} />
        },
        Phase::Ruled(_) => {
            let on_epilogue = props.has_epilogue.then(|| props.on_epilogue.clone());
            html! {
                <RulingSheet {language} ruling_form={ruling_form.clone()} {was_given} {next} on_next={on_next.clone()}
                    on_play_again={on_play_again.clone()} on_stage={props.on_stage.clone()} {on_epilogue} />
            }
        }
    }
}
