//! The question whether a turn may break the touch rules, answered once for all readings.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ptr;

use super::Case;
use crate::reconstruction::Turn;
use crate::ruling::{RulingBuilder, SideTaken};

/// The answers given so far on one incident under one code. They depend on the sides taken on disputed points of law,
/// and on no fact that is still to be found: most readings ask for the same answer, each several times.
#[derive(Debug, Default)]
pub(crate) struct TouchAnswers<'a> {
    /// By the index of the turn: an incident may be a whole game.
    known: RefCell<BTreeMap<usize, Vec<Known<'a>>>>,
}

#[derive(Debug)]
struct Known<'a> {
    /// The last turn of a game stands as it was when the game ended, or as it is now.
    turn: &'a Turn,
    /// The sides that were given on points of law.
    given: Vec<SideTaken>,
    /// The points of law on which the answer depends.
    asked: Vec<SideTaken>,
    may_break: bool,
}

impl<'a> TouchAnswers<'a> {
    /// Returns the answer for the turn of a case, from an earlier reading or from `find`, which gives the points of law
    /// on which it depends too: they are put to the builder.
    pub(crate) fn on(
        &self,
        case: &Case<'a>,
        builder: &mut RulingBuilder<'_>,
        find: impl FnOnce(&RulingBuilder<'_>) -> (bool, Vec<SideTaken>),
    ) -> bool {
        let turn = case.turn;
        let given = || builder.chosen().iter().filter(|taken| taken.point.is_of_law());
        let is_this = |known: &&Known<'_>| ptr::eq(known.turn, turn) && given().eq(&known.given);
        if let Some(known) =
            self.known.borrow().get(&case.index).into_iter().flatten().find(is_this)
        {
            builder.ask_all(&known.asked);
            return known.may_break;
        }
        let given = given().copied().collect();
        let (may_break, asked) = find(builder);
        builder.ask_all(&asked);
        let mut known = self.known.borrow_mut();
        known.entry(case.index).or_default().push(Known { turn, given, asked, may_break });
        may_break
    }
}
