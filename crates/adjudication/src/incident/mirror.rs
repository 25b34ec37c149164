//! The same incident with the colours, or the sides of the board, exchanged: the Laws must treat both
//! alike.

use shakmaty::{Color, File, Role, Square};

use super::{Act, ActKind, Clocks, Declaration, Game, Incident, Person, Score};

impl Incident {
    /// The incident mirrored between the ranks: White's acts become Black's and every rank is counted from
    /// the other side.
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
            absent: self.absent.mirrored(),
            visually_disabled: self.visually_disabled.map(|player| !player),
            acts: self.acts.iter().map(Act::mirrored).collect(),
            ..self.clone()
        }
    }

    /// The incident mirrored between the files: a-file and h-file exchanged. None where castling may be
    /// involved, since its two sides differ: a right to castle is left, a king stands on its first square,
    /// the game before is given, or there is a set-up fault.
    pub fn mirrored_files(&self) -> Option<Incident> {
        let is_at_home = |color: Color| {
            let home = color.fold_wb(Square::E1, Square::E8);
            self.start.board.piece_at(home) == Some(Role::King.of(color))
        };
        let is_apart_from_castling = self.start.castling_rights.is_empty()
            && self.game == Game::Standard
            && self.set_up.is_none()
            && self.score.is_none()
            && !Color::ALL.into_iter().any(is_at_home);
        if !is_apart_from_castling {
            return None;
        }
        let mut start = self.start.clone();
        start.board.flip_horizontal();
        start.ep_square = start.ep_square.map(Square::flip_horizontal);
        let acts: Option<Vec<Act>> = self.acts.iter().map(Act::mirrored_files).collect();
        Some(Incident { start, acts: acts?, ..self.clone() })
    }
}

impl Act {
    /// The act mirrored between the ranks.
    #[must_use]
    pub fn mirrored(&self) -> Act {
        Act { by: self.by.mirrored(), kind: self.kind.mirrored(), ..self.clone() }
    }

    /// The act mirrored between the files; none where it names a move that cannot be mirrored.
    fn mirrored_files(&self) -> Option<Act> {
        if let ActKind::Writes { san }
        | ActKind::Seals { san, .. }
        | ActKind::Declares(Declaration::Move(san)) = &self.kind
            && !san.chars().all(|sign| "KQRBNabcdefgh12345678x=+#".contains(sign))
        {
            return None;
        }
        let kind = self.kind.reflected(Square::flip_horizontal, with_other_files);
        Some(Act { kind, ..self.clone() })
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

impl ActKind {
    /// The act with every square mirrored between the ranks.
    #[must_use]
    pub fn mirrored(&self) -> ActKind {
        if let ActKind::Signs(result) = self {
            return ActKind::Signs(result.mirrored());
        }
        self.reflected(Square::flip_vertical, with_other_ranks)
    }

    fn reflected(&self, seen: fn(Square) -> Square, written: fn(&str) -> String) -> ActKind {
        let flip = |square: &mut Square| *square = seen(*square);
        let mut kind = self.clone();
        match &mut kind {
            ActKind::Touches { square, together_with, .. } => {
                flip(square);
                if let Some(square) = together_with {
                    flip(square);
                }
            }
            ActKind::Places { from, to, .. } => {
                flip(from);
                flip(to);
            }
            ActKind::Feels { square }
            | ActKind::Releases { square }
            | ActKind::Removes { square, .. }
            | ActKind::Puts { square, .. } => {
                flip(square);
            }
            ActKind::Displaces { square, to } => {
                flip(square);
                if let Some(square) = to {
                    flip(square);
                }
            }
            ActKind::Writes { san }
            | ActKind::Seals { san, .. }
            | ActKind::Declares(Declaration::Move(san)) => *san = written(san),
            ActKind::AnnouncesAdjusting
            | ActKind::Declares(Declaration::Promotion(_) | Declaration::Mate)
            | ActKind::PressesClock { .. }
            | ActKind::StopsClocks { .. }
            | ActKind::Claims(_)
            | ActKind::WithdrawsClaim
            | ActKind::SetsRight
            | ActKind::StopsRecording
            | ActKind::Chooses(_)
            | ActKind::OffersDraw(_)
            | ActKind::WithdrawsOffer
            | ActKind::Finds(_)
            | ActKind::AnswersDraw(_)
            | ActKind::Arrives
            | ActKind::Signs(_)
            | ActKind::Resigns
            | ActKind::FlagFalls
            | ActKind::Notices
            | ActKind::Testifies(_)
            | ActKind::Consents
            | ActKind::Misbehaves(_)
            | ActKind::Decides(_)
            | ActKind::Appeals => {}
        }
        kind
    }
}

/// A move in SAN with every rank counted from the other side.
fn with_other_ranks(san: &str) -> String {
    let flip = |sign: char| match sign.to_digit(10) {
        Some(rank @ 1..=8) => char::from_digit(9 - rank, 10).unwrap_or(sign),
        Some(_) | None => sign,
    };
    san.chars().map(flip).collect()
}

/// A move in SAN with every file counted from the other side.
fn with_other_files(san: &str) -> String {
    let flip = |sign: char| match sign {
        'a'..='h' => File::from_char(sign).map_or(sign, |file| file.flip_horizontal().char()),
        other => other,
    };
    san.chars().map(flip).collect()
}
