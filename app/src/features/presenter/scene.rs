//! The scene that the audience sees.

use std::collections::BTreeMap;

use acconcio_training::grading::Question;
use acconcio_training::scenario::{IncidentName, LawsChoice};
use acconcio_training::whatif::Change;
use serde::{Deserialize, Serialize};

use super::stage::Stage;
use crate::platform::player_color::PlayerColor;

/// The scene that the audience sees; it contains nothing that is not to be revealed yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    /// The name of the incident.
    pub item: IncidentName,
    /// The laws under which it is ruled on.
    pub laws: LawsChoice,
    /// The place of the incident, from 1, and the number of incidents.
    pub place: (usize, usize),
    /// The stage of the incident.
    pub stage: Stage,
    /// The hands counted for each answer.
    pub hands: BTreeMap<Question, Vec<u16>>,
    /// The index of the answer whose hands are being counted.
    pub marked: Option<usize>,
    /// The changes to the incident; empty before the last stage.
    pub changes: Vec<Change>,
    /// The blanking of the screen.
    pub blanking: Blanking,
    /// The size of the type.
    pub zoom: Zoom,
    /// The player at the bottom of the board.
    pub side: PlayerColor,
    /// The distance by which the panel is scrolled.
    #[serde(default)]
    pub scrolled: Scrolled,
}

/// The blanking of the audience's screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blanking {
    /// The scene is visible.
    #[default]
    Open,
    /// The screen is black.
    Black,
    /// The screen is empty, in the colour of the page.
    Paper,
}

/// The distance by which the panel beside the board is scrolled, in windows from where its stage begins to be read:
/// the top, or the last addition where a stage grows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scrolled(i8);

impl Scrolled {
    /// No panel is longer.
    const MOST: i8 = 12;

    /// The number of windows; a value from a message may be out of range.
    pub(crate) fn windows(self) -> f64 {
        f64::from(self.0.clamp(-Scrolled::MOST, Scrolled::MOST))
    }

    pub(crate) fn by(self, windows: i8) -> Scrolled {
        Scrolled(self.0.saturating_add(windows).clamp(-Scrolled::MOST, Scrolled::MOST))
    }
}

/// The size of the type, in steps above or below the usual size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Zoom(i8);

impl Zoom {
    /// The least and the greatest step.
    const RANGE: (i8, i8) = (-2, 4);

    /// The number of steps above the smallest size.
    pub fn step(self) -> usize {
        usize::try_from(self.clamped() - Zoom::RANGE.0).unwrap_or_default()
    }

    /// A value from a message or from storage may be out of range.
    const fn clamped(self) -> i8 {
        let (least, most) = Zoom::RANGE;
        if self.0 < least {
            least
        } else if self.0 > most {
            most
        } else {
            self.0
        }
    }

    pub(crate) fn by(self, steps: i8) -> Zoom {
        Zoom(Zoom(self.clamped().saturating_add(steps)).clamped())
    }
}
