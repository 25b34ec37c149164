//! A classroom at work: requests come in, events are written down, replies go out.
//!
//! Everything happens on one thread, in the order in which it comes in. Requests that wait are handled together, and
//! their events are committed together; nobody gets a reply before that.

mod export;
mod lecturer;
mod participant;
mod view;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use acconcio_app::features::classroom::Sheet;
use acconcio_app::language::Language;
use tokio::sync::{broadcast, oneshot};

use crate::app_files::AppFiles;
use crate::classroom::{Classroom, Instants};
use crate::event::Event;
use crate::exam::Phase;
use crate::incidents::Incidents;
use crate::journal::{Entry, Journal, JournalError};
use crate::request::{Fault, Refusal, Reply, Request};
use crate::secret;

/// A change that somebody waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Something that concerns all.
    Class,
    /// Something that concerns a participant, by his number.
    Participant(usize),
    /// Something that concerns the lecturer alone.
    Lecturer,
    /// The server ends.
    End,
}

/// The way into a classroom at work.
#[derive(Clone, Debug)]
pub struct Handle {
    requests: Sender<Message>,
    changes: broadcast::Sender<Change>,
    /// Those and what concerns the lecturer alone: each answer that is saved, of which no phone need hear.
    lecturer_changes: broadcast::Sender<Change>,
    is_app_locked: Arc<AtomicBool>,
}

#[derive(Debug)]
enum Message {
    Request(Box<Request>, oneshot::Sender<Result<Reply, Refusal>>),
    End,
}

/// A reply with the way to whoever waits for it.
type Replied = (oneshot::Sender<Result<Reply, Refusal>>, Result<Reply, Refusal>);

/// The reason why a classroom cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Its journal cannot be used.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// An event of the journal does not fit.
    #[error(transparent)]
    Misfit(#[from] crate::classroom::Misfit),
    /// The operating system gives no chance.
    #[error("no secret can be made: {0}")]
    Chance(#[from] getrandom::Error),
    /// No thread can be started.
    #[error("the program cannot start a thread: {0}")]
    Thread(#[from] std::io::Error),
}

/// A classroom that has been opened.
#[derive(Debug)]
pub struct Opened {
    /// The way into it.
    pub handle: Handle,
    /// The lecturer's token.
    pub token: String,
    /// The code with which people join.
    pub code: String,
    /// The number of participants who have joined before.
    pub participants: usize,
    /// The thread on which it works, which ends after [`Handle::end`].
    pub thread: JoinHandle<()>,
}

impl Handle {
    /// Makes a request, and waits for the reply.
    ///
    /// # Errors
    /// The refusal.
    pub async fn ask(&self, request: Request) -> Result<Reply, Refusal> {
        let (reply, replied) = oneshot::channel();
        let message = Message::Request(Box::new(request), reply);
        self.requests.send(message).map_err(|_| Refusal::NotSaved)?;
        replied.await.unwrap_or(Err(Refusal::NotSaved))
    }

    /// Makes a request whose reply nobody waits for.
    pub fn tell(&self, request: Request) {
        let (reply, _) = oneshot::channel();
        // Once the classroom has ended there is nobody to tell.
        let _ = self.requests.send(Message::Request(Box::new(request), reply));
    }

    /// The changes from now on that may concern a participant.
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    /// All changes from now on.
    pub fn lecturer_changes(&self) -> broadcast::Receiver<Change> {
        self.lecturer_changes.subscribe()
    }

    fn announce(&self, change: Change) {
        // Without listeners there is nobody to tell.
        let _ = self.lecturer_changes.send(change);
        match change {
            Change::Class | Change::Participant(_) | Change::End => {
                let _ = self.changes.send(change);
            }
            Change::Lecturer => {}
        }
    }

    /// Whether participants are kept out of the app.
    pub fn is_app_locked(&self) -> bool {
        self.is_app_locked.load(Ordering::Acquire)
    }

    /// Ends the classroom when what waits has been handled.
    pub fn end(&self) {
        self.announce(Change::End);
        // Without a thread it has ended.
        let _ = self.requests.send(Message::End);
    }
}

/// Opens the classroom in a file, or one that is forgotten, and lets it work.
///
/// # Errors
/// When the file cannot be used.
pub fn open(file: Option<PathBuf>, app: AppFiles) -> Result<Opened, OpenError> {
    let (requests, incoming) = channel();
    let (changes, _) = broadcast::channel(256);
    let (lecturer_changes, _) = broadcast::channel(256);
    let is_app_locked = Arc::new(AtomicBool::new(false));
    let handle = Handle { requests, changes, lecturer_changes, is_app_locked };
    let (told, tells) = channel();
    let within = handle.clone();
    let work = move || match Service::opened(file, app, within) {
        Ok(service) => {
            let classroom = &service.classroom;
            let (token, code) = (classroom.token.clone(), classroom.code.clone());
            // Who opens it waits for this.
            let _ = told.send(Ok((token, code, classroom.participants.len())));
            service.work(&incoming);
        }
        Err(error) => {
            let _ = told.send(Err(error));
        }
    };
    let thread = std::thread::Builder::new().name("classroom".to_owned()).spawn(work)?;
    let (token, code, participants) =
        tells.recv().map_err(|_| std::io::Error::other("the classroom's thread has ended"))??;
    Ok(Opened { handle, token, code, participants, thread })
}

/// The classroom with its journal.
struct Service {
    classroom: Classroom,
    journal: Journal,
    incidents: Incidents,
    /// The incidents of each paper of the exam with a number, as text.
    sheets: HashMap<(usize, usize, Language), Arc<str>>,
    /// The lecturer's code of each exam that was prepared since the start; it is not written down.
    codes: HashMap<usize, String>,
    handle: Handle,
    started: Instant,
    /// The events of the requests that are handled together, which have been applied.
    waiting: Vec<Entry>,
    /// The changes by them.
    changed: Vec<Change>,
}

/// The interval at which the time of an exam is written down though nothing happens.
const TICK: Duration = Duration::from_secs(2);

/// The greatest number of requests that are handled together.
const TOGETHER: usize = 256;

impl Service {
    fn opened(file: Option<PathBuf>, app: AppFiles, handle: Handle) -> Result<Service, OpenError> {
        let journal = match file {
            Some(file) => Journal::open(&file)?,
            None => Journal::in_memory()?,
        };
        let mut service = Service {
            classroom: Classroom::default(),
            journal,
            incidents: Incidents::of(app),
            sheets: HashMap::new(),
            codes: HashMap::new(),
            handle,
            started: Instant::now(),
            waiting: Vec::new(),
            changed: Vec::new(),
        };
        service.read()?;
        if service.classroom.token.is_empty() {
            let opened = Event::Opened { token: secret::code(12)?, code: secret::code(6)? };
            service.classroom.apply(&opened, service.now())?;
            service.waiting.push(Entry { at: service.now().wall, event: opened });
        }
        service.commit()?;
        Ok(service)
    }

    /// Reads the journal. An exam that was running is paused: nobody could work meanwhile.
    fn read(&mut self) -> Result<(), OpenError> {
        let steady = self.now().steady;
        let mut classroom = Classroom::default();
        for Entry { at, event } in self.journal.read()? {
            classroom.apply(&event, Instants { wall: at, steady })?;
        }
        let connections: Vec<usize> =
            self.classroom.participants.iter().map(|it| it.connections).collect();
        for (participant, connections) in classroom.participants.iter_mut().zip(connections) {
            participant.connections = connections;
        }
        self.classroom = classroom;
        let running = self.classroom.exam().filter(|exam| exam.phase == Phase::Running);
        if let Some(ran) = running.map(|exam| exam.clock.ran(steady)) {
            let paused = Event::ExamPaused { ran };
            self.classroom.apply(&paused, self.now())?;
            self.waiting.push(Entry { at: self.now().wall, event: paused });
        }
        Ok(())
    }

    fn now(&self) -> Instants {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        Instants { wall: milliseconds(wall), steady: milliseconds(self.started.elapsed()) }
    }

    fn work(mut self, incoming: &Receiver<Message>) {
        let mut ticked = Instant::now();
        loop {
            let mut replies = Vec::new();
            let mut is_ending = false;
            match incoming.recv_timeout(TICK) {
                Ok(first) => {
                    let others = std::iter::from_fn(|| incoming.try_recv().ok()).take(TOGETHER);
                    let others: Vec<Message> = others.collect();
                    for message in std::iter::once(first).chain(others) {
                        match message {
                            Message::Request(request, reply) => {
                                replies.push((reply, self.perform(*request)));
                            }
                            Message::End => is_ending = true,
                        }
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => is_ending = true,
            }
            if ticked.elapsed() >= TICK || is_ending {
                ticked = Instant::now();
                self.tick(is_ending);
            }
            self.reply(replies);
            if is_ending {
                // The log is moved at the next start where it cannot be now.
                let _ = self.journal.settle();
                return;
            }
        }
    }

    /// Writes the time of a running exam down; when the server ends, the exam is paused.
    fn tick(&mut self, is_ending: bool) {
        let steady = self.now().steady;
        let running = self.classroom.exam().filter(|exam| exam.phase == Phase::Running);
        let Some(ran) = running.map(|exam| exam.clock.ran(steady)) else { return };
        let event = if is_ending { Event::ExamPaused { ran } } else { Event::ExamTicked { ran } };
        // These events fit any exam.
        let _ = self.record(event);
    }

    /// Applies an event, and has it written down before anybody gets a reply.
    fn record(&mut self, event: Event) -> Result<(), Refusal> {
        let at = self.now();
        self.classroom.apply(&event, at).map_err(|misfit| Fault::NoPaper(misfit.to_string()))?;
        self.changed.extend(change_by(&event, &self.classroom));
        self.waiting.push(Entry { at: at.wall, event });
        Ok(())
    }

    fn commit(&mut self) -> Result<(), JournalError> {
        let waiting = std::mem::take(&mut self.waiting);
        if waiting.is_empty() { Ok(()) } else { self.journal.append(&waiting) }
    }

    /// Commits what has happened, and replies.
    fn reply(&mut self, replies: Vec<Replied>) {
        let is_saved = self.commit().is_ok();
        if !is_saved {
            // What was not written down has not happened.
            let _ = self.read();
            self.waiting.clear();
            self.changed.push(Change::Class);
        }
        self.handle.is_app_locked.store(self.classroom.is_app_locked(), Ordering::Release);
        for (sender, reply) in replies {
            // Who does not wait any more has asked in vain, and asks again.
            let _ = sender.send(if is_saved { reply } else { Err(Refusal::NotSaved) });
        }
        let mut changed = std::mem::take(&mut self.changed);
        changed.dedup();
        for change in changed {
            self.handle.announce(change);
        }
    }

    fn perform(&mut self, request: Request) -> Result<Reply, Refusal> {
        match request {
            Request::Join(join) => self.join(&join),
            Request::Participant(secret, request) => {
                let participant = self.classroom.participant(&secret).ok_or(Refusal::NotJoined)?;
                self.participant(participant, request)
            }
            Request::Lecturer(token, request) => {
                if !secret::is_same(&token, &self.classroom.token) {
                    return Err(Refusal::NotLecturer);
                }
                self.lecturer(request)
            }
        }
    }

    /// The incidents of a paper of the exam, as text.
    fn sheets(&mut self, paper: usize, language: Language) -> Result<Arc<str>, Refusal> {
        let number = self.classroom.exams.len();
        let key = (number, paper, language);
        if let Some(known) = self.sheets.get(&key) {
            return Ok(known.clone());
        }
        let exam = self.classroom.exam().ok_or(Refusal::NotNow)?;
        let (_, paper) = exam.papers.get(paper).ok_or(Refusal::Unknown)?;
        let sheets = Sheet::of_paper(language, paper).ok_or(Refusal::Unknown)?;
        let text = serde_json::to_string(&sheets).map_err(|_| Refusal::Unknown)?;
        let text: Arc<str> = text.into();
        self.sheets.retain(|(of, _, _), _| *of == number);
        self.sheets.insert(key, text.clone());
        Ok(text)
    }
}

/// Whoever waits for a change by an event.
fn change_by(event: &Event, classroom: &Classroom) -> Option<Change> {
    match event {
        Event::Opened { .. } | Event::ExamTicked { .. } => None,
        Event::RosterSet { .. } | Event::Joined { .. } => Some(Change::Lecturer),
        Event::QuestionAnswered { participant, .. } => Some(change_to(*participant, classroom)),
        Event::QuestionPut(_)
        | Event::QuestionRevealed
        | Event::QuestionClosed
        | Event::ExamPrepared { .. }
        | Event::ExamBegun
        | Event::ExamPaused { .. }
        | Event::ExamResumed
        | Event::ExamEnded { .. }
        | Event::ExamReleased
        | Event::ExamPutAway => Some(Change::Class),
        Event::ExtraTime { participant, .. }
        | Event::HandedIn { participant, .. }
        | Event::LateCounted { participant } => Some(Change::Participant(*participant)),
        Event::Saved(saved) => Some(change_to(saved.participant, classroom)),
    }
}

/// Whoever waits for an answer of a participant: his other windows, if he has any, beside the lecturer.
fn change_to(number: usize, classroom: &Classroom) -> Change {
    let participant = classroom.participants.get(number);
    let has_two = participant.is_some_and(|participant| participant.connections > 1);
    if has_two { Change::Participant(number) } else { Change::Lecturer }
}
