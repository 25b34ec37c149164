//! The arbiter's results and plan, shared by every page.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::review_plan::{Plan, PlanChange};
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::platform::storage::progress::Progress;
use crate::platform::storage::ruling_record::RulingRecord;

/// The results and the plan, with the functions that change them.
#[derive(Clone, PartialEq)]
pub(crate) struct ProgressHandle {
    storage: Storage,
    progress: UseReducerHandle<Progress>,
    plan: UseStateHandle<Rc<Plan>>,
}

impl ProgressHandle {
    /// The results so far.
    pub(crate) fn progress(&self) -> &Progress {
        &self.progress
    }

    /// The plan.
    pub(crate) fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The storage that saves them.
    pub(crate) fn storage(&self) -> &Storage {
        &self.storage
    }

    /// Records a ruling.
    pub(crate) fn record(&self, attempt: RulingRecord) {
        let id = self.storage.record(&attempt, browser::random());
        self.progress.dispatch(Change::Add(id, Box::new(attempt)));
    }

    /// Changes the plan.
    pub(crate) fn change_plan(&self, change: PlanChange) {
        // The saved plan is changed, because another window may have written it.
        let plan = self.storage.load::<Plan>().with(change);
        self.storage.store(&plan);
        self.plan.set(Rc::new(plan));
    }

    /// Reads results and plan again, after the saved data was changed in another way.
    pub(crate) fn reread(&self) {
        self.progress.dispatch(Change::Reread(self.storage.progress()));
        self.plan.set(Rc::new(self.storage.load()));
    }
}

/// The changes of the results.
pub enum Change {
    /// One more ruling, by its name in the log.
    Add(String, Box<RulingRecord>),
    /// All results, read again.
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

/// Returns the results and the plan in a storage; rulings recorded in another window are added.
#[hook]
pub(crate) fn use_progress_in(storage: &Storage) -> ProgressHandle {
    let progress = {
        let storage = storage.clone();
        use_reducer(move || storage.progress())
    };
    let plan = {
        let storage = storage.clone();
        use_state_eq(move || Rc::new(storage.load::<Plan>()))
    };
    let handle = ProgressHandle { storage: storage.clone(), progress, plan };
    use_reread(&handle);
    handle
}

/// Reads results and plan again when another window has changed them: once for everything that it writes
/// or erases together.
#[hook]
fn use_reread(handle: &ProgressHandle) {
    let handle = handle.clone();
    let waiting = use_mut_ref(|| None);
    browser::use_other_windows(Callback::from(move |name: Option<String>| {
        if Storage::concerns_results(name.as_deref()) {
            let handle = handle.clone();
            let reread = Timeout::new(PAUSE, move || handle.reread());
            // Dropping the earlier timer cancels it.
            drop(waiting.replace(Some(reread)));
        }
    }));
}

/// The pause, in milliseconds, after which the other window has finished.
const PAUSE: u32 = 60;
