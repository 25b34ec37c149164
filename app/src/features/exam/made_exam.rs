//! The exams made since this page was loaded. Their codes cannot be had again: they stay with the page, whatever the
//! lecturer looks at or changes, and before the page is closed the browser asks unless he has saved them. Nothing of it
//! is stored.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use acconcio_training::exam::{ExamHead, NewExam, PaperVariant};
use gloo::events::{EventListener, EventListenerOptions};

use super::composing::Composition;

/// An exam that has been made.
pub(crate) struct MadeExam {
    /// The head of its papers, as it was typed.
    pub(crate) typed: ExamHead,
    /// The same without blanks around the texts.
    pub(crate) head: ExamHead,
    /// The composition of which it was made.
    pub(crate) composition: Composition,
    pub(crate) exam: NewExam,
    /// The sealed variants, as texts.
    pub(crate) papers: Vec<(PaperVariant, String)>,
    are_codes_saved: Cell<bool>,
}

impl MadeExam {
    /// Returns an exam whose codes have not been saved yet.
    pub(crate) fn new(
        (typed, head): (ExamHead, ExamHead),
        composition: Composition,
        exam: NewExam,
        papers: Vec<(PaperVariant, String)>,
    ) -> MadeExam {
        MadeExam { typed, head, composition, exam, papers, are_codes_saved: Cell::new(false) }
    }

    /// Whether it was made of this composition, under this head.
    pub(crate) fn is_of(&self, composition: &Composition, head: &ExamHead) -> bool {
        self.composition == *composition && self.typed == *head
    }
}

thread_local! {
    static MADE: RefCell<Vec<Rc<MadeExam>>> = const { RefCell::new(Vec::new()) };
    static GUARD: RefCell<Option<EventListener>> = const { RefCell::new(None) };
}

/// The exams made, the latest first.
pub(crate) fn all() -> Vec<Rc<MadeExam>> {
    MADE.with_borrow(|made| made.iter().rev().cloned().collect())
}

/// Keeps an exam until the page is closed, and has the browser ask before that.
pub(crate) fn keep(made: Rc<MadeExam>) {
    MADE.with_borrow_mut(|all| all.push(made));
    guard();
}

/// Notes that the codes of an exam have been saved.
pub(crate) fn codes_are_saved(made: &MadeExam) {
    made.are_codes_saved.set(true);
    guard();
}

/// Lets the browser ask before the page is closed, as long as there are codes that have not been saved.
fn guard() {
    let are_saved = MADE.with_borrow(|all| all.iter().all(|made| made.are_codes_saved.get()));
    let listener = web_sys::window().filter(|_| !are_saved).map(|window| {
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&window, "beforeunload", options, |event| {
            event.prevent_default();
        })
    });
    GUARD.replace(listener);
}
