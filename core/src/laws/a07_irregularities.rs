//! Article 7 (2009): illegal moves undone and penalised, and the clocks put right (6.13).

use shakmaty::Color;

use super::edition::{ClockTimes, IllegalMovePenalty};
use super::{Fact, Holding, Releases, touch_obligation};
use crate::adjudicate::Case;
use crate::doctrine::Side;
use crate::mate::{MatePossibility, can_mate};
use crate::ruling::{ClockRange, Docket, Outcome, Point, Reinstatement, TimeChange};

mod board;

pub(crate) use board::{displaced, out_of_turn, wrong_set_up};

/// Article 7.4.a (2009): the position before the irregularity is reinstated or, where nobody can say
/// what it was, the last one that can be identified.
pub(crate) fn undo(case: &Case<'_>, docket: &mut Docket<'_>) {
    let rule = &case.book.regime().illegal_move_undone;
    if let Some(last_known) = case.last_identifiable_turn() {
        let undone = rule.holds(Fact::NotRecorded);
        docket.board.fill(undone.orders(Reinstatement::LastIdentifiable(last_known.first_act)));
        return docket.note_holding(undone);
    }
    let undone = rule.holds(case.turn.press.map_or(Fact::TwoHandsUsed, Fact::ClockPressed));
    docket.board.fill(undone.orders(Reinstatement::BeforeTheTurn));
    docket.note_holding(undone);
}

/// Article 6.13 (2009): after an irregularity, and when a position is put back, the times are set by
/// best judgement.
pub(crate) fn set_clocks(case: &Case<'_>, docket: &mut Docket<'_>, fact: Fact) {
    let rule = &case.book.edition.clock_times_by_judgement;
    let holding = rule.holds(fact);
    if rule.value == ClockTimes::NotAdjusted {
        return docket.note_holding(holding);
    }
    docket.judgement.fill(holding.orders(ClockRange {
        white: clock_range(case, Color::White),
        black: clock_range(case, Color::Black),
    }));
    docket.note_holding(holding);
}

/// Articles 4.3 to 4.6 (2009), as far as they bind the player who has to move again.
pub(crate) fn oblige(case: &Case<'_>, docket: &mut Docket<'_>, releases: Releases) {
    if case.last_identifiable_turn().is_some() {
        return;
    }
    if let Some(finding) = touch_obligation(&case.book, case.turn, releases, docket) {
        docket.obligation.fill(finding.holding.orders(finding.obligation));
        docket.note_holding(finding.holding);
    }
}

/// Article 7.4.b (2009), or what the regime puts in its place: time for the opponent and a count,
/// or loss of the game, which is a draw where the opponent cannot mate.
///
/// DOUBT: where both players completed an illegal move before the first was found, nothing says
/// whether the later one counts; it is counted against the player who made it (G-05 of the
/// seminar's checklist). Several by one player count once, as one intervention (SEM-09.12).
pub(crate) fn penalise(case: &Case<'_>, docket: &mut Docket<'_>) -> Outcome {
    let regime = case.book.regime();
    let mut penalty = &regime.illegal_move_penalty;
    if let Some((doubt, otherwise)) = &regime.disputed_bonus
        && docket.side(Point::Law(*doubt)) == Side::Second
    {
        penalty = otherwise;
    }
    let IllegalMovePenalty::Time { bonus, losing } = penalty.value else {
        return lose(case, docket, case.turn.player, penalty.holds(case.moving_fact()));
    };
    let offenders = case.offenders();
    let mut counts = case.counted();
    for offender in &offenders {
        let count = counts.of_mut(*offender);
        *count = count.saturating_add(1);
    }
    let has_lost = |offender: &&Color| losing.is_some_and(|losing| counts.of(**offender) >= losing);
    let loser = offenders.iter().find(has_lost);
    let player = loser.copied().unwrap_or(case.turn.player);
    let holding = penalty.holds(Fact::OffenceNumber(player, counts.of(player)));
    docket.counts.fill(holding.orders(counts));
    if loser.is_some() {
        return lose(case, docket, player, holding);
    }
    for offender in offenders {
        let change = TimeChange { player: !offender, seconds: bonus };
        docket.time.push(holding.orders(change));
    }
    docket.result.fill(holding.orders(Outcome::Continues));
    docket.note_holding(holding);
    Outcome::Continues
}

/// The game is lost, unless the opponent cannot mate by any series of legal moves.
///
/// DOUBT: the text says "the position" without saying which; the position is looked at that the game
/// would go on with: before the irregularity or, where a pawn becomes a queen, with the queen.
pub(crate) fn lose(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
    offender: Color,
    loss: Holding,
) -> Outcome {
    let exception = &case.book.regime().no_mate_no_loss;
    let (holding, outcome) = match can_mate(&case.position_to_go_on_with(), !offender) {
        MatePossibility::Impossible => {
            (loss.unless(Some(exception.holds(Fact::MateImpossible))), Outcome::Drawn)
        }
        MatePossibility::Undecided => {
            let excluded = exception.not_met(Fact::MateNotExcluded);
            (loss.because([excluded]), Outcome::Won(!offender))
        }
    };
    docket.result.fill(holding.orders(outcome));
    docket.note_holding(holding);
    outcome
}

/// From the time at the start of the turn to the time now; an increment gained by a wrong press may
/// be taken back.
fn clock_range(case: &Case<'_>, player: Color) -> (u32, u32) {
    let (began, now) = (case.turn.clocks.of(player), case.account.standing.remaining.of(player));
    let gained = match case.turn.press {
        Some(_) if player == case.turn.player => case.incident.clocks.increment,
        Some(_) | None => 0,
    };
    (began.min(now.saturating_sub(gained)), began.max(now))
}
