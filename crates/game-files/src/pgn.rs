//! The games of PGN files as records: main lines only, game by game, from a text of any length.
//!
//! A game with an error is returned as a [`Fault`] in its place, never as a shorter game: an error is, for
//! example, a word that is no move, or a comment or a variation that is never closed.
//! The export format is read, and of the import format what programs and people write: results with a dash,
//! castling with zeros, comments between games, figurines, and the letters of other languages where they can
//! mean one game only.
//!
//! The crate `pgn-reader` skips what it does not know, and adds 694 KiB of attack tables to what the
//! browser loads. `tests/it/pgn.rs` compares the two.

mod fault;
mod letters;
mod stream;
#[cfg(test)]
mod tests;
mod words;

pub use fault::Fault;
pub use stream::{Rest, Stream};

use serde::{Deserialize, Serialize};
use shakmaty::Chess;

use crate::start::start;
use acconcio_adjudication::game_record::GameRecord;
use letters::play_translated;
use words::{is_mark, is_skipped, play, result, text_of};

/// The number of plies beyond which a text is not taken for a game: more than the seventy-five-move rule
/// ever allows.
const LONGEST: usize = 20_000;

/// The tags of a game, and its result.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tags {
    /// The tag Event; empty, like the other tags, if it is missing.
    pub event: String,
    /// The tag White.
    pub white: String,
    /// The tag Black.
    pub black: String,
    /// The tag Result, or else the result after the moves.
    pub result: String,
    /// The starting position, if it is not the usual one.
    pub fen: Option<String>,
    /// The tag Variant.
    pub variant: String,
}

/// A game that was read.
#[derive(Debug)]
pub struct Game {
    /// Its tags.
    pub tags: Tags,
    /// Its positions and moves.
    pub record: GameRecord,
}

/// A game or its fault, with the line on which the game begins or on which the fault is.
#[derive(Debug)]
pub struct Found {
    /// The line in the file, counted from 1.
    pub line: u64,
    /// The game, or its fault.
    pub game: Result<Game, Fault>,
}

/// An iterator over the games of a text.
#[derive(Debug)]
pub struct Games<'a> {
    text: &'a [u8],
    at: usize,
    line: u64,
    /// The line on which the token read last begins.
    token_line: u64,
    /// The line of the tag because of which the game cannot be started, or else the first line of the game.
    start_line: u64,
}

/// A token of the movetext.
#[derive(Debug, PartialEq, Eq)]
enum Token<'a> {
    Word(&'a [u8]),
    /// The result, which ends the movetext.
    Result(&'static str),
    /// The tags of the next game, or the end of the text.
    Over,
}

impl<'a> Games<'a> {
    /// Returns the games of a text from an offset in bytes on, which is on this line of its file.
    const fn starting_at(text: &'a [u8], at: usize, line: u64) -> Games<'a> {
        Games { text, at, line, token_line: line, start_line: line }
    }

    /// Reads the tags up to the moves; none where there is not even one.
    fn tags(&mut self) -> Option<Tags> {
        let mut tags = None;
        self.skip_space();
        self.start_line = self.line;
        while self.peek() == Some(b'[') {
            let line = self.line;
            let (name, value) = self.tag();
            if matches!(name, b"FEN" | b"Variant") {
                self.start_line = line;
            }
            let tags = tags.get_or_insert_with(Tags::default);
            match name {
                b"Event" => tags.event = value,
                b"White" => tags.white = value,
                b"Black" => tags.black = value,
                b"Result" => tags.result = value,
                b"FEN" => tags.fen = Some(value),
                b"Variant" => tags.variant = value,
                _ => {}
            }
            self.skip_space();
        }
        tags
    }

    /// Reads a tag; a tag that is not closed ends with its line.
    fn tag(&mut self) -> (&'a [u8], String) {
        self.bump();
        self.take(|byte| byte == b' ');
        let name = self.take(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        self.take(|byte| byte != b'"' && byte != b'\n');
        let mut value = Vec::new();
        if self.peek() == Some(b'"') {
            self.bump();
            while let Some(byte) = self.peek().filter(|byte| *byte != b'"' && *byte != b'\n') {
                self.bump();
                let escaped =
                    self.peek().filter(|next| byte == b'\\' && matches!(next, b'"' | b'\\'));
                if escaped.is_some() {
                    self.bump();
                }
                value.push(escaped.unwrap_or(byte));
            }
        }
        // A value that contains a bracket has been read.
        self.take(|byte| byte != b']' && byte != b'\n');
        self.bump();
        (name, text_of(&value).into_owned())
    }

    /// Reads the moves up to the end of the game, and returns the first fault with its line.
    fn moves(&mut self, tags: &mut Tags) -> (GameRecord, Option<(u64, Fault)>) {
        let mut fault = None;
        let mut record = match start(tags.fen.as_deref(), &tags.variant) {
            Ok(start) => GameRecord::from(start),
            Err(error) => {
                fault = Some((self.start_line, Fault::of_start(error, tags)));
                GameRecord::from(Chess::default())
            }
        };
        let (mut words, first) = (Vec::new(), record.clone());
        let mut unplayed = None;
        loop {
            match self.token() {
                Ok(Token::Over) => break,
                Ok(Token::Result(result)) => {
                    if tags.result.is_empty() {
                        result.clone_into(&mut tags.result);
                    }
                    if let Err(open) = self.comments() {
                        fault.get_or_insert((self.token_line, open));
                    }
                    break;
                }
                // The rest of a game with a fault is only skipped.
                Ok(Token::Word(_)) if fault.is_some() => {}
                Ok(Token::Word(word)) => {
                    words.push(word);
                    if unplayed.is_none() {
                        let outcome = play(&mut record, word);
                        unplayed = outcome.err().map(|fault| (self.token_line, fault));
                    }
                }
                Err(open) => {
                    fault.get_or_insert((self.token_line, open));
                }
            }
        }
        match (fault, unplayed) {
            (None, Some(unplayed)) => match play_translated(&first, &words) {
                Some(translated) => (translated, None),
                None => (record, Some(unplayed)),
            },
            // The one that comes first.
            (fault, unplayed) => (record, unplayed.or(fault)),
        }
    }

    /// Reads the next token of the main line.
    fn token(&mut self) -> Result<Token<'a>, Fault> {
        loop {
            self.skip_space();
            self.token_line = self.line;
            match self.peek() {
                None => return Ok(Token::Over),
                Some(b'[') if self.is_line_start() => return Ok(Token::Over),
                Some(b'{') => self.comment()?,
                Some(b'(') => self.variation()?,
                Some(b';') => drop(self.take(|byte| byte != b'\n')),
                Some(b'$') => drop(self.take(|byte| byte == b'$' || byte.is_ascii_digit())),
                Some(b'*') => {
                    self.bump();
                    return Ok(Token::Result("*"));
                }
                Some(_) if self.rest().starts_with(b"e.p.") => self.at += 4,
                Some(byte) if is_mark(byte) => self.bump(),
                Some(_) => {
                    let word = self.take(|byte| !byte.is_ascii_whitespace() && !is_mark(byte));
                    match result(word) {
                        Some(result) => return Ok(Token::Result(result)),
                        None if is_skipped(word) => {}
                        None => return Ok(Token::Word(word)),
                    }
                }
            }
        }
    }

    /// Skips the comments before a game, or after its result.
    fn comments(&mut self) -> Result<(), Fault> {
        loop {
            self.skip_space();
            self.token_line = self.line;
            match self.peek() {
                Some(b'{') => self.comment()?,
                Some(b';') => drop(self.take(|byte| byte != b'\n')),
                Some(_) | None => return Ok(()),
            }
        }
    }

    fn comment(&mut self) -> Result<(), Fault> {
        let is_closed = self.rest().contains(&b'}');
        // The text after a comment that is not closed is ignored.
        self.take(|byte| byte != b'}');
        self.bump();
        if is_closed { Ok(()) } else { Err(Fault::Comment) }
    }

    fn variation(&mut self) -> Result<(), Fault> {
        let mut depth = 0_usize;
        while let Some(byte) = self.peek() {
            match byte {
                b'{' => {
                    self.comment()?;
                    continue;
                }
                b';' => drop(self.take(|byte| byte != b'\n')),
                b'(' => depth += 1,
                b')' => depth -= 1,
                _ => {}
            }
            self.bump();
            if depth == 0 {
                return Ok(());
            }
        }
        Err(Fault::Variation)
    }

    fn skip_space(&mut self) {
        loop {
            self.take(|byte| byte.is_ascii_whitespace());
            let is_escaped = self.peek() == Some(b'%') && self.is_line_start();
            if is_escaped {
                self.take(|byte| byte != b'\n');
            } else if self.rest().starts_with(BYTE_ORDER_MARK) {
                self.at += BYTE_ORDER_MARK.len();
            } else {
                return;
            }
        }
    }

    fn is_line_start(&self) -> bool {
        self.at.checked_sub(1).is_none_or(|before| self.text[before] == b'\n')
    }

    fn rest(&self) -> &'a [u8] {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn bump(&mut self) {
        let Some(byte) = self.peek() else { return };
        self.at += 1;
        self.line += u64::from(byte == b'\n');
    }

    fn take(&mut self, is_wanted: impl Fn(u8) -> bool) -> &'a [u8] {
        let from = self.at;
        while self.peek().is_some_and(&is_wanted) {
            self.bump();
        }
        &self.text[from..self.at]
    }
}

impl Iterator for Games<'_> {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        if let Err(open) = self.comments() {
            return Some(Found { line: self.token_line, game: Err(open) });
        }
        self.peek()?;
        let (begins, is_numbered) = (self.line, self.peek().is_some_and(|it| it.is_ascii_digit()));
        let tags = self.tags();
        let is_tagged = tags.is_some();
        let mut tags = tags.unwrap_or_default();
        let (record, fault) = self.moves(&mut tags);
        // A numbered word may be a move in another language.
        let is_no_game = match &fault {
            None => record.last_ply() == 0,
            Some((_, Fault::NoMove(..))) => record.last_ply() == 0 && !is_numbered,
            Some(_) => false,
        };
        Some(match fault {
            _ if !is_tagged && is_no_game => Found { line: begins, game: Err(Fault::NoGame) },
            Some((line, fault)) => Found { line, game: Err(fault) },
            None => Found { line: begins, game: Ok(Game { tags, record }) },
        })
    }
}

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";
