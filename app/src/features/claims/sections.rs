//! A file handed out in pieces, taken apart before every Event tag.
//!
//! So whatever is wrong with one game, a comment that is never closed for example, ends with it.

/// What begins a game, on a line of its own.
const EVENT: &[u8] = b"\n[Event ";

/// The bytes without an Event tag after which it is no file of games; a long game has ten thousand.
const LARGEST: usize = 8_000_000;

/// Some games, mostly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section<'a> {
    /// The line on which it begins, counted from 1.
    pub line: u64,
    /// What is written; none where it was too much.
    pub text: Option<&'a [u8]>,
}

/// Whether more of the file is to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// It is.
    ToCome,
    /// All of it is here.
    Here,
}

/// Holds what is not handed out yet.
#[derive(Debug)]
pub struct Sections {
    pending: Vec<u8>,
    /// Where in it the next section begins, and how far its end has been looked for.
    start: usize,
    searched: usize,
    line: u64,
    is_too_large: bool,
}

impl Default for Sections {
    fn default() -> Sections {
        Sections { pending: Vec::new(), start: 0, searched: 0, line: 1, is_too_large: false }
    }
}

impl Sections {
    /// Takes the next piece of the file.
    pub fn push(&mut self, bytes: &[u8]) {
        self.pending.drain(..self.start);
        self.searched -= self.start;
        self.start = 0;
        self.pending.extend_from_slice(bytes);
    }

    /// The next section, as far as it can be told where it ends.
    pub fn next(&mut self, rest: Rest) -> Option<Section<'_>> {
        let unsearched = &self.pending[self.searched..];
        let found = unsearched.windows(EVENT.len()).position(|bytes| bytes == EVENT);
        let end = match (found, rest) {
            (Some(at), _) => self.searched + at + 1,
            (None, Rest::Here) if self.start == self.pending.len() => return None,
            (None, Rest::Here) => self.pending.len(),
            (None, Rest::ToCome) => {
                let seen = self.pending.len().saturating_sub(EVENT.len() - 1);
                self.searched = seen.max(self.searched);
                if self.searched - self.start > LARGEST {
                    self.is_too_large = true;
                    self.pass(self.searched);
                }
                return None;
            }
        };
        let (start, line) = (self.start, self.line);
        self.pass(end);
        let is_too_large = std::mem::take(&mut self.is_too_large) || end - start > LARGEST;
        Some(Section { line, text: (!is_too_large).then(|| &self.pending[start..end]) })
    }

    fn pass(&mut self, end: usize) {
        let passed = &self.pending[self.start..end];
        self.line += passed.iter().filter(|byte| **byte == b'\n').count() as u64;
        self.start = end;
        self.searched = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sections(text: &str, size: usize) -> Vec<(u64, Option<String>)> {
        let (mut sections, mut found) = (Sections::default(), Vec::new());
        let mut take = |sections: &mut Sections, rest: Rest| {
            while let Some(Section { line, text }) = sections.next(rest) {
                let text = text.map(|bytes| String::from_utf8_lossy(bytes).into_owned());
                found.push((line, text));
            }
        };
        for piece in text.as_bytes().chunks(size) {
            sections.push(piece);
            take(&mut sections, Rest::ToCome);
        }
        take(&mut sections, Rest::Here);
        found
    }

    #[test]
    fn ok_a_section_ends_before_the_next_event() {
        let first = "[Event \"a [Event b\"]\n[EventDate \"?\"]\n\n1. e4 {[Event ]} *\n\n";
        let second = "[Event \"c\"]\n\n*\n[Even";
        for size in [1, 2, 3, 7, 8, 64, 1000] {
            let found = sections(&format!("{first}{second}"), size);
            let expected = [(1, Some(first.to_owned())), (6, Some(second.to_owned()))];
            assert_eq!(found, expected, "by {size}");
        }
        assert_eq!(sections("", 5), []);
    }

    #[test]
    fn err_too_much_without_an_event() {
        let text = format!("{}\n[Event \"b\"]\n*", "x\n".repeat(LARGEST / 2 + 100));
        let found = sections(&text, 1 << 20);
        let after = (LARGEST / 2 + 102) as u64;
        assert!(found[0].1.is_none());
        assert_eq!(found[1], (after, Some("[Event \"b\"]\n*".to_owned())));
    }
}
