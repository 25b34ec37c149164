//! A move of a line.

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use shakmaty::uci::UciMove;

/// A move as two squares and a promotion, written `e7e8q`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Step(pub UciMove);

impl fmt::Display for Step {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, formatter)
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, formatter)
    }
}

impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Step {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Step, D::Error> {
        let word = String::deserialize(deserializer)?;
        let uci = UciMove::from_str(&word);
        uci.map(Step).map_err(|_| D::Error::custom(format!("`{word}` is not a move (e2e4)")))
    }
}
