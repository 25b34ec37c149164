//! The effects of acts on one board and its clock.

use shakmaty::{Board, Color, Piece, Rank, Role, Square};

use super::{ActError, OneBoard, TurnBeginning};

impl OneBoard {
    /// The board with every promoted pawn as the piece it counts as.
    pub fn counting(&self) -> Board {
        let mut board = self.board.clone();
        for (square, role) in &self.named {
            if let Some(piece) = board.piece_at(*square) {
                board.set_piece_at(*square, Piece { role: *role, ..piece });
            }
        }
        board
    }

    /// A pawn of a player on his last rank for which no piece has been announced.
    pub fn unnamed(&self, player: Color) -> Option<Square> {
        let last = shakmaty::Bitboard::from_rank(player.fold_wb(Rank::Eighth, Rank::First));
        let pawns = self.board.pawns() & self.board.by_color(player) & last;
        pawns.into_iter().find(|square| !self.named.contains_key(square))
    }

    pub(super) fn piece_on(&self, square: Square) -> Result<Piece, ActError> {
        self.board.piece_at(square).ok_or(ActError::EmptySquare(square))
    }

    pub(super) fn let_time_pass(&mut self, seconds: u32) {
        if let Some(player) = self.running {
            let remaining = self.remaining.of_mut(player);
            *remaining = remaining.saturating_sub(seconds);
        }
    }

    pub(super) fn drop_flag(&mut self, player: Color) {
        *self.flags.of_mut(player) = true;
        *self.remaining.of_mut(player) = 0;
    }

    pub(super) const fn start(&mut self) {
        self.running = Some(self.to_move);
    }

    /// Passes the turn, where that side's clock is running.
    pub(super) fn press(&mut self, player: Color) {
        if self.running != Some(player) {
            return;
        }
        let put = std::mem::take(&mut self.put);
        if let Some(last) = self.turns.last_mut() {
            last.put = put;
        }
        self.to_move = !player;
        self.running = Some(!player);
        self.said = None;
        self.fresh = None;
        self.turns.push(TurnBeginning {
            player: !player,
            board: self.board.clone(),
            named: self.named.clone(),
            put: Vec::new(),
        });
    }

    /// Announces a piece for the pawn on the last rank, or for the next to arrive there.
    pub(super) fn name(&mut self, player: Color, role: Role) {
        let is_piece = matches!(role, Role::Queen | Role::Rook | Role::Bishop | Role::Knight);
        if !is_piece {
            return;
        }
        if player == self.to_move {
            self.said = Some(role);
        }
        let pawn = self.fresh.filter(|_| player == self.to_move).or(self.unnamed(player));
        if let Some(square) = pawn {
            self.named.insert(square, role);
            self.fresh = Some(square);
        }
    }

    /// Moves a piece from one square to another; a piece there has already been taken off.
    pub(super) fn transfer(&mut self, from: Square, to: Square, piece: Piece) {
        self.board.discard_piece_at(from);
        self.board.set_piece_at(to, piece);
        for put in self.put.iter_mut().filter(|put| put.square == from) {
            put.square = to;
        }
        let name = self.named.remove(&from);
        // A pawn announced in this turn that leaves the last rank again is a pawn.
        if self.fresh == Some(from) {
            self.fresh = None;
        } else if let Some(role) = name {
            self.named.insert(to, role);
        }
        if let Some(role) = self.said.filter(|_| self.unnamed(self.to_move) == Some(to)) {
            self.named.insert(to, role);
            self.fresh = Some(to);
        }
    }

    /// Takes a piece off a square.
    pub(super) fn clear(&mut self, square: Square) {
        self.board.discard_piece_at(square);
        self.named.remove(&square);
        self.put.retain(|put| put.square != square);
        self.fresh = self.fresh.filter(|fresh| *fresh != square);
    }
}
