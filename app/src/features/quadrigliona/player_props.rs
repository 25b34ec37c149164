//! The properties of the player of a match.

use std::rc::Rc;

use acconcio_quadrigliona::scenario::{MatchScenarios, Scenario, Variant};
use acconcio_training::scenario::Course;
use yew::prelude::*;

use super::replay::MatchReplay;
use crate::profile::shared::Shared;

/// The properties of the player.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PlayerProps {
    pub(crate) shared: Shared,
    pub(crate) matches: Rc<MatchScenarios>,
    pub(crate) scenario: Rc<Scenario>,
    pub(crate) variant: Rc<Variant>,
    pub(crate) replay: Rc<MatchReplay>,
    /// The course in which it is shown.
    pub(crate) course: Option<Course>,
}
