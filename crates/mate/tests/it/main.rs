//! The exact question of mate: held against known answers, an oracle, another move generator and itself.

mod cases;
mod clock;
mod fen;
mod oracle;
mod positions;
mod proofs;
mod rules;
