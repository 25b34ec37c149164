//! Which provisions are asked, in the order in which an arbiter asks them.

use shakmaty::Move;

use super::{Case, Matter, Raised};
use crate::account::{End, Upshot};
use crate::doctrine::{Doubt, Side};
use crate::laws::{
    Fact, GameEndingMove, Holding, Motion, NonMove, OneHand, Provision, RegimeRules, Releases,
    RookFirstCastling, Rule, TouchFinding, TouchMotion, UnpromotedPawn, adjusted_late,
    claim_about_the_move, completion, displaced, does_arbiter_step_in, end_of_game,
    illegal_move_motion, irregularity, is_legal_move, lose, lost_on_time, measures, misconduct,
    no_intervention, note_branch, oblige, out_of_turn, penalise, set_clocks, touch_breach_motion,
    touch_obligation, two_hands, undo, wrong_hand, wrong_set_up,
};
use crate::movement::Breach;
use crate::ruling::{
    Admissibility, Classification, Completion, Docket, Duty, Measure, Outcome, Point,
    Reinstatement, TimeChange, Trigger,
};

/// Follows an incident through the provisions that it raises.
pub(crate) fn follow(case: &Case<'_>, docket: &mut Docket<'_>) {
    note_branch(case, docket);
    if let Some(act) = case.upheld_appeal() {
        return appeal_upheld(case, docket, act);
    }
    if case.is_over_already() {
        return after_the_end(case, docket);
    }
    match case.matter(docket) {
        Matter::Turn => turn(case, docket),
        Matter::SetUp(fault) => wrong_set_up(case, docket, fault),
        Matter::Flag(flag) => lost_on_time(case, docket, flag),
        Matter::Displaced(knock) => displaced(case, docket, knock),
        Matter::OutOfTurn(act) => out_of_turn(case, docket, act),
        Matter::Misconduct(what) => misconduct(case, docket, what),
    }
}

/// What the turn amounts to, and what follows.
fn turn(case: &Case<'_>, docket: &mut Docket<'_>) {
    let pressed = case.turn.press.is_some();
    note_upside_down_rook(case, docket);
    match (case.turn.upshot, is_legal_move(case.book, case.turn)) {
        (Upshot::Nothing, Err(_)) if pressed => non_move(case, docket),
        (Upshot::Move(legal), Ok(legality)) if pressed || !case.turn.is_in_hand => {
            move_made(case, docket, legal, legality);
        }
        (Upshot::NotTold, Ok(legality)) => regular_move(case, docket, legality),
        (Upshot::CastledRookFirst { .. }, Err(broken)) => rook_first(case, docket, broken),
        (Upshot::KingTwoSquares { castling: Some(_), .. }, Err(broken)) if pressed => {
            half_castling(case, docket, broken);
        }
        (Upshot::PawnUnpromoted { .. }, Err(broken)) if pressed => {
            unpromoted_pawn(case, docket, broken);
        }
        (_, Err(broken)) if pressed => illegal_move(case, docket, broken, Releases::Bind),
        (_, Ok(legality)) => unfinished(case, docket, legality),
        (_, Err(broken)) => unfinished(case, docket, broken),
    }
}

/// A legal move has been made: regularly, or against the touch rules.
fn move_made(case: &Case<'_>, docket: &mut Docket<'_>, legal: Move, legality: Holding) {
    let stands = case.ends_the_game() && does_two_handed_end_stand(case, docket);
    let two_hands = if stands { None } else { two_hands(case.book, case.turn, docket) };
    if let Some(broken) = two_hands {
        docket.note_holding(legality);
        return illegal_move(case, docket, broken, Releases::Bind);
    }
    match irregularity(case.book, case.turn, legal, docket) {
        Some(breach) if is_rook_first_allowed(case, docket, &breach) => {
            regular_move(case, docket, legality);
        }
        Some(breach)
            if breach.holding.rule() == Rule::RookTouchedFirst
                && legal.castling_side().is_some()
                && is_castling_let_pass_in_chess960(case, docket) =>
        {
            regular_move(case, docket, legality);
        }
        Some(breach) => irregular_move(case, docket, legality, breach),
        None => regular_move(case, docket, legality),
    }
}

/// Whether mate, stalemate or a dead position made with two hands stands: the one-hand rule is not among
/// what ends the game asks for, but the text of 2017 calls it an illegal move.
fn does_two_handed_end_stand(case: &Case<'_>, docket: &mut Docket<'_>) -> bool {
    match case.book.edition.one_hand {
        OneHand::AsIllegalAtOnce { .. } if case.turn.two_hands.is_some() => {
            docket.side(Point::Law(Doubt::TwoHandedMateIn2017)) == Side::First
        }
        OneHand::AsIllegalAtOnce { .. }
        | OneHand::TouchRule(_)
        | OneHand::AsIllegalOncePressed { .. } => true,
    }
}

/// US Chess, Variation I: where it was announced, who touched the rook first may still castle.
fn is_rook_first_allowed(case: &Case<'_>, docket: &mut Docket<'_>, breach: &TouchFinding) -> bool {
    match &case.book.edition.rook_first_castling {
        RookFirstCastling::BarredOrAllowed { allowed, .. }
            if breach.holding.rule() == Rule::RookTouchedFirst =>
        {
            let may = docket.side(Point::Law(Doubt::RookFirstInUsChess)) == Side::Second;
            if may {
                docket.note_holding(allowed.holds(Fact::NothingToCorrect));
            }
            may
        }
        RookFirstCastling::BarredOrAllowed { .. }
        | RookFirstCastling::Disputed
        | RookFirstCastling::TouchRule(_) => false,
    }
}

/// What a rook put upside down on the board is, each edition in its own way: noted where it was put, and
/// where it is the piece that moves.
fn note_upside_down_rook(case: &Case<'_>, docket: &mut Docket<'_>) {
    if let Some(square) = case.upside_down_rook() {
        let holding = case.book.upside_down_rook().holds(Fact::RookUpsideDown(square));
        docket.note_holding(holding);
    }
}

fn regular_move(case: &Case<'_>, docket: &mut Docket<'_>, legality: Holding) {
    docket.classification.fill(legality.orders(Classification::Legal));
    docket.note_holding(legality);
    if let (Some(legal), false) = (case.turn.upshot.legal_move(), case.incident.game.is_standard())
        && legal.castling_side().is_some()
    {
        let rule = &case.book.edition.chess960_castling;
        docket.note_holding(rule.holds(Fact::BoardShowsLegalMove(legal)));
    }
    if case.ends_the_game() {
        let legal = case.turn.upshot.legal_move().map(Fact::BoardShowsLegalMove);
        let regular = regular_end(case).zip(legal);
        docket.note_all(regular.map(|(rule, fact)| rule.holds(fact).into_step()));
        return stands_as_end_of_game(case, docket);
    }
    completion(case, docket);
    if wrong_hand(case, docket) {
        return;
    }
    let claimed = claim_about_the_move(case, docket);
    if case.turn.press.is_none() {
        oblige(case, docket, Releases::Bind);
    }
    match claimed {
        // The claimant is told that the move stands, and the player that he may not change it.
        Some(holding) if case.turn.press.is_none() => {
            docket.trigger.fill(holding.orders(Trigger::OnClaim));
            let stands = case.book.edition.released_piece_stands.holds(Fact::NothingToCorrect);
            docket.board.fill(stands.orders(Reinstatement::Keep));
            docket.result.fill(stands.orders(Outcome::Continues));
        }
        Some(_) | None => no_intervention(case.book, docket, Fact::NothingToCorrect),
    }
}

/// A legal move against the touch rules (an irregular move, in the seminar's word).
fn irregular_move(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
    legality: Holding,
    breach: TouchFinding,
) {
    docket.note_holding(legality);
    docket.classification.fill(breach.holding.orders(Classification::Irregular));
    if case.ends_the_game() && does_irregular_end_stand(case, docket, &breach) {
        docket.note_holding(breach.holding);
        return stands_as_end_of_game(case, docket);
    }
    completion(case, docket);
    touch_breach(case, docket, breach);
}

/// Whether mate, stalemate or a dead position stands although the move was not regular. The one-hand
/// rule never takes it away.
fn does_irregular_end_stand(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
    breach: &TouchFinding,
) -> bool {
    match case.book.edition.game_ending_move {
        _ if breach.holding.rule() == Rule::OneHand => true,
        GameEndingMove::Legal => docket.side(Point::Law(Doubt::IrregularMate)) == Side::First,
        GameEndingMove::LegalAndRegular { .. } => {
            docket.note_all(regular_end(case).map(|rule| rule.not_met(Fact::NotRegular)));
            false
        }
    }
}

/// The provision that asks for a regular move where this turn ends the game, if the edition has one.
fn regular_end<'a>(case: &'a Case<'_>) -> Option<&'a Provision> {
    let GameEndingMove::LegalAndRegular { mate, stalemate, dead } =
        &case.book.edition.game_ending_move
    else {
        return None;
    };
    match case.account.end?.how {
        End::Mate(_) => Some(mate),
        End::Stalemate => Some(stalemate),
        End::DeadPosition => Some(dead),
        End::Resignation(_) | End::Agreement => None,
    }
}

/// A breach of the touch rules: who may have it put right, and what follows.
fn touch_breach(case: &Case<'_>, docket: &mut Docket<'_>, breach: TouchFinding) {
    let TouchFinding { holding, obligation } = breach;
    match touch_breach_motion(case, docket) {
        TouchMotion::Acts => {
            let board = match obligation.duty {
                _ if holding.rule() == Rule::OneHand => Reinstatement::Keep,
                Duty::Stands(_) => Reinstatement::AfterTheRelease,
                Duty::Move(_)
                | Duty::Capture(_)
                | Duty::CaptureWith { .. }
                | Duty::Castle(_)
                | Duty::MoveKing(_)
                | Duty::PromoteOn(_)
                | Duty::PromoteTo(..)
                | Duty::MoveOneOf(..)
                | Duty::Free
                | Duty::OpponentChooses => Reinstatement::BeforeTheTurn,
            };
            docket.board.fill(holding.orders(board));
            if board != Reinstatement::Keep {
                docket.obligation.fill(holding.orders(obligation));
            }
            docket.note_holding(holding.clone());
            // Before the press a breach is put right, and nothing is sanctioned (SEM-07.5).
            if case.turn.press.is_none() {
                adjusted_late(case, docket);
                return docket.result.fill(holding.orders(Outcome::Continues));
            }
            if board != Reinstatement::Keep {
                set_clocks(case, docket, Fact::PositionPutBack);
            }
            adjusted_late(case, docket);
            let measures = measures(case.book, docket, case.turn.player, Measure::Warning);
            docket.result.fill(measures.orders(Outcome::Continues));
        }
        TouchMotion::Loses => {
            docket.note_holding(holding);
            let loss = case.book.regime().illegal_move_penalty.holds(case.moving_fact());
            docket.board.fill(loss.orders(Reinstatement::Keep));
            lose(case, docket, case.turn.player, loss);
        }
        // Where nobody raises it, what stands on the board stands: mate too.
        TouchMotion::LeavesIt(_) if case.ends_the_game() => {
            docket.note_holding(holding);
            end_stands(case, docket);
        }
        TouchMotion::LeavesIt(fact) => {
            docket.note_holding(holding);
            if let Fact::ClaimedAfterTouch(_) = fact {
                note_claimants_duty(case, docket);
            }
            no_intervention(case.book, docket, fact);
        }
    }
}

/// Who claims too late because he has touched a piece has to play that piece.
fn note_claimants_duty(case: &Case<'_>, docket: &mut Docket<'_>) {
    let latest = case.account.turns.last().filter(|turn| turn.player == case.opponent());
    let finding = latest.and_then(|turn| touch_obligation(case.book, turn, Releases::Bind, docket));
    if let Some(finding) = finding {
        docket.note_holding(finding.holding);
    }
}

/// Castling with the rook moved first.
fn rook_first(case: &Case<'_>, docket: &mut Docket<'_>, broken: Holding) {
    let side = match case.book.edition.rook_first_castling {
        RookFirstCastling::Disputed => docket.side(Point::Law(Doubt::RookFirstCastling)),
        RookFirstCastling::TouchRule(_) => Side::Second,
        RookFirstCastling::BarredOrAllowed { allowed, .. } => {
            if docket.side(Point::Law(Doubt::RookFirstInUsChess)) == Side::Second {
                return regular_move(case, docket, allowed.holds(Fact::NothingToCorrect));
            }
            Side::Second
        }
    };
    let pressed = case.turn.press.is_some();
    if side == Side::First && pressed {
        return illegal_move(case, docket, broken, Releases::DoNotBind);
    }
    let Some(mut finding) = touch_obligation(case.book, case.turn, Releases::Bind, docket) else {
        return unfinished(case, docket, broken);
    };
    match side {
        Side::First => docket.classification.fill(broken.orders(Classification::Illegal)),
        Side::Second => {
            let order = touch_obligation(case.book, case.turn, Releases::DoNotBind, docket);
            // The king touched first, and only the order of moving turned round.
            if let (Some(order), Upshot::CastledRookFirst { castling, .. }) =
                (&order, case.turn.upshot)
                && order.obligation.permitted.contains(&castling)
            {
                return regular_move(case, docket, broken);
            }
            if is_castling_let_pass_in_chess960(case, docket) {
                return regular_move(case, docket, broken);
            }
            let breach = order.map_or_else(|| finding.holding.clone(), |order| order.holding);
            docket.classification.fill(breach.orders(Classification::Irregular));
            finding.holding = finding.holding.because([breach.into_step()]);
        }
    }
    completion(case, docket);
    match side {
        Side::Second => touch_breach(case, docket, finding),
        Side::First => {
            docket.note_holding(broken);
            correct_before_the_press(case, docket, Some(finding));
        }
    }
}

/// Chess960, the rook moved first: whether the castling is let pass, as the appeals committee of 2019
/// let it.
fn is_castling_let_pass_in_chess960(case: &Case<'_>, docket: &mut Docket<'_>) -> bool {
    let castling = case.turn.upshot.legal_move().and_then(|legal| legal.castling_side());
    let home = case.turn.home();
    let is_square_taken =
        castling.is_some_and(|side| home.rook(side) == Some(side.king_to(case.turn.player)));
    if case.incident.game.is_standard() || !is_square_taken {
        return false;
    }
    let passes = docket.side(Point::Law(Doubt::Chess960RookFirst)) == Side::Second;
    if passes {
        let fact = castling.map_or(Fact::NothingToCorrect, Fact::RookMovedFirst);
        docket.note_holding(case.book.edition.chess960_castling.holds(fact));
    }
    passes
}

/// An appeal that was upheld: the game is played again.
fn appeal_upheld(case: &Case<'_>, docket: &mut Docket<'_>, act: usize) {
    let appeal = case.book.edition.appeal.holds(Fact::Appealed(act));
    let (classification, basis) = match is_legal_move(case.book, case.turn) {
        Ok(legality) => (Classification::Legal, legality),
        Err(broken) => (unlawful(case), broken),
    };
    docket.classification.fill(basis.orders(classification));
    docket.note_holding(basis);
    completion(case, docket);
    docket.trigger.fill(appeal.orders(Trigger::OnClaim));
    docket.board.fill(appeal.orders(Reinstatement::NewGame));
    docket.result.fill(appeal.orders(Outcome::PlayedAgain));
    docket.note_holding(appeal);
}

/// A pawn left on the last rank, the clock pressed.
fn unpromoted_pawn(case: &Case<'_>, docket: &mut Docket<'_>, broken: Holding) {
    match case.book.edition.unpromoted_pawn {
        UnpromotedPawn::IllegalAndFree | UnpromotedPawn::BecomesQueen(_) => {
            illegal_move(case, docket, broken, Releases::Bind);
        }
        UnpromotedPawn::StillToFinish(rule) => {
            docket.note_holding(broken);
            still_to_finish(case, docket, &rule);
        }
    }
}

/// US Chess 8F7: the move is not finished; the opponent may start the player's clock again.
fn still_to_finish(case: &Case<'_>, docket: &mut Docket<'_>, rule: &Provision) {
    let act = case.turn.press.unwrap_or(case.turn.first_act);
    let holding = rule.holds(Fact::ClockPressed(act));
    docket.classification.fill(holding.orders(Classification::Incomplete));
    docket.completion.fill(holding.orders(Completion::NotMade));
    if case.any_claim() {
        docket.admissibility.fill(holding.orders(Admissibility::Admissible));
        docket.trigger.fill(holding.orders(Trigger::OnClaim));
    } else {
        docket.trigger.fill(holding.orders(Trigger::None));
    }
    docket.board.fill(holding.orders(Reinstatement::Keep));
    docket.result.fill(holding.orders(Outcome::Continues));
    docket.note_holding(holding);
    oblige(case, docket, Releases::Bind);
}

/// The king two squares, the rook left behind, the clock pressed, castling possible.
fn half_castling(case: &Case<'_>, docket: &mut Docket<'_>, broken: Holding) {
    match docket.side(Point::Law(Doubt::HalfCastling)) {
        Side::First => illegal_move(case, docket, broken, Releases::Bind),
        Side::Second => {
            docket.classification.fill(broken.orders(Classification::Incomplete));
            docket.note_holding(broken);
            let released = case.turn.releases.first();
            let fact = released
                .map_or(Fact::NothingReleased, |king| Fact::Released(king.piece.role, king.to));
            let not_made = case.book.edition.released_castling_king.holds(fact);
            docket.completion.fill(not_made.orders(Completion::NotMade));
            let act = case.turn.press.unwrap_or(case.turn.first_act);
            let observed = case.book.edition.laws_are_observed.holds(Fact::ClockPressed(act));
            docket.trigger.fill(observed.orders(Trigger::ExOfficio));
            docket.board.fill(observed.orders(Reinstatement::Keep));
            docket.result.fill(observed.orders(Outcome::Continues));
            if case.any_claim() {
                docket.admissibility.fill(observed.orders(Admissibility::Admissible));
            }
            docket.note_holding(observed);
            oblige(case, docket, Releases::Bind);
            set_clocks(case, docket, Fact::IrregularityOccurred);
        }
    }
}

/// A completed illegal move.
fn illegal_move(case: &Case<'_>, docket: &mut Docket<'_>, broken: Holding, releases: Releases) {
    docket.classification.fill(broken.orders(Classification::Illegal));
    docket.note_holding(broken);
    let regime = case.book.regime();
    let fact = case.turn.press.map_or(Fact::TwoHandsUsed, Fact::ClockPressed);
    if case.turn.press.is_some() {
        let completed = regime.illegal_move_completed.holds(fact);
        docket.completion.fill(completed.orders(Completion::Completed));
        docket.note_holding(completed);
    } else {
        completion(case, docket);
    }
    match illegal_move_motion(case, docket) {
        Motion::Acts if case.book.illegal_move_loses() => {
            let rule = regime.illegal_move_undone.holds(fact);
            docket.board.fill(rule.orders(Reinstatement::Keep));
            docket.note_holding(rule);
            penalise(case, docket, regime);
        }
        Motion::ActsAsInStandardPlay => {
            put_right(case, docket, releases, &case.book.edition.standard);
        }
        Motion::Acts => match case.becomes_queen() {
            Some((rule, square)) => {
                let queen = rule.holds(Fact::PawnLeftOnLastRank(square));
                docket.board.fill(queen.orders(Reinstatement::PawnBecomesQueen(square)));
                docket.note_holding(queen);
                let goes_on = penalise(case, docket, regime) == Outcome::Continues;
                if goes_on && case.has_play_gone_on() {
                    set_clocks(case, docket, Fact::PositionPutBack);
                }
            }
            None => put_right(case, docket, releases, regime),
        },
        Motion::Draws(rule) => {
            docket.board.fill(rule.orders(Reinstatement::Keep));
            docket.result.fill(rule.orders(Outcome::Drawn));
            docket.note_holding(rule);
        }
        Motion::PlayersAgree => {
            let rule = case.book.regime().illegal_move_undone.holds(Fact::BothAgreed);
            docket.board.fill(rule.orders(Reinstatement::BeforeTheTurn));
            docket.result.fill(rule.orders(Outcome::Continues));
            oblige(case, docket, releases);
        }
        Motion::LeavesIt(fact) => no_intervention(case.book, docket, fact),
    }
}

/// The illegal move is undone and penalised, and the player moves again.
fn put_right(case: &Case<'_>, docket: &mut Docket<'_>, releases: Releases, rules: &RegimeRules) {
    undo(case, docket, rules);
    if penalise(case, docket, rules) == Outcome::Continues {
        set_clocks(case, docket, Fact::PositionPutBack);
        oblige(case, docket, releases);
    }
}

/// The clock pressed and no move made.
fn non_move(case: &Case<'_>, docket: &mut Docket<'_>) {
    let silent = case.book.edition.completed_by_clock.holds(Fact::BoardUnchanged);
    let (rule, compensation) = match case.book.edition.non_move {
        NonMove::AsIllegal { rule, .. } => {
            return illegal_move(case, docket, rule.holds(Fact::BoardUnchanged), Releases::Bind);
        }
        NonMove::Disputed { compensation } => {
            if docket.side(Point::Law(Doubt::NonMove)) == Side::Second {
                return illegal_move(case, docket, silent, Releases::Bind);
            }
            (silent, compensation)
        }
        NonMove::Improper { rule, compensation } => {
            (rule.holds(Fact::BoardUnchanged), compensation)
        }
    };
    docket.classification.fill(rule.orders(Classification::NonMove));
    docket.completion.fill(rule.orders(Completion::NotMade));
    docket.note_holding(rule);
    if !case.arbiter_knows() {
        return no_intervention(case.book, docket, Fact::ArbiterDoesNotKnow);
    }
    // Once the opponent has moved there is no turn to give back.
    if case.opponent_made_move_by().is_some() {
        return no_intervention(case.book, docket, Fact::OpponentReplied);
    }
    let observed = case.book.edition.laws_are_observed.holds(case.moving_fact());
    if let Raised::InTime(_) = case.raised(None) {
        docket.trigger.fill(observed.orders(Trigger::OnClaim));
        docket.admissibility.fill(observed.orders(Admissibility::Admissible));
    } else {
        docket.trigger.fill(observed.orders(Trigger::ExOfficio));
    }
    docket.board.fill(observed.orders(Reinstatement::Keep));
    docket.note_holding(observed);
    oblige(case, docket, Releases::Bind);
    set_clocks(case, docket, Fact::IrregularityOccurred);
    let measures = measures(case.book, docket, case.turn.player, Measure::MoreTimeForOpponent);
    let change = TimeChange { player: case.opponent(), seconds: compensation };
    docket.time.push(measures.orders(change));
    docket.counts.fill(measures.orders(case.counted()));
    docket.result.fill(measures.orders(Outcome::Continues));
}

/// A move begun and not completed: the player may still put it right himself.
fn unfinished(case: &Case<'_>, docket: &mut Docket<'_>, first: Holding) {
    let classification = if case.is_illegal_standing_released() {
        Classification::Illegal
    } else {
        Classification::Incomplete
    };
    docket.classification.fill(first.orders(classification));
    docket.note_holding(first);
    let finding = touch_obligation(case.book, case.turn, Releases::Bind, docket);
    let stands = finding.as_ref().is_some_and(|one| matches!(one.obligation.duty, Duty::Stands(_)));
    let (fact, reached) = match case.turn.releases.first() {
        Some(released) if stands => {
            (Fact::Released(released.piece.role, released.to), Completion::Made)
        }
        _ => (why_not_made(case), Completion::NotMade),
    };
    let rule = &case.book.edition.released_piece_stands;
    docket.completion.fill(rule.holds(fact).orders(reached));
    docket.note(if stands { rule.holds(fact).into_step() } else { rule.not_met(fact) });
    correct_before_the_press(case, docket, finding);
}

fn why_not_made(case: &Case<'_>) -> Fact {
    match case.turn.upshot {
        _ if case.turn.is_in_hand => Fact::StillInHand,
        Upshot::Impossible(breach) => Fact::BoardShows(breach),
        Upshot::KingTwoSquares { side, castling: None } => Fact::CastlingIllegal(side),
        Upshot::KingTwoSquares { side, castling: Some(_) } => {
            Fact::BoardShows(Breach::RookLeftBehind { side })
        }
        Upshot::PawnUnpromoted { to, .. } => Fact::PawnLeftOnLastRank(to),
        Upshot::HalfDone => Fact::NothingInPlaceYet,
        Upshot::Nothing | Upshot::Move(_) | Upshot::CastledRookFirst { .. } | Upshot::NotTold => {
            Fact::NothingReleased
        }
    }
}

/// Before the clock is pressed nothing is sanctioned. On a claim the arbiter says what the player
/// has to play; without one he waits.
fn correct_before_the_press(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
    finding: Option<TouchFinding>,
) {
    let claimed = if case.is_illegal_standing_released() {
        illegality_pointed_out(case, docket)
    } else {
        claim_about_the_move(case, docket)
    };
    let stands = finding.as_ref().is_some_and(|one| matches!(one.obligation.duty, Duty::Stands(_)));
    let board = match case.turn.upshot {
        _ if stands => Reinstatement::AfterTheRelease,
        _ if is_elsewhere(case, finding.as_ref()) => Reinstatement::BeforeTheTurn,
        Upshot::Impossible(_) | Upshot::KingTwoSquares { castling: None, .. } => {
            Reinstatement::BeforeTheTurn
        }
        Upshot::CastledRookFirst { .. } => Reinstatement::BeforeTheTurn,
        Upshot::Nothing
        | Upshot::Move(_)
        | Upshot::KingTwoSquares { castling: Some(_), .. }
        | Upshot::PawnUnpromoted { .. }
        | Upshot::HalfDone
        | Upshot::NotTold => Reinstatement::Keep,
    };
    if let Some(finding) = finding {
        docket.obligation.fill(finding.holding.orders(finding.obligation));
        docket.note_holding(finding.holding);
    }
    match claimed {
        Some(holding) => {
            docket.trigger.fill(holding.orders(Trigger::OnClaim));
            let another_move = case.book.edition.legal_move.holds(Fact::NotCompletedYet);
            docket.board.fill(another_move.orders(board));
            docket.result.fill(another_move.orders(Outcome::Continues));
            docket.note_holding(another_move);
            adjusted_late(case, docket);
        }
        None if case.turn.adjusted_late.is_some() && does_arbiter_step_in(case, docket) => {
            let orders = case.book.edition.adjusting.holds(Fact::NotCompletedYet);
            docket.board.fill(orders.orders(board));
            docket.result.fill(orders.orders(Outcome::Continues));
            adjusted_late(case, docket);
        }
        None => {
            let waived = case.waived().map(Fact::OpponentLetItPass);
            no_intervention(case.book, docket, waived.unwrap_or(Fact::NotCompletedYet));
        }
    }
}

/// Whether what stands on the board cannot be finished as the player has to: on another promotion
/// square, or towards another castling side.
fn is_elsewhere(case: &Case<'_>, finding: Option<&TouchFinding>) -> bool {
    match (case.turn.upshot, finding.map(|finding| finding.obligation.duty)) {
        (
            Upshot::PawnUnpromoted { to, .. },
            Some(Duty::PromoteOn(square) | Duty::PromoteTo(_, square)),
        ) => square != to,
        (Upshot::KingTwoSquares { side, .. }, Some(Duty::Castle(other))) => side != other,
        _ => false,
    }
}

/// A standing that breaks Article 3 is pointed out before the press: 4.7 does not govern that, since
/// it speaks of Article 4 only.
fn illegality_pointed_out(case: &Case<'_>, docket: &mut Docket<'_>) -> Option<Holding> {
    let (Raised::InTime(act) | Raised::ByOffender(act)) = case.raised(None) else { return None };
    let holding = case.book.edition.legal_move.holds(Fact::ClaimedInTime(act));
    docket.admissibility.fill(holding.orders(Admissibility::Admissible));
    docket.note_holding(holding.clone());
    Some(holding)
}

/// Once the game is over nothing is put right any more.
fn after_the_end(case: &Case<'_>, docket: &mut Docket<'_>) {
    let (classification, basis) = match is_legal_move(case.book, case.turn) {
        Ok(legality) => match broken_touch_rule(case, docket) {
            Some(breach) => (Classification::Irregular, breach),
            None => (Classification::Legal, legality),
        },
        Err(broken) => (unlawful(case), broken),
    };
    docket.classification.fill(basis.orders(classification));
    docket.note_holding(basis);
    stands_as_end_of_game(case, docket);
}

fn broken_touch_rule(case: &Case<'_>, docket: &mut Docket<'_>) -> Option<Holding> {
    let legal = case.turn.upshot.legal_move().filter(|_| case.turn.is_made())?;
    Some(irregularity(case.book, case.turn, legal, docket)?.holding)
}

fn unlawful(case: &Case<'_>) -> Classification {
    match case.turn.upshot {
        Upshot::Nothing if case.turn.press.is_some() => Classification::NonMove,
        Upshot::Nothing | Upshot::HalfDone => Classification::Incomplete,
        Upshot::Move(_) | Upshot::NotTold => Classification::Legal,
        Upshot::CastledRookFirst { .. }
        | Upshot::KingTwoSquares { .. }
        | Upshot::PawnUnpromoted { .. }
        | Upshot::Impossible(_) => Classification::Illegal,
    }
}

/// The game has ended, and the ending stands.
fn stands_as_end_of_game(case: &Case<'_>, docket: &mut Docket<'_>) {
    let Some(ending) = case.account.end else { return };
    let (holding, outcome) = end_of_game(case, docket, ending.how);
    if outcome == Outcome::Continues {
        completion(case, docket);
        return no_intervention(case.book, docket, Fact::TooEarlyToAgree);
    }
    docket.completion.fill(holding.orders(Completion::EndsGame));
    docket.trigger.fill(holding.orders(Trigger::None));
    docket.board.fill(holding.orders(Reinstatement::Keep));
    docket.result.fill(holding.orders(outcome));
    if case.any_claim() || case.is_anything_claimed_after(ending.act) {
        docket.admissibility.fill(holding.orders(Admissibility::TooLate));
    }
    docket.note_holding(holding);
}

/// An irregular mate that nobody raises stands; who may still raise it is told.
fn end_stands(case: &Case<'_>, docket: &mut Docket<'_>) {
    let Some(ending) = case.account.end else { return };
    let (holding, outcome) = end_of_game(case, docket, ending.how);
    docket.trigger.fill(holding.orders(Trigger::None));
    docket.board.fill(holding.orders(Reinstatement::Keep));
    docket.result.fill(holding.orders(outcome));
    docket.note_holding(holding);
}
