//! Rulings under other laws or on other facts.
//!
//! [`matrix`] rules on one incident under every edition and regime. A [`Change`] alters one thing in an
//! incident, law or fact. [`nearest`] finds the smallest set of changes under which an answer would have
//! been right.

mod alternatives;
mod change;
mod claiming;
mod drawing;
mod facet;
mod facts;
mod nearest;
mod principle;
mod reply;
mod scene;

pub use alternatives::{apply_all, relevant_proposals};
pub use change::{About, Change, Claiming, Press};
pub use facet::{Facet, differences};
pub use nearest::{MOST_FACTS, MOST_RULINGS, nearest};
pub use principle::{Pace, Principle, Supervision};

use acconcio_adjudication::adjudicate::{AdjudicationError, rule_on};
use acconcio_adjudication::incident::{Incident, Regime};
use acconcio_adjudication::laws::{ActReadings, Code, EditionId};
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_adjudication::ruling::Ruling;

/// The rulings on an incident under every edition and regime.
#[derive(Clone, Debug)]
pub struct Matrix {
    /// One cell for each edition and regime, editions in the order of [`EditionId::ALL`], each with
    /// its regimes in the order of [`Regime::ALL`].
    pub cells: Vec<Cell>,
    /// The index of the incident's own cell.
    own: usize,
}

/// The ruling under one edition and one regime.
#[derive(Clone, Debug)]
pub struct Cell {
    /// The edition or code.
    pub edition: EditionId,
    /// The regime; none for an old code, which has no regimes.
    pub regime: Option<Regime>,
    /// The ruling.
    pub ruling: Ruling,
}

impl Matrix {
    /// The incident's own cell.
    pub fn own(&self) -> &Cell {
        &self.cells[self.own]
    }

    /// Whether a cell is the incident's own.
    pub fn is_own(&self, cell: &Cell) -> bool {
        let own = self.own();
        (own.edition, own.regime) == (cell.edition, cell.regime)
    }

    /// The cells of an edition, in the order of their regimes.
    pub fn row(&self, edition: EditionId) -> impl Iterator<Item = &Cell> {
        self.cells.iter().filter(move |cell| cell.edition == edition)
    }
}

/// The regimes that an edition or code distinguishes; none for an old code.
pub fn regimes_of(edition: EditionId) -> Vec<Option<Regime>> {
    match edition.code() {
        Code::Edition(_) => Regime::ALL.into_iter().map(Some).collect(),
        Code::Historic(_) => vec![None],
    }
}

/// Rules on an incident under every edition and regime, with its own preset readings. Proposals taken as
/// enacted apply to the Laws of 2009 only.
///
/// # Errors
/// Returns the errors of [`adjudicate`](acconcio_adjudication::adjudicate()): an act that cannot be done at
/// a board.
pub fn matrix(incident: &Incident) -> Result<Matrix, AdjudicationError> {
    let prepared = Prepared::of(incident)?;
    let mut there = incident.clone();
    let own_regime = |regime: Option<Regime>| regime.is_none_or(|it| it == incident.regime);
    let mut cells = Vec::new();
    let mut own = 0;
    for edition in EditionId::ALL {
        for regime in regimes_of(edition) {
            if edition == incident.edition && own_regime(regime) {
                own = cells.len();
            }
            (there.edition, there.regime) = (edition, regime.unwrap_or(incident.regime));
            let ruling = rule_on(&there, prepared.reconstruction(edition))?;
            cells.push(Cell { edition, regime, ruling });
        }
    }
    Ok(Matrix { cells, own })
}

/// An incident prepared to be ruled on under many laws. The reconstruction of its acts does not depend on
/// the laws, except for the few acts that codes read differently.
pub(crate) struct Prepared<'a> {
    incident: &'a Incident,
    reconstruction: Reconstruction,
    /// The reconstructions under editions that read some act otherwise.
    otherwise: Vec<(ActReadings, Reconstruction)>,
}

impl<'a> Prepared<'a> {
    pub(crate) fn of(incident: &'a Incident) -> Result<Prepared<'a>, AdjudicationError> {
        let reconstruction = |incident: &Incident| {
            Reconstruction::of(incident)
                .map_err(|(act, error)| AdjudicationError::Act { act, error })
        };
        let own = ActReadings::of(incident, incident.edition);
        let mut otherwise: Vec<(ActReadings, Reconstruction)> = Vec::new();
        for edition in EditionId::ALL {
            let readings = ActReadings::of(incident, edition);
            if readings != own && otherwise.iter().all(|(known, _)| *known != readings) {
                let there = reconstruction(&Incident { edition, ..incident.clone() })?;
                otherwise.push((readings, there));
            }
        }
        Ok(Prepared { incident, reconstruction: reconstruction(incident)?, otherwise })
    }

    /// The reconstruction of the acts under an edition.
    fn reconstruction(&self, edition: EditionId) -> &Reconstruction {
        let readings = ActReadings::of(self.incident, edition);
        let other = self.otherwise.iter().find(|(known, _)| *known == readings);
        other.map_or(&self.reconstruction, |(_, reconstruction)| reconstruction)
    }

    pub(crate) fn rule(
        &self,
        edition: EditionId,
        regime: Regime,
    ) -> Result<Ruling, AdjudicationError> {
        let incident = Incident { edition, regime, ..self.incident.clone() };
        rule_on(&incident, self.reconstruction(edition))
    }
}
