//! The package for a learning platform (LMS) that `acconcio scorm` makes, opened in a platform or on
//! its own.
//!
//! `boot.js` says that the app is such a package; the rest comes with the pages of the courses. In a
//! platform the app keeps its results in a [store](store) that passes them to the platform; on its own
//! it stores them on the device. A part of its own would make the first load larger, because of the
//! files it shares with others.

use std::cell::RefCell;
use std::rc::Rc;

use acconcio_training::scenario::Package;
use serde::{Deserialize, Serialize};

use crate::platform::storage::merge::{Merge, Tally};
use crate::platform::storage::{Key, Stored};

/// The marks of a learner that the platform has not accepted yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LocalCopy {
    /// The id of the learner in the platform.
    pub learner: String,
    /// The data that the platform should have stored.
    pub suspended: String,
}

impl Stored for LocalCopy {
    const KEY: Key = Key::Lms;
    const VERSION: u32 = 1;
}

impl Merge for LocalCopy {
    /// Keeps data that the platform has not accepted yet, whatever the backup contains.
    fn merged(&self, backup: &LocalCopy) -> (LocalCopy, Tally) {
        let is_handed_over = self.suspended.is_empty();
        let (now, mut tally) = (if is_handed_over { backup } else { self }, Tally::default());
        tally.count(Some(self), Some(backup), now);
        (now.clone(), tally)
    }
}

thread_local! {
    /// The package, where this app is one.
    static PACKAGE: RefCell<Option<Rc<Package>>> = const { RefCell::new(None) };
}

/// The package, where this app is one; `None` where it is the whole app.
pub(crate) fn package() -> Option<Rc<Package>> {
    PACKAGE.with_borrow(Clone::clone)
}

/// Whether this app is a package with a pass mark.
pub(crate) fn has_to_be_passed() -> bool {
    PACKAGE.with_borrow(|package| package.as_ref().is_some_and(|it| it.mastery.is_some()))
}

/// Remembers the package that this app is.
pub(super) fn begin(package: Rc<Package>) {
    PACKAGE.set(Some(package));
}
