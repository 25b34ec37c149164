//! The position that the boards show beside the ruling.

use acconcio_quadrigliona::match_state::MatchState;
use acconcio_quadrigliona::{PerSeat, PerTable, Table, grading};
use shakmaty::Square;

use super::ruling_form::MatchRulingForm;
use crate::features::incident::ruling_form::action::BoardShown;
use crate::replay::playback::Playback;

/// The position that the boards show beside the ruling.
#[derive(Default)]
pub(crate) struct Beside {
    /// The remaining seconds to which the ruling has set the clocks, where they are shown.
    pub(crate) clocks: Option<PerSeat<u32>>,
    /// The state with which each board goes on, where that is shown instead of the replay.
    pub(crate) put_back: Option<PerTable<MatchState>>,
    /// The squares of a board on which something illegal stands.
    pub(crate) illegal: Option<(Table, Vec<Square>)>,
}

/// The position at the moment of decision, once the ruling is given; at other steps the replay is
/// shown, from the decision on with the clocks as they were set.
pub(crate) fn boards_shown(ruling_form: &MatchRulingForm, playback: &Playback) -> Beside {
    let (Ok(adjudicated), Some(comparison)) = (ruling_form.adjudicated(), ruling_form.comparison())
    else {
        return Beside::default();
    };
    let facets = adjudicated.facets(None);
    let clocks = Some(grading::clocks(&adjudicated.match_state, facets));
    if playback.step > playback.decision {
        return Beside { clocks, ..Beside::default() };
    }
    if !playback.is_at_decision() {
        return Beside::default();
    }
    let put_back = adjudicated.put_back();
    let goes_on = comparison.view == BoardShown::AsItGoesOn || put_back.is_none();
    let clocks = clocks.filter(|_| goes_on);
    match (put_back, comparison.view) {
        (Some(match_states), BoardShown::AsItGoesOn) => {
            Beside { clocks, put_back: Some(match_states), illegal: None }
        }
        (Some(_), BoardShown::AsItStood) | (None, _) => {
            let squares = adjudicated.illegal_squares();
            let table = adjudicated.ruling.subject.table;
            Beside { clocks, put_back: None, illegal: table.map(|table| (table, squares)) }
        }
    }
}
