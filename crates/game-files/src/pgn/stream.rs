//! A PGN file that is passed in piece by piece, and read game by game.
//!
//! The file is split before every Event tag at the beginning of a line: a fault in one game, such as a
//! comment that is never closed, ends with that game. Where there are no such tags, games are returned as
//! they end. Only one piece and one game are held in memory; more than [`LARGEST`] bytes are not taken for
//! a game.

use super::{Fault, Found, Games};

/// The beginning of a game, on a line of its own.
const EVENT: &[u8] = b"\n[Event ";

/// The size in bytes beyond which a section is not taken for a game; a long game has ten thousand.
const LARGEST: usize = 8_000_000;

/// The size in bytes from which a game is searched for before an Event tag is seen.
const FIRST_SEARCH: usize = 1 << 16;

/// Whether more of the file is to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// More is to come.
    ToCome,
    /// The whole file has been passed in.
    Here,
}

/// A reader that holds the part of the file that has not been returned yet.
#[derive(Debug)]
pub struct Stream {
    pending: Vec<u8>,
    /// The offset at which the next game begins, if there is one more, and its line.
    start: usize,
    line: u64,
    passed: u64,
    /// The offset up to which the end of the section has been searched for, and that end, if it is known.
    searched: usize,
    end: Option<usize>,
    /// The offset up to which there is nothing but text.
    examined: usize,
    /// The size of a section without a known end from which a game is searched for.
    wanted: usize,
    /// The fault of the section, whose end is still to come.
    passing: Option<(u64, Fault)>,
}

impl Default for Stream {
    fn default() -> Stream {
        Stream {
            pending: Vec::new(),
            start: 0,
            line: 1,
            passed: 0,
            searched: 0,
            end: None,
            examined: 0,
            wanted: FIRST_SEARCH,
            passing: None,
        }
    }
}

impl Stream {
    /// Takes the next piece of the file.
    pub fn push(&mut self, bytes: &[u8]) {
        // The byte before shows whether a line begins.
        let unneeded = self.start.saturating_sub(1);
        self.pending.drain(..unneeded);
        self.start -= unneeded;
        self.searched -= unneeded;
        self.examined = self.examined.saturating_sub(unneeded);
        self.end = self.end.map(|end| end - unneeded);
        self.pending.extend_from_slice(bytes);
    }

    /// The size in bytes of the games returned so far.
    pub const fn bytes(&self) -> u64 {
        self.passed
    }

    /// Returns the next game, if its end is certain.
    pub fn next(&mut self, rest: Rest) -> Option<Found> {
        loop {
            self.look_for_end(rest);
            let found = match (self.end, self.passing.take()) {
                (Some(end), Some((line, fault))) => {
                    self.pass(end);
                    Some(Found { line, game: Err(fault) })
                }
                (Some(end), None) => self.first_before(end),
                (None, Some(passing)) => {
                    self.pass(self.searched);
                    self.passing = Some(passing);
                    return None;
                }
                (None, None) => return self.first_of_many(),
            };
            if found.is_some() {
                return found;
            }
            let end = self.end.take()?;
            self.pass(end);
            self.wanted = FIRST_SEARCH;
            if self.start == self.pending.len() {
                return None;
            }
        }
    }

    /// Searches for the next Event tag, or the end of the file.
    fn look_for_end(&mut self, rest: Rest) {
        if self.end.is_some() {
            return;
        }
        let unsearched = &self.pending[self.searched..];
        let mut line_ends = unsearched.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        let is_before_event = |(at, _): &(usize, &u8)| unsearched[*at..].starts_with(EVENT);
        if let Some((at, _)) = line_ends.find(is_before_event) {
            self.end = Some(self.searched + at + 1);
        } else if rest == Rest::Here {
            self.end = Some(self.pending.len());
        } else {
            let seen = self.pending.len().saturating_sub(EVENT.len() - 1);
            self.searched = seen.max(self.searched);
        }
    }

    /// Returns the next game of a section that ends here.
    fn first_before(&mut self, end: usize) -> Option<Found> {
        if !self.is_text(end) {
            let line = self.line;
            self.pass(end);
            return Some(Found { line, game: Err(Fault::NotText) });
        }
        self.first(end).map(|(found, at)| {
            self.pass(at);
            found
        })
    }

    /// Returns the next game of a section whose end is not known yet, if the game certainly ends before it.
    fn first_of_many(&mut self) -> Option<Found> {
        let (end, size) = (self.pending.len(), self.pending.len() - self.start);
        if size < self.wanted {
            return None;
        }
        if !self.is_text(end) {
            self.passing = Some((self.line, Fault::NotText));
            return None;
        }
        match self.first(end) {
            Some((found, at)) if at < end => {
                self.wanted = FIRST_SEARCH;
                self.pass(at);
                Some(found)
            }
            Some(_) | None if size > LARGEST => {
                self.passing = Some((self.line, Fault::TooLarge));
                None
            }
            Some(_) | None => {
                self.wanted = 2 * size;
                None
            }
        }
    }

    /// Reads the next game before an offset, and returns it with the offset at which it ends.
    fn first(&self, before: usize) -> Option<(Found, usize)> {
        let mut games = Games::starting_at(&self.pending[..before], self.start, self.line);
        let found = games.next()?;
        Some((found, games.at))
    }

    fn is_text(&mut self, before: usize) -> bool {
        let from = self.examined.max(self.start).min(before);
        let is_text = !self.pending[from..before].contains(&0);
        self.examined = before;
        is_text
    }

    fn pass(&mut self, end: usize) {
        let passed = &self.pending[self.start..end];
        self.passed += passed.len() as u64;
        self.line += passed.iter().filter(|byte| **byte == b'\n').count() as u64;
        self.start = end;
        self.searched = self.searched.max(end);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The games of a text passed in pieces of this size: each with its line and its players, or its fault.
    fn games(text: &[u8], size: usize) -> Vec<(u64, String)> {
        let (mut stream, mut found) = (Stream::default(), Vec::new());
        let mut take = |stream: &mut Stream, rest: Rest| {
            while let Some(Found { line, game }) = stream.next(rest) {
                found.push((
                    line,
                    game.map_or_else(|fault| format!("{fault:?}"), |it| it.tags.white),
                ));
            }
        };
        for piece in text.chunks(size) {
            stream.push(piece);
            take(&mut stream, Rest::ToCome);
        }
        take(&mut stream, Rest::Here);
        assert_eq!(stream.bytes(), text.len() as u64, "all of it was passed");
        found
    }

    #[track_caller]
    fn check(text: &str, expected: &[(u64, &str)]) {
        for size in [1, 2, 3, 7, 8, 64, 1000, 1 << 20] {
            let found = games(text.as_bytes(), size);
            let found: Vec<(u64, &str)> =
                found.iter().map(|(line, told)| (*line, &**told)).collect();
            assert_eq!(found, expected, "by {size}");
        }
    }

    #[test]
    fn ok_what_is_wrong_with_a_game_ends_before_the_next_event() {
        check(
            "[Event \"a [Event b\"]\n[EventDate \"?\"]\n[White \"A\"]\n\n1. e4 {[Event ]} *\n\n\
             [Event \"c\"]\n[White \"C\"]\n\n1. e4 { e5 *\n\n[Event \"d\"]\n[White \"D\"]\n\n* [Even",
            &[(1, "A"), (10, "Comment"), (12, "D"), (15, "")],
        );
        check("", &[]);
        check(" \n\n ", &[]);
        check(
            "[Event \"a\"]\n[White \"A\"]\n\n*\n\u{0}\n[Event \"b\"]\n[White \"B\"]\n\n*\n",
            &[(1, "NotText"), (6, "B")],
        );
    }

    #[test]
    fn ok_games_without_an_event_are_handed_out_one_by_one() {
        let one =
            "[White \"A\"]\n\n1. e4 {a comment\n\n[in it]} e5 (1... c5) 1-0 {Black resigns}\n\n";
        let count = 3 * FIRST_SEARCH / one.len();
        let text = format!("{}[White \"B\"]\n\n1. e5 *", one.repeat(count));
        for size in [10_000, 1 << 18] {
            let found = games(text.as_bytes(), size);
            assert_eq!(found.len(), count + 1);
            let is_right = |(number, (line, told)): (usize, &(u64, String))| {
                *line == 6 * number as u64 + 1 && told == "A"
            };
            assert!(found[..count].iter().enumerate().all(is_right), "by {size}");
            assert_eq!(found[count], (6 * count as u64 + 3, "Illegal(1, \"e5\")".to_owned()));
        }
        assert_eq!(games("\n".repeat(5 * FIRST_SEARCH).as_bytes(), FIRST_SEARCH), []);
        // No more is held than a game and a piece.
        let mut stream = Stream::default();
        for piece in text.as_bytes().chunks(FIRST_SEARCH) {
            stream.push(piece);
            while stream.next(Rest::ToCome).is_some() {}
            assert!(stream.pending.len() <= 3 * FIRST_SEARCH, "{}", stream.pending.len());
        }
    }

    #[test]
    fn err_too_much_for_a_game() {
        for filler in ["x\n", "1. e4 {\n"] {
            let times = 3 * LARGEST / 2 / filler.len();
            let text = format!("[White \"A\"]\n\n{}\n[Event \"b\"]\n\n*", filler.repeat(times));
            let found = games(text.as_bytes(), 1 << 20);
            let after = 4 + times as u64;
            assert_eq!(found, [(1, "TooLarge".to_owned()), (after, String::new())], "{filler:?}");
        }
        let text = format!("{}\n[Event \"b\"]\n\n*", "\u{ff}e\u{0}".repeat(LARGEST / 8));
        let found = games(text.as_bytes(), 1 << 20);
        assert_eq!(found, [(1, "NotText".to_owned()), (2, String::new())]);
    }
}
