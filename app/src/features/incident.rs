//! An incident: its replay, the ruling form, the ruling with its reasons, and the rulings on changed
//! facts.

pub mod adjudicated;
pub mod aloud;
pub(crate) mod card;
pub mod chip;
pub(crate) mod early_replay;
mod folds;
pub(crate) mod hooks;
pub mod intervention;
pub(crate) mod keyboard;
pub(crate) mod laws_line;
pub(crate) mod line;
pub mod occurrences;
pub mod offers;
pub(crate) mod onward;
pub(crate) mod opening;
pub(crate) mod page;
pub(crate) mod player;
pub(crate) mod player_props;
pub mod pointing;
pub(crate) mod prelude;
pub(crate) mod queue_files;
pub mod ruling_form;
pub mod ruling_parts;
pub mod ruling_replay;
pub mod ruling_section;
pub mod ruling_sheet;
pub mod ruling_text;
pub mod session;
pub(crate) mod table;
pub(crate) mod unknown;
pub mod visit;
pub mod walk;
pub mod what_if;
pub(crate) mod words;
