//! The questions of an item of an exam in the order in which an arbiter asks them: one open, the others
//! folded to a line. Every answer is confirmed.

use acconcio_training::grading::Question;
use acconcio_training::scenario::PlayersNamed;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::action::RulingFormAction;
use super::clocks::clocks_answer;
use super::form::RulingForm;
use super::form_parts::{FormParts, OpenQuestion, form, question_form};
use super::obligation::obligation_answer;
use super::options::{Choosing, Offered, chosen_by, count_before, offered, options_group};
use super::terms::Terms;
use crate::features::incident::pointing::Notice;
use crate::features::incident::ruling_text::text::RulingText;
use crate::language::Language;
use crate::profile::settings::Switch;
use crate::ui::icon::icon;

/// The properties of the questions.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct QuestionsProps {
    pub(crate) language: Language,
    pub(crate) ruling_form: UseReducerHandle<RulingForm>,
    pub(crate) terms: Terms,
    pub(crate) players: Option<PlayersNamed>,
}

/// The questions in the order in which an arbiter asks them.
#[component]
pub(crate) fn Questions(props: &QuestionsProps) -> Html {
    let QuestionsProps { language, ruling_form, terms, players } = props;
    let (language, terms) = (*language, *terms);
    let column = use_node_ref();
    use_effect_with(ruling_form.open_question(), {
        let column = column.clone();
        move |_| focus_answer(&column)
    });
    let Ok(adjudicated) = ruling_form.adjudicated() else { return html! {} };
    let ruling_text = RulingText { language, variant: ruling_form.variant(), adjudicated };
    let rows = ruling_form.questions().iter().map(|question| {
        let is_open = ruling_form.open_question() == Some(*question);
        let answered = ruling_text.answered(ruling_form.answer(), *question);
        html! {
            <li key={format!("{question:?}")} class={classes!("question", is_open.then_some("is-open"))}>
                if is_open {
                    { open_question(language, ruling_form, terms, *question, players.as_ref()) }
                } else {
                    { folded_question(language, language.facet(*question), answered, dispatching(ruling_form, RulingFormAction::Reopen(*question))) }
                }
            </li>
        }
    });
    let missing = ruling_form.missing().len();
    form(
        language,
        FormParts { column, rows: rows.collect(), missing, submit: None, on_reveal: None },
    )
}

/// The callback by which a press takes an action.
pub(super) fn dispatching(
    ruling_form: &UseReducerHandle<RulingForm>,
    action: RulingFormAction,
) -> Callback<MouseEvent> {
    let ruling_form = ruling_form.clone();
    Callback::from(move |_| ruling_form.dispatch(action))
}

/// Moves the focus to the answer of the open question, or to the button that gives the ruling.
pub(crate) fn focus_answer(column: &NodeRef) {
    let places =
        [".is-open input:checked", ".is-open [data-focus]", ".is-open input", "[data-focus]"];
    focus_first(column, &places);
}

fn focus_first(column: &NodeRef, places: &[&str]) {
    let Some(column) = column.cast::<HtmlElement>() else { return };
    let found = places.iter().find_map(|place| column.query_selector(place).ok().flatten());
    if let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        // A focus that cannot be moved is ignored.
        let _ = element.focus();
    }
}

/// Moves the focus to the open question: to its clock or its heading; else to the button that gives the
/// ruling.
pub(crate) fn focus_question(column: &NodeRef) {
    focus_first(column, &[".is-open [data-focus]", ".is-open h3", "[data-focus]"]);
}

/// A question folded to one line: its subject and the answer.
pub(crate) fn folded_question(
    language: Language,
    about: &'static str,
    answered: Option<String>,
    onclick: Callback<MouseEvent>,
) -> Html {
    let words = &language.ruling_form();
    let (mark, said) = match &answered {
        Some(answered) => (icon("icon-check"), answered.clone()),
        None => (html! {}, words.unanswered().to_owned()),
    };
    html! {
        <h3 class="folded">
            <button type="button" class="folded-line" aria-expanded="false" {onclick}>
                <span class="folded-mark">{ mark }</span>
                <span class="folded-about">{ about }</span>
                <span class={classes!("folded-answer", answered.is_none().then_some("is-missing"))}>
                    { said }
                </span>
                if answered.is_some() { <span class="folded-change">{ words.change() }</span> }
            </button>
        </h3>
    }
}

/// The open question with its answer, as a form: Enter continues, number keys choose.
fn open_question(
    language: Language,
    ruling_form: &UseReducerHandle<RulingForm>,
    terms: Terms,
    question: Question,
    players: Option<&PlayersNamed>,
) -> Html {
    let Ok(adjudicated) = ruling_form.adjudicated() else { return html! {} };
    let player = adjudicated.player();
    let options = offered(language, ruling_form, question);
    let before = adjudicated.ruling.subject.counted;
    let hint = count_before(language, question, player, before);
    let on_choose = {
        let ruling_form = ruling_form.clone();
        Callback::from(move |part| ruling_form.dispatch(RulingFormAction::Answer(part)))
    };
    let on_continue = {
        let ruling_form = ruling_form.clone();
        Callback::from(move |()| ruling_form.dispatch(RulingFormAction::Continue))
    };
    let onkeydown = by_digit(&options, &on_choose, terms.single_keys);
    let words = &language.ruling_form();
    let keys_hint = if question == Question::Clocks {
        words.clock_keys_hint()
    } else {
        keys_hint(language, terms.single_keys)
    };
    let answer = if question == Question::Clocks {
        clocks_answer(language, ruling_form, players)
    } else {
        html! {}
    };
    let options = options_group("answer", Choosing::One, &options, terms.single_keys, &on_choose);
    let pointed =
        (question == Question::Obligation).then(|| obligation_answer(language, ruling_form));
    question_form(
        language,
        OpenQuestion {
            question: language.question(question, player),
            hint,
            answer: html! { <>{ pointed }{ answer }{ options }</> },
            help: html! {},
            is_answer_missing: ruling_form.notice() == Some(Notice::AnswerFirst),
            keys_hint,
            on_continue,
            onkeydown,
        },
    )
}

/// The hint on the keys that answer a question with options.
pub(crate) fn keys_hint(language: Language, single_keys: Switch) -> &'static str {
    let words = &language.ruling_form();
    match single_keys {
        Switch::On => words.keys_hint(),
        Switch::Off => words.enter_hint(),
    }
}

/// The callback by which digits choose options, unless single keys are off.
pub(crate) fn by_digit<P: Clone + 'static>(
    options: &[Offered<P>],
    on_choose: &Callback<P>,
    single_keys: Switch,
) -> Callback<KeyboardEvent> {
    let (options, on_choose) = (options.to_vec(), on_choose.clone());
    Callback::from(move |event: KeyboardEvent| {
        let digit = typed_digit(&event).filter(|_| single_keys.is_on());
        if let Some(offered) = digit.and_then(|digit| chosen_by(&options, digit)) {
            event.prevent_default();
            on_choose.emit(offered.part.clone());
        }
    })
}

/// The digit that was typed, if it was one.
fn typed_digit(event: &KeyboardEvent) -> Option<u8> {
    let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
    if has_modifier { None } else { event.key().parse().ok() }
}
