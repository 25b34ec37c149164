//! The texts in English.

use shakmaty::Color;

use crate::features::mate::plain::{Checks, LockedPawns, PlainReason};
use crate::language::Language;
use crate::pasted::{BoardError, PasteError};

const EN: Language = Language::English;

pub(super) fn plain(reason: PlainReason, winner: Color) -> String {
    let (name, loser) = (EN.color(winner), EN.color_genitive(!winner));
    match reason {
        PlainReason::TwoKings => {
            "Only the two kings are left: neither can ever give check.".to_owned()
        }
        PlainReason::BareKing => format!("{name} has a bare king: a king alone cannot mate."),
        PlainReason::OnePieceAgainstKing(role) => {
            format!("A king and {} cannot mate a bare king in any way.", EN.a_role(role))
        }
        PlainReason::BishopsAgainstKing => {
            "A king and bishops that all stand on squares of one colour cannot mate a bare king in any way."
                .to_owned()
        }
        PlainReason::KnightAgainstQueens => {
            "A king and a knight cannot mate a king that has only queens: no queen shuts her king in without \
             being able to take the knight. A rook, bishop, knight or pawn could."
                .to_owned()
        }
        PlainReason::BishopsAgainstPieces => {
            "A king and bishops on squares of one colour cannot mate here: {loser} king could only be shut in by \
             a pawn, a knight, or a bishop on the other colour, and there is none."
                .replace("{loser}", &loser)
        }
        PlainReason::Wall { pawns, squares, checks } => {
            let pawns = match pawns {
                LockedPawns::All => "Every pawn is blocked for good, and no piece can break through:",
                LockedPawns::NotAll => "The locked men never move again, and nothing can break through:",
            };
            let checks = match checks {
                Checks::Never => "and nothing can ever give check there",
                Checks::NeverMate => "and no check that can still be given there is mate",
            };
            format!("{pawns} {loser} king can only ever reach {squares} squares, {checks}.")
        }
    }
}

pub(super) fn paste_error(error: &PasteError) -> String {
    match error {
        PasteError::Nothing => "The field is empty: paste a FEN, a game (PGN), or a link.".to_owned(),
        PasteError::TooLong => {
            "This text is too long: paste one game, or look through a whole file on the page “What could be \
             claimed”."
                .to_owned()
        }
        PasteError::Board(BoardError::Ranks(ranks)) => format!(
            "The board of this FEN has {ranks} ranks: write eight, from the eighth to the first, separated by “/”."
        ),
        PasteError::Board(BoardError::Squares { rank, squares }) => format!(
            "Rank {rank} of this FEN has {squares} squares: make it eight; a figure stands for so many empty squares."
        ),
        PasteError::Board(BoardError::Letter(letter)) => format!(
            "“{letter}” is no piece in a FEN: it has the English letters K, Q, R, B, N and P, capital for White and \
             small for Black."
        ),
        PasteError::Fen(error) => EN.query_error(*error),
        PasteError::Link => {
            "This link holds no position, only the name of a game, and nothing is fetched from other sites: open it \
             there, and copy the FEN or the PGN."
                .to_owned()
        }
        PasteError::Game(line, fault) => {
            format!("The game cannot be read. {}: {}.", EN.line_of_file(line.get()), EN.game_fault(fault))
        }
        PasteError::Unknown => {
            "This is neither a FEN nor a game nor a link: set the position up on the board, or paste one of these."
                .to_owned()
        }
    }
}
