//! Legal moves on the board of the search.

use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, Color, File, Rank, Role, Square};

use super::attacks;
use super::board::{Board, pawn_that_passed};
use super::step::Step;

/// A move: two squares, and the role to which a pawn is promoted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ply {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
}

impl Ply {
    /// Returns the move as it is on the board of the query.
    pub(super) fn step(self, winner: Color) -> Step {
        let seen = |square: Square| match winner {
            Color::White => square,
            Color::Black => square.flip_vertical(),
        };
        let (from, to, promotion) = (seen(self.from), seen(self.to), self.promotion);
        Step(UciMove::Normal { from, to, promotion })
    }
}

/// The roles to which a pawn may be promoted.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Knight, Role::Rook, Role::Bishop];

impl Board {
    /// Puts the legal moves into `moves`, and returns whether the side to move is in check.
    pub(super) fn legal_moves(&self, moves: &mut Vec<Ply>) -> InCheck {
        moves.clear();
        let us = self.turn;
        let king = self.king(us);
        let occupied = self.occupied();
        let checkers = self.attackers(king, !us, occupied);
        self.king_moves(king, occupied, moves);
        if checkers.more_than_one() {
            return InCheck::Yes;
        }
        let allowed = match checkers.first() {
            Some(checker) => attacks::between(king, checker) | checkers,
            None => Bitboard::FULL,
        };
        let pinned = self.pinned(king, occupied);
        let targets = allowed & !self.color(us);
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for from in self.men(us, role) {
                let mut to = self.officer_attacks(role, from, occupied) & targets;
                if pinned.contains(from) {
                    to &= attacks::ray(king, from);
                }
                moves.extend(to.into_iter().map(|to| Ply { from, to, promotion: None }));
            }
        }
        self.pawn_moves(king, pinned, allowed, moves);
        if checkers.any() {
            return InCheck::Yes;
        }
        self.castling_moves(king, occupied, moves);
        InCheck::No
    }

    /// The squares that a knight, bishop, rook or queen attacks.
    fn officer_attacks(&self, role: Role, from: Square, occupied: Bitboard) -> Bitboard {
        match role {
            Role::Knight => attacks::knight_attacks(from),
            Role::Bishop => attacks::bishop_attacks(from, occupied),
            Role::Rook => attacks::rook_attacks(from, occupied),
            Role::Queen => attacks::queen_attacks(from, occupied),
            Role::Pawn | Role::King => Bitboard::EMPTY,
        }
    }

    fn king_moves(&self, king: Square, occupied: Bitboard, moves: &mut Vec<Ply>) {
        let without_king = occupied.without(king);
        for to in attacks::king_attacks(king) & !self.color(self.turn) {
            if self.attackers(to, !self.turn, without_king).is_empty() {
                moves.push(Ply { from: king, to, promotion: None });
            }
        }
    }

    /// Own men that stand alone between the king and a man that would attack him.
    fn pinned(&self, king: Square, occupied: Bitboard) -> Bitboard {
        let us = self.color(self.turn);
        let them = self.color(!self.turn);
        let queens = self.role(Role::Queen);
        let diagonal = (self.role(Role::Bishop) | queens) & them;
        let straight = (self.role(Role::Rook) | queens) & them;
        let mut snipers = Bitboard::EMPTY;
        if diagonal.any() {
            snipers |= attacks::bishop_attacks(king, Bitboard::EMPTY) & diagonal;
        }
        if straight.any() {
            snipers |= attacks::rook_attacks(king, Bitboard::EMPTY) & straight;
        }
        let mut pinned = Bitboard::EMPTY;
        for sniper in snipers {
            let between = attacks::between(king, sniper) & occupied;
            if between.any() && !between.more_than_one() {
                pinned |= between & us;
            }
        }
        pinned
    }

    fn pawn_moves(&self, king: Square, pinned: Bitboard, allowed: Bitboard, moves: &mut Vec<Ply>) {
        let us = self.turn;
        let free = !self.occupied();
        for from in self.men(us, Role::Pawn) {
            let mut to = attacks::pawn_attacks(us, from) & self.color(!us);
            let one = ahead(us, Bitboard::from(from)) & free;
            to |= one | (ahead(us, one & us.fold_wb(Rank::Third, Rank::Sixth)) & free);
            to &= allowed;
            if pinned.contains(from) {
                to &= attacks::ray(king, from);
            }
            for to in to {
                if Bitboard::BACKRANKS.contains(to) {
                    let promoted = PROMOTIONS.map(|role| Ply { from, to, promotion: Some(role) });
                    moves.extend(promoted);
                } else {
                    moves.push(Ply { from, to, promotion: None });
                }
            }
        }
        if let Some(passed) = self.passed {
            let to = pawn_that_passed(passed);
            for from in attacks::pawn_attacks(!us, to) & self.men(us, Role::Pawn) {
                if self.may_take_in_passing(from, to, passed) {
                    moves.push(Ply { from, to, promotion: None });
                }
            }
        }
    }

    /// Whether a capture en passant leaves the own king out of check.
    fn may_take_in_passing(&self, from: Square, to: Square, passed: Square) -> bool {
        let occupied = self.occupied().without(from).without(passed).with(to);
        let attackers = self.attackers(self.king(self.turn), !self.turn, occupied);
        attackers.without(passed).is_empty()
    }

    fn castling_moves(&self, king: Square, occupied: Bitboard, moves: &mut Vec<Ply>) {
        for rook in self.castling & self.color(self.turn) {
            let file = if rook.file() < king.file() { File::C } else { File::G };
            let to = Square::from_coords(file, king.rank());
            let passed = attacks::between(king, to).with(to);
            let is_attacked =
                |square| self.attackers(square, !self.turn, occupied.without(king)).any();
            if (attacks::between(king, rook) & occupied).is_empty()
                && !passed.into_iter().any(is_attacked)
            {
                moves.push(Ply { from: king, to, promotion: None });
            }
        }
    }

    /// Whether a move is a capture or a pawn move.
    pub(super) fn is_zeroing(&self, ply: Ply) -> bool {
        self.role(Role::Pawn).contains(ply.from) || self.color(!self.turn).contains(ply.to)
    }

    /// The position after a legal move.
    pub(super) fn after(&self, ply: Ply) -> Board {
        let mut next = *self;
        let us = self.turn;
        let Some(role) = self.role_at(ply.from) else { return next };
        let mut gone = Bitboard::from(ply.from).with(ply.to);
        if role == Role::Pawn
            && ply.from.file() != ply.to.file()
            && !self.occupied().contains(ply.to)
        {
            gone |= self.passed.map_or(Bitboard::EMPTY, Bitboard::from);
        }
        next.take_off(gone);
        next.put(us, ply.promotion.unwrap_or(role), ply.to);
        next.turn = !us;
        next.passed = None;
        match role {
            Role::King => next.king_has_moved(ply, us),
            Role::Pawn if ply.from.distance(ply.to) == 2 => next.let_pass(ply.to),
            Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {}
        }
        next
    }

    fn king_has_moved(&mut self, ply: Ply, us: Color) {
        let rooks = self.castling & self.color(us);
        if rooks.is_empty() {
            return;
        }
        self.castling &= !rooks;
        if ply.from.distance(ply.to) < 2 {
            return;
        }
        let is_long = ply.to < ply.from;
        let (corner, beside) = if is_long { (File::A, File::D) } else { (File::H, File::F) };
        self.take_off(Square::from_coords(corner, ply.from.rank()).into());
        self.put(us, Role::Rook, Square::from_coords(beside, ply.from.rank()));
    }

    /// Notes a pawn that has made a double step, if it can be taken en passant by a legal move.
    fn let_pass(&mut self, passed: Square) {
        let to = pawn_that_passed(passed);
        let takers = attacks::pawn_attacks(!self.turn, to) & self.men(self.turn, Role::Pawn);
        if takers.into_iter().any(|from| self.may_take_in_passing(from, to, passed)) {
            self.passed = Some(passed);
        }
    }
}

/// Whether the side to move is in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InCheck {
    Yes,
    No,
}

/// The squares one rank ahead of these, in the direction of this colour's pawns.
pub(super) fn ahead(color: Color, squares: Bitboard) -> Bitboard {
    match color {
        Color::White => Bitboard(squares.0 << 8),
        Color::Black => Bitboard(squares.0 >> 8),
    }
}
