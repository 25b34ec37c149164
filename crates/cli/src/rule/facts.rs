//! The facts of a trace, as `rule` prints them.

use acconcio_core::laws;
use acconcio_core::movement::Breach;
use acconcio_core::notation::{color_word, role_word};
use acconcio_core::record::Difference;
use acconcio_scenario_files::words::serialised;
use serde::Serialize;
use shakmaty::{CastlingSide, Color, Role, Square};

use super::json::{Move, Notation};
use super::words;

/// A fact: its word, and what it is about.
#[derive(Clone, Default, Serialize)]
#[rustfmt::skip]
pub struct Fact {
    pub fact: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")] pub player: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")] pub piece: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")] pub squares: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")] pub castling: Option<&'static str>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")] pub played: Option<Move>,
    /// Acts are numbered from 1.
    #[serde(skip_serializing_if = "Option::is_none")] pub act: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")] pub number: Option<u32>,
    /// A word that files use too: a setting, a fault of the set-up, a remedy; or what is broken.
    #[serde(skip_serializing_if = "Option::is_none")] pub word: Option<String>,
    /// The position asked about.
    #[serde(skip_serializing_if = "Option::is_none")] pub fen: Option<String>,
    /// Half-moves from the beginning of the record to each position.
    #[serde(skip_serializing_if = "Vec::is_empty")] pub plies: Vec<usize>,
    /// So many are needed.
    #[serde(skip_serializing_if = "Option::is_none")] pub needed: Option<u32>,
    /// Moves to mate, as `e7e8q`.
    #[serde(skip_serializing_if = "Vec::is_empty")] pub line: Vec<String>,
}

/// A fact as it is printed. One line for each: a table.
pub fn fact(fact: laws::Fact, notation: &Notation<'_>) -> Fact {
    match fact {
        laws::Fact::BoardShowsLegalMove(played) => {
            Fact { played: Some(notation.of(played)), ..named("board-shows-legal-move") }
        }
        laws::Fact::BoardShows(of) => breach(of),
        laws::Fact::NotTold => named("not-told"),
        laws::Fact::RookMovedFirst(side) => castling("rook-moved-first", side),
        laws::Fact::BoardUnchanged => named("board-unchanged"),
        laws::Fact::PawnLeftOnLastRank(square) => at("pawn-left-on-last-rank", &[square]),
        laws::Fact::NothingInPlaceYet => named("nothing-in-place-yet"),
        laws::Fact::StillInHand => named("still-in-hand"),
        laws::Fact::NothingReleased => named("nothing-released"),
        laws::Fact::ClockPressed(act) => in_act("clock-pressed", act),
        laws::Fact::ClockNotPressed => named("clock-not-pressed"),
        laws::Fact::OpponentReplied => named("opponent-replied"),
        laws::Fact::Mate => named("mate"),
        laws::Fact::Stalemate => named("stalemate"),
        laws::Fact::DeadPosition => named("dead-position"),
        laws::Fact::Resigned(player) => of_player("resigned", player),
        laws::Fact::Agreed => named("agreed"),
        laws::Fact::TouchedFirst(role, square) => of_piece("touched-first", role, square),
        laws::Fact::TouchedBoth { own, opponent } => at("touched-both", &[own, opponent]),
        laws::Fact::KingThenRook(side) => castling("king-then-rook", side),
        laws::Fact::RookThenKing(side) => castling("rook-then-king", side),
        laws::Fact::CastlingIllegal(side) => castling("castling-illegal", side),
        laws::Fact::KingCannotMove => named("king-cannot-move"),
        laws::Fact::TouchedByAccident(role, square) => {
            of_piece("touched-by-accident", role, square)
        }
        laws::Fact::TouchDisputed(role, square) => of_piece("touch-disputed", role, square),
        laws::Fact::TouchAnnounced(role, square) => of_piece("touch-announced", role, square),
        laws::Fact::CannotBePlayed(role, square) => of_piece("cannot-be-played", role, square),
        laws::Fact::OrderUnknown => named("order-unknown"),
        laws::Fact::NothingTouched => named("nothing-touched"),
        laws::Fact::Released(role, square) => of_piece("released", role, square),
        laws::Fact::NewPieceOnSquare(role, square) => of_piece("new-piece-on-square", role, square),
        laws::Fact::TwoHandsUsed => named("two-hands-used"),
        laws::Fact::ClaimedInTime(act) => in_act("claimed-in-time", act),
        laws::Fact::ClaimedAfterTouch(act) => in_act("claimed-after-touch", act),
        laws::Fact::ClaimedAfterOwnMove(act) => in_act("claimed-after-own-move", act),
        laws::Fact::ClaimedByOffender(act) => in_act("claimed-by-offender", act),
        laws::Fact::NobodyClaimed => named("nobody-claimed"),
        laws::Fact::OpponentLetItPass(act) => in_act("opponent-let-it-pass", act),
        laws::Fact::BothAgreed => named("both-agreed"),
        laws::Fact::BothKingsInCheck => named("both-kings-in-check"),
        laws::Fact::PromotionUnfinished => named("promotion-unfinished"),
        laws::Fact::NotPlain => named("not-plain"),
        laws::Fact::ArbiterKnows => named("arbiter-knows"),
        laws::Fact::ArbiterDoesNotKnow => named("arbiter-does-not-know"),
        laws::Fact::LawsAreSilent => named("laws-are-silent"),
        laws::Fact::OffenceNumber(player, number) => {
            Fact { number: Some(number.into()), ..of_player("offence-number", player) }
        }
        laws::Fact::MatePossible { fen, line } => Fact {
            fen: Some(fen),
            line: line.iter().map(ToString::to_string).collect(),
            ..named("mate-possible")
        },
        laws::Fact::MateImpossible { fen, forced, reason } => Fact {
            fen: Some(fen),
            number: Some(forced).filter(|forced| *forced > 0),
            word: Some(crate::mate::reason_word(reason)),
            ..named("mate-impossible")
        },
        laws::Fact::MateUndecided { fen } => Fact { fen: Some(fen), ..named("mate-undecided") },
        laws::Fact::MateNotExcluded => named("mate-not-excluded"),
        laws::Fact::TooLittleMaterial => named("too-little-material"),
        laws::Fact::EnoughMaterial => named("enough-material"),
        laws::Fact::SupervisionAdequate => named("supervision-adequate"),
        laws::Fact::SupervisionInadequate => named("supervision-inadequate"),
        laws::Fact::PositionPutBack => named("position-put-back"),
        laws::Fact::IrregularityOccurred => named("irregularity-occurred"),
        laws::Fact::NothingToCorrect => named("nothing-to-correct"),
        laws::Fact::OutsideTheLaws(setting) => worded("outside-the-laws", serialised(setting)),
        laws::Fact::RookUpsideDown(square) => at("rook-upside-down", &[square]),
        laws::Fact::FlagFell(player, act) => {
            Fact { act: Some(act + 1), ..of_player("flag-fell", player) }
        }
        laws::Fact::FlagNotNoticed(player) => of_player("flag-not-noticed", player),
        laws::Fact::OwnFlagDown(player) => of_player("own-flag-down", player),
        laws::Fact::BothFlagsDown => named("both-flags-down"),
        laws::Fact::IllegalMoveBeforeFlag => named("illegal-move-before-flag"),
        laws::Fact::FlagBeforeIllegalMove => named("flag-before-illegal-move"),
        laws::Fact::SetUp(fault) => worded("set-up", serialised(fault)),
        laws::Fact::MovesMade(moves) => Fact { number: Some(moves), ..named("moves-made") },
        laws::Fact::MovesCompleted(moves) => {
            Fact { number: Some(moves), ..named("moves-completed") }
        }
        laws::Fact::PieceKnocked(act) => in_act("piece-knocked", act),
        laws::Fact::PutRight => named("put-right"),
        laws::Fact::NotPutRight => named("not-put-right"),
        laws::Fact::WithoutTheMove(player, act) => {
            Fact { act: Some(act + 1), ..of_player("without-the-move", player) }
        }
        laws::Fact::OtherHandOnClock => named("other-hand-on-clock"),
        laws::Fact::PressPrevented(act) => in_act("press-prevented", act),
        laws::Fact::Distracted(act) => in_act("distracted", act),
        laws::Fact::Advised(act) => in_act("advised", act),
        laws::Fact::Refused(act) => in_act("refused", act),
        laws::Fact::AdjustedTooLate(act) => in_act("adjusted-too-late", act),
        laws::Fact::NotRegular => named("not-regular"),
        laws::Fact::MadeNextMove => named("made-next-move"),
        laws::Fact::NotRecorded => named("not-recorded"),
        laws::Fact::TooEarlyToAgree => named("too-early-to-agree"),
        laws::Fact::WaitsForNextMove => named("waits-for-next-move"),
        laws::Fact::StillIllegal => named("still-illegal"),
        laws::Fact::LegalAgain => named("legal-again"),
        laws::Fact::TooLongAgo(moves) => Fact { number: Some(moves), ..named("too-long-ago") },
        laws::Fact::WithinLastMoves(moves) => {
            Fact { number: Some(moves), ..named("within-last-moves") }
        }
        laws::Fact::ToldByBystander(act) => in_act("told-by-bystander", act),
        laws::Fact::RemedyChosen(remedy) => worded("remedy-chosen", words::remedy(remedy)),
        laws::Fact::RemedyImpossible(remedy) => worded("remedy-impossible", words::remedy(remedy)),
        laws::Fact::ObjectedInTime(act) => in_act("objected-in-time", act),
        laws::Fact::Appealed(act) => in_act("appealed", act),
        laws::Fact::NotCompletedYet => named("not-completed-yet"),
        laws::Fact::Repeated { arisen, needed } => {
            let plies = arisen.iter().map(|one| one.ply).collect();
            Fact { plies, needed: u32::try_from(needed).ok(), ..named("repeated") }
        }
        laws::Fact::OnlyLooksAlike { arisen, difference } => {
            Fact { plies: vec![arisen.ply], ..differing(difference) }
        }
        laws::Fact::QuietHalfMoves { made, needed } => {
            Fact { number: Some(made), needed: Some(needed), ..named("quiet-half-moves") }
        }
        laws::Fact::MoveAnnounced(announced) => {
            Fact { played: Some(notation.of(announced)), ..named("move-announced") }
        }
        laws::Fact::MoveNotWritten(act) => in_act("move-not-written", act),
        laws::Fact::NoMoveNamed(act) => in_act("no-move-named", act),
        laws::Fact::NamedMoveIllegal => named("named-move-illegal"),
        laws::Fact::ClaimedWithoutTheMove(act) => in_act("claimed-without-the-move", act),
        laws::Fact::ClaimTakenBack(act) => in_act("claim-taken-back", act),
        laws::Fact::StoppedForClaim(act) => in_act("stopped-for-claim", act),
        laws::Fact::NotStoppedForClaim => named("not-stopped-for-claim"),
        laws::Fact::DrawClaimed(act) => in_act("draw-claimed", act),
        laws::Fact::CannotBeVerified => named("cannot-be-verified"),
    }
}

fn differing(difference: Difference) -> Fact {
    let alike = |word: &str| worded("only-looks-alike", word.to_owned());
    match difference {
        Difference::SideToMove => alike("side-to-move"),
        Difference::Castling { color, side, .. } => Fact {
            player: Some(color_word(color)),
            castling: Some(words::castling_side(side)),
            ..alike("castling")
        },
        Difference::EnPassant { square, .. } => {
            Fact { squares: vec![square.to_string()], ..alike("en-passant") }
        }
    }
}

pub fn breach(breach: Breach) -> Fact {
    let moved = |word: &str, role, from, to| Fact {
        squares: [from, to].iter().map(Square::to_string).collect(),
        word: Some(word.to_owned()),
        ..of_piece("board-shows", role, from)
    };
    let plain = |word: &str| worded("board-shows", word.to_owned());
    let towards =
        |word: &str, side| Fact { castling: Some(words::castling_side(side)), ..plain(word) };
    match breach {
        Breach::KingLeftAttacked { king, by } => {
            Fact { squares: vec![king.to_string(), by.to_string()], ..plain("king-left-attacked") }
        }
        Breach::KingTaken { king } => {
            Fact { squares: vec![king.to_string()], ..plain("king-taken") }
        }
        Breach::NotHowItMoves { role, from, to } => moved("not-how-it-moves", role, from, to),
        Breach::WayBlocked { role, from, to } => moved("way-blocked", role, from, to),
        Breach::CastlingNotAllowed { side } => towards("castling-not-allowed", side),
        Breach::RookLeftBehind { side } => towards("rook-left-behind", side),
        Breach::MoreThanOneMove => plain("more-than-one-move"),
    }
}

fn named(fact: &'static str) -> Fact {
    Fact { fact, ..Fact::default() }
}

fn worded(fact: &'static str, word: String) -> Fact {
    Fact { word: Some(word), ..named(fact) }
}

fn at(fact: &'static str, squares: &[Square]) -> Fact {
    Fact { squares: squares.iter().map(Square::to_string).collect(), ..named(fact) }
}

fn in_act(fact: &'static str, act: usize) -> Fact {
    Fact { act: Some(act + 1), ..named(fact) }
}

fn of_player(fact: &'static str, player: Color) -> Fact {
    Fact { player: Some(color_word(player)), ..named(fact) }
}

fn of_piece(fact: &'static str, role: Role, square: Square) -> Fact {
    Fact { piece: Some(role_word(role)), ..at(fact, &[square]) }
}

fn castling(fact: &'static str, side: CastlingSide) -> Fact {
    Fact { castling: Some(words::castling_side(side)), ..named(fact) }
}
