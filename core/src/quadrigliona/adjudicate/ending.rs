//! How a game ends, and the match with it: mate, flag, resignation, both games at once (rules 19, 20).

use shakmaty::{ByRole, Move, Role, Square};

use super::case::Case;
use super::claims::Claimed;
use super::{illegal, outcome, play};
use crate::quadrigliona::act::{Deed, Person};
use crate::quadrigliona::book::{Fact, Holding, Rule};
use crate::quadrigliona::doubt::Doubt;
use crate::quadrigliona::ends::{Mate, Plight, plight};
use crate::quadrigliona::moves;
use crate::quadrigliona::ruling::{Admission, Classification, Docket, GameOutcome, Outcome};
use crate::quadrigliona::seat::{Seat, Table};
use crate::quadrigliona::turns::{Turn, Upshot};
use crate::ruling::{Admissibility, Completion, Cutoff, Trigger};

/// A game that ended.
#[derive(Clone, Copy)]
pub(super) struct Ending<'a> {
    /// Who ended it; where somebody resigned, his opponent.
    pub(super) seat: Seat,
    /// The press, or the resignation.
    pub(super) act: usize,
    how: How<'a>,
}

#[derive(Clone, Copy)]
enum How<'a> {
    Mated(Mate, &'a Turn),
    Stalemated(&'a Turn),
    Resigned,
}

impl Ending<'_> {
    /// The turn that ended it; none where somebody resigned.
    pub(super) const fn turn(&self) -> Option<&Turn> {
        match self.how {
            How::Mated(_, turn) | How::Stalemated(turn) => Some(turn),
            How::Resigned => None,
        }
    }

    const fn is_won(&self) -> bool {
        match self.how {
            How::Mated(..) | How::Resigned => true,
            How::Stalemated(_) => false,
        }
    }
}

/// The first game that ended; and the other one too, where it ended at the same moment: with the very
/// next act, without a second between.
pub(super) fn first<'a>(case: &'a Case<'_>, docket: &mut Docket<'_>) -> Vec<Ending<'a>> {
    let mut endings: Vec<Ending<'a>> = Vec::new();
    for act in 0..case.acts().len() {
        let is_at_once = |first: &Ending<'_>| act == first.act + 1 && case.acts()[act].after == 0;
        if endings.first().is_some_and(|first| !is_at_once(first)) {
            break;
        }
        let ending = ended_by(case, docket, act);
        endings.extend(
            ending.filter(|one| {
                endings.first().is_none_or(|first| first.seat.table != one.seat.table)
            }),
        );
    }
    endings
}

/// The game that an act ends, if it ends one.
fn ended_by<'a>(case: &'a Case<'_>, docket: &mut Docket<'_>, act: usize) -> Option<Ending<'a>> {
    let done = &case.acts()[act];
    if done.deed == Deed::Resigns {
        let seat = done.seat()?.opponent();
        return Some(Ending { seat, act, how: How::Resigned });
    }
    let turn = case.turns.completed().into_iter().find(|turn| turn.own_press() == Some(act))?;
    let how = match case.plight_after(docket, turn) {
        Plight::Mated(mate) => How::Mated(mate, turn),
        Plight::Stalemated => How::Stalemated(turn),
        Plight::Free(_)
        | Plight::Check(_)
        | Plight::Parried(..)
        | Plight::Waiting(_)
        | Plight::Untold => return None,
    };
    let is_legal = matches!(play::verdict(case, docket, turn), play::Verdict::Legal(..));
    is_legal.then_some(Ending { seat: turn.seat, act, how })
}

/// Rules on the game that ended, and on the match.
pub(super) fn decide(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
    endings: &[Ending<'_>],
    claim: Option<usize>,
) {
    let Some(first) = endings.first() else { return };
    let upshot = first.turn().map(|turn| &turn.upshot);
    if matches!(upshot, Some(Upshot::Played(Move::Put { .. }))) {
        docket.hold(Rule::DropMayMate, Fact::Pressed(first.act));
    }
    let stops = Rule::FinishedGameStops.holds(Fact::Ended(first.seat.table, first.act));
    match claim {
        Some(act) => {
            let heard = docket.hold(Rule::FollowsFideBlitz, Fact::ClaimedInTime(act));
            docket.admit(&heard, Admission::Heard(Admissibility::Admissible));
            docket.set_in_motion(&heard, Trigger::OnClaim);
        }
        None => docket.set_in_motion(&stops, Trigger::None),
    }
    if first.turn().is_some() {
        let pressed = docket.hold(Rule::CompletedByPress, Fact::Pressed(first.act));
        docket.completion.fill(pressed.orders(Completion::EndsGame));
    }
    docket.note(stops.clone().into_step());
    settle(case, docket, endings);
    docket.go_on(&stops);
}

/// Something was claimed or offered after the match had ended.
pub(super) fn over(case: &Case<'_>, docket: &mut Docket<'_>, endings: &[Ending<'_>], claim: usize) {
    let Some(first) = endings.first() else { return };
    let too_late = Rule::FirstEndDecides.fails(Fact::MatchOver);
    docket.classify(&too_late, Classification::MatchOver);
    docket.admit(&too_late, Admission::Heard(Admissibility::TooLate));
    docket.set_in_motion(&too_late, Trigger::None);
    docket.note(Rule::FinishedGameStops.not_met(Fact::ClaimedAfterOwnMove(claim)));
    docket.hold(Rule::FinishedGameStops, Fact::Ended(first.seat.table, first.act));
    settle(case, docket, endings);
    docket.go_on(&too_late);
}

/// What becomes of the games that ended, and of the match.
fn settle(case: &Case<'_>, docket: &mut Docket<'_>, endings: &[Ending<'_>]) {
    let Some(first) = endings.first() else { return };
    let winner = first.seat.team();
    let holding = match first.how {
        How::Mated(mate, _) => name_mate(docket, mate),
        How::Resigned => name_resignation(docket, first.seat.opponent()),
        How::Stalemated(_) => return stalemated(case, docket),
    };
    if let Some(second) = endings.get(1) {
        docket.game.fill(holding.orders(GameOutcome::Won(winner)));
        if let How::Resigned = second.how {
            docket.hold(Rule::Resignation, Fact::Resigned(second.seat.opponent()));
        }
        if second.is_won() && second.seat.team() == winner {
            let both = docket.hold(Rule::BothWonAtOnce, Fact::EndedTogether);
            docket.result.fill(both.orders(Outcome::Won(winner)));
        } else {
            let drawn = docket.hold(Rule::OtherwiseDrawn, Fact::EndedTogether);
            outcome::draw_match(case, docket, &drawn);
        }
        return;
    }
    if let Some((role, square)) = capture_would_mate(case, first)
        && !docket.reads_otherwise(Doubt::CaptureAndMate)
    {
        docket.game.fill(holding.orders(GameOutcome::Won(winner)));
        let same_time = docket.hold(Rule::CaptureAndMate, Fact::CaptureWouldMate(role, square));
        docket.hold(Rule::OtherwiseDrawn, Fact::EndedTogether);
        return outcome::draw_match(case, docket, &same_time);
    }
    outcome::win(docket, first.seat.opponent(), &holding);
}

/// A player is mated, and the match is over.
pub(super) fn mated(docket: &mut Docket<'_>, loser: Seat, mate: Mate) {
    let holding = name_mate(docket, mate);
    outcome::win(docket, loser, &holding);
}

/// Nothing can be moved or put: a draw, as in the FIDE Laws.
pub(super) fn stalemated(case: &Case<'_>, docket: &mut Docket<'_>) {
    let none = docket.hold(Rule::Stalemate, Fact::NothingCanArrive);
    call(docket, &none, Classification::Stalemate);
    outcome::draw(case, docket, &none);
}

fn name_mate(docket: &mut Docket<'_>, mate: Mate) -> Holding {
    docket.hold(Rule::Checkmate, Fact::NoMoveOnBoard);
    let (rule, fact) = match mate {
        Mate::Contact(square) => (Rule::FinalMate, Fact::CheckByContact(square)),
        Mate::Knight(square) => (Rule::FinalMate, Fact::CheckByKnight(square)),
        Mate::Double(one, other) => (Rule::FinalMate, Fact::DoubleCheck(one, other)),
        Mate::NothingParries => (Rule::Checkmate, Fact::NothingCanParry),
    };
    let holding = docket.hold(rule, fact);
    call(docket, &holding, Classification::FinalMate);
    holding
}

/// What ended the game, unless what is ruled on has already been called something else.
fn call(docket: &mut Docket<'_>, holding: &Holding, classification: Classification) {
    if docket.classification.is_empty() {
        docket.classify(holding, classification);
    }
}

/// What the mated player had just captured would mate at once on his partner's board (rule 20): his
/// partner is to move there, and the runner's way is left out of account.
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
    let hall = case.after(ending.act);
    let could_arrive = hall.could_arrive(partner.opponent());
    moves::drops(&turn.before, &one).into_iter().find_map(|drop| {
        let next = moves::play(&turn.before, &drop)?;
        let is_mate = matches!(plight(&next, &could_arrive), Plight::Mated(_));
        is_mate.then_some((role, drop.to()))
    })
}

/// A player resigns: his game is lost (FIDE 2009, 5.1.b).
fn name_resignation(docket: &mut Docket<'_>, loser: Seat) -> Holding {
    let resigned = docket.hold(Rule::Resignation, Fact::Resigned(loser));
    call(docket, &resigned, Classification::Resigned);
    resigned
}

/// A drawn match has to be decided: by a race, or by an award.
pub(super) fn tie(case: &Case<'_>, docket: &mut Docket<'_>) {
    let drawn = docket.hold(Rule::RaceBreaksTie, Fact::RulesAreSilent);
    docket.classify(&drawn, Classification::Permitted);
    docket.set_in_motion(&drawn, Trigger::ExOfficio);
    outcome::draw_match(case, docket, &drawn);
    docket.go_on(&drawn);
}

/// A flag is down and nobody has claimed it: the arbiter says nothing (FIDE 2009, A.4.d).
pub(super) fn unclaimed_flag(docket: &mut Docket<'_>, act: usize, seat: Option<Seat>) {
    let Some(seat) = seat else { return docket.leave(Fact::NothingToCorrect) };
    let down = docket.hold(Rule::FlagOnClaim, Fact::FlagFell(seat, act));
    docket.classify(&down, Classification::FlagFallen);
    docket.window.fill(down.orders(Cutoff::GameEnds));
    docket.leave(Fact::NobodyClaimed);
}

/// A claim that the opponent's flag is down.
pub(super) fn flag(case: &Case<'_>, docket: &mut Docket<'_>, claimed: &Claimed) {
    let hall = case.before(claimed.act);
    let is_down = |seat: Seat| {
        let board = hall.tables.of(seat.table);
        board.flags.of(seat.color) || board.remaining.of(seat.color) == 0
    };
    let own: Vec<Seat> = match claimed.by {
        Person::Player(seat) => vec![seat],
        Person::Team(team) => team.seats().to_vec(),
        Person::Runner(_) | Person::Arbiter | Person::Bystander => Vec::new(),
    };
    let Some(first) = own.first().copied() else {
        let none = docket.hold(Rule::FlagOnClaim, Fact::NoStanding(claimed.by, claimed.act));
        docket.admit(&none, Admission::Heard(Admissibility::NoStanding));
        docket.classify(&none, Classification::RefusedClaim);
        return docket.leave(Fact::NobodyClaimed);
    };
    let claimant = own.into_iter().find(|seat| is_down(seat.opponent())).unwrap_or(first);
    let loser = claimant.opponent();
    if !illegal::may_claim_alone(case, docket, claimed) {
        let refused = Rule::DisputeByBoth.holds(Fact::ClaimedAlone(claimed.act));
        docket.classify(&refused, Classification::RefusedClaim);
        return docket.leave(Fact::ClaimedAlone(claimed.act));
    }
    let heard = docket.hold(Rule::FlagOnClaim, Fact::ClaimedInTime(claimed.act));
    docket.admit(&heard, Admission::Heard(Admissibility::Admissible));
    docket.set_in_motion(&heard, Trigger::OnClaim);
    if !is_down(loser) {
        let up = Rule::FlagOnClaim.fails(Fact::FlagUp(loser));
        docket.classify(&up, Classification::RefusedClaim);
        docket.note(up.clone().into_step());
        return docket.go_on(&up);
    }
    let fell = docket.hold(Rule::FlagOnClaim, Fact::FlagFell(loser, flag_act(case, loser)));
    docket.classify(&fell, Classification::FlagFallen);
    if is_down(claimant) {
        let both = docket.hold(Rule::BothFlagsDown, Fact::BothDown(claimant.table));
        outcome::draw(case, docket, &both);
    } else {
        let lost = docket.hold(Rule::LossOnTime, Fact::FlagUp(claimant));
        outcome::lose(case, docket, loser, &lost);
    }
    docket.go_on(&fell);
}

/// The act by which a flag fell; the beginning, where it was down before.
fn flag_act(case: &Case<'_>, seat: Seat) -> usize {
    let Seat { table, color } = seat;
    let is_down = |table: Table, act: usize| case.before(act).tables.of(table).flags.of(color);
    (0..case.acts().len()).find(|act| is_down(table, act + 1)).unwrap_or(0)
}
