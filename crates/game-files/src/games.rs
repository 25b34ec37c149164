//! The games of a PGN file as records, one at a time.

use std::io::{self, Read};
use std::ops::ControlFlow;
use std::rc::Rc;

use acconcio_core::record::{Record, StartError, start};
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::san::SanError;

use crate::sections::{Place, Sections};

/// The half-moves after which a game is no game: more than the seventy-five moves ever allow, and so
/// little that a record of them is small.
const LONGEST: usize = 20_000;

/// A game of the file.
#[derive(Debug)]
pub struct Game {
    /// The tag Event; like the others, empty where there is none.
    pub event: String,
    /// The tag White.
    pub white: String,
    /// The tag Black.
    pub black: String,
    /// The positions and moves; of the main line only.
    pub record: Record,
}

/// What makes a game unreadable.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A move, or what stood before it and was no move.
    #[error("half-move {ply}, `{san}`, is not legal, or something before it is not a move")]
    Move {
        /// The half-move, counted from 1.
        ply: usize,
        /// The move as it is written.
        san: String,
    },
    /// A move that two men could make.
    #[error("half-move {ply}, `{san}`, could be made by more than one man: name its square too")]
    Ambiguous {
        /// The half-move, counted from 1.
        ply: usize,
        /// The move as it is written.
        san: String,
    },
    /// The tag FEN.
    #[error("the tag FEN, `{0}`, is not a legal position")]
    Start(String),
    /// The tag Variant.
    #[error("`{0}` is not chess by the Laws: only Standard and Chess960 are read")]
    Variant(String),
    /// More half-moves than a game of chess can have.
    #[error("more than {LONGEST} half-moves")]
    TooLong,
    /// Neither tags nor moves.
    #[error("neither tags nor moves: is this a PGN file?")]
    NoGame,
    /// What the reader could not go on with.
    #[error("{0}: close it before the next game")]
    Text(String),
}

/// A game or what is wrong with it, with the line on which it begins, or on which it goes wrong.
#[derive(Debug)]
pub struct Found {
    /// Counted from 1.
    pub line: u64,
    /// The game, or its fault.
    pub game: Result<Game, Fault>,
}

/// Reads game after game, and holds no more than one.
pub struct Games<R> {
    reader: Option<Reader<Sections<R>>>,
    place: Rc<Place>,
}

impl<R: Read> Games<R> {
    /// Nothing is read yet.
    pub fn new(source: R) -> Games<R> {
        let sections = Sections::new(source);
        let place = sections.place();
        Games { reader: Some(Reader::new(sections)), place }
    }

    /// The bytes read so far.
    pub fn bytes(&self) -> u64 {
        self.place.bytes()
    }

    /// The next game, if there is one more.
    ///
    /// # Errors
    /// Those of the source; what is wrong with a game is [`Found`] in its place.
    pub fn next(&mut self) -> io::Result<Option<Found>> {
        while let Some(reader) = &mut self.reader {
            let begins = match reader.has_more() {
                Ok(true) => line(reader, &self.place),
                Ok(false) if self.place.go_on() => continue,
                Ok(false) => return Ok(None),
                Err(error) => return self.give_up(error).map(Some),
            };
            match reader.read_game(&mut Recorder) {
                Ok(Some(Ok(game))) => return Ok(Some(Found { line: begins, game: Ok(game) })),
                Ok(Some(Err(fault))) => {
                    let line =
                        if fault == Fault::NoGame { begins } else { line(reader, &self.place) };
                    return Ok(Some(Found { line, game: Err(fault) }));
                }
                Ok(None) => {}
                Err(error) => {
                    let found = self.give_up(error)?;
                    return Ok(Some(Found { line: begins, ..found }));
                }
            }
        }
        Ok(None)
    }

    /// Leaves the rest of a section that cannot be read on.
    fn give_up(&mut self, error: io::Error) -> io::Result<Found> {
        if error.kind() != io::ErrorKind::InvalidData {
            self.reader = None;
            return Err(error);
        }
        let line = self.place.line_breaks() + 1;
        if let Some(reader) = self.reader.take() {
            let mut sections = reader.into_inner();
            io::copy(&mut sections, &mut io::sink())?;
            self.reader = Some(Reader::new(sections));
        }
        Ok(Found { line, game: Err(Fault::Text(error.to_string())) })
    }
}

/// The line that a reader has come to.
fn line<R: Read>(reader: &Reader<Sections<R>>, place: &Place) -> u64 {
    let ahead = reader.buffer().iter().filter(|byte| **byte == b'\n').count();
    1 + place.line_breaks() - ahead as u64
}

/// Makes records of what the reader meets.
struct Recorder;

#[derive(Default)]
struct Tags {
    event: String,
    white: String,
    black: String,
    is_tagged: bool,
    variant: String,
    fen: Option<String>,
}

struct Moves {
    tags: Tags,
    record: Record,
}

impl Visitor for Recorder {
    type Tags = Tags;
    type Movetext = Moves;
    type Output = Result<Game, Fault>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Tags> {
        ControlFlow::Continue(Tags::default())
    }

    fn tag(
        &mut self,
        tags: &mut Tags,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<Self::Output> {
        tags.is_tagged = true;
        let text = || value.decode_utf8_lossy().into_owned();
        match name {
            b"Event" => tags.event = text(),
            b"White" => tags.white = text(),
            b"Black" => tags.black = text(),
            b"FEN" => tags.fen = Some(text()),
            b"Variant" => tags.variant = text(),
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Tags) -> ControlFlow<Self::Output, Moves> {
        let start = match start(tags.fen.as_deref(), &tags.variant) {
            Ok(start) => start,
            Err(StartError::Variant) => {
                return ControlFlow::Break(Err(Fault::Variant(tags.variant)));
            }
            Err(StartError::Position) => {
                return ControlFlow::Break(Err(Fault::Start(tags.fen.unwrap_or_default())));
            }
        };
        ControlFlow::Continue(Moves { tags, record: Record::from(start) })
    }

    fn san(&mut self, moves: &mut Moves, san: SanPlus) -> ControlFlow<Self::Output> {
        let record = &mut moves.record;
        let ply = record.last_ply() + 1;
        if ply > LONGEST {
            return ControlFlow::Break(Err(Fault::TooLong));
        }
        let Some(position) = record.position(ply - 1) else { return ControlFlow::Continue(()) };
        let named = san.san.to_move(position);
        let fault = match named.map(|next| record.play(next)) {
            Ok(Ok(())) => return ControlFlow::Continue(()),
            Err(SanError::AmbiguousSan) => Fault::Ambiguous { ply, san: san.to_string() },
            Ok(Err(_)) | Err(SanError::IllegalSan) => Fault::Move { ply, san: san.to_string() },
        };
        ControlFlow::Break(Err(fault))
    }

    fn end_game(&mut self, Moves { tags, record }: Moves) -> Self::Output {
        if !tags.is_tagged && record.last_ply() == 0 {
            return Err(Fault::NoGame);
        }
        Ok(Game { event: tags.event, white: tags.white, black: tags.black, record })
    }
}
