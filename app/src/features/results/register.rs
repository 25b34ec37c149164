//! The register of result files: the files of a class, marked again, and their statistics. Plain data;
//! the page shows it.

use std::cmp::Reverse;
use std::rc::Rc;

use acconcio_training::exam::{
    Assessment, Class, Integrity, ItemError, MarkedResult, Paper, ResultError, ResultFile,
};
use acconcio_training::scenario::IncidentName;
use yew::Reducible;

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
}

/// A result, marked again.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The name of the file.
    pub file: String,
    /// The contents of the file.
    pub result: ResultFile,
    /// Whether the file is as it was written.
    pub integrity: Integrity,
    /// The paper of the result.
    pub paper: Rc<Paper>,
    /// The assessment of the result.
    pub assessment: Assessment,
}

impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.file == other.file && self.result == other.result
    }
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
    /// The paper is another one than that of the results opened before.
    OtherPaper,
    /// The contents are those of a file opened before.
    Duplicate {
        /// The name of that file.
        of: String,
    },
    /// Incidents of its paper are missing or have changed.
    Misfits(Vec<ItemError>),
    /// The scenarios of its paper cannot be fetched.
    Scenarios(LoadError),
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The file was changed after it was written.
    Changed,
    /// The file was saved before the attempt was handed in.
    NotHandedIn,
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
                    match one.and_then(|entry| next.accepted(entry)) {
                        Ok(entry) => next.entries.push(Rc::new(entry)),
                        Err(refused) => next.refused.push(refused),
                    }
                }
            }
            RegisterAction::Sort(order) => next.order = order,
            RegisterAction::Empty => {
                next = Register { order: next.order, ..Register::default() };
            }
        }
        Rc::new(next)
    }
}

impl Register {
    fn accepted(&self, entry: Entry) -> Result<Entry, Refused> {
        let refused = |file: String, why| Err(Refused { file, why });
        let is_same = |known: &&Rc<Entry>| known.result == entry.result;
        if let Some(known) = self.entries.iter().find(is_same) {
            return refused(entry.file, Refusal::Duplicate { of: known.file.clone() });
        }
        match self.entries.first() {
            Some(first) if !first.paper.link.is_twin_of(&entry.paper.link) => {
                refused(entry.file, Refusal::OtherPaper)
            }
            Some(_) | None => Ok(entry),
        }
    }

    /// The results in their order.
    pub fn sorted(&self) -> Vec<Rc<Entry>> {
        let mut entries = self.entries.clone();
        entries.sort_by_cached_key(|entry| entry.result.candidate.to_lowercase());
        match self.order {
            Order::Names => {}
            Order::NamesBackwards => entries.reverse(),
            Order::MostMarks => entries.sort_by_key(|it| Reverse(it.assessment.total.points)),
            Order::FewestMarks => entries.sort_by_key(|it| it.assessment.total.points),
        }
        entries
    }

    /// The remarks on a result.
    pub fn remarks(&self, entry: &Entry) -> Vec<Remark> {
        let Entry { result, integrity, paper, .. } = entry;
        let attempt = &result.attempt;
        let is_fitting = attempt.ended.is_none_or(|ended| {
            (attempt.started..=attempt.deadline(paper.blueprint())).contains(&ended)
        });
        let longest =
            attempt.clock_jumps.iter().map(|jump| jump.ahead.unsigned_abs()).max().unwrap_or(0);
        let minutes = u32::try_from(longest.div_ceil(60_000)).unwrap_or(u32::MAX);
        let same_name = self.entries.iter().filter(|it| it.result.candidate == result.candidate);
        let all = [
            (Remark::Changed, *integrity == Integrity::Changed),
            (Remark::NotHandedIn, attempt.ended.is_none()),
            (Remark::TimesDoNotFit, !is_fitting),
            (Remark::ClockJumped { minutes }, longest > 0),
            (Remark::SameName, same_name.count() > 1),
        ];
        all.into_iter().filter(|(_, applies)| *applies).map(|(remark, _)| remark).collect()
    }

    /// The statistics of the class. The items are in the order of version A, or of the first version
    /// opened.
    pub fn class(&self) -> Class {
        let mut entries: Vec<&Rc<Entry>> = self.entries.iter().collect();
        entries.sort_by_key(|entry| entry.paper.link.paper_variant);
        let lists: Vec<(Vec<IncidentName>, Vec<u32>)> = entries
            .iter()
            .map(|entry| {
                let names = entry.paper.items.iter().map(|item| item.name.clone());
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
