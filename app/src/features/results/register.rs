//! The register of result files: the files of a class, marked again, and their statistics. Plain data;
//! the page shows it.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::rc::Rc;

use acconcio_training::exam::{Class, ItemError, MarkedResult, ResultError, Tally};
use acconcio_training::scenario::IncidentName;
use yew::Reducible;

use super::adjustment::Adjustments;
use super::alike::{Alike, most_alike};
pub use super::entry::Entry;
use super::identity::Identity;
use crate::packs::LoadError;

/// The files opened so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Register {
    /// The results, in the order in which they were opened; all of one paper or its versions.
    pub entries: Vec<Rc<Entry>>,
    /// The files that were refused.
    pub refused: Vec<Refused>,
    /// The number of files read, and of all files, while they are being read.
    pub reading: Option<(usize, usize)>,
    /// The order of the candidates.
    pub order: Order,
    /// The lecturer's changes of marks, by the ids of the results.
    pub adjustments: BTreeMap<String, Adjustments>,
    /// The id of the result that is open.
    pub open: Option<String>,
}

/// A file that is not in the table, with the reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The name of the file.
    pub file: String,
    /// The reason.
    pub why: Refusal,
}

/// The reason why a file is not in the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The file is far larger than any result.
    TooLarge,
    /// The browser could not read it.
    Unreadable,
    /// The file is not a result.
    NoResult(ResultError),
    /// The lecturer's code has not been typed yet: the file is read once it has been.
    NoCode,
    /// The paper is another one than that of the results opened before.
    OtherPaper,
    /// The contents are those of a file opened before.
    Duplicate {
        /// The name of that file.
        of: String,
    },
    /// Incidents of its paper are missing or have changed.
    Misfits(Vec<ItemError>),
    /// The facts of its paper cannot be fetched.
    Facts(LoadError),
}

/// The order of the candidates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// By name.
    #[default]
    Names,
    /// By name, in reverse order.
    NamesBackwards,
    /// The most marks first.
    MostMarks,
    /// The fewest marks first.
    FewestMarks,
}

/// A remark on a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// It has the personal code of another name, or of nobody.
    OtherCode,
    /// It has no personal code, and others have.
    NoCode,
    /// The candidate began the paper on his device before.
    Earlier {
        /// The number of attempts before this one.
        attempts: u16,
    },
    /// The window was hidden, or another one had the focus.
    Away {
        /// The number of times.
        times: u32,
        /// The seconds in all.
        seconds: u32,
    },
    /// Another result has nearly the same wrong answers.
    Alike(Alike),
    /// The times do not fit the time of the exam.
    TimesDoNotFit,
    /// The clock of the device was set, or the device was asleep.
    ClockJumped {
        /// The longest jump in whole minutes, ahead or back.
        minutes: u32,
    },
    /// Another result has the same candidate's name.
    SameName,
}

/// A step on the page of results.
#[derive(Clone, Debug)]
pub enum RegisterAction {
    /// Begins to read this many files.
    Begin(usize),
    /// Adds files that were read or refused.
    Opened(Vec<Result<Entry, Refused>>),
    /// Sorts the candidates.
    Sort(Order),
    /// Opens the result of this id, or goes back to the class.
    Open(Option<String>),
    /// Takes over the lecturer's changes of marks as they are kept, by the ids of the results.
    Adjusted(BTreeMap<String, Adjustments>),
    /// Removes all results.
    Empty,
}

impl Reducible for Register {
    type Action = RegisterAction;

    fn reduce(self: Rc<Register>, action: RegisterAction) -> Rc<Register> {
        let mut next = Rc::unwrap_or_clone(self);
        match action {
            RegisterAction::Begin(files) => {
                next.reading = Some(match next.reading {
                    Some((done, of)) => (done, of + files),
                    None => (0, files),
                });
            }
            RegisterAction::Opened(read) => {
                next.reading = next.reading.and_then(|(done, of)| {
                    let done = done + read.len();
                    (done < of).then_some((done, of))
                });
                for one in read {
                    next.take(one);
                }
            }
            RegisterAction::Sort(order) => next.order = order,
            RegisterAction::Open(id) => next.open = id,
            RegisterAction::Adjusted(adjustments) => next.adjustments = adjustments,
            RegisterAction::Empty => {
                next = Register { order: next.order, ..Register::default() };
            }
        }
        Rc::new(next)
    }
}

impl Register {
    /// Adds a file that was read. What was said of it before it could be read is not said any more.
    fn take(&mut self, one: Result<Entry, Refused>) {
        let name = match &one {
            Ok(entry) => entry.file.clone(),
            Err(refused) => refused.file.clone(),
        };
        self.refused.retain(|it| it.file != name || it.why != Refusal::NoCode);
        match one.and_then(|entry| self.accepted(entry)) {
            Ok(entry) => {
                self.refused.retain(|it| it.file != name);
                self.entries.push(Rc::new(entry));
            }
            // The same file once more is in the table.
            Err(Refused { file, why: Refusal::Duplicate { of } }) if file == of => {}
            Err(refused) if self.refused.contains(&refused) => {}
            Err(refused) => self.refused.push(refused),
        }
    }

    fn accepted(&self, entry: Entry) -> Result<Entry, Refused> {
        let refused = |file: String, why| Err(Refused { file, why });
        let is_same = |known: &&Rc<Entry>| known.result == entry.result;
        if let Some(known) = self.entries.iter().find(is_same) {
            return refused(entry.file, Refusal::Duplicate { of: known.file.clone() });
        }
        match self.entries.first() {
            Some(first) if !first.paper().link.is_twin_of(&entry.paper().link) => {
                refused(entry.file, Refusal::OtherPaper)
            }
            Some(_) | None => Ok(entry),
        }
    }

    /// The lecturer's changes of the marks of a result.
    pub fn adjustments_of(&self, entry: &Entry) -> Adjustments {
        self.adjustments.get(&entry.id).cloned().unwrap_or_default()
    }

    /// The points of a result, with the lecturer's changes.
    pub fn total(&self, entry: &Entry) -> Tally {
        self.adjustments_of(entry).total(&entry.assessment)
    }

    /// Whether the exam is passed, with the lecturer's changes.
    pub fn is_passed(&self, entry: &Entry) -> bool {
        self.adjustments_of(entry).is_passed(&entry.assessment)
    }

    /// The results in their order.
    pub fn sorted(&self) -> Vec<Rc<Entry>> {
        let mut entries = self.entries.clone();
        entries.sort_by_cached_key(|entry| entry.result.candidate.to_lowercase());
        match self.order {
            Order::Names => {}
            Order::NamesBackwards => entries.reverse(),
            Order::MostMarks => entries.sort_by_key(|it| Reverse(self.total(it).points)),
            Order::FewestMarks => entries.sort_by_key(|it| self.total(it).points),
        }
        entries
    }

    /// The remarks on a result.
    pub fn remarks(&self, entry: &Entry) -> Vec<Remark> {
        let (result, paper) = (&entry.result, entry.paper());
        let attempt = &result.attempt;
        let is_fitting = attempt.ended.is_none_or(|ended| {
            (attempt.started..=attempt.deadline(paper.blueprint())).contains(&ended)
        });
        let longest =
            attempt.clock_jumps.iter().map(|jump| jump.ahead.unsigned_abs()).max().unwrap_or(0);
        let minutes = u32::try_from(longest.div_ceil(60_000)).unwrap_or(u32::MAX);
        let same_name = self.entries.iter().filter(|it| it.result.candidate == result.candidate);
        let has_codes = self.entries.iter().any(|it| it.identity != Identity::Unknown);
        let away = attempt.away;
        let seconds = u32::try_from(away.milliseconds / 1000).unwrap_or(u32::MAX);
        let all = [
            (Remark::OtherCode, entry.identity == Identity::OtherCode),
            (Remark::NoCode, entry.identity == Identity::Unknown && has_codes),
            (Remark::TimesDoNotFit, !is_fitting),
            (Remark::ClockJumped { minutes }, longest > 0),
            (Remark::Earlier { attempts: result.earlier }, result.earlier > 0),
            (Remark::Away { times: away.times, seconds }, away.times > 0),
            (Remark::SameName, same_name.count() > 1),
        ];
        let told = all.into_iter().filter(|(_, applies)| *applies).map(|(remark, _)| remark);
        let others = self.entries.iter().map(|it| &**it).filter(|it| *it != entry);
        told.chain(most_alike(entry, others).map(Remark::Alike)).collect()
    }

    /// The statistics of the class. The items are in the order of version A, or of the first version
    /// opened.
    pub fn class(&self) -> Class {
        let mut entries: Vec<&Rc<Entry>> = self.entries.iter().collect();
        entries.sort_by_key(|entry| entry.paper().link.paper_variant);
        let lists: Vec<(Vec<IncidentName>, Vec<u32>)> = entries
            .iter()
            .map(|entry| {
                let names = entry.paper().items.iter().map(|item| item.name.clone());
                let seconds = entry.result.attempt.given.iter().map(|given| given.seconds);
                (names.collect(), seconds.collect())
            })
            .collect();
        let handed: Vec<MarkedResult<'_>> = entries
            .iter()
            .zip(&lists)
            .map(|(entry, (names, seconds))| MarkedResult {
                names,
                assessment: &entry.assessment,
                seconds,
            })
            .collect();
        Class::of(&handed)
    }
}
