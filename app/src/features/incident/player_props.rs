//! The properties of the player and its parts.

use super::opening::Opening;
use super::ruling_form::depth::Depth;
use super::ruling_form::form::RulingForm;
use crate::features::library::queue::{Purpose, Queue, QueuePosition};
use crate::features::library::{Library, QueueItem};
use crate::features::lms::package;
use crate::features::review::queue::{Today, today};
use crate::platform::browser;
use crate::profile::shared::Shared;
use crate::replay::Replay;
use crate::replay::playback::Playback;
use crate::ui::player;
use crate::ui::showing::{ReplayView, use_sentences};
use crate::ui::view::View;
use acconcio_adjudication::laws::EditionId;
use acconcio_training::digest::Index;
use acconcio_training::scenario::{Catalogue, Courses, IncidentName, Scenario, Variant};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the player.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PlayerProps {
    pub(crate) shared: Shared,
    /// The list of incidents, once it has been loaded.
    pub(crate) catalogue: Option<Rc<Catalogue>>,
    /// The courses, where the incident belongs to one and they have been loaded.
    pub(crate) courses: Option<Rc<Courses>>,
    pub(crate) scenario: Rc<Scenario>,
    pub(crate) variant: Rc<Variant>,
    /// The laws of its own time and place.
    pub(crate) played_under: EditionId,
    pub(crate) replay: Rc<Replay>,
    /// The index of the incidents, where the queue needs it and it has been loaded.
    pub(crate) index: Option<Rc<Index>>,
    /// The number of acts shown, as the address gives it.
    pub(crate) step: usize,
    /// Whether the replay plays by itself.
    pub(crate) opening: Opening,
    /// The queue in which the incident is shown.
    pub(crate) queue: Queue,
    /// Told once the page is drawn whole.
    pub(crate) on_drawn: Callback<()>,
}

impl PlayerProps {
    /// The library that the queue goes through, in this list of incidents.
    pub(crate) fn library<'a>(&'a self, catalogue: &'a Catalogue) -> Library<'a> {
        Library {
            courses: self.courses.as_deref(),
            index: self.index.as_deref(),
            ..Library::of(catalogue, &self.shared)
        }
    }

    /// The position in the queue, in this list of incidents.
    pub(crate) fn position(&self, catalogue: &Catalogue) -> QueuePosition {
        let is_review = matches!(self.queue.purpose, Purpose::Review);
        let review = is_review.then(|| todays_review(self, catalogue));
        let library = Library { review: review.as_ref(), ..self.library(catalogue) };
        self.queue.position(&library, self.here())
    }

    /// The key of the incident in the session of the page.
    pub(crate) fn name(&self) -> IncidentName {
        IncidentName { scenario: self.scenario.id.clone(), variant: self.variant.id.clone() }
    }

    /// The number of points of the ruling that are asked: all where a course has to be passed, as in an exam.
    pub(crate) fn depth(&self) -> Depth {
        if package::has_to_be_passed() {
            return Depth::All;
        }
        Depth::of(self.scenario.level, self.shared.settings.full_ruling)
    }

    /// The incident as an item of the queue.
    pub(crate) fn here(&self) -> QueueItem<'_> {
        QueueItem { scenario: &self.scenario.id, variant: &self.variant.id }
    }
}

/// Replays the turn that is ruled on; the ruling names it.
pub(crate) fn play_again(
    playback: &UseReducerHandle<Playback>,
    ruling_form: &UseReducerHandle<RulingForm>,
) -> Callback<()> {
    let ruling_form = ruling_form.clone();
    player::play_again(playback, move || {
        ruling_form.adjudicated().map_or(0, |adjudicated| adjudicated.ruling.subject.first_act)
    })
}

/// The replay at its present step.
#[hook]
pub(crate) fn use_replay_view(
    props: &PlayerProps,
    playback: &UseReducerHandle<Playback>,
    view: View,
) -> ReplayView {
    let PlayerProps { shared, scenario, replay, .. } = props;
    ReplayView {
        language: shared.language,
        scenario: scenario.clone(),
        replay: replay.clone(),
        playback: playback.clone(),
        view,
        sentences: use_sentences(shared.language, replay),
    }
}

/// The position in the queue, once the list of incidents is there; computed again when a result is recorded or data
/// arrives.
#[hook]
pub(crate) fn use_queue_position(props: &PlayerProps) -> Rc<Option<QueuePosition>> {
    let recorded = props.shared.progress.progress().len();
    let arrived = (props.catalogue.is_some(), props.courses.is_some(), props.index.is_some());
    let props = props.clone();
    use_memo((recorded, arrived, props.shared.language), move |_| {
        props.catalogue.as_ref().map(|catalogue| props.position(catalogue))
    })
}

fn todays_review(props: &PlayerProps, catalogue: &Catalogue) -> Today {
    let PlayerProps { shared, .. } = props;
    let (progress, plan) = (shared.progress.progress(), shared.progress.plan());
    today(progress, plan, (&catalogue.scenarios, shared.laws), browser::here_and_now())
}
