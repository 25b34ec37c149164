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
    /// The move that is this one on the board of the query; none for a null move or a drop.
    pub(super) fn of(step: Step, winner: Color) -> Option<Ply> {
        let UciMove::Normal { from, to, promotion } = step.0 else { return None };
        let seen = |square: Square| match winner {
            Color::White => square,
            Color::Black => square.flip_vertical(),
        };
        Some(Ply { from: seen(from), to: seen(to), promotion })
    }

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

/// The bounds within which the king's men may move.
struct Bounds {
    king: Square,
    occupied: Bitboard,
    /// The squares that answer a check, or all of them.
    answers: Bitboard,
    pinned: Bitboard,
}

impl Bounds {
    fn of(&self, from: Square) -> Bitboard {
        if self.pinned.contains(from) {
            return self.answers & attacks::ray(self.king, from);
        }
        self.answers
    }
}

impl Board {
    /// Puts the legal moves into `moves`, and returns whether the side to move is in check.
    pub(super) fn legal_moves(&self, moves: &mut Vec<Ply>) -> InCheck {
        moves.clear();
        let us = self.turn;
        let king = self.king(us);
        let occupied = self.occupied();
        let checkers = self.attackers(king, !us, occupied);
        let beside = attacks::king_attacks(king) & !self.color(us);
        if beside.any() {
            let attacked = self.attacked_by(!us, occupied.without(king));
            let steps = (beside & !attacked).into_iter();
            moves.extend(steps.map(|to| Ply { from: king, to, promotion: None }));
        }
        let Some(bounds) = self.bounds(king, occupied, checkers) else { return InCheck::Yes };
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for from in self.men(us, role) {
                let to = self.officer_targets(role, from, &bounds).into_iter();
                moves.extend(to.map(|to| Ply { from, to, promotion: None }));
            }
        }
        self.pawn_moves(&bounds, moves);
        if checkers.any() {
            return InCheck::Yes;
        }
        self.castling_moves(king, occupied, moves);
        InCheck::No
    }

    /// Whether the side to move has a legal move; castling is never the only one.
    pub(super) fn has_legal_move(&self) -> bool {
        let us = self.turn;
        let king = self.king(us);
        let occupied = self.occupied();
        let is_free = |to| self.attackers(to, !us, occupied.without(king)).is_empty();
        if (attacks::king_attacks(king) & !self.color(us)).into_iter().any(is_free) {
            return true;
        }
        let checkers = self.attackers(king, !us, occupied);
        let Some(bounds) = self.bounds(king, occupied, checkers) else { return false };
        let men = |role| self.men(us, role).into_iter();
        let officers = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        men(Role::Pawn).any(|from| self.pawn_targets(from, &bounds).any())
            || officers
                .into_iter()
                .any(|role| men(role).any(|from| self.officer_targets(role, from, &bounds).any()))
            || self.captures_in_passing().next().is_some()
    }

    /// The bounds for the moves of the king's men; none if only he may move.
    fn bounds(&self, king: Square, occupied: Bitboard, checkers: Bitboard) -> Option<Bounds> {
        let answers = match checkers.first() {
            Some(_) if checkers.more_than_one() => return None,
            Some(checker) => attacks::between(king, checker) | checkers,
            None => Bitboard::FULL,
        };
        Some(Bounds { king, occupied, answers, pinned: self.pinned(king, occupied) })
    }

    /// The squares to which a knight, bishop, rook or queen may move.
    fn officer_targets(&self, role: Role, from: Square, bounds: &Bounds) -> Bitboard {
        let attacked = match role {
            Role::Knight => attacks::knight_attacks(from),
            Role::Bishop => attacks::bishop_attacks(from, bounds.occupied),
            Role::Rook => attacks::rook_attacks(from, bounds.occupied),
            Role::Queen => attacks::queen_attacks(from, bounds.occupied),
            Role::Pawn | Role::King => Bitboard::EMPTY,
        };
        attacked & bounds.of(from) & !self.color(self.turn)
    }

    /// The squares to which a pawn may move, apart from captures en passant.
    fn pawn_targets(&self, from: Square, bounds: &Bounds) -> Bitboard {
        let us = self.turn;
        let free = !bounds.occupied;
        let one = ahead(us, Bitboard::from(from)) & free;
        let two = ahead(us, one & us.fold_wb(Rank::Third, Rank::Sixth)) & free;
        let taken = attacks::pawn_attacks(us, from) & self.color(!us);
        (one | two | taken) & bounds.of(from)
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

    fn pawn_moves(&self, bounds: &Bounds, moves: &mut Vec<Ply>) {
        for from in self.men(self.turn, Role::Pawn) {
            for to in self.pawn_targets(from, bounds) {
                if Bitboard::BACKRANKS.contains(to) {
                    let promoted = PROMOTIONS.map(|role| Ply { from, to, promotion: Some(role) });
                    moves.extend(promoted);
                } else {
                    moves.push(Ply { from, to, promotion: None });
                }
            }
        }
        moves.extend(self.captures_in_passing());
    }

    fn captures_in_passing(&self) -> impl Iterator<Item = Ply> {
        let us = self.turn;
        self.passed.into_iter().flat_map(move |passed| {
            let to = pawn_that_passed(passed);
            let takers = attacks::pawn_attacks(!us, to) & self.men(us, Role::Pawn);
            let legal = move |from: &Square| self.may_take_in_passing(*from, to, passed);
            takers.into_iter().filter(legal).map(move |from| Ply { from, to, promotion: None })
        })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Query;

    #[test]
    fn ok_a_legal_move_is_found_where_there_are_any() {
        let known = include_str!("../tests/data/cases.csv").lines().skip(1);
        let special = [
            "8/8/8/1k6/3Pp3/8/8/K7 b - d3 0 1,black",
            "8/6bb/8/8/R1pP2k1/4P3/P7/K7 b - d3 0 1,black",
            "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1,black",
        ];
        let (mut moves, mut replies, mut without) = (Vec::new(), Vec::new(), 0);
        for line in known.chain(special) {
            let fen = line.split(',').next().expect("a field");
            let query = Query::from_fen(fen, Color::White).expect("a position");
            let board = Board::of(query.position(), Color::White);
            board.legal_moves(&mut moves);
            assert_eq!(board.has_legal_move(), !moves.is_empty(), "{fen}");
            for ply in &moves {
                let child = board.after(*ply);
                child.legal_moves(&mut replies);
                assert_eq!(child.has_legal_move(), !replies.is_empty(), "{fen} {ply:?}");
                without += usize::from(replies.is_empty());
            }
        }
        assert!(without > 500, "{without}");
    }
}
