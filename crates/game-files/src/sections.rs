//! A stream of games, handed out a section at a time: up to the next line that begins with an Event tag.
//!
//! So whatever is wrong with one game, a comment that is never closed for example, ends with it. Lines
//! are counted on the way. What is held is one buffer of a fixed size.

use std::cell::Cell;
use std::io::{self, Read};
use std::rc::Rc;

/// What begins a game: the first of the seven tags of the roster.
const EVENT: &[u8] = b"[Event ";

const CAPACITY: usize = 1 << 16;

/// How far a stream has been handed out; shared with whoever reads it.
#[derive(Default)]
pub struct Place {
    bytes: Cell<u64>,
    line_breaks: Cell<u64>,
    is_between: Cell<bool>,
    is_over: Cell<bool>,
}

impl Place {
    /// The bytes handed out so far.
    pub fn bytes(&self) -> u64 {
        self.bytes.get()
    }

    /// The ends of lines handed out so far.
    pub fn line_breaks(&self) -> u64 {
        self.line_breaks.get()
    }

    /// Lets the next section be handed out; false where the stream is over.
    pub fn go_on(&self) -> bool {
        self.is_between.set(false);
        !self.is_over.get()
    }
}

/// The stream; it reads as if it ended before each Event tag.
pub struct Sections<R> {
    source: R,
    buffer: Box<[u8]>,
    start: usize,
    end: usize,
    is_line_start: bool,
    is_section_start: bool,
    place: Rc<Place>,
}

impl<R: Read> Sections<R> {
    /// Nothing of the source is read yet.
    pub fn new(source: R) -> Sections<R> {
        Sections {
            source,
            buffer: vec![0; CAPACITY].into_boxed_slice(),
            start: 0,
            end: 0,
            is_line_start: true,
            is_section_start: true,
            place: Rc::default(),
        }
    }

    /// How far it is.
    pub fn place(&self) -> Rc<Place> {
        Rc::clone(&self.place)
    }

    /// Makes sure that an Event tag would be seen whole.
    fn fill(&mut self) -> io::Result<()> {
        while self.end - self.start < EVENT.len() {
            self.buffer.copy_within(self.start..self.end, 0);
            self.end -= self.start;
            self.start = 0;
            match self.source.read(&mut self.buffer[self.end..]) {
                Ok(0) => break,
                Ok(read) => self.end += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// How many bytes, up to a number, can be handed out before the next Event tag, and how many ends
    /// of lines are among them.
    fn before_event(&self, at_most: usize) -> (usize, u64) {
        let unread = &self.buffer[self.start..self.end];
        let window = &unread[..unread.len().min(at_most)];
        let begins = |at: usize| is_begun(&unread[at..]);
        if self.is_line_start && !self.is_section_start && begins(0) {
            return (0, 0);
        }
        let (mut at, mut line_breaks) = (0, 0);
        while let Some(next) = window[at..].iter().position(|byte| *byte == b'\n') {
            at += next + 1;
            line_breaks += 1;
            if begins(at) {
                return (at, line_breaks);
            }
        }
        (window.len(), line_breaks)
    }
}

/// Whether these bytes begin with an Event tag, or might once more is read.
fn is_begun(bytes: &[u8]) -> bool {
    let shown = bytes.len().min(EVENT.len());
    shown > 0 && bytes[..shown] == EVENT[..shown]
}

impl<R: Read> Read for Sections<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.place.is_between.get() || out.is_empty() {
            return Ok(0);
        }
        self.fill()?;
        let (count, line_breaks) = self.before_event(out.len());
        if count == 0 {
            self.place.is_between.set(true);
            self.place.is_over.set(self.start == self.end);
            self.is_section_start = true;
            return Ok(0);
        }
        let handed = &self.buffer[self.start..self.start + count];
        out[..count].copy_from_slice(handed);
        self.is_line_start = handed.ends_with(b"\n");
        self.is_section_start = false;
        self.start += count;
        self.place.bytes.set(self.place.bytes() + count as u64);
        self.place.line_breaks.set(self.place.line_breaks() + line_breaks);
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives a source in pieces of this size, so that tags are cut everywhere.
    struct Pieces<'a>(&'a [u8], usize);

    impl Read for Pieces<'_> {
        fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
            let size = self.1.min(out.len()).min(self.0.len());
            out[..size].copy_from_slice(&self.0[..size]);
            self.0 = &self.0[size..];
            Ok(size)
        }
    }

    fn sections(text: &str, size: usize) -> Vec<(String, u64)> {
        let mut sections = Sections::new(Pieces(text.as_bytes(), size));
        let place = sections.place();
        let mut found = Vec::new();
        loop {
            let mut section = String::new();
            sections.read_to_string(&mut section).unwrap();
            found.push((section, place.line_breaks()));
            if !place.go_on() {
                assert_eq!(place.bytes(), text.len() as u64);
                return found;
            }
        }
    }

    #[test]
    fn ok_a_section_ends_before_the_next_event() {
        let first = "[Event \"a [Event b\"]\n[EventDate \"?\"]\n\n1. e4 {[Event ]} *\n\n";
        let second = "[Event \"c\"]\n\n*\n[Even";
        let text = format!("{first}{second}");
        for size in [1, 2, 3, 5, 7, 8, 64, 1000] {
            let found = sections(&text, size);
            assert_eq!(found[0], (first.to_owned(), 5), "by {size}");
            let rest: String = found[1..].iter().map(|(section, _)| section.as_str()).collect();
            assert_eq!(rest, second, "by {size}");
        }
        assert_eq!(sections("", 5), [(String::new(), 0)]);
    }
}
