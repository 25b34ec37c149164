//! A learner's session in a learning platform, which turns events into calls.
//!
//! This module does not call the platform itself. Each incident counts once, with the first ruling on
//! it. All answers are sent again with every new one, so that a platform that missed one gets it later.

use std::rc::Rc;

use acconcio_training::scenario::{Package, Standard};

use super::answered::Answered;
use super::call::{Call, Trouble, Worth};
use super::score::{Outcome, PackageScore, Percent};
use super::standard;
use super::standard::Element;
use super::suspended;
use crate::platform::calendar::Now;

/// A learner's session.
#[derive(Clone, Debug)]
pub struct Session {
    package: Rc<Package>,
    purpose: Purpose,
    mastery: Option<Percent>,
    learner: String,
    answers: Vec<Option<Answered>>,
    /// The status of the package in the platform.
    status: Status,
    /// The number of answers that the platform has on record; `None` where it keeps no such records.
    recorded: Option<usize>,
    began: u64,
    /// The incident that is shown, and the time since when, in milliseconds since 1970.
    opened: Option<(usize, u64)>,
    committed: u64,
    trouble: Option<Trouble>,
    is_over: bool,
}

/// An event in the session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// An incident is shown, by its index in the package.
    Opened(usize),
    /// An incident was ruled on.
    Ruled(usize, Answered),
    /// The page is hidden, perhaps for good.
    Hidden,
    /// The page is left.
    Left,
}

/// The purpose of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Marks are given.
    Marks,
    /// The learner only looks, and nothing is sent.
    Looking,
}

/// The status of the package in the platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    /// A status that need not be preserved.
    Open,
    /// The package is in progress.
    Incomplete,
    /// The package was completed, and stays so.
    Done,
    /// The package was passed, and stays so.
    Passed,
}

/// The copy on this device of data that the platform has not accepted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Copy<'a> {
    /// The id of the learner in the platform.
    pub learner: &'a str,
    /// The data that the platform should have stored.
    pub suspended: &'a str,
}

/// The time in milliseconds since the last save from which a new location is saved at once; sooner it is
/// only sent.
const EVERY: u64 = 10_000;

/// The length of a response that every platform keeps (SCORM 1.2: 255 signs).
const MOST_SIGNS: usize = 255;

impl Session {
    /// Begins a session, or resumes it from the data of the platform or this device. `ask` gets the
    /// value of a name; `None` where the platform has none.
    pub fn begin(
        package: Rc<Package>,
        copy: &Copy<'_>,
        now: Now,
        ask: impl Fn(&str) -> Option<String>,
    ) -> (Session, Vec<Call>) {
        let standard = package.standard;
        let value = |element| ask(standard::name(standard, element)).unwrap_or_default();
        let learner = value(Element::Learner);
        let is_mine = !copy.suspended.is_empty() && copy.learner == learner;
        let read = |text: &str| suspended::read(&package, text);
        let kept = read(&value(Element::Suspended));
        let spare = is_mine.then(|| read(copy.suspended)).flatten();
        let answers = both(package.incidents.len(), kept.clone(), spare);
        let needed = standard::mastery(standard, &value(Element::Mastery));
        let mut session = Session {
            purpose: purpose(&value(Element::Mode)),
            // A pass mark set in the platform takes precedence over that of the package.
            mastery: package.mastery.map(|percent| needed.unwrap_or(Percent::whole(percent))),
            learner,
            status: status([value(Element::Status), value(Element::Success)]),
            recorded: recorded(&ask),
            began: now.at,
            opened: None,
            committed: now.at,
            trouble: None,
            is_over: false,
            answers,
            package,
        };
        let is_new = Some(&session.answers) != kept.as_ref() && session.package_score().ruled > 0;
        let calls = session.take_up(is_new);
        (session, calls)
    }

    /// Returns the calls for an event.
    pub fn on(&mut self, event: Event, now: Now) -> Vec<Call> {
        if self.is_over {
            return Vec::new();
        }
        match (self.purpose, event) {
            (Purpose::Looking, Event::Left) => {
                self.is_over = true;
                vec![Call::End]
            }
            (Purpose::Looking, Event::Opened(_) | Event::Ruled(..) | Event::Hidden) => Vec::new(),
            (Purpose::Marks, Event::Opened(place)) => self.open(place, now),
            (Purpose::Marks, Event::Ruled(place, answered)) => self.rule(place, answered, now),
            (Purpose::Marks, Event::Hidden) => {
                self.committed = now.at;
                vec![self.leaving(now), Call::Commit]
            }
            (Purpose::Marks, Event::Left) => {
                self.is_over = true;
                vec![self.leaving(now), Call::End]
            }
        }
    }

    /// Takes the results of the calls for one event.
    pub fn took(&mut self, outcomes: &[(Call, Result<(), Trouble>)]) {
        let mut trouble = None;
        let mut is_kept = false;
        for (call, outcome) in outcomes {
            match (call, outcome) {
                (Call::Tell(_, Worth::Optional), outcome) => {
                    self.recorded = self.recorded.filter(|_| outcome.is_ok()).map(|it| it + 1);
                }
                (_, Err(said)) => trouble = Some(said.clone()),
                (Call::Commit | Call::End, Ok(())) => is_kept = true,
                (Call::Tell(_, Worth::Needed), Ok(())) => {}
            }
        }
        if trouble.is_some() {
            self.trouble = trouble;
        } else if is_kept {
            self.trouble = None;
        }
    }

    /// The error because of which the platform has not saved everything; `None` where it has.
    pub fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// The learner and the data that this device stores as long as the platform does not.
    pub fn copy(&self) -> (String, String) {
        (self.learner.clone(), suspended::write(&self.package, &self.answers))
    }

    /// The purpose of the session.
    pub fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// The incidents ruled on, by their index, with their marks.
    pub fn answers(&self) -> &[Option<Answered>] {
        &self.answers
    }

    /// The pass mark; `None` where there is none.
    pub fn mastery(&self) -> Option<Percent> {
        self.mastery
    }

    /// The progress of the learner.
    pub fn package_score(&self) -> PackageScore {
        PackageScore::of_scores(self.answers.iter().map(|it| it.as_ref().map(Answered::score)))
    }

    fn standard(&self) -> Standard {
        self.package.standard
    }

    fn outcome(&self) -> Outcome {
        self.package_score().outcome(self.mastery)
    }

    /// The first calls: all values if they are new, else the status, since a platform that has none may take
    /// the package as completed.
    fn take_up(&mut self, is_new: bool) -> Vec<Call> {
        if self.purpose == Purpose::Looking {
            return Vec::new();
        }
        let is_to_begin = self.status == Status::Open && self.outcome() == Outcome::Unfinished;
        if is_new {
            vec![Call::Tell(self.all(), Worth::Needed), Call::Commit]
        } else if is_to_begin {
            self.status = Status::Incomplete;
            let status = standard::status(self.standard(), Outcome::Unfinished);
            vec![Call::Tell(status, Worth::Needed), Call::Commit]
        } else {
            Vec::new()
        }
    }

    fn open(&mut self, place: usize, now: Now) -> Vec<Call> {
        let is_open = self.opened.is_some_and(|(before, _)| before == place);
        let Some(location) = self.location(place).filter(|_| !is_open) else { return Vec::new() };
        self.opened = Some((place, now.at));
        let mut calls = vec![Call::Tell(vec![location], Worth::Needed)];
        if now.at.saturating_sub(self.committed) >= EVERY {
            self.committed = now.at;
            calls.push(Call::Commit);
        }
        calls
    }

    fn rule(&mut self, place: usize, answered: Answered, now: Now) -> Vec<Call> {
        let (Some(None), Some(location)) = (self.answers.get(place), self.location(place)) else {
            return Vec::new();
        };
        let since = self.opened.filter(|(opened, _)| *opened == place).map(|(_, since)| since);
        let took = since.map_or(0, |since| now.at.saturating_sub(since));
        let record = self.record(place, &answered, took, now);
        if let Some(answer) = self.answers.get_mut(place) {
            *answer = Some(answered);
        }
        self.committed = now.at;
        let mut values = vec![location];
        values.extend(self.all());
        let record = record.map(|record| Call::Tell(record, Worth::Optional));
        record.into_iter().chain([Call::Tell(values, Worth::Needed), Call::Commit]).collect()
    }

    /// The record of one answer.
    fn record(
        &self,
        place: usize,
        answered: &Answered,
        took: u64,
        now: Now,
    ) -> Option<Vec<(String, String)>> {
        let (number, standard) = (self.recorded?, self.standard());
        let incident = self.package.incidents.get(place)?;
        let package_score = PackageScore::of_scores([Some(answered.score())]);
        let score = answered.score();
        let result = match (standard, score.points) {
            (_, points) if points == score.out_of => "correct".to_owned(),
            (Standard::Scorm12, 0) => "wrong".to_owned(),
            (Standard::Scorm2004, 0) => "incorrect".to_owned(),
            (_, _) => package_score.percent().to_string(),
        };
        let (when, response, given) = match standard {
            Standard::Scorm12 => {
                let told = answered.as_text(MOST_SIGNS).into_iter();
                let given: Vec<String> = told.map(|(name, it)| format!("{name}:{it}")).collect();
                ("time", "student_response", given.join(" "))
            }
            Standard::Scorm2004 => {
                let told = answered.as_text(MOST_SIGNS).into_iter();
                let given: Vec<String> = told.map(|(name, it)| format!("{name}[.]{it}")).collect();
                ("timestamp", "learner_response", given.join("[,]"))
            }
        };
        let values = [
            ("id", format!("{}_{}", incident.scenario, incident.variant)),
            ("type", "performance".to_owned()),
            (when, standard::moment(standard, now)),
            ("weighting", "1".to_owned()),
            (response, given),
            ("result", result),
            ("latency", standard::span(standard, took)),
        ];
        let named =
            values.map(|(part, value)| (format!("cmi.interactions.{number}.{part}"), value));
        Some(named.into())
    }

    /// The values for all answers and the resulting score and status.
    fn all(&mut self) -> Vec<(String, String)> {
        let (standard, outcome, package_score) =
            (self.standard(), self.outcome(), self.package_score());
        let suspended = suspended::write(&self.package, &self.answers);
        let mut values = vec![(standard::name(standard, Element::Suspended).to_owned(), suspended)];
        if standard == Standard::Scorm2004 {
            let ruled = PackageScore::of_scores(self.answers.iter().map(|it| {
                it.as_ref().map(|_| crate::platform::storage::ruling_record::Score {
                    points: 1,
                    out_of: 1,
                })
            }));
            values.push(("cmi.progress_measure".to_owned(), ruled.percent().scaled()));
        }
        // A platform that gets part of a score while there is a pass mark takes the package as failed
        // when the learner pauses, and may not let him go on.
        if outcome != Outcome::Unfinished || self.mastery.is_none() {
            values.extend(standard::score(standard, package_score.percent()));
        }
        let next = match outcome {
            Outcome::Unfinished => Status::Incomplete,
            Outcome::Completed | Outcome::Failed => Status::Done,
            Outcome::Passed => Status::Passed,
        };
        let is_kept_up = match self.status {
            Status::Open => true,
            Status::Incomplete => next != Status::Incomplete,
            Status::Done => next == Status::Passed,
            Status::Passed => false,
        };
        if is_kept_up {
            self.status = next;
            values.extend(standard::status(standard, outcome));
        }
        values
    }

    fn location(&self, place: usize) -> Option<(String, String)> {
        let incident = self.package.incidents.get(place)?;
        let name = standard::name(self.standard(), Element::Location).to_owned();
        Some((name, format!("{}/{}", incident.scenario, incident.variant)))
    }

    /// The time of the session so far, and whether the learner will go on.
    fn leaving(&self, now: Now) -> Call {
        let standard = self.standard();
        let name = |element| standard::name(standard, element).to_owned();
        let time = standard::span(standard, now.at.saturating_sub(self.began));
        let exit = standard::exit(standard, self.outcome()).to_owned();
        let values = vec![(name(Element::SessionTime), time), (name(Element::Exit), exit)];
        Call::Tell(values, Worth::Needed)
    }
}

/// Merges the answers; those of the platform take precedence over those of this device.
fn both(
    count: usize,
    kept: Option<Vec<Option<Answered>>>,
    spare: Option<Vec<Option<Answered>>>,
) -> Vec<Option<Answered>> {
    let mut answers = kept.unwrap_or_else(|| vec![None; count]);
    for (answer, spare) in answers.iter_mut().zip(spare.into_iter().flatten()) {
        if answer.is_none() {
            *answer = spare;
        }
    }
    answers
}

fn purpose(mode: &str) -> Purpose {
    if matches!(mode, "review" | "browse") { Purpose::Looking } else { Purpose::Marks }
}

fn status(values: [String; 2]) -> Status {
    let values = values.each_ref().map(String::as_str);
    if values.contains(&"passed") {
        Status::Passed
    } else if values.contains(&"completed") {
        Status::Done
    } else if values[0] == "incomplete" {
        Status::Incomplete
    } else {
        Status::Open
    }
}

/// The number of answers on record. A platform that keeps no records does not name their parts.
fn recorded(ask: impl Fn(&str) -> Option<String>) -> Option<usize> {
    ask("cmi.interactions._children").filter(|parts| parts.contains("result"))?;
    ask("cmi.interactions._count")?.parse().ok()
}
