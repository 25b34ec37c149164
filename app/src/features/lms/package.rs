//! The package for a learning platform (LMS) that `acconcio scorm` makes, opened in a platform or on
//! its own.
//!
//! `boot.js` says that the app is such a package; the rest comes with the pages of the courses. In a
//! platform the app keeps its results in a [store](store) that passes them to the platform; on its own
//! it stores them on the device. A part of its own would make the first load larger, because of the
//! files it shares with others.

use super::call::Trouble;
use super::score::Percent;
use super::session::Purpose;

use std::cell::RefCell;
use std::rc::Rc;

use acconcio_training::scenario::Package;
use serde::{Deserialize, Serialize};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::platform::browser;
use crate::platform::storage::merge::{Merge, Tally};
use crate::platform::storage::{Key, Storage, Stored};

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

/// The state of a learner's session, as it is shown.
pub(crate) struct Account {
    pub(crate) purpose: Purpose,
    pub(crate) mastery: Option<Percent>,
    pub(crate) trouble: Option<Trouble>,
}

/// The state of the session; `None` without a platform.
pub(crate) fn account() -> Option<Account> {
    super::link::account()
}

/// Opens the storage: the platform's where there is one, else the browser's.
pub async fn open() -> Storage {
    let Some(package) = browser::package() else { return Storage::open() };
    match fetch_begin().await {
        Ok(begin) => begin(&package),
        // The app then reports itself that a part of it is missing.
        Err(_) => Storage::open(),
    }
}

#[wasm_split(pages, fallible)]
fn fetch_begin() -> Result<fn(&str) -> Storage, SplitLoaderError> {
    Ok(begin)
}

fn begin(package: &str) -> Storage {
    let Ok(package) = serde_json::from_str::<Package>(package) else { return Storage::open() };
    let package = Rc::new(package);
    PACKAGE.set(Some(package.clone()));
    super::link::begin(package).unwrap_or_else(Storage::open)
}
