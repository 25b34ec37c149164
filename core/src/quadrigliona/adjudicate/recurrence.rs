//! A draw by repetition: four occurrences on one board, counted aloud, none through a drop (rule 17).

use super::case::Case;
use super::claims::{Claimed, refuse};
use super::{conduct, outcome};
use crate::quadrigliona::act::Deed;
use crate::quadrigliona::book::{Fact, Holding, OCCURRENCES, REPETITIONS, Rule, WRONG_CLAIM};
use crate::quadrigliona::doubt::{Doubt, Side};
use crate::quadrigliona::repetition::{Arising, Counting, arisen, in_all, occurrences};
use crate::quadrigliona::ruling::{Admission, Classification, Docket, PieceEffect, TimeChange};
use crate::quadrigliona::seat::{Seat, Table};
use crate::ruling::{Admissibility, Trigger};

/// Rules on a claim of repetition.
pub(super) fn claimed(case: &Case<'_>, docket: &mut Docket<'_>, claimed: &Claimed) {
    let table = claimed.by.seat().map_or(Table::A, |seat| seat.table);
    let all = arisen(case.incident, &case.halls, &case.turns, table, claimed.act);
    let counting = how_to_count(docket, &all);
    let found = occurrences(&all, counting);
    let times = u8::try_from(found.len()).unwrap_or(u8::MAX);
    let fact = Fact::Arisen(table, times);
    let on_board = docket.hold(Rule::OnOneBoard, fact.clone());
    docket.hold(Rule::SamePosition, fact.clone());
    docket.piece(&on_board, PieceEffect::Occurred { table, times });
    docket.hold(Rule::NoScoresheet, Fact::RulesAreSilent);
    if times < OCCURRENCES {
        if in_all(&all) >= usize::from(OCCURRENCES) {
            let why = match counting.reserves {
                Side::First => (Rule::NotByDrops, Fact::DropBetween),
                Side::Second => (Rule::SamePosition, Fact::ReservesDiffer),
            };
            return wrong(docket, claimed, why);
        }
        return wrong(docket, claimed, (Rule::FourOccurrences, fact));
    }
    docket.hold(Rule::NotByDrops, fact.clone());
    docket.hold(Rule::FourOccurrences, fact);
    if !is_counted_aloud(case, &found, table, claimed.act) {
        let silent = Rule::CountedAloud.fails(Fact::NotCounted);
        docket.admit(&silent, Admission::NotCountedAloud);
        docket.classify(&silent, Classification::RefusedClaim);
        docket.set_in_motion(&silent, Trigger::None);
        docket.note(silent.clone().into_step());
        return docket.go_on(&silent);
    }
    let counted = docket.hold(Rule::CountedAloud, Fact::Counted(REPETITIONS));
    let correct = docket.hold(Rule::RepetitionClaim, Fact::ClaimedInTime(claimed.act));
    docket.admit(&counted, Admission::Heard(Admissibility::Admissible));
    docket.classify(&correct, Classification::CorrectClaim);
    docket.set_in_motion(&correct, Trigger::OnClaim);
    outcome::draw(case, docket, &correct);
    docket.go_on(&correct);
}

/// The points on which counting is open are asked only where they change the number.
fn how_to_count(docket: &mut Docket<'_>, all: &[Arising]) -> Counting {
    let count = |drops, reserves| occurrences(all, Counting { drops, reserves }).len();
    let (first, second) = (Side::First, Side::Second);
    let ask = |docket: &mut Docket<'_>, doubt, one: usize, other: usize| {
        if one == other { Side::First } else { docket.side(doubt) }
    };
    let drops = ask(docket, Doubt::DropsInRepetition, count(first, first), count(second, first));
    let reserves =
        ask(docket, Doubt::ReservesInRepetition, count(drops, first), count(drops, second));
    Counting { drops, reserves }
}

/// Every repetition on film was counted aloud when it arose, up to the third; those before the film
/// are taken to have been.
fn is_counted_aloud(case: &Case<'_>, found: &[&Arising], table: Table, until: usize) -> bool {
    let repetitions = found.iter().take(usize::from(REPETITIONS));
    let numbers = (1..=REPETITIONS).rev();
    repetitions.zip(numbers).all(|(one, number)| {
        let Some(since) = one.act else { return true };
        case.acts()[since..until].iter().any(|act| {
            act.seat().is_some_and(|seat: Seat| seat.table == table)
                && act.deed == Deed::CountsAloud(number)
        })
    })
}

/// A wrong claim costs nothing but a warning; by the other reading, three minutes.
fn wrong(docket: &mut Docket<'_>, claimed: &Claimed, (rule, fact): (Rule, Fact)) {
    let refused: Holding = refuse(docket, claimed, rule, fact.clone());
    let Some(seat) = claimed.by.seat() else { return };
    if docket.reads_otherwise(Doubt::WrongRepetitionClaim) {
        let minutes = docket.hold(Rule::WrongClaimMinutes, fact);
        let change = TimeChange { seat: seat.opponent(), seconds: WRONG_CLAIM };
        docket.time.push(minutes.orders(change));
    } else {
        conduct::discipline(docket, claimed.by, 1);
    }
    docket.go_on(&refused);
}
