//! The first page: one incident to rule on at once, and the ways on.

use yew::prelude::*;

use super::body::BodyProps;
use super::coming::coming;
use super::early_replay::HomeReplayProps;
use super::next_incident::OPENING;
use crate::features::incident::early_replay::EarlyReplayProps;
use crate::packs::{preload, use_outline_if};
use crate::profile::shared::Shared;
use crate::ui::lazy::{Fallback, lazy, lazy_ahead};

/// The early replay of the first incident, which plays until the incident is drawn.
#[derive(Clone, PartialEq)]
pub(crate) struct OpeningReplay {
    /// Whether it is still to be drawn, for which everything else waits.
    pub(crate) is_awaited: bool,
    /// Told when it is drawn.
    pub(crate) on_drawn: Callback<()>,
    /// Told when it is to go: the incident is drawn, or one of the two cannot be.
    pub(crate) on_over: Callback<()>,
}

/// The properties of the first page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct HomeProps {
    pub(crate) shared: Shared,
    pub(crate) replay: Option<OpeningReplay>,
}

/// The first page. It is drawn before the incidents have been loaded, and before the part that shows them.
#[component]
pub(crate) fn HomePage(props: &HomeProps) -> Html {
    let HomeProps { shared, replay } = props;
    let language = shared.language;
    let words = language.home();
    let is_awaiting = replay.as_ref().is_some_and(|early| early.is_awaited);
    // Asked for here, so that it comes beside the part that needs it.
    let outline = use_outline_if(!is_awaiting, language);
    let section = Fallback::section(language);
    let incident = |drawn| html! { <div class="home-incident">{ drawn }</div> };
    let fallback = match replay {
        Some(replay) => section.behind(incident(opening_replay(shared, replay))),
        None => section.meanwhile(incident(coming(language))),
    };
    let on_drawn = replay.as_ref().map(|early| early.on_over.clone()).unwrap_or_default();
    let body = BodyProps { shared: shared.clone(), outline, is_behind: replay.is_some(), on_drawn };
    html! {
        <main id="content" class={classes!("home", is_awaiting.then_some("is-awaiting"))} tabindex="-1">
            <div class="opening">
                <h1>{ words.heading() }</h1>
                <p>{ words.lead() }</p>
            </div>
            // So that it comes beside the part that shows it.
            if is_awaiting { { preload(OPENING[0].0, language) } }
            { lazy_ahead(fallback, !is_awaiting, Some(body)) }
        </main>
    }
}

/// The replay of the incident with which everybody begins.
fn opening_replay(shared: &Shared, opening: &OpeningReplay) -> Html {
    let language = shared.language;
    let (scenario, variant) = OPENING[0];
    let replay = EarlyReplayProps {
        language,
        laws: shared.laws,
        scenario: scenario.to_owned(),
        variant: variant.to_owned(),
        step: 0,
        interval: shared.settings.speed.interval(),
        on_drawn: opening.on_drawn.clone(),
    };
    let replay = HomeReplayProps { replay, on_missed: opening.on_over.clone() };
    lazy(Fallback::nothing().meanwhile(coming(language)), replay)
}
