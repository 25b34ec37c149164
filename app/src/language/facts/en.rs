//! Facts in English.

use acconcio_core::laws::Fact;
use acconcio_core::movement::Breach;
use shakmaty::{Role, Square};

use super::FactContext;
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
        Fact::NotTold => {
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
        Fact::ClaimedInTime(_) => format!("{opponent} claimed in time."),
        Fact::ClaimedAfterTouch(_) => {
            format!("{opponent} had already touched a piece when he claimed.")
        }
        Fact::ClaimedAfterOwnMove(_) => {
            format!("{opponent} had already made his own move when he claimed.")
        }
        Fact::ClaimedByOffender(_) => format!("The claim comes from {player}, who made the fault."),
        Fact::NobodyClaimed => "Nobody who may claim has claimed.".to_owned(),
        Fact::OpponentLetItPass(_) => format!("{opponent} let it pass."),
        Fact::BothAgreed => "Both players agreed to put it right.".to_owned(),
        Fact::BothKingsInCheck => "Both kings are in check.".to_owned(),
        Fact::PromotionUnfinished => "A promotion is unfinished.".to_owned(),
        Fact::NotPlain => {
            "Neither are both kings in check nor is a promotion unfinished.".to_owned()
        }
        Fact::ArbiterKnows => "The arbiter saw it or was told.".to_owned(),
        Fact::ArbiterDoesNotKnow => "The arbiter did not see it, and nobody told him.".to_owned(),
        Fact::LawsAreSilent => "The Laws do not name this case.".to_owned(),
        Fact::OffenceNumber(color, number) => {
            let whose = EN.color_genitive(color);
            format!("It is {whose} {} completed illegal move.", ordinal(number))
        }
        Fact::MateImpossible => format!("{opponent} could not mate by any series of legal moves."),
        Fact::MateNotExcluded => {
            format!("The material does not exclude that {opponent} could mate.")
        }
        Fact::SupervisionAdequate => "The supervision is adequate.".to_owned(),
        Fact::SupervisionInadequate => "The supervision is not adequate.".to_owned(),
        Fact::PositionPutBack => "A position is put back, so the times are set.".to_owned(),
        Fact::IrregularityOccurred => {
            "Something went against the rules, so the times are set.".to_owned()
        }
        Fact::NothingToCorrect => "There is nothing to put right.".to_owned(),
        Fact::NotCompletedYet => format!("{player} is still free to put it right himself."),
    }
}

fn breach(breach: Breach) -> String {
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

const fn capital_a(role: Role) -> &'static str {
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
