//! The incident of the first page, and what one can go on with: all that needs the outline, in a part of its own.

use std::rc::Rc;

use acconcio_part::part;
use acconcio_training::scenario::Outline;
use yew::prelude::*;

use super::coming::coming;
use super::due::due_today;
use super::incident::{HomeIncident, HomeIncidentProps, broken};
use super::next_incident::{all, is_in_queue, left_off, next_incident, of_the_day};
use super::path::{PathProps, course_path};
use crate::features::incident::visit;
use crate::features::library::QueueItem;
use crate::features::library::order::shuffled;
use crate::features::library::queue::{Purpose, Queue};
use crate::features::library::run::Run;
use crate::language::Language;
use crate::packs::Fetched;
use crate::platform::browser;
use crate::platform::effects::use_told_if;
use crate::platform::storage::bookmark::Bookmark;
use crate::profile::shared::Shared;
use crate::route::Route;
use crate::ui::icon::icon;
use crate::ui::lazy::{Arrived, Lazy};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct BodyProps {
    pub(super) shared: Shared,
    pub(super) outline: Fetched<Outline>,
    /// Whether a replay plays in front of it, until the incident can be seen or never will be.
    pub(super) is_behind: bool,
    /// Told when it can be, or never will be.
    pub(super) on_drawn: Callback<()>,
}

impl Lazy for BodyProps {
    fn fetch() -> impl Future<Output = Arrived<BodyProps>> {
        fetch_body()
    }
}

#[part(home)]
fn fetch_body() -> Arrived<BodyProps> {
    Ok(|props| html! { <Body ..props /> })
}

#[component]
fn Body(props: &BodyProps) -> Html {
    let BodyProps { shared, outline, .. } = props;
    let board_is_drawn = use_state_eq(|| false);
    let on_board = {
        let board_is_drawn = board_is_drawn.setter();
        use_callback((), move |(), ()| board_is_drawn.set(true))
    };
    let place = use_memo((), |()| shared.progress.storage().load::<Bookmark>());
    let passed = use_state(Vec::<(String, String)>::new);
    let shown = use_shown(shared, outline.ready().map(Rc::as_ref), &place, &passed);
    let has_none = shown.is_none() && *outline != Fetched::Loading;
    let is_drawn = *board_is_drawn || has_none;
    use_told_if(is_drawn, &props.on_drawn);
    // It is seen before the replay goes, so that there is no moment without either.
    let is_behind = props.is_behind && !is_drawn;
    // Who has gone on to the links below meanwhile stays there.
    use_effect_with(outline.ready().is_some() && !is_behind, |_| browser::show_focused());
    let incident = shown.map(|(scenario, variant)| {
        let on_next = {
            let (passed, name) = (passed.clone(), (scenario.clone(), variant.clone()));
            Callback::from(move |()| {
                passed.set(passed.iter().cloned().chain([name.clone()]).collect());
                browser::show_element("content");
            })
        };
        let (shared, on_board) = (shared.clone(), on_board.clone());
        HomeIncidentProps { shared, scenario, variant, on_next, on_board }
    });
    html! {
        <>
            <div class="home-incident" hidden={is_behind}>
                if let Some(incident) = incident { <HomeIncident ..incident /> }
                else if let Fetched::Failed(error) = outline { { broken(shared.language, error) } }
                else { { coming(shared.language) } }
            </div>
            if let Some(outline) = outline.ready().filter(|_| !is_behind) { { now(shared, outline, &place) } }
            if !is_behind { { course_path(PathProps { shared: shared.clone() }) } }
        </>
    }
}

/// The incident that is shown: chosen once, and again whenever the visitor goes on. What he records
/// meanwhile changes nothing, for he is still reading the verdict on it.
#[hook]
fn use_shown(
    shared: &Shared,
    outline: Option<&Outline>,
    place: &Bookmark,
    passed: &[(String, String)],
) -> Option<(String, String)> {
    let is_there = outline.is_some();
    let shown = use_memo((is_there, shared.laws, passed.len()), |_| {
        let returned = visit::with(|visit| visit.left_on(&Route::Home));
        let is_new = returned.as_ref().is_some_and(|name| !passed.contains(name));
        if is_new {
            return returned;
        }
        let progress = shared.progress.progress();
        next_incident(outline?, shared.laws, progress, place, passed).map(|it| it.name())
    });
    (*shown).clone()
}

/// The incident of the day, the one where the visitor left off, and a round of stopping the clocks.
fn now(shared: &Shared, outline: &Outline, place: &Bookmark) -> Html {
    let language = shared.language;
    let words = language.home();
    let progress = shared.progress.progress();
    let today = of_the_day(outline, browser::here_and_now().today());
    let left = left_off(outline, progress, place).filter(|_| is_in_queue(place));
    html! {
        <section class="home-now" aria-labelledby="now-heading">
            <h2 id="now-heading">{ words.now() }</h2>
            <ul>
                if let Some(today) = today {
                    { card(today.hash(), "icon-play", words.today(), html! { { language.said(&today.scenario.title) } }) }
                }
                if let Some(left) = left {
                    { card(place.hash.clone().into(), "icon-next", words.resume(), html! { { language.said(&left.scenario.title) } }) }
                }
                { for stop_the_clocks(outline).map(|hash| card(hash, "mark-clock-stop", words.stop_clocks(), html! { { words.stop_clocks_line() } })) }
            </ul>
            if !progress.is_empty() {
                <p class="home-so-far">{ so_far(language, outline, shared) }</p>
                { due_today(shared) }
            }
        </section>
    }
}

fn card(hash: String, name: &'static str, label: &'static str, line: Html) -> Html {
    html! {
        <li><a href={hash}>{ icon(name) }<span><strong>{ label }</strong><span>{ line }</span></span></a></li>
    }
}

/// The address of a new round of stopping the clocks.
fn stop_the_clocks(outline: &Outline) -> Option<String> {
    let run = Run { seed: browser::random(), began: browser::now() };
    let items = all(outline).map(|it| QueueItem { scenario: &it.scenario.id, variant: it.variant });
    let first = *shuffled(items.collect(), run.seed).first()?;
    Some(Queue::of(Purpose::Intervene(run)).hash_at(first.scenario, first.variant))
}

fn so_far(language: Language, outline: &Outline, shared: &Shared) -> String {
    let progress = shared.progress.progress();
    let is_ruled = |id: &str| progress.records().any(|(scenario, _, _)| scenario == id);
    let ruled = outline.scenarios.iter().filter(|entry| is_ruled(&entry.id)).count();
    language.ruled_so_far(ruled, outline.scenarios.len())
}
