//! Rulings on incidents, provision by provision and edition by edition.

mod choice;
mod editions;
mod endings;
mod film;
mod pgn;
mod provisions;
mod record;
mod time;
