//! The film of an incident, and the ruling on it.

mod card;
mod hooks;
mod keyboard;
mod player;

use std::rc::Rc;

use acconcio_core::story::Catalogue;
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

use super::notices::{broken_film, broken_pack, loading, not_found};
use crate::app::Shared;
use crate::film::Film;
use crate::later::{self, Later};
use crate::route::Route;
use crate::stories::{Fetched, use_story};
use player::Player;

/// What the page of an incident needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct IncidentPageProps {
    pub(crate) shared: Shared,
    pub(crate) catalogue: Rc<Catalogue>,
    pub(crate) story: String,
    pub(crate) variant: String,
    /// How many acts the address asks for.
    pub(crate) step: usize,
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
    let IncidentPageProps { shared, catalogue, step, .. } = props;
    let language = shared.language;
    let fetched = use_story(&props.story);
    let story = match fetched {
        Fetched::Loading => return loading(language),
        Fetched::Failed(error) => return broken_pack(language, &error),
        Fetched::Ready(story) => story,
    };
    let Some(variant) = story.variant(&props.variant) else { return not_found(language) };
    let film = match Film::of(variant) {
        Ok(film) => Rc::new(film),
        Err(error) => return broken_film(language, language.of(&story.title), &error),
    };
    // Another variant is another film, hence the key.
    let key = Route::incident(&story.id, &variant.id);
    let variant = Rc::new(variant.clone());
    html! {
        <Player key={format!("{key:?}")} shared={shared.clone()} catalogue={catalogue.clone()} {story} {variant} {film} {step} />
    }
}
