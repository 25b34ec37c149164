//! Article 7 (2009): illegal moves undone and penalised, and the clocks put right (6.13).

use shakmaty::Color;

use super::edition::IllegalMovePenalty;
use super::{Fact, Holding, Releases, touch_obligation};
use crate::adjudicate::Case;
use crate::mate::{MatePossibility, can_mate};
use crate::ruling::{ClockRange, Docket, Outcome, Reinstatement, TimeChange};

/// Article 7.4.a (2009): the position before the irregularity is reinstated.
pub(crate) fn undo(case: &Case<'_>, docket: &mut Docket<'_>) {
    let act = case.turn.press.unwrap_or(case.turn.first_act);
    let undone = case.book.regime.illegal_move_undone.holds(Fact::ClockPressed(act));
    docket.board.fill(undone.orders(Reinstatement::BeforeTheTurn));
    docket.note_holding(undone);
}

/// Article 6.13 (2009): after an irregularity, and when a position is put back, the times are set by
/// best judgement.
pub(crate) fn set_clocks(case: &Case<'_>, docket: &mut Docket<'_>, fact: Fact) {
    let holding = case.book.edition.clock_times_by_judgement.holds(fact);
    docket.judgement.fill(holding.orders(ClockRange {
        white: clock_range(case, Color::White),
        black: clock_range(case, Color::Black),
    }));
    docket.note_holding(holding);
}

/// Articles 4.3 to 4.6 (2009), as far as they bind the player who has to move again.
pub(crate) fn oblige(case: &Case<'_>, docket: &mut Docket<'_>, releases: Releases) {
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
    let penalty = &case.book.regime.illegal_move_penalty;
    let IllegalMovePenalty::Time { bonus, losing } = penalty.value else {
        return lose(case, docket, case.turn.player, penalty.holds(case.moving_fact()));
    };
    let offenders = case.offenders();
    let mut counts = case.counted();
    for offender in &offenders {
        let count = counts.of_mut(*offender);
        *count = count.saturating_add(1);
    }
    let loser = offenders.iter().find(|offender| counts.of(**offender) >= losing);
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
/// DOUBT: the text says "the position" without saying which; the position before the irregularity
/// is looked at, since it is the one that is reinstated.
pub(crate) fn lose(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
    offender: Color,
    loss: Holding,
) -> Outcome {
    let exception = &case.book.regime.no_mate_no_loss;
    let (holding, outcome) = match can_mate(&case.turn.before.setup, !offender) {
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
