//! A move that its player has to make, whatever he has touched: the announced one, and the sealed one.

use super::{TouchFinding, announced_not_played, sealed_not_made};
use crate::case::Case;
use crate::ruling::RulingBuilder;

/// The move that was due in a turn, where another legal one was made.
pub(crate) fn due_move_not_made(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
) -> Option<TouchFinding> {
    announced_not_played(case, builder).or_else(|| sealed_not_made(case))
}
