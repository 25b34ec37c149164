//! Queues in addresses, and the positions they give.

use super::Library;
use super::QueueItem;
use super::run::Ending;
use super::run::Run;
use super::run::Tally;
use crate::platform::storage::progress::Progress;
use crate::platform::storage::ruling_record::Mode;
use crate::route::Route;
use std::collections::BTreeMap;

use acconcio_training::scenario::{Catalogue, Courses, LawsChoice, PACK_VERSION};

use super::queue::*;
use crate::features::review::queue::{Due, Today};
use crate::language::Language;
use crate::platform::storage::ruling_record::{RulingRecord, Score};

/// Scenarios `one`, `two` and `three`, each with the variants `a` and `b`; castling is the topic of the
/// first two.
fn catalogue() -> Catalogue {
    let text = r#"{"en":"","it":""}"#;
    let scenario_entry = |id: &str, topic: &str| {
        let variant = |id: &str, regime: &str| {
            format!(
                r#"{{"id":"{id}","label":{text},"played_under":"e2009","regime":"{regime}","complexity":1}}"#
            )
        };
        let variants = [variant("a", "standard"), variant("b", "blitz-supervised")].join(",");
        format!(
            r#"{{"id":"{id}","title":{text},"summary":{text},"topics":["{topic}"],"level":1,
            "provenance":"constructed","variants":[{variants}]}}"#
        )
    };
    let scenarios = [
        scenario_entry("one", "castling"),
        scenario_entry("two", "castling"),
        scenario_entry("three", "clock"),
    ];
    let text = format!(r#"{{"version":{PACK_VERSION},"scenarios":[{}]}}"#, scenarios.join(","));
    serde_json::from_str(&text).expect("a catalogue")
}

/// A course of three incidents, one of which is not in the catalogue.
fn courses() -> Courses {
    let lesson = |id: &str, names: &[&str]| {
        let incidents: Vec<String> = names
            .iter()
            .map(|name| {
                let (scenario, variant) = name.split_once('/').expect("scenario/variant");
                format!(r#"{{"scenario":"{scenario}","variant":"{variant}"}}"#)
            })
            .collect();
        format!(
            r#"{{"id":"{id}","title":{{"en":"","it":""}},"text":{{"en":[],"it":[]}},
            "incidents":[{}]}}"#,
            incidents.join(",")
        )
    };
    let lessons = [lesson("first", &["two/b", "gone/a"]), lesson("second", &["one/a"])];
    let text = format!(
        r#"{{"version":{PACK_VERSION},"courses":[{{"id":"clock","title":{{"en":"","it":""}},
        "lead":{{"en":"","it":""}},"lessons":[{}]}}]}}"#,
        lessons.join(",")
    );
    serde_json::from_str(&text).expect("the courses")
}

/// Records of rulings, each `scenario/variant mode run points`, in the order of time.
fn log(rulings: &[(&str, Mode, Option<u64>, u32)]) -> Progress {
    let attempts = (1..).zip(rulings).map(|(at, (name, mode, run, points))| {
        let (scenario, variant) = name.split_once('/').expect("scenario/variant");
        let attempt = RulingRecord {
            mode: *mode,
            run: *run,
            ..RulingRecord::of(scenario, variant, at, Score { points: *points, out_of: 100 })
        };
        (format!("{at:04}"), attempt)
    });
    Progress::of_log(attempts.collect::<BTreeMap<_, _>>())
}

fn stop(name: &str) -> QueueItem<'_> {
    let (scenario, variant) = name.split_once('/').expect("scenario/variant");
    QueueItem { scenario, variant }
}

/// Checks the place in the queue of an address and the next address.
#[track_caller]
fn check(address: &str, progress: &Progress, expected: &str) {
    check_in(&Today::default(), address, progress, expected);
}

/// Checks the same with a review of the day.
#[track_caller]
fn check_in(review: &Today, address: &str, progress: &Progress, expected: &str) {
    let (catalogue, courses) = (catalogue(), courses());
    let library = Library {
        catalogue: &catalogue,
        courses: Some(&courses),
        index: None,
        review: Some(review),
        progress,
        laws: LawsChoice::AsPlayed,
        language: Language::English,
    };
    let route = Route::of_hash(address);
    let (scenario, variant, _) = route.replay().expect("the address of an incident");
    let position = Queue::of_hash(address).position(&library, QueueItem { scenario, variant });
    let place = position.place.map_or("off".to_owned(), |(place, of)| format!("{place}/{of}"));
    let next = position.next.unwrap_or_else(|| "the end".to_owned());
    assert_eq!(format!("{place} {next}"), expected, "{address}");
}

#[test]
fn ok_a_queue_comes_back_from_its_address() {
    let check = |query: &str, purpose: Purpose| {
        let address = if query.is_empty() {
            "#/incident/a/b".to_owned()
        } else {
            format!("#/incident/a/b?{query}")
        };
        let queue = Queue::of_hash(&address);
        assert_eq!(queue.purpose, purpose);
        assert_eq!(queue.hash_at("a", "b"), address);
        assert_eq!(Queue::of_hash(&queue.hash_at("c", "d")), queue);
    };
    let run = Run { seed: 123, began: 1_763_712_000_000 };
    check("", Purpose::List);
    check("topic=castling&level=2", Purpose::List);
    check("course=touch-move", Purpose::Course("touch-move".to_owned()));
    check(
        "practice=continuous&seed=123&run=1763712000000&topic=castling",
        Purpose::Continuous(run),
    );
    let named_by_seed = Run { seed: 7, began: 7 };
    check("practice=sudden-death&seed=7", Purpose::SuddenDeath(named_by_seed));
    check("practice=intervene&seed=7", Purpose::Intervene(named_by_seed));
    check("practice=mistakes&level=1", Purpose::Mistakes);
    check("review", Purpose::Review);
    let chosen = ["one/a", "two/b"].map(crate::features::library::source::incident_named);
    check("items=one%2Fa+two%2Fb", Purpose::Chosen(chosen.to_vec()));
}

#[test]
fn ok_chosen_incidents_come_in_their_order_and_end() {
    let items = "items=two%2Fa+gone%2Fa+one%2Fa";
    let none = Progress::default();
    let next = format!("1/2 #/incident/one/a?{items}");
    check(&format!("#/incident/two/a?{items}"), &none, &next);
    check(&format!("#/incident/one/a?{items}"), &none, "2/2 the end");
}

#[test]
fn err_what_is_no_queue_follows_the_list() {
    for query in ["practice=chess", "practice=free", "practice=continuous&seed=x", "x=y", ""] {
        let queue = Queue::of_hash(&format!("#/incident/a/b?{query}"));
        assert!(queue.is_plain(), "{query}");
    }
    assert!(!Queue::of_hash("#/incident/a/b?topic=clock").is_plain());
}

#[test]
fn ok_the_list_goes_on_as_it_was_filtered() {
    let nothing = Progress::default();
    check("#/incident/one/a", &nothing, "1/3 #/incident/two/a");
    check("#/incident/three/b", &nothing, "3/3 #/incident/one/a");
    check("#/incident/two/a?topic=castling", &nothing, "2/2 #/incident/one/a?topic=castling");
    let blitz = "?regime=blitz-supervised";
    check(&format!("#/incident/one/b/4{blitz}"), &nothing, &format!("1/3 #/incident/two/b{blitz}"));
    // The current incident keeps its place even where the filter no longer admits it.
    let ruled = log(&[("two/a", Mode::Free, None, 100), ("two/b", Mode::Free, None, 100)]);
    let new = "?state=not-ruled";
    check(&format!("#/incident/two/a{new}"), &ruled, &format!("2/3 #/incident/three/a{new}"));
    check(&format!("#/incident/three/a{new}"), &ruled, &format!("2/2 #/incident/one/a{new}"));
    // The only incident of a list has no next one.
    check("#/incident/three/a?topic=clock", &nothing, "1/1 the end");
}

#[test]
fn ok_a_course_ends() {
    let nothing = Progress::default();
    check("#/incident/two/b?course=clock", &nothing, "1/2 #/incident/one/a?course=clock");
    check("#/incident/one/a?course=clock", &nothing, "2/2 the end");
    // Another variant of a scenario in the course leads on like the one in it.
    check("#/incident/two/a?course=clock", &nothing, "1/2 #/incident/one/a?course=clock");
    check("#/incident/three/a?course=clock", &nothing, "off #/incident/two/b?course=clock");
    check("#/incident/one/a?course=draughts", &nothing, "off the end");
}

#[test]
fn ok_mistakes_are_those_of_the_last_ruling() {
    let ruled = log(&[
        ("one/a", Mode::Free, None, 50),
        ("two/b", Mode::Continuous, Some(1), 100),
        ("two/b", Mode::Continuous, Some(1), 0),
        ("three/a", Mode::Free, None, 0),
        ("three/a", Mode::Mistakes, None, 100),
        ("three/b", Mode::Intervene, Some(1), 0),
    ]);
    let mistakes = "?practice=mistakes";
    check(
        &format!("#/incident/one/a{mistakes}"),
        &ruled,
        &format!("1/2 #/incident/two/b{mistakes}"),
    );
    check(
        &format!("#/incident/three/a{mistakes}"),
        &ruled,
        &format!("3/3 #/incident/one/a{mistakes}"),
    );
    let last = log(&[("one/a", Mode::Free, None, 100)]);
    check(&format!("#/incident/one/a{mistakes}"), &last, "1/1 the end");
}

#[test]
fn ok_a_review_goes_on_with_what_is_left() {
    let due = |name: &str| {
        let QueueItem { scenario, variant } = stop(name);
        Due { scenario: scenario.to_owned(), variant: variant.to_owned() }
    };
    let review = |done: &[&str], left: &[&str]| Today {
        done: done.iter().map(|name| due(name)).collect(),
        left: left.iter().map(|name| due(name)).collect(),
    };
    let none = Progress::default();
    let check = |review: &Today, name: &str, expected: &str| {
        check_in(review, &format!("#/incident/{name}?review"), &none, expected);
    };
    let morning = review(&[], &["two/b", "one/a", "three/b"]);
    check(&morning, "two/b", "1/3 #/incident/one/a?review");
    // Beginning elsewhere in the review leaves nothing out.
    check(&morning, "one/a", "1/3 #/incident/two/b?review");
    check(&morning, "three/b", "1/3 #/incident/two/b?review");
    let noon = review(&["two/b"], &["one/a", "three/b"]);
    check(&noon, "two/b", "1/3 #/incident/one/a?review");
    check(&noon, "two/a", "1/3 #/incident/one/a?review");
    check(&noon, "one/a", "2/3 #/incident/three/b?review");
    let evening = review(&["two/b", "one/a", "three/b"], &[]);
    check(&evening, "one/a", "3/3 the end");
    check(&evening, "gone/a", "off the end");
    check(&review(&[], &[]), "one/a", "off the end");
}

fn order(query: &str) -> Vec<String> {
    let (catalogue, progress) = (catalogue(), Progress::default());
    let library = Library {
        catalogue: &catalogue,
        courses: None,
        index: None,
        review: None,
        progress: &progress,
        laws: LawsChoice::AsPlayed,
        language: Language::English,
    };
    let items = Queue::of_hash(&format!("#/practice?{query}")).items(&library, None);
    items.iter().map(|stop| format!("{}/{}", stop.scenario, stop.variant)).collect()
}

#[test]
fn ok_the_order_of_a_run_is_the_same_for_ever() {
    let of_seven = order("practice=continuous&seed=7");
    assert_eq!(of_seven, ["two/a", "one/b", "three/b", "two/b", "three/a", "one/a"]);
    assert_eq!(of_seven, order("practice=sudden-death&seed=7"));
    assert_ne!(of_seven, order("practice=continuous&seed=8"));
}

#[test]
fn ok_nothing_comes_twice_and_no_scenario_before_every_other() {
    for seed in 0..50 {
        let mut names = order(&format!("practice=continuous&seed={seed}"));
        let scenarios = |names: &[String]| {
            let mut scenarios: Vec<&str> =
                names.iter().filter_map(|name| name.split('/').next()).collect();
            scenarios.sort_unstable();
            scenarios.dedup();
            scenarios.len()
        };
        assert_eq!((scenarios(&names[..3]), scenarios(&names[3..])), (3, 3), "{names:?}");
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 6);
    }
    let castling = order("practice=continuous&seed=3&topic=castling&regime=standard");
    assert_eq!(castling.len(), 2);
    // Filtering does not change the order of the remaining incidents.
    let all = order("practice=continuous&seed=3&regime=standard");
    let left: Vec<&String> = all.iter().filter(|name| castling.contains(name)).collect();
    assert_eq!(left, castling.iter().collect::<Vec<_>>());
}

#[test]
fn ok_a_run_goes_round_and_sudden_death_ends() {
    let nothing = Progress::default();
    let names = order("practice=continuous&seed=7");
    let (first, last) = (&names[0], &names[5]);
    let of = |practice: &str| format!("?practice={practice}&seed=7");
    let continuous = of("continuous");
    check(
        &format!("#/incident/{last}{continuous}"),
        &nothing,
        &format!("6/6 #/incident/{first}{continuous}"),
    );
    check(&format!("#/incident/{last}{}", of("sudden-death")), &nothing, "6/6 the end");
}

#[test]
fn ok_the_log_tells_of_a_run() {
    let (death, other) = (Mode::SuddenDeath, Mode::Continuous);
    let ruled = log(&[
        ("one/a", death, Some(1), 100),
        ("two/a", death, Some(1), 100),
        ("three/a", death, Some(1), 50),
        ("one/a", death, Some(2), 100),
        ("one/b", other, Some(2), 0),
        ("two/a", death, None, 0),
    ]);
    let queue = |began| Queue::of(Purpose::SuddenDeath(Run { seed: 9, began }));
    assert_eq!(queue(1).ending(&ruled), Some(Ending { length: 2, longest: 2 }));
    assert_eq!(queue(1).tally(&ruled), Tally { right: 2, ruled: 3 });
    assert_eq!(queue(2).ending(&ruled), None);
    assert_eq!(queue(2).tally(&ruled), Tally { right: 1, ruled: 1 });
    assert_eq!(queue(2).tally_lately(&ruled), Tally { right: 3, ruled: 5 });
    assert_eq!(queue(3).tally(&ruled), Tally::default());
    // Each incident counts once in a run, and none after its end.
    assert_eq!(queue(2).recorded(&ruled, stop("one/a")), None);
    assert_eq!(queue(2).recorded(&ruled, stop("two/a")), Some(2));
    assert_eq!(queue(1).recorded(&ruled, stop("one/b")), None);
    assert_eq!(Queue::of(Purpose::Mistakes).recorded(&ruled, stop("one/b")), None);
}

#[test]
fn ok_the_share_lately_is_that_of_twenty_rulings() {
    let rulings: Vec<_> = (0..25)
        .map(|number| ("one/a", Mode::Continuous, Some(number), if number < 10 { 0 } else { 100 }))
        .collect();
    let queue = Queue::of(Purpose::Continuous(Run { seed: 1, began: 24 }));
    assert_eq!(queue.tally_lately(&log(&rulings)), Tally { right: 15, ruled: 20 });
}

#[test]
fn ok_one_leaves_to_where_one_came_from() {
    let out = |query: &str| Queue::of_hash(&format!("#/incident/a/b?{query}")).way_out();
    assert_eq!(out("topic=clock"), "#/incidents?topic=clock");
    assert_eq!(out("course=castling"), "#/courses/castling");
    assert_eq!(out("practice=continuous&seed=1&level=2"), "#/practice?level=2");
    assert_eq!(out("review"), "#/progress");
}
