//! An incident: its replay, the ruling form, the ruling with its reasons, and what else would have been ruled.

pub(crate) mod card;
pub mod chip;
pub mod dossier;
pub(crate) mod hooks;
pub mod intervention;
pub(crate) mod keyboard;
pub(crate) mod line;
pub mod occurrences;
pub(crate) mod onward;
pub(crate) mod page;
pub(crate) mod player;
pub mod ruling_desk;
pub mod ruling_form;
pub mod ruling_text;
pub mod session;
pub(crate) mod table;
pub mod verdict;
pub mod what_if;
