//! The rulings under every edition and regime, side by side.

use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::EditionId;
use acconcio_training::whatif::Cell;
use yew::prelude::*;

use super::WhatIfAction;
use super::shown::Shown;
use crate::platform::browser;

/// The table: one row for each edition, one column for each regime.
pub(crate) fn table(shown: &Shown<'_>) -> Html {
    let words = shown.language.what_if();
    let head = |regime: Regime| {
        let regime = shown.language.regime(regime);
        html! { <th scope="col">{ regime }</th> }
    };
    html! {
        <section class="rulings" aria-labelledby="rulings-heading">
            <h3 id="rulings-heading">{ words.table() }</h3>
            <p class="hint">{ words.table_hint() }</p>
            <div class="rulings-scroll">
                <table>
                    <thead>
                        <tr>
                            <td></td>
                            { for Regime::ALL.into_iter().map(head) }
                        </tr>
                    </thead>
                    <tbody>
                        { for EditionId::ALL.into_iter().enumerate().map(|(row, edition)| line(shown, row, edition)) }
                    </tbody>
                </table>
            </div>
        </section>
    }
}

fn line(shown: &Shown<'_>, row: usize, edition: EditionId) -> Html {
    let cells: Vec<&Cell> = shown.what_if.table().row(edition).collect();
    let span = (cells.len() == 1).then(|| Regime::ALL.len().to_string());
    let cells = cells.into_iter().enumerate().map(|(column, cell)| {
        html! { <td colspan={span.clone()}>{ ruling(shown, cell, GridPosition { row, column }) }</td> }
    });
    html! {
        <tr>
            <th scope="row">
                <span aria-hidden="true">{ shown.language.edition_short(edition) }</span>
                <span class="visually-hidden">{ shown.language.edition(edition) }</span>
            </th>
            { for cells }
        </tr>
    }
}

/// A ruling in short; choosing it shows it in full.
fn ruling(shown: &Shown<'_>, cell: &Cell, place: GridPosition) -> Html {
    let Shown { language, what_if, on_action, .. } = shown;
    let words = language.what_if();
    let is_shown = what_if.is_shown(cell.edition, cell.regime);
    let is_own = what_if.table().is_own(cell);
    let (edition, regime) = (cell.edition, cell.regime);
    let onclick = on_action.reform(move |_: MouseEvent| WhatIfAction::Under(edition, regime));
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if let Some(next) = place.after(&event.key()) {
            event.prevent_default();
            browser::focus(&next.id());
        }
    });
    let (kind, label) = difference(shown, cell);
    html! {
        <button type="button" id={place.id()} {onclick} {onkeydown}
            class={classes!("ruling-cell", kind.class(), is_own.then_some("is-own"))}
            aria-pressed={is_shown.to_string()} tabindex={if is_shown { "0" } else { "-1" }}>
            <span class="cell-ruling">{ language.ruling_in_short(&cell.ruling) }</span>
            if cell.regime.is_none() { <span class="cell-note">{ words.any_regime() }</span> }
            <span class="cell-difference">
                <span class="cell-shape" aria-hidden="true">{ kind.shape() }</span>{ label }
            </span>
            if !cell.ruling.readings.is_empty() {
                <span class="cell-disputed">{ words.disputed() }</span>
            }
            if is_own { <span class="cell-own">{ words.own() }</span> }
        </button>
    }
}

/// The extent to which a ruling differs from the original one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Same,
    Details,
    Other,
}

impl Kind {
    const fn class(self) -> &'static str {
        match self {
            Kind::Same => "is-same",
            Kind::Details => "is-near",
            Kind::Other => "is-other",
        }
    }

    const fn shape(self) -> &'static str {
        match self {
            Kind::Same => "=",
            Kind::Details => "≈",
            Kind::Other => "≠",
        }
    }
}

/// The difference of a ruling, in words.
fn difference(shown: &Shown<'_>, cell: &Cell) -> (Kind, String) {
    let words = shown.language.what_if();
    let differing = shown.what_if.differing(cell);
    let named: Vec<&str> = differing
        .iter()
        .filter(|facet| facet.is_of_the_outcome())
        .map(|facet| shown.language.facet_of_ruling(*facet))
        .collect();
    if differing.is_empty() {
        (Kind::Same, words.same().to_owned())
    } else if named.is_empty() {
        (Kind::Details, words.details().to_owned())
    } else {
        (Kind::Other, named.join(", "))
    }
}

/// A cell of the table by its indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct GridPosition {
    row: usize,
    column: usize,
}

impl GridPosition {
    /// The cell to which a key leads, if it leads to one.
    fn after(self, key: &str) -> Option<GridPosition> {
        let GridPosition { row, column } = self;
        let last = |row: usize| {
            let edition = EditionId::ALL.get(row)?;
            acconcio_training::whatif::regimes_of(*edition).len().checked_sub(1)
        };
        let (row, column) = match key {
            "ArrowUp" => (row.checked_sub(1)?, column),
            "ArrowDown" => (row + 1, column),
            "ArrowLeft" => (row, column.checked_sub(1)?),
            "ArrowRight" => (row, column + 1),
            "Home" => (row, 0),
            "End" => (row, usize::MAX),
            _ => return None,
        };
        Some(GridPosition { row, column: column.min(last(row)?) })
    }

    fn id(self) -> String {
        format!("ruling-{}-{}", self.row, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::GridPosition;

    #[test]
    fn ok_arrows_lead_from_cell_to_cell_and_never_out() {
        let check = |from: (usize, usize), key: &str, to: Option<(usize, usize)>| {
            let after = GridPosition { row: from.0, column: from.1 }.after(key);
            assert_eq!(after.map(|place| (place.row, place.column)), to, "{from:?} {key}");
        };
        check((0, 0), "ArrowRight", Some((0, 1)));
        check((0, 4), "ArrowRight", Some((0, 4)));
        check((0, 0), "ArrowUp", None);
        check((5, 3), "ArrowDown", Some((6, 0)));
        check((8, 0), "ArrowDown", None);
        check((2, 1), "End", Some((2, 4)));
        check((2, 1), "Enter", None);
    }
}
