//! All library crates under the paths of old. On its way out.

pub use acconcio_adjudication::{
    AdjudicationError, Incident, Ruling, account, adjudicate, doctrine, incident, laws, movement, record,
    ruling, standing,
};
pub use acconcio_mate as mate;
pub use acconcio_notation as notation;
pub use acconcio_quadrigliona as quadrigliona;
pub use acconcio_training::{digest, exam, grading, intervention, story, whatif};
