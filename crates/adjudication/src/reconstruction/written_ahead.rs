//! Moves that were written on the scoresheet before they were made.

use super::{Reconstruction, Turn};
use crate::incident::{Act, ActKind, Incident, Misconduct, Person};

impl Reconstruction {
    /// Notes every move that was written and then made, as conduct beside the moves. A move is written first only with a
    /// claim of a draw, or to be sealed (8.1 of 2009, 8.1.2 of 2017).
    pub(super) fn note_moves_written_ahead(&mut self, incident: &Incident) {
        let open = self.turns.iter().enumerate().skip(self.first_open);
        let written: Vec<_> = open
            .filter(|(index, turn)| !self.is_claimed_or_sealed(*index, turn, incident))
            .filter_map(|(_, turn)| {
                let made = turn.made_by()?;
                let act =
                    (turn.first_act..made).find(|act| is_written(&incident.acts[*act], turn))?;
                Some((act, Person::from(turn.player), Misconduct::WritesAhead))
            })
            .collect();
        self.misconduct.extend(written);
        self.misconduct.sort_by_key(|(act, ..)| *act);
    }

    fn is_claimed_or_sealed(&self, index: usize, turn: &Turn, incident: &Incident) -> bool {
        let mut claims = self.draw_claims.iter();
        let mut acts = incident.acts[turn.first_act..turn.last_act].iter();
        claims.any(|claim| claim.turn == index && claim.by == turn.player)
            || acts.any(|act| matches!(act.kind, ActKind::Seals { .. } | ActKind::WithdrawsClaim))
    }
}

fn is_written(act: &Act, turn: &Turn) -> bool {
    matches!(act.kind, ActKind::Writes { .. }) && act.player() == Some(turn.player)
}
