//! The session with a platform that accepts only values that the standards allow.

pub mod platform;
mod replies;
pub mod trace;

use std::rc::Rc;

use acconcio_training::grading::Question;
use acconcio_training::scenario::{IncidentName, Package, Standard};
use proptest::prelude::*;

use super::answered::Answered;
use super::session::{Copy, Event, Purpose, Session};
use super::suspended;
use crate::platform::calendar::{Now, Zone};
use crate::platform::storage::ruling_record::QuestionScore;
use platform::Platform;

pub(crate) const BOTH: [Standard; 2] = [Standard::Scorm12, Standard::Scorm2004];

pub(crate) fn package(standard: Standard, count: usize, mastery: Option<u8>) -> Rc<Package> {
    let name = |place: usize| IncidentName {
        scenario: format!("incident-{place}"),
        variant: "before-the-press".to_owned(),
    };
    Rc::new(Package {
        standard,
        course: "course".to_owned(),
        mastery,
        incidents: (0..count).map(name).collect(),
        start: "#/courses/course".to_owned(),
        language: None,
    })
}

pub(crate) fn answered(points: &[u8]) -> Answered {
    let mark = |(question, points): (Question, &u8)| QuestionScore { question, points: *points };
    let marks = Question::ALL.into_iter().zip(points).map(mark).collect();
    Answered { marks, answer: String::new() }
}

/// The moment `seconds` after 09:00 on 22 November 2026, in Rome.
pub(crate) fn after(seconds: u64) -> Now {
    Now { at: 1_795_334_400_000 + seconds * 1000, zone: Zone { minutes_west: -60 } }
}

/// A session with a platform, whose calls are made and whose results are passed back.
pub(crate) struct Held<'a> {
    pub(crate) platform: &'a Platform,
    pub(crate) session: Session,
}

impl<'a> Held<'a> {
    pub(crate) fn begin(platform: &'a Platform, package: &Rc<Package>, at: Now) -> Held<'a> {
        Held::begin_with(platform, package, &Copy::default(), at)
    }

    fn begin_with(
        platform: &'a Platform,
        package: &Rc<Package>,
        copy: &Copy<'_>,
        at: Now,
    ) -> Held<'a> {
        platform.begin();
        let ask = |name: &str| platform.ask(name);
        let (session, calls) = Session::begin(package.clone(), copy, at, ask);
        let mut held = Held { platform, session };
        held.perform(calls);
        held
    }

    pub(crate) fn on(&mut self, event: Event, at: Now) {
        let calls = self.session.on(event, at);
        self.perform(calls);
    }

    fn perform(&mut self, calls: Vec<super::call::Call>) {
        let made = calls.into_iter().map(|call| (call.clone(), self.platform.make(&call)));
        let outcomes: Vec<_> = made.collect();
        self.session.took(&outcomes);
    }
}

const FULL: [u8; 3] = [100; 3];
const HALF: [u8; 3] = [50; 3];

#[test]
fn ok_a_package_is_answered_closed_resumed_and_passed() {
    for standard in BOTH {
        let (platform, package) = (Platform::new(standard), package(standard, 2, Some(75)));
        let mut held = Held::begin(&platform, &package, after(0));
        assert_eq!(platform.status(), "incomplete", "not what nobody has begun");
        held.on(Event::Opened(0), after(5));
        held.on(Event::Ruled(0, answered(&FULL)), after(65));
        assert_eq!(platform.score(), None, "no score as long as something has to be passed");
        held.on(Event::Left, after(70));
        assert_eq!(platform.exit(), "suspend");

        platform.reopen();
        let mut held = Held::begin(&platform, &package, after(1000));
        assert_eq!(held.session.answers()[0], Some(answered(&FULL)));
        held.on(Event::Ruled(1, answered(&HALF)), after(1100));
        assert_eq!(platform.score().as_deref(), Some("75"));
        assert_eq!(platform.status(), "passed");
        assert_eq!(platform.recorded(), 2);
        held.on(Event::Hidden, after(1200));
        held.on(Event::Left, after(1300));
        assert_ne!(platform.exit(), "suspend");
        assert_eq!(held.session.trouble(), None);
        held.on(Event::Left, after(1400));
        assert_eq!(platform.ended(), 2, "each session ends once");

        // A second session changes nothing.
        platform.reopen();
        let before = platform.values();
        let mut held = Held::begin(&platform, &package, after(2000));
        held.on(Event::Ruled(0, answered(&[0; 3])), after(2100));
        assert_eq!(platform.values(), before);
    }
}

#[test]
fn ok_an_incident_counts_once_and_one_from_elsewhere_not_at_all() {
    for standard in BOTH {
        let (platform, package) = (Platform::new(standard), package(standard, 2, None));
        let mut held = Held::begin(&platform, &package, after(0));
        held.on(Event::Ruled(0, answered(&HALF)), after(10));
        held.on(Event::Ruled(0, answered(&FULL)), after(20));
        held.on(Event::Ruled(7, answered(&FULL)), after(30));
        held.on(Event::Opened(9), after(30));
        assert_eq!(platform.score().as_deref(), Some("25"), "so far, of all there is to reach");
        assert_eq!(platform.recorded(), 1);
        held.on(Event::Ruled(1, answered(&[0])), after(40));
        assert_eq!(platform.status(), "completed", "nothing has to be passed");
    }
}

#[test]
fn ok_what_has_to_be_reached_is_what_the_platform_says() {
    for standard in BOTH {
        let (platform, package) = (Platform::new(standard), package(standard, 1, Some(80)));
        let mut held = Held::begin(&platform, &package, after(0));
        held.on(Event::Ruled(0, answered(&[79])), after(1));
        assert_eq!(platform.status(), "failed", "it says nothing");

        let platform = Platform::new(standard);
        platform.ask_for("90");
        let mut held = Held::begin(&platform, &package, after(0));
        held.on(Event::Ruled(0, answered(&[85])), after(1));
        assert_eq!(platform.status(), "failed");
        assert_eq!(platform.result(0), "85");
    }
}

#[test]
fn ok_who_only_looks_is_not_marked() {
    for standard in BOTH {
        for mode in ["review", "browse"] {
            let (platform, package) = (Platform::new(standard), package(standard, 1, Some(80)));
            platform.set_mode(mode);
            let before = platform.values();
            let mut held = Held::begin(&platform, &package, after(0));
            assert_eq!(held.session.purpose(), Purpose::Looking);
            held.on(Event::Opened(0), after(1));
            held.on(Event::Ruled(0, answered(&FULL)), after(2));
            held.on(Event::Hidden, after(3));
            held.on(Event::Left, after(4));
            assert_eq!((platform.values(), platform.ended()), (before, 1));
        }
    }
}

#[test]
fn ok_what_is_refused_is_kept_here_and_handed_over_later() {
    for standard in BOTH {
        let (platform, package) = (Platform::new(standard), package(standard, 2, Some(50)));
        let mut held = Held::begin(&platform, &package, after(0));
        platform.refuse("cmi.suspend_data");
        held.on(Event::Ruled(0, answered(&FULL)), after(10));
        let trouble = held.session.trouble().expect("it was refused");
        assert_eq!(trouble.code, "101");
        let (learner, suspended) = held.session.copy();
        held.on(Event::Left, after(20));

        platform.refuse("nothing");
        platform.reopen();
        let copy = Copy { learner: &learner, suspended: &suspended };
        let held = Held::begin_with(&platform, &package, &copy, after(100));
        assert_eq!(held.session.answers()[0], Some(answered(&FULL)));
        assert_eq!((platform.suspended(), held.session.trouble()), (suspended.clone(), None));

        // The copy of another learner is ignored.
        let platform = Platform::new(standard);
        let copy = Copy { learner: "somebody else", suspended: &suspended };
        let held = Held::begin_with(&platform, &package, &copy, after(100));
        assert_eq!(held.session.package_score().ruled, 0);
    }
}

#[test]
fn ok_a_platform_that_keeps_no_answers_keeps_the_score() {
    for standard in BOTH {
        let (platform, package) = (Platform::new(standard), package(standard, 1, Some(50)));
        platform.without_interactions();
        let mut held = Held::begin(&platform, &package, after(0));
        held.on(Event::Ruled(0, answered(&FULL)), after(10));
        assert_eq!((platform.status(), held.session.trouble()), ("passed".to_owned(), None));
    }
}

#[test]
fn ok_what_a_platform_holds_to_be_failed_while_unfinished_goes_on() {
    for standard in BOTH {
        let (platform, package) = (Platform::new(standard), package(standard, 2, Some(50)));
        platform.hold("failed");
        Held::begin(&platform, &package, after(0));
        assert_eq!(platform.status(), "incomplete");
        platform.reopen();
        platform.hold("passed");
        let mut held = Held::begin(&platform, &package, after(0));
        held.on(Event::Ruled(0, answered(&[0])), after(1));
        held.on(Event::Ruled(1, answered(&[0])), after(2));
        assert_eq!(platform.status(), "passed", "what was passed stays so");
    }
}

#[test]
fn ok_the_largest_package_fits_into_every_platform() {
    // A number that needs the most bits on every question.
    let answers = vec![Some(answered(&[99; 7])); Package::MOST];
    let package = package(Standard::Scorm12, Package::MOST, Some(80));
    let text = suspended::write(&package, &answers);
    assert!(text.len() < 3_900, "{} letters", text.len());
    assert_eq!(suspended::read(&package, &text), Some(answers));
}

#[test]
fn err_what_is_kept_for_something_else_begins_anew() {
    let package = package(Standard::Scorm12, 3, None);
    let answers = vec![Some(answered(&FULL)), None, Some(answered(&[0, 50, 75]))];
    let text = suspended::write(&package, &answers);
    assert!(text.bytes().all(|it| it.is_ascii_alphanumeric() || b".-_".contains(&it)), "{text}");
    assert_eq!(suspended::read(&package, &text), Some(answers));
    let other = self::package(Standard::Scorm12, 4, None);
    assert_eq!(suspended::read(&other, &text), None);
    for damaged in ["", "1.", "2.AAAA", "1.äöü", &text[..text.len() - 2], &format!("{text}AAAA")]
    {
        assert_eq!(suspended::read(&package, damaged), None, "{damaged}");
    }
}

fn points() -> impl Strategy<Value = Vec<u8>> {
    proptest::collection::vec(prop_oneof![Just(0), Just(50), Just(100), 0..=100_u8], 1..=7)
}

fn event() -> impl Strategy<Value = (Event, u64)> {
    let event = prop_oneof![
        3 => (0..12_usize).prop_map(Event::Opened),
        3 => (0..12_usize, points()).prop_map(|(at, points)| Event::Ruled(at, answered(&points))),
        1 => Just(Event::Hidden),
        1 => Just(Event::Left),
    ];
    (event, 0..100_000_u64)
}

proptest! {
    /// Checks that the platform, in any order of events, gets only allowed values and returns all of
    /// them.
    #[test]
    fn ok_a_platform_is_told_only_what_it_takes(
        is_2004: bool,
        mastery in proptest::option::of(0..=100_u8),
        count in 1..12_usize,
        events in proptest::collection::vec(event(), 0..60),
    ) {
        let standard = BOTH[usize::from(is_2004)];
        let (platform, package) = (Platform::new(standard), package(standard, count, mastery));
        let mut held = Held::begin(&platform, &package, after(0));
        let mut at = 0;
        for (event, later) in events {
            at += later;
            let is_left = event == Event::Left;
            held.on(event, after(at));
            if is_left {
                let before = held.session.answers().to_vec();
                platform.reopen();
                held = Held::begin(&platform, &package, after(at));
                prop_assert_eq!(held.session.answers(), &before);
            }
            prop_assert_eq!(held.session.trouble(), None);
        }
        prop_assert_eq!(platform.recorded(), held.session.package_score().ruled);
    }

    #[test]
    fn ok_anything_may_be_kept_by_a_platform(text in "(1\\.)?[A-Za-z0-9_-]{0,40}|.*") {
        let _ = suspended::read(&package(Standard::Scorm12, 5, None), &text);
    }
}
