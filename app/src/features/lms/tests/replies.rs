//! Replies that are not strings: a whole session with a platform that gives them, and each kind on its
//! own.

use std::cell::Cell;

use super::*;
use crate::features::lms::call::{Call, Trouble, Verb, Worth};
use crate::features::lms::reply::{Interface, LastError, Reply};

/// The kind of value that a platform returns for yes, no and an error code.
#[derive(Clone, Copy, Debug)]
enum Manner {
    Strings,
    Truths,
    Numbers,
    /// Only the error code says whether a call succeeded.
    ErrorCodes,
}

const MANNERS: [Manner; 4] = [Manner::Strings, Manner::Truths, Manner::Numbers, Manner::ErrorCodes];

/// The strict platform, with replies of one kind.
struct Answering<'a> {
    platform: &'a Platform,
    manner: Manner,
    error: Cell<u16>,
}

impl Answering<'_> {
    fn done(&self, error: u16) -> Reply {
        self.error.set(error);
        let is_done = error == 0;
        match self.manner {
            Manner::Strings => Reply::Text(is_done.to_string()),
            Manner::Truths => Reply::Truth(is_done),
            Manner::Numbers => Reply::Number(f64::from(u8::from(is_done))),
            Manner::ErrorCodes => Reply::Nothing,
        }
    }

    fn value(&self, value: Option<String>) -> Reply {
        match (self.manner, value) {
            (Manner::Strings, value) => Reply::Text(value.unwrap_or_default()),
            (Manner::Truths, None) => Reply::Truth(false),
            (Manner::Numbers | Manner::ErrorCodes, None) => Reply::Nothing,
            (_, Some(value)) => {
                let number = value.parse().map(Reply::Number);
                number.unwrap_or(Reply::Text(value))
            }
        }
    }
}

impl Interface for Answering<'_> {
    fn answer(&self, verb: Verb, arguments: &[&str]) -> Reply {
        let make = |call: &Call| {
            let outcome = self.platform.make(call);
            self.done(outcome.err().map_or(0, |trouble| trouble.code.parse().expect("a code")))
        };
        match verb {
            Verb::Begin => {
                self.platform.begin();
                self.done(0)
            }
            Verb::Ask => self.value(self.platform.ask(arguments[0])),
            Verb::Tell => {
                let value = (arguments[0].to_owned(), arguments[1].to_owned());
                make(&Call::Tell(vec![value], Worth::Needed))
            }
            Verb::Commit => make(&Call::Commit),
            Verb::End => make(&Call::End),
            Verb::LastError => match self.manner {
                Manner::Strings => Reply::Text(self.error.get().to_string()),
                Manner::Truths if self.error.get() == 0 => Reply::Truth(false),
                Manner::Truths | Manner::Numbers | Manner::ErrorCodes => {
                    Reply::Number(f64::from(self.error.get()))
                }
            },
            Verb::ErrorText => Reply::Text(format!("error {}", arguments[0])),
        }
    }
}

/// Begins a session and makes its first calls.
fn begin(api: &Answering<'_>, package: &Rc<Package>, at: Now) -> Session {
    assert_eq!(api.call(Verb::Begin, &[""]), Ok(()), "{:?}", api.manner);
    let ask = |name: &str| api.ask(name);
    let (mut session, calls) = Session::begin(package.clone(), &Copy::default(), at, ask);
    perform(api, &mut session, calls);
    session
}

fn perform(api: &Answering<'_>, session: &mut Session, calls: Vec<Call>) {
    let made = calls.into_iter().map(|call| (call.clone(), api.make(&call)));
    let outcomes: Vec<_> = made.collect();
    session.took(&outcomes);
}

#[test]
fn ok_a_package_is_played_whatever_kind_of_value_the_platform_gives() {
    for (standard, manner) in BOTH.into_iter().flat_map(|it| MANNERS.map(|manner| (it, manner))) {
        let (platform, package) = (Platform::new(standard), package(standard, 2, Some(75)));
        let api = Answering { platform: &platform, manner, error: Cell::default() };
        let mut session = begin(&api, &package, after(0));
        let calls = session.on(Event::Ruled(0, answered(&FULL)), after(10));
        perform(&api, &mut session, calls);
        let calls = session.on(Event::Left, after(20));
        perform(&api, &mut session, calls);
        assert_eq!(platform.ended(), 1, "{manner:?}");

        let mut session = begin(&api, &package, after(1000));
        assert_eq!(session.answers()[0], Some(answered(&FULL)), "{manner:?}: taken up again");
        let calls = session.on(Event::Ruled(1, answered(&HALF)), after(1010));
        perform(&api, &mut session, calls);
        assert_eq!(platform.status(), "passed", "{manner:?}");
        assert_eq!((platform.recorded(), session.trouble()), (2, None), "{manner:?}");
    }
}

#[test]
fn err_a_refusal_is_heard_whatever_kind_of_value_it_is() {
    for manner in MANNERS {
        let (standard, platform) = (Standard::Scorm12, Platform::new(Standard::Scorm12));
        let api = Answering { platform: &platform, manner, error: Cell::default() };
        let mut session = begin(&api, &package(standard, 2, Some(75)), after(0));
        platform.refuse("cmi.suspend_data");
        let calls = session.on(Event::Ruled(0, answered(&FULL)), after(10));
        let calls = calls.into_iter().filter(|call| *call != Call::Commit).collect();
        perform(&api, &mut session, calls);
        let trouble = Trouble { code: "101".to_owned(), text: "error 101".to_owned() };
        assert_eq!(session.trouble(), Some(&trouble), "{manner:?}");
    }
}

fn text(text: &str) -> Reply {
    Reply::Text(text.to_owned())
}

#[test]
fn ok_every_kind_of_answer_is_read() {
    let no_error = LastError::NoError;
    let code = |code: &str| LastError::Code(code.to_owned());
    let value = |value: &str| Some(value.to_owned());
    for (reply, is_yes, outcome, error) in [
        (text("true"), Some(true), value("true"), code("true")),
        (text(" TRUE\n"), Some(true), value(" TRUE\n"), code("TRUE")),
        (text("1"), Some(true), value("1"), code("1")),
        (text("false"), Some(false), value("false"), code("false")),
        (text("0"), Some(false), value("0"), no_error.clone()),
        (text(""), None, value(""), LastError::Unknown),
        (text("yes"), None, value("yes"), code("yes")),
        (Reply::Truth(true), Some(true), None, LastError::Unknown),
        (Reply::Truth(false), Some(false), None, no_error.clone()),
        (Reply::Number(1.0), Some(true), value("1"), code("1")),
        (Reply::Number(0.0), Some(false), value("0"), no_error.clone()),
        (Reply::Number(-0.0), Some(false), value("0"), no_error),
        (Reply::Number(0.85), None, value("0.85"), code("0.85")),
        (Reply::Number(301.0), None, value("301"), code("301")),
        (Reply::Number(f64::NAN), None, None, LastError::Unknown),
        (Reply::Nothing, None, None, LastError::Unknown),
        (Reply::Failed, None, None, LastError::Unknown),
    ] {
        assert_eq!(
            (reply.is_yes(), reply.value(), reply.error()),
            (is_yes, outcome, error),
            "{reply:?}"
        );
    }
}

/// A platform with one constant reply to every action, and one error code.
struct Constant {
    reply: Reply,
    error: Reply,
}

impl Interface for Constant {
    fn answer(&self, verb: Verb, _: &[&str]) -> Reply {
        match verb {
            Verb::Begin | Verb::Ask | Verb::Tell | Verb::Commit | Verb::End => self.reply.clone(),
            Verb::LastError => self.error.clone(),
            Verb::ErrorText => Reply::Failed,
        }
    }
}

#[test]
fn ok_an_answer_that_says_neither_is_settled_by_the_error_code() {
    for (reply, error, is_done) in [
        (Reply::Nothing, text("0"), true),
        (text(""), Reply::Number(0.0), true),
        (Reply::Nothing, text("101"), false),
        (Reply::Nothing, Reply::Nothing, false),
        (Reply::Nothing, Reply::Failed, false),
        // An exception is an error, whatever the code says, and a clear reply needs no code.
        (Reply::Failed, text("0"), false),
        (text("false"), text("0"), false),
        (Reply::Truth(true), text("101"), true),
    ] {
        let platform = Constant { reply, error };
        let outcome = platform.call(Verb::Commit, &[""]);
        assert_eq!(outcome.is_ok(), is_done, "{:?}, {:?}", platform.reply, platform.error);
    }
}
