//! The same incident with colours exchanged: what the Laws must not tell apart.

use shakmaty::Square;

use super::{Act, Clocks, Deed, Incident, Person, Promise, Score};

impl Incident {
    /// The incident seen in a mirror along the middle of the board: White's acts become Black's
    /// and every rank is counted from the other side.
    #[must_use]
    pub fn mirrored(&self) -> Incident {
        let mut start = self.start.clone();
        start.mirror();
        Incident {
            start,
            score: self.score.as_ref().map(Score::mirrored),
            clocks: Clocks {
                white: self.clocks.black,
                black: self.clocks.white,
                increment: self.clocks.increment,
            },
            illegal_moves: self.illegal_moves.swapped(),
            acts: self.acts.iter().map(Act::mirrored).collect(),
            ..self.clone()
        }
    }
}

impl Act {
    /// The act seen in a mirror along the middle of the board.
    #[must_use]
    pub fn mirrored(&self) -> Act {
        Act { by: self.by.mirrored(), deed: self.deed.mirrored(), ..self.clone() }
    }
}

impl Person {
    /// The other player; the arbiter and bystanders stay who they are.
    #[must_use]
    pub const fn mirrored(self) -> Person {
        match self {
            Person::White => Person::Black,
            Person::Black => Person::White,
            Person::Arbiter => Person::Arbiter,
            Person::Bystander => Person::Bystander,
        }
    }
}

impl Deed {
    /// The deed with every square seen in the mirror.
    #[must_use]
    pub fn mirrored(&self) -> Deed {
        let mut deed = self.clone();
        match &mut deed {
            Deed::Touches { square, together_with, .. } => {
                flip(square);
                if let Some(square) = together_with {
                    flip(square);
                }
            }
            Deed::Places { from, to, .. } => {
                flip(from);
                flip(to);
            }
            Deed::Releases { square }
            | Deed::Removes { square, .. }
            | Deed::Puts { square, .. } => {
                flip(square);
            }
            Deed::Knocks { square, to } => {
                flip(square);
                if let Some(square) = to {
                    flip(square);
                }
            }
            Deed::Writes { san } | Deed::Declares(Promise::Move(san)) => *san = flipped(san),
            Deed::AnnouncesAdjusting
            | Deed::Declares(Promise::Promotion(_))
            | Deed::PressesClock { .. }
            | Deed::StopsClocks { .. }
            | Deed::Claims(_)
            | Deed::WithdrawsClaim
            | Deed::SetsRight
            | Deed::StopsRecording
            | Deed::Chooses(_)
            | Deed::OffersDraw
            | Deed::AnswersDraw(_)
            | Deed::Resigns
            | Deed::FlagFalls
            | Deed::Notices
            | Deed::Testifies(_)
            | Deed::Consents
            | Deed::Misbehaves(_)
            | Deed::Decides(_)
            | Deed::Appeals => {}
        }
        deed
    }
}

fn flip(square: &mut Square) {
    *square = square.flip_vertical();
}

/// A move in SAN with every rank counted from the other side.
fn flipped(san: &str) -> String {
    let flip = |sign: char| match sign.to_digit(10) {
        Some(rank @ 1..=8) => char::from_digit(9 - rank, 10).unwrap_or(sign),
        Some(_) | None => sign,
    };
    san.chars().map(flip).collect()
}
