//! The properties of the player and its parts.

use super::opening::Opening;
use super::queue_files::{QueueFiles, QueuedIncident};
use super::ruling_form::depth::Depth;
use super::ruling_form::form::RulingForm;
use crate::features::library::QueueItem;
use crate::features::library::queue::{Queue, QueuePosition};
use crate::features::lms::package;
use crate::profile::shared::Shared;
use crate::replay::Replay;
use crate::replay::playback::Playback;
use crate::ui::player;
use crate::ui::showing::{ReplayView, use_sentences};
use crate::ui::view::View;
use acconcio_adjudication::laws::EditionId;
use acconcio_training::scenario::{IncidentName, Scenario, Variant};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the player.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PlayerProps {
    pub(crate) shared: Shared,
    pub(crate) scenario: Rc<Scenario>,
    pub(crate) variant: Rc<Variant>,
    /// The laws of its own time and place.
    pub(crate) played_under: EditionId,
    pub(crate) replay: Rc<Replay>,
    /// The number of acts shown, as the address gives it.
    pub(crate) step: usize,
    /// Whether the replay plays by itself.
    pub(crate) opening: Opening,
    /// The queue in which the incident is shown.
    pub(crate) queue: Queue,
    /// The files of the queue.
    pub(crate) queue_files: QueueFiles,
    /// Told once the page is drawn whole.
    pub(crate) on_drawn: Callback<()>,
    /// Told once a ruling is drawn.
    pub(crate) on_ruled: Callback<()>,
}

impl PlayerProps {
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

    /// The incident in its queue.
    pub(crate) fn queued(&self) -> QueuedIncident<'_> {
        QueuedIncident { shared: &self.shared, queue: &self.queue, here: self.here() }
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

/// The position of an incident in its queue, once all that it needs is there; computed again when a result is recorded or
/// one of the files becomes another one.
#[hook]
pub(crate) fn use_queue_position(props: &PlayerProps) -> Rc<Option<QueuePosition>> {
    let recorded = props.shared.progress.progress().len();
    let props = props.clone();
    use_memo((recorded, props.queue_files.arrived(), props.shared.language), move |_| {
        props.queue_files.position(&props.queued())
    })
}
