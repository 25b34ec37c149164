//! Quadrigliona: the game explained, and its films.

mod beside;
mod form;
mod game;
mod hall;
mod hooks;
mod player;
mod readings;
mod told;
mod track;
mod verdict;

use std::rc::Rc;

use acconcio_core::quadrigliona::story::Films;
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

use super::incident::{film_key, use_orders, use_timer};
use super::notices::{broken_film, broken_pack, loading, not_found};
use crate::app::Shared;
use crate::browser::{self, use_title};
use crate::later::{Arrived, Later};
use crate::quadrigliona::MatchFilm;
use crate::route::{MatchName, Route};
use crate::stories::{Fetched, MATCHES, use_pack};
use game::GamePage;
use player::Player;

/// Which page is shown.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct QuadriglionaProps {
    pub(crate) shared: Shared,
    /// The film; none on the page of the game.
    pub(crate) film: Option<MatchName>,
}

impl Later for QuadriglionaProps {
    fn fetch() -> impl Future<Output = Arrived<QuadriglionaProps>> {
        fetch_quadrigliona()
    }
}

#[wasm_split(quadrigliona, fallible)]
fn fetch_quadrigliona() -> Arrived<QuadriglionaProps> {
    Ok(|props| html! { <QuadriglionaPage ..props /> })
}

/// The game at once, its films as soon as they are here.
#[component]
fn QuadriglionaPage(props: &QuadriglionaProps) -> Html {
    let QuadriglionaProps { shared, film } = props.clone();
    let films = use_pack::<Films>(Some(MATCHES));
    match film {
        None => html! { <GamePage {shared} {films} /> },
        Some(which) => html! { <FilmPage {shared} {films} {which} /> },
    }
}

#[derive(Clone, PartialEq, Properties)]
struct FilmPageProps {
    shared: Shared,
    films: Fetched<Films>,
    which: MatchName,
}

/// A film, if there is one of that name and it can be played.
#[component]
fn FilmPage(props: &FilmPageProps) -> Html {
    let FilmPageProps { shared, films, which } = props;
    let language = shared.language;
    let found = films.ready().and_then(|films| {
        let story = films.story(&which.story)?;
        let variant = match &which.variant {
            Some(variant) => story.variant(variant),
            None => story.variants.first(),
        };
        Some((films.clone(), story.clone(), variant?.clone()))
    });
    let full = found.as_ref().map(|(_, story, variant)| Route::of_match(&story.id, &variant.id));
    use_effect_with(full.filter(|_| which.variant.is_none()), |full| {
        if let Some(full) = full {
            browser::write_address(full);
        }
    });
    let title = match &found {
        Some((_, story, _)) => language.of(&story.title),
        None => language.quadrigliona().heading,
    };
    use_title(language, title);
    match films {
        Fetched::Loading => return loading(language),
        Fetched::Failed(error) => return broken_pack(language, error),
        Fetched::Ready(_) => {}
    }
    let Some((films, story, variant)) = found else { return not_found(language) };
    let film = match MatchFilm::of(&variant) {
        Ok(film) => Rc::new(film),
        Err(error) => {
            let title = language.of(&story.title);
            return broken_film(language, title, error.index, &error.reason.to_string());
        }
    };
    let key = format!("{}/{}", story.id, variant.id);
    let (shared, story, variant) = (shared.clone(), Rc::new(story), Rc::new(variant));
    html! { <Player {key} {shared} {films} {story} {variant} {film} /> }
}
