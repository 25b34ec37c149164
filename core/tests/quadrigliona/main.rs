//! Quadrigliona as it is ruled on: one film and one text for each provision.

mod film;
mod perft;
mod properties;
mod scratch;
