//! The entries that the rules of the match make in a ruling under construction.

use super::{Admission, Classification, Outcome, PieceEffect, Reinstatement, RulingBuilder};
use crate::book::{Fact, Holding, Rule, Source};
use crate::disputed_point::{DisputedPoint, Side};
use acconcio_adjudication::ruling::{Admissibility, Completion, Trigger};

impl RulingBuilder<'_> {
    /// The side taken on a disputed point; the builder remembers that it was consulted.
    pub(crate) fn side(&mut self, disputed_point: DisputedPoint) -> Side {
        let side = self.readings.side(disputed_point);
        self.ask(disputed_point, side)
    }

    /// Enters a rule that holds on a fact into the trace, to order something by it.
    pub(crate) fn hold(&mut self, rule: Rule, fact: Fact) -> Holding {
        if matches!(rule.source(), Source::Fide(_)) && rule != Rule::NoIntervention {
            self.note(Rule::FollowsFideBlitz.holds(Fact::RulesAreSilent).into_step());
        }
        let holding = rule.holds(fact);
        self.note(holding.clone().into_step());
        holding
    }

    /// Whether a disputed point is read the second way.
    pub(crate) fn reads_otherwise(&mut self, disputed_point: DisputedPoint) -> bool {
        self.side(disputed_point) == Side::Second
    }

    /// Fills in whether a claim or an arrangement is heard.
    pub(crate) fn admit(&mut self, holding: &Holding, admission: Admission) {
        self.admissibility.fill(holding.orders(admission));
    }

    /// Fills in whether the arbiter acts on a claim, of his own accord, or not at all.
    pub(crate) fn set_in_motion(&mut self, holding: &Holding, trigger: Trigger) {
        self.trigger.fill(holding.orders(trigger));
    }

    /// Fills in that a claim is heard by this rule, and that the arbiter acts on it.
    pub(crate) fn hear(&mut self, rule: Rule, fact: Fact) -> Holding {
        let heard = self.hold(rule, fact);
        self.admit(&heard, Admission::Heard(Admissibility::Admissible));
        self.set_in_motion(&heard, Trigger::OnClaim);
        heard
    }

    /// Fills in the stage that a move reached; it is completed when the player presses his clock (rule
    /// 14).
    pub(crate) fn complete(&mut self, press: usize, far: Completion) {
        let completed = self.hold(Rule::CompletedByPress, Fact::Pressed(press));
        self.completion.fill(completed.orders(far));
    }

    /// Rules on something that this game permits.
    pub(crate) fn permit(&mut self, rule: Rule, fact: Fact) {
        let holding = self.hold(rule, fact);
        self.classify(&holding, Classification::Permitted);
        self.leave(Fact::NothingToCorrect);
    }

    /// Fills in the classification.
    pub(crate) fn classify(&mut self, holding: &Holding, classification: Classification) {
        self.classification.fill(holding.orders(classification));
    }

    /// Adds an effect on a piece.
    pub(crate) fn piece(&mut self, holding: &Holding, effect: PieceEffect) {
        self.pieces.push(holding.orders(effect));
    }

    /// Leaves as it is, by this holding, what the ruling has not filled in: the position, the match.
    pub(crate) fn go_on(&mut self, holding: &Holding) {
        if self.board.is_empty() {
            self.board.fill(holding.orders(Reinstatement::Keep));
        }
        if self.result.is_empty() {
            self.result.fill(holding.orders(Outcome::Continues));
        }
    }

    /// Rules that the arbiter does not intervene, and everything goes on.
    pub(crate) fn leave(&mut self, fact: Fact) {
        let holding = self.hold(Rule::NoIntervention, fact);
        if self.trigger.is_empty() {
            self.trigger.fill(holding.orders(Trigger::None));
        }
        self.go_on(&holding);
    }
}
