//! The end of a game, and of the match with it: mate, flag-fall, resignation, both games at once (rules
//! 19, 20).

use shakmaty::{ByRole, Move, Role, Square};

use super::case::Case;
use super::claim::{Claimed, may_claim_alone};
use super::game_end::{Ending, How};
use super::{outcome, runner};
use crate::act::Person;
use crate::book::{Fact, Holding, Rule};
use crate::disputed_point::DisputedPoint;
use crate::ends::{Mate, PlayerState, player_state};
use crate::moves;
use crate::ruling::{Admission, Classification, GameOutcome, Outcome, RulingBuilder};
use crate::seat::{Seat, Table};
use crate::turns::BoardChange;
use acconcio_adjudication::ruling::{Admissibility, Completion, Cutoff, Trigger};

/// Rules on the game that ended, and on the match.
pub(super) fn decide(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    endings: &[Ending<'_>],
    claim: Option<usize>,
) {
    let Some(first) = endings.first() else { return };
    let board_change = first.turn().map(|turn| &turn.board_change);
    if matches!(board_change, Some(BoardChange::Played(Move::Put { .. }))) {
        builder.hold(Rule::DropMayMate, Fact::Pressed(first.act));
    }
    let stops = Rule::FinishedGameStops.holds(Fact::Ended(first.seat.table, first.act));
    match claim {
        Some(act) => {
            builder.hear(Rule::FollowsFideBlitz, Fact::ClaimedInTime(act));
        }
        None => builder.set_in_motion(&stops, Trigger::None),
    }
    if first.turn().is_some() {
        builder.complete(first.act, Completion::EndsGame);
    }
    builder.note(stops.clone().into_step());
    settle(case, builder, endings);
    builder.go_on(&stops);
}

/// Rules on a claim or an offer made after the match had ended.
pub(super) fn over(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    endings: &[Ending<'_>],
    claim: usize,
) {
    let Some(first) = endings.first() else { return };
    let too_late = Rule::FirstEndDecides.fails(Fact::MatchOver);
    builder.classify(&too_late, Classification::MatchOver);
    builder.admit(&too_late, Admission::Heard(Admissibility::TooLate));
    builder.set_in_motion(&too_late, Trigger::None);
    builder.note(Rule::FinishedGameStops.not_met(Fact::ClaimedAfterOwnMove(claim)));
    builder.hold(Rule::FinishedGameStops, Fact::Ended(first.seat.table, first.act));
    settle(case, builder, endings);
    builder.go_on(&too_late);
}

/// Settles the result of the games that ended, and of the match.
fn settle(case: &Case<'_>, builder: &mut RulingBuilder<'_>, endings: &[Ending<'_>]) {
    let Some(first) = endings.first() else { return };
    let winner = first.seat.team();
    let holding = match first.how {
        How::Mated(mate, _) => name_mate(builder, mate),
        How::Resigned => name_resignation(builder, first.seat.opponent()),
        How::Stalemated(_) => return stalemated(case, builder),
    };
    if let Some(second) = endings.get(1) {
        builder.game.fill(holding.orders(GameOutcome::Won(winner)));
        if let How::Resigned = second.how {
            builder.hold(Rule::Resignation, Fact::Resigned(second.seat.opponent()));
        }
        if second.is_won() && second.seat.team() == winner {
            let both = builder.hold(Rule::BothWonAtOnce, Fact::EndedTogether);
            builder.result.fill(both.orders(Outcome::Won(winner)));
        } else {
            let drawn = builder.hold(Rule::OtherwiseDrawn, Fact::EndedTogether);
            outcome::draw_match(case, builder, &drawn);
        }
        return;
    }
    if let Some((role, square)) = capture_would_mate(case, first)
        && !builder.reads_otherwise(DisputedPoint::CaptureAndMate)
    {
        builder.game.fill(holding.orders(GameOutcome::Won(winner)));
        let same_time = builder.hold(Rule::CaptureAndMate, Fact::CaptureWouldMate(role, square));
        builder.hold(Rule::OtherwiseDrawn, Fact::EndedTogether);
        return outcome::draw_match(case, builder, &same_time);
    }
    outcome::win(builder, first.seat.opponent(), &holding);
}

/// Rules that a player is mated and the match is over.
pub(super) fn mated(builder: &mut RulingBuilder<'_>, loser: Seat, mate: Mate) {
    let holding = name_mate(builder, mate);
    outcome::win(builder, loser, &holding);
}

/// Rules that nothing can be moved or put: a draw, as in the FIDE Laws.
pub(super) fn stalemated(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let none = builder.hold(Rule::Stalemate, Fact::NothingCanArrive);
    call(builder, &none, Classification::Stalemate);
    outcome::draw(case, builder, &none);
}

fn name_mate(builder: &mut RulingBuilder<'_>, mate: Mate) -> Holding {
    builder.hold(Rule::Checkmate, Fact::NoMoveOnBoard);
    let (rule, fact) = match mate {
        Mate::Contact(square) => (Rule::FinalMate, Fact::CheckByContact(square)),
        Mate::Knight(square) => (Rule::FinalMate, Fact::CheckByKnight(square)),
        Mate::Double(one, other) => (Rule::FinalMate, Fact::DoubleCheck(one, other)),
        Mate::NothingParries => (Rule::Checkmate, Fact::NothingCanParry),
    };
    let holding = builder.hold(rule, fact);
    call(builder, &holding, Classification::FinalMate);
    holding
}

/// Classifies the end of the game, unless the matter already has a classification.
fn call(builder: &mut RulingBuilder<'_>, holding: &Holding, classification: Classification) {
    if builder.classification.is_empty() {
        builder.classify(holding, classification);
    }
}

/// The piece that the mated player had just captured and the square on which it would mate at once on his
/// partner's board (rule 20). His partner is to move there; the runner's way is left out of account.
fn capture_would_mate(case: &Case<'_>, ending: &Ending<'_>) -> Option<(Role, Square)> {
    ending.turn()?;
    let loser = ending.seat.opponent();
    let mut own = case.turns.of.of(loser.table).iter().filter(|turn| turn.seat == loser);
    let last = own.rfind(|turn| turn.own_press().is_some_and(|press| press < ending.act))?;
    let (role, _) = last.captured()?;
    let partner = loser.partner();
    let turn = case.turn_at(partner.table, ending.act).filter(|turn| turn.seat == partner)?;
    let mut one = ByRole::default();
    *one.get_mut(role) = 1;
    let match_state = case.after(ending.act);
    let could_arrive = match_state.could_arrive(partner.opponent());
    moves::drops(&turn.before, &one).into_iter().find_map(|drop| {
        let next = moves::play(&turn.before, &drop)?;
        let is_mate = matches!(player_state(&next, &could_arrive), PlayerState::Mated(_));
        is_mate.then_some((role, drop.to()))
    })
}

/// Notes a player's resignation: his game is lost (FIDE 2009, 5.1.b).
fn name_resignation(builder: &mut RulingBuilder<'_>, loser: Seat) -> Holding {
    let resigned = builder.hold(Rule::Resignation, Fact::Resigned(loser));
    call(builder, &resigned, Classification::Resigned);
    resigned
}

/// Rules on a drawn match that has to be decided: by a race, or by an award.
pub(super) fn tie(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let drawn = builder.hold(Rule::RaceBreaksTie, Fact::RulesAreSilent);
    builder.classify(&drawn, Classification::Permitted);
    builder.set_in_motion(&drawn, Trigger::ExOfficio);
    outcome::draw_match(case, builder, &drawn);
    builder.go_on(&drawn);
}

/// Rules on a fallen flag that nobody has claimed: the arbiter says nothing (FIDE 2009, A.4.d).
pub(super) fn unclaimed_flag(builder: &mut RulingBuilder<'_>, act: usize, seat: Option<Seat>) {
    let Some(seat) = seat else { return builder.leave(Fact::NothingToCorrect) };
    let down = builder.hold(Rule::FlagOnClaim, Fact::FlagFell(seat, act));
    builder.classify(&down, Classification::FlagFallen);
    builder.window.fill(down.orders(Cutoff::GameEnds));
    builder.leave(Fact::NobodyClaimed);
}

/// Rules on a claim that the opponent's flag has fallen.
pub(super) fn flag(case: &Case<'_>, builder: &mut RulingBuilder<'_>, claimed: &Claimed) {
    let match_state = case.before(claimed.act);
    let is_down = |seat: Seat| {
        let board = match_state.tables.of(seat.table);
        let lost = runner::seconds_lost(case, seat.team(), claimed.act);
        board.flags.of(seat.color) || board.remaining.of(seat.color) <= lost
    };
    let own: Vec<Seat> = match claimed.by {
        Person::Player(seat) => vec![seat],
        Person::Team(team) => team.seats().to_vec(),
        Person::Runner(_) | Person::Arbiter | Person::Bystander => Vec::new(),
    };
    let Some(first) = own.first().copied() else {
        let none = builder.hold(Rule::FlagOnClaim, Fact::NoStanding(claimed.by, claimed.act));
        builder.admit(&none, Admission::Heard(Admissibility::NoStanding));
        builder.classify(&none, Classification::RefusedClaim);
        return builder.leave(Fact::NobodyClaimed);
    };
    let claimant = own.into_iter().find(|seat| is_down(seat.opponent())).unwrap_or(first);
    let loser = claimant.opponent();
    if !may_claim_alone(case, builder, claimed) {
        let refused = Rule::DisputeByBoth.holds(Fact::ClaimedAlone(claimed.act));
        builder.classify(&refused, Classification::RefusedClaim);
        return builder.leave(Fact::ClaimedAlone(claimed.act));
    }
    builder.hear(Rule::FlagOnClaim, Fact::ClaimedInTime(claimed.act));
    if !is_down(loser) {
        let up = Rule::FlagOnClaim.fails(Fact::FlagUp(loser));
        builder.classify(&up, Classification::RefusedClaim);
        builder.note(up.clone().into_step());
        return builder.go_on(&up);
    }
    let fell = builder.hold(Rule::FlagOnClaim, Fact::FlagFell(loser, flag_act(case, loser)));
    builder.classify(&fell, Classification::FlagFallen);
    if is_down(claimant) {
        let both = builder.hold(Rule::BothFlagsDown, Fact::BothDown(claimant.table));
        outcome::draw(case, builder, &both);
    } else {
        let lost = builder.hold(Rule::LossOnTime, Fact::FlagUp(claimant));
        outcome::lose(case, builder, loser, &lost);
    }
    builder.go_on(&fell);
}

/// The index of the act by which a flag fell; 0 where it had fallen before.
fn flag_act(case: &Case<'_>, seat: Seat) -> usize {
    let Seat { table, color } = seat;
    let is_down = |table: Table, act: usize| case.before(act).tables.of(table).flags.of(color);
    (0..case.acts().len()).find(|act| is_down(table, act + 1)).unwrap_or(0)
}
