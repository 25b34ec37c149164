//! The state of a classroom, which follows from its events.

use std::collections::HashMap;

use crate::event::{Event, Person};
use crate::exam::{Exam, Phase};
use crate::live::Live;

/// The state of a classroom.
#[derive(Debug, Default)]
pub struct Classroom {
    /// The lecturer's token; empty before it is opened.
    pub token: String,
    /// The code with which people join.
    pub code: String,
    /// The roster; an empty one lets anybody join.
    pub roster: Vec<Person>,
    /// The participants, by number.
    pub participants: Vec<Participant>,
    /// The live questions, the last one put at the end.
    pub lives: Vec<Live>,
    /// The exams, the last one prepared at the end.
    pub exams: Vec<Exam>,
    /// Whether the last exam is put away.
    pub is_exam_put_away: bool,
    secrets: HashMap<String, usize>,
}

/// A participant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// The name; empty for an anonymous one.
    pub name: String,
    /// The secret that his devices keep.
    pub secret: String,
    /// The connections that are open; they are no part of the journal.
    pub connections: usize,
}

/// The reason why an event does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// A paper of a prepared exam can no longer be opened.
    #[error(
        "a paper of an exam in this file cannot be opened by this version of the program: use the one with which it was \
         prepared, or begin another file with --data"
    )]
    Paper,
}

/// The instant at which an event happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instants {
    /// In milliseconds since 1970, by the laptop's clock.
    pub wall: u64,
    /// In milliseconds, by a clock that nobody can set.
    pub steady: u64,
}

impl Classroom {
    /// The number of the participant with a secret.
    pub fn participant(&self, secret: &str) -> Option<usize> {
        self.secrets.get(secret).copied()
    }

    /// The exam that is not put away.
    pub fn exam(&self) -> Option<&Exam> {
        self.exams.last().filter(|_| !self.is_exam_put_away)
    }

    /// The exam that is not put away, to change it.
    pub fn exam_mut(&mut self) -> Option<&mut Exam> {
        let is_put_away = self.is_exam_put_away;
        self.exams.last_mut().filter(|_| !is_put_away)
    }

    /// The live question that is not taken away.
    pub fn live(&self) -> Option<&Live> {
        self.lives.last().filter(|live| !live.is_closed)
    }

    /// Whether participants are kept out of the app: from the preparation of an exam until its results are out.
    pub fn is_app_locked(&self) -> bool {
        self.exam().is_some_and(|exam| match exam.phase {
            Phase::Prepared | Phase::Running | Phase::Paused | Phase::Over => true,
            Phase::Released => false,
        })
    }

    /// Applies an event that has happened at an instant.
    ///
    /// # Errors
    /// When the event does not fit this version; nothing has changed then.
    pub fn apply(&mut self, event: &Event, at: Instants) -> Result<(), Misfit> {
        match event {
            Event::Opened { token, code } => {
                (self.token, self.code) = (token.clone(), code.clone());
            }
            Event::RosterSet { people } => self.roster.clone_from(people),
            Event::Joined { name, secret } => self.join(name, secret),
            Event::QuestionPut(put) => self.lives.push(Live::put(put.clone())),
            Event::QuestionAnswered { participant, seq, answer } => {
                if let Some(live) = self.lives.last_mut() {
                    live.answers.insert(*participant, (*seq, answer.clone()));
                }
            }
            Event::QuestionRevealed => self.change_live(|live| live.is_revealed = true),
            Event::QuestionClosed => self.change_live(|live| live.is_closed = true),
            Event::ExamPrepared { title, papers, personal } => {
                let exam = Exam::prepared(title.clone(), papers, personal.clone());
                let exam = exam.ok_or(Misfit::Paper)?;
                self.exams.push(exam);
                self.is_exam_put_away = false;
            }
            Event::ExamPutAway => self.is_exam_put_away = true,
            Event::ExamBegun
            | Event::ExamPaused { .. }
            | Event::ExamResumed
            | Event::ExamTicked { .. }
            | Event::ExamEnded { .. }
            | Event::ExamReleased
            | Event::ExtraTime { .. }
            | Event::Saved(_)
            | Event::HandedIn { .. }
            | Event::LateCounted { .. } => {
                if let Some(exam) = self.exams.last_mut() {
                    apply_to_exam(exam, event, at);
                }
            }
        }
        Ok(())
    }

    fn join(&mut self, name: &str, secret: &str) {
        let number = self.participants.len();
        self.secrets.insert(secret.to_owned(), number);
        self.participants.push(Participant {
            name: name.to_owned(),
            secret: secret.to_owned(),
            connections: 0,
        });
        if let Some(person) = self.person_mut(name) {
            person.participant = Some(number);
        }
    }

    /// The person on the roster with a name.
    pub fn person(&self, name: &str) -> Option<&Person> {
        self.roster.iter().find(|person| is_same_name(&person.name, name))
    }

    /// Whether a participant has joined as somebody on the roster, by the personal code.
    pub fn is_identified(&self, participant: usize) -> bool {
        self.roster.iter().any(|person| person.participant == Some(participant))
    }

    fn person_mut(&mut self, name: &str) -> Option<&mut Person> {
        self.roster.iter_mut().find(|person| is_same_name(&person.name, name))
    }

    fn change_live(&mut self, change: impl FnOnce(&mut Live)) {
        if let Some(live) = self.lives.last_mut() {
            change(live);
        }
    }
}

fn apply_to_exam(exam: &mut Exam, event: &Event, at: Instants) {
    match event {
        Event::ExamBegun => {
            (exam.phase, exam.begun) = (Phase::Running, at.wall);
            exam.clock.start(at.steady);
        }
        Event::ExamResumed => {
            exam.phase = Phase::Running;
            exam.clock.start(at.steady);
        }
        Event::ExamPaused { ran } => {
            exam.phase = Phase::Paused;
            exam.clock.stop(*ran);
        }
        Event::ExamEnded { ran } => {
            exam.phase = Phase::Over;
            exam.clock.stop(*ran);
        }
        Event::ExamReleased => exam.phase = Phase::Released,
        Event::ExamTicked { ran } => exam.clock.reached(*ran),
        Event::ExtraTime { participant, percent } => exam.exam_work(*participant).extra = *percent,
        Event::Saved(saved) => exam.save(saved),
        Event::HandedIn { participant, ran } => {
            exam.exam_work(*participant).handed_in.get_or_insert(*ran);
        }
        Event::LateCounted { participant } => exam.count_late(*participant),
        // No events of an exam that goes on.
        Event::Opened { .. }
        | Event::RosterSet { .. }
        | Event::Joined { .. }
        | Event::QuestionPut(_)
        | Event::QuestionAnswered { .. }
        | Event::QuestionRevealed
        | Event::QuestionClosed
        | Event::ExamPrepared { .. }
        | Event::ExamPutAway => {}
    }
}

/// Whether two names are the same but for case and spaces.
fn is_same_name(one: &str, other: &str) -> bool {
    let words =
        |name: &str| name.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>().join(" ");
    words(one) == words(other)
}
