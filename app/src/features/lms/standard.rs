//! The differences between SCORM 1.2 and SCORM 2004 in names and formats.
//!
//! SCORM 1.2 Run-Time Environment, October 2001; SCORM 2004 4th Edition Run-Time Environment, 2009.

use acconcio_training::scenario::Standard;

use super::call::Verb;
use super::score::{Outcome, Percent};
use crate::platform::calendar::{Date, Now, Zone};

/// A value that the platform stores under a name of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// The id of the learner in the platform.
    Learner,
    /// Whether marks are given.
    Mode,
    /// The status of the package.
    Status,
    /// Whether the package was passed, where that is a value of its own.
    Success,
    /// The data that the app wants stored.
    Suspended,
    /// The pass mark.
    Mastery,
    /// The place of the learner in the package.
    Location,
    /// The duration of this session.
    SessionTime,
    /// The manner in which the session ends.
    Exit,
}

/// The name of a platform's object.
pub const fn api_name(standard: Standard) -> &'static str {
    match standard {
        Standard::Scorm12 => "API",
        Standard::Scorm2004 => "API_1484_11",
    }
}

/// The name of a method of that object.
pub const fn method(standard: Standard, verb: Verb) -> &'static str {
    match (standard, verb) {
        (Standard::Scorm12, Verb::Begin) => "LMSInitialize",
        (Standard::Scorm12, Verb::Ask) => "LMSGetValue",
        (Standard::Scorm12, Verb::Tell) => "LMSSetValue",
        (Standard::Scorm12, Verb::Commit) => "LMSCommit",
        (Standard::Scorm12, Verb::End) => "LMSFinish",
        (Standard::Scorm12, Verb::LastError) => "LMSGetLastError",
        (Standard::Scorm12, Verb::ErrorText) => "LMSGetErrorString",
        (Standard::Scorm2004, Verb::Begin) => "Initialize",
        (Standard::Scorm2004, Verb::Ask) => "GetValue",
        (Standard::Scorm2004, Verb::Tell) => "SetValue",
        (Standard::Scorm2004, Verb::Commit) => "Commit",
        (Standard::Scorm2004, Verb::End) => "Terminate",
        (Standard::Scorm2004, Verb::LastError) => "GetLastError",
        (Standard::Scorm2004, Verb::ErrorText) => "GetErrorString",
    }
}

/// The name of a value.
pub const fn name(standard: Standard, element: Element) -> &'static str {
    match (standard, element) {
        (Standard::Scorm12, Element::Learner) => "cmi.core.student_id",
        (Standard::Scorm12, Element::Mode) => "cmi.core.lesson_mode",
        (Standard::Scorm12, Element::Status | Element::Success) => "cmi.core.lesson_status",
        (Standard::Scorm12, Element::Mastery) => "cmi.student_data.mastery_score",
        (Standard::Scorm12, Element::Location) => "cmi.core.lesson_location",
        (Standard::Scorm12, Element::SessionTime) => "cmi.core.session_time",
        (Standard::Scorm12, Element::Exit) => "cmi.core.exit",
        (Standard::Scorm2004, Element::Learner) => "cmi.learner_id",
        (Standard::Scorm2004, Element::Mode) => "cmi.mode",
        (Standard::Scorm2004, Element::Status) => "cmi.completion_status",
        (Standard::Scorm2004, Element::Success) => "cmi.success_status",
        (Standard::Scorm2004, Element::Mastery) => "cmi.scaled_passing_score",
        (Standard::Scorm2004, Element::Location) => "cmi.location",
        (Standard::Scorm2004, Element::SessionTime) => "cmi.session_time",
        (Standard::Scorm2004, Element::Exit) => "cmi.exit",
        (_, Element::Suspended) => "cmi.suspend_data",
    }
}

/// Parses the pass mark that the platform gives.
pub fn mastery(standard: Standard, written: &str) -> Option<Percent> {
    match standard {
        Standard::Scorm12 => Percent::parse(written),
        Standard::Scorm2004 => Percent::parse_scaled(written),
    }
}

/// The values that report the outcome of the package.
pub fn status(standard: Standard, outcome: Outcome) -> Vec<(String, String)> {
    let values: &[(Element, &str)] = match (standard, outcome) {
        (_, Outcome::Unfinished) => &[(Element::Status, "incomplete")],
        (_, Outcome::Completed) => &[(Element::Status, "completed")],
        (Standard::Scorm12, Outcome::Passed) => &[(Element::Status, "passed")],
        (Standard::Scorm12, Outcome::Failed) => &[(Element::Status, "failed")],
        (Standard::Scorm2004, Outcome::Passed) => {
            &[(Element::Success, "passed"), (Element::Status, "completed")]
        }
        (Standard::Scorm2004, Outcome::Failed) => {
            &[(Element::Success, "failed"), (Element::Status, "completed")]
        }
    };
    let written = |(element, value): &(Element, &str)| {
        (name(standard, *element).to_owned(), (*value).to_owned())
    };
    values.iter().map(written).collect()
}

/// The values that report the percentage reached.
pub fn score(standard: Standard, percent: Percent) -> Vec<(String, String)> {
    let (prefix, scaled) = match standard {
        Standard::Scorm12 => ("cmi.core.score", None),
        Standard::Scorm2004 => ("cmi.score", Some(("scaled", percent.scaled()))),
    };
    let values = [("raw", percent.to_string()), ("min", "0".to_owned()), ("max", "100".to_owned())];
    let values = scaled.into_iter().chain(values);
    values.map(|(part, value)| (format!("{prefix}.{part}"), value)).collect()
}

/// The value that says whether the learner will go on.
pub const fn exit(standard: Standard, outcome: Outcome) -> &'static str {
    match (standard, outcome) {
        (_, Outcome::Unfinished) => "suspend",
        (Standard::Scorm12, Outcome::Completed | Outcome::Passed | Outcome::Failed) => "",
        (Standard::Scorm2004, Outcome::Completed | Outcome::Passed | Outcome::Failed) => "normal",
    }
}

/// A duration in the format of the standard. Always with two decimals: Moodle reads `.5` as five
/// hundredths.
pub fn span(standard: Standard, milliseconds: u64) -> String {
    // The format has room for four digits of hours.
    let hundredths = (milliseconds / 10).min(9_999 * 360_000 + 359_999);
    let (hours, rest) = (hundredths / 360_000, hundredths % 360_000);
    let (minutes, rest) = (rest / 6_000, rest % 6_000);
    let (seconds, part) = (rest / 100, rest % 100);
    match standard {
        Standard::Scorm12 => format!("{hours:04}:{minutes:02}:{seconds:02}.{part:02}"),
        Standard::Scorm2004 => format!("PT{hours}H{minutes}M{seconds}.{part:02}S"),
    }
}

/// A moment in the format of the standard: the local time of day, or date and time in UTC.
pub fn moment(standard: Standard, now: Now) -> String {
    let zone = match standard {
        Standard::Scorm12 => now.zone,
        Standard::Scorm2004 => Zone::default(),
    };
    let west = i64::from(zone.minutes_west) * 60_000;
    let here = i64::try_from(now.at).unwrap_or(0).saturating_sub(west);
    let of_day = here.rem_euclid(86_400_000) / 10;
    let (hour, rest) = (of_day / 360_000, of_day % 360_000);
    let (minute, rest) = (rest / 6_000, rest % 6_000);
    let time = format!("{hour:02}:{minute:02}:{:02}.{:02}", rest / 100, rest % 100);
    match standard {
        Standard::Scorm12 => time,
        Standard::Scorm2004 => {
            let Date { year, month, day } = zone.day_of(now.at).date();
            format!("{year:04}-{month:02}-{day:02}T{time}Z")
        }
    }
}
