//! The ruling form and the verdict.

pub(crate) mod aloud;
mod certainty;
mod chip;
mod clerk;
mod clocks;
mod hints;
mod obligation;
mod options;
mod questions;
mod readings;
mod reasons;
mod slip;
mod verdict;
mod whatif;

use acconcio_core::story::PlayersNamed;
use yew::prelude::*;

use crate::desk::{Desk, Phase};
use crate::language::Language;
use crate::settings::Switch;
pub(crate) use chip::{LOOK_UP, chip, chip_named};
pub(crate) use clerk::{Clerk, Line};
pub(crate) use clocks::{ToSet, set_clock};
pub(crate) use options::{Choosing, Offered, options_group};
use questions::Questions;
pub(crate) use questions::{by_digit, focus_answer, folded_question, keys_hint};
pub(crate) use readings::readings;
pub(crate) use reasons::{Reason, reason_item};
pub(crate) use slip::{
    Marked, other_reading, other_reading_badge, row, slip_head, slip_table, use_focused,
};
pub(crate) use verdict::board_choice;
pub(crate) use verdict::{Heading, lines_list};
use verdict::{VerdictProps, verdict_sheet};
pub use whatif::WhatIfSection;

/// How the form is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Whether hints are to be had, and the ruling before one was given.
    pub help: Switch,
    /// Whether digits choose answers.
    pub single_keys: Switch,
    /// Whether it is asked how sure the arbiter is.
    pub certainty: Switch,
    /// Whether the ruling is given on it; in an exam the answers are only kept.
    pub verdict: Switch,
}

/// What the ruling form needs.
#[derive(Clone, PartialEq, Properties)]
pub struct RulingDeskProps {
    /// The form's state.
    pub desk: UseReducerHandle<Desk>,
    /// How it is put.
    pub terms: Terms,
    /// The players' names, if they are known.
    #[prop_or_default]
    pub players: Option<PlayersNamed>,
    /// What the button says that leads on.
    pub next: &'static str,
    /// Goes on.
    pub on_next: Callback<()>,
    /// Plays the film again from the critical moment.
    pub on_replay: Callback<()>,
    /// Shows how it went on.
    pub on_epilogue: Callback<()>,
    /// Whether there is something to show.
    pub has_epilogue: bool,
}

/// The ruling form; after the ruling, the verdict.
#[component]
pub fn RulingDesk(props: &RulingDeskProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let words = &language.desk();
    let RulingDeskProps { desk, terms, players, next, on_next, on_replay, .. } = props;
    if let Err(error) = desk.dossier() {
        return html! {
            <section class="desk desk-error" role="alert">
                <p>{ words.cannot_rule }</p>
                <p><code>{ error.to_string() }</code></p>
            </section>
        };
    }
    match desk.phase() {
        Phase::Waiting => html! {
            <section class="desk"><p class="desk-waiting">{ words.waiting }</p></section>
        },
        Phase::Asking => html! {
            <Questions {language} desk={desk.clone()} terms={*terms} players={players.clone()} />
        },
        Phase::Judged(_) => verdict_sheet(&VerdictProps {
            language,
            desk: desk.clone(),
            next,
            on_next: on_next.clone(),
            on_replay: on_replay.clone(),
            on_epilogue: props.has_epilogue.then(|| props.on_epilogue.clone()),
        }),
    }
}
