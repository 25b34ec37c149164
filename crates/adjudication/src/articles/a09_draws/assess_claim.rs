//! Whether a claim of a draw is heard, and whether it is correct.

use shakmaty::Move;

use super::Announced;
use super::counted::{Count, repeated, unmoved};
use super::named::{Named, named};
use crate::case::Case;
use crate::disputed_points::{DisputedPoint, Side};
use crate::game_record::GameRecord;
use crate::incident::Claim;
use crate::laws::edition::DrawClaim;
use crate::laws::{Fact, Holding, Provision};
use crate::reconstruction::{DrawClaimMade, HavingTheMove};
use crate::ruling::{Point, RulingBuilder};

/// The assessment of a claim of a draw.
#[derive(Clone, Debug)]
pub(crate) enum ClaimAssessment {
    /// The claim is correct.
    Correct(Holding),
    /// The claim is incorrect.
    Incorrect {
        /// The provision that is not fulfilled.
        basis: Holding,
        /// The move that was announced with it.
        announced: Announced,
    },
    /// The claim is not complete; the claimant may still complete it.
    Incomplete(Holding),
    /// The claimant had lost the right to claim.
    Lost(Holding),
    /// The claimant did not have the move.
    WithoutTheMove(Holding),
}

impl ClaimAssessment {
    /// The provision on which the assessment rests.
    pub(super) const fn basis(&self) -> &Holding {
        match self {
            ClaimAssessment::Correct(basis)
            | ClaimAssessment::Incorrect { basis, .. }
            | ClaimAssessment::Incomplete(basis)
            | ClaimAssessment::Lost(basis)
            | ClaimAssessment::WithoutTheMove(basis) => basis,
        }
    }

    /// The move announced with a claim that is incorrect.
    pub(super) const fn announced(&self) -> Option<&Announced> {
        match self {
            ClaimAssessment::Incorrect { announced, .. } => Some(announced),
            ClaimAssessment::Correct(_)
            | ClaimAssessment::Incomplete(_)
            | ClaimAssessment::Lost(_)
            | ClaimAssessment::WithoutTheMove(_) => None,
        }
    }
}

/// Assesses a claim of a draw.
pub(crate) fn assess_claim(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
) -> ClaimAssessment {
    let draws = &case.book.edition.draws;
    if claim.having == HavingTheMove::No {
        let fact = Fact::ClaimedWithoutTheMove(claim.act);
        let is_of_repetition = claim.claim.is_of_repetition();
        return ClaimAssessment::WithoutTheMove(if is_of_repetition {
            draws.repetition_now.fails(fact)
        } else {
            draws.fifty_now.fails(fact)
        });
    }
    if let Some(lost) = lost(case, claim) {
        return ClaimAssessment::Lost(lost);
    }
    match wanted(claim) {
        Wanted::Now => on_what_stands(case, builder, claim),
        Wanted::Ahead => on_an_intended_move(case, builder, claim),
    }
}

/// Article 9.4: a player who has touched a piece to play it has lost his claim on that move.
fn lost(case: &Case<'_>, claim: &DrawClaimMade) -> Option<Holding> {
    let touched = match claim.having {
        HavingTheMove::Yes | HavingTheMove::ByAMoveNotPressed | HavingTheMove::No => return None,
        HavingTheMove::Touched(_) | HavingTheMove::Made(_) => false,
        HavingTheMove::JustPressed(_) => true,
    };
    match &case.book.edition.draws.lost {
        DrawClaim::UntilTouching(rule) => Some(rule.holds(Fact::ClaimedAfterTouch(claim.act))),
        DrawClaim::UntilThePress(rule) => {
            touched.then(|| rule.holds(Fact::ClaimedAfterOwnMove(claim.act)))
        }
    }
}

/// The position that a claim is about.
enum Wanted {
    /// The one on the board.
    Now,
    /// The one after a move that is not to be made yet.
    Ahead,
}

/// Tells which position a claim is about. A claim on fifty moves is about an intended move where one was
/// named. Under a code that still hears a claim after the move, the claim is about the position after that
/// move.
fn wanted(claim: &DrawClaimMade) -> Wanted {
    let has_named = claim.written.is_some() || claim.declared.is_some();
    let is_ahead = claim.claim == Claim::RepetitionAboutToAppear
        || (claim.claim == Claim::FiftyMoves && has_named);
    let is_made = matches!(claim.having, HavingTheMove::Made(_));
    if is_ahead && !is_made { Wanted::Ahead } else { Wanted::Now }
}

/// Articles 9.2.b and 9.3.b (2009).
fn on_what_stands(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
) -> ClaimAssessment {
    let known = case.reconstruction.known.at(claim.turn);
    let found = known.record.as_ref().zip(known.ply_of(claim));
    decide(case, builder, claim, found, Announced::Nothing)
}

/// Articles 9.2.a and 9.3.a (2009): a move written down first, declared, and not made.
fn on_an_intended_move(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
) -> ClaimAssessment {
    let rule = if claim.claim.is_of_repetition() {
        case.book.edition.draws.repetition_ahead.plain()
    } else {
        case.book.edition.draws.fifty_ahead.plain()
    };
    let Some(san) = claim.written.as_ref().or(claim.declared.as_ref()) else {
        return incomplete(builder, rule.fails(Fact::NoMoveNamed(claim.act)), Announced::Nothing);
    };
    let known = case.reconstruction.known.at(claim.turn);
    let Some((record, ply)) = known.record.as_ref().zip(known.ply_of(claim)) else {
        let basis = rule.fails(Fact::CannotBeVerified);
        return ClaimAssessment::Incorrect { basis, announced: Announced::Nothing };
    };
    let named = record.position(ply).map(|position| named(position, san));
    let announced = match named {
        Some(Named::Legal(intended)) => intended,
        Some(Named::Illegal(square)) => {
            let basis = rule.fails(Fact::NamedMoveIllegal);
            return ClaimAssessment::Incorrect { basis, announced: Announced::Illegal(square) };
        }
        None => {
            let basis = rule.fails(Fact::CannotBeVerified);
            return ClaimAssessment::Incorrect { basis, announced: Announced::Nothing };
        }
    };
    if claim.written.is_none() && !may_only_declare(case, builder, claim) {
        let basis = rule.fails(Fact::MoveNotWritten(claim.act));
        return incomplete(builder, basis, Announced::Played(announced));
    }
    let intended: Option<GameRecord> = record.intending(ply, announced).ok();
    let found = intended.as_ref().map(|record| (record, ply + 1));
    decide(case, builder, claim, found, Announced::Played(announced))
}

/// Whether an intended move needs only to be declared, not written: in rapid and blitz nobody has to
/// record.
fn may_only_declare(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
) -> bool {
    if case.book.must_be_recorded() {
        return false;
    }
    match &case.book.edition.draws.without_scoresheet {
        Some(rule) => {
            builder.note_holding(rule.holds(Fact::MoveNotWritten(claim.act)));
            true
        }
        None => builder.side(Point::Law(DisputedPoint::ClaimWithoutScoresheet)) == Side::First,
    }
}

/// Assesses a claim on a move that was not written first.
fn incomplete(
    builder: &mut RulingBuilder<'_>,
    basis: Holding,
    announced: Announced,
) -> ClaimAssessment {
    match builder.side(Point::Law(DisputedPoint::IncompleteClaim)) {
        Side::First => ClaimAssessment::Incorrect { basis, announced },
        Side::Second => ClaimAssessment::Incomplete(basis),
    }
}

/// Compares the count with the number that the provision asks for.
fn decide(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
    found: Option<(&GameRecord, usize)>,
    announced: Announced,
) -> ClaimAssessment {
    let draws = &case.book.edition.draws;
    let is_ahead = announced != Announced::Nothing;
    let counted = |builder: &mut RulingBuilder<'_>, needed: Needed| {
        let (record, ply) = found?;
        Some(match needed {
            Needed::Times(times) => repeated(case, builder, record, ply, times),
            Needed::HalfMoves(half_moves) => unmoved(case, record, ply, half_moves),
        })
    };
    let (rule, needed): (Provision, Needed) = match (claim.claim.is_of_repetition(), is_ahead) {
        (true, true) => {
            (draws.repetition_ahead.plain(), Needed::Times(draws.repetition_ahead.value))
        }
        (true, false) => (draws.repetition_now.plain(), Needed::Times(draws.repetition_now.value)),
        (false, true) => (draws.fifty_ahead.plain(), Needed::HalfMoves(draws.fifty_ahead.value)),
        (false, false) => (draws.fifty_now.plain(), Needed::HalfMoves(draws.fifty_now.value)),
    };
    let announcing = announcement(&announced);
    match counted(builder, needed) {
        Some(Count { fact, steps, is_enough: true }) => {
            let right =
                rule.holds(fact).because(announcing.map(|fact| rule.holds(fact).into_step()));
            ClaimAssessment::Correct(right.because(steps))
        }
        Some(Count { fact, steps, is_enough: false }) => {
            let basis = rule.fails(fact).because(steps);
            ClaimAssessment::Incorrect { basis, announced }
        }
        None => ClaimAssessment::Incorrect { basis: rule.fails(Fact::CannotBeVerified), announced },
    }
}

/// The number that a provision asks for: occurrences or plies.
#[derive(Clone, Copy)]
enum Needed {
    Times(usize),
    HalfMoves(u32),
}

fn announcement(announced: &Announced) -> Option<Fact> {
    let intended: Option<Move> = match announced {
        Announced::Played(intended) => Some(*intended),
        Announced::Nothing | Announced::Illegal(_) => None,
    };
    intended.map(Fact::MoveAnnounced)
}
