//! The move generator for one board of the tandem game: moves on the board, and pieces put on it.
//!
//! A position is a [`Setup`] in which every promoted pawn is the piece it counts as; `promoted` marks
//! those that are physically pawns. More pieces of a kind than a set has are allowed. Reserves are not
//! part of the position: functions that need one take it as an argument.

use shakmaty::san::San;
use shakmaty::{
    Bitboard, Board, ByRole, CastlingMode, Chess, Color, FromSetup, Move, Piece, Position,
    PositionError, Rank, Role, Setup, Square, attacks,
};

use acconcio_adjudication::movement::{move_between, setup_of};

/// The position for the generator of moves on the board; none where a king is missing, the player who is
/// not to move is in check, or a pawn stands on an end rank.
pub fn position(setup: &Setup) -> Option<Chess> {
    let plain = Setup { pockets: None, promoted: Bitboard::EMPTY, ..setup.clone() };
    Chess::from_setup(plain, CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

/// All legal turns: the moves on the board and the pieces of the reserve that may be put there. A
/// promotion is to the piece that is announced.
pub fn legal(setup: &Setup, reserve: &ByRole<u8>) -> Vec<Move> {
    let Some(chess) = position(setup) else { return Vec::new() };
    let mut all: Vec<Move> = chess.legal_moves().into_iter().collect();
    all.extend(drops(setup, reserve));
    all
}

/// The pieces of a reserve that may be put on the board, each with its square.
pub fn drops(setup: &Setup, reserve: &ByRole<u8>) -> Vec<Move> {
    let safe = safe_for_drops(&setup.board, setup.turn);
    let in_reserve = Role::ALL.into_iter().filter(|role| *reserve.get(*role) > 0);
    in_reserve
        .flat_map(|role| (safe & may_be_put_on(role)).into_iter().map(move |to| (role, to)))
        .map(|(role, to)| Move::Put { role, to })
        .collect()
}

/// The squares on which a piece may be put at all, occupied or not.
pub const fn may_be_put_on(role: Role) -> Bitboard {
    match role {
        Role::King => Bitboard::EMPTY,
        Role::Pawn => Bitboard::FULL.without_const(Bitboard::BACKRANKS),
        Role::Queen | Role::Rook | Role::Bishop | Role::Knight => Bitboard::FULL,
    }
}

/// The empty squares on which a piece leaves the player's own king safe.
pub fn safe_for_drops(board: &Board, player: Color) -> Bitboard {
    let empty = !board.occupied();
    let Some(king) = board.king_of(player) else { return empty };
    let checkers = board.attacks_to(king, !player, board.occupied());
    match checkers.first() {
        None => empty,
        Some(checker) if checkers.count() == 1 => empty & attacks::between(king, checker),
        Some(_) => Bitboard::EMPTY,
    }
}

/// The position after a legal turn; none where the move cannot be played.
pub fn play(setup: &Setup, turn: &Move) -> Option<Setup> {
    if let Move::Put { role, to } = *turn {
        let mut next = setup.clone().into_swapped_turn();
        next.board.set_piece_at(to, Piece { color: setup.turn, role });
        if setup.turn == Color::Black {
            next.fullmoves = next.fullmoves.saturating_add(1);
        }
        return Some(next);
    }
    let mut next = setup_of(&position(setup)?.play(*turn).ok()?);
    let is_promoted = turn.from().is_some_and(|from| setup.promoted.contains(from));
    next.promoted = setup.promoted;
    if let Some(from) = turn.from() {
        next.promoted.discard(from);
    }
    next.promoted.set(turn.to(), is_promoted || turn.promotion().is_some());
    Some(next)
}

/// The turn that leads from a position to a board, every promoted pawn as the piece it counts as: a turn
/// is determined by the position at the press, however it came about.
pub fn identify(before: &Setup, reserve: &ByRole<u8>, after: &Board) -> Option<Move> {
    let on_board =
        position(before).and_then(|chess| move_between(&chess, &chess.legal_moves(), after));
    on_board.or_else(|| {
        drops(before, reserve)
            .into_iter()
            .find(|drop| play(before, drop).is_some_and(|next| next.board == *after))
    })
}

/// Parses a turn in algebraic notation: `Nf3`, `O-O`, `N@f3`. A piece that is put need not be in the
/// reserve.
pub fn read(setup: &Setup, word: &str) -> Option<Move> {
    let san: San = word.trim_end_matches(['+', '#']).parse().ok()?;
    match san {
        San::Put { role, to } => {
            let may = safe_for_drops(&setup.board, setup.turn) & may_be_put_on(role);
            may.contains(to).then_some(Move::Put { role, to })
        }
        San::Normal { .. } | San::Castle(_) | San::Null => san.to_move(&position(setup)?).ok(),
    }
}

/// Whether a pawn of this player, put here, stands on its starting rank.
pub fn is_pawn_start(player: Color, square: Square) -> bool {
    square.rank() == player.fold_wb(Rank::Second, Rank::Seventh)
}

/// Whether a rook of this player, put here, stands on a corner where it starts.
pub fn is_rook_start(player: Color, square: Square) -> bool {
    let home = Bitboard::from_rank(player.fold_wb(Rank::First, Rank::Eighth));
    (home & Bitboard::CORNERS).contains(square)
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;

    use super::*;

    fn setup(fen: &str) -> Setup {
        fen.parse::<Fen>().unwrap().into()
    }

    fn targets(fen: &str, role: Role) -> usize {
        let mut reserve = ByRole::default();
        *reserve.get_mut(role) = 1;
        drops(&setup(fen), &reserve).len()
    }

    #[test]
    fn ok_a_pawn_is_put_on_the_second_to_the_seventh_rank() {
        assert_eq!(targets("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Role::Pawn), 48);
        assert_eq!(targets("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Role::Knight), 62);
    }

    #[test]
    fn ok_in_check_a_piece_is_put_only_in_between() {
        assert_eq!(targets("4k3/4r3/8/8/8/8/8/4K3 w - - 0 1", Role::Rook), 5);
        assert_eq!(targets("4k3/8/8/8/8/5n2/8/4K3 w - - 0 1", Role::Rook), 0);
        assert_eq!(targets("r3K3/8/8/8/8/8/8/4k3 w - - 0 1", Role::Pawn), 0);
    }

    #[test]
    fn ok_a_rook_put_on_its_corner_has_no_right_to_castle() {
        let before = setup("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        let put = Move::Put { role: Role::Rook, to: Square::H1 };
        let after = play(&before, &put).unwrap().into_swapped_turn();
        let is_castle = |turn: &Move| turn.is_castle();
        assert!(!legal(&after, &ByRole::default()).iter().any(is_castle));
        let held = setup("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        assert!(legal(&held, &ByRole::default()).iter().any(is_castle));
    }

    #[test]
    fn ok_the_board_at_the_press_tells_the_turn() {
        let before = setup("4k3/8/8/8/8/8/8/4K2R[N] w K - 0 1");
        let reserve = ByRole { knight: 1, ..ByRole::default() };
        for word in ["O-O", "N@f3", "Rh8+", "Kd2"] {
            let turn = read(&before, word).unwrap();
            let after = play(&before, &turn).unwrap();
            assert_eq!(identify(&before, &reserve, &after.board), Some(turn));
        }
        let put = read(&before, "N@f3").unwrap();
        let after = play(&before, &put).unwrap();
        assert_eq!(identify(&before, &ByRole::default(), &after.board), None);
    }
}
