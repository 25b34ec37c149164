//! The film of the first incident, in the place of that incident until the part that rules has come.

use acconcio_part::part;
use yew::prelude::*;

use super::coming::coming;
use crate::features::incident::film::{FilmProps, Shown, use_film};
use crate::language::Group;
use crate::ui::lazy::{Arrived, Lazy};

/// The properties of the film.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct HomeFilmProps {
    pub(super) film: FilmProps,
    /// Called when the part that shows it does not arrive.
    pub(super) on_missed: Callback<()>,
}

impl Lazy for HomeFilmProps {
    const TEXTS: Group = Group::Home;

    fn fetch() -> impl Future<Output = Arrived<HomeFilmProps>> {
        fetch_film()
    }

    fn is_missed(&self) {
        self.on_missed.emit(());
    }
}

#[part(film)]
fn fetch_film() -> Arrived<HomeFilmProps> {
    Ok(|props| html! { <HomeFilm ..props /> })
}

/// The board where that of the incident will stand, with what the shell has said beside it.
#[component]
fn HomeFilm(props: &HomeFilmProps) -> Html {
    let language = props.film.language;
    let Some(Shown { scenario, board }) = use_film(&props.film) else { return coming(language) };
    html! {
        <div class="home-player is-coming">
            <div class="stage" aria-busy="true">{ board }</div>
            <div class="home-papers">
                <div class="home-head">
                    <h2>{ language.said(&scenario.title) }</h2>
                    <p class="home-laws">{ "\u{a0}" }</p>
                    <p class="framing">{ language.said(&scenario.framing) }</p>
                </div>
            </div>
        </div>
    }
}
