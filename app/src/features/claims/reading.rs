//! How far a file of games is read, as the page holds it.

use std::rc::Rc;

use acconcio_adjudication::laws::EditionId;
use yew::Reducible;

use super::findings::{GamesReport, ListedGame, Skipped};

/// What was found so far, and what is shown of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// How it stands.
    pub state: State,
    /// The bytes read.
    pub bytes: u64,
    /// The bytes of the file.
    pub of: u64,
    /// The games so far.
    pub games: u64,
    /// Those with something to see.
    pub with_entries: u64,
    /// Those that were skipped.
    pub skipped: u64,
    /// Those with something to see that are listed.
    pub kept: Vec<Rc<ListedGame>>,
    /// Those skipped that are listed.
    pub faults: Vec<Rc<Skipped>>,
    /// Which of the listed games is shown.
    pub chosen: usize,
    /// The edition under which the games are looked at.
    pub edition: EditionId,
}

impl Default for Reading {
    /// Nothing yet, under the edition in force.
    fn default() -> Reading {
        Reading {
            state: State::Nothing,
            bytes: 0,
            of: 0,
            games: 0,
            with_entries: 0,
            skipped: 0,
            kept: Vec::new(),
            faults: Vec::new(),
            chosen: 0,
            edition: EditionId::E2023,
        }
    }
}

/// How a reading stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// No file was given yet.
    Nothing,
    /// The field was empty.
    Empty,
    /// The worker reads.
    Running,
    /// All was read.
    Over,
    /// It was stopped before the end.
    Stopped,
    /// The worker did not start, or broke off.
    Failed,
}

/// What happens to a reading.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A file of so many bytes is given.
    Begun(u64),
    /// The empty field is to be looked at.
    Empty,
    /// The worker tells.
    GamesReport(GamesReport),
    /// The reader has enough.
    Stopped,
    /// The worker cannot go on.
    Failed,
    /// Another one of the listed games is to be seen.
    Chosen(usize),
    /// The games are looked at under this edition.
    Under(EditionId),
}

impl Reducible for Reading {
    type Action = Event;

    fn reduce(self: Rc<Self>, event: Event) -> Rc<Self> {
        let is_running = self.state == State::Running;
        let mut next = Rc::unwrap_or_clone(self);
        match event {
            Event::Begun(of) => next = Reading { state: State::Running, of, ..next.emptied() },
            Event::Empty => next = Reading { state: State::Empty, ..next.emptied() },
            Event::Chosen(chosen) => next.chosen = chosen,
            Event::Under(edition) => next.edition = edition,
            // What a worker told before it was stopped may still arrive.
            Event::GamesReport(told) if is_running => next.hear(told),
            Event::Stopped if is_running => next.state = State::Stopped,
            Event::Failed if is_running => next.state = State::Failed,
            Event::GamesReport(_) | Event::Stopped | Event::Failed => {}
        }
        Rc::new(next)
    }
}

impl Reading {
    /// What is found again by who has been elsewhere: there, nothing is read on.
    #[must_use]
    pub fn left(mut self) -> Reading {
        if self.state == State::Running {
            self.state = State::Stopped;
        }
        self
    }

    /// The game that is shown.
    pub fn shown(&self) -> Option<&Rc<ListedGame>> {
        self.kept.get(self.chosen)
    }

    fn emptied(&self) -> Reading {
        Reading { edition: self.edition, ..Reading::default() }
    }

    fn hear(&mut self, told: GamesReport) {
        let GamesReport { bytes, games, with_entries, skipped, kept, faults, is_over } = told;
        self.bytes = bytes;
        (self.games, self.with_entries, self.skipped) = (games, with_entries, skipped);
        self.kept.extend(kept.into_iter().map(Rc::new));
        self.faults.extend(faults.into_iter().map(Rc::new));
        if is_over {
            self.state = State::Over;
        }
    }
}
