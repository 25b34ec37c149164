//! Rulings on incidents, provision by provision and edition by edition.

mod choice;
mod editions;
mod film;
mod provisions;
mod record;
mod time;
