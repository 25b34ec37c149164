//! The position of a player to move: mate that is final, mate that is not, and no stalemate (rule 10).

use super::case::Case;
use super::ending;
use crate::book::{Fact, Rule};
use crate::ends::PlayerState;
use crate::match_state::MatchState;
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
    let match_state = case.at_the_end();
    let position = if turn.seat == seat { &turn.before } else { &turn.after };
    let player_state = case.player_state(builder, match_state, seat, position);
    if let Some((act, rule)) = claim {
        builder.hear(Rule::FollowsFideBlitz, Fact::ClaimedInTime(act));
        if let Some(fact) = why_not(player_state) {
            let refused = rule.fails(fact);
            builder.classify(&refused, Classification::RefusedClaim);
            builder.note(refused.into_step());
        }
    }
    match player_state {
        PlayerState::Parried(..) | PlayerState::Waiting(_) => {
            no_end(builder, match_state, seat, player_state)
        }
        PlayerState::Stalemated => ending::stalemated(case, builder),
        PlayerState::Mated(mate) => ending::mated(builder, seat, mate),
        PlayerState::Free(_) | PlayerState::Check(_) | PlayerState::Undetermined
            if claim.is_none() =>
        {
            let holding = builder.hold(Rule::NoIntervention, Fact::NothingToCorrect);
            builder.classify(&holding, Classification::Legal);
        }
        PlayerState::Free(_) | PlayerState::Check(_) | PlayerState::Undetermined => {}
    }
    builder.leave(Fact::NothingToCorrect);
}

/// The fact by which a player is neither mated nor without a move.
const fn why_not(player_state: PlayerState) -> Option<Fact> {
    match player_state {
        PlayerState::Free(any) => Some(Fact::CanMove(any)),
        PlayerState::Check(any) => Some(Fact::CheckCanBeMet(any)),
        PlayerState::Undetermined => Some(Fact::RulesAreSilent),
        PlayerState::Parried(..)
        | PlayerState::Mated(_)
        | PlayerState::Waiting(_)
        | PlayerState::Stalemated => None,
    }
}

/// Rules on a position that looks like mate or stalemate and is neither, because a piece may still be put
/// on the board. The player may wait for it.
pub(super) fn no_end(
    builder: &mut RulingBuilder<'_>,
    match_state: &MatchState,
    seat: Seat,
    player_state: PlayerState,
) {
    let (rule, fact, classification) = match player_state {
        PlayerState::Parried(role, square) => (
            Rule::NotMatedWhileDropParries,
            Fact::DropWouldParry(role, square),
            Classification::NotFinal,
        ),
        PlayerState::Waiting(role) => {
            builder.note(Rule::Checkmate.not_met(Fact::NotInCheck));
            (Rule::NeverStalemated, Fact::CouldArrive(role), Classification::NotStalemate)
        }
        PlayerState::Free(_)
        | PlayerState::Check(_)
        | PlayerState::Mated(_)
        | PlayerState::Stalemated
        | PlayerState::Undetermined => return,
    };
    let holding = builder.hold(rule, fact);
    builder.classify(&holding, classification);
    let in_all = match_state.reserve_in_all(seat);
    let at_hand = match_state.reserve.at(seat);
    for role in Role::ALL {
        if in_all.get(role) > at_hand.get(role) {
            let counts = builder.hold(Rule::OffBoardIsReserve, Fact::CouldArrive(role));
            builder.piece(&counts, PieceEffect::ToReserve { role, of: seat });
        }
    }
    let wait = builder.hold(Rule::MayWait, Fact::Waits(seat));
    builder.obligation.fill(wait.orders(Duty::MayWait));
}
