//! The position that the boards show beside the ruling.

use acconcio_quadrigliona::match_state::MatchState;
use acconcio_quadrigliona::{PerTable, Table};
use shakmaty::Square;

use super::ruling_form::MatchRulingForm;
use crate::features::incident::ruling_form::action::BoardShown;
use crate::replay::playback::Playback;

/// The position that the boards show beside the ruling.
#[derive(Default)]
pub(crate) struct Beside {
    /// The state with which each board goes on, where that is shown instead of the replay.
    pub(crate) put_back: Option<PerTable<MatchState>>,
    /// The squares of a board on which something illegal stands.
    pub(crate) illegal: Option<(Table, Vec<Square>)>,
}

/// The position at the moment of decision, once the ruling is given; at other steps the replay is
/// shown.
pub(crate) fn boards_shown(ruling_form: &MatchRulingForm, playback: &Playback) -> Beside {
    let (Ok(adjudicated), Some(comparison)) = (ruling_form.adjudicated(), ruling_form.comparison())
    else {
        return Beside::default();
    };
    if !playback.is_at_decision() {
        return Beside::default();
    }
    match (adjudicated.put_back(), comparison.view) {
        (Some(match_states), BoardShown::AsItGoesOn) => {
            Beside { put_back: Some(match_states), illegal: None }
        }
        (Some(_), BoardShown::AsItStood) | (None, _) => {
            let squares = adjudicated.illegal_squares();
            let table = adjudicated.ruling.subject.table;
            Beside { put_back: None, illegal: table.map(|table| (table, squares)) }
        }
    }
}
