//! The question whether a turn may break the touch rules, answered once for all readings.

use std::cell::RefCell;
use std::ptr;

use crate::reconstruction::Turn;
use crate::ruling::{RulingBuilder, SideTaken};

/// The answers given so far on one incident under one code. They depend on the sides taken on disputed points of law,
/// and on no fact that is still to be found: most readings ask for the same answer, each several times.
#[derive(Debug, Default)]
pub(crate) struct TouchAnswers<'a> {
    known: RefCell<Vec<Known<'a>>>,
}

#[derive(Debug)]
struct Known<'a> {
    turn: &'a Turn,
    /// The sides that were given on points of law.
    given: Vec<SideTaken>,
    /// The points of law on which the answer depends.
    asked: Vec<SideTaken>,
    may_break: bool,
}

impl<'a> TouchAnswers<'a> {
    /// Returns the answer for a turn, from an earlier reading or from `find`, which gives the points of law on which it
    /// depends too: they are put to the builder.
    pub(crate) fn on(
        &self,
        turn: &'a Turn,
        builder: &mut RulingBuilder<'_>,
        find: impl FnOnce(&RulingBuilder<'_>) -> (bool, Vec<SideTaken>),
    ) -> bool {
        let given = || builder.chosen().iter().filter(|taken| taken.point.is_of_law());
        let is_this = |known: &&Known<'_>| ptr::eq(known.turn, turn) && given().eq(&known.given);
        if let Some(known) = self.known.borrow().iter().find(is_this) {
            builder.ask_all(&known.asked);
            return known.may_break;
        }
        let given = given().copied().collect();
        let (may_break, asked) = find(builder);
        builder.ask_all(&asked);
        self.known.borrow_mut().push(Known { turn, given, asked, may_break });
        may_break
    }
}
