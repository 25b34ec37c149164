//! What the film comes to: the last thing that matters in it.
//!
//! A claim or an offer; else the game that ended or the illegal move that was passed on;
//! else the last deed with an effect.

use super::case::Case;
use super::conduct::{self, Violation};
use super::ending::{self, Ending};
use super::{play, runner, start, team};
use crate::act::{Accord, ArbiterAct, Claim, Deed, Person, RunnerFault};
use crate::book::{Fact, Rule};
use crate::ruling::{Classification, RulingBuilder, Subject};
use crate::seat::{Seat, Table};
use crate::turns::Turn;
use acconcio_adjudication::incident::{Reply, SetUpFault};

/// What is ruled on.
pub(super) enum Matter<'a> {
    /// One game ended, or both at once; somebody may have said so.
    Ending { endings: Vec<Ending<'a>>, claim: Option<usize> },
    /// Something was claimed or offered when the match was over.
    Over { claim: usize, endings: Vec<Ending<'a>> },
    /// A claim.
    Claim { act: usize, what: Claim, by: Person, accord: Accord },
    /// A draw offer.
    Offer { act: usize },
    /// An answer to one.
    Answer { act: usize, reply: Reply },
    /// A drawn match has to be decided.
    Tie { act: usize },
    /// A turn, completed or not.
    Turn(&'a Turn),
    /// A fault without a tariff of its own.
    Violation(Violation),
    /// A fault of a runner with one, or a piece that fell elsewhere.
    RunnerFault { act: usize },
    /// The arbiter notices what was wrong from the beginning.
    SetUp { table: Table, fault: SetUpFault },
    /// Any other deed.
    Deed { act: usize },
    /// The position before a player.
    Position(Seat),
}

/// What matters in an incident.
pub(super) fn of<'a>(case: &'a Case<'_>, builder: &mut RulingBuilder<'_>) -> Matter<'a> {
    let endings = ending::first(case, builder);
    let asked = asked(case);
    if let Some(first) = endings.first() {
        let is_later = |act: usize| act > first.act && endings.iter().all(|one| one.act != act);
        return match asked {
            Some((act, matter)) if is_later(act) => match matter {
                Matter::Claim {
                    what: Claim::Checkmate | Claim::SimultaneousEnd | Claim::Stalemate,
                    ..
                } => Matter::Ending { endings, claim: Some(act) },
                Matter::Tie { .. } => Matter::Ending { endings, claim: None },
                Matter::Claim { .. }
                | Matter::Offer { .. }
                | Matter::Answer { .. }
                | Matter::Ending { .. }
                | Matter::Over { .. }
                | Matter::Turn(_)
                | Matter::Violation(_)
                | Matter::RunnerFault { .. }
                | Matter::SetUp { .. }
                | Matter::Deed { .. }
                | Matter::Position(_) => Matter::Over { claim: act, endings },
            },
            Some(_) | None => Matter::Ending { endings, claim: None },
        };
    }
    if let Some((_, matter)) = asked {
        return matter;
    }
    if let Some(turn) = play::last_illegal(case, builder, case.acts().len()) {
        return Matter::Turn(turn);
    }
    let is_start = |act: &usize| matches!(case.acts()[*act].deed, Deed::StartsGame { .. });
    let started = (0..case.acts().len()).find(is_start).filter(|_| start::is_noticed_apart(case));
    if let Some(act) = started {
        return Matter::Deed { act };
    }
    if let Some((table, fault)) = start::is_noticed_wrong(case) {
        return Matter::SetUp { table, fault };
    }
    let last = (0..case.acts().len()).rev().find_map(|act| effect(case, act));
    last.unwrap_or_else(|| Matter::Position(looked_at(case)))
}

/// The last claim, offer, answer or resignation; else that a tie has to be broken.
fn asked<'a>(case: &Case<'_>) -> Option<(usize, Matter<'a>)> {
    let all = || (0..case.acts().len()).rev();
    let tie = |act: &usize| case.acts()[*act].deed == Deed::Decides(ArbiterAct::BreaksTie);
    all()
        .find_map(|act| Some((act, asked_by(case, act)?)))
        .or_else(|| all().find(tie).map(|act| (act, Matter::Tie { act })))
}

fn asked_by<'a>(case: &Case<'_>, act: usize) -> Option<Matter<'a>> {
    let done = &case.acts()[act];
    if let Deed::Claims { what, accord } = done.deed {
        Some(Matter::Claim { act, what, by: done.by, accord })
    } else if let Deed::OffersDraw { .. } = done.deed {
        Some(Matter::Offer { act })
    } else if let Deed::AnswersDraw { reply, .. } = done.deed {
        Some(Matter::Answer { act, reply })
    } else if done.deed == Deed::Resigns {
        Some(Matter::Deed { act })
    } else {
        None
    }
}

/// What an act comes to, if it has an effect of its own.
fn effect<'a>(case: &'a Case<'_>, act: usize) -> Option<Matter<'a>> {
    if let Some(violation) = conduct::violation(case, act) {
        return Some(Matter::Violation(violation));
    }
    let done = &case.acts()[act];
    match &done.deed {
        Deed::Touches { .. }
        | Deed::Places { .. }
        | Deed::Removes { .. }
        | Deed::Puts { .. }
        | Deed::TakesBack
        | Deed::NamesPromotion(_)
        | Deed::PressesClock { .. } => {
            let turn = case.turn_at(done.seat()?.table, act)?;
            Some(Matter::Turn(turn))
        }
        Deed::Errs(RunnerFault::DropsPiece | RunnerFault::TouchesHoop) => {
            Some(Matter::RunnerFault { act })
        }
        Deed::CountsAloud(_)
        | Deed::StopsClocks { .. }
        | Deed::StartsGame { .. }
        | Deed::FlagFalls
        | Deed::Waits
        | Deed::Says(_)
        | Deed::HandsOver { .. }
        | Deed::Carries { .. }
        | Deed::Arranges(_) => Some(Matter::Deed { act }),
        Deed::Delivers { role } => Some(
            conduct::delivered_in_breach(case, act, *role)
                .map_or(Matter::Deed { act }, Matter::Violation),
        ),
        Deed::Errs(RunnerFault::StepsOnBoard | RunnerFault::TouchesClock)
        | Deed::Claims { .. }
        | Deed::OffersDraw { .. }
        | Deed::AnswersDraw { .. }
        | Deed::Resigns
        | Deed::Notices
        | Deed::Consents
        | Deed::Misbehaves(_)
        | Deed::Decides(_) => None,
    }
}

/// Rules on a deed that is neither a turn, nor a claim, nor a fault.
pub(super) fn deed(case: &Case<'_>, builder: &mut RulingBuilder<'_>, act: usize) {
    let done = &case.acts()[act];
    match &done.deed {
        Deed::CountsAloud(count) => {
            builder.hold(Rule::NoScoresheet, Fact::RulesAreSilent);
            permit(builder, Rule::CountedAloud, Fact::Counted(*count));
        }
        Deed::StopsClocks { .. } => conduct::stop(case, builder, act),
        Deed::StartsGame { .. } => start::begin(case, builder),
        Deed::FlagFalls => ending::unclaimed_flag(builder, act, done.seat()),
        Deed::Waits => start::wait(builder, done.by),
        Deed::Says(saying) => conduct::advice(builder, done.by, *saying),
        Deed::HandsOver { role } => runner::handed_over(builder, done.seat(), *role),
        Deed::Carries { pieces } => runner::carried(builder, done.by, &pieces.0),
        Deed::Delivers { role } => runner::delivered(case, builder, act, *role),
        Deed::Arranges(arrangement) => team::arranged(builder, *arrangement),
        Deed::Touches { .. }
        | Deed::Places { .. }
        | Deed::Removes { .. }
        | Deed::Puts { .. }
        | Deed::TakesBack
        | Deed::NamesPromotion(_)
        | Deed::PressesClock { .. }
        | Deed::Claims { .. }
        | Deed::OffersDraw { .. }
        | Deed::AnswersDraw { .. }
        | Deed::Resigns
        | Deed::Notices
        | Deed::Consents
        | Deed::Misbehaves(_)
        | Deed::Errs(_)
        | Deed::Decides(_) => permit(builder, Rule::NoIntervention, Fact::NothingToCorrect),
    }
}

/// Something that this game permits.
pub(super) fn permit(builder: &mut RulingBuilder<'_>, rule: Rule, fact: Fact) {
    let holding = builder.hold(rule, fact);
    builder.classify(&holding, Classification::Permitted);
    builder.leave(Fact::NothingToCorrect);
}

/// The player whose position is looked at: who notices it, else who is to move on board A.
fn looked_at(case: &Case<'_>) -> Seat {
    let by = case.acts().iter().rev().find_map(|act| act.seat());
    let table = by.map_or(Table::A, |seat| seat.table);
    Seat { table, color: case.at_the_end().tables.of(table).to_move }
}

impl Matter<'_> {
    /// What is ruled on, as the ruling names it.
    pub(super) fn subject(&self, case: &Case<'_>) -> Subject {
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
            Matter::Claim { act, what, by, .. } => {
                match super::claims::about(case, *act, *what, *by) {
                    Some(ruled_on) => turn(ruled_on),
                    None => one(*act),
                }
            }
            Matter::Offer { act }
            | Matter::Answer { act, .. }
            | Matter::Tie { act }
            | Matter::RunnerFault { act }
            | Matter::Deed { act } => one(*act),
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
