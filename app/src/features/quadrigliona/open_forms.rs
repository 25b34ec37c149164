//! The open form, remembered until the page is closed: a reader who looks up an article comes back to
//! the same ruling.

use std::cell::RefCell;

use acconcio_training::scenario::Text;

use super::ruling_form::MatchRulingForm;
use crate::features::incident::session;
use crate::features::incident::session::Which;

thread_local! {
    static LAST: RefCell<Option<(Which, MatchRulingForm)>> = const { RefCell::new(None) };
}

/// Opens a replay at an address: returns the form as it was left, if the reader comes back to it.
pub fn open(which: &Which, title: &Text, hash: &str) -> Option<MatchRulingForm> {
    let is_back = session::with(|session| {
        let is_back = session.left().is_some_and(|left| left.hash == hash);
        session.open_match(which.clone(), title.clone());
        is_back
    });
    LAST.with_borrow(|last| {
        let (_, ruling_form) = last.as_ref().filter(|(of, _)| is_back && of == which)?;
        Some(ruling_form.clone())
    })
}

/// Remembers a form as it is now.
pub fn keep(which: Which, ruling_form: MatchRulingForm) {
    LAST.replace(Some((which, ruling_form)));
}
