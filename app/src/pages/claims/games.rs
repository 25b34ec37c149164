//! The games with something to see, and those that were skipped.

use std::rc::Rc;

use acconcio_core::laws::EditionId;
use yew::prelude::*;

use crate::claims::pgn::Tags;
use crate::claims::{Kept, LISTED, Reading, Skipped};
use crate::language::Language;

/// The list of games to choose from.
pub(super) fn games(
    language: Language,
    reading: &Reading,
    edition: EditionId,
    chosen: &UseStateHandle<usize>,
) -> Html {
    let words = language.claims();
    let game = |(index, kept): (usize, &Rc<Kept>)| {
        let current = (index == **chosen).then_some("true");
        let onclick = {
            let chosen = chosen.setter();
            Callback::from(move |_: MouseEvent| chosen.set(index))
        };
        html! {
            <li key={index}>
                <button type="button" aria-current={current} {onclick}>
                    <strong>{ players(language, &kept.tags) }</strong>{ " · " }
                    <span>{ about(language, kept, edition) }</span>
                </button>
            </li>
        }
    };
    html! {
        <section class="claims-games" aria-labelledby="claims-list">
            <h2 id="claims-list">{ words.list }</h2>
            <ol class="claims-list">{ for reading.kept.iter().enumerate().map(game) }</ol>
            if reading.with_entries > LISTED as u64 { <p class="hint">{ language.only_listed(LISTED) }</p> }
        </section>
    }
}

/// Who plays whom.
pub(super) fn players(language: Language, tags: &Tags) -> String {
    let unknown = language.claims().unknown;
    let name =
        |name: &str| if matches!(name, "" | "?") { unknown.to_owned() } else { name.to_owned() };
    format!("{} – {}", name(&tags.white), name(&tags.black))
}

/// The event, the result, and how much there is to see.
fn about(language: Language, kept: &Kept, edition: EditionId) -> String {
    let known = |text: &String| !matches!(text.as_str(), "" | "?" | "*");
    let tags =
        [&kept.tags.event, &kept.tags.result].into_iter().filter(|text| known(text)).cloned();
    let counted = language.to_see(kept.count(edition));
    tags.chain([counted]).collect::<Vec<_>>().join(" · ")
}

/// What was skipped, with the line and the reason.
pub(super) fn skipped(language: Language, reading: &Reading) -> Html {
    let skipped = |skipped: &Rc<Skipped>| {
        let line = language.line_of_file(skipped.line);
        html! { <li key={skipped.line}><strong>{ line }</strong>{ ": " }{ language.game_fault(&skipped.fault) }</li> }
    };
    // One node, present or not, so that what follows is not made anew.
    html! {
        <>
            if !reading.faults.is_empty() {
                <section class="claims-skipped" aria-labelledby="claims-skipped">
                    <h2 id="claims-skipped">{ language.claims().skipped }</h2>
                    <ul tabindex="0" aria-labelledby="claims-skipped">{ for reading.faults.iter().map(skipped) }</ul>
                    if reading.skipped > LISTED as u64 { <p class="hint">{ language.only_listed(LISTED) }</p> }
                </section>
            }
        </>
    }
}
