//! What every part of the player shows.

use std::rc::Rc;

use acconcio_core::standing::Standing;
use acconcio_core::story::Story;
use yew::prelude::*;

use super::board::view::View;
use crate::film::Film;
use crate::language::Language;
use crate::playback::{Action, Playback};

/// A moment of a film, as it is shown.
#[derive(Clone, PartialEq)]
pub struct Showing {
    /// The language in which it is told.
    pub language: Language,
    /// The story it belongs to.
    pub story: Rc<Story>,
    /// The film.
    pub film: Rc<Film>,
    /// Where it stands.
    pub playback: UseReducerHandle<Playback>,
    /// From which side the board is seen.
    pub view: View,
    /// Every act as a sentence.
    pub told: Rc<Vec<String>>,
}

impl Showing {
    /// What stands on the board at this moment.
    pub fn standing(&self) -> &Standing {
        let last = self.film.standings.len() - 1;
        &self.film.standings[self.playback.step.min(last)]
    }

    /// The act that led to a step, as a sentence.
    pub fn told_at(&self, step: usize) -> &str {
        let told = step.checked_sub(1).and_then(|index| self.told.get(index));
        told.map_or(self.language.player().before_first, String::as_str)
    }

    /// A button's way to do something to the film.
    pub fn does(&self, action: Action) -> Callback<MouseEvent> {
        let playback = self.playback.clone();
        Callback::from(move |_: MouseEvent| playback.dispatch(action))
    }
}
