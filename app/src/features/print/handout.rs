//! The handout on an incident: one page for a course.

use acconcio_training::grading::Answer;
use yew::prelude::*;

use super::printed::{PrintProps, PrintedIncident};
use super::sheet::{acts, circumstances, diagram, print_button, questions};
use crate::features::incident::ruling_parts::readings::readings;
use crate::features::incident::ruling_parts::sections::{Heading, lines_list};
use crate::features::incident::ruling_text::text::{Line, RulingText};
use crate::language::Language;
use crate::profile::settings::Switch;
use crate::route::Route;
use crate::ui::link::link;

/// The handout, with the questions to answer or with the ruling.
#[component]
pub(crate) fn HandoutSheet(props: &PrintProps) -> Html {
    let PrintProps { language, printed } = props;
    let language = *language;
    let words = language.print();
    let ruling = use_state_eq(|| Switch::Off);
    let onchange = {
        let ruling = ruling.clone();
        Callback::from(move |_: Event| ruling.set(ruling.turned()))
    };
    let PrintedIncident { scenario, variant, .. } = &**printed;
    html! {
        <main id="content" class="sheet-page" tabindex="-1">
            <div class="sheet-bar">
                { link(&Route::incident(&scenario.id, &variant.id), "", html! { { words.to_replay() } }) }
                <p>{ words.handout_lead() }</p>
                <label class="sheet-choice">
                    <input type="checkbox" checked={ruling.is_on()} {onchange} />{ words.with_ruling() }
                </label>
                { print_button(language) }
            </div>
            { handout(language, printed, *ruling) }
        </main>
    }
}

/// The sheet itself: what happened, and the questions to answer or the ruling.
pub(crate) fn handout(language: Language, printed: &PrintedIncident, ruling: Switch) -> Html {
    let words = language.print();
    let PrintedIncident { scenario, variant, replay, adjudicated } = printed;
    let event = scenario.event.as_ref().map(|event| format!("{} · ", language.of(event)));
    let board = &replay.board_states[0].board;
    html! {
        <article class="sheet handout">
            <header>
                <h1>{ language.said(&scenario.title) }</h1>
                <p>{ event }{ language.said(&variant.label) }</p>
            </header>
            <p class="sheet-framing">{ language.said(&scenario.framing) }</p>
            <div class="sheet-incident">
                { diagram(language, board) }
                <div>
                    { circumstances(language, &variant.incident) }
                    { acts(language, replay, scenario.players.as_ref()) }
                </div>
            </div>
            if ruling.is_on() {
                <section class="sheet-ruling">
                    <h2>{ words.ruling() }</h2>
                    { ruling_lines(language, printed) }
                </section>
            } else {
                <section>
                    <h2>{ words.questions() }</h2>
                    { questions(language, &adjudicated.questions, adjudicated.player()) }
                </section>
            }
        </article>
    }
}

/// The ruling point by point with its articles, and the other readings with their holders.
fn ruling_lines(language: Language, printed: &PrintedIncident) -> Html {
    let PrintedIncident { variant, adjudicated, .. } = printed;
    let ruling_text = RulingText { language, variant, adjudicated };
    let facets = adjudicated.facets(None);
    let asked = adjudicated.questions.iter().map(|question| ruling_text.ruled(facets, *question));
    let lines: Vec<Line> = asked
        .chain(ruling_text.remedies(facets))
        .chain(ruling_text.also(facets))
        .chain(ruling_text.left_open(facets))
        .collect();
    html! {
        <>
            { lines_list(language, &lines) }
            { readings(&ruling_text, None, &Answer::default(), &Heading::of("readings-heading")) }
        </>
    }
}
