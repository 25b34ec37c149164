//! The context that the parts of an intervention need.

use crate::features::incident::player_props::PlayerProps;
use acconcio_training::intervention::Watch;
use acconcio_training::scenario::Variant;
use std::rc::Rc;
use yew::prelude::*;

/// The variant with the acts that are watched, without the later ones.
pub(crate) fn beginning(variant: &Variant, acts: usize) -> Variant {
    let mut beginning = variant.clone();
    beginning.incident.acts.truncate(acts);
    beginning.epilogue.clear();
    beginning
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct WatchedProps {
    pub(crate) props: PlayerProps,
    pub(crate) watch: Rc<Watch>,
}
