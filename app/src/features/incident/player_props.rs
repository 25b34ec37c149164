//! What the player and its parts need.

use super::ruling_form::form::Desk;
use super::session::Which;
use crate::features::library::queue::{Purpose, Thread, Way};
use crate::features::library::{Shelf, Stop};
use crate::features::review::queue::{Today, today};
use crate::language::Language;
use crate::platform::browser;
use crate::profile::shared::Shared;
use crate::replay::Film;
use crate::replay::playback::{Action, Playback};
use acconcio_core::digest::Index;
use acconcio_core::story::{Catalogue, Courses, Story, Variant};
use std::rc::Rc;
use yew::prelude::*;

/// What the player needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PlayerProps {
    pub(crate) shared: Shared,
    pub(crate) catalogue: Rc<Catalogue>,
    /// The courses, where it belongs to one and they are here.
    pub(crate) courses: Option<Rc<Courses>>,
    pub(crate) story: Rc<Story>,
    pub(crate) variant: Rc<Variant>,
    pub(crate) film: Rc<Film>,
    /// What is known about the incidents, where the thread asks for it and it is here.
    pub(crate) index: Option<Rc<Index>>,
    /// How many acts the address asks for.
    pub(crate) step: usize,
    /// What it is looked at for.
    pub(crate) thread: Thread,
}

impl PlayerProps {
    /// What the thread goes through.
    pub(crate) fn shelf(&self) -> Shelf<'_> {
        Shelf {
            catalogue: &self.catalogue,
            courses: self.courses.as_deref(),
            index: self.index.as_deref(),
            review: None,
            progress: self.shared.progress.progress(),
            language: self.shared.language,
        }
    }

    /// The incident in the session of the page.
    pub(crate) fn which(&self) -> Which {
        Which { story: self.story.id.clone(), variant: self.variant.id.clone() }
    }

    /// The incident on the thread.
    pub(crate) fn here(&self) -> Stop<'_> {
        Stop { story: &self.story.id, variant: &self.variant.id }
    }
}

/// Shows the turn that is ruled on again. Which one it is, the ruling tells.
pub(crate) fn replay(
    playback: &UseReducerHandle<Playback>,
    desk: &UseReducerHandle<Desk>,
) -> Callback<()> {
    let (playback, desk) = (playback.clone(), desk.clone());
    Callback::from(move |()| {
        let first_act = desk.dossier().map_or(0, |dossier| dossier.ruling.subject.first_act);
        playback.dispatch(Action::Replay(first_act));
    })
}

/// Every act as a sentence.
pub(crate) fn told(language: Language, film: &Film, story: &Story) -> Vec<String> {
    let acts = film.acts.iter().zip(&film.standings);
    acts.map(|(act, before)| language.act_sentence(act, before, story.players.as_ref())).collect()
}

/// Where the thread leads from here; worked out anew when something was recorded or has arrived.
#[hook]
pub(crate) fn use_way(props: &PlayerProps) -> Rc<Way> {
    let recorded = props.shared.progress.progress().len();
    let arrived = (props.courses.is_some(), props.index.is_some());
    let props = props.clone();
    use_memo((recorded, arrived, props.shared.language), move |_| {
        let review = match &props.thread.purpose {
            Purpose::Review => Some(todays_review(&props)),
            Purpose::List
            | Purpose::Course(_)
            | Purpose::Continuous(_)
            | Purpose::SuddenDeath(_)
            | Purpose::Intervene(_)
            | Purpose::Mistakes => None,
        };
        let shelf = Shelf { review: review.as_ref(), ..props.shelf() };
        props.thread.way(&shelf, props.here())
    })
}

pub(crate) fn todays_review(props: &PlayerProps) -> Today {
    let PlayerProps { shared, catalogue, .. } = props;
    let (progress, plan) = (shared.progress.progress(), shared.progress.plan());
    today(progress, plan, &catalogue.cards, browser::here_and_now())
}
