//! The counts on which a claim rests: occurrences of a position, and moves without a capture or a pawn
//! move.

use shakmaty::Color;

use crate::case::Case;
use crate::disputed_points::{DisputedPoint, Side};
use crate::game_record::{Difference, EnPassantReading, GameRecord, Lookalike, Repetition};
use crate::laws::edition::Draws;
use crate::laws::{Arisen, Fact, Provision, Step};
use crate::ruling::{ClaimWindow, Claimant, Cutoff, Point, RulingBuilder};

/// The result of a count.
pub(super) struct Count {
    /// The number found.
    pub(super) fact: Fact,
    /// The provisions consulted on the way.
    pub(super) steps: Vec<Step>,
    /// Whether the number is enough.
    pub(super) is_enough: bool,
}

/// The occurrences of the position at a ply, and the reasons why similar positions do not count (9.2 of
/// 2009).
pub(super) fn repeated(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    record: &GameRecord,
    ply: usize,
    needed: usize,
) -> Count {
    let Some(repetition) = record.repetition(ply) else {
        return Count { fact: Fact::CannotBeVerified, steps: Vec::new(), is_enough: false };
    };
    let reading = reading(builder, &repetition, needed);
    let same: Vec<usize> = repetition.same(reading).collect();
    let draws = &case.book.edition.draws;
    let found =
        Fact::Repeated { arisen: same.iter().map(|ply| arisen(record, *ply)).collect(), needed };
    let mut steps = vec![draws.same_position.holds(found.clone()).into_step()];
    let others = repetition.lookalikes.iter().filter(|one| !one.is_same(reading));
    steps.extend(others.filter_map(|other| another(draws, record, other, reading)));
    let is_known = |at: &&usize| **at == ply || was_recorded(case, **at);
    let is_enough = same.len() >= needed;
    if is_enough && same.iter().filter(is_known).count() < needed {
        return Count { fact: Fact::CannotBeVerified, steps, is_enough: false };
    }
    Count { fact: found, steps, is_enough }
}

/// The number of plies without a capture or a pawn move (9.3 of 2009).
pub(super) fn unmoved(case: &Case<'_>, record: &GameRecord, ply: usize, needed: u32) -> Count {
    let made = record.quiet_half_moves(ply);
    let is_enough = made >= needed;
    if is_enough && ply > 0 && !was_recorded(case, ply - 1) {
        return Count { fact: Fact::CannotBeVerified, steps: Vec::new(), is_enough: false };
    }
    Count { fact: Fact::QuietHalfMoves { made, needed }, steps: Vec::new(), is_enough }
}

/// Notes who may claim a draw that nobody has claimed, by a third occurrence or by fifty moves, and until
/// when.
pub(crate) fn note_unclaimed(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let known = &case.reconstruction.known;
    let Some(record) = known.record.as_ref().filter(|record| record.last_ply() > known.first)
    else {
        return;
    };
    let draws = &case.book.edition.draws;
    let ply = record.last_ply();
    let Some(repetition) = record.repetition(ply) else { return };
    let times = repetition.count(EnPassantReading::Playable);
    let quiet = record.quiet_half_moves(ply);
    let (rule, fact): (Provision, Fact) = if times >= draws.repetition_now.value {
        let needed = draws.repetition_now.value;
        let same = repetition.same(EnPassantReading::Playable);
        let arisen = same.map(|ply| arisen(record, ply)).collect();
        (draws.repetition_now.plain(), Fact::Repeated { arisen, needed })
    } else if quiet >= draws.fifty_now.value {
        let needed = draws.fifty_now.value;
        (draws.fifty_now.plain(), Fact::QuietHalfMoves { made: quiet, needed })
    } else {
        return;
    };
    let unclaimed = rule.holds(Fact::NobodyClaimed);
    let window = ClaimWindow { claimant: Claimant::Opponent, until: Cutoff::PieceTouched };
    builder.window.fill(unclaimed.orders(window));
    let mut step = rule.not_met(Fact::NobodyClaimed);
    step.under.push(rule.holds(fact).into_step());
    builder.note(step);
}

/// The reading of an en passant right that cannot be exercised, where the count depends on it.
pub(super) fn reading(
    builder: &mut RulingBuilder<'_>,
    repetition: &Repetition,
    needed: usize,
) -> EnPassantReading {
    let reaches = |reading| repetition.count(reading) >= needed;
    if reaches(EnPassantReading::Playable) == reaches(EnPassantReading::ByTheLetter) {
        return EnPassantReading::Playable;
    }
    match builder.side(Point::Law(DisputedPoint::EnPassantByABoundPawn)) {
        Side::First => EnPassantReading::Playable,
        Side::Second => EnPassantReading::ByTheLetter,
    }
}

/// The moment at which a position arose.
pub(super) fn arisen(record: &GameRecord, ply: usize) -> Arisen {
    let before = ply.checked_sub(1).and_then(|before| record.position(before));
    let after = before.map(|before| {
        let number = shakmaty::Position::fullmoves(before).get();
        let by: Color = shakmaty::Position::turn(before);
        (number, by)
    });
    Arisen { ply, after }
}

/// The reason why a position that looks the same is a different one.
fn another(
    draws: &Draws,
    record: &GameRecord,
    other: &Lookalike,
    reading: EnPassantReading,
) -> Option<Step> {
    let difference = *other.differences.iter().find(|difference| difference.parts(reading))?;
    let rule = match difference {
        Difference::SideToMove => &draws.same_position,
        Difference::Castling { .. } => &draws.same_castling,
        Difference::EnPassant { .. } => &draws.same_en_passant,
    };
    let fact = Fact::OnlyLooksAlike { arisen: arisen(record, other.ply), difference };
    Some(rule.holds(fact).into_step())
}

/// Whether a position was reached while at least one player still recorded.
fn was_recorded(case: &Case<'_>, ply: usize) -> bool {
    let Some(unrecorded) = case.reconstruction.unrecorded_from else { return true };
    let turns = case.reconstruction.turns.iter();
    let last = turns.take_while(|turn| turn.first_act <= unrecorded).count();
    case.reconstruction.known.begins(last.saturating_sub(1)).is_none_or(|begins| ply <= begins)
}
