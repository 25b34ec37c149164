//! Named sets of readings.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::{DisputedPoint, PresetReadings};

/// A named set of readings.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// The readings on which the seminar of Salerno, 2012, is based: the first of each.
    #[serde(rename = "seminar-2012")]
    Seminar2012,
    /// The readings of Geurt Gijssen, in his column.
    Gijssen,
    /// The wording of the Laws, where it differs from the first reading.
    LiteralText,
    /// The readings that the seminar's proposals would make law.
    ProposalsEnacted,
}

impl Preset {
    /// Every preset.
    pub const ALL: [Preset; Preset::VARIANTS.len()] =
        *Preset::VARIANTS.first_chunk().expect("of the same length");

    /// The readings of the preset.
    pub fn preset_readings(self) -> PresetReadings {
        let second: &[DisputedPoint] = match self {
            Preset::Seminar2012 => &[],
            Preset::Gijssen => &[DisputedPoint::PlainIllegalityInBlitz],
            Preset::LiteralText => &[
                DisputedPoint::TouchBreachInitiative,
                DisputedPoint::IllegalMoveThenFlag,
                DisputedPoint::FlagFellUnseen,
                DisputedPoint::TouchBreachInBlitz,
                DisputedPoint::MinutesForAClaimNotHeard,
                DisputedPoint::ClaimWithoutScoresheet,
                DisputedPoint::EnPassantByABoundPawn,
            ],
            Preset::ProposalsEnacted => &[
                DisputedPoint::NonMove,
                DisputedPoint::RookFirstCastling,
                DisputedPoint::IrregularMate,
            ],
        };
        second.iter().copied().collect()
    }

    /// The preset that consists of these readings, if there is one.
    pub fn of(preset_readings: &PresetReadings) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.preset_readings() == *preset_readings)
    }
}
