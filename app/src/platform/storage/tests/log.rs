//! The log of rulings.

use acconcio_adjudication::laws::EditionId;

use super::{Closed, Common, holding, sample};
use crate::platform::storage::bookmark::Bookmark;
use crate::platform::storage::progress::{Progress, State};
use crate::platform::storage::ruling_record::Certainty;
use crate::platform::storage::ruling_record::Mode;
use crate::platform::storage::ruling_record::RulingRecord;
use crate::platform::storage::ruling_record::Score;
use crate::platform::storage::*;
use crate::profile::review_plan::{Plan, Repetition};
use crate::profile::settings::{Settings, Switch};

const LOG: &str = include_str!("../../../../samples/2026-11-log.txt");

fn attempt(points: u32, out_of: u32, at: u64) -> RulingRecord {
    RulingRecord::of("two-kings", "a", at, Score { points, out_of })
}

fn summary(progress: &Progress, scenario: &str, variant: &str) -> String {
    progress.of(scenario, variant, None).map_or_else(
        || "nothing".to_owned(),
        |record| {
            let (best, last) = (record.best.percent(), record.last.percent());
            format!("best {best} last {last} of {}", record.attempts)
        },
    )
}

fn check(attempts: &[(u32, u32)], expected: &str) {
    let (_, storage) = holding(&[]);
    for (at, (points, out_of)) in (1..).zip(attempts) {
        storage.record(&attempt(*points, *out_of, at), 0);
    }
    let progress = storage.progress();
    assert_eq!(summary(&progress, "two-kings", "a"), expected);
    assert_eq!(progress.of("two-kings", "b", None), None);
}

#[test]
fn ok_results_are_kept_under_each_edition() {
    let (_, storage) = holding(&[]);
    let under = |edition, points, at| RulingRecord { edition, ..attempt(points, 500, at) };
    let (old, new) = (EditionId::E2009, EditionId::E2023);
    let state = |edition| storage.progress().state("two-kings", "a", Some(edition));
    storage.record(&under(None, 500, 1), 0);
    assert_eq!([old, new].map(state), [State::Right; 2], "the laws are not known");
    storage.record(&under(Some(old), 500, 2), 0);
    assert_eq!([old, new].map(state), [State::Right, State::NotRuled]);
    storage.record(&under(Some(new), 100, 3), 0);
    assert_eq!([old, new].map(state), [State::Right, State::Wrong]);
    let progress = storage.progress();
    assert_eq!(progress.right_elsewhere("two-kings", "a", new), Some(old));
    assert_eq!(progress.right_elsewhere("two-kings", "a", old), None);
    assert_eq!(summary(&progress, "two-kings", "a"), "best 100 last 20 of 3");
}

#[test]
fn ok_the_best_ruling_is_kept() {
    check(&[], "nothing");
    check(&[(300, 500)], "best 60 last 60 of 1");
    check(&[(300, 500), (500, 500), (100, 500)], "best 100 last 20 of 3");
}

#[test]
fn ok_rulings_out_of_other_totals_compare() {
    check(&[(300, 500), (300, 400)], "best 75 last 75 of 2");
    check(&[(0, 0)], "best 0 last 0 of 1");
}

#[test]
fn ok_two_windows_lose_nothing() {
    let (memory, one) = holding(&[]);
    let other = Storage::over(Common(memory));
    one.progress();
    other.progress();
    one.record(&attempt(100, 100, 5), 1);
    other.record(&attempt(50, 100, 5), 2);
    one.record(&attempt(70, 100, 6), 3);
    for storage in [one, other] {
        let progress = storage.progress();
        assert_eq!(summary(&progress, "two-kings", "a"), "best 100 last 70 of 3");
    }
}

#[test]
fn ok_what_a_full_store_refuses_counts_until_the_page_is_closed() {
    let storage = Storage::over(Closed(Refused::Full));
    storage.record(&attempt(100, 100, 5), 1);
    assert_eq!(summary(&storage.progress(), "two-kings", "a"), "best 100 last 100 of 1");
    assert_eq!(storage.take_remarks(), [Remark::Full]);
}

#[test]
fn err_a_damaged_ruling_is_set_aside_and_the_others_count() {
    let (memory, storage) = holding(&[("acconcio.attempt.1-1", "{}")]);
    storage.record(&attempt(100, 100, 5), 1);
    assert_eq!(summary(&storage.progress(), "two-kings", "a"), "best 100 last 100 of 1");
    assert_eq!(storage.take_remarks(), [Remark::SetAside(Key::Log)]);
    assert_eq!(memory.get("acconcio.aside-1.attempt.1-1"), Ok(Some("{}".to_owned())));
}

/// Checks the results of rulings whose names are in another order than their times: of each the points of 500, and the
/// time.
fn check_order(rulings: [(u32, u64); 3], expected: &str) {
    let texts = rulings.map(|(points, at)| {
        let value = attempt(points, 500, at);
        serde_json::to_string(&Envelope { version: 1, value }).expect("plain values")
    });
    let names = ["acconcio.attempt.a", "acconcio.attempt.b", "acconcio.attempt.c"];
    let saved: Vec<_> = names.into_iter().zip(texts.iter().map(String::as_str)).collect();
    let progress = holding(&saved).1.progress();
    assert_eq!(summary(&progress, "two-kings", "a"), expected);
    let record = progress.of("two-kings", "a", None).expect("it has been ruled on");
    assert_eq!(Some(record.at), rulings.iter().map(|(_, at)| *at).max());
    let times: Vec<u64> = progress.attempts().iter().map(|attempt| attempt.at).collect();
    assert!(times.is_sorted(), "{times:?}");
}

#[test]
fn ok_the_last_ruling_is_the_latest_whatever_its_name() {
    check_order([(200, 5), (100, 9), (500, 7)], "best 100 last 20 of 3");
    check_order([(100, 9), (500, 7), (200, 5)], "best 100 last 20 of 3");
    // Of two in one millisecond, the one with the later name.
    check_order([(500, 9), (100, 9), (200, 5)], "best 100 last 20 of 3");
}

#[test]
fn ok_the_form_of_today_comes_back() {
    let (_, storage) = holding(&sample(LOG));
    let progress = storage.progress();
    let attempts = progress.attempts();
    let [only] = attempts.as_slice() else { panic!("one ruling") };
    assert_eq!((only.mode, only.hints), (Mode::Review, 50));
    assert_eq!((only.certainty, only.marks.len()), (Some(Certainty::Fair), 2));
    let plan =
        Plan { repetition: Repetition::On, exam: Some("2027-03-14".to_owned()), daily_cap: 10 };
    assert_eq!(storage.load::<Plan>(), plan);
    assert_eq!(storage.load::<Bookmark>().step, 5);
    assert_eq!(storage.load::<Settings>().certainty, Switch::On);
    assert_eq!(storage.take_remarks(), []);
}
