//! What the boards show beside a verdict.

use acconcio_core::quadrigliona::hall::Hall;
use acconcio_core::quadrigliona::{PerTable, Table};
use shakmaty::Square;

use crate::desk::View;
use crate::playback::Playback;
use crate::quadrigliona::Desk;

/// What the boards show beside a verdict.
#[derive(Default)]
pub(super) struct Beside {
    /// What each board goes on with, where that is shown instead of the film.
    pub(super) put_back: Option<PerTable<Hall>>,
    /// The squares of a board on which something illegal stands.
    pub(super) illegal: Option<(Table, Vec<Square>)>,
}

/// At the moment of decision, once the ruling is given; before and after it the film is shown.
pub(super) fn beside_the_verdict(desk: &Desk, playback: &Playback) -> Beside {
    let (Ok(dossier), Some(verdict)) = (desk.dossier(), desk.verdict()) else {
        return Beside::default();
    };
    if !playback.is_at_decision() {
        return Beside::default();
    }
    match (dossier.put_back(), verdict.view) {
        (Some(halls), View::AsItGoesOn) => Beside { put_back: Some(halls), illegal: None },
        (Some(_), View::AsItStood) | (None, _) => {
            let squares = dossier.illegal_squares();
            let table = dossier.ruling.subject.table;
            Beside { put_back: None, illegal: table.map(|table| (table, squares)) }
        }
    }
}
