//! Faults without a tariff of their own: put right, a warning, and more where they are repeated.
//!
//! Who acts on a board or a clock that is not his, or in his opponent's turn; who hides his reserve,
//! obstructs the view, offends or is noisy; who advises from outside; a runner who carries too much or
//! goes where he may not; a piece handed over too early.

use shakmaty::Role;

use super::case::Case;
use super::matter;
use super::start::difference;
use crate::act::{Accord, Clocks, Deed, Misconduct, Person, RunnerFault, Saying};
use crate::book::{CARRIED, Fact, Holding, LOSING_VIOLATION, Rule};
use crate::doubt::Doubt;
use crate::ruling::{
    Admission, Classification, Discipline, PieceEffect, Reinstatement, RulingBuilder, TimeChange,
};
use crate::seat::{Seat, Table};
use crate::turns::{Upshot, pressed_side};
use acconcio_adjudication::incident::Manner;
use acconcio_adjudication::laws::{Code, EditionId};
use acconcio_adjudication::ruling::{Admissibility, Completion, Measure, Trigger};

/// A fault without a tariff.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Violation {
    /// The act.
    pub(super) act: usize,
    by: Person,
    rule: Rule,
    fact: Fact,
}

/// The measures that rule 12 leads to, where violations are repeated.
const UP_TO_LOSS: &[Measure] = &[
    Measure::Warning,
    Measure::MoreTimeForOpponent,
    Measure::LessTimeForOffender,
    Measure::LossOfGame,
];

/// The fault that an act is, if it is one.
pub(super) fn violation(case: &Case<'_>, act: usize) -> Option<Violation> {
    let by = case.acts()[act].by;
    if by == Person::Arbiter {
        return None;
    }
    let (rule, fact) = broken_by(case, act, by)?;
    Some(Violation { act, by, rule, fact })
}

fn broken_by(case: &Case<'_>, act: usize, by: Person) -> Option<(Rule, Fact)> {
    match &case.acts()[act].deed {
        Deed::Misbehaves(kind) => Some((misconduct_rule(*kind), Fact::Misbehaved(*kind, act))),
        Deed::Touches { table, manner: Manner::Deliberate | Manner::Disputed, .. }
        | Deed::Places { table, .. } => on_a_board(case, act, by, *table),
        Deed::Removes { .. } | Deed::Puts { .. } | Deed::TakesBack => {
            on_a_board(case, act, by, None)
        }
        Deed::PressesClock { .. } => {
            let (_, is_own) = pressed_side(&case.acts()[act])?;
            (!is_own).then(|| (clock_rule(by), Fact::PressedBy(by, act)))
        }
        Deed::StopsClocks { .. } if matches!(by, Person::Runner(_)) => {
            Some((Rule::RunnerOffTheClocks, Fact::PressedBy(by, act)))
        }
        Deed::Errs(RunnerFault::StepsOnBoard) => {
            Some((Rule::RunnerOffTheBoards, Fact::OnAnothersBoard(by, act)))
        }
        Deed::Errs(RunnerFault::TouchesClock) => {
            Some((Rule::RunnerOffTheClocks, Fact::PressedBy(by, act)))
        }
        Deed::Carries { pieces } if pieces.0.len() > usize::from(CARRIED) => {
            let fact = Fact::CarriedAtOnce(by.team()?, pieces.0.len());
            Some((Rule::OnePieceAtATime, fact))
        }
        Deed::HandsOver { role } if is_too_early(case, act, *role) => {
            Some((Rule::PassedAfterTheMove, Fact::HandedOverTooEarly(*role)))
        }
        Deed::Says(saying) if by == Person::Bystander => {
            Some((Rule::NoAdvice, Fact::Said(by, *saying)))
        }
        Deed::Touches { manner: Manner::Accidental, .. }
        | Deed::NamesPromotion(_)
        | Deed::CountsAloud(_)
        | Deed::StopsClocks { .. }
        | Deed::StartsGame { .. }
        | Deed::Claims { .. }
        | Deed::OffersDraw { .. }
        | Deed::AnswersDraw { .. }
        | Deed::Resigns
        | Deed::FlagFalls
        | Deed::Notices
        | Deed::Consents
        | Deed::Waits
        | Deed::Says(_)
        | Deed::HandsOver { .. }
        | Deed::Carries { .. }
        | Deed::Delivers { .. }
        | Deed::Errs(RunnerFault::DropsPiece | RunnerFault::TouchesHoop)
        | Deed::Arranges(_)
        | Deed::Decides(_) => None,
    }
}

const fn misconduct_rule(kind: Misconduct) -> Rule {
    match kind {
        Misconduct::HidesReserve => Rule::ReserveVisible,
        Misconduct::BlocksView => Rule::ViewNotObstructed,
        Misconduct::Offends => Rule::NoOffence,
        Misconduct::Noise => Rule::LittleNoise,
    }
}

/// Whose clock it is not: the runner keeps off all of them, a player off those of the others, and
/// nobody presses for who moved.
const fn clock_rule(by: Person) -> Rule {
    match by {
        Person::Runner(_) => Rule::RunnerOffTheClocks,
        Person::Player(_) => Rule::OwnClockOnly,
        Person::Team(_) | Person::Arbiter | Person::Bystander => Rule::MoverPresses,
    }
}

/// Hands on a board that is not one's own, or while the opponent's clock runs.
fn on_a_board(
    case: &Case<'_>,
    act: usize,
    by: Person,
    named: Option<Table>,
) -> Option<(Rule, Fact)> {
    let table = named.or(by.seat().map(|seat| seat.table))?;
    match by.seat().filter(|seat| seat.table == table) {
        None if matches!(by, Person::Runner(_)) => {
            Some((Rule::RunnerOffTheBoards, Fact::OnAnothersBoard(by, act)))
        }
        None => Some((Rule::OwnBoardOnly, Fact::OnAnothersBoard(by, act))),
        Some(seat) => {
            let running = case.before(act).tables.of(table).running;
            (running == Some(!seat.color))
                .then_some((Rule::HandsOffInOpponentsTurn, Fact::InOpponentsTurn(act)))
        }
    }
}

/// Whether a piece that is handed over was captured in the turn that is still in progress.
fn is_too_early(case: &Case<'_>, act: usize, role: Role) -> bool {
    let Some(seat) = case.acts()[act].seat() else { return false };
    let Some(turn) = case.turn_at(seat.table, act).filter(|turn| turn.seat == seat) else {
        return false;
    };
    let had = usize::from(*case.halls[turn.begins].beside.at(seat).get(role));
    let handed = case.acts()[turn.begins..=act]
        .iter()
        .filter(|one| one.by == Person::Player(seat) && one.deed == (Deed::HandsOver { role }));
    handed.count() > had
}

/// The fault by which a runner came to what he delivers, if the arbiter saw it and it lasts: more than
/// one piece at once, or one that was handed over in a turn that is not completed yet.
pub(super) fn delivered_in_breach(case: &Case<'_>, act: usize, role: Role) -> Option<Violation> {
    let runner = case.acts()[act].by;
    let Person::Runner(team) = runner else { return None };
    let carried = (0..act).rev().find(|one| {
        case.acts()[*one].by == runner && matches!(case.acts()[*one].deed, Deed::Carries { .. })
    })?;
    let handed = (0..carried).rev().find(|one| {
        case.acts()[*one].deed == (Deed::HandsOver { role })
            && case.acts()[*one].by.team() == Some(team)
    });
    let is_open = |one: &usize| {
        let seat = case.acts()[*one].seat();
        seat.is_some_and(|seat| is_same_turn(case, seat, *one, act))
    };
    let behind = [Some(carried), handed.filter(is_open)].into_iter().flatten();
    behind.filter(|one| case.acts()[*one].sight.is_seen()).find_map(|one| violation(case, one))
}

fn is_same_turn(case: &Case<'_>, seat: Seat, one: usize, other: usize) -> bool {
    let begins = |act: usize| {
        let turn = case.turn_at(seat.table, act).filter(|turn| turn.seat == seat);
        turn.map(|turn| turn.begins)
    };
    begins(one).is_some() && begins(one) == begins(other)
}

/// Rules on a fault; the claim is the one that was made of it.
pub(super) fn rule(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    violation: &Violation,
    claim: Option<usize>,
) {
    let holding = builder.hold(violation.rule, violation.fact.clone());
    builder.classify(&holding, Classification::Fault);
    undo(case, builder, violation);
    let is_seen = case.acts()[violation.act].sight.is_seen();
    match claim {
        Some(claim) => {
            let heard = builder.hold(violation.rule, Fact::ClaimedInTime(claim));
            builder.admit(&heard, Admission::Heard(Admissibility::Admissible));
            builder.set_in_motion(&heard, Trigger::OnClaim);
        }
        None => {
            if let Deed::HandsOver { .. } = case.acts()[violation.act].deed {
                builder.admit(&holding, Admission::TooEarly);
            }
            if !is_seen {
                return builder.leave(Fact::ArbiterDidNotSee);
            }
            builder.set_in_motion(&holding, Trigger::ExOfficio);
        }
    }
    discipline(builder, violation.by, times(case, violation));
    builder.go_on(&holding);
}

/// How many faults the team has committed, this one included.
fn times(case: &Case<'_>, violation: &Violation) -> u8 {
    let is_theirs = |one: &Violation| {
        one.by == violation.by || one.by.team().is_some() && one.by.team() == violation.by.team()
    };
    let found = (0..=violation.act).filter_map(|act| self::violation(case, act)).filter(is_theirs);
    u8::try_from(found.count()).unwrap_or(u8::MAX)
}

/// A warning; where violations are repeated, more, up to the loss of the game.
pub(super) fn discipline(builder: &mut RulingBuilder<'_>, against: Person, times: u8) {
    let (rule, fact, permitted, recommended) = match against.team() {
        Some(team) if times > 1 => {
            let loses = times >= LOSING_VIOLATION;
            let recommended =
                if loses { Measure::LossOfGame } else { Measure::MoreTimeForOpponent };
            let fact = Fact::Repeatedly(team, times);
            (Rule::RepeatedViolations, fact, UP_TO_LOSS, recommended)
        }
        Some(_) | None => {
            (Rule::Penalties, Fact::RulesAreSilent, fide_penalties(), Measure::Warning)
        }
    };
    let holding = builder.hold(rule, fact);
    builder.discipline.fill(holding.orders(Discipline { against, permitted, recommended }));
}

/// The measures of Article 13.4 of the FIDE Laws of 2009.
const fn fide_penalties() -> &'static [Measure] {
    match EditionId::E2009.code() {
        Code::Edition(laws) => laws.penalties.value,
        Code::Historic(_) => &[],
    }
}

/// Puts right what the fault did.
fn undo(case: &Case<'_>, builder: &mut RulingBuilder<'_>, violation: &Violation) {
    let act = violation.act;
    let holding = violation.rule.holds(violation.fact.clone());
    match &case.acts()[act].deed {
        Deed::Places { .. } | Deed::Removes { .. } | Deed::Puts { .. } | Deed::TakesBack => {
            builder.board.fill(holding.orders(Reinstatement::BeforeTheAct(act)));
        }
        Deed::PressesClock { .. } => ineffective_press(case, builder, violation),
        Deed::Carries { pieces } => {
            let too_many = pieces.0.len().saturating_sub(usize::from(CARRIED));
            if let Some(team) = violation.by.team() {
                let pieces = u8::try_from(too_many).unwrap_or(u8::MAX);
                builder.piece(&holding, PieceEffect::BackToStart { pieces, team });
            }
        }
        Deed::HandsOver { role } => {
            if let Person::Player(of) = violation.by {
                builder.piece(&holding, PieceEffect::BackToCapturer { role: *role, of });
            }
        }
        Deed::Touches { .. }
        | Deed::NamesPromotion(_)
        | Deed::CountsAloud(_)
        | Deed::StopsClocks { .. }
        | Deed::StartsGame { .. }
        | Deed::Claims { .. }
        | Deed::OffersDraw { .. }
        | Deed::AnswersDraw { .. }
        | Deed::Resigns
        | Deed::FlagFalls
        | Deed::Notices
        | Deed::Consents
        | Deed::Waits
        | Deed::Says(_)
        | Deed::Misbehaves(_)
        | Deed::Delivers { .. }
        | Deed::Errs(_)
        | Deed::Arranges(_)
        | Deed::Decides(_) => {}
    }
}

/// A press by somebody else has no effect: the move is not completed, and what has run off the wrong
/// clock is put right (FIDE 2009, 6.13).
fn ineffective_press(case: &Case<'_>, builder: &mut RulingBuilder<'_>, violation: &Violation) {
    let act = violation.act;
    let Some((side, _)) = pressed_side(&case.acts()[act]) else { return };
    let mover = Seat { table: side.table, color: side.color };
    let board = |hall: &crate::Hall| hall.tables.of(side.table).to_move;
    if board(case.before(act)) == board(case.after(act)) {
        return;
    }
    let open = builder.hold(Rule::MoverPresses, violation.fact.clone());
    let is_made =
        case.turn_at(side.table, act).is_some_and(|turn| turn.upshot != Upshot::Unchanged);
    let far = if is_made { Completion::Made } else { Completion::NotMade };
    builder.completion.fill(open.orders(far));
    let ran = difference(0, case.seconds_since(act));
    if ran > 0 {
        let set = builder.hold(Rule::TimesSet, violation.fact.clone());
        builder.time.push(set.orders(TimeChange { seat: mover.opponent(), seconds: ran }));
        builder.time.push(set.orders(TimeChange { seat: mover, seconds: -ran }));
    }
}

/// Clocks were stopped, and nothing was claimed after it: in a dispute that takes both members and
/// both clocks (rule 15).
pub(super) fn stop(case: &Case<'_>, builder: &mut RulingBuilder<'_>, act: usize) {
    let Deed::StopsClocks { which, accord } = case.acts()[act].deed else { return };
    let by = case.acts()[act].by;
    if by.seat().is_none() {
        return matter::permit(builder, Rule::NoIntervention, Fact::NothingToCorrect);
    }
    if which == Clocks::BothBoards && accord == Accord::WithPartner {
        builder.admit(
            &Rule::DisputeByBoth.holds(Fact::ClaimedTogether(act)),
            Admission::Heard(Admissibility::Admissible),
        );
        return matter::permit(builder, Rule::DisputeByBoth, Fact::ClaimedTogether(act));
    }
    improper_stop(builder, by, act, Classification::Void);
}

/// One member alone, or one clock only: not a proper stop. The clocks are started again.
pub(super) fn improper_stop(
    builder: &mut RulingBuilder<'_>,
    by: Person,
    act: usize,
    classification: Classification,
) {
    let alone = Rule::DisputeByBoth.fails(Fact::ClaimedAlone(act));
    builder.note(alone.clone().into_step());
    builder.admit(&alone, Admission::NeedsBothMembers);
    builder.classify(&alone, classification);
    builder.set_in_motion(&alone, Trigger::ExOfficio);
    discipline(builder, by, 1);
    builder.go_on(&alone);
}

/// Partners may talk; runner and captain belong to the team (rule 13).
pub(super) fn advice(builder: &mut RulingBuilder<'_>, by: Person, saying: Saying) {
    let Some(free) = may_say(builder, by, saying) else {
        let forbidden = builder.hold(Rule::NoAdvice, Fact::Said(by, saying));
        builder.set_in_motion(&forbidden, Trigger::ExOfficio);
        return advised(builder, by, saying);
    };
    builder.classify(&free, Classification::Permitted);
    builder.note(Rule::NoOffence.not_met(Fact::Said(by, saying)));
    builder.leave(Fact::NothingToCorrect);
}

/// By what somebody may say so, if he may: a partner may, and whoever belongs to the team, unless that
/// is read otherwise. The article that forbids advice gives way.
pub(super) fn may_say(
    builder: &mut RulingBuilder<'_>,
    by: Person,
    saying: Saying,
) -> Option<Holding> {
    if by.seat().is_none() && builder.reads_otherwise(Doubt::AdviceOfTheTeam) {
        return None;
    }
    let banned = Rule::NoAdvice.holds(Fact::Said(by, saying));
    let free = banned.unless(Some(Rule::PartnersMayTalk.holds(Fact::Said(by, saying))));
    builder.note(free.clone().into_step());
    Some(free)
}

/// Advice from outside the boards, where that is read as forbidden.
pub(super) fn advised(builder: &mut RulingBuilder<'_>, by: Person, saying: Saying) {
    let forbidden = builder.hold(Rule::NoAdvice, Fact::Said(by, saying));
    builder.classify(&forbidden, Classification::Fault);
    discipline(builder, by, 1);
    builder.go_on(&forbidden);
}
