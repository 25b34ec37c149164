//! The exact question of mate, tested with known answers, an oracle, another move generator and itself.

mod cases;
mod clock;
mod fen;
mod oracle;
mod positions;
mod proofs;
mod rules;
