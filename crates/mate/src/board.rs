//! The board of the search: small, cheap to copy, and turned so that White is the intended winner.

use shakmaty::{Bitboard, Board as Men, CastlingSide, Chess, Color, Position, Role, Square};

use super::attacks;
use super::certificate::PackedPosition;

/// A legal position, White being the intended winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    roles: [Bitboard; 6],
    white: Bitboard,
    black: Bitboard,
    /// The side to move.
    pub(super) turn: Color,
    /// The rooks with which castling is still a right.
    pub(super) castling: Bitboard,
    /// The pawn that can be taken en passant by a legal move.
    pub(super) passed: Option<Square>,
}

impl Board {
    /// The position as it is, or with colours and ranks exchanged where Black is the intended winner.
    pub(super) fn of(position: &Chess, winner: Color) -> Board {
        let men: &Men = position.board();
        let mut board = Board {
            roles: Role::ALL.map(|role| men.by_role(role)),
            white: men.white(),
            black: men.black(),
            turn: position.turn(),
            castling: Color::ALL
                .into_iter()
                .flat_map(|color| CastlingSide::ALL.map(|side| (color, side)))
                .filter_map(|(color, side)| position.castles().rook(color, side))
                .collect(),
            passed: position.legal_ep_square().map(pawn_that_passed),
        };
        if winner == Color::Black {
            board = board.mirrored();
        }
        board
    }

    /// The same position with colours and ranks exchanged.
    pub(super) fn mirrored(&self) -> Board {
        Board {
            roles: self.roles.map(Bitboard::flip_vertical),
            white: self.black.flip_vertical(),
            black: self.white.flip_vertical(),
            turn: !self.turn,
            castling: self.castling.flip_vertical(),
            passed: self.passed.map(Square::flip_vertical),
        }
    }

    pub(super) const fn role(&self, role: Role) -> Bitboard {
        self.roles[role as usize - 1]
    }

    pub(super) const fn color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    pub(super) fn men(&self, color: Color, role: Role) -> Bitboard {
        self.role(role) & self.color(color)
    }

    pub(super) fn occupied(&self) -> Bitboard {
        self.white | self.black
    }

    pub(super) fn role_at(&self, square: Square) -> Option<Role> {
        let number = self.roles.iter().position(|men| men.contains(square))?;
        Some(Role::ALL[number])
    }

    /// The king's square; a legal position has one.
    pub(super) fn king(&self, color: Color) -> Square {
        self.men(color, Role::King).first().unwrap_or(Square::A1)
    }

    /// The men of one colour that attack a square if the given squares are occupied.
    pub(super) fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let queens = self.role(Role::Queen);
        let diagonal = self.role(Role::Bishop) | queens;
        let straight = self.role(Role::Rook) | queens;
        let us = self.color(by);
        let mut found = (attacks::pawn_attacks(!by, square) & self.role(Role::Pawn))
            | (attacks::knight_attacks(square) & self.role(Role::Knight))
            | (attacks::king_attacks(square) & self.role(Role::King));
        if (diagonal & us).any() {
            found |= attacks::bishop_attacks(square, occupied) & diagonal;
        }
        if (straight & us).any() {
            found |= attacks::rook_attacks(square, occupied) & straight;
        }
        found & us
    }

    /// The squares that the men of one colour attack if the given squares are occupied.
    pub(super) fn attacked_by(&self, by: Color, occupied: Bitboard) -> Bitboard {
        let us = self.color(by);
        let queens = self.role(Role::Queen);
        let mut found = attacks::attacks_of_pawns(by, self.role(Role::Pawn) & us);
        for from in self.role(Role::King) & us {
            found |= attacks::king_attacks(from);
        }
        for from in self.role(Role::Knight) & us {
            found |= attacks::knight_attacks(from);
        }
        for from in (self.role(Role::Bishop) | queens) & us {
            found |= attacks::bishop_attacks(from, occupied);
        }
        for from in (self.role(Role::Rook) | queens) & us {
            found |= attacks::rook_attacks(from, occupied);
        }
        found
    }

    /// The men that give check to the side to move.
    pub(super) fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn), !self.turn, self.occupied())
    }

    pub(super) fn put(&mut self, color: Color, role: Role, square: Square) {
        self.roles[role as usize - 1].add(square);
        match color {
            Color::White => self.white.add(square),
            Color::Black => self.black.add(square),
        }
    }

    pub(super) fn take_off(&mut self, squares: Bitboard) {
        let left = !squares;
        for men in &mut self.roles {
            *men &= left;
        }
        self.white &= left;
        self.black &= left;
        self.castling &= left;
    }

    /// The exact position in 32 bytes.
    pub(super) fn pack(&self) -> PackedPosition {
        let [pawn, knight, bishop, rook, queen, king] = self.roles.map(|men| men.0);
        let special = self.castling.0 | self.passed.map_or(0, |square| 1 << square.to_u32());
        let empty = match self.turn {
            Color::White => 0,
            Color::Black => !self.occupied().0,
        };
        PackedPosition([
            self.white.0 | empty,
            pawn | bishop | queen | special,
            knight | bishop | king | special,
            rook | queen | king | special,
        ])
    }

    /// The position that was packed.
    pub(super) fn unpack(packed: PackedPosition) -> Board {
        let [colors, one, two, four] = packed.0;
        let empty = !(one | two | four);
        let special = one & two & four;
        let back = special & Bitboard::BACKRANKS.0;
        let passed = special & !back;
        let men = |number: usize| {
            let plane = |bit: usize, plane: u64| if number & bit == 0 { !plane } else { plane };
            plane(1, one) & plane(2, two) & plane(4, four)
        };
        let roles = [men(1) | passed, men(2), men(3), men(4) | back, men(5), men(6)];
        Board {
            roles: roles.map(Bitboard),
            white: Bitboard(colors & !empty),
            black: Bitboard(!colors & !empty),
            turn: if colors & empty == 0 { Color::White } else { Color::Black },
            castling: Bitboard(back),
            passed: Bitboard(passed).first(),
        }
    }
}

/// The square of the pawn that has just passed this square.
pub(super) fn pawn_that_passed(square: Square) -> Square {
    // From the third rank to the fourth, from the sixth to the fifth.
    square.xor(Square::A2)
}

impl PackedPosition {
    /// The same position with colours and ranks exchanged.
    pub(super) fn mirrored(self) -> PackedPosition {
        Board::unpack(self).mirrored().pack()
    }
}
