//! The film of an incident, and the ruling on it.

mod card;
mod hooks;
mod keyboard;
mod player;

use std::rc::Rc;

use acconcio_core::story::Pack;
use yew::prelude::*;

use super::notices::{broken_film, not_found};
use crate::app::Shared;
use crate::film::Film;
use crate::route::Route;
use player::Player;

/// An incident, if there is one of that name and its film can be played.
pub(crate) fn incident_page(
    shared: &Shared,
    pack: &Rc<Pack>,
    story: &str,
    variant: &str,
    step: usize,
) -> Html {
    let language = shared.language;
    let story = pack.stories.iter().find(|one| one.id == story);
    let Some((story, variant)) = story.and_then(|one| Some((one, one.variant(variant)?))) else {
        return not_found(language);
    };
    let film = match Film::of(variant) {
        Ok(film) => Rc::new(film),
        Err(error) => return broken_film(language, language.of(&story.title), &error),
    };
    // Another variant is another film, hence the key.
    let key = Route::incident(&story.id, &variant.id);
    let (story, variant) = (Rc::new(story.clone()), Rc::new(variant.clone()));
    html! {
        <Player key={format!("{key:?}")} shared={shared.clone()} pack={pack.clone()} {story} {variant} {film} {step} />
    }
}
