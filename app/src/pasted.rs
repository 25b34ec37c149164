//! A text that a reader pastes: a position, games, or a link that holds a position.

mod fen;
mod link;

use std::num::NonZeroU64;

use acconcio_game_files::{Fault, Found, Rest, Stream, Tags};
use acconcio_mate::QueryError;
use shakmaty::{Castles, CastlingMode, Chess, EnPassantMode, Move, Position, Setup};

pub use fen::{BoardError, setup_of_fen};

/// The greatest number of games that are offered of one text.
pub const MOST_GAMES: usize = 100;

/// The size in bytes beyond which a text is not read here: it would keep the page waiting.
pub const LARGEST: usize = 1_000_000;

/// The content of a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Pasted {
    /// A position.
    Position(Setup),
    /// Games, at least one, and whether there are more than [`MOST_GAMES`].
    Games(Vec<PastedGame>, Amount),
}

/// Whether a text holds more games than are offered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Amount {
    /// All of them are offered.
    #[default]
    All,
    /// There are more.
    More,
}

/// A game with its positions.
#[derive(Clone, Debug, PartialEq)]
pub struct PastedGame {
    /// The tags.
    pub tags: Tags,
    /// The position before the first move and after each one.
    pub positions: Vec<Chess>,
    /// The moves.
    pub moves: Vec<Move>,
}

impl PastedGame {
    /// The position after a number of half-moves, or the last one.
    pub fn setup(&self, ply: usize) -> Option<Setup> {
        let position = self.positions.get(ply).or(self.positions.last())?;
        Some(position.to_setup(EnPassantMode::Legal))
    }
}

/// The reason why a text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PasteError {
    /// There is no text.
    Nothing,
    /// The text is too long.
    TooLong,
    /// The squares of a FEN are not those of a board.
    Board(BoardError),
    /// Another part of a FEN is wrong.
    Fen(QueryError),
    /// The link holds no position.
    Link,
    /// A game has a fault, on this line.
    Game(NonZeroU64, Fault),
    /// The text is neither a position nor a game nor a link.
    Unknown,
}

/// Reads a text.
///
/// # Errors
/// The reason why it cannot be read; a text with several games is read when one of them can be.
pub fn read(text: &str) -> Result<Pasted, PasteError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(PasteError::Nothing);
    }
    if text.len() > LARGEST {
        return Err(PasteError::TooLong);
    }
    if link::is_link(text) {
        return match link::fen_in(text) {
            Some(fen) => pasted_setup(&fen).map(Pasted::Position),
            None => Err(PasteError::Link),
        };
    }
    if let Some(fen) = fen::fen_in(text) {
        return pasted_setup(fen).map(Pasted::Position);
    }
    games(text)
}

/// Reads a FEN that a person pastes: a right to castle that the squares of king and rook exclude is told
/// instead of being left out.
fn pasted_setup(fen: &str) -> Result<Setup, PasteError> {
    let setup = setup_of_fen(fen)?;
    match Castles::from_setup(&setup, CastlingMode::Standard) {
        Ok(_) => Ok(setup),
        Err(_) => Err(PasteError::Fen(QueryError::CastlingRight)),
    }
}

/// Reads the games of a text; the fault of the first one where none can be read.
fn games(text: &str) -> Result<Pasted, PasteError> {
    let mut stream = Stream::default();
    stream.push(text.as_bytes());
    let (mut games, mut fault, mut amount) = (Vec::new(), None, Amount::All);
    while let Some(Found { line, game }) = stream.next(Rest::Here) {
        match game {
            Ok(_) if games.len() == MOST_GAMES => {
                amount = Amount::More;
                break;
            }
            Ok(game) => {
                let record = game.record;
                let positions = (0..=record.last_ply()).filter_map(|ply| record.position(ply));
                let positions = positions.cloned().collect();
                let moves = record.moves().to_vec();
                games.push(PastedGame { tags: game.tags, positions, moves });
            }
            Err(found) => {
                fault.get_or_insert((line, found));
            }
        }
    }
    match (games.is_empty(), fault) {
        (false, _) => Ok(Pasted::Games(games, amount)),
        (true, None | Some((_, Fault::NoGame))) => Err(PasteError::Unknown),
        (true, Some((line, fault))) => {
            Err(PasteError::Game(NonZeroU64::new(line).unwrap_or(NonZeroU64::MIN), fault))
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;

    use super::*;

    fn fen_of(setup: Setup) -> String {
        Fen::try_from_setup(setup).unwrap().to_string()
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let found = match read(text) {
            Ok(Pasted::Position(setup)) => fen_of(setup),
            Ok(Pasted::Games(games, _)) => {
                let last = games[0].setup(usize::MAX).unwrap();
                format!("{} games, {}", games.len(), fen_of(last))
            }
            Err(error) => format!("{error:?}"),
        };
        assert_eq!(found, expected, "{text}");
    }

    const FEN: &str = "4k3/8/8/8/8/8/8/R3K3 b Q - 3 40";

    #[test]
    fn ok_a_fen_however_it_is_written() {
        check(FEN, FEN);
        check(&format!("  FEN: \"{FEN}\".\n"), FEN);
        check("4k3/8/8/8/8/8/8/R3K3", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        check("4k3/8/8/8/8/8/8/R3K3 b", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1");
        check("4k3/8/8/8/8/8/8/R3K3_b_Q_-_3_40", FEN);
        check(
            "4k3/8/8/8/8/8/8/R3K3 b Q - bm Ke7; id \"an EPD\";",
            "4k3/8/8/8/8/8/8/R3K3 b Q - 0 1",
        );
    }

    #[test]
    fn ok_a_fen_of_no_position_can_still_be_set_up() {
        check("8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1");
    }

    #[test]
    fn err_a_fen_says_which_part_is_wrong() {
        check("4k3/8/8/8/8/8/R3K3 b Q - 3 40", "Board(Ranks(7))");
        check("4k3/8/8/7/8/8/8/R3K3 w - - 0 1", "Board(Squares { rank: 5, squares: 7 })");
        check("4k3/8/8/8/8/8/8/T3K3 w - - 0 1", "Board(Letter('T'))");
        check("4k3/8/8/8/8/8/8/R3K3 x Q - 3 40", "Fen(SideToMove)");
        check("4k3/8/8/8/8/8/8/R3K3 b Q z9 3 40", "Fen(EnPassant)");
        check("4k3/8/8/8/8/8/8/R3K3 b KQ - 3 40", "Fen(CastlingRight)");
        check("4k3/8/8/8/8/8/8/R3K3 b Qq - 3 40", "Fen(CastlingRight)");
    }

    #[test]
    fn ok_a_link_that_holds_a_position() {
        check("https://lichess.org/analysis/4k3/8/8/8/8/8/8/R3K3_b_Q_-_3_40?color=black", FEN);
        check("https://lichess.org/editor/4k3/8/8/8/8/8/8/R3K3_b_Q_-_3_40#edit", FEN);
        check("lichess.org/analysis/standard/4k3/8/8/8/8/8/8/R3K3_b_Q_-_3_40", FEN);
        check(
            "https://www.chess.com/analysis?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2FR3K3+b+Q+-+3+40&tab=x",
            FEN,
        );
        check(
            "https://example.org/acconcio/#/mate?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2FR3K3+b+Q+-+3+40&winner=white",
            FEN,
        );
        check(
            "https://example.org/?fen=4k3/8/8/7/8/8/8/R3K3%20b",
            "Board(Squares { rank: 5, squares: 7 })",
        );
    }

    #[test]
    fn err_a_link_without_a_position() {
        check("https://lichess.org/q7ZvsdUF", "Link");
        check("www.example.org/a%zzgame%2", "Link");
    }

    #[test]
    fn ok_games_in_any_language() {
        let after = "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2";
        for text in ["1. Nf3 Nf6", "1.Cf3 Cf6 *", "1. ♘f3 ♞f6", "[White \"A\"]\n\n1. Nf3 Nf6 1-0"]
        {
            check(text, &format!("1 games, {after}"));
        }
        check(
            "[Event \"a\"]\n\n1. e5 *\n\n[Event \"b\"]\n\n1. Nf3 Nf6 *",
            &format!("1 games, {after}"),
        );
        check(&format!("[FEN \"{FEN}\"]\n\n*"), &format!("1 games, {FEN}"));
    }

    #[test]
    fn err_a_game_says_its_fault() {
        check("1. e4 e5 2. Ke3", "Game(1, Illegal(3, \"Ke3\"))");
        check("a nice game", "Unknown");
        check("  ", "Nothing");
        check(&"x".repeat(LARGEST + 1), "TooLong");
    }

    #[test]
    fn ok_no_text_panics() {
        let pieces =
            ["8/", "%", "http://", "k", "é", " ", "w - -", "1. e4", "[FEN", "#", "?fen=", "_", "♞"];
        for one in pieces {
            for two in pieces {
                for three in pieces {
                    let _ = read(&format!("{one}{two}{three}{one}{one}"));
                }
            }
        }
    }
}
