//! The arbiter's results, shared by every page.

use std::rc::Rc;

use yew::prelude::*;

use crate::storage::{Attempt, Progress, Storage, record};

/// The results, and how one more is recorded.
#[derive(Clone, PartialEq)]
pub(crate) struct ProgressHandle {
    storage: Storage,
    progress: UseStateHandle<Rc<Progress>>,
    on_remark: Callback<()>,
}

impl ProgressHandle {
    /// The results so far.
    pub(crate) fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Records a ruling.
    pub(crate) fn record(&self, attempt: &Attempt) {
        self.progress.set(Rc::new(record(&self.storage, attempt)));
        self.on_remark.emit(());
    }
}

/// The results kept in a storage.
#[hook]
pub(crate) fn use_progress_in(storage: &Storage, on_remark: Callback<()>) -> ProgressHandle {
    let progress = {
        let storage = storage.clone();
        use_state(move || Rc::new(storage.load::<Progress>()))
    };
    ProgressHandle { storage: storage.clone(), progress, on_remark }
}
