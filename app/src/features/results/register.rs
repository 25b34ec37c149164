//! The page of results: what candidates handed in, marked again, and what a class has in common.
//! Plain data; the page shows it.

use std::cmp::Reverse;
use std::rc::Rc;

use acconcio_training::exam::{
    Assessment, Class, Handed, Integrity, Misfit, Paper, ResultError, ResultFile,
};
use acconcio_training::scenario::IncidentName;
use yew::Reducible;

use crate::packs::LoadError;

/// What was opened so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Register {
    /// The results, in the order in which they were opened; all of one paper or its variants.
    pub entries: Vec<Rc<Entry>>,
    /// The files that are not among them.
    pub refused: Vec<Refused>,
    /// How many files were read of how many, while that goes on.
    pub reading: Option<(usize, usize)>,
    /// How the candidates are sorted.
    pub order: Order,
}

/// A result, marked again.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The name of the file.
    pub file: String,
    /// What it says.
    pub result: ResultFile,
    /// Whether it is as it was written.
    pub integrity: Integrity,
    /// Its paper.
    pub paper: Rc<Paper>,
    /// What it is worth.
    pub assessment: Assessment,
}

impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.file == other.file && self.result == other.result
    }
}

/// A file that is not in the table, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The name of the file.
    pub file: String,
    /// Why.
    pub why: Refusal,
}

/// Why a file is not in the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// It is far larger than any result.
    TooLarge,
    /// The browser could not read it.
    Unreadable,
    /// It is no result.
    NoResult(ResultError),
    /// Its paper is another one than that of the results opened before.
    OtherPaper,
    /// It says the same as a file opened before.
    Duplicate {
        /// The name of that one.
        of: String,
    },
    /// Incidents of its paper are not here as they were.
    Misfits(Vec<Misfit>),
    /// The replays of its paper are not to be had.
    Films(LoadError),
}

/// How the candidates are sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// By name.
    #[default]
    Names,
    /// By name, from the end of the alphabet.
    NamesBackwards,
    /// The most marks first.
    MostMarks,
    /// The fewest marks first.
    FewestMarks,
}

/// Something to be known about a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// It was changed after it was written.
    Changed,
    /// It was saved before it was handed in.
    NotHandedIn,
    /// Its times are not those of an exam.
    TimesDoNotFit,
    /// Another file bears the same name.
    SameName,
}

/// A step on the page of results.
#[derive(Clone, Debug)]
pub enum RegisterAction {
    /// So many files are to be read.
    Begin(usize),
    /// These were read.
    Opened(Vec<Result<Entry, Refused>>),
    /// The table is sorted.
    Sort(Order),
    /// Everything is put away.
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

    /// The results as they are sorted.
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

    /// What is to be known about a result.
    pub fn remarks(&self, entry: &Entry) -> Vec<Remark> {
        let Entry { result, integrity, paper, .. } = entry;
        let attempt = &result.attempt;
        let is_fitting = attempt.ended.is_none_or(|ended| {
            (attempt.started..=attempt.deadline(paper.blueprint())).contains(&ended)
        });
        let same_name = self.entries.iter().filter(|it| it.result.candidate == result.candidate);
        let all = [
            (Remark::Changed, *integrity == Integrity::Changed),
            (Remark::NotHandedIn, attempt.ended.is_none()),
            (Remark::TimesDoNotFit, !is_fitting),
            (Remark::SameName, same_name.count() > 1),
        ];
        all.into_iter().filter(|(_, applies)| *applies).map(|(remark, _)| remark).collect()
    }

    /// What the class has in common. The items go as on variant A, or on the first paper opened.
    pub fn class(&self) -> Class {
        let mut entries: Vec<&Rc<Entry>> = self.entries.iter().collect();
        entries.sort_by_key(|entry| entry.paper.link.letter);
        let lists: Vec<(Vec<IncidentName>, Vec<u32>)> = entries
            .iter()
            .map(|entry| {
                let names = entry.paper.items.iter().map(|item| item.name.clone());
                let seconds = entry.result.attempt.given.iter().map(|given| given.seconds);
                (names.collect(), seconds.collect())
            })
            .collect();
        let handed: Vec<Handed<'_>> = entries
            .iter()
            .zip(&lists)
            .map(|(entry, (names, seconds))| Handed {
                names,
                assessment: &entry.assessment,
                seconds,
            })
            .collect();
        Class::of(&handed)
    }
}
