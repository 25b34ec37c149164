//! The replies of a learning platform.

use std::cell::Cell;
use std::rc::Rc;

use acconcio_app::features::lms::call::{Call, Verb};
use acconcio_app::features::lms::reply::{Interface, Reply};
use acconcio_app::features::lms::session::{Copy, Event, Session};
use acconcio_app::features::lms::suspended;
use acconcio_app::platform::calendar::{Now, Zone};
use acconcio_training::scenario::{IncidentName, Package, Standard};

/// A whole session with a platform that answers each call with the next line: a string, or a value of another kind
/// where the line begins so. No ruling that it once took is forgotten.
pub fn platform(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for standard in [Standard::Scorm12, Standard::Scorm2004] {
        let package = Rc::new(package(standard));
        let api = Lines { lines: text.split('\n').collect(), next: Cell::new(0) };
        let ask = |name: &str| api.ask(name);
        // Whatever it answers to it, the session begins.
        let _ = api.call(Verb::Begin, &[""]);
        let copy = Copy { learner: api.line(), suspended: api.line() };
        let (mut session, calls) = Session::begin(package.clone(), &copy, now(0), ask);
        let ruled = session.answers().iter().flatten().count();
        perform(&api, &mut session, calls);
        for (index, event) in
            [Event::Opened(1), Event::Hidden, Event::Opened(7), Event::Left].into_iter().enumerate()
        {
            let calls = session.on(event, now(index as u64 * 20_000));
            perform(&api, &mut session, calls);
        }
        assert_eq!(session.answers().iter().flatten().count(), ruled);
        let written = suspended::write(&package, session.answers());
        let read = suspended::read(&package, &written);
        assert_eq!(read.as_deref(), Some(session.answers()), "{written}");
        let score = session.package_score();
        assert!(score.ruled <= score.all);
    }
}

fn perform(api: &Lines<'_>, session: &mut Session, calls: Vec<Call>) {
    let outcomes: Vec<_> = calls.into_iter().map(|call| (call.clone(), api.make(&call))).collect();
    session.took(&outcomes);
}

fn now(at: u64) -> Now {
    Now { at: 1_795_240_000_000 + at, zone: Zone::default() }
}

fn package(standard: Standard) -> Package {
    let name = |variant: &str| IncidentName {
        scenario: "castling".to_owned(),
        variant: variant.to_owned(),
    };
    Package {
        standard,
        course: "castling".to_owned(),
        mastery: Some(75),
        incidents: ["a", "b", "c"].map(name).to_vec(),
        start: "#/".to_owned(),
        language: None,
    }
}

/// A platform whose answers are lines.
struct Lines<'a> {
    lines: Vec<&'a str>,
    next: Cell<usize>,
}

impl<'a> Lines<'a> {
    fn line(&self) -> &'a str {
        let place = self.next.replace(self.next.get() + 1);
        self.lines[place % self.lines.len()]
    }
}

impl Interface for Lines<'_> {
    fn answer(&self, _: Verb, _: &[&str]) -> Reply {
        let line = self.line();
        match line.split_at_checked(1) {
            Some(("!", _)) => Reply::Failed,
            Some(("-", _)) => Reply::Nothing,
            Some(("?", rest)) => Reply::Truth(rest.is_empty()),
            Some(("#", number)) => Reply::Number(number.parse().unwrap_or(f64::NAN)),
            _ => Reply::Text(line.to_owned()),
        }
    }
}
