//! The first page: an introduction, and one incident to begin with.

use acconcio_adjudication::board_state::Grip;
use acconcio_training::scenario::{LawsChoice, Outline};
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

use super::due::due_today;
use super::next_incident::{NextIncident, next_incident};
use crate::language::Language;
use crate::packs::{Fetched, use_outline, use_scenario};
use crate::platform::browser;
use crate::platform::storage::bookmark::Bookmark;
use crate::profile::shared::Shared;
use crate::replay::Replay;
use crate::route::{HandbookPage, Route};
use crate::ui::board::overlay::Overlay;
use crate::ui::board::picture;
use crate::ui::icon::icon;
use crate::ui::lazy::{Arrived, Fallback, Lazy, lazy};
use crate::ui::link::link;
use crate::ui::view::View;

/// The properties of the first page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct HomeProps {
    pub(crate) shared: Shared,
}

/// The first page. It is drawn before the incidents have been loaded.
#[component]
pub(crate) fn HomePage(props: &HomeProps) -> Html {
    let HomeProps { shared } = props;
    let language = shared.language;
    let words = language.home();
    let place = use_memo((), |()| shared.progress.storage().load::<Bookmark>());
    let outline = use_outline(language);
    let outline = outline.ready();
    let progress = shared.progress.progress();
    let way = outline.and_then(|outline| next_incident(outline, shared.laws, progress, &place));
    let pictured = way.as_ref().map(|way| (way.scenario.id.clone(), way.variant.to_owned()));
    html! {
        <main id="content" class="home" tabindex="-1">
            <div class="opening">
                <div>
                    <h1>{ words.heading() }</h1>
                    <p>{ words.lead() }</p>
                    <div class="opening-way">
                        { way.as_ref().map(|way| main_way(language, way)) }
                    </div>
                    if let (Some(outline), false) = (outline, progress.is_empty()) {
                        <p class="opening-so-far">{ so_far(language, outline, shared) }</p>
                        { due_today(shared) }
                    }
                </div>
                <div class="opening-picture board">
                    if let Some((scenario, variant)) = pictured.filter(|_| browser::is_wide()) {
                        { lazy(Fallback::Nothing, PictureProps { language, laws: shared.laws, scenario, variant }) }
                    }
                </div>
            </div>
            { steps(language) }
            { ways(language) }
        </main>
    }
}

/// The link to the incident to go on with.
fn main_way(language: Language, way: &NextIncident<'_>) -> Html {
    let words = language.home();
    let label = match way.kind {
        super::next_incident::Kind::First => words.begin(),
        super::next_incident::Kind::Resume => words.resume(),
        super::next_incident::Kind::Next => words.go_on(),
    };
    html! {
        <>
            <a class="button primary" href={way.hash.clone()}>{ icon("icon-play") }{ label }</a>
            <span class="opening-next">{ language.said(&way.scenario.title) }</span>
        </>
    }
}

fn so_far(language: Language, outline: &Outline, shared: &Shared) -> String {
    let progress = shared.progress.progress();
    let is_ruled = |id: &str| progress.records().any(|(scenario, _, _)| scenario == id);
    let ruled = outline.scenarios.iter().filter(|entry| is_ruled(&entry.id)).count();
    language.ruled_so_far(ruled, outline.scenarios.len())
}

/// The three steps: watch, rule, compare.
fn steps(language: Language) -> Html {
    let words = language.home();
    let step = |number: &'static str, name: &'static str, line: &'static str| {
        html! {
            <li><span class="home-number" aria-hidden="true">{ number }</span><h3>{ name }</h3><p>{ line }</p></li>
        }
    };
    html! {
        <section aria-labelledby="steps-heading">
            <h2 id="steps-heading">{ words.steps() }</h2>
            <ol class="home-steps">
                { step("1", words.watch(), words.watch_line()) }
                { step("2", words.rule(), words.rule_line()) }
                { step("3", words.compare(), words.compare_line()) }
            </ol>
        </section>
    }
}

/// The links to the other pages.
fn ways(language: Language) -> Html {
    let words = language.home();
    let shell = &language.shell();
    let way = |to: Route, name: &'static str, line: &'static str| {
        html! { <li><h3>{ link(&to, "", html! { { name } }) }</h3><p>{ line }</p></li> }
    };
    html! {
        <section aria-labelledby="ways-heading">
            <h2 id="ways-heading">{ words.ways() }</h2>
            <ul class="home-ways">
                { way(Route::Courses, words.courses(), words.courses_line()) }
                { way(Route::Practice, words.practice(), words.practice_line()) }
                { way(Route::Library, shell.library(), words.incidents_line()) }
                { way(Route::Handbook(HandbookPage::Front), shell.handbook(), words.handbook_line()) }
                { way(Route::Progress, shell.progress(), words.progress_line()) }
            </ul>
            <p class="home-private">{ words.private() }</p>
        </section>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PictureProps {
    language: Language,
    laws: LawsChoice,
    scenario: String,
    variant: String,
}

impl Lazy for PictureProps {
    fn fetch() -> impl Future<Output = Arrived<PictureProps>> {
        fetch_picture()
    }
}

#[wasm_split(player, fallible)]
fn fetch_picture() -> Arrived<PictureProps> {
    Ok(|props| html! { <Picture ..props /> })
}

/// A picture of the next incident; its place stays empty until the scenario is loaded.
#[component]
fn Picture(props: &PictureProps) -> Html {
    let replay = match use_scenario(&props.scenario, props.language, props.laws) {
        Fetched::Ready(scenario) => {
            scenario.variant(&props.variant).and_then(|it| Replay::of(it).ok())
        }
        Fetched::Loading | Fetched::Failed(_) => None,
    };
    html! {
        if let Some(replay) = replay {
            { picture(&replay.board_track, liveliest(&replay), View::FROM_WHITE, &Overlay::default()) }
        }
    }
}

/// The last moment at which a hand carries a piece, else the last with a hand on the board.
fn liveliest(replay: &Replay) -> usize {
    let last = |is_lively: &dyn Fn(&Grip) -> bool| {
        let is_so = |step: &usize| replay.board_states[*step].hands.iter().any(is_lively);
        (0..=replay.decision).rev().find(is_so)
    };
    last(&|grip| grip.carried_from.is_some()).or_else(|| last(&|_| true)).unwrap_or(0)
}
