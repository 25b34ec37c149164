//! Exams on this device: composing a paper, sitting it, and what was sat before. Plain data; the pages
//! show it.

mod composing;
mod kept;
mod room;

pub use composing::{Composing, Composition, Spec};
pub use kept::Exams;
pub use room::{Room, RoomAction, RoomPhase, Warning};
