//! How far a file of games is read, as the page holds it.

use std::rc::Rc;

use yew::Reducible;

use super::{Kept, Skipped, Told};

/// What was found so far.
#[derive(Clone, Debug, Default, PartialEq)]
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
    pub kept: Vec<Rc<Kept>>,
    /// Those skipped that are listed.
    pub faults: Vec<Rc<Skipped>>,
}

/// How a reading stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum State {
    /// No file was given yet.
    #[default]
    Nothing,
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
    /// The worker tells.
    Told(Told),
    /// The reader has enough.
    Stopped,
    /// The worker cannot go on.
    Failed,
}

impl Reducible for Reading {
    type Action = Event;

    fn reduce(self: Rc<Self>, event: Event) -> Rc<Self> {
        let is_running = self.state == State::Running;
        let mut next = Rc::unwrap_or_clone(self);
        match event {
            Event::Begun(of) => next = Reading { state: State::Running, of, ..Reading::default() },
            // What a worker told before it was stopped may still arrive.
            Event::Told(told) if is_running => next.hear(told),
            Event::Stopped if is_running => next.state = State::Stopped,
            Event::Failed if is_running => next.state = State::Failed,
            Event::Told(_) | Event::Stopped | Event::Failed => {}
        }
        Rc::new(next)
    }
}

impl Reading {
    fn hear(&mut self, told: Told) {
        let Told { bytes, games, with_entries, skipped, kept, faults, is_over } = told;
        self.bytes = bytes;
        (self.games, self.with_entries, self.skipped) = (games, with_entries, skipped);
        self.kept.extend(kept.into_iter().map(Rc::new));
        self.faults.extend(faults.into_iter().map(Rc::new));
        if is_over {
            self.state = State::Over;
        }
    }
}
