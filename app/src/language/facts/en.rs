//! Facts in English.

use acconcio_adjudication::game_record::{Difference, Holder};
use acconcio_adjudication::improbable::Improbability;
use acconcio_adjudication::incident::{Finding, Purpose, Quickplay, Setting};
use acconcio_adjudication::laws::Fact;
use acconcio_adjudication::movement::Breach;
use acconcio_mate::{Ending, Reason, Theorem};
use shakmaty::{Role, Square};

use super::{FactContext, line_from};
use crate::language::Language;

const EN: Language = Language::English;

pub(super) fn fact(fact: Fact, context: &FactContext) -> String {
    let player = EN.color(context.player);
    let opponent = EN.color(!context.player);
    let the = |role: Role, square: Square| format!("the {} on {square}", EN.role(role));
    match fact {
        Fact::BoardShowsLegalMove(played) => {
            format!("The board shows the legal move {}.", context.notated(EN, played))
        }
        Fact::BoardShows(of) => breach(of),
        Fact::Undetermined => {
            "The position before was not a legal one; nothing in this turn plainly breaks the Laws."
                .to_owned()
        }
        Fact::RookMovedFirst(_) => "The rook was moved before the king.".to_owned(),
        Fact::BoardUnchanged => "No piece stands elsewhere than before.".to_owned(),
        Fact::PawnLeftOnLastRank(square) => format!("The pawn on {square} was not exchanged."),
        Fact::NothingInPlaceYet => {
            "A piece was taken off and nothing has been put in its place yet.".to_owned()
        }
        Fact::StillInHand => "The hand is still on the piece.".to_owned(),
        Fact::NothingReleased => "No piece has been let go of on its new square.".to_owned(),
        Fact::ClockPressed(_) => format!("{player} pressed the clock."),
        Fact::ClockNotPressed => "The clock was not pressed.".to_owned(),
        Fact::OpponentReplied => format!("{opponent} had already replied."),
        Fact::Mate => "Mate stands on the board.".to_owned(),
        Fact::Stalemate => "Stalemate stands on the board.".to_owned(),
        Fact::DeadPosition => "Neither player can mate any more.".to_owned(),
        Fact::Resigned(color) => format!("{} resigned.", EN.color(color)),
        Fact::Agreed => "The players agreed a draw.".to_owned(),
        Fact::TouchedFirst(role, square) => {
            format!("Among the pieces that can be played, {} was touched first.", the(role, square))
        }
        Fact::TouchedBoth { own, opponent } => {
            format!("{player} touched his own piece on {own} and the opponent’s on {opponent}.")
        }
        Fact::KingThenRook(side) => {
            format!("King and rook were touched for {}.", EN.castling_words(side))
        }
        Fact::RookThenKing(_) => "The rook was touched first, then the king.".to_owned(),
        Fact::CastlingIllegal(side) => {
            format!("{} is not legal here.", EN.castling_as_subject(side))
        }
        Fact::KingCannotMove => "The king has no legal move.".to_owned(),
        Fact::TouchedByAccident(role, square) => {
            format!("{player} touched {} by accident.", the(role, square))
        }
        Fact::TouchDisputed(role, square) => {
            format!("It is not established that {} was touched on purpose.", the(role, square))
        }
        Fact::TouchAnnounced(role, square) => {
            format!("{player} said beforehand that he would adjust {}.", the(role, square))
        }
        Fact::CannotBePlayed(role, square) => {
            format!("There is no legal move with {}.", the(role, square))
        }
        Fact::OrderUnknown => "Which piece was touched first cannot be established.".to_owned(),
        Fact::NothingTouched => "No piece was touched on purpose.".to_owned(),
        Fact::Released(role, square) => format!("{player} let go of {}.", the(role, square)),
        Fact::NewPieceOnSquare(role, square) => {
            format!("{} has touched {square}.", capital_a(role))
        }
        Fact::TwoHandsUsed => format!("{player} used two hands for one move."),
        Fact::ClaimedInTime(act) => format!("{} claimed in time.", context.doer(EN, act)),
        Fact::ClaimedAfterTouch(act) => {
            format!("{} had already touched a piece when he claimed.", context.doer(EN, act))
        }
        Fact::ClaimedAfterOwnMove(act) => {
            format!("{} had already made his own move when he claimed.", context.doer(EN, act))
        }
        Fact::FlagNotFallen(color) => {
            format!("{} flag has not fallen.", EN.color_genitive(color))
        }
        Fact::AdjustedInSilence(role, square) => {
            format!("{player} did not say that he was adjusting {}.", the(role, square))
        }
        Fact::GameWasOver(act) => {
            format!("{} came too late: the game was over.", context.doer(EN, act))
        }
        Fact::ClaimedByOffender(_) => format!("The claim comes from {player}, who made the fault."),
        Fact::NobodyClaimed => "Nobody who may claim has claimed.".to_owned(),
        Fact::OpponentLetItPass(act) => format!("{} let it pass.", context.doer(EN, act)),
        Fact::BothAgreed => "Both players agreed to put it right.".to_owned(),
        Fact::BothKingsInCheck => "Both kings are in check.".to_owned(),
        Fact::PromotionUnfinished => "A promotion is unfinished.".to_owned(),
        Fact::NotPlain => {
            "Neither are both kings in check nor is a promotion unfinished.".to_owned()
        }
        Fact::ArbiterKnows => "The arbiter saw it or was told.".to_owned(),
        Fact::ArbiterDoesNotKnow => "The arbiter did not see it, and nobody told him.".to_owned(),
        Fact::LawsAreSilent => "The Laws fix no penalty for this case.".to_owned(),
        Fact::OffenceNumber(color, number) => {
            let whose = EN.color_genitive(color);
            format!("It is {whose} {} completed illegal move.", ordinal(number))
        }
        Fact::MatePossible { fen, line } => {
            let line = line_from(EN, &fen, &line);
            format!("{opponent} could still mate by a series of legal moves: {line}.")
        }
        Fact::MateImpossible { forced, reason, .. } => {
            let why = no_mate(reason, &opponent);
            match forced {
                0 => format!("{opponent} could not mate by any series of legal moves: {why}."),
                1 => format!(
                    "{opponent} could not mate by any series of legal moves: the next move is \
                     forced, and then {why}."
                ),
                _ => format!(
                    "{opponent} could not mate by any series of legal moves: the next {forced} \
                     moves are forced, and then {why}."
                ),
            }
        }
        Fact::MateUndecided { .. } => format!(
            "Whether {opponent} could mate has not been shown either way, so the exception is not \
             established."
        ),
        Fact::MateNotExcluded => format!(
            "The position is not a legal one, and nothing in it excludes that {opponent} could mate."
        ),
        Fact::TooLittleMaterial => format!("{opponent} had too little material to win on time."),
        Fact::EnoughMaterial => format!("{opponent} had enough material to win on time."),
        Fact::SupervisionAdequate => "The supervision is adequate.".to_owned(),
        Fact::SupervisionInadequate => "The supervision is not adequate.".to_owned(),
        Fact::PositionPutBack => "A position is put back, so the times are set.".to_owned(),
        Fact::IrregularityOccurred => {
            "Something went against the rules, so the times are set.".to_owned()
        }
        Fact::NothingToCorrect => "There is nothing to put right.".to_owned(),
        Fact::OutsideTheLaws(Setting::Competition) => "It is a competition.".to_owned(),
        Fact::OutsideTheLaws(Setting::Informal) => {
            "It is a friendly game, and no competition.".to_owned()
        }
        Fact::OutsideTheLaws(Setting::Online) => {
            "The game is played on a server, where no hand touches a piece.".to_owned()
        }
        Fact::RookUpsideDown(square) => format!("The rook on {square} stands upside down."),
        Fact::FlagFell(color, _) => format!("{} flag fell.", EN.color_genitive(color)),
        Fact::FlagNotNoticed(color) => {
            format!("Nobody who may call it has called {} flag.", EN.color_genitive(color))
        }
        Fact::OwnFlagDown(color) => format!("{} own flag is down too.", EN.color_genitive(color)),
        Fact::BothFlagsDown => "Both flags are down.".to_owned(),
        Fact::IllegalMoveBeforeFlag => {
            "The illegal move was completed before the flag fell.".to_owned()
        }
        Fact::FlagBeforeIllegalMove => {
            "The flag fell before the illegal move was completed.".to_owned()
        }
        Fact::SetUp(fault) => format!("{}.", EN.set_up_fault(fault)),
        Fact::MovesMade(count) => format!("Moves made by each player so far: {count}."),
        Fact::MovesCompleted(count) => format!("Moves completed by each player so far: {count}."),
        Fact::PieceDisplaced(act) => {
            format!("{} knocked a piece over or pushed it away.", context.doer(EN, act))
        }
        Fact::PutRight => "The displaced pieces were put back in good time.".to_owned(),
        Fact::NotPutRight => {
            "The displaced pieces were not put back before the clock was pressed.".to_owned()
        }
        Fact::WithoutTheMove(color, _) => {
            format!("{} handled pieces without having the move.", EN.color(color))
        }
        Fact::OtherHandOnClock => {
            format!("{player} pressed the clock with the hand that had not made the move.")
        }
        Fact::PressPrevented(act) => {
            format!("{} kept the opponent from pressing his clock.", context.doer(EN, act))
        }
        Fact::Distracted(act) => format!("{} distracted the opponent.", context.doer(EN, act)),
        Fact::Advised(act) => {
            format!("{} interfered in the game, or gave or took advice.", context.doer(EN, act))
        }
        Fact::Refused(act) => format!("{} refused to go on.", context.doer(EN, act)),
        Fact::AdjustedTooLate(act) => {
            format!("{} spoke of adjusting only after the touch.", context.doer(EN, act))
        }
        Fact::NotRegular => "The move was not made as the touch rules ask.".to_owned(),
        Fact::MadeNextMove => format!("{player} has made his next move since."),
        Fact::NotRecorded => {
            "The position before it cannot be established: nobody recorded the moves.".to_owned()
        }
        Fact::TooEarlyToAgree => "Not both players had made a move when they agreed.".to_owned(),
        Fact::WaitsForNextMove => "One more move is still to be completed.".to_owned(),
        Fact::StillIllegal => "After one more move the position is still illegal.".to_owned(),
        Fact::LegalAgain => "The position is no longer illegal.".to_owned(),
        Fact::TooLongAgo(count) => {
            format!("The fault does not lie within {}.", last_moves(context, count))
        }
        Fact::WithinLastMoves(count) => {
            format!("The fault lies within {}.", last_moves(context, count))
        }
        Fact::ToldByBystander(_) => "A bystander told the arbiter.".to_owned(),
        Fact::RemedyChosen(remedy) => {
            format!("{opponent} chose this remedy: {}.", EN.remedy(remedy))
        }
        Fact::RemedyImpossible(remedy) => {
            format!("No move is left for this remedy: {}.", EN.remedy(remedy))
        }
        Fact::ObjectedInTime(act) => {
            format!("{} objected before touching a man.", context.doer(EN, act))
        }
        Fact::Appealed(act) => {
            format!("{} appealed against the decision.", context.doer(EN, act))
        }
        Fact::NotCompletedYet => format!("{player} is still free to put it right himself."),
        Fact::Repeated { arisen, needed } => {
            let times = times(arisen.len());
            let when = EN.moments(&arisen);
            format!("The same position has arisen {times}: {when}. Needed: {needed}.")
        }
        Fact::OnlyLooksAlike { arisen, difference } => format!(
            "The position {} only looks the same: {}.",
            EN.moment(arisen),
            differing(difference)
        ),
        Fact::QuietHalfMoves { made, needed } => format!(
            "Without a capture or a pawn move {made} half-moves have been made; needed: {needed}."
        ),
        Fact::MoveAnnounced(announced) => {
            format!("The move announced is {}.", context.notated(EN, announced))
        }
        Fact::MoveNotWritten(act) => {
            format!("{} had declared a move and not written it.", context.doer(EN, act))
        }
        Fact::NoMoveNamed(act) => {
            format!("{} had not said which move he means.", context.doer(EN, act))
        }
        Fact::NamedMoveIllegal => "The move announced cannot be played.".to_owned(),
        Fact::ClaimedWithoutTheMove(act) => {
            format!("{} did not have the move when he claimed.", context.doer(EN, act))
        }
        Fact::ClaimTakenBack(act) => {
            format!("{} wanted to take the claim back.", context.doer(EN, act))
        }
        Fact::StoppedForClaim(_) => "The clocks were stopped for the claim.".to_owned(),
        Fact::NotStoppedForClaim => {
            "The clock was still running when the draw was claimed.".to_owned()
        }
        Fact::DrawClaimed(act) => format!("{} had claimed a draw.", context.doer(EN, act)),
        Fact::CannotBeVerified => "What was played cannot be established.".to_owned(),
        Fact::ClaimOfAnotherKind(_) => "This article does not apply to such a claim.".to_owned(),
        Fact::QuickplayAnnounced(Quickplay::NotAnnounced) => {
            "No quickplay finish was announced for the event.".to_owned()
        }
        Fact::QuickplayAnnounced(Quickplay::Announced | Quickplay::WithoutArbiter) => {
            "A quickplay finish was announced for the event.".to_owned()
        }
        Fact::PlayedWithIncrement(0) => "The game is played without increment.".to_owned(),
        Fact::PlayedWithIncrement(seconds) => {
            format!("The game is played with an increment of {seconds} seconds.")
        }
        Fact::PlayedAsBlitz => "It is a blitz game.".to_owned(),
        Fact::NoSuchRequest(act) => {
            format!("The rules in force do not provide for what {} asks.", context.doer(EN, act))
        }
        Fact::IncrementNotAskedFor(act) => {
            format!("{} had not asked for an increment first.", context.doer(EN, act))
        }
        Fact::IncrementAskedFor { act, seconds } => {
            format!(
                "{} asked for an increment of {seconds} seconds for both.",
                context.doer(EN, act)
            )
        }
        Fact::TimeLeft { player, left, needed } => {
            format!(
                "{} had {} left; needed: less than {}.",
                EN.color(player),
                clock(left),
                clock(needed)
            )
        }
        Fact::ClaimedAfterFlag(act) => {
            format!("{} claimed only after the flag had fallen.", context.doer(EN, act))
        }
        Fact::Found(Finding::NoEffortToWin, _) => {
            "The arbiter found that the opponent makes no effort to win.".to_owned()
        }
        Fact::Found(Finding::CannotWinNormally, _) => {
            "The arbiter found that the opponent cannot win by normal means.".to_owned()
        }
        Fact::Found(Finding::TriesToWin, _) => {
            "The arbiter found that the opponent is trying to win.".to_owned()
        }
        Fact::NotFoundYet(_) => {
            "It is not established yet whether the opponent tries, and is able, to win.".to_owned()
        }
        Fact::OfferedAtAnotherTime(act) => {
            format!(
                "{} offered the draw at another moment; the offer is valid.",
                context.doer(EN, act)
            )
        }
        Fact::AnnoyanceToConsider(act) => format!(
            "{} may have annoyed the opponent by it: the arbiter considers that.",
            context.doer(EN, act)
        ),
        Fact::ConditionVoid(act) => {
            format!(
                "{} attached a condition; it is void, and the offer is valid.",
                context.doer(EN, act)
            )
        }
        Fact::OfferNotWithdrawn(act) => {
            format!("{} wanted to withdraw the offer; it stands.", context.doer(EN, act))
        }
        Fact::MoveAskedFor(act) => {
            format!("{} asked to see the move first; the offer stands.", context.doer(EN, act))
        }
        Fact::NoOfferStands(act) => {
            format!("{} accepted when no offer stood any more.", context.doer(EN, act))
        }
        Fact::MateOnlyDeclared(act) => {
            format!("{} declared mate, and it is not on the board.", context.doer(EN, act))
        }
        Fact::DeclaredMateAccepted(act) => {
            format!("{} accepted a mate that is not on the board.", context.doer(EN, act))
        }
        Fact::TouchedForAnotherPurpose { role, square, purpose: Purpose::ToClearUp } => {
            format!("{player} touched {} to put the pieces in order.", the(role, square))
        }
        Fact::TouchedForAnotherPurpose {
            role,
            square,
            purpose: Purpose::ToPlay | Purpose::ToShow,
        } => {
            format!("{player} touched {} only to point at it.", the(role, square))
        }
        Fact::CapturedPiecePutBack(act) => {
            format!(
                "{} put a captured piece of the opponent back on the board.",
                context.doer(EN, act)
            )
        }
        Fact::Improbable(found) => improbable(found),
    }
}

fn clock(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

pub(super) fn improbable(found: Improbability) -> String {
    match found {
        Improbability::MoreThanPromotions(player) => {
            let whose = EN.color_genitive(player);
            format!(
                "{whose} pieces are more than promotions allow: no game leads to this position."
            )
        }
        Improbability::BishopsOfOneColour(player) => format!(
            "{} has more than one bishop on squares of one colour: possible, but improbable.",
            EN.color(player)
        ),
        Improbability::ShutInElsewhere(player) => format!(
            "Behind {} eight unmoved pawns the king, the queen or a bishop does not stand where it \
             began: no game leads to this position.",
            EN.color_genitive(player)
        ),
        Improbability::RooksAndKnightsExchanged(player) => format!(
            "Behind {} eight unmoved pawns rooks and knights have changed places: possible, but \
             improbable.",
            EN.color_genitive(player)
        ),
    }
}

fn times(count: usize) -> String {
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        other => format!("{other} times"),
    }
}

pub(super) fn differing(difference: Difference) -> String {
    match difference {
        Difference::SideToMove => "the other player had the move".to_owned(),
        Difference::Castling { color, side, held } => {
            let castling = EN.castling(side);
            let color = EN.color(color);
            match held {
                Holder::Earlier => format!("{color} still held the right to {castling}"),
                Holder::Later => format!("{color} did not hold the right to {castling}"),
            }
        }
        Difference::EnPassant { square, open, .. } => match open {
            Holder::Earlier => format!("a pawn could be captured in passing on {square}"),
            Holder::Later => format!("no pawn could be captured in passing on {square}"),
        },
    }
}

pub(in crate::language) fn breach(breach: Breach) -> String {
    match breach {
        Breach::KingLeftAttacked { king, by } => {
            format!("The king on {king} stands attacked from {by}.")
        }
        Breach::KingTaken { king } => format!("The king on {king} was taken."),
        Breach::NotHowItMoves { role, from, to } => {
            format!("{} does not go from {from} to {to}.", capital_a(role))
        }
        Breach::WayBlocked { role, from, to } => format!(
            "Between {from} and {to} another piece stands in the way of the {}.",
            EN.role(role)
        ),
        Breach::CastlingNotAllowed { side } => {
            format!("{} is not allowed here.", EN.castling_as_subject(side))
        }
        Breach::RookLeftBehind { side } => {
            let side = EN.castling_words(side);
            format!("The king went two squares for {side}, and the rook was not moved.")
        }
        Breach::MoreThanOneMove => {
            "More has changed on the board than one move changes.".to_owned()
        }
    }
}

fn capital_a(role: Role) -> &'static str {
    match role {
        Role::King => "A king",
        Role::Queen => "A queen",
        Role::Rook => "A rook",
        Role::Bishop => "A bishop",
        Role::Knight => "A knight",
        Role::Pawn => "A pawn",
    }
}

fn ordinal(number: u8) -> String {
    match number {
        1 => "first".to_owned(),
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        other => format!("{other}th"),
    }
}

fn last_moves(context: &FactContext, count: u32) -> String {
    format!("{} last {count} moves", EN.color_genitive(context.player))
}

/// The reason why this player can mate nobody.
fn no_mate(reason: Reason, winner: &str) -> String {
    match reason {
        Reason::Over(Ending::Stalemate) => "it is stalemate".to_owned(),
        Reason::Over(Ending::WinnerMated) => format!("{winner} is mated"),
        Reason::Over(Ending::SeventyFiveMoves) => "the seventy-five moves are over".to_owned(),
        Reason::Material(Theorem::BareKing) => "only the king is left".to_owned(),
        Reason::Material(Theorem::KnightAgainstQueens) => {
            "a knight cannot mate a king who has only queens".to_owned()
        }
        Reason::Material(Theorem::BishopsOfOneColor) => {
            "bishops that all stand on one colour cannot mate these pieces".to_owned()
        }
        Reason::Repetition => "the same positions come again for ever".to_owned(),
        Reason::Closed(positions) => {
            format!("all {positions} positions that can arise were visited, and none is mate")
        }
        Reason::Patterns => "the pieces are walled off from every mate".to_owned(),
        Reason::ClosedWithPatterns(positions) => format!(
            "all {positions} positions that can arise before the pieces are walled off were \
             visited, and none is mate"
        ),
    }
}
