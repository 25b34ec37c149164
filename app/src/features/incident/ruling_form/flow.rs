//! The questions one after the other: a tap answers one and leads to the next, and the last one gives the
//! ruling. An answer on the board and the clocks are confirmed, for they take several taps.

use acconcio_training::grading::Question;
use acconcio_training::scenario::PlayersNamed;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::action::{PartOfAnswer, RulingFormAction};
use super::certainty::certainty;
use super::clocks::clocks_answer;
use super::form::RulingForm;
use super::form_parts::submit_button;
use super::hint_list::hints;
use super::obligation::obligation_answer;
use super::options::{Offered, answer_buttons, chosen_by, count_before, offered};
use super::questions::{dispatching, focus_question, keys_hint};
use super::terms::Terms;
use crate::features::incident::keyboard::listen;
use crate::features::incident::pointing::Notice;
use crate::features::incident::ruling_text::text::RulingText;
use crate::language::Language;
use crate::platform::browser;
use crate::profile::settings::Switch;
use crate::ui::icon::icon;

/// The properties of the questions.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct FlowProps {
    pub(crate) language: Language,
    pub(crate) ruling_form: UseReducerHandle<RulingForm>,
    pub(crate) terms: Terms,
    pub(crate) players: Option<PlayersNamed>,
}

/// The milliseconds for which the last answer is offered to be undone; later it can be changed.
const UNDO: u32 = 8000;

/// The questions answered, the open one, and what else can be done.
#[component]
pub(crate) fn Flow(props: &FlowProps) -> Html {
    let FlowProps { language, ruling_form, terms, .. } = props;
    let (language, terms) = (*language, *terms);
    let words = &language.ruling_form();
    let column = use_node_ref();
    let open = ruling_form.open_question();
    let is_fresh = use_fresh_answer(ruling_form);
    use_led_focus(&column, open);
    use_submission(ruling_form, terms.certainty);
    let options = open.map(|open| offered(language, ruling_form, open)).unwrap_or_default();
    use_answer_keys(ruling_form, &options, terms);
    let asked = ruling_form.questions();
    let rows = asked.iter().filter_map(|question| {
        let is_open = open == Some(*question);
        let content = if is_open {
            open_question(props, *question, &options)
        } else if ruling_form.is_answered(*question) {
            answered_question(props, *question, is_fresh)
        } else {
            return None;
        };
        let class = classes!("question", is_open.then_some("is-open"));
        Some(html! { <li key={question.name()} {class}>{ content }</li> })
    });
    let place = open.and_then(|open| asked.iter().position(|question| *question == open));
    html! {
        <section class="ruling-form is-flow" aria-labelledby="ruling-form-heading" ref={column}>
            <div class="flow-head">
                <h2 id="ruling-form-heading">{ words.heading() }</h2>
                if let Some(place) = place {
                    <span class="flow-place">{ language.practice().place_of(place + 1, asked.len()) }</span>
                }
            </div>
            <ol class="questions">{ for rows }</ol>
            if ruling_form.is_complete() && terms.certainty.is_on() {
                { certainty(language, ruling_form) }
                { submit_button(language, true, dispatching(ruling_form, RulingFormAction::Submit)) }
            }
            if terms.single_keys.is_on() && open.is_some() { <span class="hint keys-hint">{ words.undo_keys_hint() }</span> }
            if terms.help.is_on() {
                <div class="flow-foot">
                    { open.map(|open| hints(language, ruling_form, open)) }
                    <p class="ruling-form-reveal">
                        <button type="button" onclick={dispatching(ruling_form, RulingFormAction::Reveal)}>{ words.reveal() }</button>
                    </p>
                </div>
            }
        </section>
    }
}

/// An answered question as a line, with the button that takes the answer back or opens it again.
fn answered_question(props: &FlowProps, question: Question, is_fresh: bool) -> Html {
    let FlowProps { language, ruling_form, .. } = props;
    let words = &language.ruling_form();
    let Ok(adjudicated) = ruling_form.adjudicated() else { return html! {} };
    let ruling_text =
        RulingText { language: *language, variant: ruling_form.variant(), adjudicated };
    let answered = ruling_text.answered(ruling_form.answer(), question).unwrap_or_default();
    let about = language.facet(question);
    let is_last = is_fresh && ruling_form.answered_last() == Some(question);
    let (label, action) = if is_last {
        (words.undo(), RulingFormAction::Undo)
    } else {
        (words.change(), RulingFormAction::Reopen(question))
    };
    html! {
        <div class="flow-answered">
            <span class="folded-about">{ about }</span>
            <span class="folded-answer">{ answered }</span>
            <button type="button" class={classes!("flow-change", is_last.then_some("flow-undo"))}
                aria-label={format!("{label}: {about}")} onclick={dispatching(ruling_form, action)}>
                if is_last { { icon("icon-reset") } }{ label }
            </button>
        </div>
    }
}

/// The open question: large answers or, on the board and the clocks, an answer that is confirmed.
fn open_question(props: &FlowProps, question: Question, options: &[Offered]) -> Html {
    let FlowProps { language, ruling_form, terms, players } = props;
    let language = *language;
    let Ok(adjudicated) = ruling_form.adjudicated() else { return html! {} };
    let player = adjudicated.player();
    let hint = count_before(language, question, player, adjudicated.ruling.subject.counted);
    let certainty = terms.certainty;
    let on_choose = {
        let ruling_form = ruling_form.clone();
        Callback::from(move |part| go_on(&ruling_form, RulingFormAction::Choose(part), certainty))
    };
    let answer = answer_buttons(options, terms.single_keys, &on_choose);
    let in_parts = match question {
        Question::Obligation => Some(obligation_answer(language, ruling_form)),
        Question::Clocks => Some(clocks_answer(language, ruling_form, players.as_ref())),
        Question::Trigger
        | Question::Classification
        | Question::Board
        | Question::Count
        | Question::Result => None,
    };
    let foot = in_parts.is_some().then(|| confirm(props, question));
    let onsubmit = {
        let ruling_form = ruling_form.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            go_on(&ruling_form, RulingFormAction::Continue, certainty);
        })
    };
    html! {
        <form {onsubmit}>
            <fieldset>
                <legend><h3 tabindex="-1">{ language.question(question, player) }</h3></legend>
                if let Some(hint) = hint { <p class="hint">{ hint }</p> }
                { in_parts }
                if !options.is_empty() { { answer } }
            </fieldset>
            { foot }
        </form>
    }
}

/// The button that confirms an answer in several parts; on the last question it gives the ruling.
fn confirm(props: &FlowProps, question: Question) -> Html {
    let FlowProps { language, ruling_form, terms, .. } = props;
    let words = &language.ruling_form();
    let is_last = ruling_form.missing().iter().all(|missing| *missing == question);
    let gives_ruling = is_last && terms.certainty.is_off();
    let label = if gives_ruling { words.submit() } else { words.next_question() };
    let notice = match ruling_form.notice() {
        Some(Notice::AnswerFirst) => words.choose_first(),
        Some(Notice::NoSuchMove(_) | Notice::NoPiece(_)) | None => "",
    };
    let keys = if question == Question::Clocks {
        words.clock_keys_hint()
    } else {
        keys_hint(*language, terms.single_keys)
    };
    html! {
        <div class="question-foot">
            <p class="alert" role="alert">{ notice }</p>
            <button type="submit" class="button primary">{ label }</button>
            <span class="hint keys-hint">{ keys }</span>
        </div>
    }
}

/// Whether an answer was given in the last seconds.
#[hook]
fn use_fresh_answer(ruling_form: &UseReducerHandle<RulingForm>) -> bool {
    let is_fresh = use_state_eq(|| false);
    let setter = is_fresh.setter();
    let answered = (ruling_form.open_question(), ruling_form.may_undo());
    use_effect_with(answered, move |(_, may_undo)| {
        setter.set(*may_undo);
        let timer = may_undo.then(|| Timeout::new(UNDO, move || setter.set(false)));
        move || drop(timer)
    });
    *is_fresh && ruling_form.may_undo()
}

/// Brings the open question into view, and leads the focus to the next one; the first one leaves it where
/// it is, for the replay has it.
#[hook]
fn use_led_focus(column: &NodeRef, open: Option<Question>) {
    let before = use_mut_ref(|| open);
    let column = column.clone();
    use_effect_with(open, move |open| {
        if before.replace(*open) != *open {
            focus_question(&column);
        }
        browser::bring_into_view(&column);
    });
}

/// Takes an action that may answer the last question, and gives the ruling if it does, in one drawing; unless
/// the arbiter is asked for his certainty.
fn go_on(ruling_form: &UseReducerHandle<RulingForm>, action: RulingFormAction, certainty: Switch) {
    // The question is removed then; one that is still without an answer stays, and keeps the focus.
    let open = ruling_form.open_question();
    let is_answered = open.is_some_and(|open| ruling_form.is_answered(open));
    if matches!(action, RulingFormAction::Choose(_)) || is_answered {
        browser::release_focus();
    }
    ruling_form.dispatch(action);
    if certainty.is_off() {
        ruling_form.dispatch(RulingFormAction::Conclude);
    }
}

/// Gives the ruling where the last question was answered on the board, or the settings ask for no certainty any
/// more.
#[hook]
fn use_submission(ruling_form: &UseReducerHandle<RulingForm>, certainty: Switch) {
    let is_due = ruling_form.is_complete() && certainty.is_off();
    let ruling_form = ruling_form.clone();
    use_effect_with(is_due, move |is_due| {
        if *is_due {
            ruling_form.dispatch(RulingFormAction::Conclude);
        }
    });
}

/// Digits answer the open question wherever the focus is; Backspace takes the last answer back.
#[hook]
fn use_answer_keys(ruling_form: &UseReducerHandle<RulingForm>, options: &[Offered], terms: Terms) {
    // As it is drawn, so that no key answers a question that is gone.
    let latest = use_mut_ref(|| None);
    latest.replace(Some((ruling_form.clone(), options.to_vec(), terms)));
    use_effect_with((), move |()| {
        let listener: EventListener = listen(move |event| {
            let Some((form, options, terms)) = latest.borrow().clone() else { return };
            let Some(action) = action_of(&event.key(), &options, terms.single_keys) else { return };
            event.prevent_default();
            go_on(&form, action, terms.certainty);
        });
        move || drop(listener)
    });
}

fn action_of(
    key: &str,
    options: &[Offered<PartOfAnswer>],
    single_keys: Switch,
) -> Option<RulingFormAction> {
    if key == "Backspace" {
        return Some(RulingFormAction::Undo);
    }
    let digit = key.parse().ok().filter(|_| single_keys.is_on())?;
    chosen_by(options, digit).map(|offered| RulingFormAction::Choose(offered.part))
}
