//! What the audience may know of a show.

use std::collections::BTreeMap;

use acconcio_training::grading::Question;
use acconcio_training::scenario::IncidentName;
use acconcio_training::whatif::Change;
use serde::{Deserialize, Serialize};

use super::stage::Stage;

/// What the audience may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    /// The incident shown.
    pub item: IncidentName,
    /// Its place, counted from one, and how many there are.
    pub place: (usize, usize),
    /// What is shown of it.
    pub stage: Stage,
    /// The hands shown for each answer.
    pub hands: BTreeMap<Question, Vec<u16>>,
    /// The answer whose hands are being counted, counted from zero.
    pub marked: Option<usize>,
    /// What is turned; nothing before the last stage.
    pub changes: Vec<Change>,
    /// Whether anything is seen.
    pub blanking: Blanking,
    /// How large the type is.
    pub zoom: Zoom,
    /// Who sits at the bottom.
    pub side: Side,
}

/// Whether the audience sees anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blanking {
    /// It does.
    #[default]
    Open,
    /// Nothing but black.
    Black,
    /// Nothing but paper.
    Paper,
}

/// Who sits at the bottom of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// White.
    #[default]
    White,
    /// Black.
    Black,
}

/// How large the type is: so many steps above or below the usual size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Zoom(i8);

impl Zoom {
    /// The least and the greatest.
    const RANGE: (i8, i8) = (-2, 4);

    /// So many steps above the smallest.
    pub fn step(self) -> usize {
        usize::try_from(self.clamped() - Zoom::RANGE.0).unwrap_or_default()
    }

    /// What came from elsewhere may be anything.
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

impl Side {
    pub(crate) const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}
