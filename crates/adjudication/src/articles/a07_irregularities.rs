//! Article 7 (2009): illegal moves undone and penalised, and the clocks put right (6.13).

use shakmaty::Color;

use super::{Releases, ends_with, touch_obligation};
use crate::case::Case;
use crate::disputed_points::{DisputedPoint, Side};
use crate::laws::edition::{
    ClockTimes, IllegalMoveInitiative, IllegalMovePenalty, NonMove, OneHand, RegimeRules,
};
use crate::laws::{Fact, Holding, Provision, Rule};
use crate::mating::Mating;
use crate::reconstruction::End;
use crate::ruling::{
    ClockRange, Outcome, Point, Reinstatement, RulingBuilder, TimeChange, TimeRange,
};

mod board;

pub(crate) use board::{
    colours_begin_anew, displaced, note_not_put_right, out_of_turn, rule_on_set_up, wrong_set_up,
};

/// Article 7.4.a (2009): the position before the irregularity is reinstated or, where nobody can say
/// what it was, the last one that can be identified.
pub(crate) fn undo(case: &Case<'_>, builder: &mut RulingBuilder<'_>, rules: &RegimeRules) {
    let rule = &rules.illegal_move_undone;
    if let Some(last_known) = case.last_identifiable_turn() {
        let undone = rule.holds(Fact::NotRecorded);
        builder.board.fill(undone.orders(Reinstatement::LastIdentifiable(last_known.first_act)));
        return builder.note_holding(undone);
    }
    let undone = rule.holds(case.turn.press.map_or(Fact::TwoHandsUsed, Fact::ClockPressed));
    builder.board.fill(undone.orders(Reinstatement::BeforeTheTurn));
    builder.note_holding(undone);
}

/// Article 6.13 (2009): after an irregularity, and when a position is put back, the times are set by
/// best judgement.
pub(crate) fn set_clocks(case: &Case<'_>, builder: &mut RulingBuilder<'_>, fact: Fact) {
    let rule = &case.book.edition.clock_times_by_judgement;
    let holding = rule.holds(fact);
    if rule.value == ClockTimes::NotAdjusted {
        return builder.note_holding(holding);
    }
    judge_times(case, builder, &holding);
    builder.note_holding(holding);
}

/// Lets the arbiter set the times by his judgement, as a provision orders.
pub(crate) fn judge_times(case: &Case<'_>, builder: &mut RulingBuilder<'_>, holding: &Holding) {
    builder.judgement.fill(holding.orders(ClockRange {
        white: clock_range(case, Color::White),
        black: clock_range(case, Color::Black),
    }));
}

/// Articles 4.3 to 4.6 (2009), as far as they bind the player who has to move again.
pub(crate) fn oblige(case: &Case<'_>, builder: &mut RulingBuilder<'_>, releases: Releases) {
    if case.last_identifiable_turn().is_some() {
        return;
    }
    if let Some(finding) = touch_obligation(case.book, case.turn, releases, builder) {
        builder.obligation.fill(finding.holding.orders(finding.obligation));
        builder.note_holding(finding.holding);
    }
}

/// Article 7.4.b (2009), or what the regime puts in its place: time for the opponent and a count,
/// or loss of the game, which is a draw where the opponent cannot mate.
///
/// Several by one player count once, as one intervention (SEM-09.12). Where the position put right ends the
/// game, the offence is counted and no time is given.
pub(crate) fn penalise(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    rules: &RegimeRules,
    ended: Option<End>,
) -> Outcome {
    let penalty = &penalty_of(case, builder, rules);
    let amended = amended_penalty(case, penalty);
    let IllegalMovePenalty::Time { bonus, losing } = penalty.value else {
        let holding = penalty.holds(case.moving_fact());
        // Where the opponent claims the game as won (B.3.c of 2009), nothing is counted (SEM-16.8).
        if !matches!(rules.illegal_move, IllegalMoveInitiative::Opponent { .. }) {
            let mut counts = case.counted();
            let count = counts.of_mut(case.turn.player);
            *count = count.saturating_add(1);
            builder.counts.fill(holding.orders(counts));
        }
        return lose(case, builder, case.turn.player, holding);
    };
    let mut offenders = case.offenders();
    if offenders.len() > 1
        && builder.side(Point::Law(DisputedPoint::LaterIllegalMove)) == Side::Second
    {
        offenders.truncate(1);
    }
    let mut counts = case.counted();
    for offender in &offenders {
        let count = counts.of_mut(*offender);
        *count = count.saturating_add(1);
    }
    let has_lost = |offender: &&Color| losing.is_some_and(|losing| counts.of(**offender) >= losing);
    let loser = offenders.iter().find(has_lost);
    let player = loser.copied().unwrap_or(case.turn.player);
    let offence = Fact::OffenceNumber(player, counts.of(player));
    if loser.is_some() {
        let losing_rule = losing_rule(case, builder, penalty);
        // An appendix that changes the minutes has no bearing on the offence that loses the game.
        let only_minutes = (losing_rule.by() != penalty.by() && penalty.is_of_an_appendix())
            .then(|| penalty.not_met(offence.clone()));
        let holding = losing_rule.holds(offence).because(only_minutes);
        builder.counts.fill(holding.orders(counts));
        return lose_unless_mated(case, builder, (player, ended), holding);
    }
    let amended = amended.map(|rule| rule.holds(offence.clone()).into_step());
    let holding = penalty.holds(offence).because(amended);
    builder.counts.fill(holding.orders(counts));
    if let Some(end) = ended {
        builder.note_holding(holding);
        return end_with(case, builder, end);
    }
    for offender in offenders {
        let change = TimeChange { player: !offender, seconds: bonus };
        builder.time.push(holding.orders(change));
    }
    builder.result.fill(holding.orders(Outcome::Continues));
    builder.note_holding(holding);
    Outcome::Continues
}

/// The offence that loses the game, unless a mate by the pawn that was replaced comes first, which is disputed.
fn lose_unless_mated(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    (player, ended): (Color, Option<End>),
    holding: Holding,
) -> Outcome {
    if let Some(mate @ End::Mate(_)) = ended
        && builder.side(Point::Law(DisputedPoint::MateByReplacedPawn)) == Side::Second
    {
        builder.note_holding(holding);
        return end_with(case, builder, mate);
    }
    lose(case, builder, player, holding)
}

/// Whether the ruling on an illegal move ends the game: by its penalty, or by the position put right.
pub(crate) fn ends_the_game(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> bool {
    let has_lost = match penalty_of(case, builder, case.book.regime()).value {
        IllegalMovePenalty::Time { losing, .. } => losing
            .is_some_and(|losing| case.counted().of(case.turn.player).saturating_add(1) >= losing),
        IllegalMovePenalty::Loss => true,
    };
    has_lost || case.end_with_the_queen().is_some()
}

/// The game ends by the position on the board once it has been put right.
fn end_with(case: &Case<'_>, builder: &mut RulingBuilder<'_>, end: End) -> Outcome {
    let (holding, outcome) = ends_with(case.book, end);
    builder.result.fill(holding.orders(outcome));
    builder.note_holding(holding);
    outcome
}

/// The penalty that applies; where the extra time for the opponent is disputed, the one under the chosen
/// reading.
fn penalty_of(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    rules: &RegimeRules,
) -> Provision<IllegalMovePenalty> {
    if let Some((disputed_point, otherwise)) = &rules.disputed_extra_time
        && builder.side(Point::Law(*disputed_point)) == Side::Second
    {
        return *otherwise;
    }
    let is_standard =
        rules.illegal_move_penalty.by() == case.book.edition.standard.illegal_move_penalty.by();
    own_penalty(case, builder).filter(|_| is_standard).unwrap_or(rules.illegal_move_penalty)
}

/// The penalty for something that counts as an illegal move, where the edition orders it by an article of
/// its own.
fn own_penalty(
    case: &Case<'_>,
    builder: &RulingBuilder<'_>,
) -> Option<Provision<IllegalMovePenalty>> {
    let edition = &case.book.edition;
    match (builder.classification.rule(), &edition.one_hand, &edition.non_move) {
        (Some(Rule::TwoHands), OneHand::AsIllegalAtOnce { penalty, .. }, _) => Some(*penalty),
        (Some(Rule::ClockWithoutMove), _, NonMove::AsIllegal { penalty, .. }) => *penalty,
        _ => None,
    }
}

/// The competition rule on the penalty where an appendix changes the time that it fixes (A.3 of 2023, B.2 of
/// 2018): the two are cited together.
fn amended_penalty(
    case: &Case<'_>,
    penalty: &Provision<IllegalMovePenalty>,
) -> Option<Provision<IllegalMovePenalty>> {
    let standard = case.book.edition.standard.illegal_move_penalty;
    let is_time = |rule: &Provision<IllegalMovePenalty>| {
        matches!(rule.value, IllegalMovePenalty::Time { .. })
    };
    (penalty.is_of_an_appendix() && is_time(penalty) && is_time(&standard)).then_some(standard)
}

/// The provision by which an offence loses the game: the appendices change the minutes (B.2 of 2018, A.3 of
/// 2023), not that.
fn losing_rule(
    case: &Case<'_>,
    builder: &RulingBuilder<'_>,
    penalty: &Provision<IllegalMovePenalty>,
) -> Provision<IllegalMovePenalty> {
    let standard = case.book.edition.standard.illegal_move_penalty;
    let rule = own_penalty(case, builder).unwrap_or(standard);
    let losing = |rule: &Provision<IllegalMovePenalty>| match rule.value {
        IllegalMovePenalty::Time { losing, .. } => losing,
        IllegalMovePenalty::Loss => None,
    };
    if losing(&rule) == losing(penalty) { rule } else { *penalty }
}

/// The game is lost, unless the opponent cannot mate by any series of legal moves.
///
/// DOUBT: the text says "the position" without saying which; the position examined is the one with which
/// the game would go on: before the irregularity or, where a pawn becomes a queen, with the queen.
pub(crate) fn lose(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    offender: Color,
    loss: Holding,
) -> Outcome {
    let exception = &case.book.regime().no_mate_no_loss;
    let (holding, outcome) = match case.reconstruction.mating.can_mate(
        &case.position_to_go_on_with(),
        !offender,
        case.book.move_limit(),
    ) {
        Mating::Excluded(fact) => (loss.unless(Some(exception.holds(fact))), Outcome::Drawn),
        Mating::NotExcluded(fact) => {
            (loss.because([exception.not_met(fact)]), Outcome::Won(!offender))
        }
    };
    builder.result.fill(holding.orders(outcome));
    builder.note_holding(holding);
    outcome
}

/// The range of times in seconds to which a player's clock may be set: from the time at the start of the
/// turn to the time now; an increment gained by a wrong press may be taken back, and that is recommended.
fn clock_range(case: &Case<'_>, player: Color) -> TimeRange {
    let identified = case.last_identifiable_turn();
    let put_back = identified.unwrap_or(case.turn);
    let (began, now) =
        (put_back.clocks.of(player), case.reconstruction.board_state().remaining.of(player));
    let gained = match case.turn.press {
        Some(_) if player == case.turn.player => case.incident.clocks.increment,
        Some(_) | None => 0,
    };
    let most = began.max(now);
    let pressed = case.turn.press.filter(|_| identified.is_none());
    let recommended = pressed.map_or(most, |press| {
        let after = &case.reconstruction.board_states()[press + 1];
        after.remaining.of(player).saturating_sub(gained)
    });
    let least = began.min(now.saturating_sub(gained)).min(recommended);
    TimeRange { least, recommended, most }
}
