//! The games that ended, and the ways in which they did.

use super::case::Case;
use super::legality_of::{Legality, legality_of};
use crate::act::ActKind;
use crate::ends::{Mate, PlayerState};
use crate::ruling::RulingBuilder;
use crate::seat::Seat;
use crate::turns::Turn;

/// A game that ended.
#[derive(Clone, Copy)]
pub(super) struct Ending<'a> {
    /// The player who ended it; where somebody resigned, his opponent.
    pub(super) seat: Seat,
    /// The index of the press, or of the resignation.
    pub(super) act: usize,
    /// The way in which it ended.
    pub(super) how: How<'a>,
}

/// The ways in which a game ends.
#[derive(Clone, Copy)]
pub(super) enum How<'a> {
    Mated(Mate, &'a Turn),
    Stalemated(&'a Turn),
    Resigned,
}

impl Ending<'_> {
    /// The turn that ended the game; none where somebody resigned.
    pub(super) const fn turn(&self) -> Option<&Turn> {
        match self.how {
            How::Mated(_, turn) | How::Stalemated(turn) => Some(turn),
            How::Resigned => None,
        }
    }

    /// Whether the game was won.
    pub(super) const fn is_won(&self) -> bool {
        match self.how {
            How::Mated(..) | How::Resigned => true,
            How::Stalemated(_) => false,
        }
    }
}

/// The first game that ended; and the other one too, where it ended at the same moment: with the very
/// next act, and no second between.
pub(super) fn first<'a>(case: &'a Case<'_>, builder: &mut RulingBuilder<'_>) -> Vec<Ending<'a>> {
    let mut endings: Vec<Ending<'a>> = Vec::new();
    for act in 0..case.acts().len() {
        let is_at_once = |first: &Ending<'_>| act == first.act + 1 && case.acts()[act].after == 0;
        if endings.first().is_some_and(|first| !is_at_once(first)) {
            break;
        }
        let ending = ended_by(case, builder, act);
        endings.extend(
            ending.filter(|one| {
                endings.first().is_none_or(|first| first.seat.table != one.seat.table)
            }),
        );
    }
    endings
}

/// The game that an act ends, if it ends one.
pub(super) fn ended_by<'a>(
    case: &'a Case<'_>,
    builder: &mut RulingBuilder<'_>,
    act: usize,
) -> Option<Ending<'a>> {
    let done = &case.acts()[act];
    if done.kind == ActKind::Resigns {
        let seat = done.seat()?.opponent();
        return Some(Ending { seat, act, how: How::Resigned });
    }
    let turn = case.turns.completed().into_iter().find(|turn| turn.own_press() == Some(act))?;
    let how = match case.plight_after(builder, turn) {
        PlayerState::Mated(mate) => How::Mated(mate, turn),
        PlayerState::Stalemated => How::Stalemated(turn),
        PlayerState::Free(_)
        | PlayerState::Check(_)
        | PlayerState::Parried(..)
        | PlayerState::Waiting(_)
        | PlayerState::Undetermined => return None,
    };
    let is_legal = matches!(legality_of(case, builder, turn), Legality::Legal(..));
    is_legal.then_some(Ending { seat: turn.seat, act, how })
}
