//! The same incident with another face, so that neighbours do not help each other.

use shakmaty::{Color, Move, Square};
use strum::VariantArray;

use acconcio_adjudication::incident::Incident;

/// So many pairs of names there are for the players; the app knows them.
pub const NAMES: u8 = 16;

/// A variant of a paper. All are of equal worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum Letter {
    /// The incidents as they are.
    #[default]
    A,
    /// Disguised, in another order.
    B,
    /// Disguised otherwise, in a third order.
    C,
}

impl Letter {
    /// Every letter.
    pub const ALL: [Letter; Letter::VARIANTS.len()] =
        *Letter::VARIANTS.first_chunk().expect("of the same length");

    /// As it is written.
    pub const fn sign(self) -> char {
        match self {
            Letter::A => 'A',
            Letter::B => 'B',
            Letter::C => 'C',
        }
    }

    /// A seed of its own for each letter.
    pub(super) const fn seed(self, seed: u32) -> u32 {
        match self {
            Letter::A => seed,
            Letter::B => seed ^ 0x5bd1_e995,
            Letter::C => seed ^ 0xc2b2_ae35,
        }
    }
}

/// What is changed on an incident without a change of the ruling but for the mirroring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Disguise {
    /// How it is mirrored.
    pub mirrors: Mirrors,
    /// Which names the players bear, below [`NAMES`].
    pub names: u8,
    /// Seconds taken from both clocks.
    pub seconds: u8,
    /// Added to the number of the move; at most 15.
    pub moves: u8,
    /// Against whom one illegal move more is counted before the film, as he is called in the scenario.
    pub counted: Option<Color>,
}

/// How an incident is mirrored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum Mirrors {
    /// Not at all.
    #[default]
    None,
    /// White and Black exchanged.
    Colours,
    /// The a-file and the h-file exchanged.
    Files,
    /// Both.
    Both,
}

impl Mirrors {
    /// Every way.
    pub const ALL: [Mirrors; Mirrors::VARIANTS.len()] =
        *Mirrors::VARIANTS.first_chunk().expect("of the same length");

    /// Whether White and Black are exchanged.
    pub const fn exchanges_colours(self) -> bool {
        matches!(self, Mirrors::Colours | Mirrors::Both)
    }

    /// Whether the a-file and the h-file are exchanged.
    pub const fn exchanges_files(self) -> bool {
        matches!(self, Mirrors::Files | Mirrors::Both)
    }

    /// A square as it is seen in the mirrors.
    pub fn square(self, square: Square) -> Square {
        let square = if self.exchanges_colours() { square.flip_vertical() } else { square };
        if self.exchanges_files() { square.flip_horizontal() } else { square }
    }

    /// A player as he is seen in the mirrors.
    pub fn player(self, player: Color) -> Color {
        if self.exchanges_colours() { !player } else { player }
    }

    /// A move as it is seen in the mirrors.
    pub fn played(self, played: &Move) -> Move {
        let seen = |square| self.square(square);
        match *played {
            Move::Normal { role, from, capture, to, promotion } => {
                Move::Normal { role, from: seen(from), capture, to: seen(to), promotion }
            }
            Move::EnPassant { from, to } => Move::EnPassant { from: seen(from), to: seen(to) },
            Move::Castle { king, rook } => Move::Castle { king: seen(king), rook: seen(rook) },
            Move::Put { role, to } => Move::Put { role, to: seen(to) },
        }
    }
}

impl Disguise {
    /// The incident with this disguise; none where it cannot be put on.
    pub fn applied(self, incident: &Incident) -> Option<Incident> {
        let mut changed = incident.clone();
        for time in [&mut changed.clocks.white, &mut changed.clocks.black] {
            *time = time.checked_sub(u32::from(self.seconds))?;
        }
        if self.moves > 0 {
            // The score before the film counts its moves itself.
            let is_free = incident.score.is_none() && incident.set_up.is_none();
            let number = incident.start.fullmoves.checked_add(u32::from(self.moves));
            changed.start.fullmoves = number.filter(|_| is_free)?;
        }
        if let Some(player) = self.counted {
            let counted = changed.illegal_moves.of_mut(player);
            *counted = counted.checked_add(1)?;
        }
        let changed =
            if self.mirrors.exchanges_files() { changed.mirrored_files()? } else { changed };
        Some(if self.mirrors.exchanges_colours() { changed.mirrored() } else { changed })
    }
}
