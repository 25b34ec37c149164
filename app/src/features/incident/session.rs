//! The memory that lasts until the page is closed: the forms of the incidents ruled on last, and the
//! occurrences of the game gone through last. Nothing of it is stored on the device.

use std::cell::RefCell;
use std::rc::Rc;

use acconcio_training::scenario::IncidentName;

use super::ruling_form::form::RulingForm;
use super::visit::Spot;
use super::walk::Walk;
use super::what_if::WhatIf;
use crate::platform::storage::ruling_record::Score;

/// The number of forms remembered; a reader goes back to the last ones.
const MOST: usize = 8;

/// The form of an incident, with the facts changed after its ruling.
#[derive(Debug)]
struct OpenForm {
    name: IncidentName,
    /// The form, with the ruling if it was given.
    ruling_form: RulingForm,
    /// The facts changed after the ruling, if any were.
    what_if: Option<Rc<WhatIf>>,
}

/// The rulings given since the page was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SessionTally {
    /// The number of rulings given.
    pub ruled: usize,
    /// The number of rulings fully right.
    pub right: usize,
    /// The number of rulings fully right since the last one that was not.
    pub streak: usize,
}

/// The state that is remembered until the page is closed.
#[derive(Debug, Default)]
pub struct Session {
    /// The forms, the last ones first.
    open_forms: Vec<OpenForm>,
    /// The intervention watched last, and the number of acts after which its clocks were stopped, if
    /// they were.
    watched: Option<(IncidentName, Option<usize>)>,
    /// The game stepped through last, with the occurrences saved in it.
    walked: Option<(IncidentName, Walk)>,
    tally: SessionTally,
}

impl Session {
    /// Opens an incident after so many acts of its replay: its form as it was left. An incident that is
    /// opened from the beginning, and not at the spot where it was left, begins anew.
    pub fn open(
        &mut self,
        name: &IncidentName,
        step: usize,
        spot: Option<Spot>,
    ) -> Option<RulingForm> {
        if step == 0 && spot.is_none() {
            self.open_forms.retain(|open_form| open_form.name != *name);
            self.walked.take_if(|(of, _)| of == name);
        }
        self.of(name).map(|open_form| open_form.ruling_form.clone())
    }

    /// When the clocks of a replay that was watched were stopped, if they were; none where another
    /// replay was watched last.
    pub fn watched(&self, name: &IncidentName) -> Option<Option<usize>> {
        self.watched.as_ref().filter(|(of, _)| of == name).map(|(_, stopped)| *stopped)
    }

    /// Remembers the number of acts after which the clocks of an intervention were stopped, if they
    /// were.
    pub fn keep_watched(&mut self, name: &IncidentName, stopped: Option<usize>) {
        self.watched = Some((name.clone(), stopped));
    }

    /// Remembers a form as it is now. Changed facts belong to one ruling, and are dropped without one.
    pub fn keep(&mut self, name: &IncidentName, ruling_form: RulingForm) {
        let what_if = self.what_if(name).filter(|_| ruling_form.comparison().is_some());
        self.open_forms.retain(|open_form| open_form.name != *name);
        self.open_forms.insert(0, OpenForm { name: name.clone(), ruling_form, what_if });
        self.open_forms.truncate(MOST);
    }

    /// The facts changed after the ruling, if any were.
    pub fn what_if(&self, name: &IncidentName) -> Option<Rc<WhatIf>> {
        self.of(name)?.what_if.clone()
    }

    /// Remembers the facts changed after the ruling.
    pub fn keep_what_if(&mut self, name: &IncidentName, what_if: Rc<WhatIf>) {
        if let Some(open_form) =
            self.open_forms.iter_mut().find(|open_form| open_form.name == *name)
        {
            open_form.what_if = Some(what_if);
        }
    }

    /// The position shown of the game before the replay, and the occurrences saved in it.
    pub fn walk(&self, name: &IncidentName) -> Option<Walk> {
        self.walked.as_ref().filter(|(of, _)| of == name).map(|(_, walk)| walk.clone())
    }

    /// Remembers the position shown of the game before the replay, and the occurrences saved in it.
    pub fn keep_walk(&mut self, name: &IncidentName, walk: Walk) {
        self.walked = Some((name.clone(), walk));
    }

    /// Counts a ruling that was given.
    pub fn count(&mut self, score: Score) {
        let SessionTally { ruled, right, streak } = self.tally;
        self.tally = SessionTally {
            ruled: ruled + 1,
            right: right + usize::from(score.is_full()),
            streak: if score.is_full() { streak + 1 } else { 0 },
        };
    }

    /// The rulings given since the page was opened.
    pub fn tally(&self) -> SessionTally {
        self.tally
    }

    fn of(&self, name: &IncidentName) -> Option<&OpenForm> {
        self.open_forms.iter().find(|open_form| open_form.name == *name)
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
    use acconcio_training::scenario::{Text, Variant};

    use super::*;
    use crate::features::incident::ruling_form::action::RulingFormAction;
    use crate::features::incident::ruling_form::phase::Phase;

    const SPOT: Spot = Spot { scrolled: 300.0, link: 2 };

    fn text() -> Text {
        Text::default()
    }

    fn named(variant: &str) -> IncidentName {
        IncidentName { scenario: "incident".to_owned(), variant: variant.to_owned() }
    }

    fn variant(id: &str) -> Variant {
        let incident = Incident::initial(Regime::Standard);
        Variant {
            id: id.to_owned(),
            label: text(),
            incident,
            scope: Default::default(),
            epilogue: vec![],
        }
    }

    fn begun(id: &str) -> RulingForm {
        RulingForm::open(Rc::new(variant(id))).after(RulingFormAction::Begin)
    }

    fn session() -> Session {
        let mut session = Session::default();
        session.keep(&named("a"), begun("a"));
        session
    }

    fn open(session: &mut Session, variant: &str, step: usize) -> Option<RulingForm> {
        session.open(&named(variant), step, None)
    }

    #[test]
    fn ok_occurrences_stay_until_the_incident_is_begun_anew() {
        let mut session = session();
        let walk = Walk { ply: 8, taken: vec![4, 8], last: Some(8) };
        session.keep_walk(&named("a"), walk.clone());
        assert_eq!(session.walk(&named("b")), None);
        open(&mut session, "b", 0);
        open(&mut session, "a", 5);
        assert_eq!(session.walk(&named("a")), Some(walk));
        open(&mut session, "a", 0);
        assert_eq!(session.walk(&named("a")), None);
    }

    #[test]
    fn ok_a_form_comes_back_as_it_was() {
        let phase = |form: Option<RulingForm>| form.map(|form| form.phase().clone());
        assert_eq!(phase(open(&mut session(), "a", 5)), Some(Phase::Asking));
        assert_eq!(phase(session().open(&named("a"), 0, Some(SPOT))), Some(Phase::Asking));
    }

    #[test]
    fn ok_who_begins_the_replay_again_begins_anew() {
        assert!(open(&mut session(), "a", 0).is_none());
        assert!(open(&mut session(), "b", 5).is_none());
    }

    #[test]
    fn ok_what_was_turned_goes_with_its_ruling() {
        let mut session = session();
        let ruled = begun("a").after(RulingFormAction::Reveal);
        session.keep(&named("a"), ruled.clone());
        let what_if = WhatIf::open(&variant("a")).expect("the replay can be ruled on");
        session.keep_what_if(&named("a"), Rc::new(what_if));
        session.keep(&named("a"), ruled.clone());
        assert!(session.what_if(&named("a")).is_some());
        session.keep(&named("a"), ruled.after(RulingFormAction::Restart));
        assert!(session.what_if(&named("a")).is_none());
    }

    #[test]
    fn ok_the_replay_watched_last_is_remembered() {
        let mut session = Session::default();
        assert_eq!(session.watched(&named("a")), None);
        session.keep_watched(&named("a"), Some(4));
        assert_eq!(session.watched(&named("a")), Some(Some(4)));
        assert_eq!(session.watched(&named("b")), None);
    }

    #[test]
    fn ok_the_streak_begins_anew_after_a_mistake() {
        let mut session = Session::default();
        for points in [200, 150, 200, 200] {
            session.count(Score { points, out_of: 200 });
        }
        assert_eq!(session.tally(), SessionTally { ruled: 4, right: 3, streak: 2 });
    }

    #[test]
    fn ok_only_the_last_ones_are_remembered() {
        let mut session = session();
        let names: Vec<String> = (0..MOST).map(|number| format!("v{number}")).collect();
        for name in &names {
            session.keep(&named(name), begun(name));
        }
        assert!(open(&mut session, "a", 1).is_none());
        assert!(open(&mut session, "v0", 1).is_some());
    }
}
