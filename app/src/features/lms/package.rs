//! A package for a learning platform (LMS): what `acconcio scorm` makes, played there or on its own.
//!
//! `boot.js` says that the app is such a package; the rest comes with the pages of the courses. In a platform
//! the app keeps its results in a [store](store) that tells the platform of them; on its own it keeps them as
//! always. A part of its own would cost more in the first load, for the files it has in common with others.

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

/// How a learner's session stands, as it is shown.
pub(crate) struct Account {
    pub(crate) purpose: Purpose,
    pub(crate) mastery: Option<Percent>,
    pub(crate) trouble: Option<Trouble>,
}

/// How the session stands; none without a platform.
pub(crate) fn account() -> Option<Account> {
    super::link::account()
}

/// What is kept: by the platform where there is one, else by the browser as always.
pub async fn open() -> Storage {
    let Some(package) = browser::package() else { return Storage::open() };
    match fetch_begin().await {
        Ok(begin) => begin(&package),
        // The app then says itself that a part of it is missing.
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
