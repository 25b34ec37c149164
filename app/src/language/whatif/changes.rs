//! The changes of circumstances, as choices and as conditions.

use acconcio_adjudication::incident::{Claim, Manner, Sight};
use acconcio_training::whatif::{About, Change, Claiming, Press};

use super::{ChangeContext, Touched};
use crate::language::Language;

impl Language {
    /// The subject of a change, as the label of a choice: `The clock`.
    pub fn about_change(self, about: About, context: &ChangeContext) -> String {
        let words = self.what_if();
        match about {
            About::Edition => words.about_edition().to_owned(),
            About::Regime => words.about_regime().to_owned(),
            About::Press => words.about_press(context.player),
            About::Claim => words.about_claim().to_owned(),
            About::Sight => words.about_sight().to_owned(),
            About::Offences => words.about_offences(context.player),
            About::FirstTouch => words.about_first_touch().to_owned(),
            About::Touch(act) => match context.touched_by(act) {
                Some(Touched { piece, square, by }) => {
                    words.about_touch(piece.role, piece.color, piece.color == by, square)
                }
                None => words.about_touch_in_act(act + 1),
            },
            About::Reading(disputed_point) => self.disputed_point(disputed_point).to_owned(),
            About::Proposal(proposal) => {
                words.about_proposal(proposal.number(), self.proposal(proposal))
            }
        }
    }

    /// The value that a change sets, as one of several choices: `not pressed`.
    pub fn change(self, change: Change, context: &ChangeContext) -> String {
        let words = self.what_if();
        match change {
            Change::Claim(claiming) => self.claiming(claiming),
            Change::Edition(edition) => self.edition(edition).to_owned(),
            Change::Regime(regime) => self.regime(regime).to_owned(),
            Change::Reading { disputed_point, side } => {
                self.disputed_point_side(disputed_point, side).to_owned()
            }
            Change::Enacted(_) => words.choice_enacted().to_owned(),
            Change::NotEnacted(_) => words.choice_not_enacted().to_owned(),
            Change::Press(Press::Pressed) => words.choice_press_pressed().to_owned(),
            Change::Press(Press::NotPressed) => words.choice_press_not_pressed().to_owned(),
            Change::Sight(Sight::Seen) => words.choice_sight_seen().to_owned(),
            Change::Sight(Sight::Unseen) => words.choice_sight_unseen().to_owned(),
            Change::Offences(0) => words.choice_no_offence().to_owned(),
            Change::Offences(1) => words.choice_one_offence().to_owned(),
            Change::Offences(2) => words.choice_two_offences().to_owned(),
            Change::Offences(number) => number.to_string(),
            Change::Touch { manner, .. } => match manner {
                Manner::Deliberate => words.choice_deliberate().to_owned(),
                Manner::Accidental => words.choice_accidental().to_owned(),
                Manner::Disputed => words.choice_disputed().to_owned(),
            },
            Change::FirstTouch(square) => match context.touched_on(square) {
                Some(Touched { piece, by, .. }) => {
                    words.choice_first_touch(piece.role, piece.color, piece.color == by, square)
                }
                None => square.to_string(),
            },
        }
    }

    fn claiming(self, claiming: Claiming) -> String {
        let words = self.what_if();
        match claiming {
            Claiming::Nobody => words.choice_nobody().to_owned(),
            Claiming::InWriting => words.choice_in_writing().to_owned(),
            Claiming::BeforeTouching => words.choice_before_touching().to_owned(),
            Claiming::AfterTouching => words.choice_after_touching().to_owned(),
            Claiming::AtOnce { by, .. } => words.choice_at_once(by),
            Claiming::TooLate { by, claim: Claim::TouchMove } => words.choice_too_late_by_touch(by),
            Claiming::TooLate { by, .. } => words.choice_too_late(by),
        }
    }

    /// The condition under which a ruling would have been right; none for the laws as such.
    pub(super) fn condition(self, change: Change, context: &ChangeContext) -> Option<String> {
        let words = self.what_if();
        let text = match change {
            Change::Claim(claiming) => self.had_claimed(claiming),
            Change::Edition(_) | Change::Regime(_) => return None,
            Change::Reading { disputed_point, side } => words
                .if_reading(self.disputed_point_side(disputed_point, side).trim_end_matches('.')),
            Change::Enacted(proposal) => words.if_enacted(proposal.number()),
            Change::NotEnacted(proposal) => words.if_not_enacted(proposal.number()),
            Change::Press(Press::Pressed) => words.if_press_pressed().to_owned(),
            Change::Press(Press::NotPressed) => words.if_press_not_pressed().to_owned(),
            Change::Sight(Sight::Seen) => words.if_sight_seen().to_owned(),
            Change::Sight(Sight::Unseen) => words.if_sight_unseen().to_owned(),
            Change::Offences(number) => words.if_offences(context.player, number),
            Change::Touch { act, manner } => {
                let Touched { by, piece, square } = context.touched_by(act)?;
                let (role, color, is_own) = (piece.role, piece.color, piece.color == by);
                match manner {
                    Manner::Deliberate => {
                        words.if_touched_on_purpose(by, role, color, is_own, square)
                    }
                    Manner::Accidental => {
                        words.if_touched_by_accident(by, role, color, is_own, square)
                    }
                    Manner::Disputed => {
                        words.if_touched_disputably(by, role, color, is_own, square)
                    }
                }
            }
            Change::FirstTouch(square) => {
                let Touched { piece, by, .. } = context.touched_on(square)?;
                words.if_first_touch(piece.role, piece.color, piece.color == by, square)
            }
        };
        Some(text)
    }

    fn had_claimed(self, claiming: Claiming) -> String {
        let words = self.what_if();
        match claiming {
            Claiming::Nobody => words.if_nobody().to_owned(),
            Claiming::InWriting => words.if_in_writing().to_owned(),
            Claiming::BeforeTouching => words.if_before_touching().to_owned(),
            Claiming::AfterTouching => words.if_after_touching().to_owned(),
            Claiming::AtOnce { by, .. } => words.if_at_once(by),
            Claiming::TooLate { by, claim: Claim::TouchMove } => words.if_too_late_by_touch(by),
            Claiming::TooLate { by, .. } => words.if_too_late(by),
        }
    }
}
