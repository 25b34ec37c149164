//! Conduct that ended the game by itself: the first event that ends it decides.

use crate::articles::{ends_the_game, misconduct};
use crate::case::Case;
use crate::incident::{ActKind, Claim, Misconduct, Person};
use crate::ruling::{Outcome, RulingBuilder};

/// Conduct by which a player lost the game.
pub(crate) struct LosingConduct {
    pub(crate) what: (usize, Person, Misconduct),
    /// The act from which the arbiter knew of it.
    pub(crate) known_from: usize,
}

impl Case<'_> {
    /// The first conduct for which its article fixes the result, and that the arbiter knew of before anything else
    /// ended the game (11.3.2.2 and 11.7 of 2023).
    pub(crate) fn losing_conduct(&self, builder: &mut RulingBuilder<'_>) -> Option<LosingConduct> {
        for what in &self.reconstruction.misconduct {
            let Some(known_from) = self.conduct_known_from(what.0) else { continue };
            if self.has_ended_before(known_from) || self.is_lost_by_the_move(known_from, builder) {
                return None;
            }
            let decides = |builder: &mut RulingBuilder<'_>| {
                misconduct(self, builder, *what);
                builder.result.value().is_some_and(|result| *result != Outcome::Continues)
            };
            let chosen = builder.chosen().to_vec();
            if self.ask_apart(builder, chosen, decides) {
                return Some(LosingConduct { what: *what, known_from });
            }
        }
        None
    }

    /// Whether the turn is an illegal move that had lost the game before an act.
    fn is_lost_by_the_move(&self, act: usize, builder: &mut RulingBuilder<'_>) -> bool {
        self.turn.press.is_some_and(|press| press < act)
            && self.is_illegal_move_first(builder)
            && ends_the_game(self, builder)
    }

    /// The act by which the arbiter saw conduct, became aware of it, or was told by a complaint.
    fn conduct_known_from(&self, act: usize) -> Option<usize> {
        if self.incident.acts[act].sight.is_seen() {
            return Some(act);
        }
        let tells = |kind: &ActKind| matches!(kind, ActKind::Claims(Claim::Misconduct));
        let mut later = self.incident.acts.iter().enumerate().skip(act);
        later.find(|(_, act)| act.is_notice() || tells(&act.kind)).map(|(index, _)| index)
    }
}
