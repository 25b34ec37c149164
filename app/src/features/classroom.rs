//! Incidents for the phones of a classroom: replays and questions as plain data, without facts to rule on and without
//! rulings. No page of the app uses it, only `acconcio host`.

mod form;
mod labels;
mod live;
mod plain_replay;
mod sheet;

pub use form::{AnswerOffered, Asked, Form, MoveOffered};
pub use labels::{lecturer_labels, participant_labels};
pub use live::{Counted, Judge, LiveQuestion, Ruled, live_questions};
pub use plain_replay::{Hand, PlainReplay, Step};
pub use sheet::Sheet;

#[cfg(test)]
mod tests;
