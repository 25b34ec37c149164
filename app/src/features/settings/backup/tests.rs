//! Backups of all data, and their restoration.

use crate::platform::storage::merge::Restored;
use crate::platform::storage::ruling_record::{RulingRecord, Score};
use crate::platform::storage::store::Store;
use crate::platform::storage::tests::{holding, sample};
use crate::platform::storage::*;
use crate::profile::settings::{Settings, Switch};

mod merge;

const LOG: &str = include_str!("../../../../samples/2026-11-log.txt");

fn summary(storage: &Storage) -> Vec<String> {
    let attempts = storage.progress();
    attempts.attempts().iter().map(|it| format!("{} {}", it.scenario, it.score.percent())).collect()
}

/// The number of rulings that a backup adds.
fn added(storage: &Storage, text: &str) -> usize {
    storage.restore(text).expect("it is a backup").of(Key::Log).added
}

#[test]
fn ok_a_backup_comes_back_elsewhere() {
    let (_, here) = holding(&sample(LOG));
    let text = here.backup(1);
    let (_, there) = holding(&[]);
    assert_eq!(added(&there, &text), 1);
    assert_eq!(summary(&there), summary(&here));
    assert_eq!(there.load::<Settings>().single_keys, Switch::Off);
    assert_eq!(there.restore(&text), Ok(Restored::default()), "what is here already is not new");
}

#[test]
fn ok_rulings_of_both_places_are_kept() {
    let (_, here) = holding(&sample(LOG));
    let (_, there) = holding(&[]);
    there.record(&RulingRecord::of("two-kings", "a", 5, Score { points: 100, out_of: 100 }), 1);
    assert_eq!(added(&there, &here.backup(1)), 1);
    assert_eq!(summary(&there), ["two-kings 100", "karpov-chernin 79"]);
}

#[test]
fn ok_what_was_set_aside_comes_along() {
    let (_, here) = holding(&[("acconcio.aside-1.settings", "not { JSON")]);
    let text = here.backup(1);
    let (memory, there) = holding(&[]);
    assert_eq!(there.restore(&text), Ok(Restored::default()));
    let kept = memory.get("acconcio.aside-1.settings");
    assert_eq!(kept, Ok(Some(r#""not { JSON""#.to_owned())));
}

fn check(text: &str, expected: &str) {
    let (memory, storage) = holding(&sample(LOG));
    let before = memory.names().map(|names| names.len());
    let error = storage.restore(text).expect_err("it cannot be read");
    assert!(error.to_string().contains(expected), "{error}");
    assert_eq!(memory.names().map(|names| names.len()), before, "nothing was changed");
}

#[test]
fn err_what_is_no_backup_changes_nothing() {
    check("", "line 1, column 0");
    check("{\"format\":\"acconcio-backup\",\n", "line 2");
    check("[]", "line 1");
    check(r#"{"kept":{}}"#, "`format` is not");
    check(r#"{"format":"acconcio-backup","version":2}"#, "`version` was written by a newer");
    let kept = |kept: &str| {
        format!(r#"{{"format":"acconcio-backup","version":1,"made":1,"kept":{{{kept}}}}}"#)
    };
    check(&kept(r#""settings":7"#), "`kept.settings` cannot be read");
    check(
        &kept(r#""settings":{"version":9,"value":{}}"#),
        "`kept.settings` was written by a newer",
    );
    check(&kept(r#""attempt.1-1":{"version":1,"value":{}}"#), "`kept.attempt.1-1` cannot be read");
    check(&kept(r#""later":{"version":1,"value":{}}"#), "`kept.later` was written by a newer");
}
