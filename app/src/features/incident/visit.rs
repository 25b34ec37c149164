//! The incident on the page, and the ruling that was left to look something up.
//!
//! A reader who follows an article from a ruling comes back to the same ruling, with the answers
//! he gave, which the [session](super::session) has. This is apart from them because the frame of every
//! page asks for it, and the frame is loaded first.

use std::cell::RefCell;

use acconcio_training::scenario::{IncidentName, Text};

use crate::route::Route;

/// A ruling that was left to look something up.
#[derive(Clone, Debug, PartialEq)]
pub struct Left {
    name: IncidentName,
    /// The title of its scenario.
    pub title: Text,
    /// Its address, `#` included.
    pub hash: String,
    /// From where on the page.
    pub spot: Spot,
}

/// A place on the page of a ruling.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// The distance that the page was scrolled, in pixels.
    pub scrolled: f64,
    /// Which of the links to the handbook was followed, counted from the first on the page.
    pub link: usize,
}

/// The incident on the page, and the way back to it.
#[derive(Debug, Default)]
pub struct Visit {
    /// The incident on the page, with the title of its scenario.
    shown: Option<(IncidentName, Text)>,
    left: Option<Left>,
    /// The incident to which the reader has come back, until its page has begun.
    returned: Option<IncidentName>,
}

impl Visit {
    /// Opens an incident: the spot from which something was looked up, where the reader comes back to it.
    pub fn open(&mut self, name: &IncidentName, title: &Text) -> Option<Spot> {
        let spot = self.left.take().filter(|left| left.name == *name).map(|left| left.spot);
        self.shown = Some((name.clone(), title.clone()));
        self.returned = spot.map(|_| name.clone());
        spot
    }

    /// Whether the page that begins is that of an incident to which the reader has come back, and which
    /// is therefore shown where he left it. Asked once for each page.
    pub fn begins_where_it_was_left(&mut self, replay: Option<(&str, &str)>) -> bool {
        let returned = self.returned.take();
        returned.is_some_and(|it| replay == Some((&it.scenario, &it.variant)))
    }

    /// Remembers from where on the page of the incident shown something is looked up.
    pub fn leave(&mut self, hash: String, spot: Spot) {
        let shown = self.shown.clone();
        self.left = shown.map(|(name, title)| Left { name, title, hash, spot });
    }

    /// The scenario and the variant of the ruling that was left on a page.
    pub fn left_on(&self, page: &Route) -> Option<(String, String)> {
        let left = self.left.as_ref().filter(|left| Route::of_hash(&left.hash) == *page)?;
        Some((left.name.scenario.clone(), left.name.variant.clone()))
    }

    /// The ruling that was left, until an incident is opened.
    pub fn left(&self) -> Option<&Left> {
        self.left.as_ref()
    }
}

thread_local! {
    static VISIT: RefCell<Visit> = RefCell::default();
}

/// Reads or changes the visit of this page.
pub fn with<T>(action: impl FnOnce(&mut Visit) -> T) -> T {
    VISIT.with_borrow_mut(action)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPOT: Spot = Spot { scrolled: 300.0, link: 2 };

    fn open(visit: &mut Visit, variant: &str) -> Option<Spot> {
        let name = IncidentName { scenario: "scenario".to_owned(), variant: variant.to_owned() };
        visit.open(&name, &Text::default())
    }

    /// The incident "a", left to look something up.
    fn left() -> Visit {
        let mut visit = Visit::default();
        assert_eq!(open(&mut visit, "a"), None);
        visit.leave("#/incident/scenario/a/0".to_owned(), SPOT);
        visit
    }

    #[test]
    fn ok_who_looked_something_up_comes_back_to_the_spot() {
        let mut visit = left();
        let hash = visit.left().map(|left| left.hash.as_str());
        assert_eq!(hash, Some("#/incident/scenario/a/0"));
        assert_eq!(open(&mut visit, "a"), Some(SPOT));
        assert_eq!(visit.left(), None, "the reader is back");
        assert!(visit.begins_where_it_was_left(Some(("scenario", "a"))));
        assert!(!visit.begins_where_it_was_left(Some(("scenario", "a"))), "asked once");
    }

    #[test]
    fn ok_home_knows_the_incident_that_was_left_there() {
        let mut visit = left();
        assert_eq!(visit.left_on(&Route::Home), None);
        let name = ("scenario".to_owned(), "a".to_owned());
        for hash in ["", "#/"] {
            visit.leave(hash.to_owned(), SPOT);
            assert_eq!(visit.left_on(&Route::Home), Some(name.clone()), "{hash}");
        }
    }

    #[test]
    fn ok_another_incident_is_not_what_was_left() {
        let mut visit = left();
        assert_eq!(open(&mut visit, "b"), None);
        assert_eq!(visit.left(), None);
        assert!(!visit.begins_where_it_was_left(Some(("scenario", "b"))));
    }

    #[test]
    fn ok_another_page_begins_at_its_top() {
        let mut visit = left();
        open(&mut visit, "a");
        assert!(!visit.begins_where_it_was_left(None));
        assert!(!visit.begins_where_it_was_left(Some(("scenario", "a"))));
    }
}
