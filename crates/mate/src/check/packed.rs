//! Packed positions, read and written independently of the search.

use shakmaty::{
    Bitboard, CastlingMode, Chess, Color, EnPassantMode, FromSetup, Piece, Position, PositionError,
    Role, Setup, Square,
};

use super::super::certificate::PackedPosition;

/// The number of a rook that may castle, and of a pawn that can be taken en passant.
const SPECIAL: u64 = 7;

pub(super) fn pack(position: &Chess) -> PackedPosition {
    let setup = position.to_setup(EnPassantMode::Legal);
    let mut planes = [0; 4];
    for square in Square::ALL {
        let piece = setup.board.piece_at(square);
        let (number, mark) = match piece {
            Some(_) if is_special(&setup, square) => (SPECIAL, Color::White),
            Some(piece) => (piece.role as u64, Color::White),
            None => (0, Color::Black),
        };
        let color = piece.map_or(setup.turn, |piece| piece.color);
        let bit = |plane: u64| plane << square.to_u32();
        planes[0] |= bit(u64::from(color == mark));
        planes[1] |= bit(number & 1);
        planes[2] |= bit(number >> 1 & 1);
        planes[3] |= bit(number >> 2);
    }
    PackedPosition(planes)
}

fn is_special(setup: &Setup, square: Square) -> bool {
    let passed = setup.ep_square.and_then(|passed| passed.offset(step(!setup.turn)));
    setup.castling_rights.contains(square) || passed == Some(square)
}

/// The distance of one rank in the direction of this colour's pawns.
const fn step(color: Color) -> i32 {
    match color {
        Color::White => 8,
        Color::Black => -8,
    }
}

/// The position with this half-move clock; none if it is not a legal position, apart from the clock.
pub(super) fn unpack(packed: PackedPosition, clock: u32) -> Option<Chess> {
    let [colors, one, two, four] = packed.0.map(Bitboard);
    let mut setup = Setup::empty();
    setup.halfmoves = clock;
    let mut black_empty = 0;
    let mut empty = 0;
    for square in Square::ALL {
        let bit = |plane: Bitboard| u32::from(plane.contains(square));
        let number = bit(one) | bit(two) << 1 | bit(four) << 2;
        let color = Color::from_white(colors.contains(square));
        let role = match u64::from(number) {
            0 => {
                empty += 1;
                black_empty += bit(colors);
                continue;
            }
            SPECIAL if Bitboard::BACKRANKS.contains(square) => {
                setup.castling_rights.add(square);
                Role::Rook
            }
            SPECIAL => {
                setup.ep_square = square.offset(-step(color));
                Role::Pawn
            }
            _ => *Role::ALL.get(number as usize - 1)?,
        };
        setup.board.set_piece_at(square, Piece { color, role });
    }
    if black_empty != 0 && black_empty != empty {
        return None;
    }
    setup.turn = Color::from_white(black_empty == 0);
    let position = Chess::from_setup(setup, CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()?;
    (pack(&position) == packed).then_some(position)
}
