//! Quadrigliona: the replay of a match, the form on which it is ruled, and the earlier rulings.

pub(crate) mod beside;
pub(crate) mod form_view;
pub(crate) mod game;
pub(crate) mod hooks;
pub(crate) mod match_state;
pub mod offers;
pub mod open_forms;
pub(crate) mod page;
pub(crate) mod part_of_answer;
pub(crate) mod player;
pub(crate) mod player_props;
pub(crate) mod readings;
pub mod replay;
pub mod ruling_form;
pub(crate) mod ruling_sheet;
pub(crate) mod ruling_text;
pub mod rulings;
pub mod shown;
pub(crate) mod track;

#[cfg(test)]
mod tests;
