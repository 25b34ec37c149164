//! The list of the games with entries, and of those that were skipped.

use std::rc::Rc;

use acconcio_adjudication::laws::EditionId;
use yew::prelude::*;

use super::findings::{LISTED, ListedGame, Skipped};
use super::reading::{Event, Reading};
use crate::language::Language;
use crate::ui::icon::icon;

/// The properties of the list.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct GameListProps {
    pub(crate) language: Language,
    pub(crate) kept: Vec<Rc<ListedGame>>,
    pub(crate) chosen: usize,
    pub(crate) edition: EditionId,
    pub(crate) on: Callback<Event>,
}

/// The games to choose from; unchanged properties keep the list from being drawn again while the file
/// is read.
#[component]
pub(crate) fn GameList(props: &GameListProps) -> Html {
    let GameListProps { language, kept, chosen, edition, on } = props;
    let game = |(index, kept): (usize, &Rc<ListedGame>)| {
        let current = (index == *chosen).then_some("true");
        let onclick = on.reform(move |_: MouseEvent| Event::Chosen(index));
        html! {
            <li key={index}>
                <button type="button" aria-current={current} {onclick}>
                    <span class="claims-number">{ language.grouped(kept.number) }</span>
                    <span>
                        <strong>{ language.players(&kept.tags, kept.number) }</strong>
                        <span class="claims-about">{ about(*language, kept, *edition) }</span>
                    </span>
                </button>
            </li>
        }
    };
    html! {
        <section class="claims-games" aria-labelledby="claims-list">
            <h2 id="claims-list">{ language.claims().list() }</h2>
            <ol class="claims-list">{ for kept.iter().enumerate().map(game) }</ol>
        </section>
    }
}

/// The event, the result, and the number of entries.
fn about(language: Language, kept: &ListedGame, edition: EditionId) -> String {
    let known = |text: &String| !matches!(text.as_str(), "" | "?" | "*");
    let tags =
        [&kept.tags.event, &kept.tags.result].into_iter().filter(|text| known(text)).cloned();
    let amount = language.to_see(kept.amount(edition));
    tags.chain([amount]).collect::<Vec<_>>().join(" · ")
}

/// The skipped games, each with its line and the reason.
pub(crate) fn skipped(language: Language, reading: &Reading) -> Html {
    let skipped = |skipped: &Rc<Skipped>| {
        let line = language.claims().line_of_file(skipped.line.to_string());
        html! { <li key={skipped.line}><strong>{ line }</strong>{ ": " }{ language.game_fault(&skipped.fault) }</li> }
    };
    // One node, empty or not, so that the nodes after it are not created again.
    html! {
        <>
            if !reading.faults.is_empty() {
                <section class="claims-skipped" aria-labelledby="claims-skipped">
                    <h2 id="claims-skipped">{ icon("icon-cross") }{ language.claims().skipped() }</h2>
                    <ul tabindex="0" aria-labelledby="claims-skipped">{ for reading.faults.iter().map(skipped) }</ul>
                    if reading.skipped > LISTED as u64 { <p class="hint">{ language.claims().only_listed(LISTED) }</p> }
                </section>
            }
        </>
    }
}
