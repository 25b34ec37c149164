//! The claimant, and the time until which he may still claim.

use acconcio_adjudication::ruling::{ClaimWindow, Claimant, Cutoff};

use crate::language::Language;

impl Language {
    /// The claimant, and the time until which he may still claim.
    pub fn window(self, window: ClaimWindow) -> String {
        let words = self.answers();
        match (window.claimant, window.until) {
            (Claimant::Opponent, Cutoff::PieceTouched) => {
                words.until_opponent_piece_touched().to_owned()
            }
            (Claimant::Opponent, Cutoff::OwnMoveMade) => {
                words.until_opponent_own_move_made().to_owned()
            }
            (Claimant::Opponent, Cutoff::GameEnds) => words.until_opponent_game_ends().to_owned(),
            (Claimant::Anyone, Cutoff::PieceTouched) => {
                words.until_anyone_piece_touched().to_owned()
            }
            (Claimant::Anyone, Cutoff::OwnMoveMade) => {
                words.until_anyone_own_move_made().to_owned()
            }
            (Claimant::Anyone, Cutoff::GameEnds) => words.until_anyone_game_ends().to_owned(),
            (Claimant::Opponent, Cutoff::LastMoves(count)) => {
                words.until_opponent_last_moves(count)
            }
            (Claimant::Anyone, Cutoff::LastMoves(count)) => words.until_anyone_last_moves(count),
        }
    }
}
