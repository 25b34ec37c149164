//! Compiled files that the app reads, and those that it refuses.

use super::*;

fn check(text: &str, expected: &str) {
    let failure = match read::<Catalogue>("packs/catalogue.en.json", text) {
        Ok(catalogue) => format!("{} scenarios", catalogue.scenarios.len()),
        Err(error) => error.to_string(),
    };
    assert!(failure.contains(expected), "{failure}");
}

#[test]
fn ok_a_catalogue_of_this_version() {
    check(r#"{"version":6,"scenarios":[]}"#, "0 scenarios");
}

#[test]
fn err_a_catalogue_of_another_version() {
    check(r#"{"version":1,"chapters":[]}"#, "has version 1; this app reads version 6");
}

#[test]
fn err_something_else() {
    check("<!doctype html>", "cannot be read");
    check("[]", "cannot be read");
    check(r#"{"version":6,"scenarios":[{}]}"#, "cannot be read");
}
