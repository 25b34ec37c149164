//! Article 9: claims of a draw by repetition or by the number of moves, and draws without a claim.

mod assess_claim;
mod by_itself;
mod counted;
mod named;
mod offers;

pub(crate) use assess_claim::{ClaimAssessment, assess_claim};
pub(crate) use by_itself::{DrawnByItself, by_itself, drawn_by_itself};
pub(crate) use counted::note_unclaimed;
pub(crate) use offers::{note_offers, offered_against_the_event};

use shakmaty::{Color, Move, Position, Square};

use super::a06_clock::fill_completion;
use super::{Releases, TouchFinding, oblige, set_clocks};
use crate::case::Case;
use crate::disputed_points::{DisputedPoint, Side};
use crate::incident::ActKind;
use crate::laws::{Fact, Force, Holding, Provision};
use crate::mating::Mating;
use crate::movement;
use crate::reconstruction::{BoardChange, ClaimState, DrawClaimMade, HavingTheMove};
use crate::ruling::{
    Admissibility, Classification, Completion, Duty, Obligation, Outcome, Point, Reinstatement,
    RulingBuilder, TimeChange, Trigger,
};

/// The status of the move that a claimant has announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Announced {
    /// No move was announced.
    Nothing,
    /// The move is played.
    Played(Move),
    /// The move cannot be played: another move with this piece, if the piece is known, is played instead.
    Illegal(Option<Square>),
}

/// Rules on a claim of a draw: whether it is heard, whether it is correct, and what follows.
pub(crate) fn claim_of_a_draw(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
) {
    let assess_claim = assess_claim(case, builder, claim);
    let announced = assess_claim.announced().filter(|_| !is_answered(case));
    match announced.and_then(|it| played_otherwise(case, it)) {
        Some(taken_back) => {
            builder.board.fill(taken_back.orders(Reinstatement::BeforeTheTurn));
            if case.turn.press.is_some() {
                set_clocks(case, builder, Fact::PositionPutBack);
            }
        }
        None => builder.board.fill(assess_claim.basis().orders(Reinstatement::Keep)),
    }
    builder.trigger.fill(assess_claim.basis().orders(Trigger::OnClaim));
    match assess_claim {
        ClaimAssessment::Correct(right) => correct(case, builder, claim, right),
        ClaimAssessment::Incorrect { basis, announced } => {
            builder.admissibility.fill(basis.orders(Admissibility::Admissible));
            incorrect(case, builder, claim, basis, &announced);
        }
        ClaimAssessment::Incomplete(basis) => {
            builder.admissibility.fill(basis.orders(Admissibility::Admissible));
            builder.classification.fill(basis.orders(Classification::Incomplete));
            builder.result.fill(basis.orders(Outcome::Continues));
            fill_completion(case, builder);
            builder.note_holding(basis);
        }
        ClaimAssessment::Lost(basis) => {
            not_heard(case, builder, claim, basis, Admissibility::TooLate)
        }
        ClaimAssessment::WithoutTheMove(basis) => {
            not_heard(case, builder, claim, basis, Admissibility::NoStanding);
        }
    }
}

/// Article 9.5.a (2009): the game is drawn at once.
fn correct(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
    right: Holding,
) {
    note_handling(case, builder, claim);
    let fact = Fact::DrawClaimed(claim.act);
    let drawn = case.book.edition.draws.correct.holds(fact).because([right.into_step()]);
    builder.admissibility.fill(drawn.orders(Admissibility::Admissible));
    builder.classification.fill(drawn.orders(Classification::CorrectClaim));
    builder.completion.fill(drawn.orders(Completion::EndsGame));
    builder.result.fill(drawn.orders(Outcome::Drawn));
    builder.note_holding(drawn);
}

/// Article 9.5.b (2009): extra time for the opponent, and the game goes on, with the announced move.
fn incorrect(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
    basis: Holding,
    announced: &Announced,
) {
    note_handling(case, builder, claim);
    fill_completion(case, builder);
    builder.classification.fill(basis.orders(Classification::RefusedClaim));
    give_time(case, builder, claim, basis);
    give_time_for_others(case, builder, claim.act);
    let draws = &case.book.edition.draws;
    if let (Announced::Played(announced), Some(fixed)) = (announced, &draws.announced_fixed) {
        builder.note_holding(fixed.holds(Fact::MoveAnnounced(*announced)));
    }
    let names_a_piece = matches!(announced, Announced::Played(_) | Announced::Illegal(Some(_)));
    match to_be_played(case, announced).filter(|_| !is_answered(case)) {
        Some(obligation) => {
            let played = draws.announced_is_played.holds(fact_of(announced));
            builder.obligation.fill(played.orders(obligation));
            builder.note_holding(played);
        }
        None if !names_a_piece && claim.having != HavingTheMove::Yes => {
            oblige_to_go_on(case, builder);
        }
        None => {}
    }
}

/// Whether the opponent has made a move since: then no move of the claimant is due.
fn is_answered(case: &Case<'_>) -> bool {
    case.opponent_made_move_by().is_some()
}

const fn fact_of(announced: &Announced) -> Fact {
    match announced {
        Announced::Played(announced) => Fact::MoveAnnounced(*announced),
        Announced::Illegal(_) | Announced::Nothing => Fact::NamedMoveIllegal,
    }
}

/// Article 9.5.b (2009), last sentence: the provision by which a move that stands on the board is taken back, since it is
/// not the announced one.
fn played_otherwise(case: &Case<'_>, announced: &Announced) -> Option<Holding> {
    let BoardChange::Move(made) = case.turn.board_change else { return None };
    let Obligation { permitted, .. } = to_be_played(case, announced)?;
    let provision = &case.book.edition.draws.announced_is_played;
    (!permitted.contains(&made)).then(|| provision.holds(fact_of(announced)))
}

/// The announced move or, where it is illegal, every move of the piece that it names; none where nothing of it can be
/// played.
fn to_be_played(case: &Case<'_>, announced: &Announced) -> Option<Obligation> {
    match announced {
        Announced::Played(announced) => {
            Some(Obligation { duty: Duty::PlayAnnounced(*announced), permitted: vec![*announced] })
        }
        Announced::Illegal(Some(square)) => {
            let position = case.turn.before.position.as_ref();
            let legal = position.into_iter().flat_map(|position| position.legal_moves());
            let permitted = movement::in_uci_order(legal.filter(|it| it.from() == Some(*square)));
            let is_bound = !permitted.is_empty();
            is_bound.then_some(Obligation { duty: Duty::Move(*square), permitted })
        }
        Announced::Illegal(None) | Announced::Nothing => None,
    }
}

/// Article 9.5.b (2009), last sentence, once the arbiter has let play go on after a wrong claim, or another move has ended the
/// game: the move that the player has to make, where he has made another one.
pub(crate) fn announced_not_played(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
) -> Option<TouchFinding> {
    let mut claims = case.reconstruction.draw_claims.iter();
    let claim = claims.rfind(|claim| {
        claim.turn == case.index
            && claim.by == case.turn.player
            && (claim.state == ClaimState::Settled || case.ends_the_game())
    })?;
    let ClaimAssessment::Incorrect { basis, announced } = assess_claim(case, builder, claim) else {
        return None;
    };
    let holding = played_otherwise(case, &announced)?.because([basis.into_step()]);
    let obligation = to_be_played(case, &announced)?;
    Some(TouchFinding { holding, obligation })
}

/// Article 9.5.b (2009), last sentence, where the move made after a wrong claim was illegal: the announced move is to be
/// played all the same. Returns whether one is.
pub(crate) fn oblige_to_play_the_announced(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
) -> bool {
    let completed = case.completed_by();
    let mut claims = case.reconstruction.draw_claims.iter();
    let claim = claims.rfind(|claim| {
        claim.turn == case.index && claim.by == case.turn.player && claim.act < completed
    });
    let assessed = claim.map(|claim| assess_claim(case, builder, claim));
    let Some(ClaimAssessment::Incorrect { announced, .. }) = assessed else { return false };
    let Some(obligation) = to_be_played(case, &announced) else { return false };
    let played = case.book.edition.draws.announced_is_played.holds(fact_of(&announced));
    builder.obligation.fill(played.orders(obligation));
    builder.note_holding(played);
    true
}

/// A claim that comes too late, or from a player who does not have the move.
fn not_heard(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
    basis: Holding,
    admissibility: Admissibility,
) {
    builder.admissibility.fill(basis.orders(admissibility));
    builder.classification.fill(basis.orders(Classification::RefusedClaim));
    fill_completion(case, builder);
    if builder.side(Point::Law(DisputedPoint::MinutesForAClaimNotHeard)) == Side::First {
        give_time(case, builder, claim, basis);
    } else {
        builder.result.fill(basis.orders(Outcome::Continues));
        builder.note_holding(basis);
    }
    oblige_to_go_on(case, builder);
}

/// The same for a claim in a quickplay finish, with the time that follows its rejection.
pub(super) fn minutes_for_a_claim_not_heard(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
    basis: Holding,
    admissibility: Admissibility,
    rejected: &Provision<i32>,
) {
    builder.board.fill(basis.orders(Reinstatement::Keep));
    builder.trigger.fill(basis.orders(Trigger::OnClaim));
    builder.admissibility.fill(basis.orders(admissibility));
    builder.classification.fill(basis.orders(Classification::RefusedClaim));
    fill_completion(case, builder);
    if builder.side(Point::Law(DisputedPoint::MinutesForAClaimNotHeard)) == Side::First {
        let wrong = rejected.holds(Fact::DrawClaimed(claim.act)).because([basis.into_step()]);
        builder.time.push(wrong.orders(TimeChange { player: !claim.by, seconds: rejected.value }));
        builder.result.fill(wrong.orders(Outcome::Continues));
        builder.note_holding(wrong);
    } else {
        builder.result.fill(basis.orders(Outcome::Continues));
        builder.note_holding(basis);
    }
    oblige_to_go_on(case, builder);
}

/// Refuses a claim under an article that orders nothing but the refusal.
pub(super) fn refuse(case: &Case<'_>, builder: &mut RulingBuilder<'_>, basis: Holding) {
    builder.board.fill(basis.orders(Reinstatement::Keep));
    builder.trigger.fill(basis.orders(Trigger::OnClaim));
    builder.admissibility.fill(basis.orders(Admissibility::Admissible));
    builder.classification.fill(basis.orders(Classification::RefusedClaim));
    fill_completion(case, builder);
    builder.result.fill(basis.orders(Outcome::Continues));
    builder.note_holding(basis);
    oblige_to_go_on(case, builder);
}

/// Article 5.2.b (2009), 5.2.2 (2017): a player claims that the position is dead. It is, or it is not; no article
/// gives the opponent time for it.
pub(crate) fn claim_of_a_dead_position(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
) {
    let edition = &case.book.edition;
    let alive = match proofs_of_a_dead_position(case, claim) {
        Err(alive) => alive,
        Ok(mut proofs) => {
            // One proof may exclude a mate by either side.
            proofs.dedup();
            let proofs =
                proofs.into_iter().map(|fact| edition.dead_position.holds(fact).into_step());
            let dead = edition.dead_position.holds(Fact::DeadPosition).because(proofs);
            builder.board.fill(dead.orders(Reinstatement::Keep));
            builder.trigger.fill(dead.orders(Trigger::ExOfficio));
            builder.admissibility.fill(dead.orders(Admissibility::Admissible));
            builder.classification.fill(dead.orders(Classification::CorrectClaim));
            builder.completion.fill(dead.orders(Completion::EndsGame));
            builder.result.fill(dead.orders(Outcome::Drawn));
            return builder.note_holding(dead);
        }
    };
    let no_time = case.book.regime().wrong_claim.not_met(Fact::ClaimOfAnotherKind(claim.act));
    refuse(case, builder, edition.dead_position.fails(alive));
    builder.note(no_time);
}

/// Whether the position was dead when a player claimed so.
pub(crate) fn is_position_dead(case: &Case<'_>, claim: &DrawClaimMade) -> bool {
    proofs_of_a_dead_position(case, claim).is_ok()
}

/// The proofs that neither player can mate, or the fact that one of them can, or may.
fn proofs_of_a_dead_position(case: &Case<'_>, claim: &DrawClaimMade) -> Result<Vec<Fact>, Fact> {
    let setup = &case.position_after(claim.act);
    // The second player is asked about only if the first cannot mate.
    let proofs = Color::ALL.into_iter().map(|winner| {
        match case.reconstruction.mating.can_mate(setup, winner, case.book.move_limit()) {
            Mating::Excluded(proof) => Ok(proof),
            Mating::NotExcluded(alive) => Err(alive),
        }
    });
    proofs.collect()
}

fn oblige_to_go_on(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    if case.turn.press.is_none() && case.turn.contacts.iter().any(|one| one.binds()) {
        oblige(case, builder, Releases::Bind);
    }
}

/// An incorrect claim that the player made in the turn before he completed an illegal or irregular move: the time for it
/// is given beside what the move costs, unless the game is over.
pub(crate) fn incorrect_claim_before(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    outcome: Outcome,
) {
    let completed = case.completed_by();
    let claims = case.reconstruction.draw_claims.iter();
    let mut claims = claims.filter(|claim| {
        claim.turn == case.index
            && claim.by == case.turn.player
            && claim.act < completed
            && claim.state == ClaimState::Open
    });
    let Some(claim) = claims.next() else { return };
    let ClaimAssessment::Incorrect { basis, .. } = assess_claim(case, builder, claim) else {
        return;
    };
    if outcome == Outcome::Continues {
        give_time(case, builder, claim, basis);
    } else {
        builder.note_holding(basis);
    }
}

/// The other incorrect claims on which the arbiter has not decided: each costs its minutes.
fn give_time_for_others(case: &Case<'_>, builder: &mut RulingBuilder<'_>, decided: usize) {
    let claims = case.reconstruction.draw_claims.iter();
    let others = claims.filter(|one| {
        one.act != decided
            && one.state == ClaimState::Open
            && one.turn >= case.reconstruction.first_open
    });
    for other in others {
        let at = case.at_turn(other.turn);
        if let ClaimAssessment::Incorrect { basis, .. } = assess_claim(&at, builder, other) {
            give_time(&at, builder, other, basis);
        }
    }
}

/// Orders the extra time that the opponent of an incorrect claim is given.
fn give_time(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
    basis: Holding,
) {
    let rules = case.book.regime();
    let rule = match &rules.disputed_claim {
        Some((disputed_point, otherwise))
            if builder.side(Point::Law(*disputed_point)) == Side::Second =>
        {
            otherwise
        }
        Some(_) | None => &rules.wrong_claim,
    };
    let claimed = Fact::DrawClaimed(claim.act);
    let amended = Some(case.book.edition.standard.wrong_claim);
    let amended = amended.filter(|_| rule.is_of_an_appendix());
    let amended = amended.map(|rule| rule.holds(claimed.clone()).into_step());
    let wrong = rule.holds(claimed).because(amended).because([basis.into_step()]);
    builder.time.push(wrong.orders(TimeChange { player: !claim.by, seconds: rule.value }));
    builder.result.fill(wrong.orders(Outcome::Continues));
    builder.note_holding(wrong);
}

/// Article 9.5: the clocks are stopped for the claim, and it is not taken back.
fn note_handling(case: &Case<'_>, builder: &mut RulingBuilder<'_>, claim: &DrawClaimMade) {
    let draws = &case.book.edition.draws;
    let acts = &case.incident.acts;
    let decided = acts[..claim.act].iter().rposition(|act| matches!(act.kind, ActKind::Decides(_)));
    let since = decided.map_or(case.turn.first_act, |act| act.max(case.turn.first_act));
    let mut stops = acts.iter().enumerate().skip(since).filter(|(_, act)| {
        let is_his = act.player().is_none_or(|by| by == claim.by);
        is_his && matches!(act.kind, ActKind::StopsClocks { .. })
    });
    let stop = stops.next();
    let rule: &Provision = &draws.clocks_stopped;
    builder.note(match (stop, rule.force()) {
        (Some((act, _)), _) => rule.holds(Fact::StoppedForClaim(act)).into_step(),
        (None, Force::Shall) => rule.holds(Fact::NotStoppedForClaim).into_step(),
        (None, Force::May) => rule.not_met(Fact::NotStoppedForClaim),
    });
    let withdrawn = case.reconstruction.withdrawals.iter();
    let taken_back = withdrawn
        .filter(|(act, by)| *by == claim.by && *act > claim.act)
        .map(|(act, _)| draws.not_withdrawn.holds(Fact::ClaimTakenBack(*act)).into_step());
    builder.note_all(taken_back);
}
