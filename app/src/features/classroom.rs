//! Incidents for the phones of a classroom: films and questions as plain data, without facts to rule on and without
//! rulings. No page of the app uses it, only `acconcio host`.

mod film;
mod form;
mod labels;
mod live;
mod sheet;

pub use film::{Film, Hand, Step};
pub use form::{AnswerOffered, Asked, Form, MoveOffered};
pub use labels::{desk_labels, participant_labels};
pub use live::{Counted, Judge, LiveQuestion, Ruled, live_questions};
pub use sheet::Sheet;

#[cfg(test)]
mod tests;
