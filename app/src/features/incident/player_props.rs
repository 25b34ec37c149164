//! What the player and its parts need.

use super::ruling_form::form::RulingForm;
use crate::features::library::queue::{Purpose, Queue, QueuePosition};
use crate::features::library::{Library, QueueItem};
use crate::features::review::queue::{Today, today};
use crate::language::Language;
use crate::platform::browser;
use crate::profile::shared::Shared;
use crate::replay::Replay;
use crate::replay::playback::{Action, Playback};
use acconcio_training::digest::Index;
use acconcio_training::scenario::{Catalogue, Courses, IncidentName, Scenario, Variant};
use std::rc::Rc;
use yew::prelude::*;

/// What the player needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PlayerProps {
    pub(crate) shared: Shared,
    pub(crate) catalogue: Rc<Catalogue>,
    /// The courses, where it belongs to one and they are here.
    pub(crate) courses: Option<Rc<Courses>>,
    pub(crate) scenario: Rc<Scenario>,
    pub(crate) variant: Rc<Variant>,
    pub(crate) replay: Rc<Replay>,
    /// What is known about the incidents, where the queue asks for it and it is here.
    pub(crate) index: Option<Rc<Index>>,
    /// How many acts the address asks for.
    pub(crate) step: usize,
    /// What it is looked at for.
    pub(crate) queue: Queue,
}

impl PlayerProps {
    /// What the queue goes through.
    pub(crate) fn library(&self) -> Library<'_> {
        Library {
            catalogue: &self.catalogue,
            courses: self.courses.as_deref(),
            index: self.index.as_deref(),
            review: None,
            progress: self.shared.progress.progress(),
            language: self.shared.language,
        }
    }

    /// The incident in the session of the page.
    pub(crate) fn name(&self) -> IncidentName {
        IncidentName { scenario: self.scenario.id.clone(), variant: self.variant.id.clone() }
    }

    /// The incident on the queue.
    pub(crate) fn here(&self) -> QueueItem<'_> {
        QueueItem { scenario: &self.scenario.id, variant: &self.variant.id }
    }
}

/// Shows the turn that is ruled on again. Which one it is, the ruling tells.
pub(crate) fn play_again(
    playback: &UseReducerHandle<Playback>,
    ruling_form: &UseReducerHandle<RulingForm>,
) -> Callback<()> {
    let (playback, ruling_form) = (playback.clone(), ruling_form.clone());
    Callback::from(move |()| {
        let first_act =
            ruling_form.adjudicated().map_or(0, |adjudicated| adjudicated.ruling.subject.first_act);
        playback.dispatch(Action::Replay(first_act));
    })
}

/// Every act as a sentence.
pub(crate) fn act_sentences(
    language: Language,
    replay: &Replay,
    scenario: &Scenario,
) -> Vec<String> {
    let acts = replay.acts.iter().zip(&replay.board_states);
    acts.map(|(act, before)| language.act_sentence(act, before, scenario.players.as_ref()))
        .collect()
}

/// Where the queue leads from here; worked out anew when something was recorded or has arrived.
#[hook]
pub(crate) fn use_queue_position(props: &PlayerProps) -> Rc<QueuePosition> {
    let recorded = props.shared.progress.progress().len();
    let arrived = (props.courses.is_some(), props.index.is_some());
    let props = props.clone();
    use_memo((recorded, arrived, props.shared.language), move |_| {
        let review = match &props.queue.purpose {
            Purpose::Review => Some(todays_review(&props)),
            Purpose::List
            | Purpose::Course(_)
            | Purpose::Continuous(_)
            | Purpose::SuddenDeath(_)
            | Purpose::Intervene(_)
            | Purpose::Mistakes => None,
        };
        let library = Library { review: review.as_ref(), ..props.library() };
        props.queue.position(&library, props.here())
    })
}

pub(crate) fn todays_review(props: &PlayerProps) -> Today {
    let PlayerProps { shared, catalogue, .. } = props;
    let (progress, plan) = (shared.progress.progress(), shared.progress.plan());
    today(progress, plan, &catalogue.cards, browser::here_and_now())
}
