//! What is seen on one board, moment by moment.

use std::collections::BTreeMap;

use shakmaty::{Board, Role, Square};

use super::hand_tracks::HandTrack;
use super::piece_tracks::PieceTracks;

/// The pieces and hands of one board after each number of acts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardTrack {
    /// The pieces, with their identities.
    pub piece_tracks: PieceTracks,
    /// The hands that act, each with where it is after each number of acts.
    pub hand_tracks: Vec<HandTrack>,
    /// The squares that the act before each step is about.
    pub touched: Vec<Vec<Square>>,
    /// What a pawn of wood counts as, at each step; nothing where pieces are what they look like.
    pub counting: Vec<BTreeMap<Square, Role>>,
    /// The pieces put on their heads: the step from which on, and the identity.
    pub(crate) upside_down: Vec<(usize, usize)>,
}

impl BoardTrack {
    /// A series of boards; no hand moves the pieces.
    pub fn of_boards(boards: &[&Board]) -> BoardTrack {
        BoardTrack { piece_tracks: PieceTracks::of(boards), ..BoardTrack::default() }
    }

    /// Whether a piece stands on its head after a number of acts.
    pub fn is_upside_down(&self, id: usize, step: usize) -> bool {
        self.upside_down.iter().any(|(from, piece)| *piece == id && *from <= step)
    }

    /// The squares that the act before a step is about.
    pub fn touched_at(&self, step: usize) -> &[Square] {
        self.touched.get(step).map_or(&[], Vec::as_slice)
    }

    /// What the pawn of wood on a square counts as, if it is something else.
    pub fn counts_as(&self, square: Square, step: usize) -> Option<Role> {
        self.counting.get(step)?.get(&square).copied()
    }
}
