//! What a wall looks like: where the king can ever go, and who stays where he is for ever.

use acconcio_core::mate::{Fate, Man, Pattern};
use shakmaty::{Bitboard, Color, Role, Square, attacks};

/// A pattern, as it is drawn and told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wall {
    /// The squares that the king who would be mated can ever reach.
    pub king: Vec<Square>,
    /// The squares of the men who never move and are never taken.
    pub fixed: Vec<Square>,
    /// The men of the intended winner who might ever attack one of the squares of that king, each by
    /// what he is and the squares on which he may stand.
    pub attackers: Vec<(Role, Vec<Square>)>,
}

impl Wall {
    /// The wall before a player who would have to mate.
    pub fn of(pattern: &Pattern, winner: Color) -> Wall {
        let men = &pattern.men;
        let is_king = |man: &&Man| man.role == Role::King && man.color != winner;
        let king = men.iter().find(is_king).map_or(Bitboard::EMPTY, |man| man.places);
        let is_fixed = |man: &&Man| {
            man.fate == Fate::Stays && man.promoted.is_empty() && man.role != Role::King
        };
        let fixed =
            men.iter().filter(is_fixed).filter_map(|man| man.places.single_square()).collect();
        let attacker = |man: &Man| {
            let is_meant =
                man.color == winner && man.role != Role::King && attacked(man).intersects(king);
            is_meant.then(|| (man.role, (man.places | man.promoted).into_iter().collect()))
        };
        Wall {
            king: king.into_iter().collect(),
            fixed,
            attackers: men.iter().filter_map(attacker).collect(),
        }
    }
}

/// All that a man may attack from anywhere, as if nothing stood between.
fn attacked(man: &Man) -> Bitboard {
    let from = |role: Role, places: Bitboard| {
        let piece = role.of(man.color);
        let attacks =
            places.into_iter().map(move |from| attacks::attacks(from, piece, Bitboard::EMPTY));
        attacks.fold(Bitboard::EMPTY, |all, squares| all | squares)
    };
    from(man.role, man.places) | from(Role::Queen, man.promoted) | from(Role::Knight, man.promoted)
}
