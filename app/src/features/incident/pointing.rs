//! The answer that is given by pointing at the board.

use acconcio_training::grading::Play;
use shakmaty::{Board, Color, Move, Role, Square};

/// An answer about the obligation that names no piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GeneralObligation {
    /// The obligation to play any legal move.
    AnyLegalMove,
    /// The player is under no obligation.
    NoDuty,
}

/// A notice on the trainee's last action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The open question has no answer yet.
    AnswerFirst,
    /// The piece pointed at has no legal move to this square.
    NoSuchMove(Square),
    /// The square is empty.
    NoPiece(Square),
}

/// The choices made by pointing: pieces by the square on which they stood before the turn, and the
/// moves that were named one by one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pointing {
    blanket: Option<GeneralObligation>,
    pieces: Vec<Square>,
    moves: Vec<Move>,
    promotion: Vec<Move>,
    is_adding: bool,
}

/// The board that is pointed at.
#[derive(Clone, Debug)]
pub(crate) struct PointedBoard {
    /// The board as it is shown.
    pub(crate) board: Board,
    /// The pieces that stand elsewhere on it than before the turn: from where, to where.
    pub(crate) displaced: Vec<(Square, Square)>,
    /// The legal moves in the position before the turn.
    pub(crate) moves: Vec<Move>,
}

impl PointedBoard {
    /// The square on which the piece shown on a square stood before the turn.
    fn origin_of(&self, shown: Square) -> Square {
        self.displaced.iter().find(|(_, to)| *to == shown).map_or(shown, |(from, _)| *from)
    }

    /// The square on which a piece is shown, by the one on which it stood before the turn.
    pub(crate) fn shown_at(&self, origin: Square) -> Square {
        self.displaced.iter().find(|(from, _)| *from == origin).map_or(origin, |(_, to)| *to)
    }

    /// The legal moves that move or capture the piece of a square.
    fn moves_with(&self, origin: Square) -> Vec<Move> {
        let plays = |played: &&Move| {
            played.from() == Some(origin) || captured_square(played) == Some(origin)
        };
        self.moves.iter().filter(plays).copied().collect()
    }
}

impl Pointing {
    /// An answer that names no piece.
    pub(crate) fn blanket(blanket: GeneralObligation) -> Pointing {
        Pointing { blanket: Some(blanket), ..Pointing::default() }
    }

    /// The choices that give an answer.
    pub(crate) fn of(play: &Play) -> Pointing {
        match play {
            Play::AnyLegalMove => Pointing::blanket(GeneralObligation::AnyLegalMove),
            Play::NoDuty => Pointing::blanket(GeneralObligation::NoDuty),
            Play::Piece(square) => Pointing { pieces: vec![*square], ..Pointing::default() },
            Play::Moves(moves) => {
                let mut pieces: Vec<Square> = moves.iter().filter_map(|it| it.from()).collect();
                pieces.dedup();
                Pointing { pieces, moves: moves.clone(), ..Pointing::default() }
            }
        }
    }

    /// The answer that names no piece, if it is one.
    pub fn is_blanket(&self) -> Option<GeneralObligation> {
        self.blanket
    }

    /// The squares on which the pieces pointed at stood before the turn.
    pub fn pieces(&self) -> &[Square] {
        &self.pieces
    }

    /// The moves that were named.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The promotions among which the trainee has yet to choose.
    pub fn promotion(&self) -> &[Move] {
        &self.promotion
    }

    /// Whether the next piece is added as a further choice.
    pub fn is_adding(&self) -> bool {
        self.is_adding
    }

    /// The answer given by the choices, if they give one.
    pub(crate) fn play(&self, pointed: &PointedBoard) -> Option<Play> {
        match (self.blanket, self.pieces.as_slice()) {
            (Some(GeneralObligation::AnyLegalMove), _) => Some(Play::AnyLegalMove),
            (Some(GeneralObligation::NoDuty), _) => Some(Play::NoDuty),
            (None, []) => None,
            (None, [one]) if self.moves.is_empty() => Some(Play::Piece(*one)),
            (None, pieces) => {
                let mut moves: Vec<Move> = Vec::new();
                for piece in pieces {
                    let all = pointed.moves_with(*piece);
                    let named: Vec<Move> =
                        all.iter().filter(|played| self.moves.contains(played)).copied().collect();
                    moves.extend(if named.is_empty() { all } else { named });
                }
                Some(Play::Moves(moves))
            }
        }
    }

    /// Whether a square has been chosen: for the piece on it, or to name a move with one.
    pub(super) fn is_chosen(&self, square: Square, pointed: &PointedBoard) -> bool {
        let names_a_move = |piece: &Square| {
            moves_to(pointed, *piece, square).iter().any(|played| self.moves.contains(played))
        };
        self.pieces.contains(&pointed.origin_of(square)) || self.pieces.iter().any(names_a_move)
    }

    /// Points at a square: at a piece, or at a square to which the piece pointed at can go.
    pub(crate) fn point(&mut self, square: Square, pointed: &PointedBoard) -> Option<Notice> {
        self.blanket = None;
        self.promotion.clear();
        let named = match self.pieces.last() {
            Some(piece) if !self.is_adding => moves_to(pointed, *piece, square),
            Some(_) | None => Vec::new(),
        };
        if !named.is_empty() {
            self.name(named);
            return None;
        }
        if pointed.board.piece_at(square).is_none() {
            return Some(match self.pieces.is_empty() {
                true => Notice::NoPiece(square),
                false => Notice::NoSuchMove(square),
            });
        }
        self.point_at_piece(square, pointed);
        None
    }

    /// Chooses the piece for a promotion; `None` leaves the choice to the player.
    pub(crate) fn promote(&mut self, role: Option<Role>) {
        let chosen = self
            .promotion
            .drain(..)
            .filter(|played| role.is_none() || played.promotion() == role)
            .collect::<Vec<_>>();
        self.moves.extend(chosen);
    }

    /// Lets the next piece pointed at be added instead of replacing the last, or no longer.
    pub(crate) fn add_piece(&mut self) {
        self.is_adding = !self.pieces.is_empty() && !self.is_adding;
    }

    fn point_at_piece(&mut self, square: Square, pointed: &PointedBoard) {
        let origin = pointed.origin_of(square);
        if self.pieces.contains(&origin) {
            self.pieces.retain(|piece| *piece != origin);
            let with = pointed.moves_with(origin);
            self.moves.retain(|played| !with.contains(played));
        } else {
            if !self.is_adding {
                self.pieces.clear();
                self.moves.clear();
            }
            self.pieces.push(origin);
            // Pointing at a piece on its new square also names the move to that square.
            if origin != square {
                self.name(moves_to(pointed, origin, square));
            }
        }
        self.is_adding = false;
    }

    /// Names a move, or takes it back; of several promotions one has to be chosen first.
    fn name(&mut self, named: Vec<Move>) {
        if named.iter().any(|played| self.moves.contains(played)) {
            self.moves.retain(|played| !named.contains(played));
        } else if named.len() > 1 {
            self.promotion = named;
        } else {
            self.moves.extend(named);
        }
    }
}

/// The legal moves of the piece of a square to another square as it is shown; castling can be named by
/// the king's square or the rook's. Where the piece is the opponent's, the captures of it by the piece
/// there.
fn moves_to(pointed: &PointedBoard, piece: Square, shown: Square) -> Vec<Move> {
    let moves = pointed.moves_with(piece);
    let aims = |played: &Move| {
        let is_capture_by = captured_square(played) == Some(piece)
            && played.from() == Some(pointed.origin_of(shown));
        let goes_there = played.from() == Some(piece)
            && (target_square(played) == shown
                || captured_square(played) == Some(shown)
                || castling_rook(played) == Some(shown));
        is_capture_by || goes_there
    };
    moves.into_iter().filter(aims).collect()
}

/// The square on which a move puts its piece; for castling the king.
pub(crate) fn target_square(played: &Move) -> Square {
    match (*played, played.castling_side()) {
        (Move::Castle { king, .. }, Some(side)) => side.king_to(color_of_rank(king)),
        (
            Move::Castle { .. } | Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. },
            _,
        ) => played.to(),
    }
}

fn castling_rook(played: &Move) -> Option<Square> {
    match *played {
        Move::Castle { rook, .. } => Some(rook),
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => None,
    }
}

fn color_of_rank(king: Square) -> Color {
    if king.rank() == shakmaty::Rank::First { Color::White } else { Color::Black }
}

/// The square of the piece that a move captures; behind the target for an en passant capture.
fn captured_square(played: &Move) -> Option<Square> {
    match *played {
        Move::Normal { capture: Some(_), to, .. } => Some(to),
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        Move::Normal { capture: None, .. } | Move::Castle { .. } | Move::Put { .. } => None,
    }
}
