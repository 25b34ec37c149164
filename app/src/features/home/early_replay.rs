//! The early replay of the first incident, in the place of that incident until the part that rules has come.

use acconcio_part::part;
use yew::prelude::*;

use super::coming::coming;
use crate::features::incident::early_replay::{EarlyReplay, EarlyReplayProps, use_early_replay};
use crate::language::Group;
use crate::ui::lazy::{Arrived, Lazy};

/// The properties of the replay.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct HomeReplayProps {
    pub(super) replay: EarlyReplayProps,
    /// Called when the part that shows it does not arrive.
    pub(super) on_missed: Callback<()>,
}

impl Lazy for HomeReplayProps {
    const TEXTS: Group = Group::Home;

    fn fetch() -> impl Future<Output = Arrived<HomeReplayProps>> {
        fetch_replay()
    }

    fn is_missed(&self) {
        self.on_missed.emit(());
    }
}

#[part(replay)]
fn fetch_replay() -> Arrived<HomeReplayProps> {
    Ok(|props| html! { <HomeReplay ..props /> })
}

/// The board where that of the incident will stand, with what the shell has said beside it.
#[component]
fn HomeReplay(props: &HomeReplayProps) -> Html {
    let language = props.replay.language;
    let Some(EarlyReplay { scenario, board }) = use_early_replay(&props.replay) else {
        return coming(language);
    };
    html! {
        <div class="home-player is-coming">
            <div class="stage" aria-busy="true">{ board }</div>
            <div class="home-papers">
                <div class="home-head">
                    <h2>{ language.said(&scenario.title) }</h2>
                    <p class="home-laws">{ "\u{a0}" }</p>
                    <p class="framing">{ language.said(&scenario.framing) }</p>
                </div>
            </div>
        </div>
    }
}
