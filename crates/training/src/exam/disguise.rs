//! The disguise of an incident, so that candidates sitting next to each other cannot help each other.

use shakmaty::{Color, Move, Square};

use super::rank;
use super::sameness::Original;
use crate::scenario::IncidentName;
use acconcio_adjudication::incident::Incident;

/// The number of pairs of names for the players; the app has the names.
pub const NAMES: u8 = 16;

/// The move number from which on one move more or less looks alike.
const MID_GAME: u32 = 10;

/// A variant of a paper. All are of equal difficulty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Letter {
    /// The incidents as they are.
    #[default]
    A,
    /// The incidents disguised, in another order.
    B,
    /// The incidents disguised differently, in a third order.
    C,
}

impl Letter {
    /// Every letter.
    pub const ALL: [Letter; 3] = [Letter::A, Letter::B, Letter::C];

    /// The letter as a character.
    pub const fn sign(self) -> char {
        match self {
            Letter::A => 'A',
            Letter::B => 'B',
            Letter::C => 'C',
        }
    }

    /// The seed for a letter, different for each.
    pub(super) const fn seed(self, seed: u32) -> u32 {
        match self {
            Letter::A => seed,
            Letter::B => seed ^ 0x5bd1_e995,
            Letter::C => seed ^ 0xc2b2_ae35,
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    pub const ALL: [Mirrors; 4] = [Mirrors::None, Mirrors::Colours, Mirrors::Files, Mirrors::Both];

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
    /// The disguise of an incident on a variant of a paper. A change is made only where the core still
    /// gives the same ruling, except for the mirroring, by the same articles.
    pub fn of(name: &IncidentName, incident: &Incident, seed: u32, letter: Letter) -> Disguise {
        let chance = |letter: Letter| rank(letter.seed(seed), &name.scenario, &name.variant);
        let [own, common] = [chance(letter), chance(Letter::A)];
        let plain = Disguise { names: below(own, NAMES), ..Disguise::default() };
        let step = match letter {
            Letter::A => return plain,
            Letter::B => 0,
            Letter::C => 1,
        };
        let Some(original) = Original::of(incident) else { return plain };
        let mirrored = |mirrors| Disguise { mirrors, ..plain };
        let mut faces = vec![Mirrors::Colours, Mirrors::Files, Mirrors::Both];
        faces.retain(|mirrors| original.is_ruled_alike(mirrored(*mirrors)));
        if faces.len() < 2 {
            faces.push(Mirrors::None);
        }
        let first = usize::try_from(common >> 40).unwrap_or_default();
        let mut kept = mirrored(faces[(first + step) % faces.len()]);
        let least = incident.clocks.white.min(incident.clocks.black);
        let seconds = (3 + below(own >> 8, 55)).min(u8::try_from(least / 4).unwrap_or(u8::MAX));
        let moves =
            if incident.start.fullmoves.get() < MID_GAME { 0 } else { 1 + below(own >> 16, 9) };
        let is_counted = below(own >> 24, 2) == 1;
        let counted = is_counted.then(|| original.opponent());
        for wished in [
            |it: Disguise, (seconds, _, _)| Disguise { seconds, ..it },
            |it, (_, moves, _)| Disguise { moves, ..it },
            |it, (_, _, counted)| Disguise { counted, ..it },
        ] {
            let changed = wished(kept, (seconds, moves, counted));
            if original.is_ruled_alike(changed) {
                kept = changed;
            }
        }
        kept
    }

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

/// A number below another one, derived from a random value.
fn below(chance: u64, most: u8) -> u8 {
    u8::try_from(chance % u64::from(most)).unwrap_or_default()
}
