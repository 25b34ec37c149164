//! The one entry: from an incident to a ruling.
//!
//! Reads as an arbiter works: reconstruct, find the turn that matters, say what
//! it was, ask who may have it put right, and order what follows. The provisions
//! themselves live in [`laws`](crate::laws).

mod case;
mod matter;
mod path;

pub(crate) use case::{Case, Raised};
pub(crate) use matter::{Drawn, FlagDown, Matter};

use std::error::Error;

use crate::account::Account;
use crate::incident::{Claim, Deed, Incident};
use crate::laws::{Book, Laws, Rulebook, follow_old_code};
use crate::ruling::{
    Choice, Clash, Closed, Facets, Point, Reading, Ruling, RulingBuilder, Unfinished, other_readings,
};
use crate::standing::ActError;

/// Why no ruling can be given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AdjudicationError<E: Error = ActError, B: Book = Laws> {
    /// An act that cannot be done at a board.
    #[error("act {}: {error}", .act + 1)]
    Act {
        /// The index of the act.
        act: usize,
        /// Why not.
        error: E,
    },
    /// Two provisions order one facet differently: an error of the tables.
    #[error(transparent)]
    Clash(#[from] Clash<B>),
    /// No provision fills a facet: an error of the tables.
    #[error("no provision fills the facet {0}")]
    Gap(&'static str),
}

/// Rules on an incident.
///
/// The principal ruling follows the incident's own doctrine. Every point that was asked on the way
/// is then taken the other way too; readings that come to something else are listed.
///
/// # Errors
/// An act that cannot be done at a board. A gap or a clash between provisions would be an error of
/// the tables; no incident is known to reach one.
pub fn adjudicate(incident: &Incident) -> Result<Ruling, AdjudicationError> {
    let account =
        Account::of(incident).map_err(|(act, error)| AdjudicationError::Act { act, error })?;
    rule_on(incident, &account)
}

/// Rules on an incident whose acts have been reconstructed. The account must be that of the
/// incident's acts, read as its code reads them.
pub fn rule_on(incident: &Incident, account: &Account) -> Result<Ruling, AdjudicationError> {
    let book = match Rulebook::of(incident) {
        Ok(book) => book,
        Err(code) => return follow_old_code(code, incident, account),
    };
    let case = Case::of(incident, account, &book);
    let principal = rule_under(&case, &[])?;
    let readings = other_readings(&principal, Facets::come_to_the_same, |chosen| rule_under(&case, chosen))?
        .into_iter()
        .map(|(taken, Closed { facets, trace, .. })| Reading { taken, facets, trace })
        .collect();
    Ok(Ruling {
        subject: case.subject(),
        facets: principal.facets,
        trace: principal.trace,
        readings,
        unruled: unruled(incident, |claim| claim == Claim::QuickplayFinish),
    })
}

fn rule_under(case: &Case<'_>, chosen: &[Choice]) -> Result<Closed<Facets, Point, Laws>, AdjudicationError> {
    let mut builder = RulingBuilder::open(&case.incident.doctrine, chosen);
    path::follow(case, &mut builder);
    Ok(builder.close()?)
}

impl<E: Error, B: Book> From<Unfinished<B>> for AdjudicationError<E, B> {
    fn from(unfinished: Unfinished<B>) -> AdjudicationError<E, B> {
        match unfinished {
            Unfinished::Clash(clash) => AdjudicationError::Clash(clash),
            Unfinished::Gap(facet) => AdjudicationError::Gap(facet),
        }
    }
}

/// MISSING: acts that the core shows but does not rule on: a claim in a quickplay finish and, under the
/// old codes, any claim of a draw.
pub(crate) fn unruled(incident: &Incident, is_unruled: fn(Claim) -> bool) -> Vec<usize> {
    let acts = incident.acts.iter().enumerate();
    let unruled =
        acts.filter(|(_, act)| matches!(act.deed, Deed::Claims(claim) if is_unruled(claim)));
    unruled.map(|(index, _)| index).collect()
}
