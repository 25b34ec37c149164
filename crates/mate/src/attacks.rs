//! The squares that men attack.
//!
//! The same as those of shakmaty, which without its large tables reverses the bits of the board for every
//! rook: a browser has no instruction for that, and neither have most processors. The checker of proofs
//! uses shakmaty's.

use shakmaty::{Bitboard, Color, Piece, Role, Square};

pub(super) use shakmaty::attacks::{between, king_attacks, knight_attacks, pawn_attacks, ray};

/// The two straight lines and the two diagonals of a square, without it.
struct Lines {
    straight: [u64; 2],
    diagonal: [u64; 2],
}

static LINES: [Lines; 64] = {
    let mut all = [const { Lines { straight: [0; 2], diagonal: [0; 2] } }; 64];
    let mut square = 0;
    while square < 64 {
        all[square as usize] = Lines {
            straight: [line(square, 0, 1), line(square, 1, 0)],
            diagonal: [line(square, 1, 1), line(square, 1, -1)],
        };
        square += 1;
    }
    all
};

/// The squares of the board in this direction and the opposite one.
const fn line(square: i32, file_step: i32, rank_step: i32) -> u64 {
    let mut squares = 0;
    let mut steps = -7;
    while steps < 8 {
        let (file, rank) = (square % 8 + steps * file_step, square / 8 + steps * rank_step);
        if steps != 0 && file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            squares |= 1 << (8 * rank + file);
        }
        steps += 1;
    }
    squares
}

/// The squares on a line up to the nearest occupied one on either side, and that one.
#[inline]
const fn along(line: u64, square: Square, occupied: u64) -> u64 {
    let below = (1 << square.to_u32()) - 1;
    let (lower, upper) = (occupied & line & below, occupied & line & !below);
    // The subtraction changes the bits from the nearest occupied square below up to the one above.
    let nearest = 1 << (63 - (lower | 1).leading_zeros());
    (upper ^ upper.wrapping_sub(nearest)) & line
}

#[inline]
pub(super) const fn bishop_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    let [one, other] = LINES[from.to_usize()].diagonal;
    Bitboard(along(one, from, occupied.0) | along(other, from, occupied.0))
}

#[inline]
pub(super) const fn rook_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    let [one, other] = LINES[from.to_usize()].straight;
    Bitboard(along(one, from, occupied.0) | along(other, from, occupied.0))
}

#[inline]
pub(super) const fn queen_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(bishop_attacks(from, occupied).0 | rook_attacks(from, occupied).0)
}

/// The squares that a man attacks.
#[inline]
pub(super) const fn attacks(from: Square, piece: Piece, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => pawn_attacks(piece.color, from),
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => queen_attacks(from, occupied),
        Role::King => king_attacks(from),
    }
}

/// The squares that men of one kind attack together.
pub(super) fn attacks_of(squares: Bitboard, piece: Piece, occupied: Bitboard) -> Bitboard {
    squares.into_iter().fold(Bitboard::EMPTY, |all, from| all | attacks(from, piece, occupied))
}

/// The squares that these pawns attack together.
#[inline]
pub(super) const fn attacks_of_pawns(color: Color, pawns: Bitboard) -> Bitboard {
    const A_FILE: u64 = 0x0101_0101_0101_0101;
    let (left, right) = (pawns.0 & !A_FILE, pawns.0 & !(A_FILE << 7));
    Bitboard(match color {
        Color::White => left << 7 | right << 9,
        Color::Black => left >> 9 | right >> 7,
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn ok_the_attacks_are_those_of_shakmaty(one in any::<u64>(), two in any::<u64>()) {
            for occupied in [one, one & two, one | two, 0].map(Bitboard) {
                for piece in Role::ALL.into_iter().flat_map(|role| Color::ALL.map(|color| role.of(color))) {
                    for from in Square::ALL {
                        let expected = shakmaty::attacks::attacks(from, piece, occupied);
                        prop_assert_eq!(attacks(from, piece, occupied), expected);
                    }
                }
                for color in Color::ALL {
                    let expected = attacks_of(occupied, Role::Pawn.of(color), Bitboard::EMPTY);
                    prop_assert_eq!(attacks_of_pawns(color, occupied), expected);
                }
            }
        }
    }
}
