//! The folds of a page that the arbiter has opened, so that they are open the next time.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Key, Stored};

/// A fold below a ruling.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Fold {
    /// The provisions examined.
    Reasons,
    /// The meaning of the answers that were wrong.
    Differences,
    /// The permitted moves, and the remedies of an old code.
    Moves,
    /// The positions of a repetition, side by side.
    Positions,
    /// The times by judgement, the measures and the claims still possible.
    Measures,
    /// The other readings.
    Readings,
    /// The facts before the replay, and its acts.
    SoFar,
    /// The rulings on changed facts.
    WhatIf,
    /// The other variants.
    Variants,
    /// The origin of the scenario.
    Source,
    /// The ruling in full, beside what is recorded.
    BenchRuling,
    /// The reasons of that ruling.
    BenchReasons,
}

/// The folds that are open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OpenFolds(BTreeSet<Fold>);

impl OpenFolds {
    /// Whether a fold is open.
    pub fn is_open(&self, fold: Fold) -> bool {
        self.0.contains(&fold)
    }

    /// The folds after one of them was opened or closed.
    #[must_use]
    pub fn turned(mut self, fold: Fold, now: Turned) -> OpenFolds {
        match now {
            Turned::Open => self.0.insert(fold),
            Turned::Closed => self.0.remove(&fold),
        };
        self
    }
}

/// A fold is opened or closed.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turned {
    Open,
    Closed,
}

impl Stored for OpenFolds {
    const KEY: Key = Key::Folds;
    const VERSION: u32 = 1;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::storage::Storage;
    use crate::platform::storage::store::Memory;

    #[test]
    fn ok_folds_stay_as_they_were_left() {
        let storage = Storage::over(Memory::default());
        let turn = |fold, now| storage.store(&storage.load::<OpenFolds>().turned(fold, now));
        turn(Fold::Readings, Turned::Open);
        turn(Fold::WhatIf, Turned::Open);
        turn(Fold::Readings, Turned::Closed);
        let kept = storage.load::<OpenFolds>();
        assert!(kept.is_open(Fold::WhatIf));
        assert!(!kept.is_open(Fold::Readings) && !kept.is_open(Fold::Reasons));
    }
}
