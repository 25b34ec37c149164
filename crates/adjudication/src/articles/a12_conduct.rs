//! Article 12 (2009), 11 (since 2014): the conduct of the players.

mod judged;

use shakmaty::Color;

use super::{completion, is_legal_move, judge_times, measures, no_intervention, set_clocks};
use crate::case::Case;
use crate::incident::{ActKind, ArbiterAct, Misconduct, Person};
use crate::laws::{Fact, Holding};
use crate::ruling::{
    Admissibility, Classification, ClockRange, Completion, Discipline, Measure, Outcome,
    Reinstatement, RulingBuilder, TimeRange, Trigger,
};
use judged::{Consequence, Judged, judge};

/// Rules on misconduct: each kind has its article, and the penalty is the arbiter's choice, unless the article
/// fixes it.
pub(crate) fn misconduct(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    what: (usize, Person, Misconduct),
) {
    let (act, by, kind) = what;
    let edition = &case.book.edition;
    let judged = judge(case, builder, what);
    let (holding, consequence) = match judged {
        Judged::Breach(holding, consequence) => (holding, consequence),
        Judged::Allowed(holding) => return allowed(case, builder, holding),
    };
    builder.classification.fill(holding.orders(consequence.classification()));
    stage_of_the_move(case, builder);
    builder.board.fill(holding.orders(consequence.board()));
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
    if kind == Misconduct::PreventsPress || matches!(consequence, Consequence::PutRight(_)) {
        set_clocks(case, builder, Fact::IrregularityOccurred);
    }
    if matches!(consequence, Consequence::ClockReplaced) {
        judge_times(case, builder, &holding);
    }
    if matches!(consequence, Consequence::ExtraTime) {
        extra_time(case, builder, act, &holding);
    }
    match (consequence, by.player()) {
        (Consequence::Result(outcome), _) => builder.result.fill(holding.orders(outcome)),
        (Consequence::EventPenalty(measure), Some(player)) => {
            let discipline =
                Discipline { player, permitted: measure.alone(), recommended: measure };
            builder.discipline.fill(holding.orders(discipline));
            builder.result.fill(holding.orders(Outcome::Continues));
        }
        (Consequence::Measures, Some(player)) => {
            measures(case.book, builder, player, recommended(case, by, kind));
            builder.result.fill(holding.orders(Outcome::Continues));
        }
        (Consequence::PutRight(_) | Consequence::ClockReplaced | Consequence::ExtraTime, _)
        | (Consequence::EventPenalty(_) | Consequence::Measures, None) => {
            builder.result.fill(holding.orders(Outcome::Continues));
        }
    }
}

impl Consequence {
    const fn classification(&self) -> Classification {
        match self {
            Consequence::PutRight(Reinstatement::Keep) | Consequence::ClockReplaced => {
                Classification::WrongSetUp
            }
            Consequence::PutRight(_) => Classification::Displaced,
            Consequence::ExtraTime => Classification::Legal,
            Consequence::Measures | Consequence::EventPenalty(_) | Consequence::Result(_) => {
                Classification::Misconduct
            }
        }
    }

    const fn board(&self) -> Reinstatement {
        match self {
            Consequence::PutRight(board) => *board,
            Consequence::Measures
            | Consequence::EventPenalty(_)
            | Consequence::Result(_)
            | Consequence::ClockReplaced
            | Consequence::ExtraTime => Reinstatement::Keep,
        }
    }
}

/// Articles 13.5 (2009), 12.5 (2014): each player may be given up to the time that has passed in the turn.
///
/// DOUBT: no article says how much time.
fn extra_time(case: &Case<'_>, builder: &mut RulingBuilder<'_>, act: usize, holding: &Holding) {
    let passed = case.incident.acts.get(case.turn.first_act..=act).unwrap_or_default();
    let lost = passed.iter().fold(0u32, |sum, act| sum.saturating_add(act.after));
    let range = |player| {
        let left = case.reconstruction.board_state().remaining.of(player);
        let most = left.saturating_add(lost);
        TimeRange { least: left, recommended: most, most }
    };
    let (white, black) = (range(Color::White), range(Color::Black));
    builder.judgement.fill(holding.orders(ClockRange { white, black }));
}

/// Rules on conduct to which the Laws do not object: the game goes on.
fn allowed(case: &Case<'_>, builder: &mut RulingBuilder<'_>, holding: Holding) {
    builder.classification.fill(holding.orders(Classification::Legal));
    stage_of_the_move(case, builder);
    builder.note_holding(holding);
    if case.misconduct_claim().is_some() {
        let heard = case.book.edition.laws_are_observed.holds(Fact::NothingToCorrect);
        builder.admissibility.fill(heard.orders(Admissibility::Admissible));
    }
    no_intervention(case.book, builder, Fact::NothingToCorrect);
}

fn stage_of_the_move(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    if !builder.completion.is_empty() {
        return;
    }
    if let (Ok(_), _) | (_, true) = (is_legal_move(case.book, case.turn), case.turn.press.is_some())
    {
        completion(case, builder);
    } else {
        let not_made = case.book.edition.released_piece_stands.holds(Fact::NothingReleased);
        builder.completion.fill(not_made.orders(Completion::NotMade));
    }
}

/// The recommended measure: a warning the first time, extra time for the opponent when it is repeated; the loss
/// of the game for what goes against fair play.
///
/// DOUBT: no article says which measure fits which infraction.
fn recommended(case: &Case<'_>, by: Person, kind: Misconduct) -> Measure {
    if matches!(kind, Misconduct::ProposesAFix | Misconduct::RefusesInspection) {
        return Measure::LossOfGame;
    }
    let times = case.reconstruction.misconduct.iter().filter(|(_, who, _)| *who == by).count();
    if times > 1 { Measure::MoreTimeForOpponent } else { Measure::Warning }
}

/// Whether a player has refused again after the arbiter told him to go on.
pub(super) fn has_persisted(case: &Case<'_>, by: Person, act: usize) -> bool {
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
