//! The early replay of an incident, to which a link leads, in the place of its page.

use acconcio_part::part;
use yew::prelude::*;

use super::early_replay::{EarlyReplay, EarlyReplayProps, use_early_replay};
use crate::language::Group;
use crate::ui::lazy::{Arrived, Lazy};
use crate::ui::notices::loading;

/// The properties of the replay.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PreludeProps {
    pub(crate) replay: EarlyReplayProps,
}

impl Lazy for PreludeProps {
    const TEXTS: Group = Group::Home;

    fn fetch() -> impl Future<Output = Arrived<PreludeProps>> {
        fetch_prelude()
    }

    fn is_missed(&self) {
        self.replay.on_drawn.emit(());
    }
}

#[part(replay)]
fn fetch_prelude() -> Arrived<PreludeProps> {
    Ok(|props| html! { <Prelude ..props /> })
}

/// The board between the title and the introduction.
#[component]
fn Prelude(props: &PreludeProps) -> Html {
    let language = props.replay.language;
    let Some(EarlyReplay { scenario, board }) = use_early_replay(&props.replay) else {
        return loading(language);
    };
    html! {
        <main id="content" class="prelude" tabindex="-1" aria-busy="true">
            <h1>{ language.said(&scenario.title) }</h1>
            { board }
            <p>{ language.said(&scenario.framing) }</p>
        </main>
    }
}
