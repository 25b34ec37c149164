//! The moves by which a player can still mate.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use acconcio_mate::{Budget, Line, Query, Step, shortened};
use serde::{Serialize, Serializer};

/// The moves of both players to mate. A ruling needs only that there are any: they are shortened when somebody
/// reads them.
#[derive(Clone)]
pub struct MatingLine(Arc<Inner>);

struct Inner {
    /// The line as it was found; none where it is given as it is to be read.
    found: Option<(Query, Line, Budget)>,
    read: OnceLock<Vec<Step>>,
}

impl MatingLine {
    /// A line found by [`decide`](acconcio_mate::decide()), which is shortened within the same budget.
    pub(crate) fn found(query: Query, line: Line, budget: Budget) -> MatingLine {
        let found = Some((query, line, budget));
        MatingLine(Arc::new(Inner { found, read: OnceLock::new() }))
    }

    /// Whether this holds of its length, as it was found or shortened.
    pub(crate) fn is_such(&self, length: impl Fn(usize) -> bool) -> bool {
        let found = self.0.found.as_ref().map(|(_, line, _)| line.moves.len());
        found.is_some_and(&length) || length(self.len())
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
            let shorter = found.as_ref().map(|(query, line, budget)| {
                shortened(query, line, budget.shortening).unwrap_or_else(|| line.clone()).moves
            });
            shorter.unwrap_or_default()
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
