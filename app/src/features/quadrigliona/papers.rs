//! The form on which one works, remembered until the page is closed: who looks an article up from a
//! verdict comes back to that verdict.

use std::cell::RefCell;

use acconcio_core::story::Text;

use super::desk::Desk;
use crate::features::incident::session;
use crate::features::incident::session::Which;

thread_local! {
    static LAST: RefCell<Option<(Which, Desk)>> = const { RefCell::new(None) };
}

/// Opens a film at an address: the form as it was left, where the reader comes back to it.
pub fn open(which: &Which, title: &Text, hash: &str) -> Option<Desk> {
    let is_back = session::with(|session| {
        let is_back = session.left().is_some_and(|left| left.hash == hash);
        session.open_match(which.clone(), title.clone());
        is_back
    });
    LAST.with_borrow(|last| {
        let (_, desk) = last.as_ref().filter(|(of, _)| is_back && of == which)?;
        Some(desk.clone())
    })
}

/// Remembers a form as it is now.
pub fn keep(which: Which, desk: Desk) {
    LAST.replace(Some((which, desk)));
}
