//! Pictures of mate, that is, mates that need no capture and no pawn move, and the distance of a position
//! from them: heuristics, on which no answer depends.

use shakmaty::{Bitboard, Color, Role, Square};

use super::attacks;
use super::board::Board;
use super::patterns::Reach;

/// Pictures of mate, and the number of moves that every man needs to every square.
pub(super) struct Pictures {
    pictures: Vec<Picture>,
    moves: Moves,
}

/// A possible mate: the squares of the kings and of the man that gives check, and the squares to be
/// covered.
#[derive(Clone, Debug)]
struct Picture {
    mated: Square,
    /// The square of the winner's king, if he is needed.
    other: Option<Square>,
    giver: (Role, Square),
    /// The squares next to the mated king that are still to be blocked or attacked.
    open: Bitboard,
    /// Those on which a man of the winner always stands, so that they must be attacked.
    guarded: Bitboard,
}

/// The number of pictures kept, in all and for one square of the mated king.
const MOST: usize = 16;
const MOST_ON_ONE: usize = 3;

/// The approximate cost of making pictures, in states.
pub(super) const COST: u64 = 3_000;

/// The weight of a move of the mated king, who has to arrive before the net is closed.
const KING: u32 = 3;

/// The distance counted for a man who cannot come.
const FAR: u32 = 12;

const OFFICERS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

impl Pictures {
    /// Makes the pictures nearest to a position; none if no mate is possible without captures.
    pub(super) fn of(root: &Board) -> Option<Pictures> {
        let reach = Reach::of(root);
        let moves = Moves::of(&reach);
        let men = Men::of(root);
        let mut found: Vec<(u32, Picture)> = Vec::new();
        for mated in reach.king(Color::Black) {
            let mut here = Vec::new();
            pictures_on(mated, root, &reach, |picture| {
                if let Some(distance) = picture.distance(&men, &moves, Missing::Never, u32::MAX) {
                    here.push((distance, picture));
                }
            });
            here.sort_by_key(|(distance, _)| *distance);
            here.truncate(MOST_ON_ONE);
            found.extend(here);
        }
        found.sort_by_key(|(distance, _)| *distance);
        found.truncate(MOST);
        let pictures: Vec<Picture> = found.into_iter().map(|(_, picture)| picture).collect();
        (!pictures.is_empty()).then_some(Pictures { pictures, moves })
    }

    /// The approximate number of moves missing to the nearest picture.
    pub(super) fn distance(&self, board: &Board) -> u32 {
        let men = Men::of(board);
        self.pictures.iter().fold(10 * FAR, |least, picture| {
            picture.distance(&men, &self.moves, Missing::Far, least).unwrap_or(least)
        })
    }
}

/// The treatment of a picture for which a man is missing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Missing {
    /// The picture is discarded.
    Never,
    /// The picture counts as far away.
    Far,
}

fn pictures_on(mated: Square, root: &Board, reach: &Reach, mut found: impl FnMut(Picture)) {
    let around = attacks::king_attacks(mated);
    let blocked = around & reach.steady & root.color(Color::Black);
    let guarded = around & reach.steady & root.color(Color::White);
    let kings = reach.king(Color::White).into_iter().filter(|king| king.distance(mated) == 2);
    for other in kings.map(Some).chain([None]) {
        let near = other.map_or(Bitboard::EMPTY, attacks::king_attacks);
        let open = around & !blocked & !near & !reach.covered;
        if other.is_some_and(|king| (open | blocked).contains(king)) {
            continue;
        }
        for role in OFFICERS {
            let from = attacks::attacks(mated, role.of(Color::White), reach.steady);
            for square in from & reach.places(Color::White, role) {
                if Some(square) == other || blocked.contains(square) {
                    continue;
                }
                let seen = attacks::attacks(square, role.of(Color::White), reach.steady);
                let open = open & !seen;
                if !open.contains(square) {
                    found(Picture { mated, other, giver: (role, square), open, guarded });
                }
            }
        }
    }
}

impl Picture {
    /// The approximate number of moves missing, if it is less than the bound; none if a man is missing who
    /// must not be.
    fn distance(&self, men: &Men, moves: &Moves, missing: Missing, below: u32) -> Option<u32> {
        let far = |moves: Option<u32>| match missing {
            Missing::Never => moves,
            Missing::Far => Some(moves.unwrap_or(FAR)),
        };
        let king = |color, to| moves.king(color, men.kings[color as usize], to);
        let mut sum = KING * far(king(Color::Black, self.mated))?;
        if let Some(other) = self.other {
            sum += far(king(Color::White, other))?;
        }
        if sum >= below {
            return None;
        }
        let (role, square) = self.giver;
        let givers = men.white.iter().filter(|(its, _)| *its == role);
        let steps = givers.filter_map(|(_, from)| Some((moves.to(role, *from, square)?, *from)));
        let giver = steps.min_by_key(|(steps, _)| *steps);
        sum += far(giver.map(|(steps, _)| steps))?;
        if men.kings[Color::Black as usize] != self.mated {
            // Whoever attacks the square has to leave its lines, and one to come back.
            let on_line =
                men.white.iter().filter(|(role, from)| moves.sees(*role, *from, self.mated));
            sum += on_line.count() as u32;
        }
        let mut used = giver.map_or(Bitboard::EMPTY, |(_, from)| from.into());
        for open in self.open {
            if sum >= below {
                return None;
            }
            let mut best: Option<(u32, Square)> = None;
            let mut offer = |steps: Option<u32>, from: Square| {
                if let Some(steps) =
                    steps.filter(|steps| best.is_none_or(|(least, _)| *steps < least))
                {
                    best = Some((steps, from));
                }
            };
            if !self.guarded.contains(open) {
                for (role, from) in men.black.iter().filter(|(_, from)| !used.contains(*from)) {
                    offer(
                        moves.to(*role, *from, open).map(|steps| steps + unwelcome(*role)),
                        *from,
                    );
                }
            }
            for (role, from) in men.white.iter().filter(|(_, from)| !used.contains(*from)) {
                offer(moves.to_attack(*role, *from, open), *from);
            }
            sum += far(best.map(|(steps, _)| steps))?;
            if let Some((_, from)) = best.filter(|(_, from)| men.blacks.contains(*from)) {
                used.add(from);
            }
        }
        (sum < below).then_some(sum)
    }
}

/// The penalty for a man as a blocker: a queen next to her king mostly takes the man that gives check.
const fn unwelcome(role: Role) -> u32 {
    match role {
        Role::Queen => 3,
        Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::King => 0,
    }
}

/// The men of a position as lists.
struct Men {
    kings: [Square; 2],
    white: Vec<(Role, Square)>,
    black: Vec<(Role, Square)>,
    blacks: Bitboard,
}

impl Men {
    fn of(board: &Board) -> Men {
        let officers = |color| {
            let of = |role| board.men(color, role).into_iter().map(move |square| (role, square));
            OFFICERS.into_iter().flat_map(of).collect()
        };
        Men {
            kings: [Color::Black, Color::White].map(|color| board.king(color)),
            white: officers(Color::White),
            black: officers(Color::Black),
            blacks: board.color(Color::Black),
        }
    }
}

/// The numbers of moves that a man needs from every square to every other, past men who never move; by
/// role, with officers of either colour alike.
struct Moves {
    to: Vec<Table>,
    to_attack: Vec<Table>,
    kings: [Table; 2],
}

/// The numbers of moves, by target and origin.
type Table = Vec<[u8; 64]>;

const NEVER: u8 = u8::MAX;

impl Moves {
    fn of(reach: &Reach) -> Moves {
        let free = !reach.steady;
        let steps = |role: Role, at: Square| {
            let piece = role.of(Color::White);
            attacks::attacks(at, piece, reach.steady) & free
        };
        let to = OFFICERS.map(|role| {
            let table = Square::ALL.map(|to| flooded(to.into(), |at| steps(role, at)));
            table.to_vec()
        });
        let to_attack = OFFICERS.map(|role| {
            let table = Square::ALL.map(|to| {
                let piece = role.of(Color::White);
                flooded(attacks::attacks(to, piece, reach.steady), |at| steps(role, at))
            });
            table.to_vec()
        });
        let kings = [Color::Black, Color::White].map(|color| {
            let places = reach.king(color);
            let table =
                Square::ALL.map(|to| flooded(to.into(), |at| attacks::king_attacks(at) & places));
            table.to_vec()
        });
        Moves { to: to.to_vec(), to_attack: to_attack.to_vec(), kings }
    }

    fn king(&self, color: Color, from: Square, to: Square) -> Option<u32> {
        known(self.kings[color as usize][to.to_usize()][from.to_usize()])
    }

    fn to(&self, role: Role, from: Square, to: Square) -> Option<u32> {
        known(self.to[role as usize - Role::Knight as usize][to.to_usize()][from.to_usize()])
    }

    /// Whether a man attacks a square past men who may move.
    fn sees(&self, role: Role, from: Square, to: Square) -> bool {
        self.to_attack(role, from, to) == Some(0)
    }

    fn to_attack(&self, role: Role, from: Square, to: Square) -> Option<u32> {
        known(self.to_attack[role as usize - Role::Knight as usize][to.to_usize()][from.to_usize()])
    }
}

fn known(moves: u8) -> Option<u32> {
    (moves != NEVER).then_some(u32::from(moves))
}

/// The number of moves from every square to the nearest of these.
fn flooded(to: Bitboard, steps: impl Fn(Square) -> Bitboard) -> [u8; 64] {
    let mut moves = [NEVER; 64];
    let (mut edge, mut seen, mut count) = (to, Bitboard::EMPTY, 0);
    while edge.any() {
        seen |= edge;
        let mut next = Bitboard::EMPTY;
        for square in edge {
            moves[square.to_usize()] = count;
            next |= steps(square);
        }
        edge = next & !seen;
        count = count.saturating_add(1);
    }
    moves
}
