//! Whether a turn is a fault, and of which kind: an illegal move, or a breach of the touch rules.

use crate::articles::{Releases, due_move_not_made, irregularity, touch_obligation, two_hands};
use crate::case::Case;
use crate::disputed_points::{DisputedPoint, Side};
use crate::incident::Manner;
use crate::laws::RookFirstCastling;
use crate::reconstruction::BoardChange;
use crate::ruling::{Point, RulingBuilder, SideTaken};

impl Case<'_> {
    /// Whether the turn was completed in a way that the code penalises as an illegal move.
    pub(super) fn is_illegal(&self, builder: &mut RulingBuilder<'_>) -> bool {
        (self.turn.is_completed_without_legal_move() && !self.is_rook_first_a_breach(builder))
            || two_hands(self.book, self.turn, builder).is_some()
    }

    /// Whether castling with the rook moved first is a breach of the touch rules, and no illegal move.
    fn is_rook_first_a_breach(&self, builder: &mut RulingBuilder<'_>) -> bool {
        let BoardChange::CastledRookFirst { .. } = self.turn.board_change else { return false };
        match self.book.edition.rook_first_castling {
            RookFirstCastling::TouchRule(_) | RookFirstCastling::BarredOrAllowed { .. } => true,
            RookFirstCastling::Disputed => {
                builder.side(Point::Law(DisputedPoint::RookFirstCastling)) == Side::Second
            }
        }
    }

    /// Whether the touch rules are broken if every disputed touch was on purpose.
    pub(crate) fn may_break_touch_rules(&self, builder: &mut RulingBuilder<'_>) -> bool {
        let Some(legal) = self.turn.board_change.legal_move() else { return false };
        let is_rook_first = matches!(self.turn.board_change, BoardChange::CastledRookFirst { .. });
        if self.turn.is_in_hand || (is_rook_first && !self.is_rook_first_a_breach(builder)) {
            return false;
        }
        let on_purpose = || {
            let disputed = self.turn.contacts.iter().filter(|c| c.manner == Manner::Disputed);
            let binds = disputed.map(|contact| SideTaken {
                point: Point::DisputedTouch { act: contact.act },
                side: Side::Second,
            });
            binds.collect()
        };
        self.touch_answers.on(self, builder, |builder| {
            self.answer_apart(builder, on_purpose(), |apart| {
                if is_rook_first {
                    let duty = touch_obligation(self.book, self.turn, Releases::DoNotBind, apart);
                    return duty.is_some_and(|duty| !duty.obligation.permitted.contains(&legal));
                }
                irregularity(self.book, self.turn, legal, apart).is_some()
                    || due_move_not_made(self, apart).is_some()
            })
        })
    }
}
