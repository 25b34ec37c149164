//! What every part of the player shows.

use std::rc::Rc;

use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{Act, ActKind, Person};
use acconcio_training::scenario::Scenario;
use yew::prelude::*;

use super::view::View;
use crate::language::Language;
use crate::replay::Replay;
use crate::replay::playback::{Action, Playback};

/// A moment of a replay, as it is shown.
#[derive(Clone, PartialEq)]
pub struct Showing {
    /// The language in which it is told.
    pub language: Language,
    /// The scenario it belongs to.
    pub scenario: Rc<Scenario>,
    /// The replay.
    pub replay: Rc<Replay>,
    /// Where it stands.
    pub playback: UseReducerHandle<Playback>,
    /// From which side the board is seen.
    pub view: View,
    /// Every act as a sentence.
    pub sentences: Rc<Vec<String>>,
}

impl Showing {
    /// What stands on the board at this moment.
    pub fn board_state(&self) -> &BoardState {
        let last = self.replay.board_states.len() - 1;
        &self.replay.board_states[self.playback.step.min(last)]
    }

    /// The act that led to a step, as a sentence.
    pub fn sentence_at(&self, step: usize) -> &str {
        let sentence = step.checked_sub(1).and_then(|index| self.sentences.get(index));
        sentence.map_or(self.language.player().before_first, String::as_str)
    }

    /// A button's way to do something to the replay.
    pub fn does(&self, action: Action) -> Callback<MouseEvent> {
        doing(&self.playback, action)
    }

    /// The acts as the strip and the scenario so far show them.
    pub fn telling(&self) -> Telling {
        let shot = |(act, sentence): (&Act, &String)| Shot {
            lane: lane(act.by, self.view),
            symbol: symbol(act),
            label: format!(
                "{}: {}",
                self.language.person(act.by, None),
                self.language.act_label(act)
            ),
            stone: stone(act.by),
            sentence: sentence.clone(),
            is_unseen: !act.sight.is_seen(),
            after: act.after,
        };
        Telling {
            language: self.language,
            playback: self.playback.clone(),
            shots: self.replay.acts.iter().zip(self.sentences.iter()).map(shot).collect(),
        }
    }
}

/// A button's way to do something to a replay.
pub fn doing(playback: &UseReducerHandle<Playback>, action: Action) -> Callback<MouseEvent> {
    let playback = playback.clone();
    Callback::from(move |_: MouseEvent| playback.dispatch(action))
}

/// A replay as it is told, whatever is played in it.
#[derive(Clone, PartialEq)]
pub struct Telling {
    /// The language in which it is told.
    pub language: Language,
    /// Where it stands.
    pub playback: UseReducerHandle<Playback>,
    /// Its acts.
    pub shots: Vec<Shot>,
}

impl Telling {
    /// The act that led to a step, as a sentence.
    pub fn sentence_at(&self, step: usize) -> &str {
        let shot = step.checked_sub(1).and_then(|index| self.shots.get(index));
        shot.map_or(self.language.player().before_first, |shot| shot.sentence.as_str())
    }
}

/// An act as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    /// On whose side of the strip it lies.
    pub lane: &'static str,
    /// Its sign.
    pub symbol: &'static str,
    /// What it is, in a few words.
    pub label: String,
    /// The class of the stone of who did it.
    pub stone: &'static str,
    /// What it is, in a sentence.
    pub sentence: String,
    /// Whether the arbiter did not see it.
    pub is_unseen: bool,
    /// Seconds since the act before.
    pub after: u32,
}

/// In which lane an act lies: each player's on his side, all others between them.
fn lane(by: Person, view: View) -> &'static str {
    match by.player() {
        Some(player) if view.is_bottom(player) => "is-bottom",
        Some(_) => "is-top",
        None => "is-middle",
    }
}

const fn stone(by: Person) -> &'static str {
    match by {
        Person::White => "is-white",
        Person::Black => "is-black",
        Person::Arbiter | Person::Bystander => "is-nobody",
    }
}

/// The sign of an act.
fn symbol(act: &Act) -> &'static str {
    match &act.kind {
        ActKind::AnnouncesAdjusting => "mark-adjust",
        ActKind::Touches { .. } => "mark-hand-touch",
        ActKind::Places { .. } => "mark-hand-lift",
        ActKind::Releases { .. } => "mark-hand-release",
        ActKind::Removes { .. } | ActKind::Displaces { .. } => "mark-piece-off",
        ActKind::Puts { .. } | ActKind::SetsRight => "mark-piece-on",
        ActKind::PressesClock { .. } => "mark-clock",
        ActKind::StopsClocks { .. } => "mark-clock-stop",
        ActKind::Claims(_) | ActKind::WithdrawsClaim | ActKind::Appeals => "mark-claim",
        ActKind::Writes { .. } | ActKind::StopsRecording => "mark-write",
        ActKind::OffersDraw | ActKind::AnswersDraw(_) => "mark-handshake",
        ActKind::FlagFalls => "mark-flag",
        ActKind::Notices => "mark-eye",
        ActKind::Decides(_) => "mark-arbiter",
        ActKind::Declares(_)
        | ActKind::Resigns
        | ActKind::Testifies(_)
        | ActKind::Consents
        | ActKind::Chooses(_)
        | ActKind::Misbehaves(_) => "mark-speech",
    }
}
