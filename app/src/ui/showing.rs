//! The data that all parts of the player show.

use std::cell::OnceCell;
use std::rc::Rc;

use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{Act, ActKind, Person};
use acconcio_training::scenario::Scenario;
use yew::prelude::*;

use super::view::View;
use crate::language::Language;
use crate::platform::sound::Sound;
use crate::replay::Replay;
use crate::replay::playback::{Action, Playback};

/// A moment of a replay, in the form in which it is shown.
#[derive(Clone, PartialEq)]
pub struct ReplayView {
    /// The language of the sentences.
    pub language: Language,
    /// The scenario of the replay.
    pub scenario: Rc<Scenario>,
    /// The replay.
    pub replay: Rc<Replay>,
    /// The state of the replay.
    pub playback: UseReducerHandle<Playback>,
    /// The side from which the board is seen.
    pub view: View,
    /// The acts as sentences, each from when it was first read.
    pub sentences: Rc<Vec<OnceCell<String>>>,
}

impl ReplayView {
    /// The board state at this moment.
    pub fn board_state(&self) -> &BoardState {
        let last = self.replay.board_states.len() - 1;
        &self.replay.board_states[self.playback.step.min(last)]
    }

    /// The act that led to a step, as a sentence.
    pub fn sentence_at(&self, step: usize) -> &str {
        let sentence = step.checked_sub(1).and_then(|index| self.sentence(index));
        sentence.unwrap_or_else(|| self.language.player().before_first())
    }

    /// All acts as sentences.
    pub(crate) fn all_sentences(&self) -> impl Iterator<Item = &str> {
        (0..self.sentences.len()).filter_map(|index| self.sentence(index))
    }

    fn sentence(&self, index: usize) -> Option<&str> {
        let (act, before) = (self.replay.acts.get(index)?, self.replay.board_states.get(index)?);
        let players = self.scenario.players.as_ref();
        let say = || self.language.act_sentence(act, before, players);
        Some(self.sentences.get(index)?.get_or_init(say))
    }

    /// The sound of the act that led to a step.
    pub(crate) fn sound_at(&self, step: usize) -> Option<Sound> {
        let before = self.replay.board_states.get(step.checked_sub(1)?)?;
        sound(self.replay.act_at(step)?, before)
    }

    /// The callback of a button that performs an action on the replay.
    pub fn does(&self, action: Action) -> Callback<MouseEvent> {
        doing(&self.playback, action)
    }

    /// Returns the acts in the form in which the strip and the timeline show them.
    pub fn act_list(&self) -> ActList {
        let act = |(act, sentence): (&Act, &str)| ActText {
            lane: lane(act.by, self.view),
            symbol: symbol(act),
            label: format!(
                "{}: {}",
                self.language.person(act.by, None),
                self.language.act_label(act)
            ),
            stone: stone(act.by),
            sentence: sentence.to_owned(),
            is_unseen: !act.sight.is_seen(),
            after: act.after,
        };
        ActList {
            language: self.language,
            playback: self.playback.clone(),
            acts: self.replay.acts.iter().zip(self.all_sentences()).map(act).collect(),
        }
    }
}

/// The sentences of a replay, none of them read yet; others for another replay or in another language.
#[hook]
pub(crate) fn use_sentences(language: Language, replay: &Rc<Replay>) -> Rc<Vec<OnceCell<String>>> {
    use_memo((language, replay.clone()), |(_, replay)| vec![OnceCell::new(); replay.acts.len()])
}

/// Returns the callback of a button that performs an action on a replay.
pub fn doing(playback: &UseReducerHandle<Playback>, action: Action) -> Callback<MouseEvent> {
    let playback = playback.clone();
    Callback::from(move |_: MouseEvent| playback.dispatch(action))
}

/// A replay as a list of sentences, for either game.
#[derive(Clone, PartialEq)]
pub struct ActList {
    /// The language of the sentences.
    pub language: Language,
    /// The state of the replay.
    pub playback: UseReducerHandle<Playback>,
    /// The acts.
    pub acts: Vec<ActText>,
}

impl ActList {
    /// The act that led to a step, as a sentence.
    pub fn sentence_at(&self, step: usize) -> &str {
        let act = step.checked_sub(1).and_then(|index| self.acts.get(index));
        act.map_or(self.language.player().before_first(), |act| act.sentence.as_str())
    }
}

/// An act in words and signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActText {
    /// The CSS class of its lane on the strip.
    pub lane: &'static str,
    /// The name of its sign.
    pub symbol: &'static str,
    /// The act in a few words.
    pub label: String,
    /// The CSS class of the marker of the person who acts.
    pub stone: &'static str,
    /// The act in a sentence.
    pub sentence: String,
    /// Whether the arbiter did not see it.
    pub is_unseen: bool,
    /// The seconds since the act before.
    pub after: u32,
}

/// The lane of an act: each player's on his side, all others between them.
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

/// The sound of an act: of a piece that comes down on the board or is taken from it, or of the clock.
fn sound(act: &Act, before: &BoardState) -> Option<Sound> {
    let is_capture = matches!(act.kind, ActKind::Places { from, to, .. } if from != to && before.board.piece_at(to).is_some());
    let comes_down = matches!(
        act.kind,
        ActKind::Releases { .. }
            | ActKind::Removes { .. }
            | ActKind::Puts { .. }
            | ActKind::Displaces { .. }
            | ActKind::SetsRight
    );
    let at_the_clock =
        matches!(act.kind, ActKind::PressesClock { .. } | ActKind::StopsClocks { .. });
    let wood = (is_capture || comes_down).then_some(Sound::Wood);
    wood.or_else(|| at_the_clock.then_some(Sound::Clock))
}

/// The name of the sign of an act.
fn symbol(act: &Act) -> &'static str {
    match &act.kind {
        ActKind::AnnouncesAdjusting => "mark-adjust",
        ActKind::Touches { .. } | ActKind::Feels { .. } => "mark-hand-touch",
        ActKind::Places { .. } => "mark-hand-lift",
        ActKind::Releases { .. } => "mark-hand-release",
        ActKind::Removes { .. } | ActKind::Displaces { .. } => "mark-piece-off",
        ActKind::Puts { .. } | ActKind::SetsRight => "mark-piece-on",
        ActKind::PressesClock { .. } => "mark-clock",
        ActKind::StopsClocks { .. } => "mark-clock-stop",
        ActKind::Claims(_) | ActKind::WithdrawsClaim | ActKind::Appeals => "mark-claim",
        ActKind::Writes { .. }
        | ActKind::Signs(_)
        | ActKind::Seals { .. }
        | ActKind::StopsRecording => "mark-write",
        ActKind::OffersDraw(_) | ActKind::WithdrawsOffer | ActKind::AnswersDraw(_) => {
            "mark-handshake"
        }
        ActKind::FlagFalls => "mark-flag",
        ActKind::Notices | ActKind::Arrives => "mark-eye",
        ActKind::Finds(_) | ActKind::Decides(_) => "mark-arbiter",
        ActKind::Declares(_)
        | ActKind::Resigns
        | ActKind::Testifies(_)
        | ActKind::Consents
        | ActKind::Chooses(_)
        | ActKind::Misbehaves(_) => "mark-speech",
    }
}
