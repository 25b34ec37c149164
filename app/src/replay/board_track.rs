//! The visible changes on one board, act by act.

use std::collections::BTreeMap;

use shakmaty::{Board, Role, Square};

use super::hand_tracks::HandTrack;
use super::piece_tracks::PieceTracks;

/// The pieces and hands of one board after each number of acts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardTrack {
    /// The pieces, with their identities.
    pub piece_tracks: PieceTracks,
    /// The hands that act, each with its position after each number of acts.
    pub hand_tracks: Vec<HandTrack>,
    /// The squares that the act before each step concerns.
    pub touched: Vec<Vec<Square>>,
    /// The pieces as which promoted pawns count, at each step; empty where pieces are what they look
    /// like.
    pub counting: Vec<BTreeMap<Square, Role>>,
    /// The pieces put upside down: the first step, and the identity.
    pub(crate) upside_down: Vec<(usize, usize)>,
}

impl BoardTrack {
    /// Returns the track of a series of boards; no hand moves the pieces.
    pub fn of_boards(boards: &[&Board]) -> BoardTrack {
        BoardTrack { piece_tracks: PieceTracks::of(boards), ..BoardTrack::default() }
    }

    /// Whether a piece is upside down after a number of acts.
    pub fn is_upside_down(&self, id: usize, step: usize) -> bool {
        self.upside_down.iter().any(|(from, piece)| *piece == id && *from <= step)
    }

    /// The squares on which a piece stands upside down after a number of acts.
    pub fn upside_down_at(&self, step: usize) -> impl Iterator<Item = Square> {
        let places = self.piece_tracks.scenes.get(step).into_iter().flatten().enumerate();
        places
            .filter(move |(id, place)| place.is_on && self.is_upside_down(*id, step))
            .map(|(_, place)| place.square)
    }

    /// The squares that the act before a step concerns.
    pub fn touched_at(&self, step: usize) -> &[Square] {
        self.touched.get(step).map_or(&[], Vec::as_slice)
    }

    /// The piece as which a promoted pawn on a square counts, if it does.
    pub fn counts_as(&self, square: Square, step: usize) -> Option<Role> {
        self.counting.get(step)?.get(&square).copied()
    }
}
