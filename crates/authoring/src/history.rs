//! A draft with everything that was done to it.

use acconcio_training::scenario::LanguageCode;

use crate::draft::Draft;
use crate::edit::{Edit, Refusal, Slot};

/// A draft with every state before and after the present one.
#[derive(Clone, Debug, PartialEq)]
pub struct History {
    now: Draft,
    before: Vec<Draft>,
    after: Vec<Draft>,
    /// The text that is being typed: its letters are one step.
    typed: Option<(Slot, LanguageCode)>,
}

impl History {
    /// A draft to which nothing was done yet.
    pub fn of(draft: Draft) -> History {
        History { now: draft, before: Vec::new(), after: Vec::new(), typed: None }
    }

    /// A draft between others: those before it and those that were undone, each from the nearest on.
    pub fn between(mut before: Vec<Draft>, now: Draft, mut after: Vec<Draft>) -> History {
        before.reverse();
        after.reverse();
        History { now, before, after, typed: None }
    }

    /// The states before the present one, the last one first.
    pub fn before(&self) -> impl Iterator<Item = &Draft> {
        self.before.iter().rev()
    }

    /// The states that were undone, the one undone last first.
    pub fn after(&self) -> impl Iterator<Item = &Draft> {
        self.after.iter().rev()
    }

    /// The draft as it is now.
    pub fn draft(&self) -> &Draft {
        &self.now
    }

    /// Makes an edit. One that changes nothing is no step.
    ///
    /// # Errors
    /// The reason why it cannot be made; nothing is changed then.
    pub fn make(&mut self, edit: &Edit) -> Result<(), Refusal> {
        let next = self.now.after(edit)?;
        if next == self.now {
            return Ok(());
        }
        let typed = if let Edit::Write { slot, language, .. } = edit {
            Some((*slot, language.clone()))
        } else {
            None
        };
        let before = std::mem::replace(&mut self.now, next);
        if typed.is_none() || typed != self.typed {
            self.before.push(before);
        }
        self.after.clear();
        self.typed = typed;
        // What is typed and taken away again is no step either.
        if self.before.last() == Some(&self.now) {
            self.before.pop();
            self.typed = None;
        }
        Ok(())
    }

    /// Goes back one step, if there is one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.before.pop() else { return false };
        self.after.push(std::mem::replace(&mut self.now, before));
        self.typed = None;
        true
    }

    /// Goes forward one step, if one was undone.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.after.pop() else { return false };
        self.before.push(std::mem::replace(&mut self.now, after));
        self.typed = None;
        true
    }

    /// Whether a step can be undone.
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether a step can be done again.
    pub const fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }
}
