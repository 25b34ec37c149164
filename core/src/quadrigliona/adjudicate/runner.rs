//! The runner: a minute for each piece that falls and each hoop touched, on both clocks of his team;
//! and what he carries from board to board (preamble, rules 1 and 5).

use shakmaty::Role;

use super::case::Case;
use super::{conduct, matter};
use crate::quadrigliona::act::{Deed, Person, RunnerFault};
use crate::quadrigliona::book::{Fact, RUNNER_FAULT, Rule};
use crate::quadrigliona::doubt::Doubt;
use crate::quadrigliona::ruling::{Admission, Classification, Docket, PieceEffect, TimeChange};
use crate::quadrigliona::seat::{Seat, Team};
use crate::ruling::{Admissibility, Cutoff, Trigger};

/// Rules on the faults with a fixed penalty: each costs its minute.
pub(super) fn fault(case: &Case<'_>, docket: &mut Docket<'_>, act: usize, claim: Option<usize>) {
    let done = &case.acts()[act];
    let is_runner = matches!(done.by, Person::Runner(_));
    if !is_runner && !docket.reads_otherwise(Doubt::FallenPiece) {
        let elsewhere = Rule::PieceFalls.fails(Fact::FellElsewhere(act));
        docket.note(elsewhere.clone().into_step());
        docket.classify(&elsewhere, Classification::Fault);
        return docket.leave(Fact::FellElsewhere(act));
    }
    let rule = rule_of(&done.deed);
    let holding = rule.holds(Fact::FellElsewhere(act));
    docket.classify(&holding, Classification::RunnerFault);
    let is_known = claim.is_some() || done.sight.is_seen();
    if !is_known {
        docket.note(rule.not_met(Fact::ArbiterDidNotSee));
        return docket.leave(Fact::ArbiterDidNotSee);
    }
    match claim {
        Some(claim) => {
            let heard = docket.hold(Rule::FollowsFideBlitz, Fact::ClaimedInTime(claim));
            docket.admit(&heard, Admission::Heard(Admissibility::Admissible));
            docket.set_in_motion(&heard, Trigger::OnClaim);
        }
        None => docket.set_in_motion(&holding, Trigger::ExOfficio),
    }
    for team in Team::ALL {
        penalise(case, docket, team, claim.map(|_| act));
    }
    docket.go_on(&holding);
}

fn rule_of(deed: &Deed) -> Rule {
    if *deed == Deed::Errs(RunnerFault::TouchesHoop) { Rule::HoopTouched } else { Rule::PieceFalls }
}

/// The minutes of a team, on both its clocks; a clock does not go below zero.
fn penalise(case: &Case<'_>, docket: &mut Docket<'_>, team: Team, claimed: Option<usize>) {
    let faults = [
        (RunnerFault::DropsPiece, Rule::PieceFalls),
        (RunnerFault::TouchesHoop, Rule::HoopTouched),
    ];
    let counted = faults.map(|(kind, rule)| (kind, rule, count(case, docket, team, kind, claimed)));
    if counted.iter().all(|(_, _, times)| *times == 0) {
        return;
    }
    for seat in team.seats() {
        let mut left = left(case, seat);
        for (kind, rule, times) in counted.iter().filter(|(_, _, times)| *times > 0) {
            let erred = docket.hold(*rule, Fact::RunnerErred(team, *kind, *times));
            let due = RUNNER_FAULT.saturating_mul(i32::from(*times));
            let seconds = due.max(left.saturating_neg());
            left = left.saturating_add(seconds);
            docket.time.push(erred.orders(TimeChange { seat, seconds }));
        }
        if left == 0 {
            let down = docket.hold(Rule::FlagOnClaim, Fact::TimeRunsOut(seat));
            docket.window.fill(down.orders(Cutoff::GameEnds));
        }
    }
    let all = counted.iter().fold(0, |all: u8, (_, _, times)| all.saturating_add(*times));
    for (kind, _, times) in counted.iter().filter(|(_, _, times)| *times > 0) {
        docket.hold(Rule::MinuteOnBothClocks, Fact::RunnerErred(team, *kind, *times));
    }
    if all > 1 {
        docket.hold(Rule::EveryOccurrenceCounts, Fact::Repeatedly(team, all));
    }
}

fn left(case: &Case<'_>, seat: Seat) -> i32 {
    let remaining = case.at_the_end().tables.of(seat.table).remaining.of(seat.color);
    i32::try_from(remaining).unwrap_or(i32::MAX)
}

/// How often somebody of a team erred so, as far as the arbiter saw it or it was claimed: the runner,
/// and where a piece that falls elsewhere counts, a player.
fn count(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
    team: Team,
    kind: RunnerFault,
    claimed: Option<usize>,
) -> u8 {
    let is_counted = |docket: &mut Docket<'_>, by: Person| match by {
        Person::Runner(runner) => runner == team,
        Person::Player(seat) => seat.team() == team && docket.reads_otherwise(Doubt::FallenPiece),
        Person::Team(_) | Person::Arbiter | Person::Bystander => false,
    };
    let known = case.acts().iter().enumerate().filter(|(index, act)| {
        act.deed == Deed::Errs(kind) && (act.sight.is_seen() || claimed == Some(*index))
    });
    let found = known.filter(|(_, act)| is_counted(docket, act.by)).count();
    u8::try_from(found).unwrap_or(u8::MAX)
}

/// A captured piece goes to the runner once the move is completed (rule 5).
pub(super) fn handed_over(docket: &mut Docket<'_>, by: Option<Seat>, role: Role) {
    let passed = docket.hold(Rule::PassedAfterTheMove, Fact::HandedOver(role));
    docket.admit(&passed, Admission::Heard(Admissibility::Admissible));
    if let Some(seat) = by {
        let goes = docket.hold(Rule::CapturedGoesToPartner, Fact::HandedOver(role));
        docket.piece(&goes, PieceEffect::ToReserve { role, of: seat.partner() });
    }
    docket.classify(&passed, Classification::Permitted);
    docket.leave(Fact::NothingToCorrect);
}

/// One piece at a time is what the runner may carry (rule 1).
pub(super) fn carried(docket: &mut Docket<'_>, by: Person, pieces: &[Role]) {
    let fact =
        by.team().map_or(Fact::NothingToCorrect, |team| Fact::CarriedAtOnce(team, pieces.len()));
    matter::permit(docket, Rule::OnePieceAtATime, fact);
}

/// A piece that has arrived is the partner's reserve (rule 5); he may fetch it himself (rule 11), and
/// lay it out in his opponent's turn, unless rule 12 is read otherwise.
pub(super) fn delivered(case: &Case<'_>, docket: &mut Docket<'_>, act: usize, role: Role) {
    let (before, after) = (case.before(act), case.after(act));
    let gained =
        |seat: &Seat| after.reserve.at(*seat).get(role) > before.reserve.at(*seat).get(role);
    let Some(of) = Seat::ALL.into_iter().find(gained) else {
        return matter::permit(docket, Rule::ReserveOfPartner, Fact::NothingToCorrect);
    };
    let fact = Fact::Delivered(role, of);
    let Person::Player(seat) = case.acts()[act].by else {
        let arrived = docket.hold(Rule::ReserveOfPartner, fact.clone());
        docket.piece(&arrived, PieceEffect::ToReserve { role, of });
        return matter::permit(docket, Rule::ReserveOfPartner, fact);
    };
    let is_opponents_turn = before.tables.of(seat.table).running == Some(!seat.color);
    if is_opponents_turn && docket.reads_otherwise(Doubt::OwnReserve) {
        let fault = docket.hold(Rule::HandsOffInOpponentsTurn, Fact::ArrangedOwnReserve);
        docket.classify(&fault, Classification::Fault);
        docket.set_in_motion(&fault, Trigger::ExOfficio);
        conduct::discipline(docket, Person::Player(seat), 1);
        return docket.go_on(&fault);
    }
    let handled = docket.hold(Rule::PartnersCaptures, fact.clone());
    docket.admit(&handled, Admission::Heard(Admissibility::Admissible));
    docket.piece(&handled, PieceEffect::ToReserve { role, of });
    matter::permit(docket, Rule::PartnersCaptures, fact);
}
