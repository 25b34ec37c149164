//! Tests of Quadrigliona: rulings, the rules by which they are given, and properties that always hold.

mod incident_text;
mod perft;
mod properties;
mod rulings;
