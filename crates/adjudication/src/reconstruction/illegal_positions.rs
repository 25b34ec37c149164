//! Illegal positions that anybody sees, left on the board after the move that the arbiter has to wait for.

use super::{BoardChange, End, Ending, Observed, Reconstruction, Turn, TurnStart};
use crate::incident::{ActKind, Incident, Person};
use crate::movement;

impl Reconstruction {
    /// Notes every completed move after which a position was still illegal although the arbiter had observed it
    /// before that move was completed, and it had been replied to (A.4.d of 2014, A.5.4 of 2023).
    ///
    /// Whether the Laws end the game by it depends on the edition, and on the supervision.
    pub(super) fn note_illegal_positions(&mut self, incident: &Incident) {
        let open = self.first_open..self.turns.len();
        self.illegal_positions =
            open.filter_map(|index| self.still_illegal(incident, index)).collect();
    }

    /// The end by the position after a turn, if it is illegal and the arbiter had observed the one before it.
    fn still_illegal(&self, incident: &Incident, index: usize) -> Option<Ending> {
        let turn = &self.turns[index];
        let press = turn.press.filter(|_| turn.board_change != BoardChange::Nothing)?;
        if !self.is_left_illegal(incident, index, press)? || !starts_plainly_illegal(turn) {
            return None;
        }
        let earlier = (self.first_open..index).rev();
        let reply = earlier
            .take_while(|earlier| starts_plainly_illegal(&self.turns[*earlier]))
            .last()
            .unwrap_or(index);
        let fault = self.turns.get(reply.checked_sub(1)?)?;
        let answered = self.turns[reply].made_by().or(self.turns[reply].press)?;
        let is_aware = |act: usize| {
            let act = &incident.acts[act];
            act.by == Person::Arbiter || matches!(act.kind, ActKind::Claims(_))
        };
        let is_seen = |turn: &Turn| turn.is_move_seen(incident);
        let since = fault.press.unwrap_or(fault.first_act) + 1;
        let observed = if (answered..press).any(is_aware)
            || (reply < index && (since..answered).any(is_aware))
            || (reply < index && (is_seen(fault) || self.turns[reply..index].iter().any(is_seen)))
        {
            Observed::SinceTheReply
        } else if !is_seen(fault) && (since..answered).any(|act| incident.acts[act].is_notice()) {
            Observed::BeforeTheReply
        } else {
            return None;
        };
        let how = End::StillIllegal(observed);
        Some(Ending { acts: press + 1, turn: index, how, last_turn: turn.clone() })
    }

    /// Whether the position after a turn is illegal, and still is when the turn is completed: the opponent may have
    /// replied before the press (6.2.a of 2014, 6.2.2 of 2017), and put it right.
    fn is_left_illegal(&self, incident: &Incident, index: usize, press: usize) -> Option<bool> {
        let next = self.turns.get(index + 1)?;
        if next.made_by().is_none_or(|made| made > press) {
            return Some(next.before.position.is_none());
        }
        let board = self.board_states.get(press + 1)?.board_put_right();
        let before = &next.before;
        let replied = movement::setup_after(&before.setup, &board, &before.castling_squares);
        let is_illegal = || TurnStart::new(replied, incident.game).position.is_none();
        Some(before.position.is_none() && is_illegal())
    }
}

fn starts_plainly_illegal(turn: &Turn) -> bool {
    movement::is_plainly_illegal(&turn.before.setup.board)
}
