//! A platform that accepts only values that the standards allow, and fails the test at any other.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use acconcio_training::scenario::Standard;

use crate::features::lms::call::{Call, Trouble, Verb};
use crate::features::lms::standard::method;

/// A strict platform.
pub struct Platform {
    standard: Standard,
    values: RefCell<BTreeMap<String, String>>,
    is_begun: Cell<bool>,
    ended: Cell<usize>,
    refused: RefCell<String>,
    keeps_interactions: Cell<bool>,
    /// The calls in the form of the trace.
    called: RefCell<Vec<Vec<String>>>,
}

impl Platform {
    pub fn new(standard: Standard) -> Platform {
        let platform = Platform {
            standard,
            values: RefCell::default(),
            is_begun: Cell::new(false),
            ended: Cell::new(0),
            refused: RefCell::default(),
            keeps_interactions: Cell::new(true),
            called: RefCell::default(),
        };
        let start: &[(&str, &str)] = match standard {
            Standard::Scorm12 => &[
                ("cmi.core.student_id", "u1"),
                ("cmi.core.lesson_mode", "normal"),
                ("cmi.core.lesson_status", "not attempted"),
            ],
            Standard::Scorm2004 => &[
                ("cmi.learner_id", "u1"),
                ("cmi.mode", "normal"),
                ("cmi.completion_status", "unknown"),
                ("cmi.success_status", "unknown"),
            ],
        };
        start.iter().for_each(|(name, value)| platform.put(name, value));
        platform
    }

    pub fn begin(&self) {
        assert!(!self.is_begun.replace(true), "begun twice");
        self.log(Verb::Begin, &[""]);
    }

    pub fn ask(&self, name: &str) -> Option<String> {
        assert!(self.is_begun.get(), "asked before the beginning");
        self.log(Verb::Ask, &[name]);
        match name {
            "cmi.interactions._children" if self.keeps_interactions.get() => {
                Some("id,time,type,weighting,result,latency".to_owned())
            }
            "cmi.interactions._count" => Some(self.recorded().to_string()),
            _ => self.values.borrow().get(name).cloned(),
        }
    }

    pub fn make(&self, call: &Call) -> Result<(), Trouble> {
        assert!(self.is_begun.get(), "called before the beginning or after the end: {call:?}");
        match call {
            Call::Tell(values, _) => {
                for (name, value) in values {
                    self.log(Verb::Tell, &[name, value]);
                    self.check(name, value);
                    if *name == *self.refused.borrow() {
                        let text = "General Exception".to_owned();
                        return Err(Trouble { code: "101".to_owned(), text });
                    }
                    self.put(name, value);
                }
            }
            Call::Commit => self.log(Verb::Commit, &[""]),
            Call::End => {
                self.log(Verb::End, &[""]);
                self.is_begun.set(false);
                self.ended.set(self.ended.get() + 1);
            }
        }
        Ok(())
    }

    /// Opens the package again, whether it was closed or not.
    pub fn reopen(&self) {
        self.is_begun.set(false);
    }

    pub fn called(&self) -> Vec<Vec<String>> {
        self.called.borrow().clone()
    }

    pub fn values(&self) -> BTreeMap<String, String> {
        self.values.borrow().clone()
    }

    pub fn refuse(&self, name: &str) {
        name.clone_into(&mut self.refused.borrow_mut());
    }

    pub fn without_interactions(&self) {
        self.keeps_interactions.set(false);
    }

    pub fn ask_for(&self, percent: &str) {
        match self.standard {
            Standard::Scorm12 => self.put("cmi.student_data.mastery_score", percent),
            Standard::Scorm2004 => self.put("cmi.scaled_passing_score", &format!("0.{percent}")),
        }
    }

    pub fn set_mode(&self, mode: &str) {
        self.put(self.either("cmi.core.lesson_mode", "cmi.mode"), mode);
    }

    pub fn hold(&self, status: &str) {
        match self.standard {
            Standard::Scorm12 => self.put("cmi.core.lesson_status", status),
            Standard::Scorm2004 => self.put("cmi.success_status", status),
        }
    }

    /// The status in one word, under either standard.
    pub fn status(&self) -> String {
        match self.standard {
            Standard::Scorm12 => self.value("cmi.core.lesson_status"),
            Standard::Scorm2004 => match self.value("cmi.success_status") {
                success
                    if success == "unknown"
                        || self.value("cmi.completion_status") == "incomplete"
                            && success == "failed" =>
                {
                    self.value("cmi.completion_status")
                }
                success => success,
            },
        }
    }

    pub fn score(&self) -> Option<String> {
        let name = self.either("cmi.core.score.raw", "cmi.score.raw");
        self.values.borrow().get(name).cloned()
    }

    pub fn exit(&self) -> String {
        self.value(self.either("cmi.core.exit", "cmi.exit"))
    }

    pub fn suspended(&self) -> String {
        self.value("cmi.suspend_data")
    }

    pub fn result(&self, number: usize) -> String {
        self.value(&format!("cmi.interactions.{number}.result"))
    }

    pub fn ended(&self) -> usize {
        self.ended.get()
    }

    pub fn recorded(&self) -> usize {
        let values = self.values.borrow();
        let is_id = |name: &&String| name.starts_with("cmi.interactions.") && name.ends_with(".id");
        values.keys().filter(is_id).count()
    }

    fn either(&self, old: &'static str, new: &'static str) -> &'static str {
        match self.standard {
            Standard::Scorm12 => old,
            Standard::Scorm2004 => new,
        }
    }

    fn value(&self, name: &str) -> String {
        self.values.borrow().get(name).cloned().unwrap_or_default()
    }

    fn put(&self, name: &str, value: &str) {
        self.values.borrow_mut().insert(name.to_owned(), value.to_owned());
    }

    fn log(&self, verb: Verb, arguments: &[&str]) {
        let name = method(self.standard, verb);
        let call = std::iter::once(&name).chain(arguments).map(|it| (*it).to_owned());
        self.called.borrow_mut().push(call.collect());
    }

    fn check(&self, name: &str, value: &str) {
        if let Some(rest) = name.strip_prefix("cmi.interactions.") {
            let (number, part) = rest.split_once('.').expect("a number and a part");
            let number: usize = number.parse().expect("a number");
            let count = self.recorded();
            let is_next = if part == "id" { number == count } else { number + 1 == count };
            assert!(is_next, "{name} where {count} are on record");
            return self.check_interaction(part, value);
        }
        let is_allowed = match (self.standard, name) {
            (Standard::Scorm12, "cmi.core.lesson_status") => {
                ["passed", "completed", "failed", "incomplete"].contains(&value)
            }
            (Standard::Scorm12, "cmi.core.exit") => ["suspend", ""].contains(&value),
            (Standard::Scorm12, "cmi.core.lesson_location") => value.len() <= 255,
            (Standard::Scorm12, "cmi.suspend_data") => value.len() < 3_900 && value.is_ascii(),
            (Standard::Scorm12, "cmi.core.session_time") => is_clock(value, 4),
            (Standard::Scorm12, "cmi.core.score.raw") => is_percent(value),
            (Standard::Scorm12, "cmi.core.score.min") => value == "0",
            (Standard::Scorm12, "cmi.core.score.max") => value == "100",
            (Standard::Scorm2004, "cmi.completion_status") => {
                ["completed", "incomplete"].contains(&value)
            }
            (Standard::Scorm2004, "cmi.success_status") => ["passed", "failed"].contains(&value),
            (Standard::Scorm2004, "cmi.exit") => ["suspend", "normal"].contains(&value),
            (Standard::Scorm2004, "cmi.location") => value.len() <= 1000,
            (Standard::Scorm2004, "cmi.suspend_data") => value.len() < 3_900 && value.is_ascii(),
            (Standard::Scorm2004, "cmi.session_time") => is_period(value),
            (Standard::Scorm2004, "cmi.score.scaled" | "cmi.progress_measure") => is_scaled(value),
            (Standard::Scorm2004, "cmi.score.raw") => is_percent(value),
            (Standard::Scorm2004, "cmi.score.min") => value == "0",
            (Standard::Scorm2004, "cmi.score.max") => value == "100",
            _ => false,
        };
        assert!(is_allowed, "{name} must not be set to {value:?}");
    }

    fn check_interaction(&self, part: &str, value: &str) {
        let is_id = |it: &str| {
            let is_letter = |letter: u8| letter.is_ascii_alphanumeric() || b"_-".contains(&letter);
            (1..=255).contains(&it.len()) && it.bytes().all(is_letter)
        };
        let is_allowed = match (self.standard, part) {
            (_, "id") => is_id(value),
            (_, "type") => value == "performance",
            (_, "weighting") => value == "1",
            (Standard::Scorm12, "time") => is_clock(value, 2),
            (Standard::Scorm12, "student_response") => value.len() <= 255 && value.is_ascii(),
            (Standard::Scorm12, "result") => {
                ["correct", "wrong"].contains(&value) || is_percent(value)
            }
            (Standard::Scorm12, "latency") => is_clock(value, 4),
            (Standard::Scorm2004, "timestamp") => {
                value.len() == 23 && value.ends_with('Z') && is_clock(&value[11..22], 2)
            }
            (Standard::Scorm2004, "learner_response") => value.split("[,]").all(|step| {
                let (step, answer) = step.split_once("[.]").expect("a step and its answer");
                is_id(step) && is_id(answer)
            }),
            (Standard::Scorm2004, "result") => {
                ["correct", "incorrect"].contains(&value) || is_percent(value)
            }
            (Standard::Scorm2004, "latency") => is_period(value),
            _ => false,
        };
        assert!(is_allowed, "{part} of an answer must not be set to {value:?}");
    }
}

fn is_number(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|digit| digit.is_ascii_digit())
}

/// Whether a value is a time: this many digits of hours, minutes, seconds, two decimals.
fn is_clock(value: &str, hours: usize) -> bool {
    let parts: Vec<&str> = value.split([':', '.']).collect();
    let [hour, minute, second, part] = parts[..] else { return false };
    let is_below_60 = |text: &str| is_number(text, 2) && text < "60";
    is_number(hour, hours) && is_below_60(minute) && is_below_60(second) && is_number(part, 2)
}

fn is_period(value: &str) -> bool {
    let parts: Vec<&str> = value.split_inclusive(['T', 'H', 'M', '.', 'S']).collect();
    let [start, hours, minutes, seconds, part] = parts[..] else { return false };
    let is_part = |text: &str, end: char| {
        text.strip_suffix(end).is_some_and(|it| (1..=4).any(|digits| is_number(it, digits)))
    };
    start == "PT"
        && is_part(hours, 'H')
        && is_part(minutes, 'M')
        && is_part(seconds, '.')
        && part.len() == 3
        && is_part(part, 'S')
}

fn is_percent(value: &str) -> bool {
    let (whole, part) = value.split_once('.').unwrap_or((value, "0"));
    let is_short = (1..=3).any(|digits| is_number(whole, digits));
    is_short
        && (is_number(part, 1) || is_number(part, 2))
        && value.parse().is_ok_and(|it: f64| it <= 100.0)
}

fn is_scaled(value: &str) -> bool {
    value.len() == 6 && value.parse().is_ok_and(|it: f64| (0.0..=1.0).contains(&it))
}
