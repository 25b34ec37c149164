//! The exams that a lecturer has opened since this page was loaded, so that he types his code once. Nothing of it
//! is stored.

use std::cell::RefCell;

use acconcio_training::exam::{LecturerAccess, SealedPaper, SealedResult};

thread_local! {
    static OPENED: RefCell<Vec<LecturerAccess>> = const { RefCell::new(Vec::new()) };
}

/// Remembers an access until the page is closed.
pub(crate) fn remember(access: LecturerAccess) {
    OPENED.with_borrow_mut(|all| {
        if !all.contains(&access) {
            all.push(access);
        }
    });
}

/// The access to the exam of a paper, if its code was typed before.
pub(crate) fn access_to(paper: &SealedPaper) -> Option<LecturerAccess> {
    OPENED.with_borrow(|all| all.iter().find(|access| access.is_of(paper)).cloned())
}

/// The access to the exam of a result, if its code was typed before.
pub(crate) fn access_to_result(result: &SealedResult) -> Option<LecturerAccess> {
    OPENED.with_borrow(|all| all.iter().find(|access| result.is_for(access)).cloned())
}
