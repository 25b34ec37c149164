//! An adjudicated incident: the reconstruction, the ruling, the questions.

use acconcio_adjudication::incident::{Game, Incident};
use acconcio_adjudication::laws::{Citation, Status, Step};
use acconcio_adjudication::reconstruction::{Reconstruction, ReleasedPiece, Turn};
use acconcio_adjudication::ruling::{
    Admissibility, Basis, Classification, FacetName, Facets, Outcome, Reading, Reinstatement,
    SideTaken, Trigger,
};
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
        Ok(AdjudicatedIncident::given(incident, Adjudication::of(incident)?))
    }

    /// An incident that has been reconstructed and ruled on before.
    pub fn given(incident: &Incident, adjudication: Adjudication) -> AdjudicatedIncident {
        let Adjudication { reconstruction, ruling } = adjudication;
        let questions = grading::questions(&ruling);
        let offers = Offers::of(incident, &reconstruction, reconstruction.board_states());
        AdjudicatedIncident { reconstruction, ruling, questions, offers, game: incident.game }
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
    pub fn taken(&self, reading: Option<usize>) -> &[SideTaken] {
        self.reading(reading).map_or(&[], |reading| &reading.taken)
    }

    /// Every reading but the principal ruling.
    pub fn other_readings(&self) -> impl Iterator<Item = Option<usize>> + use<> {
        (0..self.ruling.readings.len()).map(Some)
    }

    /// The step of the principal ruling that decides: where the game ends the one that ends it, else the
    /// one that refuses a claim, that names the fault, or that keeps the arbiter from stepping in.
    pub fn deciding(&self) -> Option<&Step> {
        let facets = &self.ruling.facets;
        let steps = flat(&self.ruling.trace);
        let of = |basis: Basis| {
            let is_of = |step: &&&Step| (step.rule, step.by) == (basis.rule, basis.by);
            let holds = steps.iter().filter(is_of).find(|step| step.status == Status::Holds);
            holds.or_else(|| steps.iter().find(is_of)).copied()
        };
        let holds = || steps.iter().find(|step| step.status == Status::Holds).copied();
        let told = telling(facets).into_iter().filter_map(|name| facets.basis(name)).find_map(of);
        told.or_else(holds).or_else(|| steps.first().copied())
    }

    /// The articles that order the principal ruling, the deciding one first, each once.
    pub fn deciding_articles(&self) -> Vec<Citation> {
        let facets = &self.ruling.facets;
        let asked = self.questions.iter().filter_map(|question| grading::basis(facets, *question));
        let mut articles: Vec<Citation> = Vec::new();
        for by in self.deciding().map(|step| step.by).into_iter().chain(asked.map(|it| it.by)) {
            if !articles.contains(&by) {
                articles.push(by);
            }
        }
        articles
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

/// The facets in the order in which they tell why a ruling is as it is, those that tell something first.
fn telling(facets: &Facets) -> Vec<FacetName> {
    let is_refused = facets.admissibility.is_some_and(|it| it.value != Admissibility::Admissible);
    let telling = [
        (FacetName::Result, facets.result.value != Outcome::Continues),
        (FacetName::Admissibility, is_refused),
        (FacetName::Trigger, facets.trigger.value == Trigger::None),
        (FacetName::Classification, facets.classification.value != Classification::Legal),
        (FacetName::Obligation, facets.obligation.is_some()),
        (FacetName::Classification, true),
    ];
    telling.into_iter().filter(|(_, tells)| *tells).map(|(name, _)| name).collect()
}

/// Every step of a trace, each before those under it.
pub(crate) fn flat(steps: &[Step]) -> Vec<&Step> {
    steps.iter().flat_map(|step| std::iter::once(step).chain(flat(&step.under))).collect()
}
