//! The texts in English.

use super::{ClaimsWords, move_number};
use crate::features::claims::findings::Amount;
use crate::language::Language;
use acconcio_adjudication::claimable::{Ground, Procedure};
use acconcio_game_files::Fault;

const EN: Language = Language::English;

pub(super) const WORDS: ClaimsWords = ClaimsWords {
    heading: "What could be claimed",
    lead: "Paste games, or open a PGN file: every repetition, fifty and seventy-five moves, and dead \
        position, with who could have claimed how. The games stay on this device.",
    games: "Games (PGN)",
    games_hint: "Moves in English letters, in those of another language, or with figurines; any number of \
        games. A file can also be dropped here.",
    look: "Look at these games",
    open: "Open a file",
    placeholder: "1. Nf3 Nf6 2. Ng1 Ng8 3. …",
    example: "Try an example",
    example_games: "[Event \"A right to castle\"]\n[White \"White\"]\n[Black \"Black\"]\n[Result \"*\"]\n\
        [SetUp \"1\"]\n[FEN \"4k2r/5ppp/8/8/2B5/8/5PPP/6K1 w k - 0 1\"]\n\n\
        1. Bb5+ Kf8 2. Bc4 Ke8 3. Bb5+ Kf8 4. Bc4 Ke8 5. Bb5+ Kf8 *\n\n\
        [Event \"There and back\"]\n[White \"White\"]\n[Black \"Black\"]\n[Result \"1/2-1/2\"]\n\n\
        1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 1/2-1/2\n",
    edition: "Edition",
    at_work: "Reading …",
    stop: "Stop",
    stopped: "Stopped before the end of the file.",
    failed: "The reading did not start, or broke off. Load the page again; with the network off, only once \
        the app has been kept on the device.",
    empty: "The field is empty: paste a game, open a file, or try the example.",
    empty_file: "The file is empty.",
    no_game: "There is no game in it.",
    nothing: "Nothing could be claimed in these games, and nothing drew them without a claim.",
    list: "Games with something to see",
    skipped: "Games that were skipped",
    findings: "What there is to see",
    none_under: "Nothing under this edition.",
    board: "The position",
    at_start: "At the start",
    apparent: "Looks like the third time, and is not",
    apparent_line: "The men stand on the same squares as before, but the position has not arisen three times: \
        a claim would be incorrect.",
    open_point: "Open: by the letter of the article, a capture en passant counts that would expose the king; then \
        this is no draw.",
    unknown: "Unknown",
};

pub(super) fn games_read(games: u64, with_entries: u64, skipped: u64) -> String {
    let read = match games {
        1 => "1 game".to_owned(),
        _ => format!("{} games", EN.grouped(games)),
    };
    let (with_entries, skipped) = (EN.grouped(with_entries), EN.grouped(skipped));
    format!("{read}: {with_entries} with something to see, {skipped} skipped")
}

fn ordinal(number: usize) -> String {
    match number {
        3 => "third time".to_owned(),
        4 => "fourth time".to_owned(),
        5 => "fifth time".to_owned(),
        other => format!("time no. {other}"),
    }
}

pub(super) fn ground(ground: &Ground) -> String {
    match ground {
        Ground::Repetition(plies) => format!("The same position, {}", ordinal(plies.len())),
        Ground::Fivefold(_) => "The same position five times".to_owned(),
        Ground::FiftyMoves => {
            "Fifty moves by each player without a capture or a pawn move".to_owned()
        }
        Ground::SeventyFiveMoves => {
            "Seventy-five moves by each player without a capture or a pawn move".to_owned()
        }
        Ground::DeadPosition => "A dead position: neither player can mate any more".to_owned(),
    }
}

pub(super) fn how(how: Procedure, played: &str) -> String {
    match how {
        Procedure::WritingTheMove(color) => format!(
            "{} could claim before the move: by writing {played}, declaring it to the arbiter, and not \
             playing it",
            EN.color(color)
        ),
        Procedure::HavingTheMove(color) => {
            format!("{} could claim after it, having the move", EN.color(color))
        }
        Procedure::Unclaimed => "The game was drawn here without a claim".to_owned(),
    }
}

pub(super) fn to_see(amount: Amount) -> [Option<String>; 3] {
    let Amount { claims, unclaimed, apparent } = amount;
    [
        counted(claims, "possible claim", "possible claims"),
        counted(unclaimed, "draw without a claim", "draws without a claim"),
        counted(apparent, "repetition in appearance only", "repetitions in appearance only"),
    ]
}

fn counted(count: usize, one: &str, many: &str) -> Option<String> {
    let word = if count == 1 { one } else { many };
    (count > 0).then(|| format!("{count} {word}"))
}

pub(super) fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Illegal(ply, san) => format!("{} {san} is not legal there", move_number(*ply)),
        Fault::Ambiguous(ply, san) => format!(
            "{} {san} could be made by more than one man: name its square too",
            move_number(*ply)
        ),
        Fault::NoMove(ply, text) => {
            format!("“{} {text}” is not a move", move_number(*ply))
        }
        Fault::Start(fen) => format!("the tag FEN, “{fen}”, is not a legal position"),
        Fault::Variant(variant) => {
            format!(
                "“{variant}” is not chess by the Laws: only the usual chess and Chess960 are read"
            )
        }
        Fault::Comment => "a comment is opened by a brace and never closed".to_owned(),
        Fault::Variation => "a variation is opened by a bracket and never closed".to_owned(),
        Fault::TooLong => "more half-moves than any game has".to_owned(),
        Fault::TooLarge => "too much text for one game: is this a PGN file?".to_owned(),
        Fault::NoGame => "neither tags nor moves: is this PGN?".to_owned(),
        Fault::NotText => "this is no plain text: is it a PGN file, saved as UTF-8?".to_owned(),
    }
}
