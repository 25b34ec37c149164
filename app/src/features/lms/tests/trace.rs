//! The calls of a session in writing: `app/tests/browser/lms.test.mjs` makes them to `scorm-again`.

use serde_json::{Value, json};

use super::*;

/// Two sessions of a learner: the first is broken off, the second completes the package.
fn sessions(standard: Standard) -> Value {
    let (platform, package) = (Platform::new(standard), package(standard, 3, Some(80)));
    let mut held = Held::begin(&platform, &package, after(0));
    held.on(Event::Opened(0), after(3));
    held.on(Event::Ruled(0, answered(&[100, 100, 50, 100])), after(64));
    held.on(Event::Opened(1), after(66));
    held.on(Event::Hidden, after(90));
    held.on(Event::Left, after(91));
    let first = platform.called();
    let suspended = platform.suspended();

    platform.reopen();
    let mut held = Held::begin(&platform, &package, after(86_400));
    held.on(Event::Opened(1), after(86_402));
    held.on(Event::Ruled(1, answered(&[100; 7])), after(86_500));
    held.on(Event::Opened(2), after(86_520));
    held.on(Event::Ruled(2, answered(&[0, 0])), after(86_640));
    held.on(Event::Left, after(86_700));
    let second = &platform.called()[first.len()..];
    json!({ "first": first, "suspended": suspended, "second": second, "values": platform.values() })
}

#[test]
fn ok_what_a_session_says_is_written_down() {
    let traces = json!({
        "scorm12": sessions(Standard::Scorm12),
        "scorm2004": sessions(Standard::Scorm2004),
    });
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/browser/lms-trace.json");
    if std::env::var_os("ACCONCIO_WRITE").is_some() {
        let text = serde_json::to_string_pretty(&traces).expect("plain values");
        std::fs::write(file, text + "\n").expect("the trace can be written");
    }
    let written = std::fs::read_to_string(file).expect("the trace is there");
    let written: Value = serde_json::from_str(&written).expect("the trace is JSON");
    assert_eq!(written, traces, "if this is meant: ACCONCIO_WRITE=1 cargo test trace");
}
