//! An exam in the classroom: its papers, its time, and the answers of each candidate.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use acconcio_training::exam::{
    AccessCode, Assessment, Attempt, Away, Given, Paper, ResultFile, SealedResult, Tally,
};
use acconcio_training::grading::Answer;

use crate::event::{PreparedPaper, Saved};
use crate::papers::{self, Sealing};

/// An exam.
#[derive(Debug)]
pub struct Exam {
    /// Its title.
    pub title: String,
    /// Its papers, each with what seals the results of it.
    pub papers: Vec<(Sealing, Paper)>,
    /// The personal codes that it gives to the people on the roster, by name.
    personal: BTreeMap<String, AccessCode>,
    /// Its phase.
    pub phase: Phase,
    /// The instant at which it began, in milliseconds since 1970.
    pub begun: u64,
    /// Its time.
    pub clock: ExamClock,
    exam_works: BTreeMap<usize, ExamWork>,
}

/// The phase of an exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// It has not begun.
    Prepared,
    /// Its time runs.
    Running,
    /// Its time is stopped.
    Paused,
    /// It has ended for all.
    Over,
    /// The results may be seen.
    Released,
}

impl Phase {
    /// The name in views.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Prepared => "prepared",
            Phase::Running => "running",
            Phase::Paused => "paused",
            Phase::Over => "over",
            Phase::Released => "released",
        }
    }

    /// Whether it has ended for all.
    pub const fn has_ended(self) -> bool {
        match self {
            Phase::Prepared | Phase::Running | Phase::Paused => false,
            Phase::Over | Phase::Released => true,
        }
    }
}

/// The time of an exam, in milliseconds. It runs by a clock that nobody can set, and stops with the exam and with the
/// process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExamClock {
    ran: u64,
    since: Option<u64>,
}

impl ExamClock {
    /// The time for which the exam has run at an instant of the steady clock.
    pub fn ran(self, steady: u64) -> u64 {
        self.ran + self.since.map_or(0, |since| steady.saturating_sub(since))
    }

    /// Starts it.
    pub fn start(&mut self, steady: u64) {
        self.since.get_or_insert(steady);
    }

    /// Stops it at a time.
    pub fn stop(&mut self, ran: u64) {
        (self.ran, self.since) = (ran, None);
    }

    /// Takes note of a time that it has reached, while it is read from the journal.
    pub fn reached(&mut self, ran: u64) {
        self.ran = self.ran.max(ran);
    }
}

/// A candidate's work on an exam.
#[derive(Debug)]
pub struct ExamWork {
    /// The index of the paper.
    pub paper: usize,
    /// The extra time in per cent.
    pub extra: u16,
    /// The items of the paper.
    pub items: Vec<ItemWork>,
    /// The time at which it was handed in.
    pub handed_in: Option<u64>,
    /// Whether late answers count.
    pub is_late_counted: bool,
    marks: OnceCell<Marks>,
}

/// A candidate's work on an item.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ItemWork {
    /// The sequence number of the last answer; 0 before the first.
    pub seq: u64,
    /// The last answer that arrived in time.
    pub answer: Answer,
    /// The last answer that arrived after the end.
    pub late: Option<Answer>,
    /// The seconds spent on it.
    pub seconds: u32,
    /// The milliseconds for which the exam had run when the last answer arrived.
    pub ran: u64,
}

impl ItemWork {
    /// The last answer, in time or not.
    pub fn last(&self) -> &Answer {
        self.late.as_ref().unwrap_or(&self.answer)
    }
}

/// Whether it is known who a candidate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identified {
    /// He joined by his personal code.
    ByPersonalCode,
    /// He joined by the code of the classroom alone.
    Not,
}

/// The marks of a candidate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The points of each item.
    pub items: Vec<Tally>,
    /// The points of the paper.
    pub total: Tally,
    /// Whether it is passed.
    pub is_passed: bool,
}

impl Exam {
    /// An exam on papers that were prepared; none where one of them cannot be opened.
    pub fn prepared(
        title: String,
        papers: &[PreparedPaper],
        personal: BTreeMap<String, AccessCode>,
    ) -> Option<Exam> {
        let papers: Vec<_> = papers.iter().map(papers::reopened).collect::<Option<_>>()?;
        Some(Exam {
            title,
            papers,
            personal,
            phase: Phase::Prepared,
            begun: 0,
            clock: ExamClock::default(),
            exam_works: BTreeMap::new(),
        })
    }

    /// The work of a participant, with the paper that is his by turn.
    pub fn exam_work(&mut self, participant: usize) -> &mut ExamWork {
        let paper = participant % self.papers.len().max(1);
        let items = self.papers.get(paper).map_or(0, |(_, paper)| paper.items.len());
        self.exam_works.entry(participant).or_insert_with(|| ExamWork {
            paper,
            extra: 0,
            items: vec![ItemWork::default(); items],
            handed_in: None,
            is_late_counted: false,
            marks: OnceCell::new(),
        })
    }

    /// The work of a participant, if he has one.
    pub fn known_exam_work(&self, participant: usize) -> Option<&ExamWork> {
        self.exam_works.get(&participant)
    }

    /// The time that the work may take, in milliseconds.
    pub fn allowed(&self, exam_work: &ExamWork) -> u64 {
        let minutes =
            self.papers.get(exam_work.paper).map_or(0, |(_, paper)| paper.blueprint().minutes);
        u64::from(minutes) * 600 * (100 + u64::from(exam_work.extra))
    }

    /// The time that remains for the work, in milliseconds.
    pub fn remaining(&self, exam_work: &ExamWork, steady: u64) -> u64 {
        self.allowed(exam_work).saturating_sub(self.clock.ran(steady))
    }

    /// Whether the work has ended.
    pub fn is_over(&self, exam_work: &ExamWork, steady: u64) -> bool {
        self.phase.has_ended()
            || exam_work.handed_in.is_some()
            || self.remaining(exam_work, steady) == 0
    }

    /// Takes a saved answer.
    pub fn save(&mut self, saved: &Saved) {
        self.clock.reached_while_stopped(saved.ran);
        let exam_work = self.exam_work(saved.participant);
        exam_work.marks = OnceCell::new();
        let Some(work) = exam_work.items.get_mut(saved.item) else { return };
        work.seq = saved.seq;
        (work.seconds, work.ran) = (saved.seconds, saved.ran);
        if saved.is_late {
            work.late = Some(saved.answer.clone());
        } else {
            work.answer = saved.answer.clone();
        }
    }

    /// Counts the late answers of a participant.
    pub fn count_late(&mut self, participant: usize) {
        let exam_work = self.exam_work(participant);
        exam_work.marks = OnceCell::new();
        exam_work.is_late_counted = true;
    }

    /// A candidate's attempt, in instants of the exam: pauses are no part of it.
    pub fn attempt(&self, exam_work: &ExamWork) -> Attempt {
        let given = |work: &ItemWork| Given {
            answer: if exam_work.is_late_counted { work.last() } else { &work.answer }.clone(),
            is_flagged: false,
            seconds: work.seconds,
        };
        let ran = exam_work.handed_in.unwrap_or(u64::MAX).min(self.clock.ran);
        Attempt {
            started: self.begun,
            ended: Some(self.begun + ran.min(self.allowed(exam_work))),
            seen: None,
            clock_jumps: Vec::new(),
            away: Away::default(),
            extra: exam_work.extra,
            given: exam_work.items.iter().map(given).collect(),
        }
    }

    /// The result file of a candidate, as he would have handed it in without a host; with his personal code where he
    /// was identified when he joined.
    pub fn result_file(
        &self,
        exam_work: &ExamWork,
        name: &str,
        identified: Identified,
    ) -> Option<SealedResult> {
        let personal = match identified {
            Identified::ByPersonalCode => self.personal.get(name).cloned(),
            Identified::Not => None,
        };
        let (sealing, _) = self.papers.get(exam_work.paper)?;
        sealing.sealed(&ResultFile {
            paper: sealing.text().to_owned(),
            candidate: name.to_owned(),
            personal,
            earlier: 0,
            attempt: self.attempt(exam_work),
        })
    }

    /// The marks of a candidate.
    pub fn marks<'a>(&self, exam_work: &'a ExamWork) -> Option<&'a Marks> {
        let (_, paper) = self.papers.get(exam_work.paper)?;
        Some(exam_work.marks.get_or_init(|| {
            let assessment = Assessment::of(paper, &self.attempt(exam_work));
            Marks {
                items: assessment.items.iter().map(|item| item.tally).collect(),
                total: assessment.total,
                is_passed: assessment.is_passed(),
            }
        }))
    }
}

impl ExamClock {
    /// Takes note of a time, unless the clock runs and knows better.
    fn reached_while_stopped(&mut self, ran: u64) {
        if self.since.is_none() {
            self.reached(ran);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_clock_runs_only_between_start_and_stop() {
        let mut clock = ExamClock::default();
        assert_eq!(clock.ran(500), 0);
        clock.start(1_000);
        assert_eq!((clock.ran(1_000), clock.ran(4_500)), (0, 3_500));
        clock.stop(3_500);
        assert_eq!(clock.ran(90_000), 3_500);
        clock.start(100_000);
        clock.start(200_000);
        assert_eq!(clock.ran(100_250), 3_750);
        // A steady clock does not go back; if it did, no time would be lost.
        assert_eq!(clock.ran(0), 3_500);
    }
}
