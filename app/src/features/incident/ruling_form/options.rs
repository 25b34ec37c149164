//! A question that is answered by choosing one of several options.

use acconcio_adjudication::incident::{Incident, PerPlayer};
use acconcio_training::grading::Question;
use shakmaty::Color;
use yew::prelude::*;

use super::action::PartOfAnswer;
use super::form::RulingForm;
use crate::features::incident::pointing::GeneralObligation;
use crate::language::{Language, OptionText};
use crate::profile::settings::Switch;

/// An option with the part of the answer that it gives.
#[derive(Clone, PartialEq)]
pub(crate) struct Offered<P = PartOfAnswer> {
    pub(crate) part: P,
    label: Label,
    pub(crate) is_chosen: bool,
}

impl<P> Offered<P> {
    /// An option with a text.
    pub(crate) fn text(part: P, text: OptionText, is_chosen: bool) -> Offered<P> {
        Offered { part, label: Label::Text(text), is_chosen }
    }

    /// An option that is a number.
    pub(crate) fn number(part: P, number: u8, is_chosen: bool) -> Offered<P> {
        Offered { part, label: Label::Number(number), is_chosen }
    }

    /// The label of the option.
    pub(crate) fn words(&self) -> String {
        self.texts().0
    }

    /// The label of the option, and its explanation, which may be empty.
    pub(crate) fn texts(&self) -> (String, &'static str) {
        match &self.label {
            Label::Text(text) => (text.label.clone().into_owned(), text.meaning),
            Label::Number(number) => (number.to_string(), ""),
        }
    }

    /// The digit that chooses the option: its own number, else its place among the options, counted
    /// from 1; `None` where that takes two digits.
    pub(crate) fn digit(&self, place: usize) -> Option<u8> {
        let digit = match self.label {
            Label::Text(_) => u8::try_from(place + 1).ok()?,
            Label::Number(number) => number,
        };
        (digit <= 9).then_some(digit)
    }
}

/// The option that a digit chooses.
pub(crate) fn chosen_by<P>(options: &[Offered<P>], digit: u8) -> Option<&Offered<P>> {
    let mut placed = options.iter().enumerate();
    placed.find(|(place, offered)| offered.digit(*place) == Some(digit)).map(|(_, offered)| offered)
}

#[derive(Clone, PartialEq)]
enum Label {
    Text(OptionText),
    Number(u8),
}

/// The options of a question, in the order in which they are numbered.
pub(crate) fn offered(
    language: Language,
    ruling_form: &RulingForm,
    question: Question,
) -> Vec<Offered> {
    let Ok(adjudicated) = ruling_form.adjudicated() else { return Vec::new() };
    let parts = ruling_form.depth().offers(adjudicated, question, &ruling_form.variant().id);
    let answer = ruling_form.answer();
    let option = |part: PartOfAnswer| Offered {
        part,
        label: label(language, &ruling_form.variant().incident, part),
        is_chosen: part.is_in(answer),
    };
    parts.into_iter().map(option).collect()
}

fn label(language: Language, incident: &Incident, part: PartOfAnswer) -> Label {
    let words = &language.ruling_form();
    Label::Text(match part {
        PartOfAnswer::Trigger(it) => language.trigger_in(incident, it),
        PartOfAnswer::Classification(it) => language.classification(it),
        PartOfAnswer::Board(it) => language.reinstatement(it),
        PartOfAnswer::Play(GeneralObligation::AnyLegalMove) => OptionText {
            label: words.any_legal_move().into(),
            meaning: words.any_legal_move_hint(),
        },
        PartOfAnswer::Play(GeneralObligation::NoDuty) => {
            OptionText { label: words.nothing_binds().into(), meaning: words.nothing_binds_hint() }
        }
        PartOfAnswer::Count(count) => return Label::Number(count),
        PartOfAnswer::Result(it) => language.outcome(it),
        PartOfAnswer::Inapplicable(_) => {
            OptionText { label: words.inapplicable().into(), meaning: words.inapplicable_hint() }
        }
    })
}

/// The number of illegal moves that counted against the player before, where the question is about
/// that.
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
    /// One option.
    One,
    /// Any number of options.
    Any,
}

/// The options as buttons: one answers the question, and leads to the next one.
pub(crate) fn answer_buttons<P: Clone + 'static>(
    options: &[Offered<P>],
    single_keys: Switch,
    on_choose: &Callback<P>,
) -> Html {
    let buttons = options.iter().enumerate().map(|(place, offered)| {
        let part = offered.part.clone();
        let onclick = on_choose.reform(move |_: MouseEvent| part.clone());
        let (label, meaning) = offered.texts();
        let digit = offered.digit(place).filter(|_| single_keys.is_on());
        let pressed = offered.is_chosen.then_some("true");
        html! {
            <button type="button" class="option" key={place} aria-pressed={pressed} {onclick}>
                <span class="option-text">
                    <span class="option-label">{ label }</span>
                    if !meaning.is_empty() { <span class="option-meaning">{ meaning }</span> }
                </span>
                if let Some(digit) = digit { <kbd class="key" aria-hidden="true">{ digit }</kbd> }
            </button>
        }
    });
    html! { <div class="options">{ for buttons }</div> }
}

/// A group of radio buttons or check boxes, each with the digit that chooses it where single keys are
/// turned on.
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
        let (label, meaning) = offered.texts();
        let digit = offered.digit(place).filter(|_| single_keys.is_on());
        html! {
            <label class="option" key={place} for={id.clone()}>
                <input type={kind} {id} {name} checked={offered.is_chosen} {onchange} />
                <span class="option-text">
                    <span class="option-label">{ label }</span>
                    if !meaning.is_empty() { <span class="option-meaning">{ meaning }</span> }
                </span>
                if let Some(digit) = digit { <kbd class="key" aria-hidden="true">{ digit }</kbd> }
            </label>
        }
    });
    html! { <div class="options">{ for rows }</div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(options: &[Offered<usize>], digit: u8, expected: Option<usize>) {
        assert_eq!(chosen_by(options, digit).map(|offered| offered.part), expected, "{digit}");
    }

    fn worded(count: usize) -> Vec<Offered<usize>> {
        let text = |part: usize| OptionText { label: part.to_string().into(), meaning: "" };
        (0..count).map(|part| Offered::text(part, text(part), false)).collect()
    }

    #[test]
    fn ok_a_digit_chooses_the_number_that_it_is() {
        let counts: Vec<Offered<usize>> =
            (0..=3).map(|count| Offered::number(usize::from(count), count, false)).collect();
        for digit in 0..=3 {
            check(&counts, digit, Some(usize::from(digit)));
        }
        check(&counts, 4, None);
    }

    #[test]
    fn ok_a_digit_chooses_an_answer_in_words_by_its_place() {
        let answers = worded(12);
        check(&answers, 0, None);
        check(&answers, 1, Some(0));
        check(&answers, 9, Some(8));
        assert_eq!(answers[9].digit(9), None, "no key has two digits");
        check(&worded(2), 3, None);
    }
}
