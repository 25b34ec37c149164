//! The board, the hands and the clocks as they physically are at one moment.
//!
//! A board state is independent of the Laws. It may show two kings in check, a pawn on the last rank, a
//! rook on the wrong square or no king at all; it only refuses what is physically impossible.

use std::iter;
use std::rc::Rc;

use shakmaty::{Board, Color, Piece, Square};

use crate::incident::{Act, ActKind, ArbiterAct, Clock, Hand, Incident, Manner, PerPlayer};

/// The pieces on the board, the hands on them, and the clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardState {
    /// The pieces on the board, held ones included.
    pub board: Board,
    /// The hands that are on a piece.
    pub hands: Vec<Grip>,
    /// The clock that is running; none when stopped.
    pub running: Option<Color>,
    /// Remaining time of each player in seconds.
    pub remaining: PerPlayer<u32>,
    /// The flags that are seen to be down.
    pub flags: PerPlayer<bool>,
    /// The player whose turn it is, according to the clocks.
    pub to_move: Color,
    /// The displaced pieces that have not been put right yet.
    pub displaced: Vec<Displaced>,
    /// The turn in progress, with those before it, for putting pieces back.
    turn: Rc<TurnBegun>,
    increment: u32,
}

/// A turn as it began. Shared with the states after it: an act seldom begins one.
#[derive(Debug, Eq)]
struct TurnBegun {
    player: Color,
    board: Board,
    before: Option<Rc<TurnBegun>>,
}

impl TurnBegun {
    /// This turn and those before it, one after the other: an incident may have more than a stack has room for.
    fn all(&self) -> impl Iterator<Item = (Color, &Board)> {
        iter::successors(Some(self), |turn| turn.before.as_deref())
            .map(|turn| (turn.player, &turn.board))
    }
}

impl PartialEq for TurnBegun {
    fn eq(&self, other: &TurnBegun) -> bool {
        self.all().eq(other.all())
    }
}

impl Drop for TurnBegun {
    fn drop(&mut self) {
        let mut before = self.before.take();
        while let Some(mut turn) = before.and_then(Rc::into_inner) {
            before = turn.before.take();
        }
    }
}

/// A piece that does not stand where it should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Displaced {
    /// The piece.
    pub piece: Piece,
    /// The square on which it belongs.
    pub home: Square,
    /// The square on which it stands; none when it lies beside the board.
    pub now: Option<Square>,
}

/// A hand on a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grip {
    /// The player whose hand it is.
    pub player: Color,
    /// The hand of that player.
    pub hand: Hand,
    /// The manner in which it came there.
    pub manner: Manner,
    /// The square on which the piece stands.
    pub square: Square,
    /// The square from which the hand has carried the piece, if it has.
    pub carried_from: Option<Square>,
}

/// The reason why an act cannot be done at a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActError {
    /// The square is empty.
    #[error("there is no piece on {0}; name a square where a piece stands at that moment")]
    EmptySquare(Square),
    /// The hand is not on that piece.
    #[error(
        "no hand of this player is on {0}; a piece must be touched or placed before it is released"
    )]
    NotHeld(Square),
    /// A piece of the same colour stands there.
    #[error("{0} is occupied by a piece of the same colour; move or remove that piece first")]
    Occupied(Square),
    /// Another piece stands there.
    #[error("a piece stands on {0} already; a knocked piece comes to stand on an empty square")]
    Taken(Square),
    /// Somebody other than a player cannot do that.
    #[error("only white or black can do this at the board")]
    NotAPlayer,
}

impl BoardState {
    /// The board state before the first act.
    pub fn opening(incident: &Incident) -> BoardState {
        BoardState {
            board: incident.start.board.clone(),
            hands: Vec::new(),
            running: Some(incident.start.turn),
            remaining: PerPlayer { white: incident.clocks.white, black: incident.clocks.black },
            flags: PerPlayer::default(),
            to_move: incident.start.turn,
            displaced: Vec::new(),
            turn: Rc::new(TurnBegun {
                player: incident.start.turn,
                board: incident.start.board.clone(),
                before: None,
            }),
            increment: incident.clocks.increment,
        }
    }

    /// The board states before the first act and after each act of an incident.
    ///
    /// # Errors
    /// Returns the index of the first act that cannot be done, and the reason.
    pub fn all(incident: &Incident, acts: &[Act]) -> Result<Vec<BoardState>, (usize, ActError)> {
        let mut board_states = vec![BoardState::opening(incident)];
        for (index, act) in acts.iter().enumerate() {
            let next = board_states[index].after(act).map_err(|error| (index, error))?;
            board_states.push(next);
        }
        Ok(board_states)
    }

    /// The board state after an act.
    ///
    /// # Errors
    /// Returns an [`ActError`] for an act that is physically impossible.
    pub fn after(&self, act: &Act) -> Result<BoardState, ActError> {
        let mut next = self.clone();
        next.let_time_pass(act.after);
        let player = || act.player().ok_or(ActError::NotAPlayer);
        match &act.kind {
            ActKind::Touches { square, hand, manner, together_with, .. } => {
                next.touch((player()?, *hand, *manner), *square, *together_with)?;
            }
            ActKind::Feels { square } => {
                player()?;
                if next.board.piece_at(*square).is_none() {
                    return Err(ActError::EmptySquare(*square));
                }
            }
            ActKind::Places { from, to, hand } => {
                next.place(player()?, *from, *to, *hand)?;
            }
            ActKind::Releases { square } => next.release(player()?, *square)?,
            ActKind::Removes { square, .. } => {
                player()?;
                next.remove(*square)?;
            }
            ActKind::Puts { role, square, of, .. } => {
                next.put(Piece { color: of.color(player()?), role: *role }, *square)?;
            }
            ActKind::Displaces { square, to } => next.displace(*square, *to)?,
            ActKind::SetsRight => {
                next.board = next.board_put_right();
                next.displaced.clear();
            }
            ActKind::PressesClock { .. } => next.press(player()?),
            ActKind::StopsClocks { which } => next.stop(*which, act.player()),
            ActKind::FlagFalls => {
                let player = player()?;
                *next.flags.of_mut(player) = true;
                *next.remaining.of_mut(player) = 0;
            }
            ActKind::Decides(ArbiterAct::Reinstates) => next.reinstate(),
            ActKind::Decides(ArbiterAct::StepsIn) | ActKind::Seals { .. } => next.running = None,
            ActKind::Decides(ArbiterAct::OrdersTouchedPiece | ArbiterAct::LetsPlayGoOn) => {
                next.running = Some(next.to_move);
            }
            // Until the sealed move is made on the board, the time of who replies to it is running.
            ActKind::Decides(ArbiterAct::Resumes) => next.running = Some(!next.to_move),
            ActKind::Decides(
                ArbiterAct::Permits
                | ArbiterAct::ExcusesDelay
                | ArbiterAct::CannotReconstruct
                | ArbiterAct::Reconstructs
                | ArbiterAct::KeepsScore
                | ArbiterAct::OrdersSealing
                | ArbiterAct::OpensEnvelope
                | ArbiterAct::MissesEnvelope
                | ArbiterAct::MissesPosition
                | ArbiterAct::AppealRejected
                | ArbiterAct::AppealUpheld,
            )
            | ActKind::StopsRecording
            | ActKind::Chooses(_)
            | ActKind::AnnouncesAdjusting
            | ActKind::Declares(_)
            | ActKind::Claims(_)
            | ActKind::WithdrawsClaim
            | ActKind::Writes { .. }
            | ActKind::OffersDraw(_)
            | ActKind::WithdrawsOffer
            | ActKind::Finds(_)
            | ActKind::AnswersDraw(_)
            | ActKind::Arrives
            | ActKind::Signs(_)
            | ActKind::Resigns
            | ActKind::Notices
            | ActKind::Testifies(_)
            | ActKind::Consents
            | ActKind::Misbehaves(_)
            | ActKind::Appeals => {}
        }
        Ok(next)
    }

    fn touch(
        &mut self,
        (player, hand, manner): (Color, Hand, Manner),
        square: Square,
        together_with: Option<Square>,
    ) -> Result<(), ActError> {
        self.piece_on(square)?;
        self.lay_hand(Grip { player, hand, manner, square, carried_from: None });
        if let Some(second) = together_with {
            self.piece_on(second)?;
            self.hands.push(Grip { player, hand, manner, square: second, carried_from: None });
        }
        Ok(())
    }

    fn remove(&mut self, square: Square) -> Result<(), ActError> {
        self.piece_on(square)?;
        self.board.discard_piece_at(square);
        self.hands.retain(|grip| grip.square != square);
        Ok(())
    }

    fn put(&mut self, piece: Piece, square: Square) -> Result<(), ActError> {
        if self.board.piece_at(square).is_some() {
            return Err(ActError::Occupied(square));
        }
        self.board.set_piece_at(square, piece);
        Ok(())
    }

    /// The board with every displaced piece back where it belongs. A square that another piece has occupied
    /// meanwhile stays occupied.
    pub fn board_put_right(&self) -> Board {
        let mut board = self.board.clone();
        for Displaced { piece, home, now } in self.displaced.iter().rev() {
            if let Some(now) = now.filter(|now| board.piece_at(*now) == Some(*piece)) {
                board.discard_piece_at(now);
            }
            if board.piece_at(*home).is_none() {
                board.set_piece_at(*home, *piece);
            }
        }
        board
    }

    /// Whether a press by this player would pass the turn: his clock is the one that runs.
    pub fn press_passes_turn(&self, player: Color) -> bool {
        self.running == Some(player)
    }

    fn let_time_pass(&mut self, seconds: u32) {
        if let Some(player) = self.running {
            let remaining = self.remaining.of_mut(player);
            *remaining = remaining.saturating_sub(seconds);
        }
    }

    fn piece_on(&self, square: Square) -> Result<Piece, ActError> {
        self.board.piece_at(square).ok_or(ActError::EmptySquare(square))
    }

    /// Lays a hand on a piece. The hand lets go of the piece that it held before.
    fn lay_hand(&mut self, grip: Grip) {
        let Grip { player, hand, square, .. } = grip;
        let carried_from = grip.carried_from.or_else(|| self.carried_to(player, square));
        self.hands.retain(|grip| {
            grip.square != square && (grip.player != player || !same_hand(grip.hand, hand))
        });
        self.hands.push(Grip { carried_from, ..grip });
    }

    fn carried_to(&self, player: Color, square: Square) -> Option<Square> {
        self.hands
            .iter()
            .find(|grip| grip.player == player && grip.square == square)
            .and_then(|grip| grip.carried_from)
    }

    fn place(
        &mut self,
        player: Color,
        from: Square,
        to: Square,
        hand: Hand,
    ) -> Result<(), ActError> {
        let piece = self.piece_on(from)?;
        if from != to && self.board.color_at(to) == Some(piece.color) {
            return Err(ActError::Occupied(to));
        }
        let origin = self.carried_to(player, from).unwrap_or(from);
        self.board.discard_piece_at(from);
        self.board.set_piece_at(to, piece);
        self.hands.retain(|grip| grip.square != from && grip.square != to);
        let carried_from = (origin != to).then_some(origin);
        self.lay_hand(Grip { player, hand, manner: Manner::Deliberate, square: to, carried_from });
        Ok(())
    }

    fn displace(&mut self, square: Square, to: Option<Square>) -> Result<(), ActError> {
        let piece = self.piece_on(square)?;
        if let Some(to) = to.filter(|to| self.board.piece_at(*to).is_some()) {
            return Err(ActError::Taken(to));
        }
        self.board.discard_piece_at(square);
        if let Some(to) = to {
            self.board.set_piece_at(to, piece);
        }
        self.hands.retain(|grip| grip.square != square);
        self.displaced.push(Displaced { piece, home: square, now: to });
        Ok(())
    }

    fn release(&mut self, player: Color, square: Square) -> Result<(), ActError> {
        let held = self.hands.len();
        self.hands.retain(|grip| grip.player != player || grip.square != square);
        if self.hands.len() == held { Err(ActError::NotHeld(square)) } else { Ok(()) }
    }

    fn press(&mut self, player: Color) {
        self.hands.retain(|grip| grip.player != player);
        if self.press_passes_turn(player) {
            let remaining = self.remaining.of_mut(player);
            *remaining = remaining.saturating_add(self.increment);
            self.running = Some(!player);
            self.to_move = !player;
            let before = Some(Rc::clone(&self.turn));
            self.turn = Rc::new(TurnBegun { player: !player, board: self.board.clone(), before });
        }
    }

    /// Puts the pieces back as they stood when the turn in progress began or, if nothing has been
    /// touched in it yet, the turn before.
    fn reinstate(&mut self) {
        self.hands.clear();
        self.displaced.clear();
        let before = self.turn.before.clone().filter(|_| self.turn.board == self.board);
        if let Some(before) = before {
            self.turn = before;
        }
        self.to_move = self.turn.player;
        self.board = self.turn.board.clone();
        // Clocks that the arbiter has not stopped go on with the time of whoever has the move again.
        self.running = self.running.map(|_| self.to_move);
    }

    fn stop(&mut self, which: Clock, player: Option<Color>) {
        match which {
            Clock::Both => self.running = None,
            Clock::Own => {
                if self.running == player {
                    self.running = None;
                }
            }
        }
    }
}

/// Whether two acts use a common hand.
pub(crate) const fn same_hand(one: Hand, other: Hand) -> bool {
    matches!(
        (one, other),
        (Hand::Both, _) | (_, Hand::Both) | (Hand::One, Hand::One) | (Hand::Other, Hand::Other)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::incident::{Person, Regime, Sight};

    #[test]
    fn ok_as_many_turns_as_one_likes_are_compared_and_put_away() {
        let press = |by: Color| Act {
            by: Person::from(by),
            kind: ActKind::presses_clock(),
            sight: Sight::Seen,
            after: 0,
            about: None,
        };
        let incident = Incident::initial(Regime::Standard);
        let last = || {
            let mut board_state = BoardState::opening(&incident);
            for by in [Color::White, Color::Black].into_iter().cycle().take(200_001) {
                board_state = board_state.after(&press(by)).expect("his clock runs");
            }
            board_state
        };
        let (one, other) = (last(), last());
        assert!(one == other, "the same acts");
        let mut put_back = one.clone();
        put_back.reinstate();
        assert_eq!(
            put_back.to_move,
            Color::White,
            "the turn before, for nothing was touched in this one"
        );
        assert!(put_back != one);
    }
}
