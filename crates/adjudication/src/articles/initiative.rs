//! The initiative for an intervention, and its time limit: the Laws and Appendices A and B.

mod last_moves;
mod late_position;

use last_moves::among_the_last_moves;
use late_position::late_illegal_position;
pub(crate) use late_position::{claimed_after_own_move, note_no_longer_undone};

use crate::case::{Case, Raised};
use crate::disputed_points::{DisputedPoint, Side};
use crate::incident::{ActKind, Claim};
use crate::laws::edition::{IllegalMoveInitiative, Supervision, TouchBreach};
use crate::laws::{Fact, Holding, Provision};
use crate::movement;
use crate::reconstruction::BoardChange;
use crate::ruling::{Admissibility, ClaimWindow, Claimant, Cutoff, Point, RulingBuilder, Trigger};

/// Whether the arbiter acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Initiative {
    /// The arbiter acts.
    Acts,
    /// The arbiter acts as in standard play, whatever the regime provides for the consequences.
    ActsAsInStandardPlay,
    /// The arbiter does not intervene, because of this fact.
    DoesNotIntervene(Fact),
    /// The players put it right by themselves.
    PlayersAgree,
}

/// Whether the arbiter acts on a breach of the touch rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TouchInitiative {
    /// The arbiter has it put right.
    Acts,
    /// The game is lost on the opponent's claim.
    Loses,
    /// The arbiter does not intervene, because of this fact.
    DoesNotIntervene(Fact),
}

/// Articles A.3, A.4, B.2 and B.3.a (2009): the branch that governs the game.
pub(crate) fn note_branch(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    if let Some((branch, supervision)) = &case.book.regime().branch {
        let fact = match supervision {
            Supervision::Adequate => Fact::SupervisionAdequate,
            Supervision::Inadequate => Fact::SupervisionInadequate,
        };
        builder.note_holding(branch.holds(fact));
    }
}

/// The initiative by which a completed illegal move is put right: 7.4.a, A.4.c, B.3.b and B.3.c (2009).
pub(crate) fn illegal_move_initiative(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
) -> Initiative {
    match &case.book.regime().illegal_move {
        IllegalMoveInitiative::AnyoneDuringTheGame(rule) => {
            anyone_during_the_game(case, builder, rule)
        }
        IllegalMoveInitiative::OpponentOrPlainCases { claim, plain } => {
            opponent_or_plain_cases(case, builder, claim, plain)
        }
        IllegalMoveInitiative::Opponent { claim, switched_off, agreement } => {
            // Where the opponent has claimed, it does not matter who else may act.
            let has_claimed =
                matches!(case.raised(case.opponent_made_move_by()), Raised::InTime(_));
            let plain = plain_illegality(case).filter(|_| !has_claimed && case.arbiter_knows());
            if let Some(fact) = plain.filter(|_| switched_off.is_some()) {
                match builder.side(Point::Law(DisputedPoint::PlainIllegalityInBlitz)) {
                    Side::First => {
                        if let Some(switched_off) = switched_off {
                            builder.note_holding(switched_off.holds(fact));
                        }
                    }
                    // DOUBT: Gijssen says that the arbiter intervenes, not that the game is then
                    // lost; B.3.c gives the win to a claimant only, so 7.4 applies.
                    Side::Second => {
                        let holding = case.book.edition.laws_are_observed.holds(fact);
                        builder.trigger.fill(holding.orders(Trigger::ExOfficio));
                        builder.note_holding(holding);
                        return Initiative::ActsAsInStandardPlay;
                    }
                }
            }
            let motion = before_own_move(case, builder, claim);
            match agreement {
                Some(agreement) => or_by_agreement(case, builder, motion, agreement),
                None => motion,
            }
        }
        IllegalMoveInitiative::AmongTheLastMoves { found, pressure } => {
            among_the_last_moves(case, builder, found, pressure)
        }
        IllegalMoveInitiative::ArbiterOrOpponent { found, agreement, late } => {
            let motion = arbiter_or_opponent(case, builder, found, late);
            let motion = or_by_agreement(case, builder, motion, agreement);
            if let Initiative::DoesNotIntervene(fact) = motion {
                return Initiative::DoesNotIntervene(late_illegal_position(
                    case, builder, fact, late,
                ));
            }
            motion
        }
    }
}

/// Allows the players to correct the move by agreement once it cannot be corrected otherwise.
fn or_by_agreement(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    motion: Initiative,
    agreement: &Provision,
) -> Initiative {
    if !matches!(motion, Initiative::DoesNotIntervene(_)) || !case.both_agree() {
        return motion;
    }
    let holding = agreement.holds(Fact::BothAgreed);
    builder.trigger.fill(holding.orders(Trigger::OnAgreement));
    builder.note_holding(holding);
    Initiative::PlayersAgree
}

/// Article A.4.b (2014), A.4.2 (2017), A.5.2 (2023): the arbiter who sees it acts, else the opponent
/// may claim, both until the opponent has made his next move.
fn arbiter_or_opponent(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    found: &Provision,
    late: &Provision,
) -> Initiative {
    let cutoff = case.opponent_made_move_by();
    let has_claimed = matches!(case.raised(cutoff), Raised::InTime(_));
    // A reply to a plainly illegal position is not ruled on by itself: the arbiter waits (A.4.d).
    let is_waiting = !has_claimed && movement::is_plainly_illegal(&case.turn.before.setup.board);
    if is_waiting {
        leave_window(builder, found, cutoff, Cutoff::OwnMoveMade);
        return Initiative::DoesNotIntervene(Fact::WaitsForNextMove);
    }
    let acts_alone = !has_claimed && case.arbiter_knows() && case.is_arbiter_in_time(builder);
    if acts_alone && does_arbiter_wait(case, builder) {
        builder.note(late.not_met(Fact::WaitsForNextMove));
        leave_window(builder, found, cutoff, Cutoff::OwnMoveMade);
        return Initiative::DoesNotIntervene(Fact::WaitsForNextMove);
    }
    if acts_alone {
        let holding = found.holds(Fact::ArbiterKnows);
        builder.trigger.fill(holding.orders(Trigger::ExOfficio));
        if case.any_claim() {
            builder.admissibility.fill(holding.orders(Admissibility::Admissible));
        }
        builder.note_holding(holding);
        return Initiative::Acts;
    }
    before_own_move(case, builder, found)
}

/// Whether the arbiter acts of his own accord on a completed illegal move: A.4.b (2014), A.4.2 (2017), A.5.2 (2023).
pub(crate) fn does_arbiter_act(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> bool {
    case.arbiter_knows() && case.is_arbiter_in_time(builder) && !does_arbiter_wait(case, builder)
}

/// Whether the arbiter waits for the next move, since he finds a position that anybody sees to be illegal.
fn does_arbiter_wait(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> bool {
    let point = Point::Law(DisputedPoint::PlainIllegalityBeforeTheReply);
    let finds_plain = !case.arbiter_saw_move() && plain_illegality(case).is_some();
    finds_plain && builder.side(point) == Side::Second
}

/// The initiative by which a breach of Article 4 is put right: 4.7, 13.1, A.4.b (2009).
pub(crate) fn touch_breach_initiative(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
) -> TouchInitiative {
    let raised = case.raised(case.touch_cutoff());
    match &case.book.regime().touch_breach {
        TouchBreach::ClaimOrDisputed { observed, .. } => {
            let has_claimed = matches!(raised, Raised::InTime(_));
            let may_act_alone = case.arbiter_saw_touches() && !has_claimed;
            if may_act_alone
                && builder.side(Point::Law(DisputedPoint::TouchBreachInitiative)) == Side::Second
            {
                let holding = observed.holds(Fact::ArbiterKnows);
                builder.trigger.fill(holding.orders(Trigger::ExOfficio));
                builder.note_holding(holding);
                return TouchInitiative::Acts;
            }
        }
        TouchBreach::OnRequest { .. } | TouchBreach::OnClaim { .. } => {}
        TouchBreach::ClaimOrArbiter { observed, .. } => {
            let has_claimed = matches!(raised, Raised::InTime(_));
            let is_forfeited = case.touch_cutoff().is_some();
            let may_act = case.arbiter_saw_touches()
                && !has_claimed
                && (!is_forfeited || case.opponent_made_move_by().is_none());
            if may_act
                && (!is_forfeited
                    || builder.side(Point::Law(DisputedPoint::ArbiterAfterForfeit)) == Side::Second)
            {
                let holding = observed.holds(Fact::ArbiterKnows);
                builder.trigger.fill(holding.orders(Trigger::ExOfficio));
                if case.any_claim() {
                    builder.admissibility.fill(holding.orders(Admissibility::Admissible));
                }
                builder.note_holding(holding);
                return TouchInitiative::Acts;
            }
        }
        TouchBreach::OnRequestDisputed { win, .. } => {
            if let Raised::InTime(act) = raised
                && builder.side(Point::Law(DisputedPoint::TouchBreachInBlitz)) == Side::Second
            {
                hear(builder, &win.holds(Fact::ClaimedInTime(act)));
                return TouchInitiative::Loses;
            }
        }
    }
    match touch_claim(case, builder) {
        Some(holding) => {
            builder.trigger.fill(holding.orders(Trigger::OnClaim));
            TouchInitiative::Acts
        }
        None => TouchInitiative::DoesNotIntervene(unclaimed(case, builder, raised)),
    }
}

/// A claim about a move that is in order, or still unfinished: it is heard under the provision that governs
/// the subject of the claim.
pub(crate) fn claim_about_the_move(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
) -> Option<Holding> {
    // 4.7 bars claims about the touch rules only.
    let Raised::InTime(act) = case.raised(None) else { return touch_claim(case, builder) };
    if case.incident.acts[act].kind == ActKind::Claims(Claim::TouchMove) {
        return touch_claim(case, builder);
    }
    let fact = Fact::ClaimedInTime(act);
    if case.turn.press.is_none() {
        let heard = case.book.edition.another_move.holds(fact);
        builder.admissibility.fill(heard.orders(Admissibility::Admissible));
        builder.note_holding(heard.clone());
        builder.note(case.book.regime().illegal_move_undone.not_met(Fact::NotCompletedYet));
        return Some(heard);
    }
    let heard = match &case.book.regime().illegal_move {
        IllegalMoveInitiative::AnyoneDuringTheGame(rule)
        | IllegalMoveInitiative::OpponentOrPlainCases { claim: rule, .. }
        | IllegalMoveInitiative::Opponent { claim: rule, .. }
        | IllegalMoveInitiative::ArbiterOrOpponent { found: rule, .. } => rule.holds(fact),
        IllegalMoveInitiative::AmongTheLastMoves { found, .. } => found.holds(fact),
    };
    builder.admissibility.fill(heard.orders(Admissibility::Admissible));
    builder.note(heard.clone().into_unmet_step(Fact::NothingToCorrect));
    Some(heard)
}

/// The provision by which the arbiter who saw a breach of the touch rules acts without a claim; none where
/// he does not act.
pub(crate) fn arbiter_intervenes(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
) -> Option<Holding> {
    let TouchBreach::ClaimOrArbiter { observed, .. } = &case.book.regime().touch_breach else {
        return None;
    };
    if !case.arbiter_saw_touches() {
        return None;
    }
    let holding = observed.holds(Fact::ArbiterKnows);
    builder.trigger.fill(holding.orders(Trigger::ExOfficio));
    builder.note_holding(holding.clone());
    Some(holding)
}

/// A claim about the touch rules: it is heard if it comes in time. Returns the provision under which it is
/// heard.
pub(crate) fn touch_claim(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> Option<Holding> {
    let rules = &case.book.regime().touch_breach;
    let heard = |builder: &mut RulingBuilder<'_>, act| {
        let holding = rules.heard_under().holds(Fact::ClaimedInTime(act));
        builder.admissibility.fill(holding.orders(Admissibility::Admissible));
        builder.note_holding(holding.clone());
        Some(holding)
    };
    match case.raised(case.touch_cutoff()) {
        Raised::InTime(act) => heard(builder, act),
        Raised::ByOffender(act) if rules.may_either_ask() => heard(builder, act),
        Raised::ByOffender(act) => {
            no_standing(builder, rules.heard_under(), act);
            None
        }
        Raised::TooLate(act) => {
            let holding = rules.forfeited_under().holds(Fact::ClaimedAfterTouch(act));
            builder.admissibility.fill(holding.orders(Admissibility::TooLate));
            builder.note_holding(holding);
            None
        }
        Raised::Not => None,
    }
}

/// The reason why a breach of the touch rules is left as it is; also notes until when it may still be
/// claimed.
fn unclaimed(case: &Case<'_>, builder: &mut RulingBuilder<'_>, raised: Raised) -> Fact {
    let rule = case.book.regime().touch_breach.heard_under();
    match raised {
        Raised::TooLate(act) => Fact::ClaimedAfterTouch(act),
        Raised::InTime(_) => Fact::NobodyClaimed,
        Raised::ByOffender(_) => {
            leave_window(builder, rule, case.touch_cutoff(), Cutoff::PieceTouched);
            Fact::NobodyClaimed
        }
        Raised::Not => {
            let waived = case.waived().map(Fact::OpponentLetItPass);
            let fact = waived.clone().unwrap_or(Fact::NobodyClaimed);
            if waived.is_none() {
                leave_window(builder, rule, case.touch_cutoff(), Cutoff::PieceTouched);
            }
            builder.note(rule.not_met(fact.clone()));
            fact
        }
    }
}

fn anyone_during_the_game(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    rule: &Provision,
) -> Initiative {
    if !case.arbiter_knows() {
        let holding = rule.holds(Fact::ArbiterDoesNotKnow);
        let window = ClaimWindow { claimant: Claimant::Anyone, until: Cutoff::GameEnds };
        builder.window.fill(holding.orders(window));
        builder.note(rule.not_met(Fact::ArbiterDoesNotKnow));
        return Initiative::DoesNotIntervene(Fact::ArbiterDoesNotKnow);
    }
    let holding = rule.holds(Fact::ArbiterKnows);
    builder.trigger.fill(holding.orders(Trigger::ExOfficio));
    if case.any_claim() {
        builder.admissibility.fill(holding.orders(Admissibility::Admissible));
    }
    Initiative::Acts
}

fn opponent_or_plain_cases(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &Provision,
    plain: &Provision,
) -> Initiative {
    match plain_illegality(case) {
        Some(fact) if case.arbiter_knows() => {
            let holding = plain.holds(fact);
            builder.trigger.fill(holding.orders(Trigger::ExOfficio));
            builder.note_holding(holding);
            if let Raised::InTime(act) = case.raised(case.opponent_made_move_by()) {
                let heard = claim.holds(Fact::ClaimedInTime(act));
                builder.admissibility.fill(heard.orders(Admissibility::Admissible));
            }
            Initiative::Acts
        }
        unseen => {
            builder
                .note(plain.not_met(unseen.map_or(Fact::NotPlain, |_| Fact::ArbiterDoesNotKnow)));
            before_own_move(case, builder, claim)
        }
    }
}

/// The opponent may claim until he has made his own move.
fn before_own_move(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &Provision,
) -> Initiative {
    let cutoff = case.opponent_made_move_by();
    match case.raised(cutoff) {
        Raised::InTime(act) => {
            hear(builder, &claim.holds(Fact::ClaimedInTime(act)));
            Initiative::Acts
        }
        Raised::TooLate(act)
            if case.is_reply_uncompleted_at(act)
                && builder.side(Point::Law(DisputedPoint::ReplyMadeOrCompleted))
                    == Side::Second =>
        {
            hear(builder, &claim.holds(Fact::ClaimedInTime(act)));
            Initiative::Acts
        }
        Raised::TooLate(act) => {
            let fact = Fact::ClaimedAfterOwnMove(act);
            builder.admissibility.fill(claim.holds(fact.clone()).orders(Admissibility::TooLate));
            builder.note(claim.not_met(fact.clone()));
            Initiative::DoesNotIntervene(fact)
        }
        Raised::ByOffender(act) => {
            no_standing(builder, claim, act);
            leave_window(builder, claim, cutoff, Cutoff::OwnMoveMade);
            Initiative::DoesNotIntervene(Fact::NobodyClaimed)
        }
        Raised::Not => {
            leave_window(builder, claim, cutoff, Cutoff::OwnMoveMade);
            let fact = cutoff.map_or(Fact::NobodyClaimed, |_| Fact::OpponentReplied);
            builder.note(claim.not_met(fact.clone()));
            Initiative::DoesNotIntervene(fact)
        }
    }
}

/// The opponent may still claim, unless his right has ended.
fn leave_window(
    builder: &mut RulingBuilder<'_>,
    rule: &Provision,
    ended_by: Option<usize>,
    until: Cutoff,
) {
    if ended_by.is_none() {
        let window = ClaimWindow { claimant: Claimant::Opponent, until };
        builder.window.fill(rule.holds(Fact::NobodyClaimed).orders(window));
    }
}

/// Orders that the claim is heard and that the arbiter acts on it.
fn hear(builder: &mut RulingBuilder<'_>, holding: &Holding) {
    builder.admissibility.fill(holding.orders(Admissibility::Admissible));
    builder.trigger.fill(holding.orders(Trigger::OnClaim));
    builder.note_holding(holding.clone());
}

fn no_standing(builder: &mut RulingBuilder<'_>, rule: &Provision, act: usize) {
    let holding = rule.holds(Fact::ClaimedByOffender(act));
    builder.admissibility.fill(holding.orders(Admissibility::NoStanding));
    builder.note(rule.not_met(Fact::ClaimedByOffender(act)));
}

/// Both kings in check or a promotion left unfinished, still on the board.
fn plain_illegality(case: &Case<'_>) -> Option<Fact> {
    let board = &case.reconstruction.board_state().board;
    let is_unpromoted = matches!(case.turn.board_change, BoardChange::PawnUnpromoted { .. })
        && case.opponent_made_move_by().is_none();
    if movement::are_both_kings_attacked(board) {
        Some(Fact::BothKingsInCheck)
    } else if is_unpromoted || movement::has_pawn_on_last_rank(board) {
        Some(Fact::PromotionUnfinished)
    } else {
        None
    }
}
