//! The games of a PGN file, one at a time.

use std::io::{self, Read};

use crate::pgn::{Found, Rest, Stream};

/// The number of bytes read at once.
const PIECE: usize = 1 << 16;

/// Reads one game after another, and holds no more than one and the bytes read with it.
pub struct Games<R> {
    source: R,
    piece: Box<[u8]>,
    stream: Stream,
    rest: Rest,
}

impl<R: Read> Games<R> {
    /// Returns a reader that has read nothing yet.
    pub fn new(source: R) -> Games<R> {
        let piece = vec![0; PIECE].into_boxed_slice();
        Games { source, piece, stream: Stream::default(), rest: Rest::ToCome }
    }

    /// The number of bytes of the games so far.
    pub const fn bytes(&self) -> u64 {
        self.stream.bytes()
    }

    /// Returns the next game, if there is one more.
    ///
    /// # Errors
    /// Those of the source; a fault of a game is a [`Found`] in its place.
    pub fn next_game(&mut self) -> io::Result<Option<Found>> {
        loop {
            if let Some(found) = self.stream.next(self.rest) {
                return Ok(Some(found));
            }
            if self.rest == Rest::Here {
                return Ok(None);
            }
            match self.source.read(&mut self.piece) {
                Ok(0) => self.rest = Rest::Here,
                Ok(read) => self.stream.push(&self.piece[..read]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }
}
