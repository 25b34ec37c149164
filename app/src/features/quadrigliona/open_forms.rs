//! The last ruling form, kept until the page is closed: a trainee who looks an article up comes back to it.

use std::cell::RefCell;

use acconcio_training::scenario::{IncidentName, Text};

use super::ruling_form::MatchRulingForm;
use crate::features::incident::visit;

thread_local! {
    static LAST: RefCell<Option<(IncidentName, MatchRulingForm)>> = const { RefCell::new(None) };
}

/// Opens a replay at an address: returns the form as it was left, if the reader comes back to it.
pub fn open(name: &IncidentName, title: &Text, hash: &str) -> Option<MatchRulingForm> {
    let is_back = visit::with(|visit| {
        let is_back = visit.left().is_some_and(|left| left.hash == hash);
        visit.open(name, title);
        is_back
    });
    LAST.with_borrow(|last| {
        let (_, ruling_form) = last.as_ref().filter(|(of, _)| is_back && of == name)?;
        Some(ruling_form.clone())
    })
}

/// Remembers a form as it is now.
pub fn keep(name: IncidentName, ruling_form: MatchRulingForm) {
    LAST.replace(Some((name, ruling_form)));
}
