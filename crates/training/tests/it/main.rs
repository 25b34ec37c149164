//! Grading, exams and what-ifs over written and generated incidents.

mod claims;
mod ended;
mod exam;
#[expect(dead_code, reason = "rulings are not told here")]
#[path = "../../../adjudication/tests/it/film.rs"]
mod film;
mod generated;
mod intervention;
mod properties;
mod whatif;

use proptest::test_runner::Config;

/// So many cases of a property; 25 times as many in `cargo xtask test --thorough`.
fn config(few: u32) -> Config {
    let times = if std::env::var_os("ACCONCIO_THOROUGH").is_some() { 25 } else { 1 };
    Config::with_cases(few * times)
}
