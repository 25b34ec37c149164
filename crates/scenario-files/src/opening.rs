//! From where a board starts: a position, or the moves up to there.

use std::ops::Range;

use shakmaty::fen::Fen;
use shakmaty::{Chess, PositionError, Setup};

use crate::diagnostic::Diagnostic;
use crate::fields::Field;

/// How the moves before a film are played.
pub trait Moves {
    /// A position to play from.
    type Position;
    /// A move as the core stores it.
    type Move;
    /// Advice on writing a position.
    const POSITION_HELP: &'static str;

    /// The initial position.
    fn initial() -> Self::Position;

    /// The position of a set-up, if it can be.
    ///
    /// # Errors
    /// The reason why it cannot.
    fn position(&self, setup: Setup) -> Result<Self::Position, Box<PositionError<Chess>>>;

    /// The set-up of a position.
    fn setup(position: &Self::Position) -> Setup;

    /// Plays a written move.
    ///
    /// # Errors
    /// What is wrong with it, after its number, and what to do.
    fn play(
        &self,
        position: &mut Self::Position,
        written: &str,
    ) -> Result<Self::Move, (&'static str, &'static str)>;
}

/// From where a board starts.
pub struct Opening<M> {
    /// The position before the first act.
    pub start: Setup,
    /// The position and the moves before it, where they are told.
    pub played: Option<(Setup, Vec<M>)>,
}

/// Where a board starts, as it is written.
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
    /// What the file says of it.
    pub file: Start<'a>,
    /// What the variant says of it.
    pub own: Start<'a>,
    /// Where the variant stands in the file.
    pub variant: Range<usize>,
}

impl Board<'_> {
    /// The variant's own opening, or else that of the file. Moves of the variant are played from its own
    /// start or else from that of the file.
    ///
    /// # Errors
    /// A position or a move that cannot be, both a position and moves, or neither.
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

    /// A position that can be.
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
            let help = "a film starts from a legal position; what goes wrong is filmed as acts";
            wrong(format!("the position is not possible: {error}"), help)
        })?;
        Ok((setup, position))
    }

    /// The position after the moves.
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
        self.name.map_or("the film".to_owned(), |name| format!("board {}", name.to_uppercase()))
    }

    fn field(&self, field: &str) -> String {
        self.name.map_or(field.to_owned(), |name| format!("{name}.{field}"))
    }
}

/// A move without the number that may stand before it.
fn without_number(word: &str) -> &str {
    match word.trim_start_matches(|sign: char| sign.is_ascii_digit()) {
        rest if rest.starts_with('.') => rest.trim_start_matches('.'),
        "" => "",
        _ => word,
    }
}
