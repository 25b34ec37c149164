//! The events of a classroom, as the journal keeps them.

use std::collections::BTreeMap;

use acconcio_training::exam::{AccessCode, ItemFacts, PaperKey};
use acconcio_training::grading::{Answer, Question};
use acconcio_training::scenario::{IncidentName, LawsChoice};
use serde::{Deserialize, Serialize};

/// An event. The state of a classroom follows from its events and from nothing else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The classroom is opened.
    Opened {
        /// The lecturer's token.
        token: String,
        /// The code with which people join.
        code: String,
    },
    /// The roster is set; an empty one lets anybody join.
    RosterSet {
        /// The people.
        people: Vec<Person>,
    },
    /// Somebody joins; participants are numbered in this order, from 0.
    Joined {
        /// The name as it was given; empty for an anonymous participant.
        name: String,
        /// The secret that the device keeps.
        secret: String,
    },
    /// A live question is put.
    QuestionPut(LivePut),
    /// A participant answers the live question.
    QuestionAnswered {
        /// The number of the participant.
        participant: usize,
        /// The sequence number of the answer.
        seq: u64,
        /// The answer.
        answer: Answer,
    },
    /// The answers to the live question are revealed.
    QuestionRevealed,
    /// The live question is taken away.
    QuestionClosed,
    /// An exam is prepared.
    ExamPrepared {
        /// Its title.
        title: String,
        /// Its papers, which are shared out in turn.
        papers: Vec<PreparedPaper>,
        /// The personal codes that the exam gives to the people on the roster, by name.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        personal: BTreeMap<String, AccessCode>,
    },
    /// The exam begins.
    ExamBegun,
    /// The exam is paused.
    ExamPaused {
        /// The milliseconds for which it had run.
        ran: u64,
    },
    /// The exam goes on.
    ExamResumed,
    /// The exam has run for so long.
    ExamTicked {
        /// The milliseconds for which it had run.
        ran: u64,
    },
    /// The exam ends for all.
    ExamEnded {
        /// The milliseconds for which it had run.
        ran: u64,
    },
    /// The results are released.
    ExamReleased,
    /// The exam is put away.
    ExamPutAway,
    /// A candidate gets extra time.
    ExtraTime {
        /// The number of the participant.
        participant: usize,
        /// The extra time, in per cent.
        percent: u16,
    },
    /// A candidate's answer is saved.
    Saved(Saved),
    /// A candidate hands in.
    HandedIn {
        /// The number of the participant.
        participant: usize,
        /// The milliseconds for which the exam had run.
        ran: u64,
    },
    /// The lecturer counts a candidate's late answers.
    LateCounted {
        /// The number of the participant.
        participant: usize,
    },
}

/// A person on the roster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The personal code.
    pub code: String,
    /// The number of the participant, once the person has joined; kept when the roster is set anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub participant: Option<usize>,
}

/// A live question as it is put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LivePut {
    /// The incident.
    pub name: IncidentName,
    /// The question about it.
    pub question: Question,
    /// The laws under which it is ruled on.
    #[serde(default)]
    pub laws: LawsChoice,
}

/// A paper of a prepared exam: with its facts it can be opened again when the app has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PreparedPaper {
    /// The text of the sealed paper.
    pub sealed: String,
    /// Its key.
    pub key: PaperKey,
    /// The facts of its items.
    pub facts: Vec<ItemFacts>,
}

/// A candidate's answer to an item.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    /// The number of the participant.
    pub participant: usize,
    /// The index of the item.
    pub item: usize,
    /// The sequence number: greater than that of every earlier answer to the item.
    pub seq: u64,
    /// The answer.
    pub answer: Answer,
    /// The seconds spent on the item, as the device tells.
    pub seconds: u32,
    /// The milliseconds for which the exam had run.
    pub ran: u64,
    /// Whether it arrived after the end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_late: bool,
}
