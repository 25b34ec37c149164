//! The moves of the pieces on any board, legal or not (Article 3).
//!
//! shakmaty deals with legal positions only. An arbiter also needs to know why a move is not possible, and
//! what the next player did on a board that was already wrong.

use serde::Serialize;
use shakmaty::{
    Bitboard, Board, ByColor, CastlingSide, Chess, Color, EnPassantMode, File, FromSetup, Move,
    Piece, Position, PositionError, Rank, Role, Setup, Square, attacks, uci::UciMove,
};

use crate::incident::Game;
use acconcio_notation as notation;

/// The reason why a change of the board is not a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Breach {
    /// The king of the player who moved is attacked afterwards.
    KingLeftAttacked {
        /// The square of that king.
        #[serde(with = "notation::square")]
        king: Square,
        /// The square of one of the pieces that attack it.
        #[serde(with = "notation::square")]
        by: Square,
    },
    /// The opponent's king was taken off the board.
    KingTaken {
        /// The square on which it stood.
        #[serde(with = "notation::square")]
        king: Square,
    },
    /// The piece does not move in that way.
    NotHowItMoves {
        /// The piece.
        #[serde(with = "notation::role")]
        role: Role,
        /// The square on which it stood.
        #[serde(with = "notation::square")]
        from: Square,
        /// The square on which it was put.
        #[serde(with = "notation::square")]
        to: Square,
    },
    /// The piece moves in that way, but another piece is in between.
    WayBlocked {
        /// The piece.
        #[serde(with = "notation::role")]
        role: Role,
        /// The square on which it stood.
        #[serde(with = "notation::square")]
        from: Square,
        /// The square on which it was put.
        #[serde(with = "notation::square")]
        to: Square,
    },
    /// The king moved two squares with its rook, but castling there is not allowed.
    CastlingNotAllowed {
        /// The side of the castling.
        #[serde(with = "notation::castling_side")]
        side: CastlingSide,
    },
    /// The king moved two squares and the rook was not moved.
    RookLeftBehind {
        /// The side of the castling.
        #[serde(with = "notation::castling_side")]
        side: CastlingSide,
    },
    /// More was changed on the board than one move changes.
    MoreThanOneMove,
}

/// The squares from which a player's king and rooks castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CastlingSquares {
    /// The square of the king.
    pub king: Square,
    king_side: Option<Square>,
    queen_side: Option<Square>,
}

impl CastlingSquares {
    /// The square of the rook on a side; none where Chess960 leaves no right to castle there.
    pub const fn rook(&self, side: CastlingSide) -> Option<Square> {
        match side {
            CastlingSide::KingSide => self.king_side,
            CastlingSide::QueenSide => self.queen_side,
        }
    }

    /// The side of a rook's home square.
    pub fn side_of(&self, square: Square) -> Option<CastlingSide> {
        CastlingSide::ALL.into_iter().find(|side| self.rook(*side) == Some(square))
    }

    /// The squares from which king and rooks of a player castle. In Chess960 the castling rights determine
    /// them.
    fn of(player: Color, setup: &Setup, game: Game) -> CastlingSquares {
        let rank = player.fold_wb(Rank::First, Rank::Eighth);
        let on = |file| Square::from_coords(file, rank);
        match game {
            Game::Standard => CastlingSquares {
                king: on(File::E),
                king_side: Some(on(File::H)),
                queen_side: Some(on(File::A)),
            },
            Game::Chess960 => {
                let king = setup.board.king_of(player).unwrap_or(on(File::E));
                let rooks = setup.castling_rights & Bitboard::from_rank(rank);
                CastlingSquares {
                    king,
                    king_side: rooks.into_iter().find(|rook| rook.file() > king.file()),
                    queen_side: rooks.into_iter().find(|rook| rook.file() < king.file()),
                }
            }
        }
    }
}

/// The castling squares of both players in a set-up.
pub fn castling_squares(setup: &Setup, game: Game) -> ByColor<CastlingSquares> {
    ByColor::new_with(|player| CastlingSquares::of(player, setup, game))
}

/// The legal position of a set-up. Pieces that one set and its promotions hardly give, such as two bishops on
/// squares of one colour beside eight pawns, are improbable, not illegal.
///
/// # Errors
/// Returns what is wrong with a set-up from which no series of legal moves can begin.
pub fn position_of(setup: Setup, game: Game) -> Result<Chess, Box<PositionError<Chess>>> {
    let position = Chess::from_setup(setup, game.castling_mode());
    position.or_else(PositionError::ignore_too_much_material).map_err(Box::new)
}

/// The one of these moves that turns the board of a position into another, if there is one.
pub fn move_between(position: &Chess, legal_moves: &[Move], after: &Board) -> Option<Move> {
    let changed = changed_squares(position.board(), after);
    let is_near = |candidate: &Move| {
        let touches = |square: Square| changed.contains(square);
        candidate.is_castle() || (touches(candidate.to()) && candidate.from().is_some_and(touches))
    };
    legal_moves.iter().copied().filter(is_near).find(|candidate| {
        let mut next = position.clone();
        next.play_unchecked(*candidate);
        next.board() == after
    })
}

/// The legal move that turns the board of a position into another where one man alone leaves his square and
/// stands on another; `None` for every other change. It needs none of the other legal moves.
///
/// Not for Chess960, where castling may look like the move of a rook.
pub fn move_of_one_man(position: &Chess, after: &Board) -> Option<Move> {
    let before = position.board();
    let changed = changed_squares(before, after);
    let (left, entered) = (changed & !after.occupied(), changed & after.occupied());
    let (from, to) = left.single_square().zip(entered.single_square())?;
    let is_it = |candidate: &Move| {
        candidate.from() == Some(from) && {
            let mut next = position.clone();
            next.play_unchecked(*candidate);
            next.board() == after
        }
    };
    position.san_candidates(before.role_at(from)?, to).into_iter().find(is_it)
}

/// Whether everything that was changed on the board belongs to one of these moves, not finished:
/// each changed square is empty or shows what the move leaves there.
pub fn is_part_of_a_move(position: &Chess, legal_moves: &[Move], now: &Board) -> bool {
    let changed = changed_squares(position.board(), now);
    legal_moves.iter().any(|candidate| {
        let mut next = position.clone();
        next.play_unchecked(*candidate);
        let is_expected = |square: Square| {
            let shown = now.piece_at(square);
            shown.is_none() || shown == next.board().piece_at(square)
        };
        let done = changed_squares(position.board(), next.board());
        changed.is_subset(done) && changed.into_iter().all(is_expected)
    })
}

/// The reason why a change of the board is not a legal move of that player.
pub fn breach(before: &Board, after: &Board, player: Color, home: &CastlingSquares) -> Breach {
    if let Some(king) = before.king_of(!player)
        && after.king_of(!player).is_none()
    {
        return Breach::KingTaken { king };
    }
    if let Some((side, rook_moved)) = castling_attempt(before, after, player, home) {
        return if rook_moved {
            Breach::CastlingNotAllowed { side }
        } else {
            Breach::RookLeftBehind { side }
        };
    }
    let Some((from, to, piece)) = single_transfer(before, after, player) else {
        return Breach::MoreThanOneMove;
    };
    let role = piece.role;
    if !reach(before, from, piece).contains(to) {
        return if attacks::attacks(from, piece, Bitboard::EMPTY).contains(to) && role != Role::Pawn
        {
            Breach::WayBlocked { role, from, to }
        } else {
            Breach::NotHowItMoves { role, from, to }
        };
    }
    match attacked_king(after, player) {
        Some((king, by)) => Breach::KingLeftAttacked { king, by },
        None => Breach::NotHowItMoves { role, from, to },
    }
}

/// The breach of Article 3 by a turn that did not start from a legal position; none where what the board shows may be
/// castling, a capture en passant or a promotion, or where one piece has moved as it does.
pub fn plain_breach(
    before: &Board,
    after: &Board,
    player: Color,
    home: &CastlingSquares,
) -> Option<Breach> {
    let breach = breach(before, after, player, home);
    let is_plain = match breach {
        Breach::KingTaken { .. } | Breach::KingLeftAttacked { .. } | Breach::WayBlocked { .. } => {
            true
        }
        Breach::NotHowItMoves { role, from, to } => {
            let piece = Piece { color: player, role };
            let may_be_en_passant =
                role == Role::Pawn && attacks::pawn_attacks(player, from).contains(to);
            !may_be_en_passant && !reach(before, from, piece).contains(to)
        }
        Breach::CastlingNotAllowed { .. }
        | Breach::RookLeftBehind { .. }
        | Breach::MoreThanOneMove => false,
    };
    is_plain.then_some(breach)
}

/// The side towards which a king on its castling square, away from home, has castled, and whether the rook
/// of that side was transferred too.
pub fn castling_attempt(
    before: &Board,
    after: &Board,
    player: Color,
    home: &CastlingSquares,
) -> Option<(CastlingSide, bool)> {
    let king = Piece { color: player, role: Role::King };
    if before.piece_at(home.king) != Some(king) {
        return None;
    }
    CastlingSide::ALL.into_iter().find_map(|side| {
        let (king_to, rook_from) = (side.king_to(player), home.rook(side)?);
        if king_to == home.king {
            return None;
        }
        let rook = Piece { color: player, role: Role::Rook };
        // In Chess960 each of the two may come to stand on the square of the other.
        let mut alone = before.clone();
        alone.discard_piece_at(home.king);
        let mut castled = alone.clone();
        alone.set_piece_at(king_to, king);
        castled.discard_piece_at(rook_from);
        castled.set_piece_at(king_to, king);
        castled.set_piece_at(side.rook_to(player), rook);
        if before.piece_at(rook_from) == Some(rook) && *after == castled {
            Some((side, true))
        } else {
            (*after == alone).then_some((side, false))
        }
    })
}

/// The squares from and to which a pawn moved to the last rank by one of these moves, except for the
/// promotion. The pawn may still stand there, or have been taken off without a new piece.
pub fn unpromoted_pawn(
    position: &Chess,
    legal_moves: &[Move],
    after: &Board,
) -> Option<(Square, Square)> {
    let player = position.turn();
    legal_moves.iter().find_map(|candidate| {
        let (from, to) = (candidate.from()?, candidate.to());
        candidate.promotion()?;
        let mut board = position.board().clone();
        board.discard_piece_at(from);
        board.discard_piece_at(to);
        let taken_off = board == *after;
        board.set_piece_at(to, Piece { color: player, role: Role::Pawn });
        (taken_off || board == *after).then_some((from, to))
    })
}

/// The squares from and to which a pawn moved to the last rank and stayed there, in a turn that did not start from a
/// legal position.
pub fn pawn_left_on_last_rank(
    before: &Board,
    after: &Board,
    player: Color,
) -> Option<(Square, Square)> {
    let pawn = Piece { color: player, role: Role::Pawn };
    let pawns =
        before.by_piece(pawn) & Bitboard::from_rank(player.fold_wb(Rank::Seventh, Rank::Second));
    pawns.into_iter().find_map(|from| {
        let to = reach(before, from, pawn).into_iter().find(|to| {
            let mut board = before.clone();
            board.discard_piece_at(from);
            board.set_piece_at(*to, pawn);
            board == *after
        });
        to.map(|to| (from, to))
    })
}

/// The squares of the king of a player and of a piece that attacks it, if one does.
pub fn attacked_king(board: &Board, player: Color) -> Option<(Square, Square)> {
    let king = board.king_of(player)?;
    let attacker = board.attacks_to(king, !player, board.occupied()).first()?;
    Some((king, attacker))
}

/// Whether both kings are attacked.
pub fn are_both_kings_attacked(board: &Board) -> bool {
    Color::ALL.into_iter().all(|player| attacked_king(board, player).is_some())
}

/// Whether a pawn stands on its last rank.
pub fn has_pawn_on_last_rank(board: &Board) -> bool {
    (board.pawns() & board.white() & Bitboard::from_rank(Rank::Eighth)).any()
        || (board.pawns() & board.black() & Bitboard::from_rank(Rank::First)).any()
}

/// Whether anybody sees that a position is illegal: both kings are in check, or a pawn is on the last rank.
pub fn is_plainly_illegal(board: &Board) -> bool {
    are_both_kings_attacked(board) || has_pawn_on_last_rank(board)
}

/// The position after a change of the board that was no legal move: the castling rights of those kings and
/// rooks that have not left home, no en passant square, the other player to move.
pub fn setup_after(
    before: &Setup,
    after: &Board,
    castling_squares: &ByColor<CastlingSquares>,
) -> Setup {
    let mut setup = before.clone().into_swapped_turn();
    setup.board = after.clone();
    for color in Color::ALL {
        let home = castling_squares.get(color);
        let king_home = after.piece_at(home.king) == Some(Piece { color, role: Role::King });
        for rook in CastlingSide::ALL.into_iter().filter_map(|side| home.rook(side)) {
            let rook_home = after.piece_at(rook) == Some(Piece { color, role: Role::Rook });
            if !king_home || !rook_home {
                setup.castling_rights.discard(rook);
            }
        }
    }
    setup
}

/// The set-up of a legal position, with the en passant square only where the capture is legal.
pub fn setup_of(position: &Chess) -> Setup {
    position.to_setup(EnPassantMode::Legal)
}

/// Moves in the order of their UCI notation, each once.
pub fn in_uci_order(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut ordered: Vec<Move> = moves.into_iter().collect();
    ordered.sort_by_cached_key(uci_key);
    ordered.dedup();
    ordered
}

/// A key that sorts moves as their UCI notation does: file and rank of both squares, then the letter of the promotion.
fn uci_key(legal: &Move) -> u32 {
    let (from, to, promotion) = match UciMove::from_standard(*legal) {
        UciMove::Normal { from, to, promotion } => (from, to, promotion),
        UciMove::Put { to, .. } => (to, to, None),
        UciMove::Null => (Square::A1, Square::A1, None),
    };
    let place = |square: Square| u32::from(square.file()) << 3 | u32::from(square.rank());
    place(from) << 16 | place(to) << 8 | promotion.map_or(0, |role| u32::from(role.char()))
}

/// The square of the piece that a move captures; for an en passant capture, not the target square.
pub fn captured_square(legal: &Move) -> Option<Square> {
    match *legal {
        Move::Normal { capture: Some(_), to, .. } => Some(to),
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        Move::Normal { capture: None, .. } | Move::Castle { .. } | Move::Put { .. } => None,
    }
}

/// The squares on which two boards differ.
pub fn changed_squares(before: &Board, after: &Board) -> Bitboard {
    let by_role = Role::ALL.into_iter().map(|role| before.by_role(role) ^ after.by_role(role));
    let by_color =
        Color::ALL.into_iter().map(|color| before.by_color(color) ^ after.by_color(color));
    by_role.chain(by_color).fold(Bitboard::EMPTY, |all, changed| all | changed)
}

/// The square, the target and the piece, where exactly one piece of the player changed its square and
/// nothing else changed.
fn single_transfer(
    before: &Board,
    after: &Board,
    player: Color,
) -> Option<(Square, Square, Piece)> {
    let changed = changed_squares(before, after);
    if changed.count() != 2 {
        return None;
    }
    let from = changed.into_iter().find(|square| after.piece_at(*square).is_none())?;
    let to = changed.into_iter().find(|square| *square != from)?;
    let piece = after.piece_at(to)?;
    (piece.color == player && before.piece_at(from) == Some(piece)).then_some((from, to, piece))
}

/// The squares that a piece can reach by the way it moves, regardless of the safety of its king.
fn reach(board: &Board, from: Square, piece: Piece) -> Bitboard {
    let occupied = board.occupied();
    let own = board.by_color(piece.color);
    if piece.role != Role::Pawn {
        return attacks::attacks(from, piece, occupied) & !own;
    }
    let captures = attacks::pawn_attacks(piece.color, from) & board.by_color(!piece.color);
    let forward = piece.color.fold_wb(8, -8);
    let mut pushes = Bitboard::EMPTY;
    if let Some(one) = from.offset(forward).filter(|square| !occupied.contains(*square)) {
        pushes.add(one);
        let second_rank = piece.color.fold_wb(Rank::Second, Rank::Seventh);
        if from.rank() == second_rank
            && let Some(two) = one.offset(forward).filter(|square| !occupied.contains(*square))
        {
            pushes.add(two);
        }
    }
    captures | pushes
}
