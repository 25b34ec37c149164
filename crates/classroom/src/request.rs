//! The requests to a classroom, and its refusals.

use acconcio_app::language::Language;
use acconcio_training::grading::{Answer, Question};
use acconcio_training::scenario::LawsChoice;
use serde::Deserialize;
use serde_json::{Value, json};

/// A request, with the one who makes it.
#[derive(Clone, Debug)]
pub enum Request {
    /// Somebody wants to join.
    Join(Join),
    /// A participant, by his secret.
    Participant(String, ParticipantRequest),
    /// The lecturer, by his token.
    Lecturer(String, LecturerRequest),
}

/// The wish to join.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The code of the classroom.
    pub code: String,
    /// The name; empty for an anonymous participant.
    pub name: String,
    /// The personal code; empty where there is no roster.
    pub personal_code: String,
}

/// The request of a participant.
#[derive(Clone, Debug)]
pub enum ParticipantRequest {
    /// All that concerns him now.
    View(Language),
    /// The incidents of his exam, once it has begun.
    Sheets(Language),
    /// The live question.
    Question(Language),
    /// An answer to the live question.
    Answer(LiveAnswer),
    /// An answer to an item of the exam.
    Save(Save),
    /// He hands in.
    HandIn(HandIn),
    /// A connection opens.
    Connected,
    /// A connection has closed.
    Disconnected,
}

/// An answer to the live question.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveAnswer {
    /// The number of the question.
    pub question: usize,
    /// The sequence number.
    pub seq: u64,
    /// The answer to it.
    pub answer: Answer,
}

/// An answer to an item of the exam.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// The number of the exam.
    pub exam: usize,
    /// The index of the item.
    pub item: usize,
    /// The sequence number: one more than that of the answer that it replaces.
    pub seq: u64,
    /// The answer.
    pub answer: Answer,
    /// The seconds spent on the item.
    pub seconds: u32,
}

/// A candidate hands in.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandIn {
    /// The number of the exam.
    pub exam: usize,
}

/// The request of the lecturer.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum LecturerRequest {
    /// All that concerns him now.
    #[serde(skip)]
    View(Language),
    /// The live question with its counts.
    #[serde(skip)]
    Question(Language),
    /// The titles of the incidents.
    #[serde(skip)]
    Incidents(Language),
    /// The questions that can be put about an incident.
    #[serde(skip)]
    Questions(Language, String, String),
    /// Everything in one file.
    #[serde(skip)]
    Export,
    /// The results of the exam with this number.
    #[serde(skip)]
    Results(usize),
    /// Sets the roster: one person on each line, with a personal code after a semicolon.
    SetRoster {
        /// The lines.
        text: String,
    },
    /// Puts a live question.
    PutQuestion {
        /// The name of the scenario.
        scenario: String,
        /// The name of the variant.
        variant: String,
        /// The question.
        question: Question,
        /// The laws under which it is ruled on.
        #[serde(default)]
        laws: LawsChoice,
    },
    /// Reveals the answers.
    RevealQuestion,
    /// Takes the question away.
    CloseQuestion,
    /// Prepares an exam.
    PrepareExam {
        /// Its title.
        title: String,
        /// The links of its papers.
        links: Vec<String>,
        /// The lecturer's code, which opens them.
        code: String,
    },
    /// Begins the exam.
    BeginExam,
    /// Pauses it for all.
    PauseExam,
    /// Lets it go on.
    ResumeExam,
    /// Ends it for all.
    EndExam,
    /// Releases the results.
    ReleaseExam,
    /// Puts it away.
    PutExamAway,
    /// Gives a candidate extra time.
    SetExtra {
        /// The number of the participant.
        participant: usize,
        /// The extra time, in per cent.
        percent: u16,
    },
    /// Counts a candidate's late answers.
    CountLate {
        /// The number of the participant.
        participant: usize,
    },
}

/// The answer to a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// A value.
    Json(Value),
    /// A text of JSON that is kept for others.
    Kept(std::sync::Arc<str>),
    /// A file.
    File(Vec<u8>),
}

/// The reason why a request is refused.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Refusal {
    /// The code of the classroom is another one.
    #[error("this is not the code of the classroom")]
    WrongCode,
    /// Name and personal code are not on the roster.
    #[error("the name and the personal code do not match the roster")]
    WrongPerson,
    /// The device has not joined.
    #[error("join the classroom first")]
    NotJoined,
    /// The token is another one.
    #[error("this needs the lecturer's token")]
    NotLecturer,
    /// It cannot be done now.
    #[error("this is not possible now")]
    NotNow,
    /// There is no such thing.
    #[error("there is no such thing here")]
    Unknown,
    /// A newer answer is there.
    #[error("a newer answer has been saved")]
    Newer {
        /// The sequence number of the last answer.
        seq: u64,
        /// The last answer.
        answer: Value,
        /// The milliseconds for which the exam had run when it arrived; 0 without an exam.
        ran: u64,
    },
    /// A text is too long.
    #[error("this is too long")]
    TooLong,
    /// Too many requests.
    #[error("too many requests: wait a minute")]
    TooOften,
    /// The lecturer's input cannot be used.
    #[error("{0}")]
    Unusable(#[from] Fault),
    /// The request cannot be read.
    #[error("the request cannot be read")]
    Unreadable,
    /// The journal cannot be written.
    #[error("nothing can be saved on the lecturer's laptop")]
    NotSaved,
}

/// The fault of the lecturer's input.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The lecturer's code cannot be one.
    #[error("the lecturer's code has other characters than a code")]
    Code,
    /// The lecturer's code does not open a paper.
    #[error("the lecturer's code is that of another exam")]
    OtherExam,
    /// A link is no paper.
    #[error("a link is no exam: {0}")]
    NoPaper(String),
    /// Incidents of a paper are missing or have changed.
    #[error("incidents are missing or have changed: {0}")]
    Changed(String),
    /// No link, or too many.
    #[error("give one to three exam links, one on each line")]
    Links,
    /// A name is on the roster twice.
    #[error("{0} is on the roster twice")]
    Twice(String),
}

impl Fault {
    /// The name in replies.
    pub const fn name(&self) -> &'static str {
        match self {
            Fault::Code => "code",
            Fault::OtherExam => "other_exam",
            Fault::NoPaper(_) => "no_paper",
            Fault::Changed(_) => "changed",
            Fault::Links => "links",
            Fault::Twice(_) => "twice",
        }
    }

    /// The subject, by name.
    fn detail(&self) -> Option<&str> {
        match self {
            Fault::Changed(names) | Fault::Twice(names) => Some(names),
            Fault::Code | Fault::OtherExam | Fault::NoPaper(_) | Fault::Links => None,
        }
    }
}

impl Refusal {
    /// The name in replies.
    pub const fn name(&self) -> &'static str {
        match self {
            Refusal::WrongCode => "wrong-code",
            Refusal::WrongPerson => "wrong-person",
            Refusal::NotJoined => "not-joined",
            Refusal::NotLecturer => "not-lecturer",
            Refusal::NotNow => "not-now",
            Refusal::Unknown => "unknown",
            Refusal::Newer { .. } => "newer",
            Refusal::TooLong => "too-long",
            Refusal::TooOften => "too-often",
            Refusal::Unusable(_) => "unusable",
            Refusal::Unreadable => "unreadable",
            Refusal::NotSaved => "not-saved",
        }
    }

    /// The reply in JSON.
    pub fn json(&self) -> Value {
        let mut reply = json!({ "refused": self.name(), "because": self.to_string() });
        if let Refusal::Unusable(fault) = self {
            reply["fault"] = json!(fault.name());
            reply["detail"] = json!(fault.detail());
        }
        if let Refusal::Newer { seq, answer, ran } = self {
            reply["seq"] = json!(seq);
            reply["ran"] = json!(ran);
            reply["answer"] = answer.clone();
        }
        reply
    }
}
