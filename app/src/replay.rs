//! A variant prepared for replay: every board state, every piece with its identity, every hand.
//!
//! All of it is derived from the acts, so that going back is the same as going forward.

pub mod board_track;
pub mod hand_tracks;
pub mod piece_state;
pub mod piece_tracks;
pub mod playback;

use board_track::BoardTrack;
use piece_tracks::{PiecePosition, PieceTracks};

use acconcio_adjudication::board_state::{ActError, BoardState};
use acconcio_adjudication::incident::{Act, ActKind, PerPlayer, Stance};
use acconcio_training::scenario::Variant;
use shakmaty::{Board, Color};

/// The replay of a variant.
#[derive(Clone, PartialEq)]
pub struct Replay {
    /// The acts up to the moment of decision, then those of the epilogue.
    pub acts: Vec<Act>,
    /// The number of acts up to the moment of decision.
    pub decision: usize,
    /// The board states before the first act and after each act.
    pub board_states: Vec<BoardState>,
    /// The pieces and hands on the board.
    pub board_track: BoardTrack,
}

/// The reason why a variant cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("act {} cannot be done: {reason}", index + 1)]
pub struct ReplayError {
    /// The index of the act.
    pub index: usize,
    /// The reason why the act cannot be done.
    pub reason: ActError,
}

impl Replay {
    /// Returns the replay of a variant.
    ///
    /// # Errors
    /// The first act that cannot be done on the board.
    pub fn of(variant: &Variant) -> Result<Replay, ReplayError> {
        let mut acts = variant.incident.acts.clone();
        let decision = acts.len();
        acts.extend(variant.epilogue.iter().cloned());
        let board_states = BoardState::all(&variant.incident, &acts)
            .map_err(|(index, reason)| ReplayError { index, reason })?;
        let boards: Vec<_> = board_states.iter().map(|board_state| &board_state.board).collect();
        let piece_tracks = PieceTracks::of(&boards);
        let hand_tracks = hand_tracks::hand_tracks(&acts, &board_states);
        let upside_down = put_upside_down(&acts, &piece_tracks);
        let squares = acts.iter().map(|act| hand_tracks::squares_of(&act.kind));
        let touched = std::iter::once(Vec::new()).chain(squares).collect();
        let board_track =
            BoardTrack { piece_tracks, hand_tracks, touched, upside_down, ..BoardTrack::default() };
        Ok(Replay { acts, decision, board_states, board_track })
    }

    /// Returns a replay of a series of boards after a board state, a step for each; no hand moves the
    /// pieces.
    pub fn of_boards(start: &BoardState, boards: impl IntoIterator<Item = Board>) -> Replay {
        let then = boards.into_iter().map(|board| {
            let mut board_state = start.clone();
            board_state.board = board;
            board_state
        });
        let board_states: Vec<BoardState> = std::iter::once(start.clone()).chain(then).collect();
        let boards: Vec<_> = board_states.iter().map(|board_state| &board_state.board).collect();
        let board_track = BoardTrack::of_boards(&boards);
        let decision = board_states.len() - 1;
        Replay { acts: Vec::new(), decision, board_states, board_track }
    }

    /// The remaining seconds after a number of acts where the arbiter has set the clocks at the moment of
    /// decision; none before it.
    pub fn clocks_from(&self, set: PerPlayer<u32>, step: usize) -> Option<PerPlayer<u32>> {
        let decided = self.board_states.get(self.decision)?.remaining;
        let shown = self.board_states.get(step).filter(|_| step >= self.decision)?.remaining;
        let one = |player: Color| {
            set.of(player).saturating_add(shown.of(player)).saturating_sub(decided.of(player))
        };
        Some(PerPlayer { white: one(Color::White), black: one(Color::Black) })
    }

    /// The act that led to a step; none at the start.
    pub fn act_at(&self, step: usize) -> Option<&Act> {
        self.acts.get(step.checked_sub(1)?)
    }
}

/// The pieces that are put on the board upside down; they stay so.
fn put_upside_down(acts: &[Act], piece_tracks: &PieceTracks) -> Vec<(usize, usize)> {
    let put = acts.iter().enumerate().filter_map(|(index, act)| {
        let ActKind::Puts { square, stance: Stance::UpsideDown, .. } = act.kind else {
            return None;
        };
        let step = index + 1;
        let stands = PiecePosition { square, is_on: true };
        let id = piece_tracks.scenes.get(step)?.iter().position(|place| *place == stands)?;
        Some((step, id))
    });
    put.collect()
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::incident::{Hand, Incident, Regime};
    use acconcio_training::scenario::Text;
    use shakmaty::fen::Fen;
    use shakmaty::{Role, Setup, Square};

    use super::*;

    fn replay(fen: &str, kinds: impl IntoIterator<Item = ActKind>) -> Replay {
        let mut incident = Incident::initial(Regime::Standard);
        incident.start = Setup::from(fen.parse::<Fen>().unwrap());
        incident.acts = kinds.into_iter().map(|kind| Act::by(Color::White, kind)).collect();
        let label = Text::default();
        let variant = Variant {
            id: String::new(),
            label,
            incident,
            scope: Default::default(),
            epilogue: Vec::new(),
        };
        Replay::of(&variant).unwrap()
    }

    #[test]
    fn ok_a_rook_put_upside_down_stays_so_wherever_it_goes() {
        let put = ActKind::Puts {
            role: Role::Rook,
            square: Square::A8,
            hand: Hand::One,
            stance: Stance::UpsideDown,
            of: acconcio_adjudication::incident::Owner::Own,
        };
        let kinds = [
            ActKind::Removes { square: Square::A7, hand: Hand::One },
            put,
            ActKind::touches(Square::A8),
            ActKind::places(Square::A8, Square::B7),
        ];
        let replay = replay("7k/P7/8/8/8/8/8/K7 w - - 0 1", kinds);
        let rook = replay
            .board_track
            .piece_tracks
            .pieces
            .iter()
            .position(|piece| piece.role == Role::Rook)
            .unwrap();
        let stands = |step| replay.board_track.is_upside_down(rook, step);
        assert_eq!([stands(1), stands(2), stands(4)], [false, true, true]);
        let king = replay
            .board_track
            .piece_tracks
            .pieces
            .iter()
            .position(|piece| piece.role == Role::King)
            .unwrap();
        assert!(!replay.board_track.is_upside_down(king, 4));
    }

    #[test]
    fn ok_clocks_that_were_set_run_on_from_there() {
        let kinds = [ActKind::touches(Square::A7), ActKind::presses_clock(), ActKind::Resigns];
        let mut replay = replay("7k/P7/8/8/8/8/8/K7 w - - 0 1", kinds);
        replay.decision = 2;
        let decided = replay.board_states[2].remaining;
        *replay.board_states[3].remaining.of_mut(Color::Black) -= 7;
        let set = PerPlayer { white: 60, black: decided.black + 120 };
        let at = |step| replay.clocks_from(set, step);
        assert_eq!(at(1), None);
        assert_eq!(at(2), Some(set));
        assert_eq!(at(3), Some(PerPlayer { white: 60, black: decided.black + 113 }));
        assert_eq!(at(4), None);
    }

    #[test]
    fn ok_a_displaced_piece_is_off_the_board_until_it_is_put_right() {
        let displaced = ActKind::Displaces { square: Square::A7, to: None };
        let replay = replay("7k/P7/8/8/8/8/8/K7 w - - 0 1", [displaced, ActKind::SetsRight]);
        let pawn = replay
            .board_track
            .piece_tracks
            .pieces
            .iter()
            .position(|piece| piece.role == Role::Pawn)
            .unwrap();
        let is_on: Vec<bool> =
            replay.board_track.piece_tracks.scenes.iter().map(|scene| scene[pawn].is_on).collect();
        assert_eq!(is_on, [true, false, true]);
        assert_eq!(replay.board_track.touched_at(1), [Square::A7]);
    }
}
