//! All library crates under the paths of old. On its way out.

pub use acconcio_adjudication::{
    AdjudicationError, Incident, Ruling, adjudicate, board_state as standing,
    disputed_points as doctrine, game_record as record, incident, movement,
    reconstruction as account, ruling,
};
pub use acconcio_mate as mate;
pub use acconcio_notation as notation;
pub use acconcio_quadrigliona as quadrigliona;
pub use acconcio_training::{digest, exam, grading, intervention, story, whatif};

/// The Laws under the paths of old.
pub mod laws {
    pub use acconcio_adjudication::laws::*;
    pub use acconcio_adjudication::{TURNING_ON_MATE, claimable};
}
