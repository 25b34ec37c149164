//! The games of PGN files as records: main lines only, game by game, from a text of any length.
//!
//! A game in which anything is wrong is a [`Fault`] in its place, never a shorter game: a word that is no
//! move in English letters, a comment or a variation that is never closed. Export format is read, and of
//! the import format what programs write: results with a dash, castling with figures, comments between
//! games.
//!
//! The crate `pgn-reader` passes over what it does not know, and adds 694 KiB of attack tables to what the
//! browser loads. `xtask/tests/pgn.rs` holds both side by side.

mod fault;
mod stream;
#[cfg(test)]
mod tests;
mod words;

pub use fault::Fault;
pub use stream::{Rest, Stream};

use serde::{Deserialize, Serialize};
use shakmaty::Chess;

use super::{GameRecord, start};
use words::{is_mark, is_skipped, play, result, text_of};

/// The half-moves after which a game is no game: more than the seventy-five moves ever allow.
const LONGEST: usize = 20_000;

/// What is written above a game, and how it ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tags {
    /// The tag Event; empty, as the others, where there is none.
    pub event: String,
    /// The tag White.
    pub white: String,
    /// The tag Black.
    pub black: String,
    /// The tag Result, or else what stands behind the moves.
    pub result: String,
    /// The position to start from, if it is not the usual one.
    pub fen: Option<String>,
    /// The tag Variant.
    pub variant: String,
}

/// A game that was read.
#[derive(Debug)]
pub struct Game {
    /// What is written above it.
    pub tags: Tags,
    /// Its positions and moves.
    pub record: GameRecord,
}

/// A game or what is wrong with it, with the line on which it begins, or on which it goes wrong.
#[derive(Debug)]
pub struct Found {
    /// Counted from 1.
    pub line: u64,
    /// The game, or what is wrong.
    pub game: Result<Game, Fault>,
}

/// Goes through a text, game by game.
#[derive(Debug)]
pub struct Games<'a> {
    text: &'a [u8],
    at: usize,
    line: u64,
    /// The line on which the token read last begins.
    token_line: u64,
    /// The line of the tag from which the game cannot be started, or else its first.
    start_line: u64,
}

/// A piece of the moves.
#[derive(Debug, PartialEq, Eq)]
enum Token<'a> {
    Word(&'a [u8]),
    /// How the game ended, which ends its moves.
    Result(&'static str),
    /// The tags of the next game, or the end of the text.
    Over,
}

impl<'a> Games<'a> {
    /// The games of a text that begins on this line of its file.
    pub const fn new(text: &'a [u8], line: u64) -> Games<'a> {
        Games::starting_at(text, 0, line)
    }

    /// The games of a text from a place in it on, which is on this line of its file.
    const fn starting_at(text: &'a [u8], at: usize, line: u64) -> Games<'a> {
        Games { text, at, line, token_line: line, start_line: line }
    }

    /// The tags up to the moves; none where there is not even one.
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

    /// A tag; what is not closed ends with its line.
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
        // A value that holds a bracket has been passed.
        self.take(|byte| byte != b']' && byte != b'\n');
        self.bump();
        (name, text_of(&value).into_owned())
    }

    /// The moves up to the end of the game, and what is wrong first, with its line.
    fn moves(&mut self, tags: &mut Tags) -> (GameRecord, Option<(u64, Fault)>) {
        let mut fault = None;
        let mut record = match start(tags.fen.as_deref(), &tags.variant) {
            Ok(start) => GameRecord::from(start),
            Err(error) => {
                fault = Some((self.start_line, Fault::of_start(error, tags)));
                GameRecord::from(Chess::default())
            }
        };
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
                // The rest of a game that has gone wrong is only passed.
                Ok(Token::Word(_)) if fault.is_some() => {}
                Ok(Token::Word(word)) => {
                    fault = play(&mut record, word).err().map(|fault| (self.token_line, fault));
                }
                Err(open) => {
                    fault.get_or_insert((self.token_line, open));
                }
            }
        }
        (record, fault)
    }

    /// The next word of the main line.
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

    /// Passes the comments before a game, or behind its result.
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
        // What follows an open one is not looked at.
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
