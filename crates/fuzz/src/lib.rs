//! Input from outside, as functions that take any bytes: a panic is a fault, and so is a broken promise.
//!
//! `cargo xtask fuzz` has libFuzzer look for such bytes; what it has found so far is kept in `corpora`, and every test
//! run tries it again.
//!
//! Guarantee: each function states what holds for all bytes, and checks it. Limit: what is only slow is found by
//! libFuzzer's limit of time, not by the tests.

mod games;
mod platform;
mod stored;

pub use games::{fen, packs, pgn, scenarios};
pub use platform::platform;
pub use stored::{files, stored};

use acconcio_app::features::course_plan::CoursePlan;
use acconcio_app::route::Route;
use acconcio_training::exam::{Link, SealedPaper};
use serde_json::Value;

/// A function that takes any bytes.
pub type Target = fn(&[u8]);

/// All targets, by their names.
pub const TARGETS: [(&str, Target); 8] = [
    ("links", links),
    ("files", files),
    ("fen", fen),
    ("pgn", pgn),
    ("scenarios", scenarios),
    ("packs", packs),
    ("platform", platform),
    ("stored", stored),
];

/// Addresses and links: what is read is read again from what is written of it.
pub fn links(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(link) = Link::read(&text) {
        assert_eq!(Link::read(&link.text()).as_ref(), Ok(&link), "{text}");
    }
    if let Ok(paper) = SealedPaper::read(&text) {
        assert_eq!(SealedPaper::read(&paper.text()).as_ref(), Ok(&paper), "{text}");
    }
    let route = Route::of_hash(&text);
    if !matches!(route, Route::NotFound) {
        assert_eq!(Route::of_hash(&route.to_hash()), route, "{text}");
    }
    if let Ok(plan) = CoursePlan::read(&text)
        && !has_fraction(&serde_json::to_value(&plan).unwrap_or_default())
    {
        assert_eq!(CoursePlan::read(&plan.write()).ok().as_ref(), Some(&plan), "{text}");
        assert_eq!(CoursePlan::read(&plan.write_short()).ok().as_ref(), Some(&plan), "{text}");
    }
}

/// Whether a number in a value has a fraction. It may be read as its neighbour: `serde_json` reads exactly only with
/// a feature that makes the first load larger, and no entry of a plan has such a number.
fn has_fraction(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.is_f64(),
        Value::Array(values) => values.iter().any(has_fraction),
        Value::Object(values) => values.values().any(has_fraction),
        Value::Null | Value::Bool(_) | Value::String(_) => false,
    }
}
