//! Whether patterns are closed under every move and hold no mate.

use shakmaty::{Chess, Color};

use super::Flaw;
use crate::mate::certificate::Pattern;

pub(super) fn fits(_: &Chess, _: &Pattern) -> bool {
    false
}

pub(super) fn hold(patterns: &[Pattern], _: Color) -> Result<(), Flaw> {
    if patterns.is_empty() { Ok(()) } else { Err(Flaw::NoPattern) }
}
