//! The disguise of an incident, so that candidates sitting next to each other cannot help each other.

use shakmaty::{Color, Move, Square};
use strum::VariantArray;

use acconcio_adjudication::incident::Incident;

/// The number of pairs of names for the players; the app has the names.
pub const NAMES: u8 = 16;

/// A variant of a paper. All are of equal difficulty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum PaperVariant {
    /// The incidents as they are.
    #[default]
    A,
    /// The incidents disguised, in another order.
    B,
    /// The incidents disguised differently, in a third order.
    C,
}

impl PaperVariant {
    /// Every variant.
    pub const ALL: [PaperVariant; PaperVariant::VARIANTS.len()] =
        *PaperVariant::VARIANTS.first_chunk().expect("of the same length");

    /// The letter of the variant.
    pub const fn letter(self) -> char {
        match self {
            PaperVariant::A => 'A',
            PaperVariant::B => 'B',
            PaperVariant::C => 'C',
        }
    }

    /// The seed of the variant, different for each.
    pub(super) const fn seed(self, seed: u32) -> u32 {
        match self {
            PaperVariant::A => seed,
            PaperVariant::B => seed ^ 0x5bd1_e995,
            PaperVariant::C => seed ^ 0xc2b2_ae35,
        }
    }
}

/// The changes to an incident that leave the ruling the same, except for the mirroring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Disguise {
    /// The mirroring.
    pub mirrors: Mirrors,
    /// The number of the pair of names of the players, below [`NAMES`].
    pub names: u8,
    /// The seconds taken from both clocks.
    pub seconds: u8,
    /// The number added to the move number; at most 15.
    pub moves: u8,
    /// The player against whom one more illegal move is counted before the incident, by his colour in the
    /// scenario.
    pub counted: Option<Color>,
}

/// The mirroring of an incident.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum Mirrors {
    /// Unchanged.
    #[default]
    None,
    /// White and Black exchanged.
    Colours,
    /// The a-file and the h-file exchanged.
    Files,
    /// Both exchanges.
    Both,
}

impl Mirrors {
    /// Every mirroring.
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

    /// Mirrors a square.
    pub fn square(self, square: Square) -> Square {
        let square = if self.exchanges_colours() { square.flip_vertical() } else { square };
        if self.exchanges_files() { square.flip_horizontal() } else { square }
    }

    /// Mirrors a player.
    pub fn player(self, player: Color) -> Color {
        if self.exchanges_colours() { !player } else { player }
    }

    /// Mirrors a move.
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
    /// The incident with this disguise; none where it cannot be applied.
    pub fn applied(self, incident: &Incident) -> Option<Incident> {
        let mut changed = incident.clone();
        for time in [&mut changed.clocks.white, &mut changed.clocks.black] {
            *time = time.checked_sub(u32::from(self.seconds))?;
        }
        if self.moves > 0 {
            // The score before the incident numbers its moves itself.
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
