//! The reconstruction of what happened, turn by turn.
//!
//! The reconstruction sorts acts into turns, traces each piece that was touched back to the square on which
//! it stood, and determines the change that each turn made on the board. It judges nothing: the
//! [`laws`](crate::laws) decide whether that change is allowed, and what follows.

mod board_change;
mod contact;
mod draws;
mod illegal_positions;
mod reconstruct;
mod turn;
mod written_ahead;

pub use board_change::BoardChange;
pub use contact::Contact;
pub use draws::{ClaimState, DrawClaimMade, HavingTheMove, Known};
pub(crate) use reconstruct::{end_of, plain_end_of};
pub use turn::{ReleasedPiece, Turn};

use std::borrow::Cow;
use std::cell::OnceCell;
use std::sync::Arc;

use shakmaty::{ByColor, Chess, Color, Move, Position, Setup};

use crate::board_state::{ActError, BoardState};
use crate::incident::{Claim, Finding, Game, Incident, Misconduct, PerPlayer, Person};
use crate::laws::ActReadings;
use crate::mating::MateAnswers;
use crate::movement::{self, CastlingSquares};

/// The position from which a turn starts: always a set-up, and a legal position if it is one.
#[derive(Clone, Debug)]
pub struct TurnStart {
    /// The set-up, with the player of the turn to move.
    pub setup: Setup,
    /// The legal position, if the set-up is one.
    pub position: Option<Chess>,
    /// The squares from which both players castle.
    pub castling_squares: ByColor<CastlingSquares>,
    /// The legal moves, once somebody has asked for them.
    moves: OnceCell<Arc<[Move]>>,
}

impl TurnStart {
    /// The start of a turn from a set-up.
    pub fn new(setup: Setup, game: Game) -> TurnStart {
        let position = movement::position_of(setup.clone(), game).ok();
        let castling_squares = movement::castling_squares(&setup, game);
        TurnStart { setup, position, castling_squares, moves: OnceCell::new() }
    }

    /// The legal moves in the order of their UCI notation; none from a position that is not legal. Every
    /// reading asks for them.
    pub fn moves(&self) -> &[Move] {
        self.moves.get_or_init(|| {
            let legal = self.position.iter().flat_map(|position| position.legal_moves());
            movement::in_uci_order(legal).into()
        })
    }

    /// The start of a turn from a legal position.
    fn of(position: Chess, game: Game) -> TurnStart {
        let setup = movement::setup_of(&position);
        let castling_squares = movement::castling_squares(&setup, game);
        let moves = OnceCell::new();
        TurnStart { setup, position: Some(position), castling_squares, moves }
    }
}

/// The acts of an incident, sorted into turns.
#[derive(Clone, Debug)]
pub struct Reconstruction {
    /// The turns in order; the last one may be unfinished or empty.
    pub turns: Vec<Turn>,
    /// The first turn that the arbiter has not dealt with yet.
    pub first_open: usize,
    /// The illegal moves that the arbiter has dealt with within the incident.
    pub settled: PerPlayer<u8>,
    /// Contacts by a player who did not have the move.
    pub off_turn: Vec<Contact>,
    /// Acts by which a player who did not have the move changed the board.
    pub displacements: Vec<usize>,
    /// The displacements of pieces, in order.
    pub displaced_pieces: Vec<DisplacedPieces>,
    /// Claims in order.
    pub claims: Vec<ClaimMade>,
    /// Claims of a draw by repetition or by the number of moves, in order.
    pub draw_claims: Vec<DrawClaimMade>,
    /// Claims of a draw under other articles than 9, in order.
    pub other_draw_claims: Vec<DrawClaimMade>,
    /// The findings of the arbiter on them, in order.
    pub findings: Vec<(usize, Finding)>,
    /// The uses of draw offers otherwise than the Laws ask, in order.
    pub offer_events: Vec<(usize, OfferEvent)>,
    /// The acts by which mate was declared, and the player.
    pub mates_declared: Vec<(usize, Color)>,
    /// The requests to withdraw a claim: the act and the player.
    pub withdrawals: Vec<(usize, Color)>,
    /// The game as far as it is known.
    pub known: Known,
    /// The acts by which bystanders told the arbiter something.
    pub told: Vec<usize>,
    /// Flags that fell, in order: the act and the player.
    pub flags: Vec<(usize, Color)>,
    /// Misconduct in order: the act, the person, and the kind.
    pub misconduct: Vec<(usize, Person, Misconduct)>,
    /// The act after which neither player recorded the moves any more.
    pub unrecorded_from: Option<usize>,
    /// The acts by which a decision was appealed against.
    pub appeals: Vec<usize>,
    /// The consents, by which a player let a fault pass or agreed to put it right: the act and the player.
    pub consents: Vec<(usize, Color)>,
    /// The events that would end the game, in the order in which they happened.
    pub endings: Vec<Ending>,
    /// The illegal positions left on the board after the move that the arbiter has to wait for, each as the end of the
    /// game that it is where the Laws have him declare a draw then.
    pub illegal_positions: Vec<Ending>,
    /// The state of board, hands and clocks before the first act and after each act.
    board_states: Vec<BoardState>,
    /// The answers so far to who can still mate.
    pub mating: MateAnswers,
}

/// A claim and its claimant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimMade {
    /// The index of the act.
    pub act: usize,
    /// The claimant.
    pub by: Color,
    /// The subject of the claim.
    pub claim: Claim,
    /// The act that it is about, where the claimant names it.
    pub about: Option<usize>,
}

/// A use of a draw offer otherwise than the Laws ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferEvent {
    /// Made at another time than after the move and before the press.
    AtAnotherTime,
    /// Made on a condition.
    OnACondition,
    /// The player asked to withdraw it.
    Withdrawn,
    /// The opponent asked to see the move first.
    PutOff,
    /// Accepted when none stood any more.
    AcceptedInVain,
}

/// A displacement of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DisplacedPieces {
    /// The index of the act.
    pub act: usize,
    /// The person who displaced them.
    pub by: Person,
    /// The act by which the pieces were put right, if they were.
    pub put_right: Option<usize>,
}

/// Something that ends the game, unless the Laws deny it that effect or the game ended before.
#[derive(Clone, Debug)]
pub struct Ending {
    /// The number of acts done by then: none where the incident starts from an ended game.
    pub acts: usize,
    /// The index of the turn in which it happened.
    pub turn: usize,
    /// The way in which it ends the game.
    pub how: End,
    /// The turn as it was at that moment; after an end on the board with the press that followed.
    pub last_turn: Turn,
}

impl Ending {
    /// Whether it is the position after a move made in the incident.
    pub const fn is_by_a_move(&self) -> bool {
        self.how.is_on_the_board() && self.acts > 0
    }
}

/// A way in which a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// This player has mated.
    Mate(Color),
    /// Stalemate.
    Stalemate,
    /// A position in which neither player can mate: by the material, or proven where it is likely (see
    /// [`Reach::WhereLikely`](crate::game_record::Reach::WhereLikely)).
    DeadPosition,
    /// This player has resigned.
    Resignation(Color),
    /// Agreement.
    Agreement,
    /// This player has accepted a mate that the opponent only declared.
    DeclaredMate(Color),
    /// Both kings in check or a pawn on the last rank, observed by the arbiter, and an illegal position still on the
    /// board when the next move was completed.
    StillIllegal(Observed),
}

/// The time at which the arbiter observed an illegal position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Observed {
    /// Before the opponent of the player who had brought it about replied; the arbiter waited for that reply.
    BeforeTheReply,
    /// After that reply, when it could no longer be put right.
    SinceTheReply,
}

impl End {
    /// Whether the game ends because of a position: by itself, or by the arbiter's decision.
    pub const fn is_by_a_position(self) -> bool {
        self.is_on_the_board() || matches!(self, End::StillIllegal(_))
    }

    /// Whether the game ends by the position on the board: not by what the players or the arbiter say.
    pub const fn is_on_the_board(self) -> bool {
        match self {
            End::Mate(_) | End::Stalemate | End::DeadPosition => true,
            End::Resignation(_) | End::Agreement | End::DeclaredMate(_) | End::StillIllegal(_) => {
                false
            }
        }
    }
}

impl Reconstruction {
    /// Everything that would end the game, illegal positions included, in the order in which it happened.
    pub(crate) fn endings_in_order(&self) -> Vec<&Ending> {
        let mut all: Vec<&Ending> = self.endings.iter().chain(&self.illegal_positions).collect();
        all.sort_by_key(|ending| ending.acts);
        all
    }

    /// Sorts the acts of an incident into turns.
    ///
    /// # Errors
    /// Returns the index of the first act that cannot be done on the board, and the reason.
    pub fn of(incident: &Incident) -> Result<Reconstruction, (usize, ActError)> {
        Reconstruction::read_as(incident, ActReadings::of(incident, incident.edition))
    }

    /// Sorts the acts of an incident into turns, with the readings of acts on which the codes differ.
    ///
    /// # Errors
    /// As [`Reconstruction::of`].
    pub fn read_as(
        incident: &Incident,
        readings: ActReadings,
    ) -> Result<Reconstruction, (usize, ActError)> {
        reconstruct::reconstruct(incident, readings)
    }

    /// The board and the clocks at the moment of decision.
    pub fn board_state(&self) -> &BoardState {
        self.board_states.last().expect("there is one before the first act")
    }

    /// The board and the clocks before the first act and after each act, in order.
    pub fn board_states(&self) -> &[BoardState] {
        &self.board_states
    }

    /// The turn in progress or, when nothing happened in it, the one before.
    pub fn last_eventful_turn(&self) -> usize {
        let mut open = (self.first_open..self.turns.len()).rev();
        open.find(|index| self.turns[*index].is_eventful()).unwrap_or(self.first_open)
    }

    /// The first act, from an act on, by which a player put a binding hand on a piece.
    pub fn touch_from(&self, act: usize, by: Color) -> Option<usize> {
        let turns = self.turns.iter().filter(|turn| turn.player == by);
        let contacts = turns.flat_map(|turn| &turn.contacts).chain(&self.off_turn);
        let binding =
            contacts.filter(|contact| contact.by == by && contact.binds() && contact.act >= act);
        binding.map(|contact| contact.act).min()
    }

    /// The first of the endings, whether or not the Laws give it that effect.
    pub fn first_ending(&self) -> Option<&Ending> {
        self.endings.first()
    }

    /// The first of the endings if it is one on the board: mate, stalemate or a dead position.
    pub fn end_on_the_board(&self) -> Option<&Ending> {
        self.first_ending().filter(|ending| ending.how.is_on_the_board())
    }

    /// The turns up to the end of the game on the board; the last one as it was at that moment.
    fn turns_of_the_game(&self) -> Cow<'_, [Turn]> {
        match self.end_on_the_board() {
            Some(ending) => Cow::Owned(
                [&self.turns[..ending.turn], std::slice::from_ref(&ending.last_turn)].concat(),
            ),
            None => Cow::Borrowed(&self.turns),
        }
    }

    /// The act, from an act on, by which a player consented.
    pub fn consent_from(&self, act: usize, by: Color) -> Option<usize> {
        self.consents.iter().find(|(at, player)| *at >= act && *player == by).map(|(at, _)| *at)
    }
}
