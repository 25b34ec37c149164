//! The changes to a position that is being set up.

use shakmaty::{
    Bitboard, Board, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, FromSetup, Piece,
    Position, PositionError, Rank, Role, Setup, Square,
};

/// A change to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Puts a piece on a square, in place of what stands there.
    Put(Piece, Square),
    /// Removes the piece of a square.
    Remove(Square),
    /// Carries a piece from one square to another.
    Carry(Square, Square),
    /// Removes all pieces.
    Clear,
    /// Sets up the starting position of a game.
    Initial,
    /// Exchanges the colours, with the two sides of the board and the player to move.
    ExchangeColors,
    /// Gives the move to a player.
    ToMove(Color),
    /// Allows castling with the rook of a square.
    AllowCastling(Square),
    /// Forbids castling with the rook of a square.
    ForbidCastling(Square),
    /// Names the square that a pawn has just passed, if any.
    EnPassant(Option<Square>),
    /// Sets the number of half-moves since the last capture or pawn move.
    HalfMoves(u32),
}

/// The reason why a change is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditError {
    /// A pawn would stand on the first or the last rank.
    PawnOnLastRank,
}

/// A right to castle that the position makes possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PossibleCastling {
    /// The player.
    pub player: Color,
    /// The side on which he castles.
    pub side: CastlingSide,
    /// The square of the rook.
    pub rook: Square,
}

/// Returns the position after a change. A king that is put on the board leaves its former square, and
/// rights that the position no longer makes possible are dropped.
///
/// # Errors
/// The reason why the change is refused.
pub fn edited(setup: &Setup, edit: Edit) -> Result<Setup, EditError> {
    let mut next = setup.clone();
    match edit {
        Edit::Put(piece, square) => put(&mut next.board, piece, square)?,
        Edit::Remove(square) => next.board.discard_piece_at(square),
        Edit::Carry(from, to) => {
            if let Some(piece) = next.board.remove_piece_at(from) {
                put(&mut next.board, piece, to)?;
            }
        }
        Edit::Clear => next = Setup::empty(),
        Edit::Initial => next = Setup::initial(),
        Edit::ExchangeColors => next.mirror(),
        Edit::ToMove(player) => next.turn = player,
        Edit::AllowCastling(rook) => next.castling_rights.add(rook),
        Edit::ForbidCastling(rook) => next.castling_rights.discard(rook),
        Edit::EnPassant(square) => next.ep_square = square,
        Edit::HalfMoves(count) => next.halfmoves = count,
    }
    Ok(with_possible_rights(next))
}

fn put(board: &mut Board, piece: Piece, square: Square) -> Result<(), EditError> {
    let is_last = matches!(square.rank(), Rank::First | Rank::Eighth);
    if piece.role == Role::Pawn && is_last {
        return Err(EditError::PawnOnLastRank);
    }
    if piece.role == Role::King {
        for former in board.by_piece(piece) {
            board.discard_piece_at(former);
        }
    }
    board.set_piece_at(square, piece);
    Ok(())
}

/// Returns the position without the rights that it does not make possible.
pub fn with_possible_rights(mut setup: Setup) -> Setup {
    let possible = possible_castling(&setup.board).into_iter().map(|castling| castling.rook);
    setup.castling_rights &= possible.collect::<Bitboard>();
    setup.ep_square = setup.ep_square.filter(|square| can_capture_on(&setup, *square));
    setup.promoted = Bitboard::EMPTY;
    setup
}

/// Returns the rights to castle that the squares of kings and rooks make possible.
pub fn possible_castling(board: &Board) -> Vec<PossibleCastling> {
    let all = [
        (Color::White, CastlingSide::KingSide, Square::E1, Square::H1),
        (Color::White, CastlingSide::QueenSide, Square::E1, Square::A1),
        (Color::Black, CastlingSide::KingSide, Square::E8, Square::H8),
        (Color::Black, CastlingSide::QueenSide, Square::E8, Square::A8),
    ];
    let stands = |square, piece| board.piece_at(square) == Some(piece);
    let possible = all.into_iter().filter(|(player, _, king, rook)| {
        stands(*king, Role::King.of(*player)) && stands(*rook, Role::Rook.of(*player))
    });
    possible.map(|(player, side, _, rook)| PossibleCastling { player, side, rook }).collect()
}

/// Returns the squares on which the player to move could capture en passant, if a pawn has just passed
/// one of them.
pub fn possible_en_passant(setup: &Setup) -> Vec<Square> {
    let rank = setup.turn.fold_wb(Rank::Sixth, Rank::Third);
    Bitboard::from(rank).into_iter().filter(|square| can_capture_on(setup, *square)).collect()
}

fn can_capture_on(setup: &Setup, square: Square) -> bool {
    let passed = Setup { ep_square: Some(square), ..setup.clone() };
    let position = Chess::from_setup(passed, CastlingMode::Standard)
        .or_else(PositionError::ignore_impossible_check);
    position.is_ok_and(|position| position.ep_square(EnPassantMode::Legal) == Some(square))
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;

    use super::*;

    fn setup(fen: &str) -> Setup {
        fen.parse::<Fen>().unwrap().into_setup()
    }

    #[track_caller]
    fn check(start: &str, edits: &[Edit], expected: &str) {
        let after = |setup: Setup, edit: &Edit| edited(&setup, *edit).unwrap();
        let end = edits.iter().fold(setup(start), after);
        assert_eq!(Fen::try_from_setup(end).unwrap().to_string(), expected);
    }

    const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";
    const KING: Piece = Piece { color: Color::White, role: Role::King };
    const PAWN: Piece = Piece { color: Color::Black, role: Role::Pawn };

    #[test]
    fn ok_pieces_are_put_carried_and_removed() {
        check(EMPTY, &[Edit::Put(KING, Square::E1)], "8/8/8/8/8/8/8/4K3 w - - 0 1");
        let carried = [Edit::Put(KING, Square::E1), Edit::Carry(Square::E1, Square::D2)];
        check(EMPTY, &carried, "8/8/8/8/8/8/3K4/8 w - - 0 1");
        check(EMPTY, &[Edit::Put(PAWN, Square::A7), Edit::Remove(Square::A7)], EMPTY);
        check(EMPTY, &[Edit::Carry(Square::A1, Square::A2)], EMPTY);
        check(EMPTY, &[Edit::Initial, Edit::Clear], EMPTY);
    }

    #[test]
    fn ok_a_player_has_one_king() {
        let twice = [Edit::Put(KING, Square::E1), Edit::Put(KING, Square::A5)];
        check(EMPTY, &twice, "8/8/8/K7/8/8/8/8 w - - 0 1");
    }

    #[test]
    fn err_a_pawn_on_the_last_rank() {
        for square in [Square::A1, Square::H8] {
            let put = edited(&Setup::empty(), Edit::Put(PAWN, square));
            assert_eq!(put, Err(EditError::PawnOnLastRank));
        }
        let carried = Edit::Carry(Square::E7, Square::E8);
        assert_eq!(edited(&Setup::initial(), carried), Err(EditError::PawnOnLastRank));
    }

    #[test]
    fn ok_rights_to_castle_go_with_king_and_rook() {
        let rooks = |fen: &str| {
            let possible = possible_castling(&setup(fen).board).into_iter();
            possible.map(|castling| castling.rook).collect::<Vec<_>>()
        };
        assert_eq!(rooks("r3k2r/8/8/8/8/8/8/R3K3 w - - 0 1"), [Square::A1, Square::H8, Square::A8]);
        assert_eq!(rooks("8/4k3/8/8/8/8/8/R3K1R1 w - - 0 1"), [Square::A1]);
        assert_eq!(rooks(EMPTY), []);
        let start = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
        let both = [Edit::AllowCastling(Square::H1), Edit::AllowCastling(Square::A1)];
        check(start, &both, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        check(start, &[both[0], Edit::Remove(Square::H1)], "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        check(start, &[both[0], Edit::ForbidCastling(Square::H1)], start);
        check(start, &[Edit::AllowCastling(Square::H8)], start);
    }

    #[test]
    fn ok_en_passant_only_where_a_pawn_may_capture() {
        let passed = setup("4k3/8/8/3pP1p1/8/8/8/4K3 w - - 0 1");
        assert_eq!(possible_en_passant(&passed), [Square::D6]);
        assert_eq!(possible_en_passant(&Setup { turn: Color::Black, ..passed.clone() }), []);
        // The pawn may not leave the file on which it shields its king.
        assert_eq!(possible_en_passant(&setup("4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1")), []);
        // No square behind the pawn is empty.
        assert_eq!(possible_en_passant(&setup("4k3/8/3n4/3pP3/8/8/8/4K3 w - - 0 1")), []);
        let named = edited(&passed, Edit::EnPassant(Some(Square::D6))).unwrap();
        assert_eq!(named.ep_square, Some(Square::D6));
        assert_eq!(edited(&named, Edit::Remove(Square::E5)).unwrap().ep_square, None);
        assert_eq!(edited(&named, Edit::ToMove(Color::Black)).unwrap().ep_square, None);
    }

    #[test]
    fn ok_colors_are_exchanged_and_back() {
        let start = "4k3/p7/8/8/8/8/8/R3K2R b KQ - 3 1";
        check(start, &[Edit::ExchangeColors], "r3k2r/8/8/8/8/8/P7/4K3 w kq - 3 1");
        check(start, &[Edit::ExchangeColors, Edit::ExchangeColors], start);
    }
}
