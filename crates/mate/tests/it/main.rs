//! The exact question of mate, tested with known answers, an oracle, another move generator and itself.

mod cases;
mod clock;
mod fen;
mod oracle;
mod positions;
mod proofs;
mod rules;

use proptest::test_runner::Config;

/// So many cases of a property; eight times as many in `cargo xtask test --thorough`.
fn config(few: u32) -> Config {
    let times = if std::env::var_os("ACCONCIO_THOROUGH").is_some() { 8 } else { 1 };
    Config::with_cases(few * times)
}
