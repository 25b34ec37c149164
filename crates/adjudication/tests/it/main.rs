//! Rulings on incidents, provision by provision and edition by edition.

mod choice;
mod editions;
mod film;
mod pgn;
mod provisions;
mod record;
mod time;

use proptest::test_runner::Config;

/// So many cases of a property; eight times as many in `cargo xtask test --thorough`.
fn config(few: u32) -> Config {
    let times = if std::env::var_os("ACCONCIO_THOROUGH").is_some() { 8 } else { 1 };
    Config::with_cases(few * times)
}
