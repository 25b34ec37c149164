//! The ruling form of a match.

use acconcio_core::quadrigliona::Seat;
use acconcio_core::quadrigliona::grading::Question;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::told::{answered, option};
use crate::components::desk::{
    Choosing, Offered, ToSet, by_digit, focus_answer, folded_question, keys_hint, options_group,
    set_clock,
};
use crate::language::Language;
use crate::quadrigliona::{Desk, DeskAction, Dossier, Part};
use crate::settings::Switch;

/// What the form needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct FormProps {
    pub(super) language: Language,
    pub(super) desk: UseReducerHandle<Desk>,
    /// Whether digits choose answers.
    pub(super) single_keys: Switch,
}

/// The questions in an arbiter's order, and the button that gives the ruling.
#[component]
pub(super) fn Form(props: &FormProps) -> Html {
    let FormProps { language, desk, .. } = props;
    let language = *language;
    let words = &language.desk();
    let column = use_node_ref();
    use_effect_with(desk.open, {
        let column = column.clone();
        move |_| focus_answer(&column)
    });
    let Ok(dossier) = desk.dossier() else { return html! {} };
    let rows = dossier.questions.iter().map(|question| {
        let is_open = desk.open == Some(*question);
        let is_answered = desk.answered.contains(question);
        let told = is_answered.then(|| answered(language, dossier, &desk.answer, *question));
        html! {
            <li key={format!("{question:?}")} class={classes!("question", is_open.then_some("is-open"))}>
                if is_open {
                    { open_question(props, dossier, *question) }
                } else {
                    { folded_question(language, language.match_facet(*question), told, doing(desk, DeskAction::Reopen(*question))) }
                }
            </li>
        }
    });
    let missing = desk.missing().len();
    let total = dossier.questions.len();
    let submit =
        if desk.open.is_none() { "button primary desk-submit" } else { "button desk-submit" };
    html! {
        <section class="desk" aria-labelledby="desk-heading" ref={column}>
            <h2 id="desk-heading">{ words.heading }</h2>
            <ol class="questions">{ for rows }</ol>
            <p class="desk-progress" role="status">{ language.answered(total - missing, total) }</p>
            if missing == 0 {
                <button type="button" class={submit} data-focus="submit" onclick={doing(desk, DeskAction::Submit)}>
                    { words.submit }
                </button>
            }
            <p class="desk-reveal">
                <button type="button" onclick={doing(desk, DeskAction::Reveal)}>{ words.reveal }</button>
            </p>
        </section>
    }
}

/// A button's way to do something on the form.
pub(super) fn doing(desk: &UseReducerHandle<Desk>, action: DeskAction) -> Callback<MouseEvent> {
    let desk = desk.clone();
    Callback::from(move |_: MouseEvent| desk.dispatch(action))
}

/// How many answers a question takes, and what is to be said of it.
fn manner(language: Language, question: Question) -> (Choosing, Option<&'static str>) {
    match question {
        Question::Pieces => (Choosing::Any, Some(language.quadrigliona().pieces_hint)),
        Question::Clocks => (Choosing::One, Some(language.desk().clocks_hint)),
        Question::Trigger
        | Question::Admissibility
        | Question::Classification
        | Question::Completion
        | Question::Board
        | Question::Obligation
        | Question::Count
        | Question::Discipline
        | Question::Game
        | Question::Result
        | Question::TieBreak => (Choosing::One, None),
    }
}

/// The open question with its answer, as a form: Enter continues, number keys choose.
fn open_question(props: &FormProps, dossier: &Dossier, question: Question) -> Html {
    let FormProps { language, desk, single_keys } = props;
    let (language, single_keys) = (*language, *single_keys);
    let words = &language.desk();
    let options: Vec<Offered<Part>> = dossier
        .offered(question)
        .iter()
        .map(|part| offered(language, *part, desk.is_chosen(*part)))
        .collect();
    let on_choose = {
        let desk = desk.clone();
        Callback::from(move |part| desk.dispatch(DeskAction::Answer(part)))
    };
    let onsubmit = {
        let desk = desk.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            desk.dispatch(DeskAction::Continue);
        })
    };
    let onkeydown = {
        let (by_digit, desk) = (by_digit(&options, &on_choose, single_keys), desk.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" && is_box(&event) {
                event.prevent_default();
                desk.dispatch(DeskAction::Continue);
            } else {
                by_digit.emit(event);
            }
        })
    };
    let (choosing, hint) = manner(language, question);
    let keys_hint = if question == Question::Clocks {
        words.clock_keys_hint
    } else {
        keys_hint(language, single_keys)
    };
    let alert = desk.is_told_to_answer.then_some(words.choose_first);
    html! {
        <form {onsubmit} {onkeydown}>
            <fieldset>
                <legend><h3>{ language.match_question(question) }</h3></legend>
                if let Some(hint) = hint { <p class="hint">{ hint }</p> }
                if question == Question::Clocks {
                    <div class="set-clocks">{ for Seat::ALL.into_iter().map(|seat| one_clock(props, dossier, seat)) }</div>
                } else {
                    { options_group("answer", choosing, &options, single_keys, &on_choose) }
                }
            </fieldset>
            <p class="alert" role="alert">{ alert.unwrap_or_default() }</p>
            <div class="question-foot">
                <button type="submit" class="button primary">{ words.next_question }</button>
                <span class="hint keys-hint">{ keys_hint }</span>
            </div>
        </form>
    }
}

/// An answer as it is offered: illegal moves are counted in numbers, all else is told in words.
fn offered(language: Language, part: Part, is_chosen: bool) -> Offered<Part> {
    if let Part::Count(count) = part {
        Offered::number(part, count, is_chosen)
    } else {
        Offered::text(part, option(language, part), is_chosen)
    }
}

/// Whether a key was typed on a box to tick, which does not send a form by itself.
fn is_box(event: &KeyboardEvent) -> bool {
    event
        .target_dyn_into::<HtmlElement>()
        .is_some_and(|element| element.get_attribute("type").as_deref() == Some("checkbox"))
}

fn one_clock(props: &FormProps, dossier: &Dossier, seat: Seat) -> Html {
    let FormProps { language, desk, .. } = props;
    let to_set = ToSet {
        label: language.player_on_label(seat),
        name: Some(language.team_label(seat.team()).to_owned()),
        now: dossier.clocks().at(seat),
        seconds: desk.clocks().at(seat),
    };
    let on_set = {
        let desk = desk.clone();
        Callback::from(move |seconds| desk.dispatch(DeskAction::Answer(Part::Clock(seat, seconds))))
    };
    let on_continue = {
        let desk = desk.clone();
        Callback::from(move |()| desk.dispatch(DeskAction::Continue))
    };
    set_clock(*language, &to_set, on_set, on_continue)
}
