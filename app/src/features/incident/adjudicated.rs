//! An adjudicated incident: the reconstruction, the ruling, the questions.

use acconcio_adjudication::incident::{Game, Incident};
use acconcio_adjudication::laws::Step;
use acconcio_adjudication::reconstruction::{Reconstruction, ReleasedPiece, Turn};
use acconcio_adjudication::ruling::{Choice, Facets, Reading, Reinstatement};
use acconcio_adjudication::{Adjudication, AdjudicationError, Ruling};
use acconcio_training::grading;
use acconcio_training::grading::Question;
use shakmaty::{Board, Chess, Color, Piece, Position, Role, Square};

use super::offers::Offers;
use super::pointing::PointedBoard;

/// An incident with its reconstruction, its ruling and the questions it raises.
#[derive(Clone, Debug)]
pub struct AdjudicatedIncident {
    /// The reconstruction of the acts as turns.
    pub reconstruction: Reconstruction,
    /// The ruling, with its readings and its trace.
    pub ruling: Ruling,
    /// The questions in the order in which an arbiter asks them.
    pub questions: Vec<Question>,
    /// The answers offered to those questions that offer options.
    pub offers: Offers,
    game: Game,
}

impl AdjudicatedIncident {
    /// Reconstructs an incident and rules on it.
    ///
    /// # Errors
    /// Returns the error if an act does not fit its board state, or if the incident cannot be ruled on.
    pub fn of(incident: &Incident) -> Result<AdjudicatedIncident, AdjudicationError> {
        let Adjudication { reconstruction, ruling } = Adjudication::of(incident)?;
        let questions = grading::questions(&ruling);
        let offers = Offers::of(incident, &reconstruction, reconstruction.board_states());
        Ok(AdjudicatedIncident { reconstruction, ruling, questions, offers, game: incident.game })
    }

    /// The position before the turn that is ruled on, if it was a legal one.
    pub fn position(&self) -> Option<&Chess> {
        self.ruling.subject.position.as_ref()
    }

    /// The player whose turn is ruled on.
    pub fn player(&self) -> Color {
        self.ruling.subject.player
    }

    /// The turn that is ruled on.
    pub fn turn(&self) -> Option<&Turn> {
        let subject = &self.ruling.subject;
        let is_subject =
            |turn: &&Turn| turn.player == subject.player && turn.first_act == subject.first_act;
        self.reconstruction.turns.iter().find(is_subject)
    }

    /// The facets of the ruling under a reading: `None` for the principal ruling, else an index of
    /// [`Ruling::readings`].
    pub fn facets(&self, reading: Option<usize>) -> &Facets {
        self.reading(reading).map_or(&self.ruling.facets, |reading| &reading.facets)
    }

    /// The provisions that lead to the ruling under a reading.
    pub fn trace(&self, reading: Option<usize>) -> &[Step] {
        self.reading(reading).map_or(&self.ruling.trace, |reading| &reading.trace)
    }

    /// The choices by which a reading differs from the principal ruling.
    pub fn taken(&self, reading: Option<usize>) -> &[Choice] {
        self.reading(reading).map_or(&[], |reading| &reading.taken)
    }

    /// Every reading but the principal ruling.
    pub fn other_readings(&self) -> impl Iterator<Item = Option<usize>> + use<> {
        (0..self.ruling.readings.len()).map(Some)
    }

    fn reading(&self, reading: Option<usize>) -> Option<&Reading> {
        reading.and_then(|index| self.ruling.readings.get(index))
    }

    /// The board from which the game goes on.
    pub fn board_after(&self, board: Reinstatement) -> Board {
        match board {
            Reinstatement::Keep => self.reconstruction.board_state().board.clone(),
            Reinstatement::BeforeTheTurn => self.ruling.subject.before.board.clone(),
            Reinstatement::AfterTheRelease => {
                let mut board = self.ruling.subject.before.board.clone();
                if let Some(released) = self.turn().and_then(|turn| turn.releases.first()) {
                    board.discard_piece_at(released.from);
                    board.set_piece_at(released.to, released.piece);
                }
                board
            }
            Reinstatement::PawnBecomesQueen(square) => {
                let mut board = self.reconstruction.board_state().board.clone();
                board.set_piece_at(square, Piece { color: self.player(), role: Role::Queen });
                board
            }
            Reinstatement::PiecesPutRight => self.reconstruction.board_state().board_put_right(),
            Reinstatement::BeforeTheAct(act) | Reinstatement::LastIdentifiable(act) => {
                let then = self
                    .reconstruction
                    .board_states()
                    .get(act)
                    .unwrap_or(self.reconstruction.board_state());
                then.board.clone()
            }
            Reinstatement::TransferredToRightBoard => {
                self.reconstruction.board_state().board.clone()
            }
            Reinstatement::NewGame => self.initial_board(),
        }
    }

    /// The initial position of a new game; in Chess960 it is drawn by lot, so the board stays as it is.
    fn initial_board(&self) -> Board {
        match self.game {
            Game::Standard => Board::new(),
            Game::Chess960 => self.reconstruction.board_state().board.clone(),
        }
    }

    /// Whether, under a reading, the game goes on from another board than the one at the moment of
    /// decision.
    pub fn puts_back(&self, reading: Option<usize>) -> bool {
        self.board_after(self.facets(reading).board.value)
            != self.reconstruction.board_state().board
    }

    /// The board on which the trainee points, given his answer about the position.
    pub(crate) fn pointed_board(&self, board: Option<Reinstatement>) -> PointedBoard {
        let board = board.unwrap_or(Reinstatement::Keep);
        let moves = self.position().map(|position| position.legal_moves());
        PointedBoard {
            board: self.board_after(board),
            displaced: self.displaced(board),
            moves: moves.into_iter().flatten().collect(),
        }
    }

    /// The pieces that stand elsewhere on this board than before the turn: from where, to where.
    pub(crate) fn displaced(&self, board: Reinstatement) -> Vec<(Square, Square)> {
        let Some(turn) = self.turn() else { return Vec::new() };
        match board {
            Reinstatement::BeforeTheTurn
            | Reinstatement::BeforeTheAct(_)
            | Reinstatement::LastIdentifiable(_)
            | Reinstatement::NewGame => Vec::new(),
            Reinstatement::AfterTheRelease => {
                turn.releases.first().map(|piece| (piece.from, piece.to)).into_iter().collect()
            }
            Reinstatement::Keep
            | Reinstatement::PawnBecomesQueen(_)
            | Reinstatement::PiecesPutRight
            | Reinstatement::TransferredToRightBoard => {
                let mut later =
                    self.reconstruction.turns.iter().filter(|later| later.is_eventful());
                if later.next_back().is_some_and(|last| last.first_act != turn.first_act) {
                    return Vec::new();
                }
                let board_state = self.reconstruction.board_state();
                let stands = |piece: &&ReleasedPiece| {
                    board_state.board.piece_at(piece.to) == Some(piece.piece)
                };
                let released =
                    turn.releases.iter().filter(stands).map(|piece| (piece.from, piece.to));
                let held = board_state
                    .hands
                    .iter()
                    .filter_map(|grip| Some((grip.carried_from?, grip.square)));
                released.chain(held).collect()
            }
        }
    }
}
