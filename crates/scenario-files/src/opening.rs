//! The start of a board: a position, or the moves up to there.

use std::ops::Range;

use shakmaty::fen::Fen;
use shakmaty::{Chess, PositionError, Setup};

use crate::diagnostic::Diagnostic;
use crate::fields::Field;

/// The rules by which the moves before the first act are played.
pub trait Moves {
    /// A position to play from.
    type Position;
    /// A move as the core stores it.
    type Move;
    /// Advice on writing a position.
    const POSITION_HELP: &'static str;

    /// The initial position.
    fn initial() -> Self::Position;

    /// Returns the position of a set-up, if it is legal.
    ///
    /// # Errors
    /// The reason why it is not.
    fn position(&self, setup: Setup) -> Result<Self::Position, Box<PositionError<Chess>>>;

    /// The set-up of a position.
    fn setup(position: &Self::Position) -> Setup;

    /// Plays a written move.
    ///
    /// # Errors
    /// The error in the move, to be printed after its number, and the remedy.
    fn play(
        &self,
        position: &mut Self::Position,
        written: &str,
    ) -> Result<Self::Move, (&'static str, &'static str)>;
}

/// The start of a board.
pub struct Opening<M> {
    /// The position before the first act.
    pub start: Setup,
    /// The initial position and the moves from there, where the file gives them.
    pub played: Option<(Setup, Vec<M>)>,
}

/// The start of a board, as it is written.
#[derive(Clone, Copy)]
pub struct Start<'a> {
    pub position: Option<&'a Field>,
    /// With `moves`: the position before the first of them.
    pub start: Option<&'a Field>,
    pub moves: Option<&'a Field>,
}

/// A board of a variant.
pub struct Board<'a> {
    /// Its name, where there are several.
    pub name: Option<&'a str>,
    /// The start given in the file.
    pub file: Start<'a>,
    /// The start given in the variant.
    pub own: Start<'a>,
    /// The byte range of the variant in the file.
    pub variant: Range<usize>,
}

impl Board<'_> {
    /// Returns the variant's own opening, otherwise that of the file. Moves of the variant are played
    /// from its own start, otherwise from that of the file.
    ///
    /// # Errors
    /// An illegal position or move, both a position and moves, or neither.
    pub fn opening<M: Moves>(&self, game: &M) -> Result<Opening<M::Move>, Diagnostic> {
        let is_own = self.own.position.is_some() || self.own.moves.is_some();
        let Start { position, moves, .. } = if is_own { self.own } else { self.file };
        match (position, moves) {
            (Some(_), Some(moves)) => {
                let message =
                    format!("both `position` and `moves` say where {} starts", self.what());
                let help =
                    "keep `moves`, with `start` if they are not played from the initial position";
                Err(Diagnostic::new(moves.span(), self.field("moves"), message, help))
            }
            (Some(field), None) => {
                let (start, _) = self.legal("position", field, game)?;
                Ok(Opening { start, played: None })
            }
            (None, Some(moves)) => self.after(moves, game),
            (None, None) => {
                let message = format!("nothing says where {} starts", self.what());
                let place = self.name.map(|name| format!(" in [{name}],")).unwrap_or_default();
                let help = format!(
                    "state `position`, or `moves` with `start`,{place} at the top or in the variant"
                );
                Err(Diagnostic::new(self.variant.clone(), self.field("position"), message, help))
            }
        }
    }

    /// Parses a legal position.
    fn legal<M: Moves>(
        &self,
        name: &str,
        field: &Field,
        game: &M,
    ) -> Result<(Setup, M::Position), Diagnostic> {
        let wrong = |message, help| Diagnostic::new(field.span(), self.field(name), message, help);
        let fen = field.get_ref().parse::<Fen>();
        let fen = fen
            .map_err(|_| wrong(format!("`{}` is not a FEN", field.get_ref()), M::POSITION_HELP))?;
        let setup = Setup::from(fen);
        let position = game.position(setup.clone()).map_err(|error| {
            let help =
                "an incident starts from a legal position; what goes wrong is written as acts";
            wrong(format!("the position is not possible: {error}"), help)
        })?;
        Ok((setup, position))
    }

    /// Returns the position after the moves.
    fn after<M: Moves>(&self, moves: &Field, game: &M) -> Result<Opening<M::Move>, Diagnostic> {
        let (from, mut position) = match self.own.start.or(self.file.start) {
            Some(field) => self.legal("start", field, game)?,
            None => (Setup::initial(), M::initial()),
        };
        let mut played = Vec::new();
        for written in moves.get_ref().split_whitespace().map(without_number) {
            if written.is_empty() {
                continue;
            }
            let Setup { fullmoves, turn, .. } = M::setup(&position);
            played.push(game.play(&mut position, written).map_err(|(wrong, help)| {
                let dots = turn.fold_wb(".", "...");
                let message = format!("{fullmoves}{dots} `{written}` {wrong}");
                Diagnostic::new(moves.span(), self.field("moves"), message, help)
            })?);
        }
        Ok(Opening { start: M::setup(&position), played: Some((from, played)) })
    }

    fn what(&self) -> String {
        self.name.map_or("the incident".to_owned(), |name| format!("board {}", name.to_uppercase()))
    }

    fn field(&self, field: &str) -> String {
        self.name.map_or(field.to_owned(), |name| format!("{name}.{field}"))
    }
}

/// Removes the number that may stand before a move.
fn without_number(word: &str) -> &str {
    match word.trim_start_matches(|sign: char| sign.is_ascii_digit()) {
        rest if rest.starts_with('.') => rest.trim_start_matches('.'),
        "" => "",
        _ => word,
    }
}
