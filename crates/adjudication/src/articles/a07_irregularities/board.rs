//! Articles 7.1 to 7.3 and 7.5 (2009): wrong set-up, displaced pieces, and pieces handled by a player who
//! did not have the move.

use super::set_clocks;
use crate::articles::fact_and_outcome;
use crate::articles::{completion, measures, no_intervention};
use crate::case::Case;
use crate::incident::SetUpFault;
use crate::laws::edition::ColoursReversed;
use crate::laws::{Fact, Provision};
use crate::reconstruction::DisplacedPieces;
use crate::ruling::{
    Admissibility, ClaimWindow, Claimant, Classification, Completion, Cutoff, Measure, Outcome,
    Reinstatement, RulingBuilder, Trigger,
};

/// Articles 7.1, 7.2, 6.4 and 6.10.b (2009), with the cut-off of the appendices.
///
/// MISSING: the times that a clock wrongly set should show (6.10.b) are not told, since an incident does not say how it
/// should have been set.
pub(crate) fn wrong_set_up(case: &Case<'_>, builder: &mut RulingBuilder<'_>, fault: SetUpFault) {
    if fault == SetUpFault::ColoursReversed {
        return colours_reversed(case, builder);
    }
    let found = Fact::SetUp(fault);
    let rule = rule_on_set_up(case, fault);
    let holding = rule.holds(found);
    fill_trigger(case, builder, &holding);
    let moves = case.moves_completed();
    if let Some(cutoff) = case.book.regime().cutoff_of(fault) {
        if case.is_set_up_cut_off() {
            let too_late = cutoff.holds(Fact::MovesCompleted(moves));
            if case.is_set_up_claimed() {
                builder.admissibility.fill(too_late.orders(Admissibility::TooLate));
            }
            builder.board.fill(too_late.orders(Reinstatement::Keep));
            builder.result.fill(too_late.orders(Outcome::Continues));
            return builder.note_holding(holding.unless(Some(too_late)));
        }
        let is_excepted = moves >= cutoff.value.moves;
        let fact =
            if is_excepted { Fact::ScheduleWouldSuffer } else { Fact::MovesCompleted(moves) };
        builder.note(cutoff.not_met(fact));
    }
    if case.is_set_up_claimed() {
        builder.admissibility.fill(holding.orders(Admissibility::Admissible));
    }
    let (board, result) = match fault {
        SetUpFault::BoardTurned => (Reinstatement::TransferredToRightBoard, Outcome::Continues),
        SetUpFault::ClockWronglySet
        | SetUpFault::ClockSetAgainstSchedule
        | SetUpFault::ClockMisplaced => (Reinstatement::Keep, Outcome::Continues),
        SetUpFault::KingMisplaced
        | SetUpFault::RookMisplaced
        | SetUpFault::PiecesMisplaced
        | SetUpFault::ColoursReversed => (Reinstatement::NewGame, Outcome::PlayedAgain),
    };
    builder.board.fill(holding.orders(board));
    builder.result.fill(holding.orders(result));
    builder.note_holding(holding);
}

/// The provision on a fault of the set-up.
pub(crate) fn rule_on_set_up(case: &Case<'_>, fault: SetUpFault) -> Provision {
    let edition = &case.book.edition;
    match fault {
        SetUpFault::KingMisplaced | SetUpFault::RookMisplaced | SetUpFault::PiecesMisplaced => {
            edition.wrong_set_up
        }
        SetUpFault::BoardTurned => edition.board_turned,
        SetUpFault::ColoursReversed => edition.colours_reversed.plain(),
        SetUpFault::ClockWronglySet | SetUpFault::ClockSetAgainstSchedule => edition.clock_setting,
        SetUpFault::ClockMisplaced => edition.clock_placed,
    }
}

/// Article 7.2 (2009): the game goes on; since 2017 it is begun anew before ten moves by both.
fn colours_reversed(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let rule = &case.book.edition.colours_reversed;
    let holding = rule.holds(Fact::SetUp(SetUpFault::ColoursReversed));
    fill_trigger(case, builder, &holding);
    if case.is_set_up_claimed() {
        builder.admissibility.fill(holding.orders(Admissibility::Admissible));
    }
    let (counted, board, result) = match colours_begin_anew(case) {
        Ok(fact) => (rule.holds(fact), Reinstatement::NewGame, Outcome::PlayedAgain),
        Err(fact) => (rule.holds(fact), Reinstatement::Keep, Outcome::Continues),
    };
    builder.board.fill(counted.orders(board));
    builder.result.fill(counted.orders(result));
    builder.note_holding(holding.because([counted.into_step()]));
}

/// Whether a game with reversed colours is begun anew: the moves that leave time for that, or that do not.
pub(crate) fn colours_begin_anew(case: &Case<'_>) -> Result<Fact, Fact> {
    let (made, completed) = (case.moves_made_by(usize::MAX), case.moves_completed());
    let (begins_anew, fact) = match case.book.edition.colours_reversed.value {
        ColoursReversed::GoesOn => (false, Fact::MovesMade(made)),
        ColoursReversed::NewGameBeforeMade(limit) => (made < limit, Fact::MovesMade(made)),
        ColoursReversed::NewGameBeforeCompleted(limit) => {
            (completed < limit, Fact::MovesCompleted(completed))
        }
    };
    if begins_anew { Ok(fact) } else { Err(fact) }
}

fn fill_trigger(case: &Case<'_>, builder: &mut RulingBuilder<'_>, holding: &crate::laws::Holding) {
    builder.classification.fill(holding.orders(Classification::WrongSetUp));
    let rule = &case.book.edition.released_piece_stands;
    builder.completion.fill(rule.holds(Fact::NothingReleased).orders(Completion::NotMade));
    let trigger = if case.is_set_up_claimed() { Trigger::OnClaim } else { Trigger::ExOfficio };
    builder.trigger.fill(holding.orders(trigger));
}

/// Articles 7.3 and 7.5 (2009): a player who displaces pieces puts them right on his own time; found later,
/// the position before is put back.
pub(crate) fn displaced(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    displacement: DisplacedPieces,
) {
    let edition = &case.book.edition;
    let rule = &edition.pieces_displaced;
    let displaced = rule.holds(Fact::PieceDisplaced(displacement.act));
    builder.classification.fill(displaced.orders(Classification::Displaced));
    completion(case, builder);
    if let Some(claim) = case.displacement_claim() {
        let heard = rule.holds(Fact::ClaimedInTime(claim));
        builder.admissibility.fill(heard.orders(Admissibility::Admissible));
    }
    if case.has_play_gone_on_since(displacement) {
        return displacement_found_later(case, builder, displacement);
    }
    let opponents_time = case.on_opponents_time_since(displacement);
    let in_own_time = |put_right: usize| opponents_time.is_none_or(|since| put_right < since);
    let is_called = case.reconstruction.claims.iter().any(|claim| claim.act > displacement.act)
        || case.arbiter_noticed();
    let in_order = displacement.put_right.is_some_and(in_own_time);
    if (in_order && case.displacement_claim().is_none())
        || (!is_called && (displacement.put_right.is_some() || opponents_time.is_none()))
    {
        let fact = if in_order { Fact::PutRight } else { Fact::NotCompletedYet };
        builder.note_holding(displaced);
        return no_intervention(case.book, builder, fact);
    }
    builder.trigger.fill(displaced.orders(displacement_trigger(case)));
    let is_put_right = displacement.put_right.is_some();
    let board = if is_put_right { Reinstatement::Keep } else { Reinstatement::PiecesPutRight };
    builder.board.fill(displaced.orders(board));
    let fact = if in_order { Fact::PutRight } else { Fact::NotPutRight };
    builder.note_holding(displaced.because([rule.holds(fact.clone()).into_step()]));
    if opponents_time.is_some() {
        set_clocks(case, builder, Fact::IrregularityOccurred);
    }
    if let Some(player) = displacement.by.player() {
        measures(case.book, builder, player, Measure::Warning);
    }
    builder.result.fill(rule.holds(fact).orders(Outcome::Continues));
}

/// Article 7.3 (2009) puts pieces right for the game to go on: not once it has ended on the board.
pub(crate) fn note_not_put_right(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let Some(ending) = case.end_on_the_board() else { return };
    let mut lying = case.reconstruction.displaced_pieces.iter().filter(|displacement| {
        displacement.put_right.is_none_or(|put_right| put_right >= ending.acts)
    });
    if lying.next().is_some() {
        let (fact, _) = fact_and_outcome(ending.how);
        builder.note(case.book.edition.pieces_displaced.not_met(fact));
    }
}

/// Articles 7.5 (2009) and 7.6 (2014): the position before the displacement or, where nobody can say
/// what it was, the last one that can be identified.
///
/// DOUBT: where the pieces were displaced while a move was being made, nothing says whether that move
/// stands; it is undone with the rest.
fn displacement_found_later(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    displacement: DisplacedPieces,
) {
    let found = case.book.edition.displacement_found.holds(Fact::PieceDisplaced(displacement.act));
    builder.trigger.fill(found.orders(displacement_trigger(case)));
    let board = match case.reconstruction.unrecorded_from.filter(|from| *from < displacement.act) {
        Some(from) => Reinstatement::LastIdentifiable(from),
        None => Reinstatement::BeforeTheAct(displacement.act),
    };
    builder.board.fill(found.orders(board));
    builder.result.fill(found.orders(Outcome::Continues));
    builder.note_holding(found);
    set_clocks(case, builder, Fact::PositionPutBack);
}

fn displacement_trigger(case: &Case<'_>) -> Trigger {
    if case.displacement_claim().is_some() { Trigger::OnClaim } else { Trigger::ExOfficio }
}

/// Pieces touched or moved by a player who did not have the move. No article fixes a penalty; a touch out
/// of turn obliges to nothing.
pub(crate) fn out_of_turn(case: &Case<'_>, builder: &mut RulingBuilder<'_>, act: usize) {
    let edition = &case.book.edition;
    let Some(player) = case.incident.acts[act].player() else { return };
    let holding = edition.having_the_move.holds(Fact::WithoutTheMove(player, act));
    builder.classification.fill(holding.orders(Classification::OutOfTurn));
    completion(case, builder);
    builder.note_holding(holding.clone());
    builder.note(edition.adjusting.not_met(Fact::WithoutTheMove(player, act)));
    let has_moved = case.reconstruction.displacements.contains(&act);
    if !case.is_known_to_arbiter(act) {
        let window = ClaimWindow { claimant: Claimant::Anyone, until: Cutoff::GameEnds };
        builder.window.fill(holding.orders(window));
        return no_intervention(case.book, builder, Fact::ArbiterDoesNotKnow);
    }
    let observed = edition.laws_are_observed.holds(Fact::WithoutTheMove(player, act));
    match case.out_of_turn_claim() {
        Some(claim) => {
            let heard = edition.laws_are_observed.holds(Fact::ClaimedInTime(claim));
            builder.trigger.fill(heard.orders(Trigger::OnClaim));
            builder.admissibility.fill(heard.orders(Admissibility::Admissible));
        }
        None => builder.trigger.fill(observed.orders(Trigger::ExOfficio)),
    }
    let board = if has_moved { Reinstatement::BeforeTheAct(act) } else { Reinstatement::Keep };
    builder.board.fill(observed.orders(board));
    builder.note_holding(observed);
    if has_moved {
        set_clocks(case, builder, Fact::PositionPutBack);
    }
    let measures = measures(case.book, builder, player, Measure::Warning);
    builder.result.fill(measures.orders(Outcome::Continues));
}
