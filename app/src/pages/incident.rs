//! The film of an incident, and the ruling on it.

mod card;
mod keyboard;
mod player;

use std::rc::Rc;

use acconcio_core::story::Pack;
use yew::prelude::*;

use crate::browser::use_title;
use crate::film::Film;
use crate::language::Language;
use crate::pages::{BrokenFilm, NotFoundPage};
use player::Player;

/// Which incident.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct IncidentProps {
    pub(crate) pack: Rc<Pack>,
    /// The name of the story.
    pub(crate) story: String,
    /// The name of the variant.
    pub(crate) variant: String,
    /// How many acts the address asks for.
    pub(crate) step: usize,
}

/// An incident, if there is one of that name and its film can be played.
#[component]
pub(crate) fn IncidentPage(props: &IncidentProps) -> Html {
    let IncidentProps { pack, step, .. } = props;
    let story = pack.stories.iter().find(|story| story.id == props.story);
    let Some((story, variant)) = story.and_then(|it| Some((it, it.variant(&props.variant)?)))
    else {
        return html! { <NotFoundPage /> };
    };
    html! {
        <Screening pack={pack.clone()} story={Rc::new(story.clone())} variant={Rc::new(variant.clone())} step={*step} />
    }
}

/// A story and one of its variants.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct ScreeningProps {
    pub(super) pack: Rc<Pack>,
    pub(super) story: Rc<acconcio_core::story::Story>,
    pub(super) variant: Rc<acconcio_core::story::Variant>,
    pub(super) step: usize,
}

/// The film, made ready; or why it cannot be played.
#[component]
fn Screening(props: &ScreeningProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let title = language.of(&props.story.title).to_owned();
    use_title(format!("{title} – {}", language.words().shell.name));
    let film = use_memo(props.variant.clone(), |variant| Film::of(variant).map(Rc::new));
    match &*film {
        Err(error) => html! { <BrokenFilm {title} error={error.clone()} /> },
        Ok(film) => html! { <Player screening={props.clone()} film={film.clone()} /> },
    }
}
