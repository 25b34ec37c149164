//! The number of cases on which the tests try a property: all under `cargo xtask test --thorough`, a tenth otherwise.
//!
//! Its own tests hold shakmaty, by whose moves everything here rules, to a second engine (`tests/chess.rs`).
//!
//! Guarantee: each run draws its cases anew, so that many runs with a tenth see what one thorough run sees.
//! Limit: a property that is cheap needs none of this, and says its number itself.

use std::env;

/// The variable that `cargo xtask test --thorough` sets for the programs of tests.
pub const THOROUGH: &str = "ACCONCIO_THOROUGH";

/// Returns the number of cases, of so many, that are tried in this run.
pub fn cases(all: u32) -> u32 {
    if env::var_os(THOROUGH).is_some() { all } else { all.div_ceil(10) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_tenth_is_tried_unless_the_run_is_thorough() {
        let expected = if env::var_os(THOROUGH).is_some() { 2_001 } else { 201 };
        assert_eq!(cases(2_001), expected);
    }
}
