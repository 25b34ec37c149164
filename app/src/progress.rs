//! The arbiter's results, shared by every page.

use std::rc::Rc;

use gloo::events::EventListener;
use yew::prelude::*;

use crate::browser;
use crate::storage::{Attempt, Progress, Storage};

/// The results, and how one more is recorded.
#[derive(Clone, PartialEq)]
pub(crate) struct ProgressHandle {
    storage: Storage,
    progress: UseReducerHandle<Progress>,
    on_remark: Callback<()>,
}

impl ProgressHandle {
    /// The results so far.
    pub(crate) fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Where everything is kept.
    pub(crate) fn storage(&self) -> &Storage {
        &self.storage
    }

    /// Records a ruling.
    pub(crate) fn record(&self, attempt: Attempt) {
        let id = self.storage.record(&attempt, browser::random());
        self.progress.dispatch(Change::Add(id, Box::new(attempt)));
        self.on_remark.emit(());
    }

    /// Reads the results anew, after what is kept was changed in another way.
    pub(crate) fn reread(&self) {
        self.progress.dispatch(Change::Reread(self.storage.progress()));
        self.on_remark.emit(());
    }
}

/// How the results change.
pub enum Change {
    /// One more ruling, by its name in the log.
    Add(String, Box<Attempt>),
    /// All of them read anew.
    Reread(Progress),
}

impl Reducible for Progress {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        Rc::new(match change {
            Change::Add(id, attempt) => self.with(id, *attempt),
            Change::Reread(progress) => progress,
        })
    }
}

/// The results kept in a storage; what another window records joins them.
#[hook]
pub(crate) fn use_progress_in(storage: &Storage, on_remark: Callback<()>) -> ProgressHandle {
    let progress = {
        let storage = storage.clone();
        use_reducer(move || storage.progress())
    };
    {
        let (storage, progress) = (storage.clone(), progress.dispatcher());
        use_effect_with((), move |()| {
            let window = gloo::utils::window();
            let listener = EventListener::new(&window, "storage", move |_| {
                progress.dispatch(Change::Reread(storage.progress()));
            });
            move || drop(listener)
        });
    }
    ProgressHandle { storage: storage.clone(), progress, on_remark }
}
