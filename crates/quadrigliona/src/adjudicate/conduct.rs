//! Faults without a fixed penalty: put right, a warning, and more where they are repeated.

use super::beginning::difference;
use super::case::Case;
use super::violation::{Violation, times};
use crate::act::{Accord, ActKind, Clocks, Person, Saying};
use crate::book::{CARRIED, Fact, Holding, LOSING_VIOLATION, Rule};
use crate::disputed_point::DisputedPoint;
use crate::ruling::{
    Admission, Classification, Discipline, PieceEffect, Reinstatement, RulingBuilder, TimeChange,
};
use crate::seat::Seat;
use crate::turns::{BoardChange, pressed_side};
use acconcio_adjudication::laws::{Code, EditionId};
use acconcio_adjudication::ruling::{Admissibility, Completion, Measure, Trigger};

/// The measures under rule 12 where violations are repeated.
const UP_TO_LOSS: &[Measure] = &[
    Measure::Warning,
    Measure::MoreTimeForOpponent,
    Measure::LessTimeForOffender,
    Measure::LossOfGame,
];

/// Rules on a fault; `claim` is the act by which it was claimed.
pub(super) fn rule(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    violation: &Violation,
    claim: Option<usize>,
) {
    let holding = builder.hold(violation.rule, violation.fact.clone());
    builder.classify(&holding, Classification::Fault);
    undo(case, builder, violation);
    let is_known = case.is_known(violation.act);
    match claim {
        Some(claim) => {
            builder.hear(violation.rule, Fact::ClaimedInTime(claim));
        }
        None => {
            if let ActKind::HandsOver { .. } = case.acts()[violation.act].kind {
                builder.admit(&holding, Admission::TooEarly);
            }
            if !is_known {
                return builder.leave(Fact::ArbiterDidNotSee);
            }
            builder.set_in_motion(&holding, Trigger::ExOfficio);
        }
    }
    discipline(builder, violation.by, times(case, violation));
    builder.go_on(&holding);
}

/// Gives a warning; where violations are repeated, more, up to the loss of the game.
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

/// Puts right the effects of the fault.
fn undo(case: &Case<'_>, builder: &mut RulingBuilder<'_>, violation: &Violation) {
    let act = violation.act;
    let holding = violation.rule.holds(violation.fact.clone());
    let kind = &case.acts()[act].kind;
    if kind.changes_a_board() {
        builder.board.fill(holding.orders(Reinstatement::BeforeTheAct(act)));
    } else if let ActKind::PressesClock { .. } = kind {
        ineffective_press(case, builder, violation);
    } else if let (ActKind::Carries { pieces }, Some(team)) = (kind, violation.by.team()) {
        let too_many = pieces.0.len().saturating_sub(usize::from(CARRIED));
        let pieces = u8::try_from(too_many).unwrap_or(u8::MAX);
        builder.piece(&holding, PieceEffect::BackToStart { pieces, team });
    } else if let (ActKind::HandsOver { role }, Person::Player(of)) = (kind, violation.by) {
        builder.piece(&holding, PieceEffect::BackToCapturer { role: *role, of });
    } else if let (ActKind::Delivers { role }, Person::Player(by)) = (kind, violation.by) {
        builder.piece(&holding, PieceEffect::BackToCapturer { role: *role, of: by.partner() });
    }
}

/// Rules on a press by somebody else. It has no effect: the move is not completed, and the time that ran
/// off the wrong clock is corrected (FIDE 2009, 6.13).
fn ineffective_press(case: &Case<'_>, builder: &mut RulingBuilder<'_>, violation: &Violation) {
    let act = violation.act;
    let Some((side, _)) = pressed_side(&case.acts()[act]) else { return };
    let mover = Seat { table: side.table, color: side.color };
    let board = |match_state: &crate::MatchState| match_state.tables.of(side.table).to_move;
    if board(case.before(act)) == board(case.after(act)) {
        return;
    }
    let open = builder.hold(Rule::MoverPresses, violation.fact.clone());
    let is_made = case
        .turn_at(side.table, act)
        .is_some_and(|turn| turn.board_change != BoardChange::Unchanged);
    let far = if is_made { Completion::Made } else { Completion::NotMade };
    builder.completion.fill(open.orders(far));
    let ran = difference(0, case.seconds_since(act));
    if ran > 0 {
        let set = builder.hold(Rule::TimesSet, violation.fact.clone());
        builder.time.push(set.orders(TimeChange { seat: mover.opponent(), seconds: ran }));
        builder.time.push(set.orders(TimeChange { seat: mover, seconds: -ran }));
    }
}

/// Rules on clocks that were stopped with no claim following; in a dispute this takes both members and
/// both clocks (rule 15).
pub(super) fn stop(case: &Case<'_>, builder: &mut RulingBuilder<'_>, act: usize) {
    let ActKind::StopsClocks { which, accord } = case.acts()[act].kind else { return };
    let by = case.acts()[act].by;
    if by.seat().is_none() {
        return builder.permit(Rule::NoIntervention, Fact::NothingToCorrect);
    }
    if which == Clocks::BothBoards && accord == Accord::WithPartner {
        builder.admit(
            &Rule::DisputeByBoth.holds(Fact::ClaimedTogether(act)),
            Admission::Heard(Admissibility::Admissible),
        );
        return builder.permit(Rule::DisputeByBoth, Fact::ClaimedTogether(act));
    }
    improper_stop(builder, by, act, Classification::Void);
}

/// Rejects a stop by one member alone, or of one clock only. The clocks are started again.
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

/// Rules on talk between partners, who may talk; runner and captain belong to the team (rule 13).
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

/// The holding by which somebody may say this, if he may: a partner may, and whoever belongs to the team,
/// unless that is read otherwise. The article that forbids advice gives way.
pub(super) fn may_say(
    builder: &mut RulingBuilder<'_>,
    by: Person,
    saying: Saying,
) -> Option<Holding> {
    if by.seat().is_none() && builder.reads_otherwise(DisputedPoint::AdviceOfTheTeam) {
        return None;
    }
    let banned = Rule::NoAdvice.holds(Fact::Said(by, saying));
    let free = banned.unless(Some(Rule::PartnersMayTalk.holds(Fact::Said(by, saying))));
    builder.note(free.clone().into_step());
    Some(free)
}

/// Rules on advice from outside the boards, where that is read as forbidden.
pub(super) fn advised(builder: &mut RulingBuilder<'_>, by: Person, saying: Saying) {
    let forbidden = builder.hold(Rule::NoAdvice, Fact::Said(by, saying));
    builder.classify(&forbidden, Classification::Fault);
    discipline(builder, by, 1);
    builder.go_on(&forbidden);
}
