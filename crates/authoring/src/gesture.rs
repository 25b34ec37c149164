//! The gestures of hands at a board, as acts.

use acconcio_adjudication::board_state::{ActError, BoardState};
use acconcio_adjudication::incident::{Act, ActKind, Hand, Owner, Sight, Stance};
use acconcio_adjudication::movement;
use acconcio_adjudication::reconstruction::Reconstruction;
use shakmaty::{CastlingSide, Color, Move, Rank, Role, Square};

use crate::walk::Walk;

/// A movement of a hand over the board, as a pointer makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// A square is pressed.
    Press(Square),
    /// A piece is dragged to another square.
    Carry(Square, Square),
    /// A piece is dragged off the board.
    Off(Square),
}

/// The way in which the hand is moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Touches by a press, moves and lets go by dragging; a whole legal move ends with the clock.
    #[default]
    Move,
    /// Lifts, puts down and lets go one by one.
    Step,
    /// Takes a piece off the board.
    TakeOff,
    /// Knocks a piece over, or pushes it away.
    Displace,
    /// Puts a new piece on the board.
    Put(Role, Owner, Stance),
}

/// The manner in which acts are recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manual {
    /// The player whose hand it is.
    pub by: Color,
    /// Which of his hands.
    pub hand: Hand,
    /// The gesture of the hand.
    pub tool: Tool,
    /// Whether the arbiter sees it.
    pub sight: Sight,
    /// The seconds before it.
    pub after: u32,
}

/// The piece that a pawn on the last rank becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promotion {
    /// A new piece takes its place.
    Piece(Role),
    /// A rook takes its place, upside down.
    FlippedRook,
    /// The pawn is left standing.
    PawnLeft,
}

/// The result of a gesture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recorded {
    /// These acts.
    Acts(Vec<Act>),
    /// The question what becomes of a pawn that has come to the last rank.
    AsksForPromotion {
        /// The square from which it comes.
        from: Square,
        /// Its square on the last rank.
        to: Square,
    },
}

/// A moment of a walk, at which something is to be done.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Board, hands and clocks.
    pub state: BoardState,
    /// The legal moves, while the player who has the move has not begun one.
    legal: Vec<Move>,
    player: Color,
}

impl Moment {
    /// The moment after a number of acts.
    pub fn of(walk: &Walk, at: usize) -> Moment {
        let state = walk.states[at.min(walk.states.len() - 1)].clone();
        let reconstruction = Reconstruction::of(&walk.incident_after(at)).ok();
        let turn = reconstruction.as_ref().and_then(|it| it.turns.last());
        let fresh =
            turn.filter(|it| it.contacts.is_empty() && it.before.setup.board == state.board);
        let legal = fresh.map(|turn| turn.before.moves().to_vec()).unwrap_or_default();
        let player = turn.map_or(state.to_move, |turn| turn.player);
        Moment { state, legal, player }
    }

    /// The acts that a gesture stands for.
    ///
    /// # Errors
    /// The reason why they cannot be done now.
    pub fn record(&self, manual: &Manual, gesture: Gesture) -> Result<Recorded, ActError> {
        if let (Tool::Move, Gesture::Carry(from, to)) = (manual.tool, gesture)
            && self.is_promotion(from, to)
        {
            self.checked(manual, vec![ActKind::places(from, to)])?;
            return Ok(Recorded::AsksForPromotion { from, to });
        }
        let kinds = match manual.tool {
            Tool::Move => self.moving(manual, gesture),
            Tool::Step => self.stepping(manual, gesture),
            Tool::TakeOff => taking_off(manual.hand, gesture),
            Tool::Displace => displacing(gesture),
            Tool::Put(role, of, stance) => putting(manual.hand, (role, of, stance), gesture),
        };
        Ok(Recorded::Acts(self.checked(manual, kinds)?))
    }

    /// The acts by which a pawn comes to the last rank.
    ///
    /// # Errors
    /// The reason why they cannot be done now.
    pub fn promote(
        &self,
        manual: &Manual,
        (from, to): (Square, Square),
        promotion: Promotion,
    ) -> Result<Vec<Act>, ActError> {
        let hand = manual.hand;
        let mut kinds = self.lifting(manual, from);
        kinds.push(ActKind::Places { from, to, hand });
        let (role, stance) = match promotion {
            Promotion::Piece(role) => (Some(role), Stance::Upright),
            Promotion::FlippedRook => (Some(Role::Rook), Stance::UpsideDown),
            Promotion::PawnLeft => (None, Stance::Upright),
        };
        match role {
            Some(role) => {
                kinds.push(ActKind::Removes { square: to, hand });
                kinds.push(ActKind::Puts { role, square: to, hand, stance, of: Owner::Own });
            }
            None => kinds.push(ActKind::Releases { square: to }),
        }
        let is_whole = role.is_some_and(|role| {
            let is_it = |legal: &&Move| {
                legal.from() == Some(from) && legal.to() == to && legal.promotion() == Some(role)
            };
            stance.is_upright() && self.legal_by(manual.by).find(is_it).is_some()
        });
        if is_whole {
            kinds.push(ActKind::PressesClock { hand });
        }
        self.checked(manual, kinds)
    }

    /// The acts of a whole move by this player in this position, if it is a legal one that needs no choice.
    fn whole(&self, by: Color, hand: Hand, from: Square, to: Square) -> Option<Vec<ActKind>> {
        let is_it = |legal: &&Move| match **legal {
            Move::Castle { king, rook } => {
                king == from && (to == rook || to == castling_squares(king, rook).0)
            }
            Move::Normal { promotion: None, .. } | Move::EnPassant { .. } => {
                legal.from() == Some(from) && legal.to() == to
            }
            Move::Normal { promotion: Some(_), .. } | Move::Put { .. } => false,
        };
        let legal = self.legal_by(by).find(is_it)?;
        let mut kinds = Vec::new();
        if let Move::Castle { king, rook } = *legal {
            let (king_to, rook_to) = castling_squares(king, rook);
            // In Chess960 one piece may stand where the other goes: then both hands have to lift first.
            if king_to == rook {
                return None;
            }
            kinds.extend(carried(hand, king, king_to));
            kinds.extend(carried(hand, rook, rook_to));
        } else {
            kinds.extend(carried(hand, from, to));
        }
        if let Move::EnPassant { .. } = legal {
            let square = movement::captured_square(legal)?;
            kinds.push(ActKind::Removes { square, hand });
        }
        kinds.push(ActKind::PressesClock { hand });
        Some(kinds)
    }

    fn legal_by(&self, by: Color) -> impl Iterator<Item = &Move> {
        self.legal.iter().filter(move |_| self.player == by && self.state.running == Some(by))
    }

    fn is_promotion(&self, from: Square, to: Square) -> bool {
        let Some(piece) = self.state.board.piece_at(from) else { return false };
        let last = piece.color.fold_wb(Rank::Eighth, Rank::First);
        piece.role == Role::Pawn && to.rank() == last && from != to
    }

    fn moving(&self, manual: &Manual, gesture: Gesture) -> Vec<ActKind> {
        let Manual { by, hand, .. } = *manual;
        match gesture {
            Gesture::Press(square) if self.is_held(by, square) => {
                vec![ActKind::Releases { square }]
            }
            Gesture::Press(to) => match self.carried_to_empty(manual, to) {
                Some(placed) => vec![placed, ActKind::Releases { square: to }],
                None => vec![touch(hand, to)],
            },
            Gesture::Carry(from, to) => self.whole(by, hand, from, to).unwrap_or_else(|| {
                let mut kinds = self.lifting(manual, from);
                kinds.push(ActKind::Places { from, to, hand });
                kinds.push(ActKind::Releases { square: to });
                kinds
            }),
            Gesture::Off(square) => vec![ActKind::Removes { square, hand }],
        }
    }

    fn stepping(&self, manual: &Manual, gesture: Gesture) -> Vec<ActKind> {
        let Manual { by, hand, .. } = *manual;
        match gesture {
            Gesture::Press(square) if self.is_held(by, square) => {
                vec![ActKind::Releases { square }]
            }
            Gesture::Press(to) => {
                vec![self.carried_to_empty(manual, to).unwrap_or_else(|| touch(hand, to))]
            }
            Gesture::Carry(from, to) => {
                let mut kinds = self.lifting(manual, from);
                kinds.push(ActKind::Places { from, to, hand });
                kinds
            }
            Gesture::Off(square) => vec![ActKind::Removes { square, hand }],
        }
    }

    /// The touch of a piece that is to be carried, unless the hand is on it already.
    fn lifting(&self, manual: &Manual, square: Square) -> Vec<ActKind> {
        let held = self.is_held(manual.by, square);
        if held { Vec::new() } else { vec![touch(manual.hand, square)] }
    }

    /// The placing on an empty square of the piece on which the hand is, if it is on one.
    fn carried_to_empty(&self, manual: &Manual, to: Square) -> Option<ActKind> {
        let Manual { by, hand, .. } = *manual;
        let held = self.state.hands.iter().find(|grip| grip.player == by && grip.hand == hand)?;
        let is_empty = self.state.board.piece_at(to).is_none();
        is_empty.then_some(ActKind::Places { from: held.square, to, hand })
    }

    fn is_held(&self, by: Color, square: Square) -> bool {
        self.state.hands.iter().any(|grip| grip.player == by && grip.square == square)
    }

    /// The acts, if they can be done one after the other.
    fn checked(&self, manual: &Manual, kinds: Vec<ActKind>) -> Result<Vec<Act>, ActError> {
        let Manual { by, sight, mut after, .. } = *manual;
        let mut state = self.state.clone();
        let mut acts = Vec::new();
        for kind in kinds {
            let act = Act { sight, after: std::mem::take(&mut after), ..Act::by(by, kind) };
            state = state.after(&act)?;
            acts.push(act);
        }
        Ok(acts)
    }
}

const fn touch(hand: Hand, square: Square) -> ActKind {
    let mut kind = ActKind::touches(square);
    if let ActKind::Touches { hand: with, .. } = &mut kind {
        *with = hand;
    }
    kind
}

fn carried(hand: Hand, from: Square, to: Square) -> [ActKind; 3] {
    [touch(hand, from), ActKind::Places { from, to, hand }, ActKind::Releases { square: to }]
}

/// The squares to which king and rook castle.
fn castling_squares(king: Square, rook: Square) -> (Square, Square) {
    let side = if rook > king { CastlingSide::KingSide } else { CastlingSide::QueenSide };
    let at = |file| Square::from_coords(file, king.rank());
    (at(side.king_to_file()), at(side.rook_to_file()))
}

fn taking_off(hand: Hand, gesture: Gesture) -> Vec<ActKind> {
    let (Gesture::Press(square) | Gesture::Off(square) | Gesture::Carry(square, _)) = gesture;
    vec![ActKind::Removes { square, hand }]
}

fn displacing(gesture: Gesture) -> Vec<ActKind> {
    let (square, to) = match gesture {
        Gesture::Press(square) | Gesture::Off(square) => (square, None),
        Gesture::Carry(square, to) => (square, Some(to)),
    };
    vec![ActKind::Displaces { square, to }]
}

fn putting(
    hand: Hand,
    (role, of, stance): (Role, Owner, Stance),
    gesture: Gesture,
) -> Vec<ActKind> {
    let (Gesture::Press(square) | Gesture::Off(square) | Gesture::Carry(_, square)) = gesture;
    vec![ActKind::Puts { role, square, hand, stance, of }]
}
