//! The requests of the lecturer.

use std::rc::Rc;

use acconcio_app::features::classroom::{Judge, live_questions};
use acconcio_app::language::Language;
use acconcio_training::exam::Attempt;
use acconcio_training::grading::Question;
use acconcio_training::scenario::{IncidentName, LawsChoice, Scenario};
use serde_json::{Value, json};

use super::{Service, export, view};
use crate::event::{Event, LivePut, Person};
use crate::exam::Phase;
use crate::live::Live;
use crate::papers;
use crate::request::{Fault, LecturerRequest, Refusal, Reply};
use crate::secret;

/// The greatest number of people on a roster.
const MOST_PEOPLE: usize = 2_000;

/// The greatest number of papers of an exam.
const MOST_PAPERS: usize = 3;

impl Service {
    pub(super) fn lecturer(&mut self, request: LecturerRequest) -> Result<Reply, Refusal> {
        match request {
            LecturerRequest::View(language) => {
                let steady = self.now().steady;
                let revealed = self.revealed(language, |live, judge| {
                    let answers = live.answers.values().map(|(_, answer)| answer);
                    let (counts, hands) = (judge.counted(answers.clone()), judge.hands(answers));
                    json!({ "ruled": judge.ruled(), "counts": counts, "hands": hands })
                });
                let view = view::lecturer(&mut self.classroom, language, steady);
                return Ok(Reply::Json(view::with_revealed(view, revealed)));
            }
            LecturerRequest::Question(language) => return self.question(language),
            LecturerRequest::Incidents(language) => return self.list(language),
            LecturerRequest::Questions(language, scenario, variant) => {
                return self.questions(language, &scenario, &variant);
            }
            LecturerRequest::Export => return export::export(&self.classroom, &self.journal),
            LecturerRequest::Results(number) => return self.results(number),
            LecturerRequest::SetRoster { text } => self.set_roster(&text)?,
            LecturerRequest::PutQuestion { scenario, variant, question, laws } => {
                let name = IncidentName { scenario, variant };
                self.put_question(LivePut { name, question, laws })?;
            }
            LecturerRequest::RevealQuestion => self.change_question(Event::QuestionRevealed)?,
            LecturerRequest::CloseQuestion => self.change_question(Event::QuestionClosed)?,
            LecturerRequest::PrepareExam { title, links, code } => {
                self.prepare(&title, &links, &code)?
            }
            LecturerRequest::BeginExam => {
                self.change_exam(&[Phase::Prepared], |_| Event::ExamBegun)?
            }
            LecturerRequest::PauseExam => {
                self.change_exam(&[Phase::Running], |ran| Event::ExamPaused { ran })?;
            }
            LecturerRequest::ResumeExam => {
                self.change_exam(&[Phase::Paused], |_| Event::ExamResumed)?
            }
            LecturerRequest::EndExam => {
                let phases = [Phase::Running, Phase::Paused];
                self.change_exam(&phases, |ran| Event::ExamEnded { ran })?;
            }
            LecturerRequest::ReleaseExam => {
                self.change_exam(&[Phase::Over], |_| Event::ExamReleased)?;
            }
            LecturerRequest::PutExamAway => {
                let phases = [Phase::Prepared, Phase::Over, Phase::Released];
                self.change_exam(&phases, |_| Event::ExamPutAway)?;
            }
            LecturerRequest::SetExtra { participant, percent } => {
                self.check_participant(participant)?;
                let percent = percent.min(Attempt::MOST_EXTRA);
                let phases = [Phase::Prepared, Phase::Running, Phase::Paused];
                self.change_exam(&phases, |_| Event::ExtraTime { participant, percent })?;
            }
            LecturerRequest::CountLate { participant } => {
                self.check_participant(participant)?;
                let phases = [Phase::Running, Phase::Paused, Phase::Over];
                self.change_exam(&phases, |_| Event::LateCounted { participant })?;
            }
        }
        Ok(Reply::Json(json!({})))
    }

    fn check_participant(&self, participant: usize) -> Result<(), Refusal> {
        self.classroom.participants.get(participant).map(|_| ()).ok_or(Refusal::Unknown)
    }

    fn change_exam(
        &mut self,
        phases: &[Phase],
        event: impl FnOnce(u64) -> Event,
    ) -> Result<(), Refusal> {
        let steady = self.now().steady;
        let exam = self.classroom.exam().filter(|exam| phases.contains(&exam.phase));
        let ran = exam.ok_or(Refusal::NotNow)?.clock.ran(steady);
        self.record(event(ran))
    }

    fn change_question(&mut self, event: Event) -> Result<(), Refusal> {
        self.classroom.live().ok_or(Refusal::NotNow)?;
        self.record(event)
    }

    /// Sets the roster. Who has joined by a name keeps his place.
    fn set_roster(&mut self, text: &str) -> Result<(), Refusal> {
        let mut people: Vec<Person> = Vec::new();
        for line in text.lines().map(|line| line.trim().trim_start_matches('\u{feff}')) {
            let (name, code) = line.split_once([';', '\t']).unwrap_or((line, ""));
            let (name, code) = (name.trim().trim_matches('"'), code.trim().trim_matches('"'));
            if name.is_empty() {
                continue;
            }
            if people.iter().any(|person| person.name == name) {
                return Err(Fault::Twice(name.to_owned()).into());
            }
            let code = match code {
                code if secret::plain(code).is_empty() => {
                    secret::code(6).map_err(|_| Refusal::NotNow)?
                }
                code => code.to_uppercase(),
            };
            let known = self.classroom.person(name).and_then(|person| person.participant);
            people.push(Person { name: name.to_owned(), code, participant: known });
        }
        if people.len() > MOST_PEOPLE {
            return Err(Refusal::TooLong);
        }
        self.record(Event::RosterSet { people })
    }

    fn put_question(&mut self, put: LivePut) -> Result<(), Refusal> {
        if self.classroom.is_app_locked() {
            return Err(Refusal::NotNow);
        }
        self.judged(Language::default(), &put, |_| ())?;
        if self.classroom.live().is_some() {
            self.record(Event::QuestionClosed)?;
        }
        self.record(Event::QuestionPut(put))
    }

    /// The answer of the judge of a live question.
    pub(super) fn judged<T>(
        &mut self,
        language: Language,
        put: &LivePut,
        said: impl FnOnce(&Judge<'_>) -> T,
    ) -> Result<T, Refusal> {
        let IncidentName { scenario, variant } = &put.name;
        let scenario =
            self.incidents.under(put.laws, scenario, language).ok_or(Refusal::Unknown)?;
        let variant = scenario.variant(variant).ok_or(Refusal::Unknown)?;
        let judge = Judge::of(language, variant, put.question).ok_or(Refusal::Unknown)?;
        Ok(said(&judge))
    }

    /// The judge's answer on the live question, once it is revealed.
    pub(super) fn revealed(
        &mut self,
        language: Language,
        said: impl FnOnce(&Live, &Judge<'_>) -> Value,
    ) -> Option<Value> {
        let live = self.classroom.live().filter(|live| live.is_revealed)?.clone();
        self.judged(language, &live.put, |judge| said(&live, judge)).ok()
    }

    fn prepare(&mut self, title: &str, links: &[String], code: &str) -> Result<(), Refusal> {
        let is_busy = self.classroom.exam().is_some_and(|exam| match exam.phase {
            Phase::Running | Phase::Paused => true,
            Phase::Prepared | Phase::Over | Phase::Released => false,
        });
        if is_busy {
            return Err(Refusal::NotNow);
        }
        let links: Vec<&String> = links.iter().filter(|link| !link.trim().is_empty()).collect();
        if links.is_empty() || links.len() > MOST_PAPERS {
            return Err(Fault::Links.into());
        }
        let (opened, access) = papers::opened(&links, code)?;
        let people = self.classroom.roster.iter();
        let personal = people.map(|it| (it.name.clone(), access.personal_code(&it.name))).collect();
        let made = opened.first().map_or("", |paper| paper.title()).to_owned();
        let mut prepared = Vec::new();
        for paper in opened {
            let read = |id| self.incidents.scenario(id, Language::default());
            let scenarios: Vec<Scenario> =
                paper.scenarios().filter_map(read).map(Rc::unwrap_or_clone).collect();
            prepared.push(paper.prepared(&scenarios)?);
        }
        if self.classroom.live().is_some() {
            self.record(Event::QuestionClosed)?;
        }
        let title = if title.trim().is_empty() { made } else { title.trim().to_owned() };
        self.record(Event::ExamPrepared { title, papers: prepared, personal })?;
        self.codes.insert(self.classroom.exams.len(), code.to_owned());
        Ok(())
    }

    /// The result files of an exam that has ended, the names of the roster, and the lecturer's code, if it was typed
    /// since the server was started.
    fn results(&self, number: usize) -> Result<Reply, Refusal> {
        let exam = number.checked_sub(1).and_then(|index| self.classroom.exams.get(index));
        let exam = exam.ok_or(Refusal::Unknown)?;
        if !exam.phase.has_ended() {
            return Err(Refusal::NotNow);
        }
        let files = export::results(&self.classroom, exam);
        let files: Vec<Value> =
            files.map(|(name, text)| json!({ "name": name, "text": text })).collect();
        let roster: Vec<&str> = self.classroom.roster.iter().map(|it| it.name.as_str()).collect();
        let code = self.codes.get(&number);
        Ok(Reply::Json(json!({ "files": files, "roster": roster, "code": code })))
    }

    /// The titles of all incidents that can be put, with their variants.
    fn list(&mut self, language: Language) -> Result<Reply, Refusal> {
        let catalogue = self.incidents.catalogue(language).ok_or(Refusal::Unknown)?;
        let scenario = |it: &acconcio_training::scenario::ScenarioEntry| {
            let variants =
                it.variants.iter().filter(|variant| variant.is_asked(LawsChoice::InForce));
            let variants: Vec<Value> = variants
                .map(|variant| json!({ "id": variant.id, "label": language.of(&variant.label) }))
                .collect();
            json!({ "id": it.id, "title": language.of(&it.title), "variants": variants })
        };
        let scenarios: Vec<Value> = catalogue.scenarios.iter().map(scenario).collect();
        Ok(Reply::Json(json!(scenarios)))
    }

    fn questions(
        &mut self,
        language: Language,
        scenario: &str,
        variant: &str,
    ) -> Result<Reply, Refusal> {
        let laws = LawsChoice::InForce;
        let scenario = self.incidents.under(laws, scenario, language).ok_or(Refusal::Unknown)?;
        let variant = scenario.variant(variant).ok_or(Refusal::Unknown)?;
        let named = |(question, about): (Question, String)| json!({ "question": question.name(), "about": about });
        let questions: Vec<Value> =
            live_questions(language, variant).into_iter().map(named).collect();
        Ok(Reply::Json(json!(questions)))
    }
}
