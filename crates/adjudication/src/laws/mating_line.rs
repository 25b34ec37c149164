//! The moves by which a player can still mate.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use acconcio_mate::{Answer, Budget, Line, MoveLimit, Query, Step, solve};
use serde::{Serialize, Serializer};

/// The moves of both players to mate. A ruling needs only that there are any: a short line is searched for when
/// somebody reads them.
#[derive(Clone)]
pub struct MatingLine(Arc<Inner>);

struct Inner {
    /// The line that decided the query; none where it is given as it is to be read.
    found: Option<(Query, Line, Budget)>,
    read: OnceLock<Vec<Step>>,
}

impl MatingLine {
    /// A line found by [`decide`](acconcio_mate::decide()); that of [`solve`] within the same budget is read.
    pub(crate) fn found(query: Query, line: Line, budget: Budget) -> MatingLine {
        let found = Some((query, line, budget));
        MatingLine(Arc::new(Inner { found, read: OnceLock::new() }))
    }

    /// The number of plies of the line that decided the query.
    pub(crate) fn plies_found(&self) -> Option<usize> {
        self.0.found.as_ref().map(|(_, line, _)| line.moves.len())
    }

    /// The answer to the same query under another move limit, with which the line found holds as well.
    #[must_use]
    pub(crate) fn under(&self, limit: MoveLimit) -> MatingLine {
        match &self.0.found {
            Some((query, line, budget)) if query.limit() != limit => {
                MatingLine::found(query.clone().under(limit), line.clone(), *budget)
            }
            Some(_) | None => self.clone(),
        }
    }
}

impl From<Vec<Step>> for MatingLine {
    fn from(moves: Vec<Step>) -> MatingLine {
        MatingLine(Arc::new(Inner { found: None, read: OnceLock::from(moves) }))
    }
}

impl Deref for MatingLine {
    type Target = [Step];

    fn deref(&self) -> &[Step] {
        let Inner { found, read } = &*self.0;
        read.get_or_init(|| {
            let line =
                found.as_ref().map(|(query, line, budget)| match solve(query.clone(), *budget) {
                    Answer::Possible(short) => short.moves,
                    Answer::Impossible(_) | Answer::Undecided { .. } => line.moves.clone(),
                });
            line.unwrap_or_default()
        })
    }
}

impl PartialEq for MatingLine {
    fn eq(&self, other: &MatingLine) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || **self == **other
    }
}

impl Eq for MatingLine {}

impl Hash for MatingLine {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl fmt::Debug for MatingLine {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(&**self).finish()
    }
}

impl Serialize for MatingLine {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}
