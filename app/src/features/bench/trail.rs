//! Undo and redo beyond a reload: the states of a history as they are saved with a draft.

use std::rc::Rc;

use acconcio_authoring::{Draft, History};
use acconcio_training::scenario::Scenario;

use crate::platform::storage::drafts::{SavedDraft, Trail};

/// The states that have been written as texts: of each edit only the new one is.
#[derive(Default)]
pub(crate) struct Written(Vec<(Draft, Rc<str>)>);

impl Written {
    /// The states around the present one, as they are saved.
    pub(crate) fn trail(&mut self, history: &History) -> Trail {
        let before: Vec<(Draft, Rc<str>)> = history.before().map(|it| self.state(it)).collect();
        let after: Vec<(Draft, Rc<str>)> = history.after().map(|it| self.state(it)).collect();
        let now = self.state(history.draft());
        let text = |(_, text): &'_ (Draft, Rc<str>)| text.clone();
        let texts = |states: &[(Draft, Rc<str>)]| states.iter().map(text).collect::<Vec<_>>();
        let (earlier, later) = (texts(&before), texts(&after));
        let trail =
            Trail::around(&now.1, earlier.iter().map(|it| &**it), later.iter().map(|it| &**it));
        self.0 = before.into_iter().chain(after).chain([now]).collect();
        trail
    }

    fn state(&self, draft: &Draft) -> (Draft, Rc<str>) {
        let known = self.0.iter().find(|(known, _)| known.is(draft));
        known.cloned().unwrap_or_else(|| (draft.clone(), text(&draft.scenario()).into()))
    }
}

/// The history of a draft as it was saved; none where it has no variant.
pub(crate) fn history(saved: &SavedDraft) -> Option<History> {
    let (before, after) = saved.trail.states(&text(&saved.scenario));
    let read = |states: Vec<String>| {
        let drafts = states.iter().map_while(|text| {
            let scenario: Scenario = serde_json::from_str(text).ok()?;
            Draft::of(&scenario)
        });
        drafts.collect::<Vec<_>>()
    };
    Some(History::between(read(before), Draft::of(&saved.scenario)?, read(after)))
}

fn text(scenario: &Scenario) -> String {
    // A scenario has nothing that cannot be written.
    serde_json::to_string(scenario).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use acconcio_authoring::{Edit, Slot};
    use acconcio_training::scenario::LanguageCode;

    use super::*;

    fn label(variant: usize, text: &str) -> Edit {
        let language = LanguageCode::new("en");
        Edit::Write { slot: Slot::Label(variant), language, text: text.to_owned() }
    }

    #[test]
    fn ok_undo_and_redo_go_on_after_a_reload() {
        let mut history = History::of(Draft::begun("incident", "a"));
        let mut written = Written::default();
        for level in 1..=3 {
            history.make(&Edit::Branch { of: 0, id: format!("v{level}") }).expect("a new name");
            history.make(&label(1, &format!("É {level}"))).expect("there is one");
            written.trail(&history);
        }
        assert!(history.undo() && history.undo());
        let saved = SavedDraft {
            at: 1,
            stamp: 1,
            scenario: history.draft().scenario(),
            variant: "a".to_owned(),
            settled: BTreeSet::new(),
            trail: written.trail(&history),
        };
        let envelope = serde_json::to_string(&saved).expect("it can be written");
        let read: SavedDraft = serde_json::from_str(&envelope).expect("and read");
        let mut again = super::history(&read).expect("it has a variant");
        assert_eq!(again, history);
        assert!(again.redo() && again.redo() && !again.redo());
        assert_eq!((0..9).take_while(|_| again.undo()).count(), 6);
        assert_eq!(again.draft(), &Draft::begun("incident", "a"));
    }
}
