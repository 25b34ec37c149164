//! The reasons of a ruling: the provisions examined, as a short tree in words.

use acconcio_adjudication::laws::{Fact, Status, Step};
use shakmaty::Color;
use yew::prelude::*;

use super::trace::is_new;
use crate::features::incident::chip::{chip, look_up_at};
use crate::language::reasons::StatedStep;
use crate::language::{FactContext, Language};
use crate::route::mate_question::MateQuestion;
use crate::ui::icon::icon;

/// The provisions examined, with those under others nested. Beside the reasons of another ruling, the
/// new ones are marked.
pub(crate) fn reasons(
    language: Language,
    steps: &[Step],
    beside: Option<&[Step]>,
    context: &FactContext,
) -> Html {
    let stated = language.reasons(steps, context);
    let steps = stated.iter().map(|stated| reason(language, stated, beside, context));
    html! { <ul class="reasons">{ for steps }</ul> }
}

fn reason(
    language: Language,
    stated: &StatedStep<'_>,
    beside: Option<&[Step]>,
    context: &FactContext,
) -> Html {
    let StatedStep { step, fact, under } = stated;
    let under = under.iter().map(|under| reason(language, under, beside, context));
    let is_added = beside.is_some_and(|beside| is_new(step, beside));
    let reason = Reason {
        status: step.status,
        chip: chip(language, step.by),
        is_added,
        fact: html! {
            <>
                { fact.clone() }
                { on_the_board(language, &step.fact, !context.player) }
            </>
        },
        rule: language.rule_under(step.rule, step.by.edition),
        under: under.collect(),
    };
    reason_item(language, reason)
}

/// A provision that was examined, in words.
pub(crate) struct Reason {
    /// Whether it holds, is displaced, or is not met.
    pub(crate) status: Status,
    /// The label of its article.
    pub(crate) chip: Html,
    /// Whether it is new beside those of another ruling.
    pub(crate) is_added: bool,
    /// The fact on which it was examined.
    pub(crate) fact: Html,
    /// The text of the rule.
    pub(crate) rule: &'static str,
    /// The provisions examined under it.
    pub(crate) under: Vec<Html>,
}

/// A line of the tree of reasons, with those under it.
pub(crate) fn reason_item(language: Language, reason: Reason) -> Html {
    html! {
        <li class={classes!("reason", class_of(reason.status))}>
            <div class="reason-line">
                { shape(reason.status) }
                <div>
                    <p class="reason-head">
                        { reason.chip }
                        <span class="reason-status">{ language.status(reason.status) }</span>
                        if reason.is_added { <span class="is-added">{ language.what_if().added() }</span> }
                    </p>
                    <p class="reason-fact">{ reason.fact }</p>
                    <p class="reason-rule">{ reason.rule }</p>
                </div>
            </div>
            if !reason.under.is_empty() { <ul>{ for reason.under }</ul> }
        </li>
    }
}

/// A link to the moves of a mate, or to the proof that there is none, on a board.
fn on_the_board(language: Language, fact: &Fact, winner: Color) -> Html {
    let (Fact::MatePossible { fen, .. }
    | Fact::MateImpossible { fen, .. }
    | Fact::MateUndecided { fen }) = fact
    else {
        return html! {};
    };
    let question = MateQuestion { fen: fen.clone(), winner: Some(winner.into()) };
    let words = language.occurrences().show_mate();
    let shown = html! { <>{ icon("icon-king") }{ words }</> };
    html! { <>{ " " }{ look_up_at(question.to_hash(), "show-mate", words.to_owned(), shown) }</> }
}

const fn class_of(status: Status) -> &'static str {
    match status {
        Status::Holds => "holds",
        Status::NotMet => "not-met",
        Status::Displaced => "displaced",
    }
}

/// The icon of a status: a full disc holds, an empty ring is not met, a ring with a bar through it is
/// displaced.
fn shape(status: Status) -> Html {
    let bar = match status {
        Status::Holds | Status::NotMet => html! {},
        Status::Displaced => html! { <path d="M2 14 14 2" /> },
    };
    html! {
        <svg class="reason-shape" viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="5" />{ bar }
        </svg>
    }
}
