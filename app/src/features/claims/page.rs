//! The page of claims: a file, the games with entries, and each of them on the board.

use acconcio_adjudication::laws::EditionId;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::findings::LISTED;
use super::form::Form;
use super::game::GameOnBoard;
use super::games::{GameList, skipped};
use super::reading::{Event, Reading, State};
use super::worker::use_reading;
use crate::features::handbook::opening::{class_of, opening};
use crate::features::mate::search_page::SearchPageProps;
use crate::language::Language;
use crate::platform::browser;
use crate::route::Route;
use crate::ui::document::use_title;

/// The id of the section that holds the results.
const RESULTS: &str = "claims-results";

/// The page that finds the draws that could have been claimed.
#[component]
pub(crate) fn ClaimsPage(props: &SearchPageProps) -> Html {
    let shared = props.shared.clone();
    let language = shared.language;
    use_title(language, language.openings().claims_heading());
    let handle = use_reading();
    let (reading, dispatcher) = (&*handle.reading, handle.reading.dispatcher());
    let on = use_callback((), move |event: Event, ()| dispatcher.dispatch(event));
    use_results_shown(reading);
    html! {
        <main id="content" class={class_of(&Route::Claims)} tabindex="-1">
            { opening(language, &Route::Claims) }
            <Form {language} on_file={handle.on_file.clone()} on_empty={on.reform(|()| Event::Empty)} />
            <section id={RESULTS} class="claims-state">
                <div role="status">{ state(language, reading) }</div>
                { progress(language, reading, &handle.on_stop) }
                if reading.games > 0 { { editions(language, reading, &on) } }
            </section>
            if let Some(kept) = reading.shown() {
                <>
                    if reading.kept.len() > 1 {
                        <GameList {language} kept={reading.kept.clone()} chosen={reading.chosen} edition={reading.edition} on={on.clone()} />
                    }
                    if reading.with_entries > LISTED as u64 { <p class="hint">{ language.claims().only_listed(LISTED) }</p> }
                    <GameOnBoard key={kept.number.to_string()} {shared} kept={kept.clone()} edition={reading.edition} />
                </>
            }
            { skipped(language, reading) }
        </main>
    }
}

/// Scrolls the results of a file into view as soon as there are any.
#[hook]
fn use_results_shown(reading: &Reading) {
    let is_first = use_mut_ref(|| true);
    let is_there = !reading.kept.is_empty() || reading.state == State::Over;
    use_effect_with(is_there, move |is_there| {
        // A reader who returns finds the page at its beginning, like any other.
        let is_first = is_first.replace(false);
        if *is_there && !is_first {
            browser::show_element(RESULTS);
        }
    });
}

/// The state of the reading as a spoken message; the progress stands beside its bar and is not spoken.
fn state(language: Language, reading: &Reading) -> Html {
    let words = language.claims();
    let Reading { games, with_entries, skipped, .. } = *reading;
    let count = || html! { <p>{ language.games_read(games, with_entries, skipped) }</p> };
    match reading.state {
        State::Nothing => html! {},
        State::Empty => html! { <p class="claims-alert">{ words.empty() }</p> },
        State::Running => html! { <p>{ words.at_work() }</p> },
        State::Failed => html! { <p class="claims-alert">{ words.failed() }</p> },
        State::Stopped => html! { <><p>{ words.stopped() }</p>{ count() }</> },
        State::Over if reading.of == 0 => {
            html! { <p class="claims-alert">{ words.empty_file() }</p> }
        }
        State::Over if games == 0 => html! { <p class="claims-alert">{ words.no_game() }</p> },
        State::Over if with_entries == 0 && skipped < games => {
            html! { <>{ count() }<p>{ words.nothing() }</p></> }
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
                <progress max={of.to_string()} value={bytes.to_string()} aria-label={words.at_work()}></progress>
                <p class="hint">{ language.games_read(games, with_entries, skipped) }</p>
                <button type="button" class="button" onclick={on_stop.reform(|_: MouseEvent| ())}>{ words.stop() }</button>
            </div>
        },
        State::Nothing | State::Empty | State::Over | State::Stopped | State::Failed => {
            html! { <></> }
        }
    }
}

/// The choice of the edition; it can be changed at any time, since the file need not be read again.
fn editions(language: Language, reading: &Reading, on: &Callback<Event>) -> Html {
    let on = on.clone();
    let onchange = Callback::from(move |event: yew::Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        if let Some(edition) = EditionId::named(&select.value()) {
            on.emit(Event::Under(edition));
        }
    });
    let option = |edition: EditionId| {
        html! {
            <option value={edition.name()} selected={edition == reading.edition}>{ language.edition(edition) }</option>
        }
    };
    html! {
        <label class="rule-under">
            <span>{ language.claims().edition() }</span>
            <select {onchange}>{ for EditionId::FIDE.into_iter().map(option) }</select>
        </label>
    }
}
