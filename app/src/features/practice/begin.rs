//! A run of practice begins: chance is asked here, once; all that follows is in the address.

use super::thread::{Run, Thread};
use crate::features::library::shelf::Shelf;
use crate::platform::browser;

/// Goes to the first incident of a thread; a run has a new order.
pub(crate) fn begin(thread: &Thread, shelf: &Shelf<'_>) {
    let run = Run { seed: browser::random(), began: browser::now() };
    if let Some(first) = thread.begun_anew(run).beginning(shelf) {
        browser::go_to_hash(&first);
    }
}
