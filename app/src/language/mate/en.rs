//! The texts in English.

use acconcio_mate::{Ending, QueryError, Reason, Theorem};
use shakmaty::Color;

use super::MateWords;
use crate::language::Language;

const EN: Language = Language::English;

pub(super) const WORDS: MateWords = MateWords {
    heading: "Can this side still mate?",
    lead: "By any possible series of legal moves, however badly both play: on this the Laws decide when \
        a flag falls, a player resigns, or a second illegal move is completed. The answer comes with \
        the moves, or with a proof.",
    set_up: "The position",
    ask_heading: "Your question",
    ask: ["Can White still mate?", "Can Black still mate?", "Can either? Is the position dead?"],
    missing: "Before it can be answered:",
    copy: "Copy the link",
    copied: "Copied.",
    not_copied: "The browser does not allow it: copy the address of the page instead.",
    change: "Change the position",
    and_white: "And White?",
    and_black: "And Black?",
    board: "The position",
    answer: "Answer",
    details: "The moves, or the proof",
    at_work: "Looking …",
    stop: "Stop",
    stopped: "Stopped before an answer was found.",
    again: "Ask again",
    further: "Look further",
    failed: "The search did not start. Load the page again; with the network off, only once the app has \
        been kept on the device.",
    line: "The moves",
    at_start: "The position asked about.",
    in_words: "Why not",
    proof_checked: "The proof was checked, move by move, by a part of the app that knows nothing of the \
        search.",
    king_mark: "framed: every square that the king can ever reach",
    fixed_mark: "locked: men who never move and are never taken",
    no_attacker: "No man of the other side can ever attack one of these squares.",
    attackers_line: "Only these can ever attack one of them, and wherever they do, the king keeps a \
        flight or the check has no place to come from:",
    both_can: "The position is not dead: each side can still mate, so whoever oversteps the time loses.",
    neither_can: "The position is dead: neither side can mate by any series of legal moves, and the game was \
        drawn the moment it arose.",
    paste_heading: "Or paste it",
    paste: "A FEN, a game (PGN), or a link",
    paste_hint: "It can be pasted anywhere on this page. Games with the letters of any language or with \
        figurines; links of Lichess, of this page, or with a FEN in them.",
    read: "Read",
    game: "The game",
    choose_move: "Choose the move after which you ask.",
    move_back: "One move back",
    move_on: "One move on",
    rules: "What the Laws make of it",
    rules_line: "If mate is impossible, the game is drawn: at once if neither side can mate, and instead of \
        a loss when a flag falls, at a resignation, or for illegal moves. As long as it is not shown to \
        be impossible, the loss stands.",
    examples: "Positions to try",
    example: [
        "A wall of pawns",
        "Two bishops behind a wall",
        "A knight against a bare king",
        "A knight against a pawn",
        "A wall with a gap",
        "One move is forced",
    ],
};

pub(super) fn at_work(winner: Color) -> String {
    format!("Looking for a mate by {} …", EN.color(winner))
}

pub(super) fn shown_on_board(winner: Color) -> String {
    format!("{} on the board", EN.color(winner))
}

pub(super) fn only_one_can(winner: Color) -> String {
    let (name, other) = (EN.color(winner), EN.color(!winner));
    format!(
        "The position is not dead, since {name} can still mate. If {other} oversteps the time, {name} wins; if \
         {name} does, the game is drawn."
    )
}

pub(super) fn possible(winner: Color, half_moves: usize) -> String {
    let winner = EN.color(winner);
    match half_moves {
        0 => format!("Yes. {winner} has mated: the position is checkmate."),
        1 => format!("Yes. {winner} can still mate, at the next move."),
        _ => format!(
            "Yes. {winner} can still mate: {} moves by the two players suffice.",
            half_moves
        ),
    }
}

pub(super) fn impossible(winner: Color) -> String {
    format!("No. {} cannot mate by any series of legal moves.", EN.color(winner))
}

pub(super) fn undecided(winner: Color, spent: &str) -> String {
    let winner = EN.color(winner);
    format!(
        "Not decided: after {spent} positions neither a mate by {winner} nor a proof was found. Until it is shown \
         that no mate is possible, the Laws’ rule stands and not its exception."
    )
}

pub(super) fn why(reason: Reason, winner: Color) -> String {
    let (name, loser) = (EN.color(winner), EN.color(!winner));
    match reason {
        Reason::Over(Ending::Stalemate) => "It is stalemate: the game is over.".to_owned(),
        Reason::Over(Ending::WinnerMated) => format!("{name} is checkmated: the game is over."),
        Reason::Over(Ending::SeventyFiveMoves) => {
            "Seventy-five moves by each player without a capture or a pawn move have been made: the game \
             is drawn."
                .to_owned()
        }
        Reason::Material(Theorem::BareKing) => {
            format!("{name} has only the king, and kings never give check.")
        }
        Reason::Material(Theorem::KnightAgainstQueens) => format!(
            "{name} has one knight, and {loser} has at most queens: whenever the knight gives check, \
             the king has a flight, or a queen takes the knight."
        ),
        Reason::Material(Theorem::BishopsOfOneColor) => format!(
            "{name} has only bishops on one colour, and {loser} has neither pawn nor knight nor a bishop \
             on the other: beside every such check stands a square to flee to, or a piece that can step \
             between."
        ),
        Reason::Repetition => {
            "Every move is forced, and the same positions come again for ever.".to_owned()
        }
        Reason::Closed(positions) => format!(
            "All {} positions that can arise were visited. None is mate.",
            EN.grouped(u64::from(positions))
        ),
        Reason::Patterns => format!(
            "{loser}’s king lives behind a wall. Wherever the pieces go that can still move, there is no \
             square on which he can be mated."
        ),
        Reason::ClosedWithPatterns(positions) => format!(
            "All {} positions that can arise before the pieces are walled off were visited. None is mate, \
             and behind the wall none can be.",
            EN.grouped(u64::from(positions))
        ),
    }
}

pub(super) fn error(error: QueryError) -> String {
    match error {
        QueryError::Fields => "This is not a FEN: write its six fields, separated by spaces.".to_owned(),
        QueryError::Pieces => {
            "The field of the pieces is wrong: eight ranks from the eighth to the first, separated by “/”, \
             with letters pnbrqk and PNBRQK and figures for empty squares, eight squares in each."
                .to_owned()
        }
        QueryError::SideToMove => "The side to move is wrong: write “w” or “b”.".to_owned(),
        QueryError::Castling => "The castling field is wrong: letters of “KQkq”, or “-”.".to_owned(),
        QueryError::EnPassant => {
            "The en passant field is wrong: the square passed over, such as “e3”, or “-”.".to_owned()
        }
        QueryError::Counter => {
            "A counter is wrong: the half-moves since a capture or pawn move, then the number of the move."
                .to_owned()
        }
        QueryError::EmptyBoard => "The board is empty: put at least the two kings on it.".to_owned(),
        QueryError::NoKing(color) => format!("{} has no king: put one on the board.", EN.color(color)),
        QueryError::ManyKings(color) => {
            format!("{} has more than one king: leave one.", EN.color(color))
        }
        QueryError::PawnOnLastRank => {
            "A pawn stands on the first or the eighth rank: move or replace it.".to_owned()
        }
        QueryError::CastlingRight => {
            "There is a castling right without king and rook on their squares: leave out the letter."
                .to_owned()
        }
        QueryError::EnPassantSquare => {
            "No pawn has just passed the en passant square: write “-”.".to_owned()
        }
        QueryError::OppositeCheck => {
            "The player who is not to move is in check: change the side to move, or the position."
                .to_owned()
        }
        QueryError::TooMuchMaterial => {
            "A player has more men than one set and its promoted pawns allow: take some off.".to_owned()
        }
    }
}
