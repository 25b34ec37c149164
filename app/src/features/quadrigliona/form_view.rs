//! The ruling form of a match.

use acconcio_quadrigliona::Seat;
use acconcio_quadrigliona::grading::Question;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::part_of_answer::PartOfMatchAnswer;
use super::ruling_form::{AdjudicatedMatch, MatchFormAction, MatchRulingForm};
use super::ruling_text::{answered, option};
use crate::features::incident::ruling_form::clocks::{ToSet, set_clock};
use crate::features::incident::ruling_form::form_parts::{
    FormParts, OpenQuestion, form, question_form, submit_button,
};
use crate::features::incident::ruling_form::options::{Choosing, Offered, options_group};
use crate::features::incident::ruling_form::questions::{
    by_digit, focus_answer, folded_question, keys_hint,
};
use crate::language::Language;
use crate::profile::settings::Switch;

/// The properties of the form.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct FormProps {
    pub(crate) language: Language,
    pub(crate) ruling_form: UseReducerHandle<MatchRulingForm>,
    /// Whether digits choose answers.
    pub(crate) single_keys: Switch,
}

/// The questions in the order in which an arbiter asks them, and the button that gives the ruling.
#[component]
pub(crate) fn Form(props: &FormProps) -> Html {
    let FormProps { language, ruling_form, .. } = props;
    let language = *language;
    let column = use_node_ref();
    use_effect_with(ruling_form.open, {
        let column = column.clone();
        move |_| focus_answer(&column)
    });
    let Ok(adjudicated) = ruling_form.adjudicated() else { return html! {} };
    let rows = adjudicated.questions.iter().map(|question| {
        let is_open = ruling_form.open == Some(*question);
        let is_answered = ruling_form.answered.contains(question);
        let given = is_answered.then(|| answered(language, adjudicated, &ruling_form.answer, *question));
        html! {
            <li key={format!("{question:?}")} class={classes!("question", is_open.then_some("is-open"))}>
                if is_open {
                    { open_question(props, adjudicated, *question) }
                } else {
                    { folded_question(language, language.match_facet(*question), given, doing(ruling_form, MatchFormAction::Reopen(*question))) }
                }
            </li>
        }
    });
    let is_main = ruling_form.open.is_none();
    let submit = doing(ruling_form, MatchFormAction::Submit);
    form(
        language,
        FormParts {
            column,
            rows: rows.collect(),
            missing: ruling_form.missing().len(),
            submit: Some(submit_button(language, is_main, submit)),
            on_reveal: Some(doing(ruling_form, MatchFormAction::Reveal)),
        },
    )
}

/// The callback of a button that makes an action on the form.
pub(crate) fn doing(
    ruling_form: &UseReducerHandle<MatchRulingForm>,
    action: MatchFormAction,
) -> Callback<MouseEvent> {
    let ruling_form = ruling_form.clone();
    Callback::from(move |_: MouseEvent| ruling_form.dispatch(action))
}

/// The number of answers that a question takes, and the hint on it.
fn manner(language: Language, question: Question) -> (Choosing, Option<&'static str>) {
    if question == Question::Pieces {
        (Choosing::Any, Some(language.quadrigliona().pieces_hint()))
    } else if question == Question::Clocks {
        (Choosing::One, Some(language.ruling_form().clocks_hint()))
    } else {
        (Choosing::One, None)
    }
}

/// The open question with its answer, as a form: Enter continues, number keys choose.
fn open_question(props: &FormProps, adjudicated: &AdjudicatedMatch, question: Question) -> Html {
    let FormProps { language, ruling_form, single_keys } = props;
    let (language, single_keys) = (*language, *single_keys);
    let words = &language.ruling_form();
    let options: Vec<Offered<PartOfMatchAnswer>> = adjudicated
        .offered(question)
        .iter()
        .map(|part| offered(language, *part, ruling_form.is_chosen(*part)))
        .collect();
    let on_choose = {
        let ruling_form = ruling_form.clone();
        Callback::from(move |part| ruling_form.dispatch(MatchFormAction::Answer(part)))
    };
    let on_continue = {
        let ruling_form = ruling_form.clone();
        Callback::from(move |()| ruling_form.dispatch(MatchFormAction::Continue))
    };
    let onkeydown = {
        let (by_digit, ruling_form) =
            (by_digit(&options, &on_choose, single_keys), ruling_form.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" && is_box(&event) {
                event.prevent_default();
                ruling_form.dispatch(MatchFormAction::Continue);
            } else {
                by_digit.emit(event);
            }
        })
    };
    let (choosing, hint) = manner(language, question);
    let keys_hint = if question == Question::Clocks {
        words.clock_keys_hint()
    } else {
        keys_hint(language, single_keys)
    };
    let answer = if question == Question::Clocks {
        html! { <div class="set-clocks">{ for Seat::ALL.into_iter().map(|seat| one_clock(props, adjudicated, seat)) }</div> }
    } else {
        options_group("answer", choosing, &options, single_keys, &on_choose)
    };
    question_form(
        language,
        OpenQuestion {
            question: language.match_question(question).to_owned(),
            hint: hint.map(str::to_owned),
            answer,
            help: html! {},
            is_answer_missing: ruling_form.is_answer_missing,
            keys_hint,
            on_continue,
            onkeydown,
        },
    )
}

/// An answer as it is offered: counts of illegal moves as numbers, all others as texts.
fn offered(
    language: Language,
    part: PartOfMatchAnswer,
    is_chosen: bool,
) -> Offered<PartOfMatchAnswer> {
    if let PartOfMatchAnswer::Count(count) = part {
        Offered::number(part, count, is_chosen)
    } else {
        Offered::text(part, option(language, part), is_chosen)
    }
}

/// Whether a key was typed on a check box, which does not submit a form by itself.
fn is_box(event: &KeyboardEvent) -> bool {
    event
        .target_dyn_into::<HtmlElement>()
        .is_some_and(|element| element.get_attribute("type").as_deref() == Some("checkbox"))
}

fn one_clock(props: &FormProps, adjudicated: &AdjudicatedMatch, seat: Seat) -> Html {
    let FormProps { language, ruling_form, .. } = props;
    let to_set = ToSet {
        label: language.player_on_label(seat),
        name: Some(language.team_label(seat.team()).to_owned()),
        now: adjudicated.clocks().at(seat),
        seconds: ruling_form.clocks().at(seat),
    };
    let on_set = {
        let ruling_form = ruling_form.clone();
        Callback::from(move |seconds| {
            ruling_form.dispatch(MatchFormAction::Answer(PartOfMatchAnswer::Clock(seat, seconds)))
        })
    };
    let on_continue = {
        let ruling_form = ruling_form.clone();
        Callback::from(move |()| ruling_form.dispatch(MatchFormAction::Continue))
    };
    set_clock(*language, &to_set, on_set, on_continue)
}
