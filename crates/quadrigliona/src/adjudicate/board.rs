//! The position of a player to move: mate that is final, mate that is not, and no stalemate (rule 10).

use super::case::Case;
use super::ending;
use crate::book::{Fact, Rule};
use crate::ends::Plight;
use crate::hall::Hall;
use crate::ruling::{Classification, Duty, PieceEffect, RulingBuilder};
use crate::seat::Seat;
use shakmaty::Role;

/// Examines the position of the player to move, whom somebody calls mated or stalemated, or who notices
/// it himself.
pub(super) fn look_at(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    seat: Seat,
    claim: Option<(usize, Rule)>,
) {
    let Some(turn) = case.turns.of.of(seat.table).last() else {
        return builder.permit(Rule::NoIntervention, Fact::NothingToCorrect);
    };
    let hall = case.at_the_end();
    let position = if turn.seat == seat { &turn.before } else { &turn.after };
    let plight = case.plight(builder, hall, seat, position);
    if let Some((act, rule)) = claim {
        builder.hear(Rule::FollowsFideBlitz, Fact::ClaimedInTime(act));
        if let Some(fact) = why_not(plight) {
            let refused = rule.fails(fact);
            builder.classify(&refused, Classification::RefusedClaim);
            builder.note(refused.into_step());
        }
    }
    match plight {
        Plight::Parried(..) | Plight::Waiting(_) => no_end(builder, hall, seat, plight),
        Plight::Stalemated => ending::stalemated(case, builder),
        Plight::Mated(mate) => ending::mated(builder, seat, mate),
        Plight::Free(_) | Plight::Check(_) | Plight::Untold if claim.is_none() => {
            let holding = builder.hold(Rule::NoIntervention, Fact::NothingToCorrect);
            builder.classify(&holding, Classification::Legal);
        }
        Plight::Free(_) | Plight::Check(_) | Plight::Untold => {}
    }
    builder.leave(Fact::NothingToCorrect);
}

/// The fact by which a player is neither mated nor without a move.
const fn why_not(plight: Plight) -> Option<Fact> {
    match plight {
        Plight::Free(any) => Some(Fact::CanMove(any)),
        Plight::Check(any) => Some(Fact::CheckCanBeMet(any)),
        Plight::Untold => Some(Fact::RulesAreSilent),
        Plight::Parried(..) | Plight::Mated(_) | Plight::Waiting(_) | Plight::Stalemated => None,
    }
}

/// Rules on a position that looks like mate or stalemate and is neither, because a piece may still be put
/// on the board. The player may wait for it.
pub(super) fn no_end(builder: &mut RulingBuilder<'_>, hall: &Hall, seat: Seat, plight: Plight) {
    let (rule, fact, classification) = match plight {
        Plight::Parried(role, square) => (
            Rule::NotMatedWhileDropParries,
            Fact::DropWouldParry(role, square),
            Classification::NotFinal,
        ),
        Plight::Waiting(role) => {
            builder.note(Rule::Checkmate.not_met(Fact::NotInCheck));
            (Rule::NeverStalemated, Fact::CouldArrive(role), Classification::NotStalemate)
        }
        Plight::Free(_)
        | Plight::Check(_)
        | Plight::Mated(_)
        | Plight::Stalemated
        | Plight::Untold => return,
    };
    let holding = builder.hold(rule, fact);
    builder.classify(&holding, classification);
    let in_all = hall.reserve_in_all(seat);
    let at_hand = hall.reserve.at(seat);
    for role in Role::ALL {
        if in_all.get(role) > at_hand.get(role) {
            let counts = builder.hold(Rule::OffBoardIsReserve, Fact::CouldArrive(role));
            builder.piece(&counts, PieceEffect::ToReserve { role, of: seat });
        }
    }
    let wait = builder.hold(Rule::MayWait, Fact::Waits(seat));
    builder.obligation.fill(wait.orders(Duty::MayWait));
}
