//! What could have been claimed in games: a file, the games with something to see, and each of them
//! on the board.

mod entry;
mod form;
mod game;
mod games;

use acconcio_core::laws::EditionId;
use yew::prelude::*;

use super::handbook::opening;
use super::searching::SearchingProps;
use crate::browser::use_title;
use crate::claims::{Reading, State, use_reading};
use crate::language::Language;
use crate::route::Route;
use form::Form;
use game::GameOnBoard;
use games::{games, skipped};

/// What could have been claimed in games.
#[component]
pub(super) fn ClaimsPage(props: &SearchingProps) -> Html {
    let SearchingProps { language, speed, .. } = *props;
    let words = language.claims();
    use_title(language, words.heading);
    let handle = use_reading();
    let edition = use_state_eq(|| EditionId::E2023);
    let chosen = use_state_eq(|| 0_usize);
    let reading = &*handle.reading;
    let on_file = {
        let (on_file, chosen) = (handle.on_file.clone(), chosen.setter());
        Callback::from(move |file| {
            chosen.set(0);
            on_file.emit(file);
        })
    };
    let shown = reading.kept.get(*chosen).cloned();
    html! {
        <main id="content" class="laws handbook claims" tabindex="-1">
            { opening(language, &Route::Claims, words.heading, words.lead) }
            <Form {language} edition={edition.clone()} {on_file} />
            <section class="claims-state" role="status">{ state(language, reading) }</section>
            { progress(language, reading, &handle.on_stop) }
            { skipped(language, reading) }
            if let Some(kept) = shown {
                <>
                    { games(language, reading, *edition, &chosen) }
                    <GameOnBoard key={kept.number.to_string()} {language} {speed} kept={kept.clone()} edition={*edition} />
                </>
            }
        </main>
    }
}

/// What the reading came to; how far it is, is told beside its bar, and not spoken.
fn state(language: Language, reading: &Reading) -> Html {
    let words = language.claims();
    let Reading { games, with_entries, skipped, .. } = *reading;
    let count = || html! { <p>{ language.games_read(games, with_entries, skipped) }</p> };
    match reading.state {
        State::Nothing => html! {},
        State::Running => html! { <p>{ words.at_work }</p> },
        State::Failed => html! { <p class="alert">{ words.failed }</p> },
        State::Stopped => html! { <><p>{ words.stopped }</p>{ count() }</> },
        State::Over if games == 0 => html! { <p>{ words.no_game }</p> },
        State::Over if with_entries == 0 && skipped < games => {
            html! { <>{ count() }<p>{ words.nothing }</p></> }
        }
        State::Over => count(),
    }
}

fn progress(language: Language, reading: &Reading, on_stop: &Callback<()>) -> Html {
    let words = language.claims();
    let Reading { games, with_entries, skipped, bytes, of, .. } = *reading;
    match reading.state {
        State::Running => html! {
            <div class="claims-progress">
                <progress max={of.to_string()} value={bytes.to_string()} aria-label={words.at_work}></progress>
                <p class="hint">{ language.games_read(games, with_entries, skipped) }</p>
                <button type="button" class="button" onclick={on_stop.reform(|_: MouseEvent| ())}>{ words.stop }</button>
            </div>
        },
        State::Nothing | State::Over | State::Stopped | State::Failed => html! { <></> },
    }
}
