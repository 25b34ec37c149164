//! The pages of Quadrigliona: the explanation of the game, and its replays.

use std::rc::Rc;

use acconcio_part::part;
use acconcio_quadrigliona::scenario::MatchScenarios;
use yew::prelude::*;

use super::game::GamePage;
use super::player::Player;
use super::replay::MatchReplay;
use crate::features::library::queue::Queue;
use crate::packs::refresher::use_courses_if;
use crate::packs::{Fetched, PackName, use_pack};
use crate::profile::shared::Shared;
use crate::route::{MatchName, Route};
use crate::ui::document::{use_title, write_address};
use crate::ui::lazy::{Arrived, Lazy};
use crate::ui::notices::{broken_pack, broken_replay, loading, not_found};

/// The properties of the pages.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct QuadriglionaProps {
    pub(crate) shared: Shared,
    /// The name of the replay; `None` on the page of the game.
    pub(crate) replay: Option<MatchName>,
    /// The address, with the course in which the replay is shown.
    pub(crate) hash: String,
}

impl Lazy for QuadriglionaProps {
    fn fetch() -> impl Future<Output = Arrived<QuadriglionaProps>> {
        fetch_quadrigliona()
    }
}

#[part(quadrigliona)]
fn fetch_quadrigliona() -> Arrived<QuadriglionaProps> {
    Ok(|props| html! { <QuadriglionaPage ..props /> })
}

/// The page of the game, or a replay; the game is explained before its incidents have been loaded.
#[component]
fn QuadriglionaPage(props: &QuadriglionaProps) -> Html {
    let QuadriglionaProps { shared, replay, hash } = props.clone();
    let matches = use_pack::<MatchScenarios>(Some(PackName::Matches), shared.language);
    match replay {
        None => html! { <GamePage {shared} {matches} /> },
        Some(which) => html! { <ReplayPage {shared} {matches} {which} {hash} /> },
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ReplayPageProps {
    shared: Shared,
    matches: Fetched<MatchScenarios>,
    which: MatchName,
    hash: String,
}

/// A replay, if there is one of that name and it can be played.
#[component]
fn ReplayPage(props: &ReplayPageProps) -> Html {
    let ReplayPageProps { shared, matches, which, hash } = props;
    let language = shared.language;
    let queue = Queue::of_hash(hash);
    let course = queue.purpose.course();
    let courses = use_courses_if(course.is_some(), None, language, shared.laws);
    let course = course.and_then(|id| courses.ready()?.of_matches(id).cloned());
    let found = matches.ready().and_then(|matches| {
        let scenario = matches.scenario(&which.scenario)?;
        let variant = match &which.variant {
            Some(variant) => scenario.variant(variant),
            None => scenario.variants.first(),
        };
        Some((matches.clone(), scenario.clone(), variant?.clone()))
    });
    let full =
        found.as_ref().map(|(_, scenario, variant)| Route::of_match(&scenario.id, &variant.id));
    use_effect_with(full.filter(|_| which.variant.is_none()), |full| {
        if let Some(full) = full {
            write_address(full);
        }
    });
    let title = match &found {
        Some((_, scenario, _)) => language.of(&scenario.title),
        None => language.openings().quadrigliona_heading(),
    };
    use_title(language, title);
    match matches {
        Fetched::Loading => return loading(language),
        Fetched::Failed(error) => return broken_pack(language, error),
        Fetched::Ready(_) => {}
    }
    let Some((matches, scenario, variant)) = found else { return not_found(language) };
    let replay = match MatchReplay::of(&variant) {
        Ok(replay) => Rc::new(replay),
        Err(error) => {
            let title = language.of(&scenario.title);
            return broken_replay(language, title, error.index, &error.reason.to_string());
        }
    };
    let key = format!("{}/{}", scenario.id, variant.id);
    let (shared, scenario, variant) = (shared.clone(), Rc::new(scenario), Rc::new(variant));
    html! { <Player {key} {shared} {matches} {scenario} {variant} {replay} {course} /> }
}
