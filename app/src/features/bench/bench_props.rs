//! The properties of all parts of the bench.

use yew::prelude::*;

use super::state::{BenchAction, BenchState};
use crate::language::Language;

/// The id of what comes after the board.
pub(crate) const AFTER_BOARD: &str = "bench-tools";

/// The properties of a part of the bench.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct BenchProps {
    pub(crate) language: Language,
    pub(crate) bench: UseReducerHandle<BenchState>,
}

impl BenchProps {
    /// The callback that carries out an action.
    pub(crate) fn on<T: 'static>(
        &self,
        action: impl Fn(T) -> BenchAction + 'static,
    ) -> Callback<T> {
        let dispatcher = self.bench.dispatcher();
        Callback::from(move |given| dispatcher.dispatch(action(given)))
    }

    /// The callback of a button that carries out an action.
    pub(crate) fn does(&self, action: BenchAction) -> Callback<MouseEvent> {
        self.on(move |_: MouseEvent| action.clone())
    }
}
