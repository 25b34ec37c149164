//! What the rules of the match enter into a ruling under construction.

use super::{Admission, Classification, Outcome, PieceEffect, Reinstatement, RulingBuilder};
use crate::book::{Fact, Holding, Rule, Source};
use crate::disputed_point::{DisputedPoint, Side};
use acconcio_adjudication::ruling::{Admissibility, Completion, Trigger};

impl RulingBuilder<'_> {
    /// The side taken on a point; that it was asked is remembered.
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

    /// Whether a point is read the second way.
    pub(crate) fn reads_otherwise(&mut self, disputed_point: DisputedPoint) -> bool {
        self.side(disputed_point) == Side::Second
    }

    /// A claim or an arrangement is heard, or not.
    pub(crate) fn admit(&mut self, holding: &Holding, admission: Admission) {
        self.admissibility.fill(holding.orders(admission));
    }

    /// The arbiter acts on a claim, of his own accord, or not at all.
    pub(crate) fn set_in_motion(&mut self, holding: &Holding, trigger: Trigger) {
        self.trigger.fill(holding.orders(trigger));
    }

    /// A claim is heard by this rule, and the arbiter acts on it.
    pub(crate) fn hear(&mut self, rule: Rule, fact: Fact) -> Holding {
        let heard = self.hold(rule, fact);
        self.admit(&heard, Admission::Heard(Admissibility::Admissible));
        self.set_in_motion(&heard, Trigger::OnClaim);
        heard
    }

    /// A move is completed when the player presses his clock (rule 14).
    pub(crate) fn complete(&mut self, press: usize, far: Completion) {
        let completed = self.hold(Rule::CompletedByPress, Fact::Pressed(press));
        self.completion.fill(completed.orders(far));
    }

    /// Something that this game permits.
    pub(crate) fn permit(&mut self, rule: Rule, fact: Fact) {
        let holding = self.hold(rule, fact);
        self.classify(&holding, Classification::Permitted);
        self.leave(Fact::NothingToCorrect);
    }

    /// What it was.
    pub(crate) fn classify(&mut self, holding: &Holding, classification: Classification) {
        self.classification.fill(holding.orders(classification));
    }

    /// What becomes of a piece.
    pub(crate) fn piece(&mut self, holding: &Holding, effect: PieceEffect) {
        self.pieces.push(holding.orders(effect));
    }

    /// What the ruling has left open stays as it is, by this holding: the position, the match.
    pub(crate) fn go_on(&mut self, holding: &Holding) {
        if self.board.is_empty() {
            self.board.fill(holding.orders(Reinstatement::Keep));
        }
        if self.result.is_empty() {
            self.result.fill(holding.orders(Outcome::Continues));
        }
    }

    /// The arbiter does not step in, and everything goes on.
    pub(crate) fn leave(&mut self, fact: Fact) {
        let holding = self.hold(Rule::NoIntervention, fact);
        if self.trigger.is_empty() {
            self.trigger.fill(holding.orders(Trigger::None));
        }
        self.go_on(&holding);
    }
}
