//! The state that is remembered until the page is closed: the forms of the incidents ruled on last, the
//! game stepped through last, and the ruling that the reader left to look something up.
//!
//! A reader who follows an article from a ruling comes back to the same ruling, with the answers he
//! gave. None of this is stored on the device.

use std::cell::RefCell;
use std::rc::Rc;

use acconcio_training::scenario::Text;

use super::occurrences::walk::Walk;
use super::ruling_form::form::RulingForm;
use super::what_if::WhatIf;

/// The number of forms remembered; a reader goes back to the last ones.
const MOST: usize = 8;

/// An incident by the ids in its address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Which {
    /// The id of the scenario.
    pub scenario: String,
    /// The id of the variant.
    pub variant: String,
}

/// The form of an incident, with the facts changed after its ruling.
#[derive(Debug)]
struct OpenForm {
    which: Which,
    /// The form, with the ruling if it was given.
    ruling_form: RulingForm,
    /// The facts changed after the ruling, if any were.
    what_if: Option<Rc<WhatIf>>,
}

/// A ruling that the reader left to look something up.
#[derive(Clone, Debug, PartialEq)]
pub struct Left {
    which: Which,
    /// The title of its scenario.
    pub title: Text,
    /// The hash of its address, `#` included.
    pub hash: String,
    /// The place on the page that the reader left.
    pub spot: Spot,
}

/// A place on the page of a ruling.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// The scroll position of the page, in pixels.
    pub scrolled: f64,
    /// The index of the link to the handbook that was followed, among those on the page.
    pub link: usize,
}

/// The state that is remembered until the page is closed.
#[derive(Debug, Default)]
pub struct Session {
    /// The forms, the last ones first.
    open_forms: Vec<OpenForm>,
    /// The intervention watched last, and the number of acts after which its clocks were stopped, if
    /// they were.
    watched: Option<(Which, Option<usize>)>,
    /// The game stepped through last, with the occurrences saved in it.
    walked: Option<(Which, Walk)>,
    /// The incident on the page, with the title of its scenario.
    shown: Option<(Which, Text)>,
    left: Option<Left>,
    /// The incident to which the reader has come back, until its page has begun.
    returned: Option<Which>,
}

impl Session {
    /// Opens an incident after `step` acts of its replay: returns its form as it was left, and the
    /// place from which something was looked up. An incident opened at its beginning has an empty form.
    pub fn open(
        &mut self,
        which: &Which,
        title: &Text,
        step: usize,
    ) -> (Option<RulingForm>, Option<Spot>) {
        let spot = self.left.take().filter(|left| left.which == *which).map(|left| left.spot);
        self.shown = Some((which.clone(), title.clone()));
        self.returned = spot.map(|_| which.clone());
        if step == 0 && spot.is_none() {
            self.open_forms.retain(|open_forms| open_forms.which != *which);
            self.walked.take_if(|(of, _)| of == which);
        }
        (self.of(which).map(|open_forms| open_forms.ruling_form.clone()), spot)
    }

    /// Opens an intervention. For a reader who comes back to it from the handbook, returns the number
    /// of acts after which its clocks were stopped, if they were, and the place from which something
    /// was looked up.
    pub fn open_watched(&mut self, which: &Which, title: &Text) -> Option<(Option<usize>, Spot)> {
        let left = self.left.take().filter(|left| left.which == *which);
        self.shown = Some((which.clone(), title.clone()));
        self.returned = left.as_ref().map(|left| left.which.clone());
        let (_, stopped) = self.watched.as_ref().filter(|(of, _)| of == which)?;
        left.map(|left| (*stopped, left.spot))
    }

    /// Opens an incident of a match, whose form is remembered elsewhere.
    pub fn open_match(&mut self, which: Which, title: Text) {
        self.left = None;
        self.shown = Some((which, title));
    }

    /// Remembers the number of acts after which the clocks of an intervention were stopped, if they
    /// were.
    pub fn keep_watched(&mut self, which: &Which, stopped: Option<usize>) {
        self.watched = Some((which.clone(), stopped));
    }

    /// Whether the page that begins belongs to an incident to which the reader has come back, and is
    /// therefore shown as he left it. True only once for each return.
    pub fn begins_where_it_was_left(&mut self, replay: Option<(&str, &str)>) -> bool {
        let returned = self.returned.take();
        returned.is_some_and(|it| replay == Some((&it.scenario, &it.variant)))
    }

    /// Remembers a form as it is now. Changed facts belong to one ruling, and are dropped without one.
    pub fn keep(&mut self, which: &Which, ruling_form: RulingForm) {
        let what_if = self.what_if(which).filter(|_| ruling_form.verdict().is_some());
        self.open_forms.retain(|open_forms| open_forms.which != *which);
        self.open_forms.insert(0, OpenForm { which: which.clone(), ruling_form, what_if });
        self.open_forms.truncate(MOST);
    }

    /// The facts changed after the ruling, if any were.
    pub fn what_if(&self, which: &Which) -> Option<Rc<WhatIf>> {
        self.of(which)?.what_if.clone()
    }

    /// Remembers the facts changed after the ruling.
    pub fn keep_what_if(&mut self, which: &Which, what_if: Rc<WhatIf>) {
        if let Some(open_forms) =
            self.open_forms.iter_mut().find(|open_forms| open_forms.which == *which)
        {
            open_forms.what_if = Some(what_if);
        }
    }

    /// The position shown of the game before the replay, and the occurrences saved in it.
    pub fn walk(&self, which: &Which) -> Option<Walk> {
        self.walked.as_ref().filter(|(of, _)| of == which).map(|(_, walk)| walk.clone())
    }

    /// Remembers the position shown of the game before the replay, and the occurrences saved in it.
    pub fn keep_walk(&mut self, which: &Which, walk: Walk) {
        self.walked = Some((which.clone(), walk));
    }

    fn of(&self, which: &Which) -> Option<&OpenForm> {
        self.open_forms.iter().find(|open_forms| open_forms.which == *which)
    }

    /// Remembers the incident shown, and the place from which something is looked up.
    pub fn leave(&mut self, hash: String, spot: Spot) {
        let shown = self.shown.clone();
        self.left = shown.map(|(which, title)| Left { which, title, hash, spot });
    }

    /// The ruling that was left, until an incident is opened.
    pub fn left(&self) -> Option<&Left> {
        self.left.as_ref()
    }
}

thread_local! {
    static SESSION: RefCell<Session> = RefCell::default();
}

/// Reads or changes the session of this page.
pub fn with<T>(action: impl FnOnce(&mut Session) -> T) -> T {
    SESSION.with_borrow_mut(action)
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::incident::{Incident, Regime};
    use acconcio_training::scenario::Variant;

    use super::*;
    use crate::features::incident::ruling_form::action::RulingFormAction;
    use crate::features::incident::ruling_form::form::Phase;

    const SPOT: Spot = Spot { scrolled: 300.0, link: 2 };

    fn text() -> Text {
        Text { en: String::new(), it: String::new() }
    }

    fn which(variant: &str) -> Which {
        Which { scenario: "story".to_owned(), variant: variant.to_owned() }
    }

    fn variant(id: &str) -> Variant {
        let incident = Incident::initial(Regime::Standard);
        Variant { id: id.to_owned(), label: text(), incident, epilogue: vec![] }
    }

    fn begun(id: &str) -> RulingForm {
        RulingForm::open(Rc::new(variant(id))).after(RulingFormAction::Begin)
    }

    fn session() -> Session {
        let mut session = Session::default();
        session.open(&which("a"), &text(), 0);
        session.keep(&which("a"), begun("a"));
        session
    }

    fn open(
        session: &mut Session,
        variant: &str,
        step: usize,
    ) -> (Option<RulingForm>, Option<Spot>) {
        session.open(&which(variant), &text(), step)
    }

    #[test]
    fn ok_photographs_stay_until_the_incident_is_begun_anew() {
        let mut session = session();
        let walk = Walk { ply: 8, taken: vec![4, 8], last: Some(8) };
        session.keep_walk(&which("a"), walk.clone());
        assert_eq!(session.walk(&which("b")), None);
        open(&mut session, "b", 0);
        open(&mut session, "a", 5);
        assert_eq!(session.walk(&which("a")), Some(walk));
        open(&mut session, "a", 0);
        assert_eq!(session.walk(&which("a")), None);
    }

    #[test]
    fn ok_a_form_comes_back_as_it_was() {
        let (ruling_form, spot) = open(&mut session(), "a", 5);
        assert_eq!(ruling_form.map(|ruling_form| ruling_form.phase().clone()), Some(Phase::Asking));
        assert_eq!(spot, None);
    }

    #[test]
    fn ok_who_begins_the_film_again_begins_anew() {
        assert!(open(&mut session(), "a", 0).0.is_none());
        assert!(open(&mut session(), "b", 5).0.is_none());
    }

    #[test]
    fn ok_who_looked_something_up_comes_back_to_the_spot() {
        let mut session = session();
        session.leave("#/incident/story/a/0".to_owned(), SPOT);
        assert_eq!(session.left().map(|left| left.hash.as_str()), Some("#/incident/story/a/0"));
        let (ruling_form, spot) = open(&mut session, "a", 0);
        assert!(ruling_form.is_some());
        assert_eq!(spot, Some(SPOT));
        assert_eq!(session.left(), None, "the reader is back");
        assert!(session.begins_where_it_was_left(Some(("story", "a"))));
        assert!(!session.begins_where_it_was_left(Some(("story", "a"))), "asked once");
    }

    #[test]
    fn ok_another_incident_is_not_what_was_left() {
        let mut session = session();
        session.leave("#/incident/story/a/0".to_owned(), SPOT);
        assert_eq!(open(&mut session, "b", 0).1, None);
        assert_eq!(session.left(), None);
        assert!(!session.begins_where_it_was_left(Some(("story", "b"))));
    }

    #[test]
    fn ok_another_page_begins_at_its_top() {
        let mut session = session();
        session.leave("#/incident/story/a/0".to_owned(), SPOT);
        open(&mut session, "a", 0);
        assert!(!session.begins_where_it_was_left(None));
        assert!(!session.begins_where_it_was_left(Some(("story", "a"))));
    }

    #[test]
    fn ok_what_was_turned_goes_with_its_verdict() {
        let mut session = session();
        let judged = begun("a").after(RulingFormAction::Reveal);
        session.keep(&which("a"), judged.clone());
        let what_if = WhatIf::open(&variant("a")).expect("the film can be ruled on");
        session.keep_what_if(&which("a"), Rc::new(what_if));
        session.keep(&which("a"), judged.clone());
        assert!(session.what_if(&which("a")).is_some());
        session.keep(&which("a"), judged.after(RulingFormAction::Restart));
        assert!(session.what_if(&which("a")).is_none());
    }

    #[test]
    fn ok_a_film_that_was_watched_is_not_watched_again_to_come_back() {
        let mut session = Session::default();
        assert_eq!(session.open_watched(&which("a"), &text()), None);
        session.keep_watched(&which("a"), Some(4));
        session.leave("#/incident/story/a".to_owned(), SPOT);
        assert_eq!(session.open_watched(&which("a"), &text()), Some((Some(4), SPOT)));
        assert_eq!(session.open_watched(&which("a"), &text()), None, "who opens it begins anew");
        session.leave("#/incident/story/a".to_owned(), SPOT);
        assert_eq!(session.open_watched(&which("b"), &text()), None);
    }

    #[test]
    fn ok_only_the_last_ones_are_remembered() {
        let mut session = session();
        let names: Vec<String> = (0..MOST).map(|number| format!("v{number}")).collect();
        for name in &names {
            session.keep(&which(name), begun(name));
        }
        assert!(open(&mut session, "a", 1).0.is_none());
        assert!(open(&mut session, "v0", 1).0.is_some());
    }
}
