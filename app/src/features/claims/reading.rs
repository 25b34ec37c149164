//! The state of reading a file of games, as the page holds it.

use std::rc::Rc;

use acconcio_adjudication::laws::EditionId;
use yew::Reducible;

use super::findings::{GamesReport, ListedGame, Skipped};

/// The findings so far, and the choices of what is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The state of the reading.
    pub state: State,
    /// The number of bytes read.
    pub bytes: u64,
    /// The size of the file in bytes.
    pub of: u64,
    /// The number of games so far.
    pub games: u64,
    /// The number of games with at least one entry.
    pub with_entries: u64,
    /// The number of games skipped.
    pub skipped: u64,
    /// The listed games, all with at least one entry.
    pub kept: Vec<Rc<ListedGame>>,
    /// The listed games that were skipped.
    pub faults: Vec<Rc<Skipped>>,
    /// The index of the game shown, in the list.
    pub chosen: usize,
    /// The edition under which the entries are found.
    pub edition: EditionId,
}

impl Default for Reading {
    /// Returns the state before any file, under the edition in force.
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

/// The state of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// The state before any file.
    Nothing,
    /// The field was submitted empty.
    Empty,
    /// The worker is reading.
    Running,
    /// The file was read to its end.
    Over,
    /// The reader stopped it before the end.
    Stopped,
    /// The worker did not start, or broke off.
    Failed,
}

/// An event in the course of a reading.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A file of this many bytes was given.
    Begun(u64),
    /// The field was submitted empty.
    Empty,
    /// The worker sent a report.
    GamesReport(GamesReport),
    /// The reader stopped the reading.
    Stopped,
    /// The worker cannot go on.
    Failed,
    /// Another of the listed games was chosen, by its index.
    Chosen(usize),
    /// Another edition was chosen.
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
            // A report sent before the worker was stopped may still arrive.
            Event::GamesReport(report) if is_running => next.hear(report),
            Event::Stopped if is_running => next.state = State::Stopped,
            Event::Failed if is_running => next.state = State::Failed,
            Event::GamesReport(_) | Event::Stopped | Event::Failed => {}
        }
        Rc::new(next)
    }
}

impl Reading {
    /// The reading as it is restored after the page was left: it is no longer running.
    #[must_use]
    pub fn left(mut self) -> Reading {
        if self.state == State::Running {
            self.state = State::Stopped;
        }
        self
    }

    /// The game shown.
    pub fn shown(&self) -> Option<&Rc<ListedGame>> {
        self.kept.get(self.chosen)
    }

    fn emptied(&self) -> Reading {
        Reading { edition: self.edition, ..Reading::default() }
    }

    fn hear(&mut self, report: GamesReport) {
        let GamesReport { bytes, games, with_entries, skipped, kept, faults, is_over } = report;
        self.bytes = bytes;
        (self.games, self.with_entries, self.skipped) = (games, with_entries, skipped);
        self.kept.extend(kept.into_iter().map(Rc::new));
        self.faults.extend(faults.into_iter().map(Rc::new));
        if is_over {
            self.state = State::Over;
        }
    }
}
