//! A question that is answered by choosing one of several options.

use acconcio_core::grading::Question;
use acconcio_core::incident::PerPlayer;
use acconcio_core::ruling::{Classification, Outcome, Reinstatement, Trigger};
use shakmaty::Color;
use yew::prelude::*;

use crate::desk::{Blanket, Desk, PartOfAnswer};
use crate::language::{Language, OptionText};

/// An option with what it answers.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Offered {
    pub(super) part: PartOfAnswer,
    label: Label,
    pub(super) is_chosen: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Label {
    Text(OptionText),
    Count(u8),
}

/// The options of a question, in the order in which they are numbered.
pub(super) fn offered(language: Language, desk: &Desk, question: Question) -> Vec<Offered> {
    let answer = desk.answer();
    let text = |part: PartOfAnswer, text: OptionText, is_chosen: bool| Offered {
        part,
        label: Label::Text(text),
        is_chosen,
    };
    match question {
        Question::Trigger => {
            [Trigger::ExOfficio, Trigger::OnClaim, Trigger::OnAgreement, Trigger::None]
                .map(|it| {
                    let is_chosen = answer.trigger == Some(it);
                    text(PartOfAnswer::Trigger(it), language.trigger(it), is_chosen)
                })
                .to_vec()
        }
        Question::Classification => [
            Classification::Legal,
            Classification::Irregular,
            Classification::Illegal,
            Classification::NonMove,
            Classification::Incomplete,
        ]
        .map(|it| {
            let is_chosen = answer.classification == Some(it);
            text(PartOfAnswer::Classification(it), language.classification(it), is_chosen)
        })
        .to_vec(),
        Question::Board => {
            [Reinstatement::Keep, Reinstatement::BeforeTheTurn, Reinstatement::AfterTheRelease]
                .map(|it| {
                    let is_chosen = answer.board == Some(it);
                    text(PartOfAnswer::Board(it), language.reinstatement(it), is_chosen)
                })
                .to_vec()
        }
        Question::Obligation => blankets(language, desk),
        Question::Clocks => Vec::new(),
        Question::Count => (0..=3)
            .map(|count| Offered {
                part: PartOfAnswer::Count(count),
                label: Label::Count(count),
                is_chosen: answer.count == Some(count),
            })
            .collect(),
        Question::Result => [
            Outcome::Continues,
            Outcome::Won(Color::White),
            Outcome::Won(Color::Black),
            Outcome::Drawn,
        ]
        .map(|it| {
            let is_chosen = answer.result == Some(it);
            text(PartOfAnswer::Result(it), language.outcome(it), is_chosen)
        })
        .to_vec(),
    }
}

fn blankets(language: Language, desk: &Desk) -> Vec<Offered> {
    let words = &language.words().desk;
    let chosen = desk.pointing().is_blanket();
    let any = OptionText { label: words.any_legal_move, meaning: words.any_legal_move_hint };
    let none = OptionText { label: words.nothing_binds, meaning: words.nothing_binds_hint };
    [(Blanket::AnyLegalMove, any), (Blanket::NoDuty, none)]
        .map(|(blanket, text)| Offered {
            part: PartOfAnswer::Play(blanket),
            label: Label::Text(text),
            is_chosen: chosen == Some(blanket),
        })
        .to_vec()
}

/// How many illegal moves stood against the player before, where that is asked.
pub(super) fn count_before(
    language: Language,
    question: Question,
    player: Color,
    before: PerPlayer<u8>,
) -> Option<String> {
    (question == Question::Count).then(|| language.count_before(player, before.of(player)))
}

/// A group of radio buttons, each with the number key that chooses it.
pub(super) fn options_group(
    name: &'static str,
    options: &[Offered],
    on_choose: &Callback<PartOfAnswer>,
) -> Html {
    let rows = options.iter().enumerate().map(|(place, offered)| {
        let id = format!("{name}-{place}");
        let on_choose = on_choose.clone();
        let part = offered.part;
        let onchange = Callback::from(move |_: Event| on_choose.emit(part));
        let (label, meaning) = match offered.label {
            Label::Text(text) => (text.label.to_owned(), text.meaning),
            Label::Count(count) => (count.to_string(), ""),
        };
        html! {
            <label class="option" key={place} for={id.clone()}>
                <input type="radio" {id} {name} checked={offered.is_chosen} {onchange} />
                <span class="option-text">
                    <span class="option-label">{ label }</span>
                    if !meaning.is_empty() { <span class="option-meaning">{ meaning }</span> }
                </span>
                <kbd class="key" aria-hidden="true">{ place + 1 }</kbd>
            </label>
        }
    });
    html! { <div class="options">{ for rows }</div> }
}
