//! The men of both players, the squares that each could reach, and those that they attack now: the same for
//! every plan from one position.

use shakmaty::{Bitboard, Color, Role};

use super::MOST_HELPERS;
use crate::attacks;
use crate::board::Board;
use crate::walks::{LEVELS, Obstacles, Walk};

const OFFICERS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The maximum number of White's officers with which his king and the pawns of both take part.
const FEW_OFFICERS: usize = 2;

/// The number of Black's officers with which his pawns need not be promoted.
const ENOUGH_BLOCKERS: usize = 2;

/// The number of moves that stands for squares that nobody can block or attack.
const NEVER: u8 = u8::MAX;

/// The players of a position, as every plan sees them.
pub(crate) struct Players {
    pub(super) board: Board,
    /// Whether White has few officers.
    pub(super) is_poor: bool,
    /// White's officers, and his pawns where they may be promoted.
    pub(super) givers: Vec<Giver>,
    /// The walks of Black's men while his king stands where he does, and once he has moved away.
    pub(super) blacks: [Vec<Walk>; 2],
    /// The walks of the kings around what the officers attack now, and around what only the pawns do.
    pub(super) kings: [Kings; 2],
    /// The squares that Black attacks without his king.
    pub(super) against: Bitboard,
    /// The maximum number of men who help.
    pub(super) helpers: usize,
    /// The number of moves after which some man can block or attack each square; [`NEVER`] if none can.
    helped: [u8; 64],
}

/// The walks of both kings.
pub(super) struct Kings {
    pub(super) mated: Walk,
    pub(super) other: Walk,
}

/// A white man who may give mate.
pub(super) struct Giver {
    pub(super) walk: Walk,
    /// The squares occupied once he and the mated king have moved away.
    pub(super) left: Bitboard,
    /// The squares on which he may give mate.
    pub(super) free: Bitboard,
    /// The squares that White attacks without his king and this man.
    pub(super) others: Bitboard,
}

impl Players {
    pub(crate) fn of(board: &Board) -> Players {
        let loser = board.king(Color::Black);
        let [mut once, mut twice, mut against] = [Bitboard::EMPTY; 3];
        for square in board.occupied() & !board.role(Role::King) {
            let Some(role) = board.role_at(square) else { continue };
            if board.color(Color::White).contains(square) {
                let without = board.occupied().without(loser);
                let own = attacks::attacks(square, role.of(Color::White), without);
                twice |= once & own;
                once |= own;
            } else {
                against |= attacks::attacks(square, role.of(Color::Black), board.occupied());
            }
        }
        let pieces = board.color(Color::White) & !board.role(Role::Pawn);
        let is_poor = pieces.count() <= FEW_OFFICERS + 1;
        let kings = board.role(Role::King);
        let gone = if is_poor { kings } else { loser.into() };
        let blacks = [board.king(Color::White).into(), kings].map(|gone| {
            let promotions = [Role::Knight, Role::Bishop, Role::Rook];
            walks(board, Color::Black, is_poor.then_some(&promotions[..]), gone)
        });
        let whites = walks(board, Color::White, is_poor.then_some(&[Role::Queen][..]), gone);
        let giver = |walk: Walk| {
            let left = board.occupied().without(loser).without(walk.from);
            let role = if walk.is_pawn { Role::Pawn } else { walk.role };
            let own = attacks::attacks(walk.from, role.of(Color::White), left);
            let free = !board.color(Color::White).without(walk.from) & !against;
            Giver { left, free, others: twice | (once & !own), walk }
        };
        let givers: Vec<Giver> = whites.into_iter().map(giver).collect();
        let walks = blacks.iter().flatten().chain(givers.iter().map(|giver| &giver.walk));
        let men: Bitboard = walks.map(|walk| walk.from).collect();
        Players {
            board: *board,
            is_poor,
            // One gives mate.
            helpers: men.count().saturating_sub(1).min(MOST_HELPERS),
            helped: helped(&givers, &blacks[1]),
            givers,
            blacks,
            kings: [Kings::of(board, once, against), Kings::around_pawns(board)],
            against,
        }
    }

    /// The number of moves that are needed at least to block or attack all these squares; none if one cannot
    /// be.
    pub(super) fn help(&self, squares: Bitboard) -> Option<usize> {
        squares.into_iter().try_fold(0, |sum, square| match self.helped[square.to_usize()] {
            NEVER => None,
            moves => Some(sum + usize::from(moves)),
        })
    }
}

impl Kings {
    fn of(board: &Board, by_white: Bitboard, by_black: Bitboard) -> Kings {
        let walk = |color, barred| {
            let obstacles = Obstacles { board, gone: board.role(Role::King), barred };
            Walk::of(color, Role::King, board.king(color), obstacles)
        };
        Kings { mated: walk(Color::Black, by_white), other: walk(Color::White, by_black) }
    }

    fn around_pawns(board: &Board) -> Kings {
        let [by_black, by_white] = [Color::Black, Color::White]
            .map(|color| attacks::attacks_of_pawns(color, board.men(color, Role::Pawn)));
        Kings::of(board, by_white, by_black)
    }
}

/// The walks of a player's officers, and of his pawns with these promotions where both players may need
/// them.
fn walks(board: &Board, color: Color, promotions: Option<&[Role]>, gone: Bitboard) -> Vec<Walk> {
    let obstacles = Obstacles { board, gone, barred: Bitboard::EMPTY };
    let mut walks = Vec::with_capacity(8);
    for role in OFFICERS {
        let men = board.men(color, role).into_iter();
        walks.extend(men.map(|from| Walk::of(color, role, from, obstacles)));
    }
    let has_enough = color == Color::Black && walks.len() >= ENOUGH_BLOCKERS;
    if let (Some(promotions), false) = (promotions, has_enough) {
        for from in board.men(color, Role::Pawn) {
            let roles = promotions.iter();
            walks.extend(roles.filter_map(|role| Walk::of_pawn(color, *role, from, obstacles)));
        }
    }
    walks
}

fn helped(givers: &[Giver], blacks: &[Walk]) -> [u8; 64] {
    let mut helped = [NEVER; 64];
    let mut before = Bitboard::EMPTY;
    for moves in 0..LEVELS {
        let blocked = blacks.iter().fold(before, |all, walk| all | walk.within(moves));
        let now = givers.iter().fold(blocked, |all, Giver { walk, left, .. }| {
            all | attacks::attacks_of(walk.at(moves), walk.role.of(Color::White), *left)
        });
        for square in now & !before {
            helped[square.to_usize()] = moves as u8;
        }
        before = now;
    }
    helped
}
