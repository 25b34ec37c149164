//! Quadrigliona: what is ruled on, by which rule, and properties that always hold.

mod film;
mod perft;
mod properties;
mod rulings;
