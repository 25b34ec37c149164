//! A legal move that has been made: regularly, or against the touch rules.

use shakmaty::Move;

use super::chess960::is_castling_let_pass_in_chess960;
use super::ended::stands_as_end_of_game;
use super::illegal::illegal_move;
use crate::articles::{
    Releases, TouchFinding, TouchInitiative, adjusted_late, claim_about_the_move, completion,
    does_irregular_end_stand, does_two_handed_end_stand, due_move_not_made, end_of_game,
    incorrect_claim_before, irregularity, lose, measures, no_intervention, note_two_hands_let_pass,
    oblige, offered_against_the_event, regular_end, rule_of_making_in, set_clocks,
    touch_breach_initiative, touch_obligation, touches_let_pass, two_hands, wrong_hand,
};
use crate::case::Case;
use crate::disputed_points::{DisputedPoint, Side};
use crate::incident::Claim;
use crate::laws::{Fact, Holding, RookFirstCastling, Rule, Step};
use crate::ruling::{
    Admissibility, Classification, Duty, Measure, Outcome, Point, Reinstatement, RulingBuilder,
    Trigger,
};

/// A legal move has been made: regularly, or against the touch rules.
pub(super) fn move_made(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    legal: Move,
    legality: Holding,
) {
    let stands = case.ends_the_game() && does_two_handed_end_stand(case, builder);
    let two_hands = if stands { None } else { two_hands(case.book, case.turn, builder) };
    if let Some(broken) = two_hands {
        builder.note_holding(legality);
        return illegal_move(case, builder, broken, Releases::Bind);
    }
    note_two_hands_let_pass(case, builder);
    let breach = irregularity(case.book, case.turn, legal, builder);
    match breach.or_else(|| due_move_not_made(case, builder)) {
        Some(breach) if is_rook_first_allowed(case, builder, &breach) => {
            regular_move(case, builder, legality);
        }
        Some(breach)
            if breach.holding.rule() == Rule::RookTouchedFirst
                && legal.castling_side().is_some()
                && is_castling_let_pass_in_chess960(case, builder) =>
        {
            regular_move(case, builder, legality);
        }
        Some(breach) => irregular_move(case, builder, legality, breach),
        None => regular_move(case, builder, legality),
    }
}

/// US Chess, Variation I: whether a player who touched the rook first may still castle, where the variation
/// was announced.
fn is_rook_first_allowed(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    breach: &TouchFinding,
) -> bool {
    match &case.book.edition.rook_first_castling {
        RookFirstCastling::BarredOrAllowed { allowed, .. }
            if breach.holding.rule() == Rule::RookTouchedFirst =>
        {
            let may = builder.side(Point::Law(DisputedPoint::RookFirstInUsChess)) == Side::Second;
            if may {
                builder.note_holding(allowed.holds(Fact::NothingToCorrect));
            }
            may
        }
        RookFirstCastling::BarredOrAllowed { .. }
        | RookFirstCastling::Disputed
        | RookFirstCastling::TouchRule(_) => false,
    }
}

pub(super) fn regular_move(case: &Case<'_>, builder: &mut RulingBuilder<'_>, legality: Holding) {
    // A claim about the move fails because the move is legal, and for its own reason.
    let is_about_the_move = !case.ends_the_game() && case.late_press_complaint().is_none();
    let why = if is_about_the_move { why_refused(case, builder) } else { Vec::new() };
    let legality = legality.because(why);
    builder.classification.fill(legality.orders(Classification::Legal));
    builder.note_holding(legality);
    if let (Some(legal), false) =
        (case.turn.board_change.legal_move(), case.incident.game.is_standard())
        && legal.castling_side().is_some()
    {
        let rule = &case.book.edition.chess960_castling;
        builder.note_holding(rule.holds(Fact::BoardShowsLegalMove(legal)));
    }
    if case.ends_the_game() {
        let legal = case.turn.board_change.legal_move().map(Fact::BoardShowsLegalMove);
        let regular = regular_end(case).zip(legal);
        builder.note_all(regular.map(|(rule, fact)| rule.holds(fact).into_step()));
        return ends(case, builder);
    }
    completion(case, builder);
    if pressed_late(case, builder)
        || wrong_hand(case, builder)
        || offered_against_the_event(case, builder)
    {
        return;
    }
    let claimed = claim_about_the_move(case, builder);
    if case.turn.press.is_none() {
        oblige(case, builder, Releases::Bind);
    }
    match claimed {
        // The claimant is told that the move stands, and the player that he may not change it.
        Some(holding) if case.turn.press.is_none() => {
            builder.trigger.fill(holding.orders(Trigger::OnClaim));
            let stands = rule_of_making_in(case.book, case.turn).holds(Fact::NothingToCorrect);
            builder.board.fill(stands.orders(Reinstatement::Keep));
            builder.result.fill(stands.orders(Outcome::Continues));
            builder.note_holding(stands);
        }
        Some(_) | None => no_intervention(case.book, builder, Fact::NothingToCorrect),
    }
}

/// The provisions on which a claim about a regular move fails.
fn why_refused(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> Vec<Step> {
    let edition = &case.book.edition;
    let legal = case.turn.board_change.legal_move();
    let shown = legal.map_or(Fact::Undetermined, Fact::BoardShowsLegalMove);
    match case.claim_of_opponent() {
        Some(Claim::IllegalMove) if legal.is_some_and(|legal| legal.castling_side().is_some()) => {
            let bars = [edition.castling_bars.lost, edition.castling_bars.attacked];
            let mut steps = bars.map(|bar| bar.not_met(shown.clone())).to_vec();
            steps.dedup();
            steps
        }
        Some(Claim::TouchMove) if case.turn.press.is_some() => {
            let mut steps = touches_let_pass(case.book, case.turn);
            let played = touch_obligation(case.book, case.turn, Releases::Bind, builder);
            steps.extend(played.map(|finding| finding.holding.into_step()));
            steps
        }
        Some(Claim::NoMove) => {
            edition.non_move.rule().map(|rule| rule.not_met(shown)).into_iter().collect()
        }
        Some(_) | None => Vec::new(),
    }
}

fn ends(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    if let Some(ending) = case.ending {
        stands_as_end_of_game(case, builder, ending);
    }
}

/// A complaint that the player has pressed the clock after the opponent's reply: he may always do so (6.2.2),
/// and the press completes his move. Returns whether there is one.
fn pressed_late(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> bool {
    let Some((press, _)) = case.late_press_complaint() else { return false };
    let allowed = case.book.edition.press_is_allowed.holds(Fact::ClockPressed(press));
    builder.admissibility.fill(allowed.orders(Admissibility::Admissible));
    builder.note_holding(allowed);
    no_intervention(case.book, builder, Fact::NothingToCorrect);
    true
}

/// A legal move against the touch rules (an "irregular move", in the seminar's words).
fn irregular_move(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    legality: Holding,
    breach: TouchFinding,
) {
    builder.note_holding(legality);
    note_adjusted_in_silence(case, builder);
    builder.classification.fill(breach.holding.orders(Classification::Irregular));
    if case.ends_the_game() && does_irregular_end_stand(case, builder, &breach) {
        builder.note_holding(breach.holding);
        return ends(case, builder);
    }
    completion(case, builder);
    touch_breach(case, builder, breach);
    if builder.result.value() == Some(&Outcome::Continues) {
        incorrect_claim_before(case, builder, Outcome::Continues);
    }
}

/// Notes a piece put back on its square without a word: it binds, since adjusting has to be said first (4.2).
pub(super) fn note_adjusted_in_silence(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    if let Some(contact) = case.adjusted_in_silence() {
        let fact = Fact::AdjustedInSilence(contact.piece.role, contact.square);
        builder.note(case.book.edition.adjusting.not_met(fact));
    }
}

/// A breach of the touch rules: who may have it put right, and what follows.
pub(super) fn touch_breach(case: &Case<'_>, builder: &mut RulingBuilder<'_>, breach: TouchFinding) {
    let TouchFinding { holding, obligation } = breach;
    match touch_breach_initiative(case, builder) {
        TouchInitiative::Acts => {
            let board = match obligation.duty {
                _ if holding.rule() == Rule::OneHand => Reinstatement::Keep,
                _ if holding.rule() == Rule::ReplierPresent => Reinstatement::BeforeTheTurn,
                Duty::Stands(_) => Reinstatement::AfterTheRelease,
                Duty::Move(_)
                | Duty::Capture(_)
                | Duty::CaptureWith { .. }
                | Duty::Castle(_)
                | Duty::MoveKing(_)
                | Duty::PromoteOn(_)
                | Duty::PromoteTo(..)
                | Duty::MoveOneOf(..)
                | Duty::PlayAnnounced(_)
                | Duty::Free
                | Duty::OpponentChooses => Reinstatement::BeforeTheTurn,
            };
            builder.board.fill(holding.orders(board));
            if board != Reinstatement::Keep {
                builder.obligation.fill(holding.orders(obligation));
            }
            builder.note_holding(holding.clone());
            // Before the press a breach is put right, and nothing is sanctioned (SEM-07.5).
            if case.turn.press.is_none() {
                adjusted_late(case, builder);
                return builder.result.fill(holding.orders(Outcome::Continues));
            }
            if board != Reinstatement::Keep {
                set_clocks(case, builder, Fact::PositionPutBack);
            }
            adjusted_late(case, builder);
            let measures = measures(case.book, builder, case.turn.player, Measure::Warning);
            builder.result.fill(measures.orders(Outcome::Continues));
        }
        TouchInitiative::Loses => {
            builder.note_holding(holding);
            let loss = case.book.regime().illegal_move_penalty.holds(case.moving_fact());
            builder.board.fill(loss.orders(Reinstatement::Keep));
            lose(case, builder, case.turn.player, loss);
        }
        // Where nobody raises it, the board stands as it is, even with mate on it.
        TouchInitiative::DoesNotIntervene(_) if case.ends_the_game() => {
            builder.note_holding(holding);
            end_stands(case, builder);
        }
        TouchInitiative::DoesNotIntervene(fact) => {
            builder.note_holding(holding);
            if let Fact::ClaimedAfterTouch(_) = fact {
                note_claimants_duty(case, builder);
            }
            no_intervention(case.book, builder, fact);
        }
    }
}

/// Notes that a claimant who is too late because he has touched a piece has to play that piece.
fn note_claimants_duty(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let latest = case.reconstruction.turns.last().filter(|turn| turn.player == case.opponent());
    let finding =
        latest.and_then(|turn| touch_obligation(case.book, turn, Releases::Bind, builder));
    if let Some(finding) = finding {
        builder.note_holding(finding.holding);
    }
}

/// Lets an irregular mate stand that nobody raises, and notes who may still raise it.
fn end_stands(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let Some(ending) = case.ending else { return };
    let (holding, outcome) = end_of_game(case, builder, ending);
    builder.trigger.fill(holding.orders(Trigger::None));
    builder.board.fill(holding.orders(Reinstatement::Keep));
    builder.result.fill(holding.orders(outcome));
    builder.note_holding(holding);
}
