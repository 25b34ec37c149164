//! A question that is answered by choosing one of several options.

use acconcio_core::grading::Question;
use acconcio_core::incident::PerPlayer;
use acconcio_core::ruling::Trigger;
use shakmaty::Color;
use yew::prelude::*;

use super::action::PartOfAnswer;
use super::form::RulingForm;
use super::pointing::Blanket;
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::language::{Language, OptionText};
use crate::profile::settings::Switch;

/// An option with what it answers.
#[derive(Clone, PartialEq)]
pub(crate) struct Offered<P = PartOfAnswer> {
    pub(crate) part: P,
    label: Label,
    pub(crate) is_chosen: bool,
}

impl<P> Offered<P> {
    /// An option that is told in words.
    pub(crate) fn text(part: P, text: OptionText, is_chosen: bool) -> Offered<P> {
        Offered { part, label: Label::Text(text), is_chosen }
    }

    /// What it says.
    pub(crate) fn words(&self) -> String {
        match &self.label {
            Label::Text(text) => text.label.clone().into_owned(),
            Label::Count(count) => count.to_string(),
        }
    }
}

#[derive(Clone, PartialEq)]
enum Label {
    Text(OptionText),
    Count(u8),
}

/// The options of a question, in the order in which they are numbered.
pub(crate) fn offered(
    language: Language,
    ruling_form: &RulingForm,
    question: Question,
) -> Vec<Offered> {
    let Ok(AdjudicatedIncident { offers, .. }) = ruling_form.adjudicated() else {
        return Vec::new();
    };
    let answer = ruling_form.answer();
    match question {
        Question::Trigger => {
            let all = [Trigger::ExOfficio, Trigger::OnClaim, Trigger::OnAgreement, Trigger::None];
            texts(&all, answer.trigger, PartOfAnswer::Trigger, |it| language.trigger(it))
        }
        Question::Classification => texts(
            &offers.classifications,
            answer.classification,
            PartOfAnswer::Classification,
            |it| language.classification(it),
        ),
        Question::Board => texts(&offers.boards, answer.board, PartOfAnswer::Board, |it| {
            language.reinstatement(it)
        }),
        Question::Obligation => blankets(language, ruling_form),
        Question::Clocks => Vec::new(),
        Question::Count => (0..=3)
            .map(|count| Offered {
                part: PartOfAnswer::Count(count),
                label: Label::Count(count),
                is_chosen: answer.count == Some(count),
            })
            .collect(),
        Question::Result => {
            texts(&offers.outcomes, answer.result, PartOfAnswer::Result, |it| language.outcome(it))
        }
    }
}

/// Options that are told in words.
fn texts<T: Copy + PartialEq>(
    answers: &[T],
    chosen: Option<T>,
    part: impl Fn(T) -> PartOfAnswer,
    text: impl Fn(T) -> OptionText,
) -> Vec<Offered> {
    let option = |answer: &T| Offered::text(part(*answer), text(*answer), chosen == Some(*answer));
    answers.iter().map(option).collect()
}

fn blankets(language: Language, ruling_form: &RulingForm) -> Vec<Offered> {
    let words = &language.ruling_form();
    let chosen = ruling_form.pointing().is_blanket();
    let any = OptionText { label: words.any_legal_move.into(), meaning: words.any_legal_move_hint };
    let none = OptionText { label: words.nothing_binds.into(), meaning: words.nothing_binds_hint };
    [(Blanket::AnyLegalMove, any), (Blanket::NoDuty, none)]
        .map(|(blanket, text)| {
            Offered::text(PartOfAnswer::Play(blanket), text, chosen == Some(blanket))
        })
        .to_vec()
}

/// How many illegal moves stood against the player before, where that is asked.
pub(crate) fn count_before(
    language: Language,
    question: Question,
    player: Color,
    before: PerPlayer<u8>,
) -> Option<String> {
    (question == Question::Count).then(|| language.count_before(player, before.of(player)))
}

/// Whether one option is chosen or several may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choosing {
    /// One.
    One,
    /// Any number.
    Any,
}

/// A group of radio buttons or of boxes to tick, each with the number key that chooses it where keys
/// are in use.
pub(crate) fn options_group<P: Clone + 'static>(
    name: &'static str,
    choosing: Choosing,
    options: &[Offered<P>],
    single_keys: Switch,
    on_choose: &Callback<P>,
) -> Html {
    let kind = match choosing {
        Choosing::One => "radio",
        Choosing::Any => "checkbox",
    };
    let rows = options.iter().enumerate().map(|(place, offered)| {
        let id = format!("{name}-{place}");
        let on_choose = on_choose.clone();
        let part = offered.part.clone();
        let onchange = Callback::from(move |_: Event| on_choose.emit(part.clone()));
        let (label, meaning) = match &offered.label {
            Label::Text(text) => (text.label.clone().into_owned(), text.meaning),
            Label::Count(count) => (count.to_string(), ""),
        };
        html! {
            <label class="option" key={place} for={id.clone()}>
                <input type={kind} {id} {name} checked={offered.is_chosen} {onchange} />
                <span class="option-text">
                    <span class="option-label">{ label }</span>
                    if !meaning.is_empty() { <span class="option-meaning">{ meaning }</span> }
                </span>
                if single_keys.is_on() { <kbd class="key" aria-hidden="true">{ place + 1 }</kbd> }
            </label>
        }
    });
    html! { <div class="options">{ for rows }</div> }
}
