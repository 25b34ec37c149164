//! The matter of an incident: the last thing in it that is ruled on.
//!
//! A claim or an offer; otherwise the game that ended or the illegal move that was completed; otherwise
//! the last act with an effect.

use super::beginning;
use super::case::Case;
use super::claim::Claimed;
use super::game_end::{self, Ending};
use super::legality_of::{illegal_turn, last_illegal};
use super::violation::{Violation, delivered_in_breach, is_healed, violation};
use crate::act::{Act, ActKind, ArbiterAct, Claim, Person, RunnerFault};
use crate::ruling::{RulingBuilder, Subject};
use crate::seat::{Seat, Table};
use crate::turns::Turn;
use acconcio_adjudication::incident::{Reply, SetUpFault};

/// The matters that are ruled on.
pub(super) enum Matter<'a> {
    /// One game ended, or both at once; `claim` is the act by which somebody said so, if one did.
    Ending { endings: Vec<Ending<'a>>, claim: Option<usize> },
    /// A claim or an offer made when the match was over.
    Over { claim: usize, endings: Vec<Ending<'a>> },
    /// A claim.
    Claim(Claimed),
    /// A draw offer.
    Offer { act: usize },
    /// An answer to a draw offer.
    Answer { act: usize, reply: Reply },
    /// A drawn match that has to be decided.
    Tie { act: usize },
    /// A turn, completed or not.
    Turn(&'a Turn),
    /// A fault without a fixed penalty.
    Violation(Violation),
    /// A fault of a runner with a fixed penalty, or a piece that fell elsewhere.
    RunnerFault { act: usize },
    /// A wrong set-up that the arbiter notices.
    SetUp { table: Table, fault: SetUpFault },
    /// Any other act.
    OtherAct { act: usize },
    /// The position before a player.
    Position(Seat),
}

/// Finds the matter of an incident.
pub(super) fn of<'a>(case: &'a Case<'_>, builder: &mut RulingBuilder<'_>) -> Matter<'a> {
    let endings = game_end::first(case, builder);
    let asked = asked(case);
    if let Some(first) = endings.first() {
        let is_later = |act: usize| act > first.act && endings.iter().all(|one| one.act != act);
        return match asked {
            Some((_, Matter::Tie { .. })) => Matter::Ending { endings, claim: None },
            Some((act, matter)) if is_later(act) => {
                if let Matter::Claim(Claimed { what, .. }) = matter
                    && matches!(what, Claim::Checkmate | Claim::SimultaneousEnd | Claim::Stalemate)
                {
                    Matter::Ending { endings, claim: Some(act) }
                } else {
                    Matter::Over { claim: act, endings }
                }
            }
            Some(_) | None => Matter::Ending { endings, claim: None },
        };
    }
    if let Some((_, matter)) = asked {
        return matter;
    }
    if let Some(turn) = last_illegal(case, builder, case.acts().len()) {
        return Matter::Turn(turn);
    }
    let is_start = |act: &usize| matches!(case.acts()[*act].kind, ActKind::StartsGame { .. });
    let started =
        (0..case.acts().len()).find(is_start).filter(|_| beginning::is_noticed_apart(case));
    if let Some(act) = started {
        return Matter::OtherAct { act };
    }
    if let Some((table, fault)) = beginning::is_noticed_wrong(case) {
        return Matter::SetUp { table, fault };
    }
    let last = known_fault(case);
    let last = last.or_else(|| (0..case.acts().len()).rev().find_map(|act| effect(case, act)));
    last.unwrap_or_else(|| Matter::Position(looked_at(case)))
}

/// The last fault that the arbiter knows of and has not decided on: what was done in order since then does not change that.
pub(super) fn known_fault<'a>(case: &'a Case<'_>) -> Option<Matter<'a>> {
    let acts = case.acts().len();
    let faults = (case.decided_until()..acts).rev().filter(|act| case.is_known(*act));
    faults.filter_map(|act| effect(case, act)).find(|matter| {
        if let Matter::Violation(violation) = matter {
            case.is_known(violation.act) && !is_healed(case, violation.act)
        } else if let Matter::RunnerFault { act } = matter {
            matches!(case.acts()[*act].by, Person::Runner(_))
        } else {
            false
        }
    })
}

/// The claims that the arbiter has not decided on and after which something else was claimed or offered, in order.
pub(super) fn claims_before_the_last(case: &Case<'_>) -> Vec<usize> {
    let acts = case.decided_until()..case.acts().len();
    let mut asked: Vec<usize> = acts.filter(|act| asked_by(case, *act).is_some()).collect();
    asked.pop();
    asked.retain(|act| matches!(asked_by(case, *act), Some(Matter::Claim(_))));
    asked
}

/// Whether an act claims an illegal move, and another a fallen flag on the same board against the claimant.
pub(super) fn is_illegal_move_before_flag(case: &Case<'_>, claim: usize, flag: usize) -> bool {
    let [one, other] = [claim, flag].map(|act| &case.acts()[act]);
    let claims =
        |act: &Act, what| matches!(act.kind, ActKind::Claims { what: it, .. } if it == what);
    let opponents =
        one.seat().zip(other.seat()).is_some_and(|(one, other)| one.opponent() == other);
    claims(one, Claim::IllegalMove) && claims(other, Claim::FlagFall) && opponents
}

/// The claims and answers that may have ended the match before something else did: those before the first game that ended
/// on its board, with time between; where none did, all but the last.
pub(super) fn asked_before_an_end(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> Vec<usize> {
    let is_asked = |act: &usize| {
        matches!(asked_by(case, *act), Some(Matter::Claim(_) | Matter::Answer { .. }))
    };
    let mut asked: Vec<usize> = (0..case.acts().len()).filter(is_asked).collect();
    let last = asked.last().copied();
    if last.is_none() {
        return asked;
    }
    let ended = game_end::first(case, builder).first().map(|ending| ending.act);
    asked.retain(|act| match ended {
        Some(ended) => {
            *act < ended && case.acts()[*act + 1..=ended].iter().any(|later| later.after > 0)
        }
        None => Some(*act) != last,
    });
    asked
}

/// The last claim, offer, answer or resignation; otherwise that a tie has to be broken.
fn asked<'a>(case: &Case<'_>) -> Option<(usize, Matter<'a>)> {
    let all = || (0..case.acts().len()).rev();
    let tie = |act: &usize| case.acts()[*act].kind == ActKind::Decides(ArbiterAct::BreaksTie);
    all()
        .find_map(|act| Some((act, asked_by(case, act)?)))
        .or_else(|| all().find(tie).map(|act| (act, Matter::Tie { act })))
}

/// Whether something is claimed, offered, answered or said by an act, by which the match may end.
pub(super) fn is_asked(case: &Case<'_>, act: usize) -> bool {
    asked_by(case, act).is_some()
}

fn asked_by<'a>(case: &Case<'_>, act: usize) -> Option<Matter<'a>> {
    let done = &case.acts()[act];
    if let ActKind::Claims { what, accord } = done.kind {
        Some(Matter::Claim(Claimed { act, what, by: done.by, accord }))
    } else if let ActKind::OffersDraw { .. } = done.kind {
        Some(Matter::Offer { act })
    } else if let ActKind::AnswersDraw { reply, .. } = done.kind {
        Some(Matter::Answer { act, reply })
    } else if done.kind == ActKind::Resigns {
        Some(Matter::OtherAct { act })
    } else {
        None
    }
}

/// The matter that an act makes, if it has an effect of its own.
fn effect<'a>(case: &'a Case<'_>, act: usize) -> Option<Matter<'a>> {
    if let Some(violation) = violation(case, act) {
        return Some(Matter::Violation(violation));
    }
    let done = &case.acts()[act];
    let kind = &done.kind;
    if kind.is_of_a_turn() {
        let turn = case.turn_at(done.seat()?.table, act)?;
        // A press by a player who does not have the move changes nothing.
        let is_idle = matches!(kind, ActKind::PressesClock { of: None })
            && done.seat() == Some(turn.seat.opponent());
        return (!is_idle).then_some(Matter::Turn(turn));
    }
    let is_penalised = |fault| matches!(fault, RunnerFault::DropsPiece | RunnerFault::TouchesHoop);
    if let ActKind::Errs(fault) = kind {
        return is_penalised(*fault).then_some(Matter::RunnerFault { act });
    }
    let is_asked_or_asks = matches!(
        kind,
        ActKind::Claims { .. }
            | ActKind::OffersDraw { .. }
            | ActKind::AnswersDraw { .. }
            | ActKind::Resigns
            | ActKind::Notices
            | ActKind::Consents
            | ActKind::Misbehaves(_)
            | ActKind::Decides(_)
    );
    let in_breach = if let ActKind::Delivers { role } = kind {
        delivered_in_breach(case, act, *role)
    } else {
        None
    };
    let other = in_breach.map_or(Matter::OtherAct { act }, Matter::Violation);
    (!is_asked_or_asks).then_some(other)
}

/// The player whose position is examined: the one who notices it, otherwise the one to move on board A.
fn looked_at(case: &Case<'_>) -> Seat {
    let by = case.acts().iter().rev().find_map(|act| act.seat());
    let table = by.map_or(Table::A, |seat| seat.table);
    Seat { table, color: case.at_the_end().tables.of(table).to_move }
}

impl Matter<'_> {
    /// The subject of the ruling, in the ruling's own terms.
    pub(super) fn subject(&self, case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> Subject {
        let acts = case.acts().len();
        let turn = |turn: &Turn| (Person::Player(turn.seat), turn.first_act, turn.end(case.acts()));
        let one = |act: usize| (case.acts()[act].by, act, act + 1);
        let (by, first_act, last_act) = match self {
            Matter::Ending { endings, .. } | Matter::Over { endings, .. } => {
                endings.first().map_or((Person::Arbiter, 0, acts), |ending| {
                    ending.turn().map_or_else(|| one(ending.act), turn)
                })
            }
            Matter::Turn(ruled_on) => turn(ruled_on),
            Matter::Claim(Claimed { act, what: Claim::IllegalMove, by, .. }) => {
                illegal_turn(case, builder, *act, *by).map_or_else(|| one(*act), turn)
            }
            Matter::Claim(claimed) => one(claimed.act),
            Matter::Offer { act }
            | Matter::Answer { act, .. }
            | Matter::Tie { act }
            | Matter::RunnerFault { act }
            | Matter::OtherAct { act } => one(*act),
            Matter::Violation(violation) => one(violation.act),
            Matter::SetUp { .. } => (Person::Arbiter, 0, acts),
            Matter::Position(seat) => (Person::Player(*seat), 0, acts),
        };
        Subject {
            by,
            table: by.seat().map(|seat| seat.table),
            first_act,
            last_act,
            counted: case.counted(),
        }
    }
}
