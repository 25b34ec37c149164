//! The requests of participants.

use acconcio_app::features::classroom::LiveQuestion;
use acconcio_app::language::Language;
use acconcio_training::grading::Answer;
use serde_json::json;

use super::{Change, Service, view};
use crate::event::{Event, Saved};
use crate::exam::Phase;
use crate::request::{HandIn, Join, LiveAnswer, ParticipantRequest, Refusal, Reply, Save};
use crate::secret;

/// The longest name, in characters.
const LONGEST_NAME: usize = 80;

/// The greatest number of participants.
const MOST_PARTICIPANTS: usize = 2_000;

impl Service {
    /// Lets somebody join. A person on the roster who joins again, from another device or after the secret was lost,
    /// goes on where he was.
    pub(super) fn join(&mut self, join: &Join) -> Result<Reply, Refusal> {
        if !secret::is_same(&secret::plain(&join.code), &self.classroom.code) {
            return Err(Refusal::WrongCode);
        }
        let mut name = join.name.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
            return Err(Refusal::TooLong);
        }
        if !self.classroom.roster.is_empty() {
            let person = self.classroom.person(&name).ok_or(Refusal::WrongPerson)?;
            let personal = secret::plain(&join.personal_code);
            if !secret::is_same(&personal, &secret::plain(&person.code)) {
                return Err(Refusal::WrongPerson);
            }
            if let Some(known) = person.participant {
                let known = self.classroom.participants.get(known).ok_or(Refusal::Unknown)?;
                return Ok(Reply::Json(json!({ "secret": known.secret })));
            }
            name.clone_from(&person.name);
        }
        if self.classroom.participants.len() >= MOST_PARTICIPANTS {
            return Err(Refusal::NotNow);
        }
        let secret = secret::secret().map_err(|_| Refusal::NotNow)?;
        self.record(Event::Joined { name, secret: secret.clone() })?;
        Ok(Reply::Json(json!({ "secret": secret })))
    }

    pub(super) fn participant(
        &mut self,
        participant: usize,
        request: ParticipantRequest,
    ) -> Result<Reply, Refusal> {
        match request {
            ParticipantRequest::View(language) => {
                let steady = self.now().steady;
                let revealed = self.revealed(language, |live, judge| {
                    let own = live.answers.get(&participant);
                    let is_right = own.map(|(_, answer)| judge.is_right(answer));
                    json!({ "ruled": judge.ruled(), "is_right": is_right })
                });
                let view = view::participant(&mut self.classroom, participant, language, steady);
                Ok(Reply::Json(view::with_revealed(view, revealed)))
            }
            ParticipantRequest::Sheets(language) => self.own_sheets(participant, language),
            ParticipantRequest::Question(language) => self.question(language),
            ParticipantRequest::Answer(answer) => self.answer(participant, answer),
            ParticipantRequest::Save(save) => self.save(participant, save),
            ParticipantRequest::HandIn(hand_in) => self.hand_in(participant, hand_in),
            ParticipantRequest::Connected => Ok(self.connected(participant, usize::saturating_add)),
            ParticipantRequest::Disconnected => {
                Ok(self.connected(participant, usize::saturating_sub))
            }
        }
    }

    fn connected(&mut self, participant: usize, count: fn(usize, usize) -> usize) -> Reply {
        if let Some(known) = self.classroom.participants.get_mut(participant) {
            known.connections = count(known.connections, 1);
            // What one window has answered before it was counted, the other one has not heard.
            if known.connections > 1 {
                self.changed.push(Change::Participant(participant));
            }
        }
        self.changed.push(Change::Lecturer);
        Reply::Json(json!({}))
    }

    /// The incidents of a candidate's paper: not before the exam begins.
    fn own_sheets(&mut self, participant: usize, language: Language) -> Result<Reply, Refusal> {
        let exam = self.classroom.exam_mut().ok_or(Refusal::NotNow)?;
        match exam.phase {
            Phase::Prepared => return Err(Refusal::NotNow),
            Phase::Running | Phase::Paused | Phase::Over | Phase::Released => {}
        }
        let paper = exam.exam_work(participant).paper;
        Ok(Reply::Kept(self.sheets(paper, language)?))
    }

    /// The live question with its incident.
    pub(super) fn question(&mut self, language: Language) -> Result<Reply, Refusal> {
        let put = self.classroom.live().ok_or(Refusal::NotNow)?.put.clone();
        let scenario =
            self.incidents.under(put.laws, &put.name.scenario, language).ok_or(Refusal::Unknown)?;
        let variant = scenario.variant(&put.name.variant).ok_or(Refusal::Unknown)?;
        let question = LiveQuestion::of(language, &scenario, variant, put.question);
        let question = question.ok_or(Refusal::Unknown)?;
        Ok(Reply::Json(serde_json::to_value(question).map_err(|_| Refusal::Unknown)?))
    }

    /// Takes an answer to the live question. The same answer twice is one answer.
    fn answer(&mut self, participant: usize, given: LiveAnswer) -> Result<Reply, Refusal> {
        let number = self.classroom.lives.len();
        let live = self.classroom.live().ok_or(Refusal::NotNow)?;
        let acknowledged =
            |seq: u64, answer: &Answer| Ok(Reply::Json(json!({ "seq": seq, "answer": answer })));
        if let Some((seq, last)) = live.answers.get(&participant)
            && given.question == number
            && given.seq <= *seq
        {
            let newer = || Refusal::Newer { seq: *seq, answer: json!(last), ran: 0 };
            return if *last == given.answer { acknowledged(*seq, last) } else { Err(newer()) };
        }
        if given.question != number || live.is_revealed {
            return Err(Refusal::NotNow);
        }
        let put = live.put.clone();
        if !self.judged(Language::default(), &put, |judge| judge.takes(&given.answer))? {
            return Err(Refusal::Unknown);
        }
        let LiveAnswer { seq, answer, .. } = given;
        self.record(Event::QuestionAnswered { participant, seq, answer: answer.clone() })?;
        acknowledged(seq, &answer)
    }

    /// Saves an answer to an item. What has been saved before is acknowledged again; what somebody else has replaced
    /// meanwhile, in another window, is told.
    fn save(&mut self, participant: usize, save: Save) -> Result<Reply, Refusal> {
        let (steady, number) = (self.now().steady, self.classroom.exams.len());
        let exam = self.classroom.exam_mut().ok_or(Refusal::NotNow)?;
        if save.exam != number {
            return Err(Refusal::NotNow);
        }
        exam.exam_work(participant);
        let exam_work = exam.known_exam_work(participant).ok_or(Refusal::Unknown)?;
        let work = exam_work.items.get(save.item).ok_or(Refusal::Unknown)?;
        let acknowledged = |seq: u64| Ok(Reply::Json(json!({ "seq": seq })));
        if save.seq <= work.seq {
            if *work.last() == save.answer {
                return acknowledged(work.seq);
            }
            let answer = serde_json::to_value(work.last()).unwrap_or_default();
            return Err(Refusal::Newer { seq: work.seq, answer, ran: work.ran });
        }
        let is_late = match exam.phase {
            Phase::Prepared | Phase::Paused | Phase::Released => return Err(Refusal::NotNow),
            Phase::Running | Phase::Over => exam.is_over(exam_work, steady),
        };
        let ran = exam.clock.ran(steady);
        let Save { item, seq, answer, seconds, .. } = save;
        let saved = Saved { participant, item, seq, answer, seconds, ran, is_late };
        self.record(Event::Saved(saved))?;
        acknowledged(seq)
    }

    fn hand_in(&mut self, participant: usize, given: HandIn) -> Result<Reply, Refusal> {
        let (steady, number) = (self.now().steady, self.classroom.exams.len());
        let exam = self.classroom.exam_mut().ok_or(Refusal::NotNow)?;
        let has_begun = match exam.phase {
            Phase::Prepared => false,
            Phase::Running | Phase::Paused | Phase::Over | Phase::Released => true,
        };
        if given.exam != number || !has_begun {
            return Err(Refusal::NotNow);
        }
        let ran = exam.clock.ran(steady);
        if exam.exam_work(participant).handed_in.is_none() {
            self.record(Event::HandedIn { participant, ran })?;
        }
        Ok(Reply::Json(json!({})))
    }
}
