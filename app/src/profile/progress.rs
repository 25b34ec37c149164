//! The arbiter's results and plan, shared by every page.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::review_plan::{Plan, PlanChange};
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::platform::storage::progress::Progress;
use crate::platform::storage::ruling_record::RulingRecord;

/// The results and the plan, and how they change.
#[derive(Clone, PartialEq)]
pub(crate) struct ProgressHandle {
    storage: Storage,
    progress: UseReducerHandle<Progress>,
    plan: UseStateHandle<Rc<Plan>>,
    on_remark: Callback<()>,
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

    /// Where everything is kept.
    pub(crate) fn storage(&self) -> &Storage {
        &self.storage
    }

    /// Tells what there is to say about what was just kept.
    pub(crate) fn told(&self) {
        self.on_remark.emit(());
    }

    /// Records a ruling.
    pub(crate) fn record(&self, attempt: RulingRecord) {
        let id = self.storage.record(&attempt, browser::random());
        self.progress.dispatch(Change::Add(id, Box::new(attempt)));
        self.on_remark.emit(());
    }

    /// Changes the plan.
    pub(crate) fn change_plan(&self, change: PlanChange) {
        // As it is kept, because another window may have changed it.
        let plan = self.storage.load::<Plan>().with(change);
        self.storage.store(&plan);
        self.plan.set(Rc::new(plan));
        self.on_remark.emit(());
    }

    /// Reads results and plan anew, after what is kept was changed in another way.
    pub(crate) fn reread(&self) {
        self.progress.dispatch(Change::Reread(self.storage.progress()));
        self.plan.set(Rc::new(self.storage.load()));
        self.on_remark.emit(());
    }
}

/// How the results change.
pub enum Change {
    /// One more ruling, by its name in the log.
    Add(String, Box<RulingRecord>),
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

/// The results and the plan kept in a storage; what another window records joins them.
#[hook]
pub(crate) fn use_progress_in(storage: &Storage, on_remark: Callback<()>) -> ProgressHandle {
    let progress = {
        let storage = storage.clone();
        use_reducer(move || storage.progress())
    };
    let plan = {
        let storage = storage.clone();
        use_state_eq(move || Rc::new(storage.load::<Plan>()))
    };
    let handle = ProgressHandle { storage: storage.clone(), progress, plan, on_remark };
    use_reread(&handle);
    handle
}

/// Reads results and plan anew when another window has changed them: once for all that it writes or
/// erases in one go.
#[hook]
fn use_reread(handle: &ProgressHandle) {
    let handle = handle.clone();
    let waiting = use_mut_ref(|| None);
    browser::use_other_windows(Callback::from(move |name: Option<String>| {
        if Storage::tells_of_results(name.as_deref()) {
            let handle = handle.clone();
            let reread = Timeout::new(PAUSE, move || handle.reread());
            // The one that waited does nothing any more.
            drop(waiting.replace(Some(reread)));
        }
    }));
}

/// After how long a pause the other window has finished, in milliseconds.
const PAUSE: u32 = 60;
