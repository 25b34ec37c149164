//! The games of a PGN text as records, one at a time; main lines only.
//!
//! SHORTCUT: `acconcio claims` reads with the crate `pgn-reader`. Here it would add 694 KiB to what
//! the browser loads: it asks shakmaty for attack tables, and gives no way to leave them out. The tests
//! hold both side by side.

#[cfg(test)]
mod tests;

use std::borrow::Cow;

use acconcio_core::record::{Record, StartError, start};
use serde::{Deserialize, Serialize};
use shakmaty::san::{San, SanError};
use shakmaty::{Chess, Position};

/// The half-moves after which a game is no game: more than the seventy-five moves ever allow.
const LONGEST: usize = 20_000;

/// The most that is repeated of what is wrong.
const REPEATED: usize = 40;

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
    pub record: Record,
}

/// What makes a game unreadable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// At this half-move, as the game counts from move 1, a move that is not legal.
    Illegal(usize, String),
    /// At this half-move, a move that two men could make.
    Ambiguous(usize, String),
    /// At this half-move, what is no move.
    NoMove(usize, String),
    /// The tag FEN.
    Start(String),
    /// The tag Variant.
    Variant(String),
    /// A comment that is never closed.
    Comment,
    /// A variation that is never closed.
    Variation,
    /// More half-moves than any game has.
    TooLong,
    /// More text than any game has.
    TooLarge,
    /// Neither tags nor moves.
    NoGame,
    /// Bytes that no text has.
    NotText,
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
    Result(&'a [u8]),
    /// The tags of the next game, or the end of the text.
    Over,
}

impl<'a> Games<'a> {
    /// The games of a text that begins on this line of its file.
    pub const fn new(text: &'a [u8], line: u64) -> Games<'a> {
        Games { text, at: 0, line, token_line: line, start_line: line }
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
                    return Ok(Token::Result(b"*"));
                }
                Some(_) if self.rest().starts_with(b"e.p.") => self.at += 4,
                Some(byte) if is_mark(byte) => self.bump(),
                Some(_) => {
                    let word = self.take(|byte| !byte.is_ascii_whitespace() && !is_mark(byte));
                    match word {
                        b"1-0" | b"0-1" | b"1/2-1/2" | b"1/2" => return Ok(Token::Result(word)),
                        _ if is_skipped(word) => {}
                        _ => return Ok(Token::Word(word)),
                    }
                }
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
        self.skip_space();
        self.peek()?;
        let (begins, is_numbered) = (self.line, self.peek().is_some_and(|it| it.is_ascii_digit()));
        let tags = self.tags();
        let is_tagged = tags.is_some();
        let mut tags = tags.unwrap_or_default();
        let mut fault = None;
        let mut record = match start(tags.fen.as_deref(), &tags.variant) {
            Ok(start) => Record::from(start),
            Err(error) => {
                fault = Some((self.start_line, Fault::of_start(error, &tags)));
                Record::from(Chess::default())
            }
        };
        loop {
            match self.token() {
                Ok(Token::Over) => break,
                Ok(Token::Result(result)) => {
                    if tags.result.is_empty() {
                        tags.result = text_of(result).into_owned();
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
        // A numbered word may be a move in another language.
        let is_no_game = match &fault {
            None => record.last_ply() == 0,
            Some((_, Fault::NoMove(..))) => record.last_ply() == 0 && !is_numbered,
            Some(_) => false,
        };
        if !is_tagged && is_no_game {
            fault = Some((begins, Fault::NoGame));
        }
        Some(match fault {
            Some((line, fault)) => Found { line, game: Err(fault) },
            None => Found { line: begins, game: Ok(Game { tags, record }) },
        })
    }
}

impl Fault {
    fn of_start(error: StartError, tags: &Tags) -> Fault {
        match error {
            StartError::Variant => Fault::Variant(tags.variant.clone()),
            StartError::Position => Fault::Start(tags.fen.clone().unwrap_or_default()),
        }
    }
}

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// What parts words, and says nothing of its own.
const fn is_mark(byte: u8) -> bool {
    matches!(
        byte,
        b'.' | b'!' | b'?' | b')' | b'}' | b'(' | b'{' | b'[' | b']' | b';' | b'$' | b'*'
    )
}

/// The number of a move, or an opinion on it.
fn is_skipped(word: &[u8]) -> bool {
    let is_opinion = |byte: &u8| matches!(byte, b'+' | b'-' | b'=' | b'/' | b'~');
    word.iter().all(u8::is_ascii_digit) || (word.iter().all(is_opinion) && word != b"--")
}

/// Plays a move as it is written.
fn play(record: &mut Record, word: &[u8]) -> Result<(), Fault> {
    let last = record.last_ply();
    // The record always has its last position.
    let Some(position) = record.position(last).filter(|_| last < LONGEST) else {
        return Err(Fault::TooLong);
    };
    let ply = half_move(position);
    let text = || text_of(word).chars().take(REPEATED).collect::<String>();
    // Castling with figures, and whatever stands behind a check.
    let letters: Vec<u8> = if word.starts_with(b"0-0") {
        word.iter().map(|byte| if *byte == b'0' { b'O' } else { *byte }).collect()
    } else {
        word.to_vec()
    };
    let marks = letters.iter().rev().take_while(|byte| matches!(byte, b'+' | b'#')).count();
    let san = San::from_ascii(&letters[..letters.len() - marks]);
    let san = san.map_err(|_| Fault::NoMove(ply, text()))?;
    match san.to_move(position).map(|next| record.play(next)) {
        Ok(Ok(())) => Ok(()),
        Err(SanError::AmbiguousSan) => Err(Fault::Ambiguous(ply, text())),
        Ok(Err(_)) | Err(SanError::IllegalSan) => Err(Fault::Illegal(ply, text())),
    }
}

/// The number of the next half-move, as the game itself counts.
fn half_move(position: &Chess) -> usize {
    let before = usize::try_from(position.fullmoves().get() - 1).unwrap_or_default();
    2 * before + position.turn().fold_wb(1, 2)
}

/// What these bytes say: UTF-8, or else Latin-1, in which older files are written.
fn text_of(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|byte| char::from(*byte)).collect()),
    }
}
