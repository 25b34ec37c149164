//! A draw by repetition: four occurrences on one board, counted aloud, none through a drop (rule 17).

use super::case::Case;
use super::claim::{Claimed, refuse};
use super::{conduct, outcome};
use crate::act::ActKind;
use crate::book::{Fact, Holding, OCCURRENCES, REPETITIONS, Rule, WRONG_CLAIM};
use crate::disputed_point::{DisputedPoint, Side};
use crate::repetition::{Counting, Occurrence, arisen, in_all, occurrences};
use crate::ruling::{Admission, Classification, PieceEffect, RulingBuilder, TimeChange};
use crate::seat::{Seat, Table};
use acconcio_adjudication::ruling::{Admissibility, Trigger};

/// Rules on a claim of repetition.
pub(super) fn claimed(case: &Case<'_>, builder: &mut RulingBuilder<'_>, claimed: &Claimed) {
    let table = claimed.by.seat().map_or(Table::A, |seat| seat.table);
    let all = arisen(case.incident, &case.halls, &case.turns, table, claimed.act);
    let counting = how_to_count(builder, &all);
    let found = occurrences(&all, counting);
    let times = u8::try_from(found.len()).unwrap_or(u8::MAX);
    let fact = Fact::Arisen(table, times);
    let on_board = builder.hold(Rule::OnOneBoard, fact.clone());
    builder.hold(Rule::SamePosition, fact.clone());
    builder.piece(&on_board, PieceEffect::Occurred { table, times });
    builder.hold(Rule::NoScoresheet, Fact::RulesAreSilent);
    if times < OCCURRENCES {
        if in_all(&all) >= usize::from(OCCURRENCES) {
            let why = match counting.reserves {
                Side::First => (Rule::NotByDrops, Fact::DropBetween),
                Side::Second => (Rule::SamePosition, Fact::ReservesDiffer),
            };
            return wrong(builder, claimed, why);
        }
        return wrong(builder, claimed, (Rule::FourOccurrences, fact));
    }
    builder.hold(Rule::NotByDrops, fact.clone());
    builder.hold(Rule::FourOccurrences, fact);
    if !is_counted_aloud(case, &found, table, claimed.act) {
        let silent = Rule::CountedAloud.fails(Fact::NotCounted);
        builder.admit(&silent, Admission::NotCountedAloud);
        builder.classify(&silent, Classification::RefusedClaim);
        builder.set_in_motion(&silent, Trigger::None);
        builder.note(silent.clone().into_step());
        return builder.go_on(&silent);
    }
    let counted = builder.hold(Rule::CountedAloud, Fact::Counted(REPETITIONS));
    let correct = builder.hold(Rule::RepetitionClaim, Fact::ClaimedInTime(claimed.act));
    builder.admit(&counted, Admission::Heard(Admissibility::Admissible));
    builder.classify(&correct, Classification::CorrectClaim);
    builder.set_in_motion(&correct, Trigger::OnClaim);
    outcome::draw(case, builder, &correct);
    builder.go_on(&correct);
}

/// Chooses between the readings of how occurrences are counted; each point is consulted only where it
/// changes the number.
fn how_to_count(builder: &mut RulingBuilder<'_>, all: &[Occurrence]) -> Counting {
    let count = |drops, reserves| occurrences(all, Counting { drops, reserves }).len();
    let (first, second) = (Side::First, Side::Second);
    let ask = |builder: &mut RulingBuilder<'_>, disputed_point, one: usize, other: usize| {
        if one == other { Side::First } else { builder.side(disputed_point) }
    };
    let drops =
        ask(builder, DisputedPoint::DropsInRepetition, count(first, first), count(second, first));
    let reserves = ask(
        builder,
        DisputedPoint::ReservesInRepetition,
        count(drops, first),
        count(drops, second),
    );
    Counting { drops, reserves }
}

/// Whether every repetition in the incident was counted aloud when it arose, up to the third; those
/// before the first act are taken to have been.
fn is_counted_aloud(case: &Case<'_>, found: &[&Occurrence], table: Table, until: usize) -> bool {
    let repetitions = found.iter().take(usize::from(REPETITIONS));
    let numbers = (1..=REPETITIONS).rev();
    repetitions.zip(numbers).all(|(one, number)| {
        let Some(since) = one.act else { return true };
        case.acts()[since..until].iter().any(|act| {
            act.seat().is_some_and(|seat: Seat| seat.table == table)
                && act.kind == ActKind::CountsAloud(number)
        })
    })
}

/// Rules on a wrong claim: a warning and nothing more; by the other reading, three minutes.
fn wrong(builder: &mut RulingBuilder<'_>, claimed: &Claimed, (rule, fact): (Rule, Fact)) {
    let refused: Holding = refuse(builder, claimed, rule, fact.clone());
    let Some(seat) = claimed.by.seat() else { return };
    if builder.reads_otherwise(DisputedPoint::WrongRepetitionClaim) {
        let minutes = builder.hold(Rule::WrongClaimMinutes, fact);
        let change = TimeChange { seat: seat.opponent(), seconds: WRONG_CLAIM };
        builder.time.push(minutes.orders(change));
    } else {
        conduct::discipline(builder, claimed.by, 1);
    }
    builder.go_on(&refused);
}
