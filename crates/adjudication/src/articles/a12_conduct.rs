//! Article 12 (2009), 11 (since 2014): the conduct of the players.

use super::{completion, is_legal_move, measures, set_clocks};
use crate::case::Case;
use crate::incident::{ActKind, ArbiterAct, Misconduct, Person};
use crate::laws::{Fact, Holding};
use crate::ruling::{
    Admissibility, Classification, Completion, Measure, Outcome, Reinstatement, RulingBuilder,
    Trigger,
};

/// Rules on misconduct: each kind has its article, and the penalty is the arbiter's choice; only a player
/// who persists in refusing to comply loses the game.
pub(crate) fn misconduct(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    what: (usize, Person, Misconduct),
) {
    let (act, by, kind) = what;
    let edition = &case.book.edition;
    let holding = match kind {
        Misconduct::PreventsPress => edition.press_is_allowed.holds(Fact::PressPrevented(act)),
        Misconduct::Advice | Misconduct::Distracts if by.player().is_none() => {
            edition.bystanders.holds(Fact::Advised(act))
        }
        Misconduct::Distracts => edition.distraction.holds(Fact::Distracted(act)),
        Misconduct::Advice => edition.advice.holds(Fact::Advised(act)),
        Misconduct::RefusesToPlay if has_persisted(case, by, act) => {
            edition.refusal.holds(Fact::Refused(act))
        }
        Misconduct::RefusesToPlay => {
            builder.note(edition.refusal.not_met(Fact::Refused(act)));
            edition.penalties.holds(Fact::LawsAreSilent)
        }
    };
    builder.classification.fill(holding.orders(Classification::Misconduct));
    if let (Ok(_), _) | (_, true) = (is_legal_move(case.book, case.turn), case.turn.press.is_some())
    {
        completion(case, builder);
    } else {
        let not_made = edition.released_piece_stands.holds(Fact::NothingReleased);
        builder.completion.fill(not_made.orders(Completion::NotMade));
    }
    builder.board.fill(holding.orders(Reinstatement::Keep));
    let is_known = case.incident.acts[act].sight.is_seen()
        || case.is_aware_from(act)
        || case.misconduct_claim().is_some();
    if !is_known {
        let silent = edition.no_intervention.holds(Fact::ArbiterDoesNotKnow);
        builder.trigger.fill(silent.orders(Trigger::None));
        builder.result.fill(silent.orders(Outcome::Continues));
        builder.note_holding(silent);
        return;
    }
    let claimed = case.misconduct_claim();
    let trigger = match claimed {
        Some(_) if !case.incident.acts[act].sight.is_seen() => Trigger::OnClaim,
        Some(_) | None => Trigger::ExOfficio,
    };
    builder.trigger.fill(holding.orders(trigger));
    if claimed.is_some() {
        builder.admissibility.fill(holding.orders(Admissibility::Admissible));
    }
    builder.note_holding(holding.clone());
    if kind == Misconduct::PreventsPress {
        set_clocks(case, builder, Fact::IrregularityOccurred);
    }
    match by.player() {
        Some(player) if kind == Misconduct::RefusesToPlay && has_persisted(case, by, act) => {
            builder.result.fill(holding.orders(Outcome::Won(!player)));
        }
        Some(player) => {
            measures(case.book, builder, player, recommended(case, by));
            builder.result.fill(holding.orders(Outcome::Continues));
        }
        None => builder.result.fill(holding.orders(Outcome::Continues)),
    }
}

/// The recommended measure: a warning the first time, extra time for the opponent when it is repeated.
fn recommended(case: &Case<'_>, by: Person) -> Measure {
    let times = case.reconstruction.misconduct.iter().filter(|(_, who, _)| *who == by).count();
    if times > 1 { Measure::MoreTimeForOpponent } else { Measure::Warning }
}

/// Whether a player has refused again after the arbiter told him to go on.
fn has_persisted(case: &Case<'_>, by: Person, act: usize) -> bool {
    let refusal = ActKind::Misbehaves(Misconduct::RefusesToPlay);
    let mut earlier = case.incident.acts[..act].iter();
    earlier.any(|before| before.by == by && before.kind == refusal)
        && earlier.any(|before| before.kind == ActKind::Decides(ArbiterAct::LetsPlayGoOn))
}

/// A player who says "I adjust" only after the touch does not undo it, and may be penalised.
pub(crate) fn adjusted_late(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> Option<Holding> {
    let act = case.turn.adjusted_late?;
    builder.note(case.book.edition.adjusting.not_met(Fact::AdjustedTooLate(act)));
    Some(measures(case.book, builder, case.turn.player, Measure::Warning))
}
