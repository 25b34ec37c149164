//! The runner: a minute for each piece that falls and each hoop touched, on both clocks of his team;
//! and what he carries from board to board (preamble, rules 1 and 5).

use shakmaty::Role;

use super::case::Case;
use super::conduct;
use crate::act::{ActKind, Person, RunnerFault};
use crate::book::{Fact, RUNNER_FAULT, Rule};
use crate::disputed_point::DisputedPoint;
use crate::ruling::{Admission, Classification, PieceEffect, RulingBuilder, TimeChange};
use crate::seat::{Seat, Team};
use acconcio_adjudication::ruling::{Admissibility, Cutoff, Trigger};

/// Rules on the faults with a fixed penalty, a minute each.
pub(super) fn fault(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    act: usize,
    claim: Option<usize>,
) {
    let done = &case.acts()[act];
    let is_runner = matches!(done.by, Person::Runner(_));
    if !is_runner && !builder.reads_otherwise(DisputedPoint::FallenPiece) {
        let elsewhere = Rule::PieceFalls.fails(Fact::FellElsewhere(act));
        builder.note(elsewhere.clone().into_step());
        builder.classify(&elsewhere, Classification::Fault);
        return builder.leave(Fact::FellElsewhere(act));
    }
    let rule = rule_of(&done.kind);
    let holding = rule.holds(Fact::FellElsewhere(act));
    builder.classify(&holding, Classification::RunnerFault);
    let is_known = claim.is_some() || case.is_known(act);
    if !is_known {
        builder.note(rule.not_met(Fact::ArbiterDidNotSee));
        return builder.leave(Fact::ArbiterDidNotSee);
    }
    match claim {
        Some(claim) => {
            builder.hear(Rule::FollowsFideBlitz, Fact::ClaimedInTime(claim));
        }
        None => builder.set_in_motion(&holding, Trigger::ExOfficio),
    }
    for team in Team::ALL {
        penalise(case, builder, team, claim.map(|_| act));
    }
    builder.go_on(&holding);
}

/// Takes the minutes for the faults that came before another one, without a fixed penalty: each counts every time.
pub(super) fn fault_before(case: &Case<'_>, builder: &mut RulingBuilder<'_>, act: usize) {
    if case.is_known(act) {
        Team::ALL.into_iter().for_each(|team| penalise(case, builder, team, None));
    }
}

/// The seconds that a team has lost on both its clocks by the faults of its runner that the arbiter knew of before an act.
pub(super) fn seconds_lost(case: &Case<'_>, team: Team, before: usize) -> u32 {
    let faults = case.acts()[..before].iter().enumerate().filter(|(index, act)| {
        let is_penalised =
            matches!(act.kind, ActKind::Errs(RunnerFault::DropsPiece | RunnerFault::TouchesHoop));
        is_penalised && act.by == Person::Runner(team) && case.is_known(*index)
    });
    let times = u32::try_from(faults.count()).unwrap_or(u32::MAX);
    times.saturating_mul(RUNNER_FAULT.unsigned_abs())
}

fn rule_of(kind: &ActKind) -> Rule {
    if *kind == ActKind::Errs(RunnerFault::TouchesHoop) {
        Rule::HoopTouched
    } else {
        Rule::PieceFalls
    }
}

/// Takes the minutes off both clocks of a team; a clock does not go below zero.
fn penalise(case: &Case<'_>, builder: &mut RulingBuilder<'_>, team: Team, claimed: Option<usize>) {
    let faults = [
        (RunnerFault::DropsPiece, Rule::PieceFalls),
        (RunnerFault::TouchesHoop, Rule::HoopTouched),
    ];
    let counted =
        faults.map(|(kind, rule)| (kind, rule, count(case, builder, team, kind, claimed)));
    if counted.iter().all(|(_, _, times)| *times == 0) {
        return;
    }
    for seat in team.seats() {
        let mut left = left(case, seat);
        for (kind, rule, times) in counted.iter().filter(|(_, _, times)| *times > 0) {
            let erred = builder.hold(*rule, Fact::RunnerErred(team, *kind, *times));
            let due = RUNNER_FAULT.saturating_mul(i32::from(*times));
            let seconds = due.max(left.saturating_neg());
            left = left.saturating_add(seconds);
            builder.time.push(erred.orders(TimeChange { seat, seconds }));
        }
        if left == 0 {
            let down = builder.hold(Rule::FlagOnClaim, Fact::TimeRunsOut(seat));
            builder.window.fill(down.orders(Cutoff::GameEnds));
        }
    }
    let all = counted.iter().fold(0, |all: u8, (_, _, times)| all.saturating_add(*times));
    for (kind, _, times) in counted.iter().filter(|(_, _, times)| *times > 0) {
        builder.hold(Rule::MinuteOnBothClocks, Fact::RunnerErred(team, *kind, *times));
    }
    if all > 1 {
        builder.hold(Rule::EveryOccurrenceCounts, Fact::Repeatedly(team, all));
    }
}

fn left(case: &Case<'_>, seat: Seat) -> i32 {
    let remaining = case.at_the_end().tables.of(seat.table).remaining.of(seat.color);
    i32::try_from(remaining).unwrap_or(i32::MAX)
}

/// The number of such faults of a team that the arbiter saw or that were claimed: the runner's, and where
/// a piece that falls elsewhere counts, a player's.
fn count(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    team: Team,
    kind: RunnerFault,
    claimed: Option<usize>,
) -> u8 {
    let is_counted = |builder: &mut RulingBuilder<'_>, by: Person| match by {
        Person::Runner(runner) => runner == team,
        Person::Player(seat) => {
            seat.team() == team && builder.reads_otherwise(DisputedPoint::FallenPiece)
        }
        Person::Team(_) | Person::Arbiter | Person::Bystander => false,
    };
    let known = case.acts().iter().enumerate().filter(|(index, act)| {
        act.kind == ActKind::Errs(kind) && (case.is_known(*index) || claimed == Some(*index))
    });
    let found = known.filter(|(_, act)| is_counted(builder, act.by)).count();
    u8::try_from(found).unwrap_or(u8::MAX)
}

/// Rules on a captured piece handed over: it goes to the runner once the move is completed (rule 5).
pub(super) fn handed_over(builder: &mut RulingBuilder<'_>, by: Option<Seat>, role: Role) {
    let passed = builder.hold(Rule::PassedAfterTheMove, Fact::HandedOver(role));
    builder.admit(&passed, Admission::Heard(Admissibility::Admissible));
    if let Some(seat) = by {
        let goes = builder.hold(Rule::CapturedGoesToPartner, Fact::HandedOver(role));
        builder.piece(&goes, PieceEffect::ToReserve { role, of: seat.partner() });
    }
    builder.classify(&passed, Classification::Permitted);
    builder.leave(Fact::NothingToCorrect);
}

/// Rules on the pieces that the runner carries: one at a time (rule 1).
pub(super) fn carried(builder: &mut RulingBuilder<'_>, by: Person, pieces: &[Role]) {
    let fact =
        by.team().map_or(Fact::NothingToCorrect, |team| Fact::CarriedAtOnce(team, pieces.len()));
    builder.permit(Rule::OnePieceAtATime, fact);
}

/// Rules on a piece that has arrived. It is the partner's reserve (rule 5); he may fetch it himself (rule
/// 11), and lay it out in his opponent's turn, unless rule 12 is read otherwise.
pub(super) fn delivered(case: &Case<'_>, builder: &mut RulingBuilder<'_>, act: usize, role: Role) {
    let (before, after) = (case.before(act), case.after(act));
    let gained =
        |seat: &Seat| after.reserve.at(*seat).get(role) > before.reserve.at(*seat).get(role);
    let Some(of) = Seat::ALL.into_iter().find(gained) else {
        return builder.permit(Rule::ReserveOfPartner, Fact::NothingToCorrect);
    };
    let fact = Fact::Delivered(role, of);
    let Person::Player(seat) = case.acts()[act].by else {
        let arrived = builder.hold(Rule::ReserveOfPartner, fact.clone());
        builder.piece(&arrived, PieceEffect::ToReserve { role, of });
        return builder.permit(Rule::ReserveOfPartner, fact);
    };
    let is_opponents_turn = before.tables.of(seat.table).running == Some(!seat.color);
    if is_opponents_turn && builder.reads_otherwise(DisputedPoint::OwnReserve) {
        let fault = builder.hold(Rule::HandsOffInOpponentsTurn, Fact::ArrangedOwnReserve);
        builder.classify(&fault, Classification::Fault);
        builder.set_in_motion(&fault, Trigger::ExOfficio);
        conduct::discipline(builder, Person::Player(seat), 1);
        return builder.go_on(&fault);
    }
    let handled = builder.hold(Rule::PartnersCaptures, fact.clone());
    builder.admit(&handled, Admission::Heard(Admissibility::Admissible));
    builder.piece(&handled, PieceEffect::ToReserve { role, of });
    builder.permit(Rule::PartnersCaptures, fact);
}
