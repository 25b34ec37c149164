//! The ends of the game: on the board, and by the players.

use acconcio_mate::Budget;
use shakmaty::{Chess, Move, Position};

use super::TurnSorter;
use crate::board_state::BoardState;
use crate::game_record::Dead;
use crate::reconstruction::{End, Ending};

impl TurnSorter {
    /// Notes a game that has ended by mate or stalemate before the first act.
    ///
    /// SHORTCUT: a dead position is not noted here, so that incidents with few pieces can be told; a player who
    /// brings one about in the incident ends the game.
    pub(super) fn note_end_at_the_start(&mut self) {
        let opening = self.current().clone();
        let how = opening.before.position.as_ref().and_then(plain_end_of);
        let how = how.filter(|how| *how != End::DeadPosition);
        let ending = how.map(|how| Ending { acts: 0, turn: 0, how, last_turn: opening });
        self.reconstruction.endings.extend(ending);
    }

    /// Notes an end on the board: mate, stalemate and a dead position end the game by the move being made
    /// (5.1.a, 5.2.a and 5.2.b of 2009), whatever comes later.
    pub(super) fn note_end(&mut self, index: usize, next: &BoardState) {
        let current = self.reconstruction.turns.len() - 1;
        // What follows a dead position is dead as well.
        let is_known = |ending: &Ending| {
            ending.how == End::DeadPosition
                || (ending.how.is_on_the_board() && ending.turn == current)
        };
        if self.reconstruction.endings.iter().any(is_known) {
            return;
        }
        // A press changes nothing on the board.
        let board = next.board_put_right();
        if self.going_on.as_ref().is_some_and(|made| *made.board() == board) {
            return;
        }
        let Some(made) = self.current().position_made(next) else { return };
        if let Some(how) = end_of(&made) {
            let mut last_turn = self.current().clone();
            last_turn.end(index + 1, next);
            let ending = Ending { acts: index + 1, turn: current, how, last_turn };
            self.reconstruction.endings.push(ending);
        } else {
            self.going_on = Some(made);
        }
    }

    /// Notes that the players end the game.
    pub(super) fn ends(&mut self, act: usize, how: End) {
        let mut last_turn = self.current().clone();
        last_turn.end(act, self.reconstruction.board_state());
        let turn = self.reconstruction.turns.len() - 1;
        self.reconstruction.endings.push(Ending { acts: act + 1, turn, how, last_turn });
    }
}

/// The end of the game by a position.
pub(crate) fn end_of(position: &Chess) -> Option<End> {
    let moves = position.legal_moves();
    plain_end_among(position, &moves).or_else(|| {
        let is_dead = Dead::where_likely(position, &moves, Budget::QUICK) == Dead::Yes;
        is_dead.then_some(End::DeadPosition)
    })
}

/// The end of the game by a position, where no search is needed to see it.
pub(crate) fn plain_end_of(position: &Chess) -> Option<End> {
    plain_end_among(position, &position.legal_moves())
}

/// The same with the legal moves of the position.
fn plain_end_among(position: &Chess, moves: &[Move]) -> Option<End> {
    match (moves.is_empty(), position.is_check()) {
        (true, true) => Some(End::Mate(!position.turn())),
        (true, false) => Some(End::Stalemate),
        (false, _) => position.is_insufficient_material().then_some(End::DeadPosition),
    }
}
