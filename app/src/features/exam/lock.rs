//! The lock on this device while an exam is in progress: whatever page is asked for, the exam is shown. Who
//! clears the data of the browser or takes another device is not kept from anything by it.

use serde::{Deserialize, Serialize};
use yew::prelude::*;

use crate::features::lms::package::has_to_be_passed;
use crate::platform::browser;
use crate::platform::storage::{Key, Storage, Stored};
use crate::route::{ExamPage, Route};

/// The text of the paper in progress on this device; none while there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ExamLock(pub Option<String>);

impl Stored for ExamLock {
    const KEY: Key = Key::ExamLock;
    const VERSION: u32 = 1;
}

/// The page that is shown for a route: the exam in progress, if there is one; and in a package that has to be
/// passed nothing by which a course is presented, printed or examined.
pub(crate) fn admitted(route: Route, storage: &Storage) -> Route {
    if let Some(paper) = storage.load::<ExamLock>().0 {
        return Route::Exam(ExamPage::Sit(paper));
    }
    let gives_away = matches!(route, Route::Present(_) | Route::Print { .. } | Route::Exam(_));
    if gives_away && has_to_be_passed() { Route::NotFound } else { route }
}

/// Draws the page anew when an exam is begun or handed in in another window.
#[hook]
pub(crate) fn use_locked() {
    let redraw = use_force_update();
    browser::use_other_windows(Callback::from(move |name: Option<String>| {
        if Storage::concerns::<ExamLock>(name.as_deref()) {
            redraw.force_update();
        }
    }));
}
