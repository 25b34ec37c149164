//! Backups restored on a device with later or other data, value by value.

use std::fmt::Debug;

use acconcio_training::exam::Attempt;
use acconcio_training::grading::{Answer, Question};
use acconcio_training::scenario::{IncidentName, LawsChoice};
use std::rc::Rc;

use yew::Reducible;

use super::LOG;
use crate::features::course_plan::CoursePlan;
use crate::features::course_plan::plans::{Edit, Plans};
use crate::features::exam::saved::tests::running;
use crate::features::exam::saved::{self, Exams, SavedExam};
use crate::features::lms::package::LocalCopy;
use crate::features::presenter::show::Show;
use crate::features::quadrigliona::rulings::Rulings;
use crate::features::settings::backup::RestoreError;
use crate::language::Language;
use crate::platform::storage::bookmark::Bookmark;
use crate::platform::storage::merge::*;
use crate::platform::storage::progress::Record;
use crate::platform::storage::ruling_record::{RulingRecord, Score};
use crate::platform::storage::store::Store;
use crate::platform::storage::tests::{holding, sample};
use crate::platform::storage::*;
use crate::profile::review_plan::{Plan, Repetition};
use crate::profile::settings::{Appearance, SettingChange, Settings, Switch};
use crate::replay::playback::Speed;

/// A device with one value, or with nothing where it is the default one.
fn device<T: Stored + PartialEq>(value: &T) -> Storage {
    let (_, storage) = holding(&[]);
    if *value != T::default() {
        storage.store(value);
    }
    storage
}

/// Restores the backup of one device on another, twice, and checks the result and the numbers of items
/// added and kept.
#[track_caller]
fn check<T: Merge + Debug>(here: &T, backup: &T, expected: &T, added: usize, kept: usize) {
    let text = device(backup).backup(1);
    let storage = device(here);
    let preview = storage.preview(&text).expect("it is a backup");
    assert_eq!(storage.load::<T>(), *here, "a preview changes nothing");
    let restored = storage.restore(&text).expect("it is a backup");
    assert_eq!(restored, preview);
    assert_eq!(storage.load::<T>(), *expected);
    assert_eq!(restored.of(T::KEY), Tally { added, kept });
    let again = storage.restore(&text).expect("it is a backup");
    assert_eq!(storage.load::<T>(), *expected, "the second time");
    assert_eq!(again.of(T::KEY).added, 0, "the second time");
    storage.undo_restoration();
    assert_eq!(storage.load::<T>(), *here, "it can be undone");
    assert!(!storage.has_restored());
}

#[test]
fn ok_undoing_leaves_what_was_done_since() {
    let (_, there) = holding(&sample(LOG));
    let (_, here) = holding(&[]);
    here.record(&attempt("here", 5), 1);
    let before = here.backup(1);
    here.restore(&there.backup(1)).expect("it is a backup");
    here.record(&attempt("since", 6), 2);
    assert_eq!(here.progress().len(), 3);
    assert!(!here.backup(1).contains("restored"), "a backup is of what was done");
    here.undo_restoration();
    assert_eq!(here.progress().len(), 2);
    here.undo_restoration();
    assert_eq!(here.progress().len(), 2, "once");
    here.restore(&before).expect("it is a backup");
    assert!(!here.has_restored(), "there was nothing to change");
}

#[test]
fn err_an_address_of_another_place() {
    let backup = |hash: &str| {
        format!(
            r##"{{"format":"acconcio-backup","version":1,"made":1,"kept":{{"place":{{"version":1,
            "value":{{"hash":"{hash}","scenario":"a","variant":"b","step":1,"acts":2,"at":3}}}}}}}}"##
        )
    };
    let (_, storage) = holding(&[]);
    storage.restore(&backup("#/incident/a/b/1")).expect("it is a backup");
    for hash in ["https://example.org/", "javascript:alert(1)", "//example.org", "#", "/settings"] {
        let refused = storage.restore(&backup(hash));
        assert_eq!(refused, Err(RestoreError::Damaged("place".to_owned())), "{hash}");
    }
}

/// An attempt in progress at two items, with the seconds spent on each; every item with seconds is
/// answered.
fn sat(paper: &str, started: u64, seconds: [u32; 2]) -> SavedExam {
    let mut attempt = Attempt::begun(2, started, 0);
    for (given, seconds) in attempt.given.iter_mut().zip(seconds) {
        given.seconds = seconds;
        if seconds > 0 {
            given.answer = Answer { count: Some(1), ..Answer::default() };
        }
    }
    running(paper, "Rossi, A.", attempt)
}

fn handed_in(exam: SavedExam) -> SavedExam {
    saved::tests::handed_in(&exam)
}

fn exams<const N: usize>(exams: [SavedExam; N]) -> Exams {
    exams.into_iter().fold(Exams::default(), |exams, next| exams.with(next))
}

#[test]
fn ok_exams_sat_since_the_backup_are_still_there() {
    let (begun, over) = (sat("one", 5, [3, 0]), handed_in(sat("one", 5, [3, 4])));
    let later = handed_in(sat("two", 9, [1, 1]));
    let all = exams([over.clone(), later.clone()]);
    check(&all, &Exams::default(), &all, 0, 2);
    check(&all, &exams([begun.clone()]), &all, 0, 2);
    check(&all, &exams([over.clone()]), &all, 0, 1);
    check(&all, &all, &all, 0, 0);
    // The same the other way round.
    check(&exams([begun.clone()]), &all, &all, 2, 0);
    check(&Exams::default(), &all, &all, 2, 0);
    check(&exams([later.clone()]), &exams([over.clone()]), &all, 1, 1);
    // Another candidate took the same paper at another time.
    let other = handed_in(sat("one", 7, [1, 1]));
    check(&exams([over.clone()]), &exams([other.clone()]), &exams([over, other]), 1, 1);
}

#[test]
fn ok_an_exam_that_goes_on_in_both_has_what_was_given_last() {
    let (here, there) = (sat("one", 5, [30, 2]), sat("one", 5, [10, 9]));
    check(&exams([here.clone()]), &exams([there]), &exams([sat("one", 5, [30, 9])]), 1, 0);
    check(&exams([here.clone()]), &exams([sat("one", 5, [30, 0])]), &exams([here]), 0, 1);
}

fn ruled(given: &[(&str, u32, u32)]) -> Rulings {
    given.iter().fold(Rulings::default(), |rulings, (scenario, points, out_of)| {
        rulings.with((scenario, "a"), *points, *out_of)
    })
}

#[test]
fn ok_the_better_ruling_on_a_match_stays() {
    let (one, both) = (ruled(&[("one", 3, 5)]), ruled(&[("one", 3, 5), ("two", 5, 5)]));
    check(&both, &Rulings::default(), &both, 0, 2);
    check(&both, &one, &both, 0, 1);
    check(&one, &both, &both, 1, 0);
    check(&one, &ruled(&[("two", 5, 5)]), &both, 1, 1);
    check(&both, &both, &both, 0, 0);
    let better = ruled(&[("one", 3, 5), ("one", 4, 5)]);
    check(&better, &one, &better, 0, 1);
    check(&one, &better, &better, 1, 0);
    // Rulings on other questions cannot be compared, and the one on the device stays.
    check(&ruled(&[("one", 1, 4)]), &one, &ruled(&[("one", 1, 4)]), 0, 1);
}

fn plan(title: &str) -> CoursePlan {
    CoursePlan { title: title.to_owned(), ..CoursePlan::default() }
}

fn plans(titles: &[(&str, u64)]) -> Plans {
    titles.iter().fold(Plans::default(), |plans, (title, at)| plans.with(plan(title), *at).0)
}

#[test]
fn ok_no_course_plan_is_overwritten() {
    let (one, both) = (plans(&[("One", 10)]), plans(&[("One", 10), ("Two", 20)]));
    check(&both, &Plans::default(), &both, 0, 2);
    check(&both, &one, &both, 0, 1);
    check(&one, &both, &both, 1, 0);
    check(&plans(&[("Two", 20)]), &one, &both, 1, 1);
    check(&both, &both, &both, 0, 0);
    // A plan edited since: the other version follows it, and the last plan is still the last.
    let edited = both.edited(10, &plan("One"), &Edit::Title("One, edited".to_owned()), None).0;
    let expected = plans(&[("One, edited", 10), ("One", 11), ("Two", 20)]);
    check(&edited, &both, &expected, 1, 1);
}

fn chosen<const N: usize>(choices: [SettingChange; N]) -> Settings {
    let settings = choices.into_iter().fold(Rc::<Settings>::default(), Settings::reduce);
    (*settings).clone()
}

#[test]
fn ok_what_was_chosen_here_stays_and_the_rest_comes_from_the_backup() {
    let (appearance, speed) =
        (SettingChange::Appearance(Appearance::Dark), SettingChange::Speed(Speed::Fast));
    let (dark, fast) = (chosen([appearance.clone()]), chosen([speed.clone()]));
    let both = chosen([appearance.clone(), speed.clone()]);
    check(&dark, &Settings::default(), &dark, 0, 1);
    check(&dark, &fast, &both, 1, 1);
    check(&Settings::default(), &both, &both, 2, 0);
    check(&both, &both, &both, 0, 0);
    let light = chosen([SettingChange::Appearance(Appearance::Light), speed]);
    check(&light, &both, &light, 0, 1);
    let other = chosen([
        appearance,
        SettingChange::Language(Language::Italian),
        SettingChange::SingleKeys(Switch::Off),
        SettingChange::Certainty(Switch::On),
    ]);
    check(&other, &dark, &other, 0, 3);

    let on = Plan { repetition: Repetition::On, ..Plan::default() };
    let exam = Plan { exam: Some("2027-03-14".to_owned()), daily_cap: 5, ..Plan::default() };
    check(&on, &exam, &Plan { repetition: Repetition::On, ..exam.clone() }, 2, 1);
    let sooner = Plan { exam: Some("2027-01-10".to_owned()), ..exam.clone() };
    check(&sooner, &exam, &sooner, 0, 1);
}

#[test]
fn ok_the_place_is_where_one_was_last() {
    let place = |at: u64| {
        let hash = format!("#/incident/{at}").try_into().expect("an address of the app");
        Bookmark { hash, at, ..Bookmark::default() }
    };
    check(&place(9), &place(5), &place(9), 0, 1);
    check(&place(5), &place(9), &place(9), 1, 0);
    check(&Bookmark::default(), &place(9), &place(9), 1, 0);
    check(&place(9), &Bookmark::default(), &place(9), 0, 1);
}

#[test]
fn ok_a_show_that_was_begun_here_goes_on() {
    let show = |scenarios: &[&str]| {
        let name = |scenario: &&str| IncidentName {
            scenario: (*scenario).to_owned(),
            variant: "a".to_owned(),
        };
        Show::of(scenarios.iter().map(name).collect(), LawsChoice::InForce)
    };
    let mut running = show(&["one", "two"]);
    running.place = 1;
    running.slides[0].hands.insert(Question::Result, vec![12, 3]);
    check(&running, &show(&["one", "two"]), &running, 0, 1);
    check(&running, &show(&["three"]), &running, 0, 1);
    check(&running, &Show::default(), &running, 0, 1);
    check(&Show::default(), &running, &running, 1, 0);
    check(&running, &running, &running, 0, 0);
}

#[test]
fn ok_what_a_platform_has_not_taken_yet_is_not_given_up() {
    let copy = |text: &str| LocalCopy { learner: "u1".to_owned(), suspended: text.to_owned() };
    check(&copy("1.AA"), &copy("1.BB"), &copy("1.AA"), 0, 1);
    check(&LocalCopy::default(), &copy("1.BB"), &copy("1.BB"), 1, 0);
    check(&copy("1.AA"), &LocalCopy::default(), &copy("1.AA"), 0, 1);
}

fn attempt(scenario: &str, at: u64) -> RulingRecord {
    RulingRecord::of(scenario, "a", at, Score { points: 100, out_of: 100 })
}

#[test]
fn ok_rulings_given_since_the_backup_are_counted_as_kept() {
    let (_, here) = holding(&sample(LOG));
    let text = here.backup(1);
    here.record(&attempt("since", 1_795_400_000_000), 7);
    let restored = here.restore(&text).expect("it is a backup");
    assert_eq!(restored.of(Key::Log), Tally { added: 0, kept: 1 });
    assert_eq!(here.progress().len(), 2);
    let (_, there) = holding(&[]);
    there.record(&attempt("there", 5), 1);
    let restored = there.restore(&text).expect("it is a backup");
    assert_eq!(restored.of(Key::Log), Tally { added: 1, kept: 1 });
}

/// The rulings by scenario, each with the percentage of the last one and the number of them.
fn summary(storage: &Storage) -> Vec<String> {
    let progress = storage.progress();
    let summary = |(scenario, _, record): (&str, &str, &Record)| {
        format!("{scenario} {} of {}", record.last.percent(), record.attempts)
    };
    progress.records().map(summary).collect()
}

#[test]
fn ok_a_backup_changes_no_ruling() {
    let other = LOG.replace(r#""points":550"#, r#""points":100"#);
    assert_ne!(other, LOG);
    let text = holding(&sample(&other)).1.backup(1);
    let (_, here) = holding(&sample(LOG));
    let restored = here.restore(&text).expect("it is a backup");
    assert_eq!(restored.of(Key::Log), Tally { added: 0, kept: 1 });
    assert_eq!(summary(&here), summary(&holding(&sample(LOG)).1));
}

#[test]
fn ok_what_was_set_aside_here_is_not_overwritten() {
    let aside = |text: &str| holding(&[("acconcio.aside-1.settings", text)]);
    let (memory, here) = aside("not { JSON");
    for text in ["{\"other\":1}", "not { JSON", "{\"other\":1}"] {
        let backup = aside(text).1.backup(1);
        assert_eq!(here.restore(&backup), Ok(Restored::default()));
    }
    let kept = |number: u32| memory.get(&format!("acconcio.aside-{number}.settings"));
    assert_eq!(kept(1), Ok(Some("not { JSON".to_owned())));
    assert_eq!(kept(2), Ok(Some("{\"other\":1}".to_owned())));
    assert_eq!(kept(3), Ok(None), "the same is not put aside again");
}

#[test]
fn ok_a_value_of_a_newer_version_is_left_alone() {
    let newer = r#"{"version":9,"value":{"new":"form"}}"#;
    let (memory, here) = holding(&[("acconcio.exams", newer)]);
    let text = device(&exams([sat("one", 5, [1, 1])])).backup(1);
    let restored = here.restore(&text).expect("it is a backup");
    assert_eq!(restored.of(Key::Exams), Tally { added: 0, kept: 1 });
    assert_eq!(memory.get("acconcio.exams"), Ok(Some(newer.to_owned())));
    assert_eq!(here.take_remarks(), [Remark::Newer(Key::Exams)]);
}

#[test]
fn ok_what_came_of_a_backup_is_said_with_its_numbers() {
    let mut restored = Restored::default();
    let english = |restored: &Restored| Language::English.restored(true, restored);
    assert_eq!(english(&restored), "The backup was restored. Everything in it is here already.");
    restored.note(Key::Exams, Tally { added: 0, kept: 2 });
    assert_eq!(
        english(&restored),
        "The backup was restored. Everything in it is here already. Left as on this device: 2 exams."
    );
    restored.note(Key::Log, Tally { added: 1, kept: 3 });
    restored.note(Key::Show, Tally { added: 1, kept: 0 });
    assert_eq!(
        english(&restored),
        "The backup was restored. Added or updated: 1 ruling, the presentation. Left as on this device: \
         3 rulings, 2 exams."
    );
    assert_eq!(
        Language::Italian.restored(true, &restored),
        "La copia è stata ripristinata. Aggiunto o aggiornato: 1 decisione, la presentazione. Resta \
         com’è su questo dispositivo: 3 decisioni, 2 esami."
    );
}
