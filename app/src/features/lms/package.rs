//! A package for a learning platform (LMS): what `acconcio scorm` makes, played there or on its own.
//!
//! `boot.js` says that the app is such a package; the rest comes with the pages of the courses. In a platform
//! the app keeps its results in a [store](store) that tells the platform of them; on its own it keeps them as
//! always. A part of its own would cost more in the first load, for the files it has in common with others.

use std::cell::RefCell;
use std::rc::Rc;

use acconcio_training::scenario::Package;
use serde::{Deserialize, Serialize};

use crate::platform::storage::merge::{Merge, Tally};
use crate::platform::storage::{Key, Stored};

/// What this device keeps of a learner's marks while the platform does not take them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LocalCopy {
    /// The learner's name for the platform.
    pub learner: String,
    /// What the platform would have kept.
    pub suspended: String,
}

impl Stored for LocalCopy {
    const KEY: Key = Key::Lms;
    const VERSION: u32 = 1;
}

impl Merge for LocalCopy {
    /// What this device has still to hand over is not given up for anything.
    fn merged(&self, backup: &LocalCopy) -> (LocalCopy, Tally) {
        let is_handed_over = self.suspended.is_empty();
        let (now, mut tally) = (if is_handed_over { backup } else { self }, Tally::default());
        tally.count(Some(self), Some(backup), now);
        (now.clone(), tally)
    }
}

thread_local! {
    /// The package that this app is.
    static PACKAGE: RefCell<Option<Rc<Package>>> = const { RefCell::new(None) };
}

/// The package that this app is; none where it is the whole app.
pub(crate) fn package() -> Option<Rc<Package>> {
    PACKAGE.with_borrow(Clone::clone)
}

/// Whether this app is a package in which so much has to be reached.
pub(crate) fn has_to_be_passed() -> bool {
    PACKAGE.with_borrow(|package| package.as_ref().is_some_and(|it| it.mastery.is_some()))
}

/// Remembers the package that this app is.
pub(super) fn begin(package: Rc<Package>) {
    PACKAGE.set(Some(package));
}
