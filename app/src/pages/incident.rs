//! The film of an incident, and the ruling on it.

mod card;
mod hooks;
mod keyboard;
mod line;
mod onward;
mod player;
mod table;
mod watching;

use std::rc::Rc;

use acconcio_core::digest::Index;
use acconcio_core::story::{Catalogue, Courses};
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

use super::notices::{broken_film, broken_pack, loading, not_found};
use crate::app::Shared;
use crate::film::Film;
use crate::later::{self, Later};
use crate::stories::{COURSES, Fetched, INDEX, use_pack, use_story};
use crate::thread::{Purpose, Thread};
pub(super) use hooks::use_timer;
pub(super) use keyboard::{film_key, use_orders};
use player::{Player, PlayerProps};
pub(super) use player::{answering_seat, told};
pub(super) use table::{caption, table};
use watching::Watching;

/// What the page of an incident needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct IncidentPageProps {
    pub(crate) shared: Shared,
    pub(crate) catalogue: Rc<Catalogue>,
    pub(crate) story: String,
    pub(crate) variant: String,
    /// How many acts the address asks for.
    pub(crate) step: usize,
    /// What it is looked at for.
    pub(crate) thread: Thread,
}

impl Later for IncidentPageProps {
    fn fetch() -> impl Future<Output = later::Arrived<IncidentPageProps>> {
        fetch_incident()
    }
}

#[wasm_split(player, fallible)]
fn fetch_incident() -> later::Arrived<IncidentPageProps> {
    Ok(|props| html! { <IncidentPage ..props /> })
}

/// An incident, if there is one of that name and its film can be played.
#[component]
fn IncidentPage(props: &IncidentPageProps) -> Html {
    let IncidentPageProps { shared, catalogue, step, thread, .. } = props;
    let language = shared.language;
    let fetched = use_story(&props.story);
    let is_in_course = matches!(thread.purpose, Purpose::Course(_));
    let courses = use_pack::<Courses>(is_in_course.then_some(COURSES)).ready().cloned();
    let index = use_pack::<Index>(thread.filter.needs_index().then_some(INDEX)).ready().cloned();
    let story = match fetched {
        Fetched::Loading => return loading(language),
        Fetched::Failed(error) => return broken_pack(language, &error),
        Fetched::Ready(story) => story,
    };
    let Some(variant) = story.variant(&props.variant) else { return not_found(language) };
    let film = match Film::of(variant) {
        Ok(film) => Rc::new(film),
        Err(error) => {
            return broken_film(
                language,
                language.of(&story.title),
                error.index,
                &error.reason.to_string(),
            );
        }
    };
    // Another variant is another film, and so is the same one looked at for something else.
    let key = thread.hash_at(&story.id, &variant.id);
    let variant = Rc::new(variant.clone());
    let (shared, catalogue) = (shared.clone(), catalogue.clone());
    let is_watched = matches!(thread.purpose, Purpose::Intervene(_));
    let (step, thread) = (*step, thread.clone());
    let props =
        PlayerProps { shared, catalogue, courses, index, story, variant, film, step, thread };
    if is_watched {
        html! { <Watching {key} ..props /> }
    } else {
        html! { <Player {key} ..props /> }
    }
}
